import { confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import type { AskView, Json, Line, OrdersShape, Scene, Shape, SpotShape } from '@shambles/engine';
import { lengthIn, type Teller, type Watch } from '@shambles/story';
import type { Io } from '../io.js';
import { ordersAtOnce } from './answers/orders.js';
import { type Group, groupsOf, Unclear } from './answers/pick.js';
import { readFacing, readSpot } from './answers/spot.js';
import { givenFor } from './places.js';
import { crowdIn, nameOf, optionWords } from './things.js';

/** Thrown when the person goes back. */
class Back extends Error {}

/** Leads a person through the answer step by step; undefined if the person goes back (Esc). */
export async function guide(
  ask: AskView,
  scene: Scene,
  teller: Teller,
  io: Io,
  watch?: Watch,
): Promise<Json | undefined> {
  try {
    return await new Guide(ask, scene, teller, io, watch).answer();
  } catch (error) {
    if (error instanceof Back) return undefined;
    throw error;
  }
}

function taken<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw new Back();
  return value as Exclude<T, symbol>;
}

class Guide {
  private readonly streams: { input: Io['stdin']; output: Io['stdout'] };
  private readonly question: string;

  constructor(
    private readonly ask: AskView,
    private readonly scene: Scene,
    private readonly teller: Teller,
    io: Io,
    private readonly watch: Watch | undefined,
  ) {
    this.streams = { input: io.stdin, output: io.stdout };
    this.question = teller.say(ask.line);
  }

  async answer(): Promise<Json> {
    const { shape } = this.ask;
    switch (shape.kind) {
      case 'choose':
        return this.one(
          this.question,
          shape.options.map((o) => ({ value: o.id, label: this.option(o) })),
        );
      case 'some':
        return this.some(shape);
      case 'allocate':
        return this.allocate(shape);
      case 'place':
        return this.place(shape);
      case 'path':
        return this.path(shape);
      case 'number':
        return this.whole(shape);
      case 'confirm':
        return this.yesOrNo(shape);
      case 'spot':
        return this.spot(shape);
      case 'facing':
        return this.elsewhere(
          shape.options.map((o) => ({ value: o.id, label: this.option(o), hint: `${o.degrees}°` })),
          'A direction: 3h, ne, 135°, to <figure>',
          (typed) => readFacing(typed, shape, this.scene, this.teller),
        );
      case 'orders':
        return this.orders(shape);
    }
  }

  private async whole({ min, max }: Shape & { kind: 'number' }): Promise<number> {
    const typed = await text({
      ...this.streams,
      message: this.question,
      validate: (t) =>
        /^-?\d+$/.test(t ?? '') && Number(t) >= min && Number(t) <= max ? undefined : `${min} to ${max}`,
    });
    return Number(taken(typed));
  }

  private async yesOrNo({ yes, no }: Shape & { kind: 'confirm' }): Promise<boolean> {
    return taken(
      await confirm({
        ...this.streams,
        message: this.question,
        active: this.teller.say(yes),
        inactive: this.teller.say(no),
      }),
    );
  }

  private async spot(shape: SpotShape): Promise<Json> {
    const said = await this.elsewhere(
      shape.options.map((o) => ({
        value: o.id,
        label: this.option(o),
        ...(o.cost !== undefined &&
          this.scene.kind === 'measured' && { hint: lengthIn(o.cost, this.scene.unit) }),
      })),
      shape.lit.some((l) => l.runs.length > 0) ? 'A spot: 34 52, n 5, to <figure> 4' : undefined,
      (typed) => readSpot(typed, shape, this.scene, this.teller),
    );
    return typeof said === 'string' ? givenFor(said, shape) : said;
  }

  private async one(
    message: string,
    options: { value: string; label: string; hint?: string }[],
  ): Promise<string> {
    return taken(await select({ ...this.streams, message, options, maxItems: 12 }));
  }

  /** Asks for one of the options, or for something typed if `other` is chosen. */
  private async elsewhere(
    options: { value: string; label: string; hint?: string }[],
    other: string | undefined,
    read: (typed: string) => Json,
  ): Promise<Json> {
    const rest = other === undefined ? [] : [{ value: '', label: other }];
    const all = [...options, ...rest];
    const chosen = options.length === 0 ? '' : await this.one(this.question, all);
    if (chosen !== '') return chosen;
    const typed = taken(
      await text({
        ...this.streams,
        message: other ?? this.question,
        validate: (t) => {
          try {
            read(t ?? '');
            return undefined;
          } catch (error) {
            if (error instanceof Unclear) return error.message;
            throw error;
          }
        },
      }),
    );
    return read(typed);
  }

  private option(option: { readonly id: string; readonly on?: string; readonly line: Line }): string {
    const label = this.teller.say(option.line);
    if (this.scene.kind === 'printed') return this.label(option.id, label);
    return optionWords(option, label, this.scene, (t) => t, this.watch);
  }

  private async number(message: string, most: number): Promise<number> {
    if (most <= 1) return most;
    return Number(
      await this.one(
        message,
        Array.from({ length: most }, (_, i) => ({ value: String(most - i), label: String(most - i) })),
      ),
    );
  }

  /** "C3 (2 Tanks, 3 Rotting Zombies)". */
  private label(id: string, label: string): string {
    const counts = crowdIn(id, this.scene);
    return counts.length === 0
      ? label
      : `${label} (${counts.map(([name, n]) => `${n} ${name}${n > 1 ? 's' : ''}`).join(', ')})`;
  }

  private async some(shape: Shape & { kind: 'some' }): Promise<Json> {
    const options = shape.options.map((o) => ({
      value: o.id,
      label: this.option(o),
    }));
    for (;;) {
      const ids = taken(
        await multiselect({
          ...this.streams,
          message: this.question,
          options,
          required: shape.min > 0,
          maxItems: 14,
        }),
      );
      if (ids.length >= shape.min && ids.length <= shape.max) return ids;
    }
  }

  private async allocate(shape: Shape & { kind: 'allocate' }): Promise<Json> {
    const given: { [id: string]: number } = {};
    let left = shape.amount;
    for (;;) {
      const open = shape.options.filter((o) => given[o.id] === undefined && o.price <= left);
      if (open.length === 0) return given;
      const groups = groupsOf(open, shape.like, this.scene, this.teller);
      const id = await this.one(
        `${this.question} ${left} left.`,
        groups.map((g) => ({ value: g.ids[0] as string, label: g.label })),
      );
      const price = shape.options.find((o) => o.id === id)?.price ?? 1;
      given[id] = price;
      left -= price;
    }
  }

  private async place(shape: Shape & { kind: 'place' }): Promise<Json> {
    const placed: { [id: string]: string } = {};
    const done = { value: '', label: 'Enough' };
    for (;;) {
      const spent = shape.items.reduce((n, i) => n + (placed[i.id] === undefined ? 0 : (i.cost ?? 0)), 0);
      const open = shape.items.filter(
        (i) =>
          placed[i.id] === undefined && (shape.budget === undefined || spent + (i.cost ?? 0) <= shape.budget),
      );
      const groups = groupsOf(open, shape.like, this.scene, this.teller);
      if (groups.length === 0) return placed;
      const left = shape.budget === undefined ? `${open.length} to place.` : `${shape.budget - spent} left.`;
      const like = await this.one(`${this.question} ${left}`, [
        ...groups.map((g) => ({ value: g.ids[0] as string, label: g.label })),
        ...(shape.optional ? [done] : []),
      ]);
      if (like === '') return placed;
      const group = groups.find((g) => g.ids[0] === like) as Group;
      const room = (p: string) =>
        (shape.each ?? Number.POSITIVE_INFINITY) - Object.values(placed).filter((at) => at === p).length;
      const at = await this.one(
        'Where?',
        shape.places.filter((p) => room(p) > 0).map((p) => ({ value: p, label: this.label(p, p) })),
      );
      const cost = shape.items.find((i) => i.id === like)?.cost ?? 0;
      const afford =
        shape.budget === undefined || cost === 0
          ? group.ids.length
          : Math.floor((shape.budget - spent) / cost);
      const count = await this.number('How many?', Math.min(group.ids.length, room(at), afford));
      for (const id of group.ids.slice(0, count)) placed[id] = at;
    }
  }

  private async path(shape: Shape & { kind: 'path' }): Promise<Json> {
    const path: string[] = [];
    for (;;) {
      const here = path[path.length - 1] ?? shape.from;
      const next = (shape.next[here] ?? []).filter((p) => !path.includes(p) && p !== shape.from);
      if (path.length >= shape.max || next.length === 0) return path;
      const step = await this.one(`${this.question} Now in ${here}, ${shape.max - path.length} more.`, [
        ...next.map((p) => ({ value: p, label: this.label(p, p) })),
        { value: '', label: 'Stop here' },
      ]);
      if (step === '') return path;
      path.push(step);
    }
  }

  private async orders(shape: OrdersShape): Promise<Json> {
    const now = ordersAtOnce(shape);
    const places = [...new Set(shape.stacks.map((s) => s.at))];
    const label = (id: string) => this.teller.say((shape.bulk.find((b) => b.id === id) ?? shape.finish).line);
    const first = await this.one(this.question, [
      ...places.map((p) => ({
        value: `@${p}`,
        label: `In ${p}`,
        hint: shape.stacks
          .filter((s) => s.at === p)
          .map((s) => `${s.units.length} ${s.like}`)
          .join(', '),
      })),
      ...now.map((o) => ({
        value: o.id,
        label: o.id === 'rest' ? `Go on with ${o.orders.join(', ')}` : label(o.id),
      })),
    ]);
    const direct = now.find((o) => o.id === first);
    if (direct) return direct.orders;
    const stacks = shape.stacks.filter((s) => `@${s.at}` === first);
    const units = stacks.flatMap((s) =>
      s.units.map((id) => ({
        value: id,
        label: `${nameOf(id, this.scene) ?? s.like} (${id})`,
      })),
    );
    const who =
      units.length === 1
        ? [units[0]?.value as string]
        : taken(
            await multiselect({
              ...this.streams,
              message: 'Who?',
              options: units,
              initialValues: units.map((u) => u.value),
              required: true,
              maxItems: 14,
            }),
          );
    const theirs = stacks.filter((s) => s.units.some((id) => who.includes(id)));
    const goals = (verb: string) =>
      (theirs[0]?.to[verb] ?? []).filter((p) => theirs.every((s) => s.to[verb]?.includes(p)));
    const verbs = shape.verbs.filter((v) => goals(v.verb).length > 0);
    const verb = await this.one(
      'What?',
      verbs.map((v) => ({ value: v.verb, label: this.teller.say(v.line), hint: v.rule })),
    );
    const to = goals(verb);
    const here = first.slice(1);
    const goal =
      to.length === 1 && to[0] === here
        ? here
        : await this.one(
            'Where?',
            to.map((p) => ({ value: p, label: p === here ? `${p}, here` : this.label(p, p) })),
          );
    return [`${verb} ${who.join(' ')}${goal === here ? '' : ` > ${goal}`}`];
  }
}

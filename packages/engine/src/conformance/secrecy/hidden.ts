import { type DiceSource, type Draw, type Roll, SeededDice } from '../../dice/dice.js';
import { pick, Sfc32 } from '../../dice/random.js';
import type { Ask } from '../../rule/ask.js';
import { type Fact, type Seat, told } from '../../rule/fact.js';
import { type Request, type Rule, World } from '../../rule/rule.js';
import type { Correctable } from '../../system/correctable.js';
import { valueAt } from '../../table/patch.js';
import { difference } from '../alike.js';
import type { Trial } from '../trial.js';

/**
 * Checks that hidden information cannot leak. At every pause, a seat's view and scene must stay the same if everything
 * hidden from it is scrambled. In every step, so must everything that it is told and asked, byte for byte, until
 * something is revealed.
 */
export function checkHidden(trial: Trial): void {
  const { system, setup, random } = trial;
  const book = system.book(setup);
  const dice = new SeededDice(trial.seed);
  let state = system.start(book);
  for (let n = 0; ; n++) {
    trial.ensure(n < trial.most, n, `the game has not ended after ${trial.most} steps`);
    for (const seat of trial.eyes) if (trial.oneIn(12)) checkStep(trial, { state, book, n }, seat);
    const side = new Side(trial, state, book, dice);
    if (side.over) return;
    while (side.request) {
      for (const seat of trial.eyes)
        if (trial.oneIn(10)) checkViews(trial, { state: side.world.s, book, n }, seat);
      const answers = side.asks.map((ask) => ask.space.sample(random));
      side.go(side.request.kind === 'ask' ? answers[0] : answers);
    }
    state = side.world.s;
    for (const seat of trial.eyes) if (trial.oneIn(10)) checkViews(trial, { state, book, n }, seat);
  }
}

/** A moment of a game: after `n` steps. */
interface Moment {
  readonly state: unknown;
  readonly book: unknown;
  readonly n: number;
}

function checkViews(trial: Trial, { state, book, n }: Moment, seat: Seat): void {
  const { system, random } = trial;
  const before = JSON.stringify(state);
  const other = system.scramble(state, seat, random, book);
  system.copy(state);
  trial.ensure(JSON.stringify(state) === before, n, 'scramble or copy changed the state it was given');
  const wrong = system.check(other, book);
  if (wrong !== undefined) trial.fail(n, `scrambled for ${seat}, the state is impossible: ${wrong}`);
  const view = system.view(state, seat, book);
  const twin = system.view(other, seat, book);
  if (JSON.stringify(view) !== JSON.stringify(twin))
    trial.fail(n, `${seat} sees something that is hidden from it${where(twin, view)}`);
  checkCorrectable(trial, state, system.correctable(view, book), seat, n);
  const scenes = [system.scene(view, book), system.scene(twin, book)].map((s) => JSON.stringify(s));
  trial.ensure(scenes[0] === scenes[1], n, `the board of ${seat} shows something that is hidden from it`);
}

/** Whatever a seat may propose to put right is in the state, where it says, as the seat sees it; and named once. */
function checkCorrectable(
  trial: Trial,
  state: unknown,
  all: readonly Correctable[],
  seat: Seat,
  n: number,
): void {
  const names = new Set<string>();
  for (const { of = '', what, path, now, values } of all) {
    trial.same(valueAt(state, path), now, n, `what ${seat} may put right at "${path}"`);
    if (values && !values.some(({ value }) => value === now))
      trial.fail(n, `"${path}" is ${JSON.stringify(now)}, which is none of its values`);
    const name = `${of}: ${what}`;
    trial.ensure(what !== '' && !names.has(name), n, `two values that ${seat} may put right are "${name}"`);
    names.add(name);
  }
}

/** The first difference between two views as JSON. */
function where(got: unknown, wanted: unknown): string {
  const print = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  const found = difference(print(got), print(wanted));
  return found === undefined ? '' : `: ${found}`;
}

/** The same dice, but different draws where a seat does not see what is drawn. */
class OtherDraws implements DiceSource {
  private readonly dice: SeededDice;
  constructor(
    seed: string,
    private readonly seat: Seat,
    private readonly other: Sfc32 | undefined,
  ) {
    this.dice = new SeededDice(seed);
  }
  roll(roll: Roll) {
    return this.dice.roll(roll);
  }
  draw(draw: Draw): readonly string[] {
    const got = this.dice.draw(draw);
    const seen = draw.to === 'all' || draw.to?.includes(this.seat);
    return this.other && !seen ? pick(this.other, draw.from, draw.n) : got;
  }
}

/** One step of the game, run beside its twin. */
class Side {
  readonly world: World<unknown, unknown, Fact>;
  private readonly step: Rule<void> | undefined;
  request: Request | undefined;

  constructor({ system }: Trial, state: unknown, book: unknown, dice: DiceSource) {
    this.world = new World((s, f, b) => system.evolve(s, f, b), state, book, dice);
    this.step = system.next(this.world) as Rule<void> | undefined;
    this.go(undefined);
  }

  get over(): boolean {
    return this.step === undefined;
  }

  go(reply: unknown): void {
    const result = this.step?.next(reply);
    this.request = result === undefined || result.done ? undefined : result.value;
  }

  /** What `seat` was told since the last call. Clears the facts. */
  told(seat: Seat): Fact[] {
    const facts = this.world.facts.map((f) => told(f, seat)).filter((f) => f !== undefined);
    this.world.facts = [];
    return facts;
  }

  get asks(): readonly Ask[] {
    const { request } = this;
    return request?.kind === 'ask' ? [request] : request?.kind === 'secret' ? request.asks : [];
  }
}

/** Checks a step to its end, or until a reveal after which the seat knows different things in the two worlds. */
function checkStep(trial: Trial, { state, book, n: head }: Moment, seat: Seat): void {
  const { system, random } = trial;
  const seed = `${trial.seed}/${head}`;
  const a = new Side(trial, system.copy(state), book, new OtherDraws(seed, seat, undefined));
  const scrambled = system.scramble(system.copy(state), seat, random, book);
  const b = new Side(trial, scrambled, book, new OtherDraws(seed, seat, new Sfc32(`${seed}/${seat}`)));
  const views = () => [a, b].map((side) => system.view(side.world.s, seat, book));
  const seesAlike = () => new Set(views().map((view) => JSON.stringify(view))).size === 1;
  for (;;) {
    const told = compared(trial, a.told(seat), b.told(seat), seat, head);
    if (told === 'other' || (told === 'revealed' && !seesAlike())) return;
    const [mine, other] = [a, b].map((side) => side.asks.map((ask) => asSeen(ask, seat)));
    trial.same(
      other,
      mine,
      head,
      `what ${seat} is asked, or sees others being asked, depends on what is hidden from it`,
    );
    if (a.asks.length === 0 || b.asks.length === 0) break;
    const answers = a.asks.map((ask, i) => answerBoth(trial, ask, b.asks[i] as Ask, seat, head));
    const one = a.request?.kind === 'ask';
    a.go(one ? answers[0]?.[0] : answers.map((x) => x[0]));
    b.go(one ? answers[0]?.[1] : answers.map((x) => x[1]));
  }
  const [mine, twin] = views();
  if (!seesAlike())
    trial.fail(head, `after the step ${seat} sees something that was never revealed${where(twin, mine)}`);
}

/** An ask as a seat sees it: its own in full; of another seat's, only who is asked and the code. */
function asSeen(ask: Ask, seat: Seat): unknown {
  const { to, code } = ask;
  return ask.to === seat
    ? JSON.parse(
        JSON.stringify({ to, code, rule: ask.rule, values: ask.values ?? {}, shape: ask.space.shape() }),
      )
    : { to, code };
}

/** Answers to both asks: the same answer if the other world allows it. A seat's own answers must be legal in both. */
function answerBoth(trial: Trial, mine: Ask, twin: Ask, seat: Seat, head: number): [unknown, unknown] {
  const value = mine.space.value(mine.space.sample(trial.random));
  const read = mine.space.parse(value);
  if (!read.ok) return trial.fail(head, `a sample of "${mine.code}" is refused: ${read.text}`);
  const { answer } = read;
  const parsed = twin.space.parse(value);
  if (parsed.ok) return [answer, parsed.answer];
  if (mine.to === seat)
    trial.fail(
      head,
      `whether an answer of ${seat} to "${mine.code}" is legal depends on what is hidden from it`,
    );
  return [answer, twin.space.sample(trial.random)];
}

/**
 * Compares what `seat` is told in both worlds: the same, the same with a reveal in it, or something else after a
 * reveal. Fails where it differs and nothing was revealed.
 */
function compared(
  trial: Trial,
  mine: readonly Fact[],
  other: readonly Fact[],
  seat: Seat,
  head: number,
): 'same' | 'revealed' | 'other' {
  let revealed = false;
  for (let i = 0; i < Math.max(mine.length, other.length); i++) {
    const [a, b] = [mine[i], other[i]];
    revealed ||= a?.reveals === true || b?.reveals === true;
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    if (revealed) return 'other';
    trial.fail(
      head,
      `${seat} is told ${JSON.stringify(a)}, and ${JSON.stringify(b)} where other things are hidden; neither is said to reveal`,
    );
  }
  return revealed ? 'revealed' : 'same';
}

import type { Json, OrdersShape, Scene } from '@shambles/engine';
import { cellsIn, nameOf, wordsFor } from '../things.js';
import { type Group, pickIds, Unclear } from './pick.js';

/** Orders that can be given by number: to go on with what was left over, the bulk orders, and the end of the phase. */
export function ordersAtOnce(
  shape: OrdersShape,
): { readonly id: string; readonly orders: readonly string[]; readonly rule?: string }[] {
  const rest = shape.rest.length > 0 ? [{ id: 'rest', orders: shape.rest }] : [];
  return [
    ...rest,
    ...shape.bulk.map((b) => ({ id: b.id, orders: [b.id], ...(b.rule && { rule: b.rule }) })),
    { id: shape.finish.id, orders: [shape.finish.id] },
  ];
}

/** Reads a queue of orders: "move ufo-1 > C3, move C3 tank trooper > C4, blast C3, attack all, finish". */
export function readOrders(text: string, shape: OrdersShape, scene: Scene): Json {
  const atOnce = ordersAtOnce(shape);
  const queue: string[] = [];
  for (const part of parts(text, shape)) {
    const t = part.toLowerCase();
    const direct = /^\d+$/.test(t)
      ? atOnce[Number(t) - 1]
      : atOnce.find(
          (o) =>
            o.id.toLowerCase() === t || (o.id === shape.finish.id && ['done', 'end', 'finish'].includes(t)),
        );
    if (direct) queue.push(...direct.orders);
    else queue.push(...order(part, shape, scene));
  }
  if (queue.length === 0) throw new Unclear('An order begins with what is done; an example: "finish".');
  return queue;
}

/** Splits orders. A comma separates them only before another order: "move tank, trooper > C4" is one. */
function parts(text: string, shape: OrdersShape): string[] {
  const verbs = new Set([
    ...shape.verbs.map((v) => v.verb),
    shape.finish.id,
    'done',
    'end',
    'rest',
    ...shape.bulk.map((b) => b.id.split(' ')[0]),
  ]);
  const found: string[] = [];
  for (const part of text
    .split(/[,;]/)
    .map((t) => t.trim())
    .filter((t) => t !== '')) {
    const last = found[found.length - 1];
    const begins = verbs.has(part.split(/\s+/)[0]?.toLowerCase()) || /^\d+$/.test(part);
    if (!begins && last !== undefined && !last.includes('>')) found[found.length - 1] = `${last} ${part}`;
    else found.push(part);
  }
  return found;
}

function order(part: string, shape: OrdersShape, scene: Scene): string[] {
  const [left = '', goal, more] = part.split('>').map((t) => t.trim());
  if (more !== undefined) throw new Unclear(`"${part}" has more than one ">".`);
  const [first = '', ...words] = left.split(/\s+/);
  const verbs = shape.verbs.map((v) => v.verb);
  const begins = verbs.filter((v) => v.startsWith(first.toLowerCase()));
  const verb =
    verbs.find((v) => v === first.toLowerCase()) ??
    (first.length > 0 && begins.length === 1 ? begins[0] : undefined);
  if (verb === undefined)
    throw new Unclear(
      `"${first}" is no order; allowed: ${[...verbs, ...ordersAtOnce(shape).map((o) => `"${o.id}"`)].join(', ')}.`,
    );
  if (words.length === 0)
    throw new Unclear(`Who is to ${verb}? Name a place, kinds or counters: "${example(verb, shape)}".`);
  const to = goal === undefined || goal === '' ? '' : ` > ${goal.toUpperCase()}`;
  return unitsOf(words, shape, scene, verb).map((ids) => `${verb} ${ids.join(' ')}${to}`);
}

/** The counters that the words mean, one group for each place. */
function unitsOf(words: readonly string[], shape: OrdersShape, scene: Scene, verb: string): string[][] {
  const places = new Map(shape.stacks.map((s) => [s.at.toLowerCase(), s.at]));
  const cells = new Set([...cellsIn(scene)].map((c) => c.toLowerCase()));
  const at: string[] = [];
  let rest: string[] = [];
  for (const word of words) {
    const w = word.toLowerCase();
    if (!cells.has(w)) rest.push(word);
    else if (places.has(w)) at.push(places.get(w) as string);
    else
      throw new Unclear(
        `Nobody of yours who may still act stands in ${word.toUpperCase()}; they stand in: ${[...new Set(places.values())].join(', ')}.`,
      );
  }
  if (rest.length === 1 && rest[0]?.toLowerCase() === 'all' && at.length > 0) rest = [];
  const stacks = shape.stacks.filter((s) => at.length === 0 || at.includes(s.at));
  if (rest.length === 0)
    return byPlace(
      stacks
        .filter((s) => verb === 'pass' || s.to[verb] !== undefined || at.length > 0)
        .flatMap((s) => s.units),
      shape,
    );
  const units = pickIds(rest.join(' '), groups(stacks, scene));
  const parted = byPlace(units, shape);
  if (at.length === 0 && parted.length === 1) ambiguous(rest, units, stacks, scene);
  return parted;
}

function groups(stacks: OrdersShape['stacks'], scene: Scene): Group[] {
  // Groups have no numbers here: in an order a number is a count.
  return stacks.map((s) => ({
    number: -1,
    label: s.like,
    ids: s.units,
    words: [s.like, ...wordsFor(s.units[0] as string, scene)],
  }));
}

/** Throws Unclear if a kind is in several places and neither a place nor a counter was named. */
function ambiguous(
  words: readonly string[],
  units: readonly string[],
  stacks: OrdersShape['stacks'],
  scene: Scene,
): void {
  if (words.every((w) => units.includes(w.toLowerCase()))) return;
  for (const id of units) {
    const kind = stacks.find((s) => s.units.includes(id))?.like;
    const where = stacks.filter((s) => s.like === kind).map((s) => s.at);
    const name = nameOf(id, scene) ?? kind;
    if (where.length > 1 && !words.some((w) => w.toLowerCase() === id))
      throw new Unclear(`There are ${name}s in ${where.join(', ')}: say which, as in "${where[0]} ${kind}".`);
  }
}

function byPlace(units: readonly string[], shape: OrdersShape): string[][] {
  const found = new Map<string, string[]>();
  for (const id of units) {
    const at = shape.stacks.find((s) => s.units.includes(id))?.at as string;
    const there = found.get(at);
    if (there) there.push(id);
    else found.set(at, [id]);
  }
  return [...found.values()];
}

/** An order that could be given now. */
export function example(verb: string, shape: OrdersShape): string {
  for (const { at, like, to } of shape.stacks) {
    const goal = to[verb]?.find((t) => t !== at) ?? to[verb]?.[0];
    if (goal !== undefined) return `${verb} ${at} ${like}${goal === at ? '' : ` > ${goal}`}`;
  }
  return shape.finish.id;
}

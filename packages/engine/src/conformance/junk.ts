import type { Random } from '../dice/random.js';
import type { Json } from '../rule/fact.js';
import { leaves } from './alike.js';

const LONG = 'x'.repeat(5000);

/** Lists nested to this depth. */
function deep(levels: number): Json {
  let value: Json = [];
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

/** Values that are never a legal answer, as JSON can bring them. */
const JUNK: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e300,
  99999999,
  '',
  ' ',
  'nonsense',
  '__proto__',
  'constructor',
  LONG,
  [],
  [null],
  [[]],
  [''],
  ['nonsense'],
  ['finish', 'finish'],
  [1, 2, 3],
  [LONG, LONG],
  deep(40),
  {},
  { nonsense: 1 },
  { a: { b: null } },
  { toString: 1, valueOf: 1 },
  { length: 3 },
  { id: 'x', at: -1 },
  JSON.parse('{"__proto__":{"ok":true}}') as Json,
];

const ENDLESS = deep(20_000);

/** Some junk. Rarely, that includes an extremely deep value, which takes long to print. */
export function junk(random: Random, n: number): Json[] {
  return Array.from({ length: n }, () =>
    random.below(500) === 0 ? ENDLESS : (JUNK[random.below(JUNK.length)] as Json),
  );
}

const SHIFTS: readonly ((n: number) => number)[] = [
  (n) => -n,
  (n) => n * 0,
  (n) => n + 0.0004,
  (n) => n - 0.3,
  (n) => n + 1000,
  (n) => n * 1e-9,
];

/** A legal answer with something changed. The result may happen to be legal. */
export function mutations(value: Json, random: Random): Json[] {
  const found: Json[] = [[value], { value } as Json];
  const there = leaves(value);
  const { path } = there[random.below(Math.max(1, there.length))] ?? { path: '' };
  for (const other of junk(random, 2)) found.push(replaced(value, path, other));
  if (typeof value === 'string') found.push(`${value} `, value.slice(1), value.toUpperCase(), value + value);
  if (typeof value === 'number') found.push(value + 1, value - 1, -value, value + 0.5, String(value));
  if (typeof value === 'boolean') found.push(!value, String(value));
  if (Array.isArray(value)) {
    found.push([...value, ...value], value.slice(1), value.slice(0, -1), value.slice().reverse(), [
      ...value,
      'nonsense',
    ]);
    found.push(Object.fromEntries(value.entries()) as Json);
    // Spots: off the grid by more or less than its resolution, far away, on another level, at minus zero.
    if (value.length > 0 && value.every((n) => typeof n === 'number'))
      for (const change of SHIFTS) found.push(value.map((n) => change(n as number)));
    if (value.every((n) => typeof n === 'number')) found.push([...value, 1], [...value, -1], [...value, 0.5]);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const values = entries.map(([, v]) => v);
    found.push(Object.fromEntries(entries.slice(1)), Object.fromEntries(entries.reverse()));
    found.push(Object.fromEntries(entries.map(([k], i) => [k, values[(i + 1) % values.length] as Json])));
    found.push({ ...value, nonsense: values[0] ?? 1 });
  }
  return found;
}

/** A copy of the tree with one leaf replaced. */
function replaced(tree: Json, path: string, leaf: Json): Json {
  if (path === '') return leaf;
  const copy = JSON.parse(JSON.stringify(tree)) as Record<string, unknown>;
  const keys = path.split('/');
  let node = copy;
  for (const key of keys.slice(0, -1)) node = node[key] as Record<string, unknown>;
  node[keys[keys.length - 1] as string] = leaf;
  return copy as Json;
}

/** Whole answers that are malformed. */
export function malformedAnswers(good: { seat: string; ask: string; at: number; value: Json }): unknown[] {
  const { seat, ask, at, value } = good;
  return [
    null,
    undefined,
    0,
    'answer',
    [],
    [seat, ask, at, value],
    {},
    { seat },
    { seat, ask },
    { ask, at, value },
    { seat, ask, at: String(at), value },
    { seat, ask: at, at, value },
    { seat: 7, ask, at, value },
    { seat: { toString: 1 }, ask, at, value },
    { seat: null, ask, at, value },
    { seat, ask: null, at, value },
    { seat, ask, at, value, id: 5 },
    { seat, ask, at, value, id: {} },
    { seat, ask, at: Number.NaN, value },
  ];
}

import { ask, Choose, choose, type Rule, type RuleOf, type Seat, type World } from '@shambles/engine';
import { grains, litRows, type MapFile, Spot } from '@shambles/field';
import { PER_INCH } from '../units.js';
import { ADDITIONS, type Addition, added, movedTo, quartered, without } from './changing.js';
import { clash } from './standing.js';
import { middleOf, type Thing, thingsOn } from './things.js';

// biome-ignore lint/suspicious/noExplicitAny: towns are laid in the worlds of every measured book
type AnyWorld = World<any, any, any>;

/** Why a table cannot be played on as it is, and the rule that says so. */
export interface Fault<R extends string> {
  readonly rule: R;
  readonly text: string;
}

/** A table with one change: what was changed, and how. */
export interface Change {
  readonly map: MapFile;
  readonly what: string;
  readonly how: 'turned' | 'removed' | 'moved' | 'added';
}

/** The conditions under which a player lays out a table. */
export interface Laying<R extends string> {
  /** The rule cited with each question. */
  readonly rule: R;
  /** Additions that the book allows besides those that every table allows. */
  readonly adds?: readonly Addition[];
  /** What is wrong with a table, if anything; `changed` is the thing that was placed or moved. */
  readonly fault: (map: MapFile, changed?: string) => Fault<R> | undefined;
}

/** What to do with a table: play on it, replace it with another, turn it by a quarter, or edit it. */
export type Look = 'play' | 'another' | 'turn' | 'edit';

/** Asks a seat what to do with a table, among the options in `may`. The words are `LAY_WORDS`. */
export function* askLook<W extends AnyWorld>(
  w: W,
  seat: Seat,
  rule: RuleOf<W>,
  may: readonly Look[],
): Rule<Look> {
  const looks = new Choose(may, { line: (id) => ({ key: `lay.${id}` }) });
  return (yield* ask(w, seat, rule, 'lay', looks)) as Look;
}

/** Asks a seat for one change to a table. Undefined if the seat leaves it as it is. The words are `LAY_WORDS`. */
export function* askChange<W extends AnyWorld>(
  w: W,
  seat: Seat,
  map: MapFile,
  laying: Laying<RuleOf<W>>,
): Rule<Change | undefined> {
  const idOf = (what: 'leave' | Addition | Thing) =>
    typeof what === 'object' ? what.id : what === 'leave' ? what : `add ${what}`;
  const chosen = yield* ask(
    w,
    seat,
    laying.rule,
    'lay-what',
    choose(['leave', ...ADDITIONS, ...(laying.adds ?? []), ...thingsOn(map)] as const, {
      id: idOf,
      line: (what) =>
        typeof what === 'object'
          ? { key: 'lay.thing', values: { name: what.name } }
          : { key: what === 'leave' ? 'lay.leave' : `lay.add-${what}` },
      on: idOf,
    }),
  );
  if (typeof chosen === 'object') return yield* change(w, seat, map, chosen, laying);
  return chosen === 'leave' ? undefined : yield* add(w, seat, map, chosen, laying);
}

/** Moves, turns or removes one thing. Changes that would make the table faulty are not offered. */
function* change<W extends AnyWorld>(
  w: W,
  seat: Seat,
  map: MapFile,
  thing: Thing,
  laying: Laying<RuleOf<W>>,
): Rule<Change | undefined> {
  const quarter = quartered(map, thing);
  const rest = without(map, thing);
  const may = [
    'move',
    ...(thing.list !== 'lamps' && !laying.fault(quarter, thing.id) ? ['quarter'] : []),
    ...(laying.fault(rest) ? [] : ['remove']),
    'leave',
  ];
  const chosen = yield* ask(
    w,
    seat,
    laying.rule,
    'lay-thing',
    new Choose(may, { line: (id) => ({ key: `lay.${id}` }) }),
    { name: thing.name },
  );
  if (chosen === 'quarter') return { map: quarter, what: thing.id, how: 'turned' };
  if (chosen === 'remove') return { map: rest, what: thing.id, how: 'removed' };
  if (chosen === 'leave') return undefined;
  const put = yield* askWhere(w, seat, map, thing, (at) => movedTo(map, thing, at), laying);
  return put && { map: put, what: thing.id, how: 'moved' };
}

function* add<W extends AnyWorld>(
  w: W,
  seat: Seat,
  map: MapFile,
  what: Addition,
  laying: Laying<RuleOf<W>>,
): Rule<Change | undefined> {
  const [wide, high] = map.size;
  const { map: somewhere, id } = added(map, what, [wide / 2, high / 2]);
  const thing = thingsOn(somewhere).find((t) => t.id === id) as Thing;
  const put = yield* askWhere(w, seat, map, thing, (at) => added(map, what, at).map, laying);
  return put && { map: put, what: id, how: 'added' };
}

/** Asks for the new position of a thing's middle. Returns the table with the thing there. */
function* askWhere<W extends AnyWorld>(
  w: W,
  seat: Seat,
  map: MapFile,
  thing: Thing,
  at: (spot: readonly [number, number]) => MapFile,
  { rule, fault }: Laying<RuleOf<W>>,
): Rule<MapFile | undefined> {
  const things = thingsOn(map);
  const [mx, my] = middleOf(thing);
  const [wide, high] = map.size;
  const ground: Parameters<typeof litRows>[0] = { width: grains(wide), height: grains(high) };
  const answer = yield* ask(
    w,
    seat,
    rule,
    'lay-where',
    new Spot({
      figure: thing.id,
      from: [mx, my, 0],
      how: 'put',
      within: wide + high,
      options: [{ id: 'leave', line: { key: 'lay.leave' } }],
      lit: () => [
        // Cells of an inch.
        litRows(ground, 0, PER_INCH[map.unit], [0, 0, ground.width, ground.height], (x, y) => {
          const [dx, dy] = [x - grains(mx), y - grains(my)];
          const ring = thing.ring.map((v, i) => v + (i % 2 === 0 ? dx : dy));
          return clash(things, { ...thing, ring }, map.size) === undefined;
        }),
      ],
      may: (x, y, level) =>
        level === 0 ? fault(at([x, y]), thing.id) : { rule, text: 'Things stand on the ground.' },
    }),
    { name: thing.name },
  );
  return 'at' in answer ? at([answer.at[0], answer.at[1]]) : undefined;
}

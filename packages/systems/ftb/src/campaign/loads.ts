import { ask, choose, type Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { isConcealable, isWeapon, load } from '../goods/goods.js';
import type { Household } from '../state/campaign.js';
import type { Item, Person } from '../state.js';
import { gripOf, HANDS, handsFor } from '../tables/weapons.js';
import { word } from '../words.js';
import { ARMOR, armsOf, isAllowed, takes } from './arming.js';

/** Greatest load of Items that a person can carry, as a multiple of its Rep. FTB-11.7.4c. */
const MOST_LOAD = 3;

const thing = (what: string) => word(`thing.${what}`);

/** Key of an Item: Items that no player could tell apart share one key, and so one answer. */
const likeness = ({ what, empty }: Item): string => `${what}${empty ? ' empty' : ''}`;

/** The first of each set of alike items. */
function once<T>(all: readonly T[], like: (one: T) => string): T[] {
  const met = new Set<string>();
  return all.filter((one) => !met.has(like(one)) && met.add(like(one)));
}

/** Lets a person take or leave Items one at a time, its own and those at Home, within its load. FTB-11.7.4c. */
export function* loadOf(w: FtbWorld, h: Household, p: Person): Rule<void> {
  const all = [...p.items, ...h.stock];
  const carried = new Set(p.items.map((i) => i.id));
  for (;;) {
    const along = all.filter((i) => carried.has(i.id));
    // Body armor that is taken along is worn.
    const n = load(w, { items: along, armored: true });
    const fits = (i: Item) =>
      n + (isArmor(i) && !along.some(isArmor) ? 0 : handsFor(w, i.what)) <= MOST_LOAD * p.rep;
    const may = (i: Item) => isAllowed(armsOf(w), i, along);
    const toggles = once(
      all.filter((i) => carried.has(i.id) || (may(i) && fits(i))),
      (i) => `${likeness(i)} ${carried.has(i.id)}`,
    );
    const chosen = yield* ask(
      w,
      p.seat,
      'FTB-11.7.3a',
      'load',
      choose(['done', ...toggles] as const, {
        id: (i) => (i === 'done' ? i : `${i.id}`),
        line: (i) =>
          i === 'done'
            ? { key: 'load.done' }
            : { key: carried.has(i.id) ? 'load.leave' : 'load.take', values: { thing: thing(i.what) } },
        why(id) {
          const item = all.find((i) => `${i.id}` === id);
          if (!item || carried.has(item.id)) return undefined;
          if (!may(item)) return armsOf(w);
          return fits(item)
            ? undefined
            : { rule: 'FTB-11.7.4c', text: `Nobody carries more than ${MOST_LOAD} times their Rep.` };
        },
      }),
      { who: word(`person.${p.id}`), n, most: MOST_LOAD * p.rep },
    );
    if (chosen === 'done') break;
    if (!carried.delete(chosen.id)) carried.add(chosen.id);
  }
  w.happen({ is: 'packed', cause: 'FTB-11.7.3a', who: p.id, items: [...carried] });
}

function isArmor({ what }: Item): boolean {
  return what === ARMOR;
}

/** Asks what a person holds, and whether it is concealed. FTB-11.7.3b, FTB-8.1, FTB-D-59. */
export function* handsOf(w: FtbWorld, p: Person): Rule<void> {
  const options = handfuls(w, p);
  const { items, concealed } = yield* ask(
    w,
    p.seat,
    'FTB-11.7.3b',
    'hands',
    choose(options, {
      id: handfulId,
      line: ({ items, concealed }) =>
        items.length === 0
          ? { key: 'hands.nothing' }
          : {
              key: concealed ? 'hands.concealed' : 'hands.open',
              values: { things: items.map((i) => thing(i.what)) },
            },
      why: (id) => (options.some((o) => handfulId(o) === `${id} concealed`) ? armsOf(w) : undefined),
    }),
    { who: word(`person.${p.id}`) },
  );
  const hand = items.map((i) => i.id);
  takes(w, p, hand, concealed);
}

/** Items held at the same time, concealed or not. */
interface Handful {
  readonly items: readonly Item[];
  readonly concealed: boolean;
}

/** The id of a handful: "nothing", "3+5", "3+5 concealed". */
function handfulId({ items, concealed }: Handful): string {
  const ids = items.map((i) => i.id).join('+') || 'nothing';
  return concealed ? `${ids} concealed` : ids;
}

/**
 * Handfuls of one or two weapons that fit two hands. Small ones may also be concealed; under an arms limit they must
 * be.
 */
function handfuls(w: FtbWorld, p: Person): Handful[] {
  const weapons = p.items.filter((i) => isWeapon(i.what));
  const pairs = weapons.flatMap((a, i) => weapons.slice(i + 1).map((b) => [a, b]));
  const grip = (held: readonly Item[]) => held.reduce((sum, i) => sum + gripOf(w, i.what), 0);
  const held = once(
    [...weapons.map((i) => [i]), ...pairs].filter((each) => grip(each) <= HANDS),
    (each) => each.map(likeness).toSorted().join('+'),
  );
  const open = armsOf(w) === undefined;
  const options = held.flatMap((items) => {
    const small = items.every((i) => isConcealable(w, i.what));
    return [...(open ? [false] : []), ...(small ? [true] : [])].map((concealed) => ({ items, concealed }));
  });
  return [{ items: [], concealed: false }, ...options];
}

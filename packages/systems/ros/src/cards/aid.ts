import { choose, type Line, type Rule } from '@shambles/engine';
import { decide } from '../asking/decide.js';
import type { RosWorld } from '../facts.js';
import { canCarry, carried } from '../goods/carrying.js';
import { neighbours } from '../ground/contact.js';
import { type Climb, climbs } from '../ground/ladders.js';
import { gunWith } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { Minor, Thing } from '../kinds.js';
import { arrive } from '../moving/walking.js';
import { able, type Person, placeOf } from '../state.js';
import { gunIn, isMain } from '../tables/guns.js';
import { placesOf } from '../tables/things.js';
import { nameLine, nameOf } from '../words.js';
import { chooseDeed, type Turn } from './turns.js';

/** What a card can be used for now, and the reason to give if there is nothing. */
export interface Uses<T> {
  readonly ways: readonly T[];
  readonly why: string;
}

export function climbing(w: RosWorld, p: Person): Uses<Climb> {
  return { ways: climbs(w, p), why: 'no-ladder' };
}

/** Only somebody with two or more hits can be healed: one hit always stays. ROS-injury-heal. */
export function healing(w: RosWorld, p: Person): Uses<Person> {
  if (!p.minor.includes('First Aid Kit')) return { ways: [], why: 'no-kit' };
  return { ways: [p, ...neighbours(w, p)].filter((q) => q.hits > 1), why: 'nobody-to-heal' };
}

export function giving(w: RosWorld, p: Person): Uses<Person> {
  const ways = neighbours(w, p).filter((q) => able(q) && handfuls(p, q).length > 0);
  return { ways, why: 'nobody-to-give' };
}

// ------------------------------------------------------------------ climb

/**
 * Climbs one level of a ladder or rope. ROS-card-CLIMB, ROS-D-climb, ROS-D-ladder.
 * `auto`: id of the climb that an NPS makes.
 */
export function* climb(w: RosWorld, p: Person, auto?: string): Rule<Turn> {
  const { ways, why } = climbing(w, p);
  const chosen = yield* chooseDeed(w, p, {
    card: 'climb',
    rule: 'ROS-card-CLIMB',
    code: 'climb',
    ways,
    id: (way) => way.id,
    line: ({ link, to }) => ({ key: `climb.${to}`, values: { name: nameOf(w.book, link) } }),
    on: (way) => way.link,
    auto: ways.find((way) => way.id === auto),
    why,
  });
  if (chosen === 'later' || chosen === 'done') return chosen;
  yield* goUpOrDown(w, p, chosen);
  return 'done';
}

function* goUpOrDown(w: RosWorld, p: Person, { link, at, hanging }: Climb): Rule<void> {
  const from = placeOf(p);
  w.happen({ is: 'climbed', cause: 'ROS-card-CLIMB', who: p.id, link, at, hanging });
  yield* arrive(w, p.id, from);
}

// ------------------------------------------------------------------ first aid

/**
 * First aid: a kit heals one hit of the survivor or a neighbour; one hit always stays. ROS-card-FIRSTAID,
 * ROS-injury-heal.
 */
export function* firstAid(w: RosWorld, p: Person): Rule<Turn> {
  const { ways: hurt, why } = healing(w, p);
  const wish = p.order?.do === 'use' ? p.order.who : undefined;
  const worst = hurt.slice().sort((a, b) => b.hits - a.hits)[0];
  const chosen = yield* chooseDeed(w, p, {
    card: 'first-aid',
    rule: 'ROS-card-FIRSTAID',
    code: 'heal',
    ways: hurt,
    id: (q) => q.id,
    line: (q) => nameLine(w.book, q.id),
    on: (q) => q.id,
    auto: hurt.find((q) => q.id === wish) ?? worst,
    why,
  });
  if (chosen === 'later' || chosen === 'done') return chosen;
  w.happen({ is: 'healed', cause: 'ROS-card-FIRSTAID', who: chosen.id, by: p.id });
  return 'done';
}

// ------------------------------------------------------------------ give

/** Gives a neighbour with room one weapon or two places of minor items; the like may come back. ROS-card-GIVE. */
export function* give(w: RosWorld, p: Person): Rule<Turn> {
  const { ways: to, why } = giving(w, p);
  const receiver = yield* chooseDeed(w, p, {
    card: 'give',
    rule: 'ROS-card-GIVE',
    code: 'give-whom',
    ways: to,
    id: (q) => q.id,
    line: (q) => nameLine(w.book, q.id),
    on: (q) => q.id,
    why,
  });
  if (receiver === 'later' || receiver === 'done') return receiver;
  const given = yield* handOver(w, p, receiver, 'give', handfuls(p, receiver));
  const back = handfuls(receiver, p).filter((some) => isLike(some, given));
  yield* handOver(w, receiver, p, 'give-back', back);
  return 'done';
}

const isWeapon = (thing: Thing): boolean => gunIn(thing).gun !== undefined || isMain(thing);
const sizeOf = (some: readonly Thing[]): number => some.reduce((n, t) => n + placesOf(t as Minor), 0);

/** True if what comes back is a weapon for a weapon, or minor items that take up no more places. */
function isLike(back: readonly Thing[], given: readonly Thing[]): boolean {
  const weapon = given.some(isWeapon);
  return back.some(isWeapon) ? weapon : !weapon && sizeOf(back) <= sizeOf(given);
}

/** Places of minor items that may change hands at once. */
const HANDFUL = 2;

/** What can be handed over at once to somebody with room for it: one weapon, or minor items of up to two places. */
function handfuls(p: Person, to: Person): Thing[][] {
  const things = carried(p);
  const minor = things.filter((t) => !isWeapon(t));
  const pairs = minor.flatMap((a, i) => minor.slice(i + 1).map((b) => [a, b]));
  const some = [...things.map((t) => [t]), ...pairs.filter((pair) => sizeOf(pair) <= HANDFUL)];
  const seen = new Set<string>();
  return some.filter((each) => {
    const id = idOf(each);
    if (seen.has(id) || canCarry(to, each).length < each.length) return false;
    seen.add(id);
    return true;
  });
}

const idOf = (things: readonly Thing[]): string => things.slice().sort().join(' + ');

/** "1 pistol reload and 1 torch"; for a gun, the gun with the shots left in it. */
function thingsLine(book: Tabled, things: readonly Thing[]): Line {
  const [first] = things;
  const { gun, clip } = gunWith(book, first as Thing);
  if (gun) return { key: 'gun', values: { gun, left: clip } };
  return { key: 'give.things', values: { things: things.map((t) => ({ noun: `thing.${t}`, count: 1 })) } };
}

function* handOver(
  w: RosWorld,
  p: Person,
  to: Person,
  code: 'give' | 'give-back',
  offers: readonly Thing[][],
): Rule<readonly Thing[]> {
  const things = yield* decide(
    w,
    p,
    'ROS-card-GIVE',
    code,
    choose<readonly Thing[]>([...offers, []], {
      id: (some) => idOf(some) || 'nothing',
      line: (some) => (some.length > 0 ? thingsLine(w.book, some) : { key: 'give.nothing' }),
    }),
    () => [],
    { whom: nameOf(w.book, to.id) },
  );
  if (things.length > 0) w.happen({ is: 'gave', cause: 'ROS-card-GIVE', who: p.id, whom: to.id, things });
  return things;
}

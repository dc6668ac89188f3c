import { ask, Choose, type Rule } from '@shambles/engine';
import { disturb } from './alarm.js';
import { canCarry } from './deeds.js';
import { gunIn, isMain, type RosWorld } from './facts.js';
import { touchesLink } from './going.js';
import { carried } from './harm.js';
import { discover } from './hordes.js';
import type { Card, Minor, Thing } from './kinds.js';
import { landingPlace } from './push.js';
import { living, type Person, type Place, personOf, placeOf } from './state.js';
import { tableOf } from './table.js';
import { placesOf } from './tables.js';
import { atLanding, leave } from './walking.js';
import { nameLine, nameOf } from './words.js';

function wasted(w: RosWorld, p: Person, card: Card, why: string): void {
  w.happen({ is: 'wasted', cause: 'ROS-card-wasted', to: 'all', who: p.id, card, why });
}

/** Survivors whose base touches one, on its level. ROS-D-adjacent. */
export function neighbours(w: RosWorld, p: Person): Person[] {
  if (p.inside !== '') return [];
  const table = tableOf(w);
  return living(w.s).filter((q) => q.id !== p.id && q.inside === '' && table.touching(p.id, q.id));
}

// ------------------------------------------------------------------ climb

/** ROS-card-CLIMB. One level of a ladder or rope, from its foot or head to the other end. ROS-D-climb, ROS-D-ladder. */
export function* climb(w: RosWorld, p: Person): Rule<void> {
  const ends = climbs(w, p);
  if (ends.length === 0) return wasted(w, p, 'climb', 'no-ladder');
  const id = yield* ask(
    w,
    p.id,
    'ROS-card-CLIMB',
    'climb',
    new Choose(
      ends.map((e) => e.id),
      {
        line: (e) => ({
          key: `climb.${e.split(' ')[1]}`,
          values: { name: nameOf(w.book, e.split(' ')[0] as string) },
        }),
        on: (e) => e.split(' ')[0] as string,
      },
    ),
    { who: nameOf(w.book, p.id) },
  );
  yield* goUpOrDown(w, p, ends.find((e) => e.id === id) as Climb);
}

export interface Climb {
  readonly id: string;
  readonly link: string;
  readonly at: Place;
  readonly hanging: boolean;
}

/** Where a survivor can climb to from where it is. */
export function climbs(w: RosWorld, p: Person): Climb[] {
  const table = tableOf(w);
  const found: Climb[] = [];
  for (const link of w.book.map.links ?? []) {
    if (link.kind === 'stairs' || p.level < link.from || p.level > link.to) continue;
    const holds = p.ladder === link.id;
    if (p.ladder !== '' ? !holds : !touchesLink(placeOf(p), link)) continue;
    for (const step of [1, -1]) {
      const level = p.level + step;
      if (level < link.from || level > link.to) continue;
      const hanging = level > link.from && level < link.to;
      // One climber to a ladder's level at a time.
      if (hanging && w.s.people.some((q) => q.ladder === link.id && q.level === level)) continue;
      const at = hanging
        ? ([link.at[0], link.at[1], level] as const)
        : landingPlace(table, table.footNear(link.at, level) ?? [link.at[0], link.at[1], level]);
      if (at) found.push({ id: `${link.id} ${step > 0 ? 'up' : 'down'}`, link: link.id, at, hanging });
    }
  }
  return found;
}

export function* goUpOrDown(w: RosWorld, p: Person, { link, at, hanging }: Climb): Rule<void> {
  w.happen({ is: 'climbed', cause: 'ROS-card-CLIMB', to: 'all', who: p.id, link, at, hanging });
  yield* discover(w, p.id);
  disturb(w, p.id);
  if (p.where === 'table' && p.kind === 'ps' && atLanding(w, tableOf(w), p.id, at)) leave(w, p, 'helicopter');
}

// ------------------------------------------------------------------ first aid

/** ROS-card-FIRSTAID. A kit heals one hit of oneself or a neighbour; one hit always stays. ROS-injury-heal. */
export function* firstAid(w: RosWorld, p: Person): Rule<void> {
  if (!p.minor.includes('First Aid Kit')) return wasted(w, p, 'first-aid', 'no-kit');
  const hurt = [p, ...neighbours(w, p)].filter((q) => q.hits > 1).map((q) => q.id);
  if (hurt.length === 0) return wasted(w, p, 'first-aid', 'nobody-to-heal');
  const who = yield* ask(
    w,
    p.id,
    'ROS-card-FIRSTAID',
    'heal',
    new Choose(hurt, { line: (id) => nameLine(w.book, id), on: (id) => id }),
    { who: nameOf(w.book, p.id) },
  );
  w.happen({ is: 'healed', cause: 'ROS-card-FIRSTAID', to: 'all', who, by: p.id });
}

// ------------------------------------------------------------------ give

/** ROS-card-GIVE. One weapon or two places of minor items to a neighbour with room; the like may come back. */
export function* give(w: RosWorld, p: Person): Rule<void> {
  const to = neighbours(w, p).map((q) => q.id);
  if (to.length === 0 || carried(p).length === 0) return wasted(w, p, 'give', 'nobody-to-give');
  const who = yield* ask(
    w,
    p.id,
    'ROS-card-GIVE',
    'give-whom',
    new Choose(to, { line: (id) => nameLine(w.book, id), on: (id) => id }),
    { who: nameOf(w.book, p.id) },
  );
  const receiver = personOf(w.s, who);
  yield* handOver(w, p, receiver, p.id, 'give');
  const giver = receiver.kind === 'ps' ? receiver.id : p.id;
  yield* handOver(w, receiver, p, giver, 'give-back');
}

/** What may be handed over at once, by number: a weapon alone, or minor items of two places. */
export function handfuls(p: Person, to: Person): string[][] {
  const things = carried(p).map((thing, i) => ({ thing, id: `${thing}#${i}` }));
  const weapons = things.filter(({ thing }) => gunIn(thing).gun !== undefined || isMain(thing));
  const minor = things.filter((t) => !weapons.includes(t));
  const fits = (some: typeof things) =>
    canCarry(
      to,
      some.map((t) => t.thing),
    ).length === some.length;
  const size = (some: typeof things) => some.reduce((n, t) => n + placesOf(t.thing as Minor), 0);
  const pairs = minor.flatMap((a, i) => minor.slice(i + 1).map((b) => [a, b]));
  return [...weapons.map((t) => [t]), ...minor.map((t) => [t]), ...pairs]
    .filter((some) => fits(some) && (weapons.includes(some[0] as never) || size(some) <= 2))
    .map((some) => some.map((t) => t.id));
}

function* handOver(w: RosWorld, p: Person, to: Person, seat: string, code: string): Rule<void> {
  const offers = new Map<string, Thing[]>([['nothing', []]]);
  for (const handful of handfuls(p, to)) {
    const things = handful.map((id) => id.slice(0, id.lastIndexOf('#')) as Thing);
    offers.set(things.slice().sort().join(' + '), things);
  }
  const chosen = yield* ask(
    w,
    seat,
    'ROS-card-GIVE',
    code,
    new Choose([...offers.keys()], {
      line: (id) =>
        id === 'nothing' ? { key: 'give.nothing' } : { key: 'give.things', values: { things: id } },
    }),
    { who: nameOf(w.book, p.id), whom: nameOf(w.book, to.id) },
  );
  const things = offers.get(chosen) as Thing[];
  if (things.length > 0)
    w.happen({ is: 'gave', cause: 'ROS-card-GIVE', to: 'all', who: p.id, whom: to.id, things });
}

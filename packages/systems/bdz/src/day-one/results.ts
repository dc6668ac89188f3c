import { ask, Confirm, type Rule, Some } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { isInSquare } from '../board/objective.js';
import { dayOf } from '../facts/campaign/day-one.js';
import { one, word } from '../facts/lines.js';
import type { BdzFact, BdzWorld } from '../facts.js';
import { cargoValue } from '../house/campaign-rows.js';
import type { Tabled } from '../house/tables.js';
import { foundUpTo, locationRow } from '../house/travel-rows.js';
import type { Gun, Item, MeleeWeapon } from '../kinds.js';
import { fitting, roomIn } from '../people/carrying.js';
import type { Relative } from '../state/day-one.js';
import { isPresent, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import {
  CASH_UNITS,
  EVACUATED,
  GONE_HOME,
  type Location,
  locationOf,
  PICKED_UP,
  THIEVES,
} from '../tables/campaign/day-one.js';
import { closes, visitOf } from './closing.js';
import { areFound, whoGoesOn } from './family.js';
import { policeComeUp } from './police.js';
import { standsReady } from './vehicles.js';
import { takesThere, takesWanted } from './wants.js';

/** The first figure to reach the square in the middle. BDZ-day-objective. */
export function atSquare(w: BdzWorld): Person | undefined {
  if (w.s.encounter?.kind !== 'day-one' || w.s.encounter.ended || dayOf(w.s).reached) return undefined;
  const { size } = tableOf(w).ground.map;
  const young = dayOf(w.s)
    .family.filter((r) => r.age !== 'adult')
    .map((r) => r.person);
  return w.s.people.find(
    (p) =>
      p.side === 'player-1' &&
      p.aboard === '' &&
      isPresent(p) &&
      isUp(p) &&
      !young.includes(p.id) &&
      isInSquare(size, p),
  );
}

/** Rolls for what is there, now and never earlier. BDZ-day-secret, BDZ-D-c99. */
export function* reachesSquare(w: BdzWorld, who: string): Rule<void> {
  const { at } = dayOf(w.s);
  if (at === null) return;
  w.happen({ is: 'day-reached', cause: 'BDZ-day-objective', who });
  yield* RESULTS[locationOf(at)](w, who);
}

/** Finds out, with a die if needed, whether what the character came for is there. BDZ-T-day-results. */
function* isFound(w: BdzWorld, who: string): Rule<boolean> {
  const { at } = dayOf(w.s);
  if (at === null) return false;
  const upTo = foundUpTo(w.book, at, visitOf(w));
  if (upTo === 0 || upTo === 6) return upTo === 6;
  const { rule } = locationRow(w.book, at);
  const { seat } = personOf(w.s, who);
  return (yield* sum(w, 1, { rule, label: 'there', table: 'BDZ-T-day-results', seat, who })) <= upTo;
}

type Result = (w: BdzWorld, who: string) => Rule<void>;

const RESULTS: { readonly [location in Location]: Result } = {
  *'spouse-work'(w, who) {
    const spouse = inFamily(w, (r) => r.age === 'adult' && r.where === 'spouse-work');
    if (yield* isFound(w, who)) return yield* areFound(w, spouse, who, 'found');
    yield* spouseGone(w, spouse);
    closes(w, 'BDZ-day-loc-spouse', 'gone');
  },

  *work(w, who) {
    if (!(yield* isFound(w, who))) return closes(w, 'BDZ-day-loc-work', 'looted');
    yield* takesWanted(w, who);
  },

  *school(w, who) {
    const { at } = dayOf(w.s);
    const children = inFamily(w, (r) => r.where === at);
    const waiting = inFamily(w, (r) => r.where === 'to-school');
    if (yield* isFound(w, who)) return yield* areFound(w, [...children, ...waiting], who, 'found');
    yield* childrenGone(w, children);
    // Relatives who came here for the children have gone on home. BDZ-D-c100.
    told(w, waiting, 'away', 'BDZ-D-c100');
    closes(w, 'BDZ-day-loc-school', 'gone');
  },

  *military(w, who) {
    const { service } = dayOf(w.s).sheet;
    yield* atGate(w, who, 'BDZ-day-loc-military', service === 'military' || service === 'elite');
  },

  *police(w, who) {
    const { service } = dayOf(w.s).sheet;
    yield* atGate(w, who, 'BDZ-day-loc-police', service === 'police' || service === 'swat');
  },

  *home(w, who) {
    yield* isHome(w, who);
    if (!(yield* isFound(w, who))) {
      yield* areFound(
        w,
        inFamily(w, (r) => r.where === 'home'),
        who,
        'home',
      );
      return yield* whoGoesOn(w, who);
    }
    const lost = w.book.options['evacuated-children'] === 'away' ? ['evacuated'] : [];
    const all = inFamily(w, (r) => !['with', 'stays', 'lost', ...lost].includes(r.where));
    yield* areFound(w, all, who, 'home');
    closes(w, 'BDZ-day-loc-home', 'safe');
  },

  box: shop,
  super: shop,

  *vehicle(w, who) {
    if (!(yield* isFound(w, who))) return closes(w, 'BDZ-day-loc-vehicle', 'stolen');
    standsReady(w, visitOf(w) >= THIEVES);
  },

  *bank(w, who) {
    if (!(yield* isFound(w, who))) return closes(w, 'BDZ-day-loc-bank', 'closed');
    for (let n = 0; n < CASH_UNITS; n++) yield* takesThere(w, who, 'luxury', 'BDZ-day-loc-bank');
  },
};

/** The character takes what it came for, and may search. BDZ-day-loc-box, BDZ-day-loc-super, BDZ-D-c96. */
function* shop(w: BdzWorld, who: string): Rule<void> {
  const cause = locationRow(w.book, dayOf(w.s).at ?? 'box').rule;
  if (!(yield* isFound(w, who))) return closes(w, cause, 'looted');
  yield* takesWanted(w, who, maySearch(w, who));
}

/** Opens the building in the middle, which is empty, for searching; returns its id. BDZ-D-c96, BDZ-enc-loot-search. */
function maySearch(w: BdzWorld, who: string): string | undefined {
  const table = tableOf(w);
  const [wide, high] = table.ground.map.size;
  const id = table.houseOf({ x: wide / 2, y: high / 2, level: 0 });
  if (id === undefined) return undefined;
  const nobody = { people: [], barter: [], searched: [] };
  const house = { id, part: 0, was: 'vacant', ...nobody, finds: 0, closed: false, clear: 'no' } as const;
  w.happen({ is: 'went-inside', cause: 'BDZ-enc-loot-search', house, who: [who], n: 0, inches: 0 });
  return id;
}

const inFamily = (w: BdzWorld, is: (r: Relative) => boolean): Relative[] => dayOf(w.s).family.filter(is);

type Family = Extract<BdzFact, { is: 'day-family' }>;

function told(
  w: BdzWorld,
  who: readonly Relative[],
  where: Family['where'],
  cause: 'BDZ-D-c52' | 'BDZ-D-c53' | 'BDZ-D-c100',
  how: Family['how'] = 'told',
) {
  if (who.length > 0) w.happen({ is: 'day-family', cause, who: who.map((r) => r.id), where, how });
}

/**
 * The spouse has gone home, or to the children at a school not visited yet. BDZ-day-loc-spouse-gone, BDZ-D-c53,
 * BDZ-D-c100.
 */
function* spouseGone(w: BdzWorld, spouse: readonly Relative[]): Rule<void> {
  const rule = 'BDZ-day-loc-spouse-gone';
  const die = yield* sum(w, 1, { rule, label: 'gone', table: 'BDZ-T-day-results' });
  const { family, over } = dayOf(w.s);
  const open = family.some((r) => r.where.startsWith('school-') && !over.includes(r.where as never));
  if (die > GONE_HOME && open) told(w, spouse, 'to-school', 'BDZ-D-c100');
  else told(w, spouse, 'away', 'BDZ-D-c53');
}

/**
 * The children were picked up or evacuated, or nobody knows; all of them come home in the end. BDZ-day-loc-school-gone,
 * BDZ-D-c52.
 */
function* childrenGone(w: BdzWorld, children: readonly Relative[]): Rule<void> {
  const rule = 'BDZ-day-loc-school-gone';
  const die = yield* sum(w, 1, { rule, label: 'gone', table: 'BDZ-T-day-results' });
  if (die <= PICKED_UP) told(w, children, 'away', 'BDZ-D-c52', 'picked-up');
  else if (die <= EVACUATED) told(w, children, 'evacuated', 'BDZ-D-c52');
  else told(w, children, 'away', 'BDZ-D-c52', 'left');
}

/**
 * A character who serves may go on duty, which ends the day; otherwise the guards send it away. BDZ-day-loc-military,
 * BDZ-day-loc-police, BDZ-D-c73.
 */
function* atGate(
  w: BdzWorld,
  who: string,
  rule: 'BDZ-day-loc-military' | 'BDZ-day-loc-police',
  serves: boolean,
): Rule<void> {
  if (serves) {
    const { seat } = personOf(w.s, who);
    const duty = new Confirm({ key: 'day-duty.yes' }, { key: 'day-duty.no' });
    if (yield* ask(w, seat, rule, 'day-duty', duty, { who: one(who) })) return closes(w, rule, 'duty');
  }
  if (rule === 'BDZ-day-loc-police' && !serves) yield* policeComeUp(w, GUARDS, rule);
  if (rule === 'BDZ-day-loc-military' || serves) closes(w, rule, 'refused');
  else if (w.s.encounter?.ended === false && dayOf(w.s).officers.length === 0) closes(w, rule, 'refused');
}

/** Number of guards at the gate or the door. BDZ-day-loc-military, BDZ-day-loc-police. */
const GUARDS = 2;

/**
 * The goods at home go to the family, and on every visit the character may take weapons that are left there. BDZ-D-c97,
 * BDZ-day-weapons.
 */
function* isHome(w: BdzWorld, who: string): Rule<void> {
  const { guns, melee, reached } = dayOf(w.s).home;
  if (!reached) w.happen({ is: 'day-at-home', cause: 'BDZ-D-c97', who });
  const room = roomIn(w.book, personOf(w.s, who));
  const all = [...guns, ...melee]
    .filter((each) => each !== 'unarmed')
    .filter((each) => cargoValue(w.book, each) <= room);
  if (all.length === 0) return;
  const space = new Some(
    all,
    { min: 0, max: fitting(w.book, lightestFirst(w.book, all), room).length },
    { line: (each) => ({ key: 'weapon', values: { weapon: word(`thing.${each}`) } }) },
  );
  const { seat } = personOf(w.s, who);
  const chosen = yield* ask(w, seat, 'BDZ-day-weapons', 'day-takes', space, { who: one(who) });
  const taken: readonly string[] = fitting(
    w.book,
    all.filter((each) => chosen.includes(each)),
    room,
  );
  w.happen({
    is: 'day-armed',
    cause: 'BDZ-day-weapons',
    who,
    guns: guns.filter((each) => taken.includes(each)) as Gun[],
    melee: melee.filter((each) => taken.includes(each)) as MeleeWeapon[],
    home: true,
  });
}

function lightestFirst<T extends Item>(book: Tabled, items: readonly T[]): T[] {
  return [...items].sort((a, b) => cargoValue(book, a) - cargoValue(book, b));
}

import { ask, Choose, type Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import {
  AREAS,
  type Area,
  CLASSES,
  type Class,
  DAY_PARTS,
  type DayPart,
  MELEE_WEAPONS,
  type Thing,
} from '../kinds.js';
import { bandOf, belongings, households, isHeld, oneOf, starOf } from '../people/bands.js';
import type { RuleId } from '../register.js';
import type { Household, Plan } from '../state/campaign.js';
import type { Person } from '../state.js';
import { CITIZEN_DAYS, FIRST_DAYS } from '../tables/campaign.js';
import { SHEETS } from '../tables/sheets.js';
import { word } from '../words.js';
import { dayPartRoll, whoRoll } from './dice.js';

/** Fills in the next missing detail of the planned Encounter, one per step. */
export function* details(w: FtbWorld): Rule<void> {
  const plan = planOf(w);
  if (plan.seat === '') return yield* whose(w, plan);
  if (plan.area === '') return yield* where(w, plan);
  if (plan.part === '') return yield* dayPart(w, plan);
  if (plan.foes === '' && NEEDS_FOES.has(plan.kind)) return yield* foes(w, plan);
  if (plan.goal === '' && NEEDS_GOAL.has(plan.kind)) return yield* goal(w, plan);
  w.happen({ is: 'planned', cause: SHEETS[plan.kind].rule, plan, step: 'muster' });
}

export function planOf(w: FtbWorld): Plan {
  const { plan } = w.s.campaign;
  if (!plan) throw new RangeError('No Encounter is planned.');
  return plan;
}

function known(w: FtbWorld, plan: Plan, more: Partial<Plan>, cause: RuleId): void {
  w.happen({ is: 'planned', cause, plan: { ...plan, ...more }, step: 'details' });
}

const NEEDS_FOES: ReadonlySet<string> = new Set([
  'raid',
  'rescue',
  'raid-defend',
  'confrontation',
  'confronting',
  'robbed',
  'robbing',
  'burglarized',
]);
const NEEDS_GOAL: ReadonlySet<string> = new Set(['raid', 'rescue', 'raid-defend']);

/**
 * Determines whose Home or band the Encounter is about: a random eligible Star, Stars at large before those under
 * arrest. A burglary happens in the area of the Home. FTB-14.9.3, FTB-12.10.
 */
function* whose(w: FtbWorld, plan: Plan): Rule<void> {
  const can = households(w).filter((h) => {
    if (plan.kind === 'burglarized') return h.home !== '';
    if (plan.kind === 'rescue') return captives(w, h).length > 0;
    return true;
  });
  const free = can.filter((h) => !isHeld(w, h.star));
  const stars = (free.length > 0 ? free : can).flatMap((h) => starOf(w, h) ?? []);
  const rule = SHEETS[plan.kind].rule;
  const who = stars.length > 1 ? yield* oneOf(w, ids(stars), 'star', rule) : stars[0]?.id;
  const h = can.find((each) => each.star === who) as Household;
  const home = plan.kind === 'burglarized' && h.home !== '' ? { area: h.home } : {};
  known(w, plan, { seat: h.seat, ...home }, rule);
}

/** Asks for the area: in the first weeks any area may be chosen. FTB-14.6.3, FTB-14.7.3, FTB-14.8.3. */
function* where(w: FtbWorld, plan: Plan): Rule<void> {
  const area = yield* ask(
    w,
    plan.seat,
    'FTB-11.5.1',
    'area',
    new Choose(AREAS, { line: (id) => ({ key: `area.${id}` }) }),
  );
  known(w, plan, { area: area as Area }, 'FTB-11.5.1');
}

/**
 * The part of the day is chosen, or rolled if the Encounter says so. FTB-13.2, FTB-14.9.5a, FTB-14.11.5b, FTB-14.13.5b.
 */
function* dayPart(w: FtbWorld, plan: Plan): Rule<void> {
  const rolled = SHEETS[plan.kind].part === 'rolled';
  if (rolled) {
    const part = yield* dayPartRoll(w, plan.seat);
    return known(w, plan, { part }, 'FTB-13.2');
  }
  if (!w.s.campaign.on) return known(w, plan, { part: w.book.options.part }, 'FTB-13.2');
  const part = yield* ask(
    w,
    plan.seat,
    'FTB-13.2',
    'part',
    new Choose(DAY_PARTS, { line: (id) => ({ key: `part.${id}` }) }),
  );
  known(w, plan, { part: part as DayPart }, 'FTB-13.2');
}

/** Classes that can be raided: all of them, those first that one meets on this day. FTB-14.12, FTB-11.1, FTB-D-216. */
function classesOf(day: number): Class[] {
  const about = metOn(day);
  return [...about, ...CLASSES.filter((each) => !about.includes(each))];
}

/** Classes that one meets on this day. FTB-12.5.2m. */
function metOn(day: number): Class[] {
  if (day <= CITIZEN_DAYS) return ['citizen', 'police'];
  return day <= FIRST_DAYS ? ['survivor', 'ganger', 'military'] : ['ganger', 'militia', 'survivor'];
}

/** A raider chooses the enemy; in other Encounters it is rolled. FTB-14.12, FTB-14.11.7, FTB-D-6, FTB-D-8, FTB-D-12. */
function* foes(w: FtbWorld, plan: Plan): Rule<void> {
  const { day } = w.s.campaign.when;
  if (plan.kind === 'raid' || plan.kind === 'rescue') {
    const chosen = yield* ask(
      w,
      plan.seat,
      'FTB-14.12',
      'foes',
      new Choose(classesOf(day), { line: (id) => ({ key: `class.${id}` }) }),
    );
    return known(w, plan, { foes: chosen as Class }, 'FTB-14.12');
  }
  const h = households(w).find((each) => each.seat === plan.seat) as Household;
  const own = starOf(w, h)?.class ?? 'citizen';
  known(w, plan, { foes: yield* whoRoll(w, own, day, plan.seat) }, 'FTB-14.11.7');
}

/** Determines what the raiders look for, or what the defenders must keep. FTB-14.12.1, FTB-14.12.2, FTB-D-8. */
function* goal(w: FtbWorld, plan: Plan): Rule<void> {
  const h = households(w).find((each) => each.seat === plan.seat) as Household;
  if (plan.kind === 'rescue') {
    const hostage = yield* oneOf(w, ids(captives(w, h)), 'member', 'FTB-14.12.2');
    return known(w, plan, { goal: hostage }, 'FTB-14.12.2');
  }
  if (plan.kind === 'raid-defend') {
    const wanted = [...belongings(w, h).map(({ item }) => `item-${item.id}`), ...ids(captives(w, h))];
    const goal = wanted.length > 0 ? yield* oneOf(w, wanted, 'goal', 'FTB-D-8') : h.star;
    return known(w, plan, { goal }, 'FTB-D-8');
  }
  const things: Thing[] = [
    'food',
    'medical',
    'luxury',
    'body-armor',
    ...w.book.weapons.keys(),
    ...MELEE_WEAPONS,
  ];
  const chosen = yield* ask(
    w,
    plan.seat,
    'FTB-14.12.1',
    'goal',
    new Choose([...things, 'somebody'], {
      line: (id) =>
        id === 'somebody'
          ? { key: 'goal.somebody' }
          : { key: 'thing', values: { thing: word(`thing.${id}`) } },
    }),
  );
  known(w, plan, { goal: chosen }, 'FTB-14.12.1');
}

/** Members of a band who could be taken captive. */
export function captives(w: FtbWorld, h: Household): Person[] {
  return bandOf(w, h.seat).filter((p) => !isHeld(w, p.id));
}

const ids = (people: readonly Person[]): string[] => people.map((p) => p.id);

import { ask, choose, type Line, type Rule, rowFor, WholeNumber } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { possibly, sum } from '@shambles/thw';
import { one, word } from '../facts/lines.js';
import type { Recruit } from '../facts/people.js';
import type { BdzWorld } from '../facts.js';
import { recruitsOf, weaponsOf } from '../house/people-rows.js';
import { gunRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { type Class, GUNS, type Gun, isGun, MELEE_WEAPONS, type MeleeWeapon } from '../kinds.js';
import { OTHERS } from '../scenarios/scenarios.js';
import { type Person, personOf } from '../state.js';
import { GUARD, issueOf, type List, listsOf, type RecruitRow, SOLDIER } from '../tables/lists.js';
import { getsAttributes, rowOf } from './attributes.js';
import { turned } from './rogue.js';

/** Inches between neighbouring members of a band when they set out. */
const APART = 2;

/** The person that a roll is for. */
type Whose = Pick<Person, 'id' | 'seat' | 'rep'>;
/** The person that people are rolled for, and where they then stand. */
type For = Pick<Person, 'id' | 'seat' | 'x' | 'y' | 'facing'>;
type Kit = Pick<Recruit, 'guns' | 'melee' | 'armoured' | 'grenades'>;

/**
 * A Star gathers its band from one of the lists of its class: at most one Grunt for each point of its Rep, none of a
 * higher Rep. BDZ-char-recruit-count, BDZ-list-recruit, BDZ-D-recruit-list.
 */
export function* gathers(w: BdzWorld, id: string): Rule<void> {
  const star = personOf(w.s, id);
  const list = yield* whichList(w, star);
  const most = new WholeNumber(0, star.rep, star.rep);
  const values = { who: one(id) };
  const n: number = yield* ask(w, star.seat, 'BDZ-char-recruit-count', 'recruits', most, values);
  const band = yield* join(w, star, list, n, star.rep);
  if (list !== 'military') return;
  isIssued(w, id);
  yield* takesSaw(w, star.seat, [id, ...band]);
}

/**
 * Gives a Star with a band of soldiers a soldier's issue, and keeps its chosen weapon. BDZ-list-military-gear,
 * BDZ-weapon-start-one.
 */
function isIssued(w: BdzWorld, who: string): void {
  const { guns, melee } = personOf(w.s, who);
  const { armoured, grenades } = SOLDIER;
  const kit: Kit = { guns: guns.map(({ gun }) => gun), melee, armoured, grenades };
  w.happen({ is: 'armed', cause: 'BDZ-list-military-gear', who, kit });
}

/** Rolls a person from a list who follows no Star: a type and its Rep. SWAT come only with SWAT. BDZ-camp-road-who. */
export function* oneOf(w: BdzWorld, seat: string, list: List, first?: RecruitRow): Rule<RecruitRow> {
  const whose = nowhere(seat);
  const plus = list === 'military' && (yield* isGuard(w, whose)) ? GUARD.plus : 0;
  return yield* rollRecruit(w, whose, list, { plus, most: Number.POSITIVE_INFINITY, first });
}

/** A stand-in for the Star, for people met off the table: it has a seat and no place yet. */
const nowhere = (seat: string): For => ({ id: `side.${seat}`, seat, x: -1, y: -1, facing: 0 });

/** Somebody met: any type and class, armed from a list or not at all, and not yet on the table. */
export interface Stranger {
  readonly seat: string;
  readonly type: string;
  readonly rep: number;
  readonly class: Class;
  readonly arms: List | 'none';
  readonly more?: Pick<Recruit, 'medic' | 'ails' | 'status' | 'responder'>;
}

/** Adds a stranger to the game with what it carries, and returns its id. BDZ-camp-road-who, BDZ-list-weapon-roll. */
export function* appears(w: BdzWorld, { seat, type, rep, class: now, arms, more }: Stranger): Rule<string> {
  const whose = { id: nextName(w), seat, rep };
  const kit: Kit =
    arms === 'none'
      ? { guns: [], melee: 'unarmed', armoured: false }
      : yield* equips(w, whose, arms, type === 'swat');
  const recruit: Recruit = { ...nowhere(seat), ...whose, ...kit, ...more, class: now };
  w.happen({ is: 'recruited', cause: 'BDZ-list-recruit', type, recruit });
  if (w.book.options.attributes === 'with') yield* getsAttributes(w, whose.id);
  return whose.id;
}

/** People of a list, met off the table, form a side of the given seat, even those of a higher Rep. BDZ-enc-ch-who. */
export function* turnUp(w: BdzWorld, list: List, n: number, seat: string = OTHERS): Rule<readonly string[]> {
  const who = yield* join(w, nowhere(seat), list, n, Number.POSITIVE_INFINITY);
  if (w.book.options.attributes === 'with') for (const id of who) yield* getsAttributes(w, id);
  return who;
}

/**
 * Rolls `n` people from a list, none with a Rep above `most`: who they are, what they carry and what they have become.
 * BDZ-list-recruit.
 */
function* join(w: BdzWorld, star: For, list: List, n: number, most: number): Rule<readonly string[]> {
  const plus = list === 'military' && n > 0 && (yield* isGuard(w, star)) ? GUARD.plus : 0;
  const band: string[] = [];
  let first: RecruitRow | undefined;
  for (let i = 0; i < n; i++) {
    const who = nextName(w);
    const row = yield* rollRecruit(w, star, list, { plus, most, first });
    first ??= row;
    const whose = { id: who, seat: star.seat, rep: row.rep };
    const kit = yield* equips(w, whose, list, row.type === 'swat');
    const now = yield* turned(w, whose, list);
    const off = (i % 2 === 0 ? -1 : 1) * APART * (1 + Math.floor(i / 2));
    const x = hasPlace(star) ? star.x + off : star.x;
    const at = { x, y: star.y, facing: star.facing };
    const recruit: Recruit = { ...whose, ...kit, ...callingOf(list), class: now, ...at };
    w.happen({ is: 'recruited', cause: 'BDZ-list-recruit', type: row.type, recruit });
    band.push(who);
  }
  return band;
}

/** Police officers are first responders, whatever has become of them. BDZ-react-zed, BDZ-list-police. */
export function callingOf(list: List): Pick<Recruit, 'responder'> {
  return list === 'police' ? { responder: true } : {};
}

/** A new id. In a campaign an id is never used twice. */
function nextName({ s }: BdzWorld): string {
  return s.campaign ? `p-${s.campaign.next.person}` : `recruit-${s.people.filter((p) => !p.star).length + 1}`;
}

function* whichList(w: BdzWorld, star: Person): Rule<List> {
  return yield* ask(
    w,
    star.seat,
    'BDZ-list-recruit',
    'list',
    choose(listsOf(star.class), { id: (list) => list, line: (list) => ({ key: `list.${list}` }) }),
    { who: one(star.id) },
  );
}

/** True for National Guard, false for regular army. BDZ-list-military. */
function* isGuard(w: BdzWorld, { seat, id }: For): Rule<boolean> {
  return yield* possibly(w, GUARD.upTo, { rule: 'BDZ-list-military', label: 'guard', seat, who: id });
}

/**
 * Rolls again while the Rep is above the maximum. SWAT come only with SWAT. BDZ-char-recruit-rep, BDZ-list-police-swat,
 * BDZ-D-swat.
 */
function* rollRecruit(
  w: BdzWorld,
  { seat, id }: For,
  list: List,
  by: { readonly plus: number; readonly most: number; readonly first: RecruitRow | undefined },
): Rule<RecruitRow> {
  const { plus, most, first } = by;
  if (first?.type === 'swat') return first;
  const table = recruitsOf(w.book, list);
  const roll = { rule: 'BDZ-list-recruit', label: 'recruit', table: table.id, seat, who: id } as const;
  for (;;) {
    const row = rowFor(table, (yield* sum(w, 2, roll)) + plus);
    if (row.rep <= most && (!first || row.type !== 'swat')) return row;
  }
}

/**
 * What somebody from a list carries: as issued, as the model shows, or as rolled. BDZ-weapon-carried,
 * BDZ-list-weapon-roll.
 */
function* equips(w: BdzWorld, whose: Whose, list: List, swat: boolean): Rule<Kit> {
  const weapons = weaponsOf(w.book, list);
  if (!weapons) {
    const { guns, armoured, grenades, may } = issueOf(list, swat);
    const more = may.length > 0 ? yield* takesMore(w, whose, may) : undefined;
    return { guns: more ? [...guns, more] : guns, melee: 'unarmed', armoured, ...(grenades && { grenades }) };
  }
  if (w.book.options.arms === 'shown') return yield* shows(w, whose);
  const { id: who, seat } = whose;
  const roll = { rule: 'BDZ-list-weapon-roll', label: 'weapon', table: weapons.id, seat, who } as const;
  const total = (yield* sum(w, 1, roll)) + whose.rep;
  const row = yield* rowOf(w, weapons, total, whose, ({ weapon }) => word(`thing.${weapon}`));
  return armed(row.weapon);
}

function armed(weapon: Gun | MeleeWeapon): Kit {
  return isGun(weapon)
    ? { guns: [weapon], melee: 'unarmed', armoured: false }
    : { guns: [], melee: weapon, armoured: false };
}

/** Asks for a weapon from the patrol car. BDZ-list-police-gear, BDZ-list-police-swat, BDZ-D-patrol-car. */
function* takesMore(w: BdzWorld, { id, seat }: Whose, may: readonly Gun[]): Rule<Gun | undefined> {
  const chosen = yield* ask(
    w,
    seat,
    'BDZ-list-police-gear',
    'takes-more',
    choose(['nothing', ...may] as const, {
      id: (gun) => gun,
      line: (gun) =>
        gun === 'nothing'
          ? { key: 'takes-nothing' }
          : { key: 'weapon', values: { weapon: word(`thing.${gun}`) } },
    }),
    { who: one(id) },
  );
  return chosen === 'nothing' ? undefined : chosen;
}

/** A weapon to choose by: a gun with its ratings. BDZ-weapon-properties. */
function weaponLine(book: Tabled, weapon: Gun | MeleeWeapon): Line {
  const values = { weapon: word(`thing.${weapon}`) };
  if (!isGun(weapon)) return { key: 'weapon', values };
  const { range, dice, impact } = gunRow(book, weapon);
  return { key: 'weapon.gun', values: { ...values, range, dice: dice.join(' or '), impact } };
}

/** Asks for any one weapon: the one that the model carries. BDZ-weapon-carried, BDZ-weapon-start-one. */
export function* shows(w: BdzWorld, { id, seat }: Whose): Rule<Kit> {
  // A chain saw has to be found. BDZ-melee-chainsaw-find.
  const all = [...GUNS, ...MELEE_WEAPONS.filter((each) => each !== 'chainsaw')];
  const weapon: Gun | MeleeWeapon = yield* ask(
    w,
    seat,
    'BDZ-weapon-carried',
    'weapon',
    choose(all, {
      id: (each) => each,
      line: (each) => weaponLine(w.book, each),
    }),
    { who: one(id) },
  );
  return armed(weapon);
}

/** One of the band may carry a squad automatic weapon in place of its rifle. BDZ-list-military-saw. */
function* takesSaw(w: BdzWorld, seat: string, band: readonly string[]): Rule<void> {
  const who: string = yield* ask(
    w,
    seat,
    'BDZ-list-military-saw',
    'saw',
    choose(['', ...band], {
      id: (id) => (id === '' ? 'nobody' : id),
      line: (id) => (id === '' ? { key: 'saw.nobody' } : { key: 'figure', values: { who: one(id) } }),
    }),
  );
  if (who === '') return;
  const { armoured, grenades } = SOLDIER;
  const kit: Kit = { guns: ['squad-automatic-weapon'], melee: 'unarmed', armoured, grenades };
  w.happen({ is: 'armed', cause: 'BDZ-list-military-saw', who, kit });
}

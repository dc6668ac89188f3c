import { type Rule, rowFor } from '@shambles/engine';
import { dealt, faces, highestFirst, missedBecause, pass, runsOut, sum, tally } from '@shambles/thw';
import { type Book, gunRow } from '../book.js';
import type { Shot } from '../facts/fight.js';
import type { FtbWorld } from '../facts.js';
import { draws } from '../goods/goods.js';
import { DAMAGE, type Damage, type Gun } from '../kinds.js';
import { achieves } from '../people/classes.js';
import { noise } from '../senses/noise.js';
import { isDown, itemOf, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { type Circumstance, humanDamage } from '../tables/combat.js';
import { shrugsOff, suffer } from './damage.js';

export type Occasion = 'in-sight' | 'active' | 'reaction' | 'charged' | 'surprise' | 'weasel';

/** A target as it is when fire is declared: a later Duck Back changes nothing. FTB-D-46. */
export interface Mark {
  /** '' for a gap in the swath. FTB-6.5b. */
  readonly target: string;
  /** Dice placed on the target. */
  readonly dice: number;
  readonly zombie: boolean;
  readonly cover: boolean;
  readonly prone: boolean;
  readonly fast: boolean;
  readonly protected: boolean;
  /** 1 for the shooter's first target, 2 for its second. */
  readonly nth: number;
  /** The figure that the target carries. FTB-7.7. */
  readonly carries: string;
}

/** One firing of one weapon. */
export interface Volley {
  readonly who: string;
  readonly item: number;
  readonly gun: Gun;
  readonly rep: number;
  readonly fast: boolean;
  /** True if it is one of two weapons. FTB-6.6. */
  readonly two: boolean;
  /** True for a shotgun that rolls only as many dice as count. FTB-6.1-sg. */
  readonly plain: boolean;
  readonly why: Occasion;
  readonly marks: readonly Mark[];
  /** Zombies that charge the shooter: against them Impact counts, not Rep. FTB-10.10.4, FTB-D-23. */
  readonly chargers: readonly string[];
}

/** The effect of one hit, and who caused it. FTB-D-46. */
export interface Struck {
  readonly damage: Damage;
  readonly by: string;
  readonly rep: number;
}

/**
 * Everything that tests after fire depend on: who was fired at and by whom, who was hit, who went down. FTB-5.6.3,
 * FTB-5.6.4.
 */
export interface Call {
  readonly fired: { readonly target: string; readonly by: string[] }[];
  readonly hit: string[];
  /** Humans that were hit and carry on, as Hard as Nails lets them. FTB-D-2. */
  readonly firm: string[];
  readonly fallen: string[];
  /** Figures that ducked back, which may bring them into sight of others. FTB-D-192. */
  readonly ducked: string[];
  /** Figures that charge and so take no tests. FTB-5.6.1b. */
  readonly charging: string[];
}

export function emptyCall(): Call {
  return { fired: [], hit: [], firm: [], fallen: [], ducked: [], charging: [] };
}

/** Adds what is owed at the same time to a call. FTB-5.6.1. */
export function add(call: Call, more: Call): void {
  for (const { target, by } of more.fired) for (const one of by) owe(call, target, one);
  call.hit.push(...more.hit);
  call.firm.push(...more.firm);
  call.fallen.push(...more.fallen);
  call.ducked.push(...more.ducked);
  call.charging.push(...more.charging);
}

/**
 * Resolves all fire that one side declared together: first every roll, then the damage. FTB-7.5a, FTB-D-46, FTB-D-47.
 */
export function* shootAll(w: FtbWorld, volleys: readonly Volley[]): Rule<Call> {
  const call = emptyCall();
  for (const { who, marks } of volleys)
    for (const { target } of marks) if (target !== '') owe(call, target, who);
  const struck = yield* strikes(w, volleys);
  for (const [target, results] of struck) {
    call.hit.push(target);
    const zombie = w.s.zeds.some((z) => z.id === target);
    const { damage, by, rep } = zombie ? (results[0] as Struck) : worstOf(w, target, results);
    if (zombie) {
      if (damage === 'obviously-dead')
        yield* achieves(w, by, { is: 'zed-down', cause: 'FTB-10.10.2', zed: target, by, how: 'fire' });
      continue;
    }
    const before = personOf(w.s, target).condition;
    const left = yield* suffer(w, target, damage, { by, rep, how: 'fire' });
    if (left === 'carry-on') call.firm.push(target);
    if (left === 'duck-back') call.ducked.push(target);
    const p = personOf(w.s, target);
    if (isDown(p) && p.condition !== before) call.fallen.push(target);
  }
  return call;
}

/** Results of volleys for each figure hit, worst first, before any damage is applied. FTB-7.6b, FTB-D-46. */
export function* strikes(w: FtbWorld, volleys: readonly Volley[]): Rule<Map<string, readonly Struck[]>> {
  const struck = new Map<string, readonly Struck[]>();
  for (const volley of volleys) yield* shoot(w, volley, struck);
  return struck;
}

/**
 * The worst result of all hits on a person. Hard as Nails removes only the first Obviously Dead, so the next result may
 * remain. FTB-7.6b, FTB-3.3-hard-as-nails, FTB-D-2, FTB-D-173.
 */
export function worstOf(w: FtbWorld, target: string, results: readonly Struck[]): Struck {
  const [first, next] = results as readonly [Struck, Struck?];
  // If Hard as Nails leads to Carry On, a hit that causes a Duck Back counts too.
  const counts = (damage: Damage) =>
    w.book.options['hard-as-nails'] === 'carry-on' || WOUNDS.includes(damage);
  return next && counts(next.damage) && shrugsOff(w, target, first.damage) ? next : first;
}

const WOUNDS: readonly Damage[] = ['out-of-the-fight', 'obviously-dead'];

function owe(call: Call, target: string, by: string): void {
  const known = call.fired.find((f) => f.target === target);
  if (!known) call.fired.push({ target, by: [by] });
  else if (!known.by.includes(by)) known.by.push(by);
}

/** Rolls the dice of one firing, then the zombies they draw and the hits. FTB-7.5a, FTB-6.7a, FTB-10.2.3. */
function* shoot(w: FtbWorld, volley: Volley, struck: Map<string, readonly Struck[]>): Rule<void> {
  const { who, item, gun, marks, why } = volley;
  const row = gunRow(w.book, gun);
  const shots = marks.reduce((n, m) => n + m.dice, 0);
  draws(w, who);
  const fell = yield* faces(w, volley.plain ? shots : (row.rolls ?? shots), {
    rule: 'FTB-7.5a',
    label: 'shots',
    table: 'FTB-T-ranged-combat',
    seat: personOf(w.s, who).seat,
    who,
  });
  const dice = highestFirst(fell, shots);
  const ammo = row.single || runsOut(fell) ? 'out' : 'left';
  const at = [...new Set(marks.map((m) => m.target).filter((id) => id !== ''))];
  w.happen({ is: 'fired', cause: 'FTB-7.5a', who, item, gun, at, dice, ammo, why });
  if (!row.silent) yield* noise(w, personOf(w.s, who), fell.length, 'shots', 'FTB-10.2.3');
  yield* land(w, volley, dice, struck);
}

/** Applies each die to its target, the highest to the first. FTB-7.3b, FTB-7.5m, FTB-7.8. */
function* land(
  w: FtbWorld,
  volley: Volley,
  dice: readonly number[],
  struck: Map<string, readonly Struck[]>,
): Rule<void> {
  const { who, gun, rep } = volley;
  const shots: Shot[] = [];
  const hits: { readonly target: string; readonly zombie: boolean }[] = [];
  for (const { mark, die } of dealt(volley.marks, dice)) {
    const total = die + rep;
    if (mark.target === '') {
      shots.push({ target: '', die, total, result: 'gap' });
      continue;
    }
    const because = missedBy(w.book.tables.rangedCombat, volley, mark, total);
    if (because === undefined) {
      shots.push({ target: mark.target, die, total, result: 'hit' });
      hits.push(mark);
    } else if (mark.carries !== '' && because.includes('cover')) {
      shots.push({ target: mark.target, die, total, result: 'miss', because: 'cover', instead: 'carried' });
      hits.push({ target: mark.carries, zombie: false });
    } else if (die === 6 && PITIFUL.includes(rep) && (yield* pitiful(w, volley))) {
      shots.push({ target: mark.target, die, total, result: 'hit', instead: 'pitiful' });
      hits.push(mark);
    } else shots.push({ target: mark.target, die, total, result: 'miss', because: because[0] });
  }
  w.happen({ is: 'shots', cause: 'FTB-7.5m', who, gun, shots });
  for (const { target, zombie } of hits) {
    const damage = yield* wound(w, volley, target, zombie);
    tally(struck, target, { damage, by: who, rep }, worstFirst);
  }
}

/** Circumstances that make a total miss, none for an outright miss; undefined if it hits. FTB-T-ranged-combat. */
export function missedBy(
  table: Book['tables']['rangedCombat'],
  { fast, two }: Pick<Volley, 'fast' | 'two'>,
  mark: Omit<Mark, 'target' | 'dice' | 'carries'>,
  total: number,
): readonly Circumstance[] | undefined {
  return missedBecause<Circumstance>(rowFor(table, total), {
    cover: mark.cover && !mark.zombie,
    prone: mark.prone,
    'target-fast': mark.fast,
    protected: mark.protected,
    'shooter-fast': fast,
    'two-weapons': two,
    'second-target': mark.nth >= 2,
    'third-target': mark.nth >= 3,
  });
}

/** Reps that can make a pitiful shot. FTB-7.8. */
const PITIFUL: readonly number[] = [2, 3];

/** FTB-7.8. */
function* pitiful(w: FtbWorld, { who, rep }: Volley): Rule<boolean> {
  const seat = personOf(w.s, who).seat;
  return (yield* pass(w, 1, rep, { rule: 'FTB-7.8', label: 'pitiful', seat, who })) > 0;
}

/** Rolls the damage of one hit. FTB-7.6a, FTB-10.10.2, FTB-10.10.3, FTB-10.10.4. */
function* wound(w: FtbWorld, volley: Volley, target: string, zombie: boolean): Rule<Damage> {
  const { who, gun, rep, chargers } = volley;
  const { impact } = gunRow(w.book, gun);
  const easy = zombie && !chargers.includes(target);
  const against = easy ? rep : impact;
  const rule = zombie ? 'FTB-10.10.4' : 'FTB-7.6a';
  const table = zombie ? 'FTB-T-ranged-damage-zombie' : 'FTB-T-ranged-damage';
  const die = yield* sum(w, 1, { rule, label: 'damage', table, seat: personOf(w.s, who).seat, who });
  const damage = zombie ? zombieDamage(die, against) : humanDamage(w.book.tables.rangedDamage, die, against);
  w.happen({ is: 'wound', cause: rule, who: target, by: who, die, against, damage });
  return damage;
}

/** FTB-T-ranged-damage-zombie. */
export function zombieDamage(die: number, against: number): Damage {
  return die <= against ? 'obviously-dead' : 'carry-on';
}

/** Sorts the worst result first; among equals, that by the highest Rep. FTB-D-46. */
function worstFirst(a: Struck, b: Struck): number {
  return DAMAGE.indexOf(b.damage) - DAMAGE.indexOf(a.damage) || b.rep - a.rep;
}

// ------------------------------------------------------------------ who can be fired at, with what

/** Loaded guns in hand: the Item's number and the gun's id. FTB-6.7a, FTB-11.7.3b. */
export function loadedGuns(w: FtbWorld, p: Person): { readonly item: number; readonly gun: Gun }[] {
  return p.hand
    .map((id) => itemOf(p, id))
    .filter((i) => !i.empty && w.book.weapons.has(i.what))
    .map((i) => ({ item: i.id, gun: i.what }));
}

/** A target as it is now. */
export function markOn(w: FtbWorld, who: string, target: string, dice: number, nth: number): Mark {
  const table = tableOf(w);
  const p = w.s.people.find((q) => q.id === target);
  return {
    target,
    dice,
    nth,
    zombie: !p,
    cover: p !== undefined && (p.carries !== '' || table.inCover(target, who)),
    prone: p?.prone ?? false,
    fast: p !== undefined && p.fast >= 0,
    protected: p?.armored ?? false,
    carries: p?.carries ?? '',
  };
}

/** One firing of a weapon at its marks. */
export function volleyAt(
  w: FtbWorld,
  who: string,
  { item, gun }: { readonly item: number; readonly gun: Gun },
  marks: readonly Mark[],
  why: Occasion,
  more: { readonly two?: boolean; readonly plain?: boolean; readonly chargers?: readonly string[] } = {},
): Volley {
  const p = personOf(w.s, who);
  return {
    who,
    item,
    gun,
    rep: p.rep,
    fast: p.fast >= 0,
    two: more.two ?? false,
    plain: more.plain ?? false,
    why,
    marks,
    chargers: more.chargers ?? [],
  };
}

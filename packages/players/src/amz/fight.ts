import {
  armorDice,
  type Book,
  bonusDice,
  type Cover,
  coverDice,
  type Dice,
  dependentsOf,
  dieOf,
  type Fighters,
  type Figure,
  fightersOf,
  firepowerDice,
  hitChances,
  isLiving,
  levelEffect,
  MOST_DICE,
  meleeChances,
  qualityRow,
  supportDice,
  type Unit,
  vehicleRow,
} from '@shambles/amz';
import type { Outcomes } from '@shambles/engine';
import { type Look, sizeOf } from './look.js';

/** An attack that a unit could make. */
export interface Aim {
  /** True if the unit goes Rapidly. */
  readonly rapid?: boolean;
  /** Interruptions of its activation so far. */
  readonly interrupted?: number;
  readonly defensive?: boolean;
  /** Inches to the target; the present distance if left out. */
  readonly inches?: number;
  readonly cover?: Cover;
}

/** Dice that a unit's firearms give it; none for mobs, which have only their hands. */
export function firepower({ book, view, table }: Look, by: Unit, at: Unit, aim: Aim = {}): number {
  const fighters = fightersOf(view, by.id);
  if (fighters.length === 0 || by.jammed || (!isLiving(by) && by.kind !== 'possessed')) return 0;
  const { own, times } = weapons(book, by, fighters.length, supportOf(book, fighters));
  if (own === 0) return 0;
  const inches = aim.inches ?? table.apart(by.id, at.id);
  const optimum = aim.defensive || inches <= times * qualityRow(book, by.quality).optimumRange;
  const cover = aim.cover ?? (aim.defensive ? 'exposed' : table.coverOf(at.id, by.id));
  const more =
    (optimum ? firepowerDice(book, 'optimum') : 0) +
    (cover === 'exposed' ? firepowerDice(book, 'exposed') : 0);
  const less =
    (aim.rapid ? firepowerDice(book, 'rapid') : 0) +
    (aim.defensive ? firepowerDice(book, 'defensive') : 0) +
    Math.max(0, (aim.interrupted ?? 0) - 1) * firepowerDice(book, 'interruption') +
    (isLiving(by) ? levelEffect(book, by).firepower : 0);
  return Math.max(0, Math.min(MOST_DICE, own + more) + less);
}

function weapons(book: Book, by: Unit, fighters: number, support: number): { own: number; times: number } {
  if (by.vehicle === null) return { own: fighters + support, times: support > 0 ? 2 : 1 };
  const { mounted, crew } = vehicleRow(book, by.vehicle);
  const riding = Math.min(2, Math.max(0, fighters - crew));
  if (mounted === null || by.disarmed) return { own: riding > 0 ? riding - 1 : 0, times: 1 };
  return { own: 1 + supportDice(book, mounted), times: 99 };
}

const supportOf = (book: Book, fighters: readonly Pick<Figure, 'support'>[]): number =>
  fighters.reduce((sum, f) => sum + (f.support === null ? 0 : supportDice(book, f.support)), 0);

/** Defense dice of a unit in addition to those of its figures and of cover. */
function toughness(book: Book, u: Unit): number {
  return isLiving(u) || u.kind === 'possessed' ? armorDice(book, u.armor) : bonusDice(book, u.kind);
}

function defense(seen: Look, u: Unit, cover: Cover): Dice {
  if (u.vehicle !== null) return { n: vehicleRow(seen.book, u.vehicle).armor, sides: 10 };
  const fighters = fightersOf(seen.view, u.id).length;
  const n =
    (fighters || dependentsOf(seen.view, u.id).length) +
    toughness(seen.book, u) +
    coverDice(seen.book, cover);
  return { n: Math.min(MOST_DICE, n), sides: fighters > 0 ? dieOf(seen.book, u) : 6 };
}

/** Average number of hits by fire. */
export function hitsOf(seen: Look, by: Unit, at: Unit, aim: Aim = {}): number {
  const dice = firepower(seen, by, at, aim);
  if (dice <= 0) return 0;
  const cover = aim.cover ?? (aim.defensive ? 'exposed' : seen.table.coverOf(at.id, by.id));
  const mean = meanOf({ n: dice, sides: dieOf(seen.book, by) }, defense(seen, at, cover));
  return Math.min(sizeOf(seen, at.id), mean);
}

const means = new Map<string, number>();

function meanOf(attack: Dice, against: Dice): number {
  const key = `${attack.n} ${attack.sides} ${against.n} ${against.sides}`;
  const known = means.get(key);
  if (known !== undefined) return known;
  const mean = expected(hitChances(attack, against), (hits) => hits);
  means.set(key, mean);
  return mean;
}

function expected<T>({ branches, den }: Outcomes<T>, worth: (of: T) => number): number {
  return branches.reduce(
    (sum, { of, num }) => sum + (Number((num * WHOLE) / den) / Number(WHOLE)) * worth(of),
    0,
  );
}

const WHOLE = 1n << 40n;

/** The average outcome of a Close Combat between two units. */
export interface Melee {
  /** Chance that the assailant wins. */
  readonly wins: number;
  /** Figures of the assailant and of the defender left. */
  readonly left: number;
  readonly others: number;
}

const melees = new Map<string, Melee>();

/** A Close Combat fought to the end, with these numbers of figures. */
export function melee(seen: Look, by: Unit, size: number, on: Unit, others: number): Melee {
  const [a, b] = [fighter(seen, by, size), fighter(seen, on, others)];
  const key = JSON.stringify([a, b]);
  const known = melees.get(key);
  if (known) return known;
  const ends = meleeChances(a, b);
  const found: Melee = {
    wins: expected(ends, ({ winner }) => (winner === 'assailant' ? 1 : 0)),
    left: expected(ends, ({ winner, left }) => (winner === 'assailant' ? left : 0)),
    others: expected(ends, ({ winner, left }) => (winner === 'defender' ? left : 0)),
  };
  melees.set(key, found);
  return found;
}

function fighter({ book, view }: Look, u: Unit, size: number): Fighters {
  const figures = Math.max(1, Math.min(12, Math.round(size)));
  if (!isLiving(u) && u.kind !== 'possessed')
    return { figures, die: dieOf(book, u), defenseDice: toughness(book, u) };
  const support = supportOf(book, fightersOf(view, u.id));
  return {
    figures,
    die: dieOf(book, u),
    attackDice: firepowerDice(book, 'optimum') + support,
    defenseDice: toughness(book, u),
  };
}

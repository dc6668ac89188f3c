import type { Card, Club, Gun, Thing, Thrown, ZedKind } from '../kinds.js';
import { gunIn } from '../tables/guns.js';
import type { Factor } from '../tables/shooting.js';
import type { DoorType } from '../tables/things.js';
import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

export function gunRow({ tables }: Tabled, gun: Gun): Row<'shooting'> {
  return tables.shooting.rows.find((r) => r.weapon === gun) as Row<'shooting'>;
}

/** The gun that a thing is and the shots in it: the number it states, or a full clip. */
export function gunWith(
  book: Tabled,
  thing: Thing,
): { readonly gun: Gun | undefined; readonly clip: number } {
  const { gun, left } = gunIn(thing);
  return { gun, clip: gun === undefined ? 0 : (left ?? gunRow(book, gun).clip) };
}

export function factorRow({ tables }: Tabled, factor: Factor): Row<'factors'> {
  return tables.factors.rows.find((r) => r.factor === factor) as Row<'factors'>;
}

export function thrownRow({ tables }: Tabled, type: Thrown): Row<'grenades'> {
  return tables.grenades.rows.find((r) => r.type === type) as Row<'grenades'>;
}

/** Turns that a figure set alight burns; it is destroyed at the end of the last. */
export function burningTurns(book: Tabled): number {
  return thrownRow(book, 'Molotov cocktail').alight;
}

export function clubRow({ tables }: Tabled, club: Club | 'rifle butt'): Row<'melee'> {
  return tables.melee.rows.find((r) => r.items.includes(club)) as Row<'melee'>;
}

/** The highest die that infects a survivor. */
export function infectedUpTo({ tables }: Tabled, kind: 'ps' | 'nps'): number {
  return tables.infection.rows.find((r) => r.who === kind.toUpperCase())?.infected?.[1] ?? -1;
}

/** The highest die on which an infected survivor dies. */
export function diesUpTo({ tables }: Tabled): number {
  return tables.infection.rows.find((r) => r.dies)?.dies?.[1] ?? -1;
}

export function mutantRow({ tables }: Tabled, type: ZedKind): Row<'mutants'> {
  return tables.mutants.rows.find((r) => r.type === type) as Row<'mutants'>;
}

/**
 * Damage by a Zed in contact: one hit, or a mutant's own damage; possibly more to a victim that it pins.
 * ROS-melee-damage, ROS-T-mutants.
 */
export function damageOf(book: Tabled, kind: ZedKind, pins: boolean): 1 | '1d3' {
  if (kind === 'zed') return 1;
  const { damage, pinDamage } = mutantRow(book, kind);
  return (pins && pinDamage) || damage;
}

export function scaleFor({ tables }: Tabled, ps: number): Row<'scaling'> {
  return tables.scaling.rows.find((r) => r.ps === ps) as Row<'scaling'>;
}

/** Distance within which a hidden horde hears something, in cm. */
export function heardWithin({ tables }: Tabled, what: 'car alarm' | 'loud noise' | 'groaning'): number {
  return tables.stimuli.rows.find((r) => r.stimulus === what)?.range ?? 0;
}

export function doorRow({ tables }: Tabled, door: DoorType): Row<'doors'> {
  return tables.doors.rows.find((r) => r.door === door) as Row<'doors'>;
}

export function cardRow({ tables }: Tabled, card: Card): Row<'cards'> {
  return tables.cards.rows.find((r) => r.card === card) as Row<'cards'>;
}

/** Cost of a deed that takes a whole move: as much as the most that any card gives. */
export function wholeAction({ tables }: Tabled): number {
  return Math.max(...tables.cards.rows.map((r) => r.move));
}

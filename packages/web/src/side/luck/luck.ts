import { type AnySystem, beginsChapter, type Fact, type Seat } from '@shambles/engine';
import { sizesFromZero } from '@shambles/story';
import { keep } from '../keep.js';
import { isRolled, type Told } from '../types.js';
import { counts } from '../words.js';

/** The result of some dice compared with the average of fair dice. */
export interface Reckoning {
  dice: number;
  /** Number of dice that counted, or the sum of the faces for rolls that are added up. */
  actual: number;
  expected: number;
  /** Variance of all the dice together. */
  variance: number;
}

export interface LuckRow extends Readonly<Reckoning> {
  readonly label: string;
  readonly seat: Seat | undefined;
  /** Whether the roll is read by the dice that count or by the sum of its faces. */
  readonly reads: 'count' | 'sum';
  /** Whether a low or a high sum is good; absent if neither is, or if dice count. */
  readonly favours?: 'low' | 'high';
  readonly byTurn: ReadonlyMap<number, Readonly<Reckoning>>;
}

export interface Luck {
  readonly rows: readonly LuckRow[];
  /** One row per seat: its rolls read by dice that count, whatever their label. Sums of other dice are left out. */
  readonly seats: readonly LuckRow[];
  readonly turns: readonly number[];
}

interface Building extends Reckoning {
  label: string;
  seat: Seat | undefined;
  reads: 'count' | 'sum';
  favours?: 'low' | 'high';
  byTurn: Map<number, Reckoning>;
}

const nothing = (): Reckoning => ({ dice: 0, actual: 0, expected: 0, variance: 0 });

function add(to: Reckoning, actual: number, expected: number, variance: number): void {
  to.dice++;
  to.actual += actual;
  to.expected += expected;
  to.variance += variance;
}

/** The turn that a fact begins, if it names one. */
function turnIn(fact: Fact): number | undefined {
  const { turn } = fact as Fact & { readonly turn?: unknown };
  return fact.is === 'turn' && typeof turn === 'number' ? turn : undefined;
}

/**
 * Adds up every die of a log. A die added by an exploding one counts as one more fair die: it is luck to have it, but
 * its faces are as likely as ever, so it adds its own expectation.
 */
export function luck(facts: readonly Told[], system: Pick<AnySystem, 'begins' | 'favours'> = {}): Luck {
  const rows = new Map<string, Building>();
  const seats = new Map<string, Building>();
  const turns = new Set<number>();
  const fromZero = sizesFromZero(facts.map(({ fact }) => fact).filter(isRolled));
  let turn = 0;
  const rowOf = (
    map: Map<string, Building>,
    key: string,
    label: string,
    seat: Seat | undefined,
    reads: 'count' | 'sum',
  ): Building => {
    return keep(map, key, () => ({ ...nothing(), label, seat, reads, byTurn: new Map() }));
  };
  const put = (row: Building, actual: number, expected: number, variance: number): void => {
    add(row, actual, expected, variance);
    add(keep(row.byTurn, turn, nothing), actual, expected, variance);
  };

  for (const { fact } of facts) {
    if (beginsChapter(system, fact)) turn = turnIn(fact) ?? turn + 1;
    if (!isRolled(fact)) continue;
    turns.add(turn);
    const { label, seat } = fact;
    fact.pools.forEach((pool, p) => {
      const faces = fact.faces[p] ?? [];
      const low = fromZero.has(pool.sides) ? 0 : 1;
      const scored = pool.from !== undefined || pool.upTo !== undefined;
      const reads = scored ? 'count' : 'sum';
      const { mean, variance } = scored
        ? chanceOf(pool.sides, low, (face) => counts(pool, face) === true)
        : sumOf(pool.sides, low);
      const row = rowOf(rows, `${seat} ${label} ${reads}`, label, seat, reads);
      const favours = scored ? undefined : system.favours?.[label];
      if (favours) row.favours = favours;
      for (const face of faces) {
        const actual = scored ? (counts(pool, face) ? 1 : 0) : face;
        put(row, actual, mean, variance);
        if (scored && seat !== undefined) put(rowOf(seats, seat, '', seat, 'count'), actual, mean, variance);
      }
    });
  }
  const bySeat = (a: Building, b: Building): number =>
    String(a.seat).localeCompare(String(b.seat)) || b.dice - a.dice;
  return {
    rows: [...rows.values()].filter((r) => r.dice > 0).sort(bySeat),
    seats: [...seats.values()].sort(bySeat),
    turns: [...turns].sort((a, b) => a - b),
  };
}

function chanceOf(
  sides: number,
  low: number,
  good: (face: number) => boolean,
): { mean: number; variance: number } {
  let n = 0;
  for (let face = low; face < sides + low; face++) if (good(face)) n++;
  const p = n / sides;
  return { mean: p, variance: p * (1 - p) };
}

function sumOf(sides: number, low: number): { mean: number; variance: number } {
  return { mean: low + (sides - 1) / 2, variance: (sides * sides - 1) / 12 };
}

/** Standard deviations above the expected result; 0 if the result cannot vary. */
export function deviation({ actual, expected, variance }: Readonly<Reckoning>): number {
  return variance > 1e-9 ? (actual - expected) / Math.sqrt(variance) : 0;
}

/** How far the dice usually end from fair, either way: two times in three no farther. One standard deviation. */
export const usual = ({ variance }: Readonly<Reckoning>): number => Math.sqrt(Math.max(0, variance));

type Read = Readonly<Reckoning> & Partial<Pick<LuckRow, 'reads' | 'favours'>>;

/** Standard deviations on the lucky side; undefined for a sum that is neither good nor bad. */
export function fortune(row: Read): number | undefined {
  if (row.reads === 'sum' && row.favours === undefined) return undefined;
  return row.favours === 'low' ? -deviation(row) : deviation(row);
}

/** A deviation in words. */
export function luckInWords(row: Read): string {
  const size = Math.abs(deviation(row));
  if (size < 0.5) return 'about even';
  const much = size < 1 ? 'a little ' : size < 2 ? '' : size < 3 ? 'very ' : 'wildly ';
  const good = fortune(row);
  if (good === undefined) return `${much}${deviation(row) > 0 ? 'high' : 'low'}`;
  return `${much}${good > 0 ? 'lucky' : 'unlucky'}`;
}

import type { Procedure } from '../system/procedure.js';
import { Fraction } from './fraction.js';

/** Exact chances of one quantity, by value. */
export type Chances = ReadonlyMap<number, Fraction>;

/** Exact chances of named outcomes. */
export type NamedChances = ReadonlyMap<string, Fraction>;

/** The parts of a procedure that the tally uses. */
// biome-ignore lint/suspicious/noExplicitAny: the procedure's own input and result
type Read = Pick<Procedure<any, any, any, any, any>, 'quantities' | 'outcomes' | 'outcomeNames'>;

/** Adds up results with their chances. */
export class Tally {
  private readonly sums = new Map<string, Map<number, ByDen>>();
  private readonly named: Map<string, ByDen>;
  private readonly whole: ByDen = new Map();

  constructor(private readonly procedure: Read) {
    this.named = new Map(procedure.outcomeNames?.map((name) => [name, new Map()]));
  }

  /** Adds a result that happens in `num` of `den` ways. */
  add(result: unknown, num: bigint, den: bigint): void {
    const { procedure, sums, named, whole } = this;
    const values = procedure.quantities(result);
    for (const name of Object.keys(values)) {
      let sum = sums.get(name);
      if (!sum) {
        sum = new Map();
        sums.set(name, sum);
      }
      add(placeIn(sum, values[name] as number), den, num);
    }
    if (procedure.outcomes) add(placeIn(named, procedure.outcomes(result)), den, num);
    add(whole, den, num);
  }

  /** The chances so far. `open` is what is missing to make the whole. */
  chances() {
    const added = sumUp([...this.whole]);
    return {
      quantities: Object.fromEntries([...this.sums].map(([name, sum]) => [name, total(sum)])),
      ...(this.procedure.outcomes && {
        named: new Map([...this.named].map(([name, sum]) => [name, sumUp([...sum])])),
      }),
      open: new Fraction(added.den - added.num, added.den),
    };
  }
}

/** Numerators by denominator: ways, grouped by the total number of ways they are counted in. */
type ByDen = Map<bigint, bigint>;

function placeIn<K>(sums: Map<K, ByDen>, key: K): ByDen {
  let sum = sums.get(key);
  if (!sum) {
    sum = new Map();
    sums.set(key, sum);
  }
  return sum;
}

function add(sum: ByDen, den: bigint, num: bigint): void {
  sum.set(den, (sum.get(den) ?? 0n) + num);
}

function total(sum: ReadonlyMap<number, ByDen>): Chances {
  const chances = new Map<number, Fraction>();
  for (const value of [...sum.keys()].sort((a, b) => a - b))
    chances.set(value, sumUp([...(sum.get(value) as ByDen)]));
  return chances;
}

/** Sums fractions. The denominators are products of dice, so the largest is nearly always a multiple of all others. */
function sumUp(fractions: readonly (readonly [den: bigint, num: bigint])[]): Fraction {
  let most = 1n;
  for (const [den] of fractions) if (den > most) most = den;
  let num = 0n;
  let odd: Fraction | undefined;
  for (const [den, n] of fractions) {
    if (most % den === 0n) num += n * (most / den);
    else odd = (odd ?? Fraction.zero).plus(new Fraction(n, den));
  }
  const even = new Fraction(num, most);
  return odd ? odd.plus(even) : even;
}

/** Chances as doubles, by value as text: for JSON. */
export function asNumbers(chances: Chances | NamedChances): { [value: string]: number } {
  return Object.fromEntries([...chances].map(([value, chance]) => [String(value), chance.toNumber()]));
}

/** The mean of a quantity. */
export function mean(chances: Chances): number {
  let sum = 0;
  for (const [value, chance] of chances) sum += value * chance.toNumber();
  return sum;
}

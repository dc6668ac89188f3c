import type { Outcomes } from '@shambles/engine';

/** How far one side leads: for each lead, its number of ways out of `den`. */
interface Ahead {
  readonly ways: ReadonlyMap<number, bigint>;
  readonly den: bigint;
}

const known = new Map<string, Ahead>();

/**
 * All outcomes of a contest of dice pools in which successes are rolled again until one side has none. A roll on which
 * no die is lost changes nothing, and is divided out. BDZ-enc-mg-procedure, BDZ-enc-mg-tie.
 */
export function leads(own: number, other: number): Outcomes<number> {
  const { ways, den } = aheadOf(own, other);
  return { branches: [...ways].map(([of, num]) => ({ of, num })), den };
}

function aheadOf(a: number, b: number): Ahead {
  if (a === 0 && b === 0) return certain(0);
  const key = `${a} ${b}`;
  const before = known.get(key);
  if (before) return before;
  const parts: (Ahead & { readonly weight: bigint })[] = [];
  let stands = 0n;
  for (let i = 0; i <= a; i++)
    for (let j = 0; j <= b; j++) {
      const weight = choose(a, i) * choose(b, j);
      if (i === a && j === b && i > 0 && j > 0) stands = weight;
      else parts.push({ ...after(a, b, i, j), weight });
    }
  const found = together(parts, 2n ** BigInt(a + b) - stands);
  known.set(key, found);
  return found;
}

/** The lead after a roll of a and b dice, of which i and j are successes. */
function after(a: number, b: number, i: number, j: number): Ahead {
  if (i > 0 && j > 0) return aheadOf(i, j);
  return i === 0 && j === 0 ? failed(a, b) : certain(i - j);
}

const certain = (lead: number): Ahead => ({ ways: new Map([[lead, 1n]]), den: 1n });

/** All dice have failed, with a 4, 5 or 6 each: the highest wins, and ties are rolled off at even odds. BDZ-D-c27. */
function failed(a: number, b: number): Ahead {
  const upTo = (n: number, k: number) => BigInt(k) ** BigInt(n);
  let [ahead, behind] = [0n, 0n];
  for (let k = 1; k <= 3; k++) {
    const [mine, theirs] = [upTo(a, k) - upTo(a, k - 1), upTo(b, k) - upTo(b, k - 1)];
    const [below, above] = [upTo(b, k - 1), upTo(a, k - 1)];
    ahead += 2n * mine * (b === 0 ? 1n : below) + mine * (b === 0 ? 0n : theirs);
    behind += 2n * theirs * (a === 0 ? 1n : above) + theirs * (a === 0 ? 0n : mine);
  }
  return {
    ways: new Map([
      [1, ahead],
      [-1, behind],
    ]),
    den: ahead + behind,
  };
}

/** Combines cases, each with its weight out of `among`. */
function together(parts: readonly (Ahead & { readonly weight: bigint })[], among: bigint): Ahead {
  const den = parts.reduce((all, p) => (all * p.den) / shared(all, p.den), 1n);
  const ways = new Map<number, bigint>();
  for (const p of parts)
    for (const [lead, n] of p.ways) ways.set(lead, (ways.get(lead) ?? 0n) + p.weight * n * (den / p.den));
  return { ways, den: den * among };
}

function shared(a: bigint, b: bigint): bigint {
  return b === 0n ? a : shared(b, a % b);
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

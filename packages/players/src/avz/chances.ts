/** Chance of 0, 1, 2 ... hits; the last entry holds everything beyond the table. */
export type Spread = readonly number[];

/** Most hits followed; no stack takes more. */
const MOST_HITS = 30;
/** Most explosions of one die that are followed. */
const DEEPEST = 8;

const NOTHING: Spread = [1];
const pools = new Map<number, Spread>();

/** Hits left after saves, for `dice` dice that hit on `from` or more against saves on `save` or more. */
export function getThrough(dice: number, from: number, save: number, explode = false): Spread {
  if (dice <= 0) return NOTHING;
  const key = ((dice * 8 + from) * 8 + save) * 2 + (explode ? 1 : 0);
  let spread = pools.get(key);
  if (!spread) {
    const one = dice === 1 ? oneDie(from, save, explode) : getThrough(1, from, save, explode);
    spread = dice === 1 ? one : both(getThrough(dice - 1, from, save, explode), one);
    pools.set(key, spread);
  }
  return spread;
}

function oneDie(from: number, save: number, explode: boolean): Spread {
  const through = (save - 1) / 6;
  if (!explode) {
    const hit = ((7 - from) / 6) * through;
    return [1 - hit, hit];
  }
  // A six is a hit and one more die; other faces hit as usual.
  const hits: Spread = [(from - 1) / 6, (6 - from) / 6];
  let die: Spread = saved(hits, through);
  for (let depth = 0; depth < DEEPEST; depth++) {
    const more = both([1 - through, through], die);
    const plain = saved(hits, through);
    die = more.map((p, n) => p / 6 + (plain[n] ?? 0));
  }
  const rest = 1 - die.reduce((sum, p) => sum + p, 0);
  return die.map((p, n) => (n === 0 ? p + rest : p));
}

/** The spread of none or one hit when each gets through the save with this chance. */
function saved([none = 0, one = 0]: Spread, through: number): Spread {
  return [none + one * (1 - through), one * through];
}

/** The sum of two independent counts. */
export function both(a: Spread, b: Spread): Spread {
  if (a.length === 1) return b;
  if (b.length === 1) return a;
  const sum = new Array<number>(Math.min(a.length + b.length - 1, MOST_HITS + 1)).fill(0);
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) {
      const n = Math.min(i + j, sum.length - 1);
      sum[n] = (sum[n] as number) + (a[i] as number) * (b[j] as number);
    }
  return sum;
}

/** The mean of a worth by count; counts beyond the list are worth its last entry. */
export function expected(spread: Spread, worth: readonly number[]): number {
  const last = worth.length - 1;
  let sum = 0;
  for (let n = 0; n < spread.length; n++) sum += (spread[n] as number) * (worth[Math.min(n, last)] as number);
  return sum;
}

/** One line of the benchmark. */
export interface Line {
  readonly ours: number;
  readonly peer: number | null;
  /** Our figure relative to the peer's, greater being better, unless the unit says otherwise. */
  readonly ratio: number | null;
  readonly unit: string;
}

export type Lines = { readonly [bench: string]: Line };

const ROUNDS = 5;

/** Does some work and returns its amount: decisions, moves, calls. */
export type Work = () => number;

/**
 * Work per second of each side: the median of five rounds after a warm-up, with the sides taking turns within each
 * round. The clock is the processor time of this process, so that other programs on the machine do not count.
 */
export function rates(sides: readonly Work[], slice: number): number[] {
  const repeats = sides.map((side) => warmUp(side, slice));
  const found: number[][] = sides.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    sides.forEach((side, i) => {
      found[i]?.push(timed(side, repeats[i] as number));
    });
  return found.map(median);
}

/** Microseconds per call. */
export function micros(calls: readonly (() => unknown)[], slice: number): number[] {
  const sides = calls.map((call) => () => {
    call();
    return 1;
  });
  return rates(sides, slice).map((rate) => 1e6 / rate);
}

/** Milliseconds that a side runs, at least, before measurement starts. */
const WARM = 1000;

/** Runs a side until its code is optimised. Returns the number of runs that fill a slice. */
function warmUp(side: Work, slice: number): number {
  let took = 0;
  let all = 0;
  let runs = 1;
  for (; all < WARM * 1000; runs *= 2) {
    const before = spent();
    for (let i = 0; i < runs; i++) side();
    took = spent() - before;
    all += took;
  }
  return Math.max(1, Math.round(((runs / 2) * slice * 1000) / took));
}

function timed(side: Work, repeats: number): number {
  const before = spent();
  let done = 0;
  for (let i = 0; i < repeats; i++) done += side();
  return (done * 1e6) / Math.max(1, spent() - before);
}

/** Microseconds of processor time that this process has used. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] as number;
}

/** Rounds to four digits, more than the measurement's precision. */
function round(n: number): number {
  return Number(n.toPrecision(4));
}

export function versus(ours: number, peer: number, unit: string): Line {
  return { ours: round(ours), peer: round(peer), ratio: round(ours / peer), unit };
}

export function alone(ours: number, unit: string, ratio: number | null = null): Line {
  return { ours: round(ours), peer: null, ratio: ratio === null ? null : round(ratio), unit };
}

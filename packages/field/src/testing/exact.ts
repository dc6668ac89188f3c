/** Fractions of whole numbers without rounding: slow, but never wrong. */
export interface Fraction {
  readonly n: bigint;
  /** Greater than zero. */
  readonly d: bigint;
}

export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const top = BigInt(n);
  const bottom = BigInt(d);
  return bottom < 0n ? { n: -top, d: -bottom } : { n: top, d: bottom };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);
export const HALF = fraction(1, 2);

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

/** The sign of a - b: negative, zero or positive. */
export const compare = (a: Fraction, b: Fraction): number => {
  const d = a.n * b.d - b.n * a.d;
  return d < 0n ? -1 : d > 0n ? 1 : 0;
};
export const less = (a: Fraction, b: Fraction): boolean => compare(a, b) < 0;
export const same = (a: Fraction, b: Fraction): boolean => compare(a, b) === 0;
export const atMost = (a: Fraction, b: Fraction): boolean => compare(a, b) <= 0;
export const lesser = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? a : b);
export const greater = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? b : a);

/** A point whose coordinates are fractions. */
export interface Spot {
  readonly x: Fraction;
  readonly y: Fraction;
}

export const spot = (x: number, y: number): Spot => ({ x: fraction(x), y: fraction(y) });
export const from = (a: Spot, b: Spot): Spot => ({ x: minus(b.x, a.x), y: minus(b.y, a.y) });
export const dot = (a: Spot, b: Spot): Fraction => plus(times(a.x, b.x), times(a.y, b.y));
export const cross = (a: Spot, b: Spot): Fraction => minus(times(a.x, b.y), times(a.y, b.x));
export const square = (a: Spot): Fraction => dot(a, a);
export const equal = (a: Spot, b: Spot): boolean => same(a.x, b.x) && same(a.y, b.y);
/** The point that lies a share t of the way from a to b. */
export const on = (a: Spot, b: Spot, t: Fraction): Spot => ({
  x: plus(a.x, times(t, minus(b.x, a.x))),
  y: plus(a.y, times(t, minus(b.y, a.y))),
});

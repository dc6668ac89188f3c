/** An exact chance: numerator over denominator, in lowest terms. */
export class Fraction {
  readonly num: bigint;
  readonly den: bigint;

  constructor(num: bigint, den: bigint) {
    const g = gcd(num < 0n ? -num : num, den);
    this.num = num / g;
    this.den = den / g;
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.num * other.den + other.num * this.den, this.den * other.den);
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.num * other.num, this.den * other.den);
  }

  /** The nearest double; accurate to 15 digits however large the terms are. */
  toNumber(): number {
    const num = excess(this.num);
    const den = excess(this.den);
    const ratio = Number(this.num >> BigInt(num)) / Number(this.den >> BigInt(den));
    return num === den ? ratio : ratio * 2 ** (num - den);
  }

  toString(): string {
    return `${this.num}/${this.den}`;
  }

  static readonly zero = new Fraction(0n, 1n);
  static readonly one = new Fraction(1n, 1n);
}

/** Number of bits to drop so that the rest fits a double without overflow. */
function excess(n: bigint): number {
  return Math.max(0, n.toString(16).length * 4 - 1000);
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}

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

  /** The nearest double; exact to 15 digits however large the terms are. */
  toNumber(): number {
    const bits = Math.max(0, Math.max(this.num.toString(2).length, this.den.toString(2).length) - 1000);
    const n = BigInt(bits);
    return bits === 0 ? Number(this.num) / Number(this.den) : Number(this.num >> n) / Number(this.den >> n);
  }

  toString(): string {
    return `${this.num}/${this.den}`;
  }

  static readonly zero = new Fraction(0n, 1n);
  static readonly one = new Fraction(1n, 1n);
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}

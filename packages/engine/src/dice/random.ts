/** A source of unbiased whole numbers. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely. `n` from 1 to 2^32. */
  below(n: number): number;
}

/** State of a generator: a few 32-bit integers as plain data, so that a checkpoint can hold it. */
export type RandomState = readonly number[];

/** A source that continues from its `state`. */
export interface Generator extends Random {
  state: RandomState;
}

export const RANGE = 0x1_0000_0000;

/**
 * sfc32, named and versioned: a journal says "sfc32/1", so a later default cannot change its dice. The seed is text, so
 * that people can read it out.
 */
export class Sfc32 implements Generator {
  static readonly kind = 'sfc32/1';
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(seed: string | RandomState) {
    if (typeof seed === 'string') {
      this.state = mix(seed);
      for (let i = 0; i < 16; i++) this.next();
    } else this.state = seed;
  }

  get state(): RandomState {
    return [this.a, this.b, this.c, this.d];
  }

  set state([a = 0, b = 0, c = 0, d = 0]: RandomState) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /** 32 random bits, unsigned. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  below(n: number): number {
    return below(this, n);
  }
}

/** Rejection sampling: discards the top of the range, which does not divide evenly by `n`. */
export function below(words: { next(): number }, n: number): number {
  if (!(n >= 1 && n <= RANGE)) throw new RangeError(`A random number below ${n} cannot be had.`);
  let bits = words.next();
  if (bits > RANGE - n) {
    const limit = RANGE - (RANGE % n);
    while (bits >= limit) bits = words.next();
  }
  // As unsigned 32-bit numbers (2^32 itself becomes 0), they divide several times as fast.
  const whole = n >>> 0;
  return whole === 0 ? bits : (bits % whole) >>> 0;
}

/** Up to `count` different things from `bag`, in random order. The bag itself is not changed. */
export function pick<T>(random: Random, bag: readonly T[], count: number): T[] {
  const rest = bag.slice();
  const got: T[] = [];
  while (got.length < count && rest.length > 0) {
    const i = random.below(rest.length);
    got.push(rest[i] as T);
    rest[i] = rest[rest.length - 1] as T;
    rest.pop();
  }
  return got;
}

/** Four well-mixed 32-bit integers from any text. */
function mix(text: string): RandomState {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) | 0, b | 0, c | 0, d | 0];
}

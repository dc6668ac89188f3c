// Character codes.
const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const SMALL_A = 0x61;
const OPEN_RECORD = 0x7b;
const CLOSE_RECORD = 0x7d;

/** Deeper than any game writes. From this depth on, JSON.stringify takes over, with its limits. */
const DEEP = 50;

/**
 * A 64-bit checksum over text. Data gives the same sum as the text that JSON.stringify makes of it, but that text is
 * never built: the characters go in one by one, which takes a third of the time and leaves no garbage.
 */
export class Checksum {
  private a = 0xdeadbeef | 0;
  private b = 0x41c6ce57;

  text(text: string): this {
    let { a, b } = this;
    for (let i = 0; i < text.length; i++) {
      const k = text.charCodeAt(i);
      a = Math.imul(a ^ k, 2654435761);
      b = Math.imul(b ^ k, 1597334677);
    }
    this.a = a;
    this.b = b;
    return this;
  }

  /** Adds plain data. Undefined fields are left out, as in JSON. */
  json(value: unknown, depth = 0): this {
    if (typeof value === 'string') this.quoted(value);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value === 'boolean') this.text(value ? 'true' : 'false');
    else if (typeof value !== 'object' || value === null || depth === DEEP) this.other(value);
    else if (Array.isArray(value)) this.list(value, depth + 1);
    else if (Object.getPrototypeOf(value) === Object.prototype) this.record(value, depth + 1);
    else this.other(value);
    return this;
  }

  /** The sum as 16 hexadecimal digits. */
  get digits(): string {
    let { a, b } = this;
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return hexadecimal(b, a);
  }

  private character(k: number): void {
    this.a = Math.imul(this.a ^ k, 2654435761);
    this.b = Math.imul(this.b ^ k, 1597334677);
  }

  private quoted(text: string): void {
    let a = Math.imul(this.a ^ QUOTE, 2654435761);
    let b = Math.imul(this.b ^ QUOTE, 1597334677);
    for (let i = 0; i < text.length; i++) {
      const k = text.charCodeAt(i);
      // Characters that need escaping, and halves of surrogate pairs, which may.
      if (k < 0x20 || k === QUOTE || k === BACKSLASH || k >= 0xd800) {
        this.text(JSON.stringify(text));
        return;
      }
      a = Math.imul(a ^ k, 2654435761);
      b = Math.imul(b ^ k, 1597334677);
    }
    this.a = Math.imul(a ^ QUOTE, 2654435761);
    this.b = Math.imul(b ^ QUOTE, 1597334677);
  }

  private number(value: number): void {
    if (value >= 0 && value <= 9 && Number.isInteger(value)) this.character(ZERO + value);
    else this.text(Number.isFinite(value) ? String(value) : 'null');
  }

  private list(values: readonly unknown[], depth: number): void {
    if (values.length === 0) this.character(OPEN_LIST);
    for (let i = 0; i < values.length; i++) {
      this.character(i === 0 ? OPEN_LIST : COMMA);
      this.json(values[i], depth);
    }
    this.character(CLOSE_LIST);
  }

  private record(value: object, depth: number): void {
    let mark = OPEN_RECORD;
    // Not Object.entries, which builds a list of lists. The prototype has no enumerable fields that could turn up here.
    for (const key in value) {
      const part = (value as Record<string, unknown>)[key];
      if (part === undefined || typeof part === 'function' || typeof part === 'symbol') continue;
      this.character(mark);
      this.quoted(key);
      this.character(COLON);
      this.json(part, depth);
      mark = COMMA;
    }
    if (mark === OPEN_RECORD) this.character(OPEN_RECORD);
    this.character(CLOSE_RECORD);
  }

  /** Leaves rare kinds of values to JSON.stringify. */
  private other(value: unknown): void {
    this.text(JSON.stringify(value) ?? 'null');
  }
}

/** Checksum of several texts as if they were joined, without the cost of joining them. */
export function checksum(...texts: readonly string[]): string {
  const sum = new Checksum();
  for (const text of texts) sum.text(text);
  return sum.digits;
}

/** Two 32-bit numbers as 16 digits. Built as one flat string, because a sum stays in memory while its entry does. */
function hexadecimal(high: number, low: number): string {
  // biome-ignore format: one number a row
  return String.fromCharCode(
    digit(high >>> 28), digit(high >>> 24), digit(high >>> 20), digit(high >>> 16), digit(high >>> 12), digit(high >>> 8), digit(high >>> 4), digit(high),
    digit(low >>> 28), digit(low >>> 24), digit(low >>> 20), digit(low >>> 16), digit(low >>> 12), digit(low >>> 8), digit(low >>> 4), digit(low),
  );
}

/** The character code of the lowest four bits as a hexadecimal digit. */
function digit(bits: number): number {
  const n = bits & 15;
  return n < 10 ? ZERO + n : SMALL_A + n - 10;
}

import type { Json, Random } from '@shambles/engine';

/** One of the things at random. */
function oneOf<T>(random: Random, things: readonly T[]): T {
  return things[random.below(things.length)] as T;
}

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  'is',
  'x',
  '',
  'ключ',
];
const TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e',
  '😀'.repeat(30),
  '\ud800',
  'ｱ',
  '<script>alert(1)</script>',
  "'; drop table tables; --",
  '../../etc/passwd',
  'seat alien',
  'NaN',
];
const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.MIN_VALUE,
  Number.MAX_SAFE_INTEGER,
];

/** Unexpected JSON as text, which can also hold what objects cannot: an own "__proto__", doubled keys. */
export function junkText(random: Random, depth = 0): string {
  switch (random.below(depth > 4 ? 5 : 12)) {
    case 0:
      return String(oneOf(random, NUMBERS));
    case 1:
      return JSON.stringify(oneOf(random, TEXTS));
    case 2:
      return oneOf(random, ['true', 'false', 'null']);
    case 3:
      return '1e999';
    case 4:
      return JSON.stringify('long '.repeat(1 + random.below(2000)));
    case 5: {
      const n = 1 + random.below(3000);
      return random.below(2) === 0 ? '['.repeat(n) + ']'.repeat(n) : `${'{"a":'.repeat(n)}0${'}'.repeat(n)}`;
    }
    case 6:
    case 7:
    case 8:
      return `[${many(random, () => junkText(random, depth + 1))}]`;
    default:
      return `{${many(random, () => `${JSON.stringify(oneOf(random, NAMES))}:${junkText(random, depth + 1)}`)}}`;
  }
}

function many(random: Random, make: () => string): string {
  return Array.from({ length: random.below(5) }, make).join(',');
}

/** A mutated message. Most often it is no longer valid. */
export function mutant(random: Random, message: Json): string {
  const text = JSON.stringify(message);
  switch (random.below(7)) {
    case 0:
      return text.slice(0, random.below(text.length));
    case 1: {
      const at = random.below(text.length);
      return (
        text.slice(0, at) + String.fromCharCode(random.below(0x1_0000)) + text.slice(at + random.below(2))
      );
    }
    case 2:
      return junkText(random);
    case 3:
      return `${text.slice(0, -1)},${JSON.stringify(oneOf(random, NAMES))}:${junkText(random)}}`;
    default:
      return replaced(random, message);
  }
}

/** The message with one part, at any depth, replaced by junk or left out. */
function replaced(random: Random, message: Json): string {
  const hole = '<hole>';
  const copy = structuredClone(message) as Record<string, Json>;
  let place = copy;
  for (;;) {
    const keys = Object.keys(place);
    if (keys.length === 0) break;
    const key = oneOf(random, keys);
    const inner = place[key];
    if (typeof inner === 'object' && inner !== null && random.below(3) > 0) {
      place = inner as Record<string, Json>;
      continue;
    }
    if (random.below(5) === 0) delete place[key];
    else place[key] = hole;
    break;
  }
  return JSON.stringify(copy).replace(JSON.stringify(hole), () => junkText(random));
}

/** Random bytes, mostly not even text. */
export function junkBytes(random: Random): Buffer {
  return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
}

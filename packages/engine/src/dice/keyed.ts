import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { below, type Generator, RANGE, type RandomState, Sfc32 } from './random.js';

/** 32-bit words in a key and in a block of the stream. */
const WORDS = 8;

/**
 * HMAC-SHA-256 over a counter, keyed by the hash of the seed. Knowing every die so far does not reveal the next one, so
 * this generator is for tables where somebody could gain by predicting dice. Its state contains the key: only those who
 * may know the seed may hold it.
 */
export class Keyed implements Generator {
  static readonly kind = 'hmac-sha256/1';
  private key: readonly number[] = [];
  private secret: Uint8Array = new Uint8Array();
  /** Number of words given out so far. */
  private given = 0;
  private block = -1;
  private words: readonly number[] = [];

  constructor(seed: string) {
    this.state = [...wordsOf(sha256(utf8ToBytes(seed))), 0];
  }

  get state(): RandomState {
    return [...this.key, this.given];
  }

  set state(state: RandomState) {
    this.key = state.slice(0, WORDS);
    this.secret = bytesOf(this.key);
    this.given = state[WORDS] ?? 0;
    this.block = -1;
  }

  /** 32 random bits, unsigned. */
  next(): number {
    const block = Math.floor(this.given / WORDS);
    if (block !== this.block) {
      this.words = wordsOf(hmac(sha256, this.secret, bytesOf([Math.floor(block / RANGE), block % RANGE])));
      this.block = block;
    }
    return this.words[this.given++ % WORDS] as number;
  }

  below(n: number): number {
    return below(this, n);
  }
}

/** SHA-256 of a text (UTF-8), as 64 hexadecimal digits. */
export function sha256Text(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getUint32(4 * i));
}

function bytesOf(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * words.length);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => {
    view.setUint32(4 * i, word);
  });
  return bytes;
}

/** Constructors of the generators, by the names that journals use. */
export const GENERATORS: { readonly [kind: string]: (seed: string) => Generator } = {
  [Sfc32.kind]: (seed) => new Sfc32(seed),
  [Keyed.kind]: (seed) => new Keyed(seed),
};

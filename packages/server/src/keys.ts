import { createHash, randomBytes } from 'node:crypto';

/** A key that opens a seat: 256 random bits. It is shown once; what is kept is its hash. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

export function keyHash(key: string): string {
  return createHash('sha256').update(`shambles key/1\n${key}`).digest('hex');
}

/** A table's public name: not a secret, and not to be guessed either. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 bits, as the sums over dice want them. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

import { randomBytes } from 'node:crypto';

/** Random values of a new table. Tests supply fixed ones. */
export interface Chance {
  /** The table's public name: not a secret, but not guessable either. */
  table(): string;
  /** 256 bits, in the form that the dice commitments need. */
  secret(): string;
}

export const CHANCE: Chance = {
  table: () => randomBytes(12).toString('base64url'),
  secret: () => randomBytes(32).toString('hex'),
};

/** The source of keys: 256 random bits each. */
export const KEYS = { next: () => randomBytes(32).toString('base64url') };

/** A new key. It is shown once; only its hash is kept. */
export const newKey = (): string => KEYS.next();

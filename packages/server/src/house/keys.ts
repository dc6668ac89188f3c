import { randomBytes } from 'node:crypto';

/** What a new table is given by chance. Tests give it by rote. */
export interface Chance {
  /** Its public name: not a secret, and not to be guessed either. */
  table(): string;
  /** 256 bits, as the sums over dice want them. */
  secret(): string;
}

export const CHANCE: Chance = {
  table: () => randomBytes(12).toString('base64url'),
  secret: () => randomBytes(32).toString('hex'),
};

/** Where keys come from: 256 random bits each. */
export const KEYS = { next: () => randomBytes(32).toString('base64url') };

/** A new key. It is shown once; what is kept is its hash. */
export const newKey = (): string => KEYS.next();

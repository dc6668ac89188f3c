import { sha256Text } from '@shambles/engine';

/** The hash of a key. The server stores only this, and a person who makes a key tells it only this. */
export function keyHash(key: string): string {
  return sha256Text(`shambles key/1\n${key}`);
}

import { sha256Text } from '@shambles/engine';

/** What a server keeps of a key, and what it is told of one that somebody has made for himself. */
export function keyHash(key: string): string {
  return sha256Text(`shambles key/1\n${key}`);
}

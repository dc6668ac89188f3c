import { describe, expect, it } from 'vitest';
import { GENERATORS, Keyed, sha256Text } from './keyed.js';

describe('keyed dice', () => {
  it('are HMAC-SHA-256 of a counter, keyed by the hash of the seed', () => {
    expect(sha256Text('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // openssl: printf '\0\0\0\0\0\0\0\0' | openssl mac -digest SHA256 -macopt hexkey:<sha256 of "abc"> HMAC
    const first = new Keyed('abc');
    expect(Array.from({ length: 8 }, () => first.next().toString(16).padStart(8, '0')).join('')).toBe(
      '1ab1509673598ae4b3dd88c7d181e6d25f7af03aa5f79079c29b2aee14f74d37',
    );
  });

  it('go on from their state, in the middle of a block and over its edge', () => {
    const one = new Keyed('seed');
    for (let n = 0; n < 13; n++) one.below(6);
    const two = new Keyed('another');
    two.state = JSON.parse(JSON.stringify(one.state)) as number[];
    const next = (g: Keyed) => Array.from({ length: 40 }, () => g.below(20));
    expect(next(two)).toEqual(next(one));
  });

  it('differ by seed, and are as even as dice are', () => {
    expect(new Keyed('a').state).not.toEqual(new Keyed('b').state);
    const seen = [0, 0, 0, 0, 0, 0];
    const dice = new Keyed('even');
    for (let n = 0; n < 60_000; n++) seen[dice.below(6)]!++;
    const chi = seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(25);
  });

  it('are known by the name that journals give them', () => {
    for (const [kind, make] of Object.entries(GENERATORS)) expect(make('x').below(1), kind).toBe(0);
    expect(Object.keys(GENERATORS)).toEqual(['sfc32/1', 'hmac-sha256/1']);
  });

  it('hang on a key of 256 bits and a counter, not on the dice that fell', () => {
    const one = new Keyed('ab');
    const { state: key } = one;
    expect(key).toHaveLength(9);
    const seen = Array.from({ length: 1000 }, () => one.below(6));
    // The key never changes, and no die leaves a trace in the state: only the number of words given out does.
    expect(one.state.slice(0, 8)).toEqual(key.slice(0, 8));
    expect(one.state[8]).toBeGreaterThanOrEqual(seen.length);
    for (let word = 0; word < 8; word++) {
      const two = new Keyed('ab');
      two.state = key.map((k, i) => (i === word ? (k ^ 1) >>> 0 : k));
      expect(Array.from({ length: 40 }, () => two.below(6))).not.toEqual(seen.slice(0, 40));
    }
  });
});

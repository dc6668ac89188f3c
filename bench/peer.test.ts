import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Sfc32 } from '@shambles/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { bundle } from './bundle.js';

// Test what is measured: one bundle, in which the library and our code share one copy of immer.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-peer-'));
const file = await bundle('compared.ts', folder);
const { agree, agreeInChains, barePlayer, noughts, noughtsPlayer, tablePlayer } = (await import(
  pathToFileURL(file).href
)) as typeof import('./compared.js');
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the same game in boardgame.io', () => {
  it('plays by the same rules as ours', { timeout: 300_000 }, () => {
    expect(agree(12, 'test').decisions).toBeGreaterThan(1000);
  });

  it('[FTB-5.5] plays what In Sight leads to as ours does', { timeout: 300_000 }, () => {
    const { decisions, asked, happened } = agreeInChains(24, [12, 24, 48], 'chain');
    expect(decisions).toBeGreaterThan(100);
    expect(Object.keys(asked).sort()).toEqual([
      'aim',
      'cheat-death',
      'fire-with',
      'free-will',
      'in-sight',
      'move',
      'two-more',
    ]);
    for (const is of [
      'brown-pants',
      'drew',
      'downed',
      'ducked-back',
      'fired',
      'leader-die',
      'moves-fast',
      'ran-away',
    ])
      expect(happened[is], is).toBeGreaterThan(0);
  });

  it('plays noughts and crosses to its end, as ours does', () => {
    for (const play of [noughtsPlayer(new Sfc32('noughts')), barePlayer(noughts), tablePlayer(noughts)]) {
      const lengths = Array.from({ length: 300 }, play);
      expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([5, 9]);
    }
  });
});

import { createRequire } from 'node:module';
import { Sfc32 } from '@shambles/engine';
import { describe, expect, it, vi } from 'vitest';
import { agreeInChains } from './chains.js';
import { agree } from './check.js';
import { noughts } from './noughts.js';
import { noughtsPlayer } from './peer/noughts.js';
import { barePlayer, tablePlayer } from './play.js';

// Outside a bundle the library loads another copy of immer than we would: both must share one.
vi.mock('immer', () => createRequire(import.meta.url)('immer'));

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

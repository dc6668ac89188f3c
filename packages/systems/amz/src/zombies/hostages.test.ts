import { describe, expect, test } from 'vitest';
import { game } from '../testing/game.js';

const HELD = { quality: 'untrained', waits: 'freed', fighters: 1, dependents: 2 } as const;
const RED = { quality: 'trained', professional: true, fighters: 1, done: true, at: [2, 2] } as const;

describe('[AMZ-D-hostages] [AMZ-sc4] the dead leave alone whom they hold until somebody frees them', () => {
  const waits = ['freed', null] as const;

  test('a mob that mills about runs into others, not into hostages', () => {
    const assaulted = waits.map((waiting) => {
      const g = game({
        units: {
          hostages: { ...HELD, at: [18, 22], waits: waiting },
          mob: { kind: 'zulus', at: [18, 18] },
        },
        state: { stage: 'random', turn: 2 },
        // Four inches to the north; the assaulted unit passes its Quality Check.
        dice: waiting === null ? [1, 4, 4] : [1, 4],
      }).step();
      return g.facts('assaulted').map(({ on }) => on);
    });
    expect(assaulted).toEqual([[], ['hostages']]);
  });

  test('a Dexter is not offered them', () => {
    const offered = waits.map((waiting) =>
      game({
        options: { zombies: 'player' },
        units: {
          red: RED,
          hostages: { ...HELD, at: [18, 22], waits: waiting },
          lord: { kind: 'dexters', at: [18, 18] },
        },
        state: { stage: 'masters', turn: 2 },
      })
        .step()
        .answer('lord', 'move-fire rapid')
        .options(),
    );
    expect(offered).toEqual([['stay'], ['stay', 'assault hostages']]);
  });

  test('the Possessed do not fire at them', () => {
    const offered = waits.map((waiting) =>
      game({
        options: { zombies: 'player' },
        units: {
          red: { ...RED, at: [18, 12] },
          hostages: { ...HELD, at: [18, 22], waits: waiting },
          slaves: { kind: 'possessed', quality: 'trained', fighters: 3, at: [18, 18] },
        },
        state: { stage: 'masters', turn: 2 },
      })
        .step()
        .answer('slaves', 'fire-move cautious')
        .options(),
    );
    expect(offered.map((ids) => ids.includes('hostages'))).toEqual([false, true]);
  });
});

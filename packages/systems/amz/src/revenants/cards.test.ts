import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tend } from '../casualties/aid.js';
import { assault, nerve } from '../combat/assault.js';
import { fireAt } from '../fire/fire.js';
import { game } from '../testing/game.js';
import { revenantChecks } from './checks.js';

/** Cards that are played as soon as their moment comes. */
const played = vi.hoisted(() => ({ cards: {} as { [moment: string]: readonly number[] } }));
vi.mock('../cards/playing.js', async (original) => ({
  ...(await original<object>()),
  *played(_w: unknown, moment: string) {
    return played.cards[moment] ?? [];
  },
}));
beforeEach(() => {
  played.cards = {};
});

const TEAM = { quality: 'trained', professional: true, fighters: 2, at: [10, 10] } as const;
const ones = (n: number) => Array.from({ length: n }, () => 1);
const casualty = (id: string, kind: 'kia' | 'wia') => ({
  id,
  kind,
  unit: 'red',
  abandoned: false,
  x: -1,
  y: -1,
  level: 0,
  safe: false,
  overrun: false,
});

describe('cards on an attack', () => {
  const fires = (fighters: number, mob: number) => {
    const g = game({
      units: { red: { ...TEAM, fighters }, mob: { kind: 'odies', fighters: mob, at: [10, 30] } },
      dice: ones(20),
    });
    g.begin(fireAt(g.w, 'red', 'mob', 'reaction')).end();
    return g.facts('fired').map((f) => [f.dice, f.defense])[0];
  };

  test('[AMZ-quirk-cards] 1, Jammed Solid: two dice fewer, at least one', () => {
    expect(fires(4, 3)).toEqual([5, 3]);
    played.cards = { 'attack-pool': [1] };
    expect([fires(4, 3), fires(1, 3)]).toEqual([
      [3, 3],
      [1, 3],
    ]);
  });

  test('[AMZ-quirk-cards] 18, Clear Shot: two Defense dice fewer, at least one', () => {
    played.cards = { 'attack-pool': [18] };
    expect([fires(4, 5), fires(4, 2), fires(4, 1)]).toEqual([
      [5, 3],
      [5, 1],
      [5, 1],
    ]);
  });

  test('[AMZ-quirk-cards] 19, Ricochet: a figure of another unit within 6 inches of the target is down', () => {
    played.cards = { 'attack-missed': [19] };
    const at = (y: number) => {
      const g = game({
        options: { zombies: 'player' },
        units: {
          red: TEAM,
          blue: { ...TEAM, at: [10, y] },
          mob: { kind: 'odies', fighters: 2, at: [10, 20] },
        },
        dice: [...ones(5), 8],
      });
      g.begin(fireAt(g.w, 'red', 'mob', 'reaction')).end();
      return [g.figures('blue', 'down').length, g.figures('red', 'down').length];
    };
    expect([at(26.5), at(26.6)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});

describe('other cards', () => {
  test('[AMZ-quirk-cards] 7, Field Dressing: first aid is read as 2 higher, at most 6', () => {
    const treated = (die: number) => {
      const g = game({
        units: { red: { ...TEAM, figures: { 1: { status: 'down', fell: 1 } } } },
        dice: [die],
      });
      g.begin(tend(g.w, 'red')).end();
      return g.facts('treated').map((f) => [f.die, f.result])[0];
    };
    played.cards = { 'first-aid': [7] };
    expect([treated(1), treated(3), treated(6)]).toEqual([
      [3, 'wia'],
      [5, 'slight'],
      [6, 'slight'],
    ]);
  });

  test('[AMZ-quirk-cards] 24, Hold the Line: a Quality Check for Close Combat passes without a roll', () => {
    played.cards = { check: [24] };
    const g = game({ units: { red: TEAM, mob: { kind: 'odies', fighters: 2, at: [10, 10.8] } } });
    expect(g.begin(nerve(g.w, 'red')).result).toBe(true);
    g.begin(assault(g.w, 'mob', 'red'));
    expect(g.question()).toBe('living charged AMZ-cc-attacked');
  });

  test('[AMZ-quirk-cards] 8, Bad Blood: the casualty rises on a 4 as well', () => {
    const rises = (die: number) => {
      const g = game({ units: { red: TEAM }, state: { casualties: [casualty('a', 'wia')] }, dice: [die, 4] });
      g.begin(revenantChecks(g.w));
      return g.facts('revenant').length;
    };
    expect(rises(4)).toBe(0);
    played.cards = { 'revenant-check': [8] };
    expect([rises(3), rises(4)]).toEqual([0, 1]);
  });

  test('[AMZ-quirk-cards] 10, Merciful Hand: a KIA marker goes, and with the last one the check', () => {
    played.cards = { 'revenant-check': [10] };
    const g = game({ units: { red: TEAM }, state: { casualties: [casualty('a', 'kia')] } });
    g.begin(revenantChecks(g.w)).end();
    expect([g.state.casualties, g.facts('spared').length]).toEqual([[], 1]);
    const two = game({
      units: { red: TEAM },
      state: { casualties: [casualty('w', 'wia'), casualty('k', 'kia')] },
      dice: [1],
    });
    two.begin(revenantChecks(two.w)).end().done();
    expect(two.state.casualties.map((c) => c.id)).toEqual(['w']);
  });

  test('[AMZ-quirk-cards] 9, Not My Brother: no defensive fire, and no attack in the first round', () => {
    played.cards = { 'revenant-risen': [9] };
    // The Romeo hits nobody twice; then 3 D8 put it down.
    const g = game({
      units: { red: { ...TEAM, at: [18, 18] } },
      state: { casualties: [casualty('a', 'wia')] },
      dice: [5, 4, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 1],
    });
    g.begin(revenantChecks(g.w));
    expect(g.options()).toEqual(['flight', 'stand']);
    g.answer('stand', 'fight').end().done();
    expect(g.facts('fought').map((f) => `${f.unit} ${f.round}`)).toEqual(['mob-1 1', 'mob-1 2', 'red 2']);
  });
});

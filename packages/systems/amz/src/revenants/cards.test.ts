import { describe, expect, test } from 'vitest';
import { tend } from '../casualties/aid.js';
import { takesHits } from '../casualties/hits.js';
import { assault, nerve } from '../combat/assault.js';
import { fireAt } from '../fire/fire.js';
import { game } from '../testing/game.js';
import { revenantChecks } from './checks.js';

/** Hands of the Living and of the dead. An open card of the dead is played as soon as possible. */
const hands = (living: readonly number[], zombies: readonly number[] = []) => ({
  deck: [],
  hands: { living: [...living], zombies: [...zombies] },
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

test('[AMZ-T-quirk-cards] [AMZ-antivirus] 10, Merciful Hand: one who could still rise goes before one who cannot', () => {
  const casualties = [{ ...casualty('a', 'kia'), safe: true }, casualty('b', 'kia')];
  const g = game({ units: { red: TEAM }, state: { ...hands([10]), casualties } });
  g.begin(revenantChecks(g.w)).answer('card-10').end();
  expect(g.facts('spared')).toMatchObject([{ marker: 'b' }]);
  expect(g.facts('revenant-die')).toEqual([]);
});

describe('cards on an attack', () => {
  const fires = (fighters: number, mob: number, card?: 1 | 18) => {
    const g = game({
      units: { red: { ...TEAM, fighters }, mob: { kind: 'odies', fighters: mob, at: [10, 30] } },
      state: hands(card === 18 ? [18] : [], card === 1 ? [1] : []),
      dice: ones(20),
    });
    g.begin(fireAt(g.w, 'red', 'mob', 'reaction'));
    if (card === 18) g.answer('card-18');
    g.end();
    expect(g.facts('played-card').map((f) => f.card)).toEqual(card === undefined ? [] : [card]);
    return g.facts('fired').map((f) => [f.dice, f.defense])[0];
  };

  test('[AMZ-quirk-cards] 1, Jammed Solid: two dice fewer, at least one', () => {
    expect(fires(4, 3)).toEqual([5, 3]);
    expect([fires(4, 3, 1), fires(1, 3, 1)]).toEqual([
      [3, 3],
      [1, 3],
    ]);
  });

  test('[AMZ-quirk-cards] 18, Clear Shot: two Defense dice fewer, at least one', () => {
    expect([fires(4, 5, 18), fires(4, 2, 18), fires(4, 1, 18)]).toEqual([
      [5, 3],
      [5, 1],
      [5, 1],
    ]);
  });

  test('[AMZ-quirk-cards] 19, Ricochet: a figure of another unit within 6 inches of the target is down', () => {
    const at = (y: number, dice: readonly number[]) => {
      const g = game({
        options: { zombies: 'player' },
        state: hands([], [19]),
        units: {
          red: TEAM,
          blue: { ...TEAM, at: [10, y] },
          mob: { kind: 'odies', fighters: 2, at: [10, 20] },
        },
        // Three dice against two hit nobody; then the friends who were hit check Morale.
        dice: [...ones(5), ...dice],
      });
      g.begin(fireAt(g.w, 'red', 'mob', 'reaction'));
      if (dice.length > 0) g.answer('card-19');
      g.end().done();
      return [g.figures('blue', 'down').length, g.figures('red', 'down').length];
    };
    expect([at(26.5, [8]), at(26.6, [])]).toEqual([
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
        state: hands([7]),
        dice: [die],
      });
      g.begin(tend(g.w, 'red')).answer('card-7').end();
      return g.facts('treated').map((f) => [f.die, f.result])[0];
    };
    expect([treated(1), treated(3), treated(6)]).toEqual([
      [3, 'wia'],
      [5, 'slight'],
      [6, 'slight'],
    ]);
  });

  test('[AMZ-quirk-cards] 24, Hold the Line: a Quality Check for Close Combat passes without a roll', () => {
    const holding = () =>
      game({
        units: { red: TEAM, mob: { kind: 'odies', fighters: 2, at: [10, 10.8] } },
        state: hands([24]),
      });
    const dares = holding();
    expect(dares.begin(nerve(dares.w, 'red')).answer('card-24').end().result).toBe(true);
    const g = holding();
    g.begin(assault(g.w, 'mob', 'red')).answer('card-24');
    expect(g.question()).toBe('living charged AMZ-cc-attacked');
  });

  test('[AMZ-quirk-cards] 8, Bad Blood: the casualty rises on a 4 as well', () => {
    const rises = (die: number, cards: readonly number[] = [8]) => {
      const state = { casualties: [casualty('a', 'wia')], ...hands([], cards) };
      const g = game({ units: { red: TEAM }, state, dice: [die, 4] });
      g.begin(revenantChecks(g.w));
      return g.facts('revenant').length;
    };
    expect(rises(4, [])).toBe(0);
    expect([rises(3), rises(4)]).toEqual([0, 1]);
  });

  test('[AMZ-quirk-cards] 10, Merciful Hand: a KIA marker goes, and with the last one the check', () => {
    const g = game({ units: { red: TEAM }, state: { casualties: [casualty('a', 'kia')], ...hands([10]) } });
    g.begin(revenantChecks(g.w)).answer('card-10').end();
    expect([g.state.casualties, g.facts('spared').length]).toEqual([[], 1]);
    const two = game({
      units: { red: TEAM },
      state: { casualties: [casualty('w', 'wia'), casualty('k', 'kia')], ...hands([10]) },
      dice: [1],
    });
    two.begin(revenantChecks(two.w)).answer('card-10').end().done();
    expect(two.state.casualties.map((c) => c.id)).toEqual(['w']);
  });

  test('[AMZ-quirk-cards] 9, Not My Brother: no defensive fire, and no attack in the first round', () => {
    // The Romeo hits nobody twice; then 3 D8 put it down.
    const g = game({
      units: { red: { ...TEAM, at: [18, 18] } },
      state: { casualties: [casualty('a', 'wia')], ...hands([], [9]) },
      dice: [5, 4, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 1],
    });
    g.begin(revenantChecks(g.w));
    expect(g.options()).toEqual(['flight', 'stand']);
    g.answer('stand', 'fight').end().done();
    expect(g.facts('fought').map((f) => `${f.unit} ${f.round}`)).toEqual(['mob-1 1', 'mob-1 2', 'red 2']);
  });
});

test('[AMZ-T-quirk-cards] 19: alone, the ricochet hits the nearest to any zombie', () => {
  const g = game({
    state: hands([], [19]),
    units: {
      red: TEAM,
      far: { ...TEAM, at: [10, 26] },
      near: { ...TEAM, at: [10, 23] },
      mob: { kind: 'odies', fighters: 2, at: [10, 20] },
    },
    dice: [...ones(5), 8],
  });
  g.begin(fireAt(g.w, 'red', 'mob', 'reaction'))
    .end()
    .done();
  expect(['near', 'far'].map((id) => g.figures(id, 'down').length)).toEqual([1, 0]);
});

test('[AMZ-possessed-weapons] of Possessed with special weapons nobody is drawn where all are hit', () => {
  const g = game({
    units: {
      red: TEAM,
      slaves: { kind: 'possessed', fighters: 2, at: [10, 20], figures: { 1: { support: 'light' } } },
    },
  });
  g.begin(takesHits(g.w, 'slaves', 3, 'red', 'AMZ-fire-procedure'))
    .end()
    .done();
  expect(g.figures('slaves')).toEqual([]);
  expect(g.facts('lots')).toEqual([]);
});

test('[AMZ-morale-once] [AMZ-T-quirk-cards] 19: whom it hits beside a Close Combat checks Morale when that is over', () => {
  const g = game({
    state: hands([], [19]),
    units: {
      red: { ...TEAM, fighters: 1 },
      blue: { ...TEAM, at: [10, 14] },
      mob: { kind: 'zulus', fighters: 1, at: [10, 10.9] },
    },
    // Red freezes; nobody hits, nor does red; then red falls, and blue holds.
    dice: [1, ...ones(2), ...ones(5), 6, 1, 8],
  });
  g.begin(assault(g.w, 'mob', 'red'))
    .end()
    .done();
  const order = g.w.facts
    .map((f) => f.is)
    .filter((is) => ['fought', 'downed', 'checked-morale'].includes(is));
  expect(order).toEqual(['fought', 'fought', 'downed', 'fought', 'downed', 'checked-morale']);
});

import { expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { ELSEWHERE } from './elsewhere.js';
import { endOfTurn } from './ending.js';

const RED = { quality: 'trained', professional: true, fighters: 4, at: [18, 4], done: true } as const;

const masters = (given: Situation) =>
  game({ ...given, state: { stage: 'masters', turn: 2, ...given.state } });

const ending = (given: Situation) => game({ ...given, state: { stage: 'end', turn: 2, ...given.state } });

test('[AMZ-end-of-turn] [AMZ-turn-13-repeat] [AMZ-D-step13] first aid, captives, revenants, victory; then the next turn from step 7', () => {
  const g = game({
    units: {
      red: { ...RED, figures: { 2: { status: 'captured', x: -1, y: -1, captor: 'lord' } } },
      lord: { kind: 'dexters', at: [20, 20], interrupted: true },
    },
    state: { stage: 'end', turn: 2 },
  });
  const seen: string[] = [];
  const note = (what: string) => {
    const possessed = g.state.units.some((u) => u.kind === 'possessed');
    seen.push(`${what} ${g.state.turn}${possessed ? ' after captives' : ''}`);
  };
  g.begin(
    endOfTurn(g.w, {
      ...ELSEWHERE,
      *firstAidDue() {
        note('first aid');
      },
      *revenantChecks() {
        note('revenants');
      },
      isOver() {
        note('victory');
        return false;
      },
      risesSlight() {
        note('slight injuries');
      },
    }),
  );
  expect(seen).toEqual([
    'first aid 2',
    'revenants 2 after captives',
    'victory 2 after captives',
    'slight injuries 3 after captives',
  ]);
  expect(g.state).toMatchObject({ turn: 3, stage: 'arrivals' });
  expect(g.unit('lord').interrupted).toBe(false);
});

test('[AMZ-turn-13-repeat] after the last turn the game is over', () => {
  const g = ending({ units: { red: RED }, scenario: { turns: 2 } }).step();
  expect(g.state.stage).toBe('over');
  expect(g.run().question()).toBe('over');
});

test('[AMZ-capture] [AMZ-possessed] captives of one unit become Possessed, a quality lower, beside their captor', () => {
  const taken = { status: 'captured', x: -1, y: -1, captor: 'lord' } as const;
  const g = ending({
    units: {
      red: { ...RED, armor: 'light', figures: { 1: { ...taken, support: 'light' }, 2: taken } },
      lord: { kind: 'dexters', at: [20, 20] },
    },
  }).step();
  const made = g.state.units.find((u) => u.kind === 'possessed');
  expect(made).toMatchObject({ quality: 'untrained', armor: 'light', number: 2 });
  const figures = g.figures(made?.id ?? '');
  expect(figures.map((f) => f.support)).toEqual(['light', null]);
  for (const f of figures) expect(g.table.distance(f.id, 'lord-1')).toBeLessThanOrEqual(2);
  expect(g.figures('red', 'captured')).toHaveLength(2);
});

test('[AMZ-D-captives-room] captives for whom there is no room beside their captor stand as near as they can', () => {
  const taken = { status: 'captured', x: -1, y: -1, captor: 'lord' } as const;
  const figures = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, taken]));
  const g = ending({
    map: { buildings: [{ id: 'hall', name: 'Hall', rect: [12, 20, 28, 21.2], levels: 1 }] },
    units: { red: { ...RED, fighters: 12, figures }, lord: { kind: 'dexters', at: [20, 20.6] } },
  }).step();
  const made = g.state.units.find((u) => u.kind === 'possessed');
  const far = g.figures(made?.id ?? '').map((f) => g.table.distance(f.id, 'lord-1'));
  expect(far).toHaveLength(12);
  expect(far.filter((d) => d <= 2)).toHaveLength(10);
  expect(Math.max(...far)).toBeLessThan(3);
});

test('[AMZ-capture] [AMZ-possessed] a single captive keeps the armor of the unit', () => {
  const g = ending({
    units: {
      red: {
        ...RED,
        armor: 'light',
        figures: { 1: { status: 'captured', x: -1, y: -1, captor: 'lord' } },
      },
      lord: { kind: 'dexters', at: [20, 20] },
    },
  }).step();
  const made = g.state.units.find((u) => u.kind === 'possessed');
  expect(made?.armor).toBe('light');
  expect(g.figures(made?.id ?? '')).toHaveLength(1);
});

test('[AMZ-possessed-link] when the last Dexter has fallen the Possessed collapse at the end of the step', () => {
  const gone = { status: 'destroyed', x: -1, y: -1 } as const;
  const slaves: Given = {
    kind: 'possessed',
    quality: 'trained',
    fighters: 2,
    at: [18, 24],
    interrupted: true,
  };
  const one: Given = { ...slaves, fighters: 1, at: [30, 30] };
  const g = masters({
    units: { red: RED, lord: { kind: 'dexters', figures: { 1: gone } }, slaves, one },
  }).step();
  expect([g.figures('slaves'), g.figures('one')]).toEqual([[], []]);
  expect(g.figures('slaves', 'destroyed')).toMatchObject([gone, gone]);
  const never = masters({ units: { red: RED, slaves } }).step();
  expect(never.figures('slaves')).toHaveLength(2);
});

test('[AMZ-morale-once] a unit near one who rises from the casualties of another checks Morale', () => {
  const g = ending({
    units: {
      red: { ...RED, figures: { 1: { status: 'wia', x: -1, y: -1 } } },
      blue: { ...RED, at: [18, 12] },
    },
    state: {
      casualties: [
        {
          id: 'c',
          kind: 'kia',
          unit: 'red',
          abandoned: true,
          x: 18,
          y: 20,
          level: 0,
          safe: false,
          overrun: false,
        },
      ],
    },
    // It rises; blue, within 12 inches, checks, and red is too far away.
    dice: [5, 8],
  }).step();
  g.done();
  expect(g.facts('checked-morale').map((f) => f.unit)).toEqual(['blue']);
});

test('[AMZ-solo-cards] [AMZ-T-quirk-cards] alone, a card that is turned up as a turn begins may take effect then', () => {
  const turned = (card: number, turn: number) => {
    const g = ending({
      units: { red: RED },
      state: { turn: turn - 1, faceDown: 1 },
      dice: [4],
      draws: [[`${card}`]],
    });
    g.step();
    return [g.state.effects, g.state.hands.zombies, g.state.faceDown];
  };
  // A Fog Bank, a Radio Silence; a Bad Blood waits for its moment.
  expect(turned(11, 2)).toEqual([[{ card: 11, on: '', until: 2 }], [], 0]);
  expect(turned(16, 5)).toEqual([[{ card: 16, on: '', until: 5 }], [], 0]);
  expect(turned(8, 2)).toEqual([[], [8], 0]);
});

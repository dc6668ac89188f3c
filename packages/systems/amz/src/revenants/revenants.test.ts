import { describe, expect, test } from 'vitest';
import { firstAidDue } from '../casualties/aid.js';
import { timesScored } from '../scenarios/points.js';
import type { State } from '../state.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { revenantChecks } from './checks.js';

const TEAM = { quality: 'trained', professional: true, fighters: 2, at: [18, 18] } as const;
type Marker = State['casualties'][number];
const marker = (id: string, more: Partial<Marker> = {}): Marker => ({
  id,
  kind: 'wia',
  unit: 'red',
  abandoned: false,
  x: -1,
  y: -1,
  level: 0,
  safe: false,
  overrun: false,
  ...more,
});
const lies = (id: string, x: number, more: Partial<Marker> = {}) =>
  marker(id, { abandoned: true, x, y: 10, ...more });

function checks(
  casualties: Marker[],
  dice: readonly number[],
  red: Partial<Given> = {},
  more: Situation = {},
) {
  const g = game({
    ...more,
    units: { red: { ...TEAM, ...red }, ...more.units },
    state: { casualties, turn: 3 },
    dice,
  });
  return g.begin(revenantChecks(g.w));
}
/** A Romeo of D8 that hits nobody, and is put down by 3 D8. */
const BEATEN = [3, 1, 1, 1, 8, 8, 8, 1, 1, 1] as const;

describe('a unit with casualties', () => {
  test('[AMZ-revenant-check] [AMZ-D-revenant-dice] rolls one die however many it has; 5 and 6 raise one', () => {
    const rises = (die: number) => {
      const g = checks([marker('a'), marker('b')], die >= 5 ? [die, ...BEATEN] : [die]);
      g.end().done();
      return g.facts('revenant').length;
    };
    expect([1, 4, 5, 6].map(rises)).toEqual([0, 0, 1, 1]);
    expect(checks([], []).question()).toBe('over');
  });

  test('[AMZ-revenant-rising] one who dies in the vehicle of others rises beside it', () => {
    const aboard = { x: -1, y: -1, aboard: 'car' } as const;
    const car = {
      vehicle: 'car',
      quality: 'trained',
      professional: true,
      fighters: 3,
      at: [18, 18],
      figures: { 1: { id: 'car', role: 'vehicle' }, 2: aboard, 3: aboard },
    } as const;
    const g = checks(
      [],
      [5],
      { fighters: 1, figures: { 1: { ...aboard, status: 'down' } } },
      { units: { car } },
    );
    g.end();
    const [risen] = g.figures('mob-1');
    expect(g.facts('revenant')).toMatchObject([{ unit: 'red', from: ['red-1'] }]);
    expect([risen?.x, risen?.y]).not.toEqual([18, 18]);
    expect(g.table.apart('car', 'mob-1')).toBeLessThan(1);
  });

  test.each(['car', 'red'])(
    '[AMZ-revenant-rising] [AMZ-vehicle-attack] one who rises beside a vehicle attacks it: %s',
    (unit) => {
      const aboard = { x: -1, y: -1, aboard: 'car' } as const;
      const car = {
        vehicle: 'car',
        quality: 'trained',
        professional: true,
        fighters: 3,
        at: [18, 18],
        figures: { 1: { id: 'car', role: 'vehicle' }, 2: aboard, 3: aboard },
      } as const;
      // One die of the Romeo against the two of the car.
      const g = checks(
        [marker('a', { unit })],
        [5, 1, 1, 1],
        { figures: { 1: aboard, 2: aboard } },
        { units: { car } },
      );
      g.end().done();
      expect(g.facts('clawed')).toMatchObject([{ unit: 'car', mob: 'mob-1' }]);
      expect(g.facts('assaulted')).toEqual([]);
    },
  );

  test('[AMZ-revenant-rising] [AMZ-romeos] a Romeo in contact assaults at once, the unit answers as always', () => {
    const g = checks([marker('a')], [5, 4]);
    expect(g.question()).toBe('living charged AMZ-cc-attacked');
    expect(g.options()).toEqual(['defensive-fire', 'flight', 'stand']);
    const [mob] = g.state.units.slice(-1);
    expect(mob).toMatchObject({ id: 'mob-1', kind: 'romeos', quality: 'trained', number: 1 });
    expect(g.table.apart('red', 'mob-1')).toBeLessThan(0.5);
    expect(g.state.casualties).toEqual([]);
  });

  test('[AMZ-D-revenant-answer] [AMZ-cc-defensive-fire] defensive fire at it as at any charger', () => {
    // 2 + 1 + 1 - 1 = 3 dice against 1 + 2 - 1 = 2.
    const g = checks([marker('a')], [5, 4, 8, 8, 8, 1, 1]);
    g.answer('defensive-fire').end().done();
    expect(g.facts('fired')).toMatchObject([{ dice: 3, defense: 2 }]);
    expect(g.figures('mob-1')).toEqual([]);
  });

  test('[AMZ-revenant-rising] [AMZ-cc-flight-from-charge] it stays as a mob of one where they flee', () => {
    const g = checks([marker('a')], [6, 4]);
    g.answer('flight').end();
    expect(g.figures('mob-1')).toHaveLength(1);
    expect(g.unit('red').done).toBe(true);
  });

  test('[AMZ-revenant-rising] a KIA marker first, then a WIA marker, then somebody who is down', () => {
    const from = (casualties: Marker[], red: Partial<Given> = {}) => {
      const g = checks(casualties, [5, 4], red);
      return g.facts('revenant')[0]?.from;
    };
    const down = { fighters: 3, figures: { 3: { status: 'down', fell: 3 } } } as const;
    expect(from([marker('w'), marker('k', { kind: 'kia' })], down)).toEqual(['k']);
    expect(from([marker('w')], down)).toEqual(['w']);
    expect(from([], down)).toEqual(['red-3']);
  });

  test('[AMZ-D-bearers] whoever rises leaves his load where he lay', () => {
    const g = checks([], [5, ...BEATEN], {
      fighters: 3,
      figures: { 3: { status: 'down', fell: 3, loads: 1, x: 19.5, y: 18 } },
    });
    g.end();
    expect(g.state.things).toMatchObject([{ id: 'red-load-1', x: 19.5, y: 18, spent: false }]);
  });

  test('[AMZ-revenant-rising] of those who are down their player picks', () => {
    const g = checks([], [5], {
      fighters: 4,
      figures: { 3: { status: 'down', fell: 3 }, 4: { status: 'down', fell: 3, medic: true } },
    });
    expect(g.question()).toBe('living who-rises AMZ-revenant-rising');
    expect(g.options()).toEqual(['red-3', 'red-4']);
  });

  test('[AMZ-D-slight-rises] those found slightly hurt are no Casualties', () => {
    expect(checks([], [], { fighters: 3, figures: { 3: { status: 'slight', fell: 3 } } }).question()).toBe(
      'over',
    );
  });

  test('[AMZ-revenant-rising] where nobody of the unit stands the Romeo has nobody to assault', () => {
    const g = checks([], [5], {
      figures: { 1: { status: 'down', fell: 3 }, 2: { status: 'down', fell: 3 } },
    });
    g.end().done();
    expect(g.figures('mob-1')).toHaveLength(1);
    expect(g.figures('red', 'down')).toHaveLength(1);
    expect(g.facts('wiped-out')).toEqual([]);
    expect(g.facts('assaulted')).toEqual([]);
    const last = checks([], [5], { fighters: 1, figures: { 1: { status: 'down', fell: 3 } } });
    last.end();
    expect(last.facts('wiped-out')).toHaveLength(1);
  });

  test('[AMZ-revenant-again] [AMZ-D-revenant-dice] once more if the Romeo knocks somebody down, and so on', () => {
    // It hits one of three, then dies; the next check shows 4.
    const again = [5, 3, 8, 1, 1, 1, 8, 8, 8, 1, 1, 1, 4];
    const g = checks([marker('a')], again, { fighters: 3 });
    g.end().done();
    expect(g.facts('revenant-die').map((f) => f.die)).toEqual([5, 4]);
    // Without new casualties there is no other check.
    const once = checks([marker('a'), marker('b')], [5, ...BEATEN]);
    once.end().done();
    expect(once.facts('revenant-die')).toHaveLength(1);
  });

  test('[AMZ-revenant-again] a figure that was down and rose does not hide that another fell', () => {
    const g = checks([], [5, 3, 8, 1, 1, 1, 8, 8, 8, 1, 1, 1, 2], {
      fighters: 4,
      figures: { 4: { status: 'down', fell: 3 } },
    });
    g.end().done();
    expect(g.facts('revenant-die').map((f) => f.die)).toEqual([5, 2]);
  });

  test('[AMZ-revenant-again] nor does a flight in which whoever fell is left behind', () => {
    // It fails its Quality Check, two fall, it hits nobody, and flees with a 4 from the second round.
    const dice = [5, 1, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1, 4];
    const dies = (taken: string[], ...more: number[]) => {
      const g = checks([marker('a'), marker('b')], [...dice, ...more], { fighters: 4 });
      g.answer('flee', taken).end().done();
      return g.facts('revenant-die').map((f) => `${f.cause} ${f.die}`);
    };
    const [unit, lying] = ['AMZ-revenant-check', 'AMZ-casualties-abandon'];
    expect(dies(['b'], 2, 1, 1)).toEqual([`${unit} 5`, `${unit} 2`, `${lying} 1`, `${lying} 1`]);
    // Beside a unit that took nobody along nobody can rise.
    expect(dies([], 2, 1, 1)).toEqual([`${unit} 5`, `${lying} 2`, `${lying} 1`, `${lying} 1`]);
  });

  test('[AMZ-revenant-again] the crew that has checked checks again if the Romeo of its passengers hurts it', () => {
    const aboard = { x: -1, y: -1, aboard: 'car' } as const;
    const car = {
      vehicle: 'car',
      quality: 'trained',
      professional: true,
      fighters: 3,
      at: [18, 18],
      figures: { 1: { id: 'car', role: 'vehicle' }, 2: aboard, 3: aboard },
    } as const;
    const dies = (hit: string, more: number[], begun?: number) => {
      // The crew, its passengers, the Romeo against the armor of the car, and a check of Morale.
      const g = checks(
        [marker('a'), marker('b', { unit: 'car' })],
        [1, 5, 8, 1, 1, 8, ...more],
        { figures: { 1: aboard, 2: aboard } },
        { units: { car }, ...(begun !== undefined && { begun }) },
      );
      g.answer('car', [hit]).end().done();
      return g.facts('revenant-die').map(({ unit, die }) => `${unit} ${die}`);
    };
    expect(dies('car-2', [2])).toEqual(['car 1', 'red 5', 'car 2']);
    expect(dies('red-1', [2])).toEqual(['car 1', 'red 5', 'red 2']);
    expect(dies('car-2', [], 23)).toEqual(['car 1', 'red 5']);
  });

  test('[AMZ-antivirus] a dose keeps that casualty from rising, now and ever', () => {
    const g = checks([marker('w'), marker('k', { kind: 'kia' })], [5], { doses: 1 });
    expect(g.question()).toBe('living dose AMZ-antivirus');
    g.answer(true).end().done();
    expect(g.unit('red').doses).toBe(0);
    expect(g.facts('revenant')).toEqual([]);
    expect(g.state.casualties.map((c) => c.safe)).toEqual([false, true]);
    expect(checks([marker('k', { kind: 'kia', safe: true })], []).question()).toBe('over');
    const kept = checks([marker('w')], [5, 4], { doses: 1 }).answer(false);
    expect(kept.facts('revenant')).toHaveLength(1);
  });

  test('[AMZ-antivirus] a figure that is down is safe as well, and so is its marker', () => {
    const g = checks([], [5], { doses: 1, fighters: 3, figures: { 3: { status: 'down', fell: 3 } } });
    g.answer(true).end().done();
    expect(g.figures('red', 'down')[0]?.safe).toBe(true);
  });
});

describe('the order of the checks', () => {
  test('[AMZ-end-of-turn] units as the Living player likes, then abandoned markers, then the overrun', () => {
    const casualties = [
      lies('left', 4, { unit: 'blue' }),
      marker('a'),
      marker('b', { unit: 'blue' }),
      lies('over', 30, { overrun: true }),
    ];
    const g = checks(casualties, [1, 2, 3, 4], {}, { units: { blue: { ...TEAM, at: [5, 30] } } });
    expect(g.question()).toBe('living revenant-order AMZ-end-of-turn');
    expect(g.asked().shape).toMatchObject({
      options: [
        { id: 'red', on: 'red-1' },
        { id: 'blue', on: 'blue-1' },
      ],
    });
    g.answer('blue').end().done();
    expect(g.facts('revenant-die').map((f) => [f.unit, f.cause])).toEqual([
      ['blue', 'AMZ-revenant-check'],
      ['red', 'AMZ-revenant-check'],
      ['blue', 'AMZ-casualties-abandon'],
      ['red', 'AMZ-cc-lost'],
    ]);
  });

  test('[AMZ-casualties-abandon] every abandoned marker rolls a die of its own, and rises where it lies', () => {
    const g = checks([lies('a', 5), lies('b', 25), lies('c', 30, { safe: true })], [5, 6]);
    g.end().done();
    expect(g.facts('revenant')).toHaveLength(2);
    expect(g.figures('mob-1')[0]).toMatchObject({ x: 5, y: 10 });
    expect(g.facts('assaulted')).toEqual([]);
    expect(g.state.casualties.map((c) => c.id)).toEqual(['c']);
  });

  test('[AMZ-cc-lost] those overrun at one place who rise are one mob', () => {
    const over = (id: string, x: number) => lies(id, x, { kind: 'kia', overrun: true });
    const g = checks([over('a', 5), over('b', 5), over('c', 5), over('d', 20)], [5, 1, 6, 5]);
    g.end().done();
    expect(g.facts('revenant').map((f) => f.from)).toEqual([['a', 'c'], ['d']]);
    expect(g.figures('mob-1')).toHaveLength(2);
    expect(g.table.distance('mob-1-1', 'mob-1-2')).toBeLessThanOrEqual(1);
    // A casualty that does not rise is abandoned like all others.
    expect(g.state.casualties).toMatchObject([{ id: 'b', abandoned: true, overrun: false }]);
  });
});

test('[AMZ-casualties] whoever dies alone after his unit has left lies there abandoned: he counts, and may rise', () => {
  const left = { status: 'left', x: -1, y: -1 } as const;
  const fell = { status: 'down', fell: 1, y: 9 } as const;
  const objectives: Situation['scenario'] = {
    objectives: {
      living: [],
      zombies: [
        { id: 'lost', kind: 'left-behind', text: 'Somebody is left behind', points: 1, times: 'each' },
        { id: 'rises', kind: 'risen', text: 'A revenant rises', points: 1, times: 'each' },
      ],
    },
  };
  const g = game({
    scenario: objectives,
    units: {
      red: {
        ...TEAM,
        fighters: 4,
        figures: { 1: left, 2: left, 3: { ...fell, x: 14 }, 4: { ...fell, x: 15 } },
      },
    },
    state: { turn: 2 },
    dice: [4, 5],
  });
  g.begin(firstAidDue(g.w)).end();
  expect(g.facts('wiped-out')).toEqual([]);
  const lies = { abandoned: true, x: 15, y: 9 };
  expect(g.state.casualties).toMatchObject([lies, lies]);
  const { objectives: scored } = g.w.book.scenario;
  expect(scored.zombies.map((o) => timesScored({ ...g.state, stage: 'over' }, o))).toEqual([2, 0]);
  g.begin(revenantChecks(g.w)).end().done();
  expect(g.facts('revenant')).toMatchObject([{ unit: 'red', places: [[15, 9, 0]] }]);
  expect(scored.zombies.map((o) => timesScored({ ...g.state, stage: 'over' }, o))).toEqual([1, 1]);
});

test('[AMZ-revenant-again] for a unit that the revenant has destroyed nobody is asked for a card again', () => {
  const hands = { living: [], zombies: [8] };
  const g = game({
    options: { zombies: 'player' },
    units: { red: { ...TEAM, fighters: 1 } },
    state: { casualties: [marker('a')], turn: 3, hands },
    dice: [6, 1, 8, 1, ...Array(20).fill(1)],
  });
  g.begin(revenantChecks(g.w));
  let asked = 0;
  while (g.asks().length > 0) {
    if (JSON.stringify(g.asked().values).includes('moment.revenant-check')) asked++;
    g.answer(g.question().includes('card') ? 'none' : (g.options()[0] as string));
  }
  expect(g.figures('red')).toEqual([]);
  expect(asked).toBe(1);
});

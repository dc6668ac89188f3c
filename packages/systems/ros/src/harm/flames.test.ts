import { describe, expect, test } from 'vitest';
import type { Cloud, Person, Zed } from '../state.js';
import { field, hut } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { passesFlames, touchesWp } from './flames.js';

const flames = (x: number, y: number, level = 0): Cloud => ({
  id: 'flames-1',
  kind: 'flames',
  x,
  y,
  level,
  until: 9,
});
const wp = (x: number, y: number): Cloud => ({ id: 'wp-1', kind: 'wp', x, y, level: 0, until: 9 });

/** The game after step 7 of a Zed, with a survivor that it goes for. */
const moves = (
  zed: Partial<Zed>,
  person: Partial<Person>,
  clouds: readonly Cloud[],
  map: Situation['map'] = {},
) => field(zed, person, { map, state: { clouds: [...clouds] } }).finish(7);

describe('what flames reach', () => {
  test.each([
    ['to the east', [10, 30], [60, 30], [20, 40.9]],
    ['to the north', [30, 10], [30, 60], [40.9, 20]],
    ['to the north, near its beginning', [30, 1], [30, 60], [40.8, 5]],
  ] as const)('[ROS-grenade-molotov] a Zed that only brushes them on its way %s burns', (_, from, to, at) => {
    const zed = { x: from[0], y: from[1] };
    const person = { x: to[0], y: to[1] };
    const g = moves(zed, person, [flames(at[0], at[1])]);
    expect(g.zed('mutant')).toMatchObject({ moved: true, burning: 8 });
    const aside = moves(zed, person, [
      flames(at[0] + (to[0] === 30 ? 1 : 0), at[1] + (to[1] === 30 ? 1 : 0)),
    ]);
    expect(aside.zed('mutant')).toMatchObject({ moved: true, burning: 0 });
  });

  test('[ROS-grenade-molotov] a way through them passes them, whichever way it leads', () => {
    const g = field({ x: 100, y: 80 }, {}, { state: { clouds: [flames(25, 45)] } });
    const passes = (a: [number, number], b: [number, number]) => passesFlames(g.w, [...a, 0], [...b, 0]);
    expect([passes([5, 45], [45, 45]), passes([45, 45], [5, 45])]).toEqual([true, true]);
    expect([passes([25, 25], [25, 65]), passes([25, 65], [25, 25])]).toEqual([true, true]);
    expect(passes([5, 65], [45, 65])).toBe(false);
  });

  test('[ROS-D-wp] phosphorus upstairs touches nothing below', () => {
    const [b] = hut().buildings;
    const map = { buildings: [{ ...b, levels: 2 }] } as Situation['map'];
    const touches = (level: number) => {
      const g = field({ x: 70, y: 45 }, {}, { map, state: { clouds: [{ ...wp(70, 45), level }] } });
      return touchesWp(g.w, g.zed('mutant'));
    };
    expect([touches(0), touches(1)]).toEqual([true, false]);
  });

  test('[ROS-grenade-molotov] one that stands at their very rim burns, though it goes straight out', () => {
    const burning = (x: number) =>
      moves({ x: 39, y: 45 }, { x: 5, y: 45 }, [flames(x, 45)]).zed('mutant').burning;
    expect([burning(50), burning(50.1)]).toEqual([8, 0]);
  });

  const shot = (x: number, back: number, at: number, map: Situation['map'] = {}) =>
    game({
      step: 9,
      people: { 'survivor-1': { x: 30, y: 45, facing: 90, play: 'both' } },
      zeds: { 'zed-1': { x, y: 45 } },
      map,
      state: { clouds: [flames(at, 45)] },
      dice: [6, back],
    })
      .answer('zed-1')
      .zed('zed-1');

  test('[ROS-grenade-molotov] one that is knocked back to their very rim burns', () => {
    expect(shot(38, 6, 55)).toMatchObject({ x: 44, burning: 6 });
    expect(shot(38, 6, 55.1)).toMatchObject({ x: 44, burning: 0 });
  });

  test('[ROS-grenade-molotov] one that falls in them with its back to a wall burns as well', () => {
    const map = {
      buildings: [
        { id: 'B', name: 'house', rect: [40, 30, 60, 60] as [number, number, number, number], levels: 1 },
      ],
    };
    expect(shot(39.002, 6, 45, map)).toMatchObject({ x: 39.002, down: true, burning: 6 });
  });

  test('[ROS-grenade-molotov, ROS-R-levels] they burn on their own level, and phosphorus sets nothing on fire', () => {
    const roof = { x: 70, y: 45, level: 1 };
    const people = { x: 70, y: 55, level: 1 };
    expect(moves(roof, people, [flames(70, 45)], hut()).zed('mutant').burning).toBe(0);
    expect(moves(roof, people, [flames(70, 45, 1)], hut()).zed('mutant').burning).toBe(8);
    // Drawn to the phosphorus, but not there yet.
    const drawn = moves({ x: 71, y: 45, mode: 'drifting' }, {}, [wp(60, 45), flames(110, 80)]);
    expect(drawn.zed('mutant')).toMatchObject({ x: 66, burning: 0 });
  });

  test('[ROS-grenade-molotov] whoever burns is destroyed at the end of the turn until which it burns, the first one too', () => {
    const left = (burning: number) =>
      game({ step: 12, turn: 1, people: { 'survivor-1': {} }, zeds: { 'zed-1': { burning } } })
        .finish(12)
        .has('zed-1');
    expect([left(0), left(1), left(2)]).toEqual([true, false, true]);
  });

  test('[ROS-U-secret, ROS-U-mutants] they tell nothing of a mutant that waits in hiding', () => {
    const g = moves({ kind: 'hunter', x: 70, y: 45, mode: 'waiting' }, {}, [flames(70, 45)]);
    expect(g.zed('mutant')).toMatchObject({ mode: 'waiting', burning: 0 });
    expect(g.facts('burning')).toEqual([]);
  });
});

describe('what phosphorus reaches', () => {
  test('[ROS-D-wp, ROS-R-levels] whoever touches the spot on its level: on the roof above nobody is destroyed', () => {
    const over = (level: number) =>
      moves({ x: 70, y: 45, level }, { x: 70, y: 50, level }, [wp(70, 45)], hut()).has('mutant');
    expect([over(0), over(1)]).toEqual([false, true]);
  });

  test('[ROS-D-wp, ROS-U-priority] where somebody stands on the spot, whoever comes into contact with it has reached it', () => {
    const left = (zed: Partial<Zed>, x: number) => moves(zed, { x: 60, y: 45 }, [wp(x, 45)]).has('mutant');
    expect([left({ x: 66, y: 45 }, 60), left({ x: 66, y: 45 }, 59)]).toEqual([false, false]);
    expect(left({ kind: 'boomer', x: 66, y: 45 }, 60)).toBe(false);
    expect(left({ x: 63, y: 45, mode: 'drifting' }, 60)).toBe(false);
    // It cannot come into contact.
    expect(left({ x: 66, y: 45, down: true }, 60)).toBe(true);
  });

  test('[ROS-D-wp, ROS-R-levels] who stands on the roof above does not stand on it', () => {
    const up = { x: 70, y: 45, level: 1 };
    const g = moves({ x: 72, y: 45, level: 1, down: true }, up, [wp(70, 45)], hut());
    expect(g.has('mutant')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import type { DayPart } from '../kinds.js';
import type { Encounter, Road } from '../state/encounter.js';
import { onRoad } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { noticed } from './aware.js';

const GANGERS: Road = {
  who: 'gangers',
  goal: 'hostile',
  place: 'broken-down',
  side: 'on',
  off: 0,
  wheels: true,
  spent: false,
};

/** Two of the band and two others on an open table, eight inches apart, each with a pistol. */
function meet(
  dice: readonly number[],
  more: Situation & { part?: DayPart; road?: Road; peace?: boolean } = {},
): Game {
  const { part = 'pre-dawn', road = GANGERS, peace = false, people, ...situation } = more;
  const g = game({
    scenario: 'campaign',
    people: {
      star: { rep: 4, x: 18, y: 6, has: ['pistol'], group: 0 },
      bo: { rep: 4, x: 20, y: 6, has: ['pistol'], group: 1 },
      'p-1': { seat: 'others', rep: 3, x: 18, y: 14, facing: 180, has: ['pistol'] },
      'p-2': { seat: 'others', rep: 3, x: 20, y: 14, facing: 180, has: ['pistol'] },
      ...people,
    },
    dice,
    ...situation,
    state: {
      ...onRoad(['star', 'bo'], { part, road, peace }),
      order: [],
      dice: {},
      turn: 0,
      ...situation.state,
    },
  });
  return g.begin(noticed(g.w, g.w.s.encounter as Encounter, road));
}
const told = (g: Game) => g.facts('aware').map((f) => `${f.by} ${f.does}`);

describe('who notices whom', () => {
  test('[BDZ-camp-road-aware] [BDZ-camp-road-aware-mods] two dice, the difference of the leaders, and the part of the day', () => {
    // 7, plus 1 for a leader of Rep 4 against one of 3, less 2 at night: 6.
    expect(told(meet([3, 4], { part: 'night' }).end())).toEqual(['nobody nothing']);
    // 7, plus 1 for the leader and 1 by day: 9.
    expect(told(meet([3, 4, 6, 6, 6, 6], { part: 'daytime' }).end())).toEqual(['band in-sight']);
    const weak = { 'p-1': { seat: 'others', rep: 6, x: 18, y: 14 } };
    // 8, less 2 for the leader and 1 before dawn: 5.
    expect(told(meet([4, 4, 6, 6, 6, 6], { people: { star: { rep: 4, x: 18, y: 6 }, ...weak } }))).toEqual([
      'others in-sight',
    ]);
  });

  test('[BDZ-camp-road-aware-mods] a Star leads its side, whoever has the higher Rep', () => {
    const people = { star: { star: true, rep: 3, x: 18, y: 6 }, bo: { rep: 5, x: 20, y: 6 } };
    const led = { people: { ...people, 'p-1': { seat: 'others', rep: 4, x: 18, y: 14 } } } as const;
    // 7, less 1 for a leader of Rep 3 against one of 4, plus 1 by day: 7.
    expect(told(meet([3, 4], { ...led, part: 'daytime' }).end())).toEqual(['nobody nothing']);
  });

  test('[BDZ-camp-road-aware] from 6 to 8 nothing comes before activation', () => {
    for (const dice of [
      [3, 3],
      [3, 4],
      [4, 4],
    ]) {
      const g = meet(dice).end();
      expect([told(g), g.result, g.facts('tested')]).toEqual([['nobody nothing'], false, []]);
    }
  });

  test('[BDZ-camp-road-aware] those who see the others first take In Sight, each group on its own throw', () => {
    // 9: star and bo are in two groups. Both pass, and choose whom to fire at.
    const g = meet([4, 5, 1, 1]);
    expect(told(g)).toEqual(['band in-sight']);
    expect(g.question()).toMatch(/^player-1 aim/);
    expect(g.tests()).toEqual(['star in-sight 2 fire']);
  });

  test('[BDZ-camp-road-aware] a leader who is stunned leads nobody, and whoever keeps its head down does not fire first', () => {
    const low = { seat: 'others', rep: 6, x: 18, y: 14, status: 'stunned', prone: true } as const;
    // 7, plus 1 for a leader of Rep 4 against one of 3, and 1 by day: 9.
    expect(told(meet([3, 4, 6, 6, 6, 6], { part: 'daytime', people: { 'p-1': low } }).end())).toEqual([
      'band in-sight',
    ]);
    const ducked = {
      star: { rep: 4, x: 18, y: 6, has: ['pistol'] as const, group: 0, status: 'ducked' },
    } as const;
    expect(meet([4, 5, 1, 1], { people: ducked }).tests()).toEqual(['bo in-sight 2 fire']);
  });

  test('[BDZ-camp-road-aware] whoever sees a friend alone takes no test', () => {
    const away = { bo: { rep: 4, x: 20, y: 8, facing: 180, has: ['pistol'] as const, group: 1 } };
    const g = meet([4, 5, 6, 6], { people: away }).end();
    expect([told(g), g.tests()]).toEqual([['band in-sight'], ['star in-sight 0 no-fire']]);
  });

  test('[BDZ-camp-road-aware] who is ready throws a die more', () => {
    // 10: star rolls three dice, and the last passes as well.
    const g = meet([5, 5, 6, 1, 1]);
    expect(told(g)).toEqual(['band in-sight-plus']);
    expect(g.tests()).toEqual(['star in-sight 2 fire']);
    // 4, less 1 for the hour, plus 1 for the leader: 4. The others are one group.
    const theirs = meet([2, 2, 1, 6, 2]);
    expect(told(theirs)).toEqual(['others in-sight-plus']);
    expect(theirs.tests()).toEqual(['p-1 in-sight 2 fire', 'p-2 in-sight 2 fire']);
    expect(theirs.question()).toMatch(/^others aim/);
    // So does a driver: 10, and none of the first two dice passes.
    const drives = (dice: readonly number[], status: 'carry-on' | 'stunned') =>
      meet([5, 5, ...dice], {
        people: {
          star: { rep: 4, x: 18, y: 6, aboard: 'car', sits: 'wheel', status },
          bo: { rep: 4, x: 30, y: 6, status: 'ducked' },
        },
        vehicles: { car: { x: 18, y: 6, facing: 0, speed: 10, running: true, fuel: 5 } },
      });
    expect(
      drives([6, 6, 1], 'carry-on')
        .facts('driver-tested')
        .map((f) => [f.who, f.test, f.passed]),
    ).toEqual([['star', 'vehicle-in-sight', 1]]);
    // One who is stunned at the wheel does not.
    expect(drives([], 'stunned').end().facts('owes')).toEqual([]);
  });

  test('[BDZ-camp-road-aware] [BDZ-D-c70] who is not seen at all activates once with all groups, whatever their Rep; the others react', () => {
    const g = meet([6, 6, 1, 2, 3, 1, 1], {
      people: { star: { rep: 1, x: 18, y: 6 }, bo: { rep: 5, x: 30, y: 6, group: 1 } },
    }).end();
    expect([told(g), g.result]).toEqual([['band free-activation'], true]);
    expect(g.state).toMatchObject({ stage: 'act', order: ['player-1'] });
    g.run();
    const activated = () => g.facts('active').flatMap((f) => f.who);
    expect(g.options().every((id) => !id.includes('p-'))).toBe(true);
    g.answer('pass bo').run();
    g.answer('move star').run().answer('done').run();
    expect(activated()).toEqual(['star']);
    // Now dice are rolled as usual.
    expect(g.facts('turn-over')).toHaveLength(1);
    const theirs = meet([1, 1]).end();
    expect([told(theirs), theirs.state.order]).toEqual([['others free-activation'], ['others']]);
  });
});

describe('those who want no fight', () => {
  test('[BDZ-T-road-groups] nobody fires first at them unless the player will have it', () => {
    const g = meet([4, 5], { peace: true });
    expect(g.question()).toBe('player-1 attack BDZ-camp-road-aware');
    g.answer('leave').end();
    expect([g.result, g.facts('tested'), g.state.encounter?.peace]).toEqual([false, [], true]);
    const fight = meet([4, 5, 1, 1], { peace: true });
    fight.answer('attack');
    expect([fight.state.encounter?.peace, fight.tests()]).toEqual([false, ['star in-sight 2 fire']]);
    // The others do not fire either.
    expect(meet([2, 3], { peace: true }).end().facts('tested')).toEqual([]);
  });

  test('[BDZ-camp-road-refugees] [BDZ-D-c42] [BDZ-D-c135] hostile refugees shoot first, whatever else is rolled', () => {
    const road: Road = { ...GANGERS, who: 'refugees' };
    const g = meet([6, 6, 1, 1], { road });
    expect([told(g), g.tests()]).toEqual([
      ['others in-sight'],
      ['p-1 in-sight 2 fire', 'p-2 in-sight 2 fire'],
    ]);
  });
});

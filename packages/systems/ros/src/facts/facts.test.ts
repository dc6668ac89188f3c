import { describe, expect, test } from 'vitest';
import { figureAt } from '../table.js';
import { game } from '../testing/game.js';

describe('what becomes of the table', () => {
  test('[ROS-infect-test] who is immune has never been infected', () => {
    const g = game({ people: { 'survivor-1': {} } });
    g.w.happen({ is: 'blood', cause: 'ROS-infect-test', to: [], who: 'survivor-1', blood: 'immune' });
    expect(g.person('survivor-1')).toMatchObject({ blood: 'immune', infected: 0 });
  });

  test('[ROS-D-infect-source] the first bite counts as one; fire, a fall, and what is thrown do not', () => {
    const bitten = (how: 'zed' | 'pin' | 'tank' | 'tongue' | 'fire' | 'fall' | 'thrown') => {
      const g = game({ people: { 'survivor-1': {} }, zeds: { 'zed-1': {} } });
      g.w.happen({ is: 'hurt', cause: 'ROS-injury-effect', who: 'survivor-1', hits: 1, by: 'zed-1', how });
      return g.state.bitten;
    };
    expect((['zed', 'pin', 'tank', 'tongue'] as const).map(bitten)).toEqual([true, true, true, true]);
    expect((['fire', 'fall', 'thrown'] as const).map(bitten)).toEqual([false, false, false]);
  });

  test('[ROS-U-activate] a hideout is done with when the last Zed has come out, and not before', () => {
    const places = [{ id: 'H1', kind: 'hideout', at: [60, 60] as [number, number] }];
    const g = game({ map: { places }, hordes: { H1: 2 } });
    const [h] = g.state.hideouts;
    const was = h?.state;
    const comes = (id: string, x: number) =>
      g.w.happen({
        is: 'emerged',
        cause: 'ROS-U-activate',
        hideout: 'H1',
        zeds: [{ id, kind: 'zed', at: [x, 60, 0], facing: 0, mode: 'attacking' }],
      });
    comes('zed-101', 60);
    expect([g.state.hideouts[0]?.state, g.state.hideouts[0]?.left]).toEqual([was, 1]);
    comes('zed-102', 63);
    expect(g.state.hideouts[0]?.state).toBe('gone');
  });

  test('[ROS-D-smoker-moved] who is taken along in step 5 has moved as far as that is', () => {
    const moved = (step: number) => {
      const g = game({ step, people: { 'survivor-1': { x: 20, y: 20 } } });
      g.w.happen({
        is: 'pulled',
        cause: 'ROS-card-ASSIST',
        who: 'survivor-1',
        by: 'survivor-2',
        at: [23, 24, 0],
      });
      return g.person('survivor-1').moved;
    };
    expect([moved(5), moved(10)]).toEqual([5, 0]);
  });

  test('[ROS-item-binoculars] a look that tells nothing makes nothing known', () => {
    const places = [{ id: 'S1', kind: 'seated', at: [60, 60] as [number, number] }];
    const looks = (told: boolean) => {
      const g = game({ map: { places }, people: { 'survivor-1': {} }, seated: { S1: 'body' } });
      g.w.happen({
        is: 'looked',
        cause: 'ROS-item-binoculars',
        who: 'survivor-1',
        at: 'S1',
        told,
        ...(told && { what: 'body' }),
      });
      return g.state.seated[0]?.known;
    };
    expect([looks(false), looks(true)]).toEqual([false, true]);
  });

  test('[ROS-hunter-leap] a Hunter crouches no more once it has leapt', () => {
    const g = game({ zeds: { hunter: { kind: 'hunter', x: 60, y: 45, crouching: true } } });
    g.w.happen({
      is: 'walked',
      cause: 'ROS-hunter-leap',
      who: 'hunter',
      way: [
        [60, 45, 0],
        [52, 45, 0],
      ],
      cost: 0,
      how: 'leap',
    });
    expect(g.zed('hunter')).toMatchObject({ crouching: false, leapt: 2, x: 52 });
  });

  test('[ROS-R-flames] a fire burns to the end of its last turn', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 100, y: 80, level: 0, until: 3 }];
    const g = game({ step: 12, people: { 'survivor-1': {}, 'survivor-2': { y: 60 } }, state: { clouds } });
    g.finish(12);
    expect([g.state.turn, g.state.clouds.length]).toEqual([3, 1]);
    g.w.s.step = 12;
    g.w.s.todo = [];
    g.finish(12);
    expect([g.state.turn, g.state.clouds.length]).toEqual([4, 0]);
  });

  test('[ROS-R-base] whoever is named is there', () => {
    expect(() => figureAt(game().state, 'nobody')).toThrow(RangeError);
  });
});

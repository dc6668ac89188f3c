import type { AskView } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { type Game, game, type Situation } from '../testing/game.js';
import { type View, view } from '../view.js';
import { EVENING } from './index.js';

const seen = (g: Game, seat = 'survivor-1'): View => view(g.w.s, seat, g.book);
const why = (g: Game, deed: string, target?: string, who = 'survivor-1') =>
  EVENING.whyNot?.(seen(g), who, deed, target, g.book);
const at = (own: object, more: Situation = {}): Game =>
  game({
    step: 9,
    ...more,
    people: { 'survivor-1': { x: 40, y: 40, facing: 90, pistol: 6, play: 'shoot', ...own } },
  });

describe('why nobody fires', () => {
  const zed = (x: number, y = 40) => ({ zeds: { 'zed-1': { x, y } } });
  test('[ROS-shoot] nothing is against a Zed in the arc and in sight', () => {
    expect(why(at({}, zed(55)), 'fire', 'zed-1')).toBeUndefined();
    expect(why(at({}, zed(55)), 'fire pistol', 'zed-1')).toBeUndefined();
  });
  test('[ROS-shoot-arc] behind it, [ROS-shoot-range] too far for the gun, [ROS-R-los] out of sight', () => {
    expect(why(at({}, zed(20)), 'fire pistol', 'zed-1')?.rule).toBe('ROS-shoot-arc');
    const shotgun = { main: 'shotgun', clip: 7, pistol: -1 };
    expect(why(at(shotgun, zed(80)), 'fire shotgun', 'zed-1')).toMatchObject({
      rule: 'ROS-shoot-range',
      line: { values: { range: 38, most: 30 } },
    });
    const house = { id: 'B', name: 'House', rect: [46, 30, 50, 50], levels: 1, roof: 'flat', doors: [] };
    const map = { buildings: [house] } as unknown as NonNullable<Situation['map']>;
    expect(why(at({}, { ...zed(60), map }), 'fire pistol', 'zed-1')).toEqual({
      rule: 'ROS-R-los',
      line: { key: 'why-not.unseen', values: {} },
    });
  });
  test('[ROS-R-light] the dark is named by night alone', () => {
    const night = at({}, { ...zed(64), scenario: 'trapped' });
    expect(why(night, 'fire pistol', 'zed-1')?.line.key).toBe('why-not.unseen-night');
  });
  test('[ROS-shoot-clip] the clip is empty; [ROS-seq-2] another card lies; [ROS-R-down] it is down', () => {
    expect(why(at({ pistol: 0 }, zed(55)), 'fire', 'zed-1')?.rule).toBe('ROS-shoot-clip');
    expect(why(at({ play: 'run' }, zed(55)), 'fire', 'zed-1')?.rule).toBe('ROS-seq-2');
    expect(why(at({ down: true }, zed(55)), 'shoot')?.rule).toBe('ROS-R-down');
    expect(why(at({}, zed(55)), 'shoot')).toBeUndefined();
  });
  test('[ROS-U-seats] nobody is told of for somebody else', () => {
    expect(why(at({}, zed(55)), 'fire', 'zed-1', 'survivor-2')?.rule).toBe('ROS-U-seats');
  });
  test('[ROS-shoot] what is on offer comes first; the nearest that cannot be shot at follow with their reason', () => {
    const g = at({}, { zeds: { 'zed-1': { x: 55, y: 40 }, 'zed-2': { x: 20, y: 40 } } });
    const { seat, code, rule, shape } = g.asked();
    const line = { key: 'ask.target', values: { gun: 'pistol' } };
    const ask = { id: '', at: 0, seat, code, rule, line, shape } as AskView;
    const tries = EVENING.tries?.(seen(g), ask, g.book) ?? [];
    expect(tries.map(({ deed, target, answer }) => [deed, target, answer])).toEqual([
      ['fire pistol', 'zed-1', 'zed-1'],
      ['hold', undefined, 'hold'],
      ['fire pistol', 'zed-2', undefined],
    ]);
    expect(why(g, 'fire pistol', 'zed-2')?.rule).toBe('ROS-shoot-arc');
  });
});

describe('why nobody goes, or does something on the way', () => {
  const going = (own: object = {}, map: object = {}): Game =>
    at({ play: 'run', ...own }, { step: 5, map: map as NonNullable<Situation['map']> });
  const house = {
    id: 'B',
    name: 'House',
    rect: [46, 30, 60, 50],
    levels: 1,
    roof: 'flat',
    doors: [{ id: 'D', at: [46, 40], width: 3, type: 'standard' }],
  };
  test('[ROS-injury-effect] hits take all of a move', () => {
    expect(why(going(), 'move')).toBeUndefined();
    expect(why(going({ play: 'both', hits: 3 }), 'move')?.rule).toBe('ROS-injury-effect');
    expect(why(going({ used: 10 }), 'move')?.rule).toBe('ROS-seq-5');
    expect(why(going({ play: 'shoot' }), 'move')?.rule).toBe('ROS-seq-2');
    expect(why(going({ pinned: 'zed-1' }), 'move')?.rule).toBe('ROS-R-down');
  });
  test('[ROS-terrain-door] a door takes 5 cm, and is opened once; it is not far off', () => {
    const door = (own: object) => going({ x: 44.9, ...own }, { buildings: [house] });
    expect(why(door({}), 'open', 'D')).toBeUndefined();
    expect(why(door({ used: 6 }), 'open', 'D')).toMatchObject({
      rule: 'ROS-terrain-door',
      line: { values: { needs: 5, left: 4 } },
    });
    expect(why(door({}), 'close', 'D')?.line.key).toBe('why-not.door-closed');
    expect(why(door({}), 'bar', 'D')?.rule).toBe('ROS-R-door');
    expect(why(door({ x: 40 }), 'open', 'D')?.line.key).toBe('why-not.not-there');
  });
  test('[ROS-D-exit] nobody leaves in the first turn', () => {
    const places = [
      { id: 'way-out', kind: 'exit', rect: [30, 30, 50, 50] as [number, number, number, number] },
    ];
    const leaves = (turn: number) =>
      why(at({ play: 'run' }, { step: 5, turn, map: { places } }), 'leave', 'way-out');
    expect(leaves(1)).toMatchObject({ rule: 'ROS-D-exit', line: { key: 'why-not.first-turn' } });
    expect(leaves(2)).toBeUndefined();
  });
  test('[ROS-terrain-fence] a fence takes a whole Run', () => {
    const fence = {
      barriers: [
        {
          id: 'F',
          kind: 'wire',
          path: [
            [41.05, 30],
            [41.05, 50],
          ],
        },
      ],
    };
    expect(why(going({}, fence), 'fence', 'F')).toBeUndefined();
    expect(why(going({ used: 1 }, fence), 'fence', 'F')?.line.key).toBe('why-not.fence-whole');
    expect(why(going({ play: 'both' }, fence), 'fence', 'F')?.line.key).toBe('why-not.fence-whole');
  });
});

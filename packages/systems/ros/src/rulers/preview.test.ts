import { type AskView, type Json, odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ros } from '../index.js';
import { type Game, game } from '../testing/game.js';

/** The odds beside an answer to the question that is open, from the view of the seat that is asked. */
const beside = (g: Game, answer: Json) => {
  const [ask] = g.asks();
  if (!ask) throw new Error('Nothing is asked.');
  const view: AskView = {
    id: 'a',
    at: 1,
    seat: ask.to,
    code: ask.code,
    rule: ask.rule,
    line: { key: `ask.${ask.code}`, values: ask.values },
    shape: ask.space.shape(),
  };
  const found = ros.preview(g.view(ask.to), view, answer, g.book);
  for (const { procedure, input } of found)
    expect(() => odds(ros, procedure, input, { scenario: 'safe-house', options: {} })).not.toThrow();
  return found;
};

describe('odds beside an answer', () => {
  test('[ROS-shoot] a shot, with the factors that the rules use', () => {
    const g = game({
      step: 9,
      people: {
        'survivor-1': { x: 20, y: 45, facing: 90, play: 'snipe', main: 'sniper rifle', clip: 5, hits: 2 },
        'survivor-2': { x: 60, y: 45 },
      },
      zeds: { 'zed-1': { x: 82, y: 45, burning: 5 } },
      dice: [3],
    });
    const [shot] = beside(g, 'zed-1');
    expect(shot).toEqual({
      procedure: 'shot',
      input: {
        weapon: 'sniper rifle',
        range: 60,
        factors: ['sniping', 'stationary', 'burning', 'obscured'],
        hits: 2,
      },
      on: 'zed-1',
    });
    expect(beside(g, 'hold')).toEqual([]);
    g.answer('zed-1');
    expect(g.facts('shot')[0]?.score).toBe(3 + 2 + 1 - 1 - 1 - 2);
  });

  test('[ROS-R-disappearing] a target that slipped out of sight, from where it was last seen', () => {
    const g = game({
      step: 9,
      map: { buildings: [{ id: 'B', name: 'wall', rect: [40, 45, 41, 89], levels: 1 }] },
      people: { 'survivor-1': { x: 20, y: 30, facing: 90, play: 'shoot' } },
      zeds: {
        'zed-1': {
          x: 50,
          y: 60,
          moved: true,
          trail: [
            [50, 30, 0],
            [50, 60, 0],
          ],
        },
      },
      dice: [9, 1],
    });
    const [shot] = beside(g, 'zed-1');
    g.answer('zed-1');
    const fired = g.facts('shot')[0];
    expect(shot?.input).toMatchObject({ factors: fired?.factors.map((f) => f.factor), range: fired?.range });
    expect(fired?.factors.map((f) => f.factor)).toContain('disappearing');
  });

  test('[ROS-melee-weapon] [ROS-melee-push] a blow, or a push', () => {
    const g = game({
      step: 3,
      people: { 'survivor-1': { x: 60, y: 45, play: 'melee', main: 'shotgun', clip: 7 } },
      zeds: { 'zed-1': { x: 62, y: 45 }, 'zed-2': { x: 58, y: 45 } },
      dice: [9],
    });
    expect(beside(g, 'push')).toEqual([{ procedure: 'push', input: { zeds: 2 } }]);
    expect(beside(g, 'strike')).toEqual([{ procedure: 'melee', input: { weapon: 'rifle butt' } }]);
    g.answer('strike');
    expect(beside(g, 'zed-2')).toEqual([
      { procedure: 'melee', input: { weapon: 'rifle butt' }, on: 'zed-2' },
    ]);
  });

  test('[ROS-grenade] what it would reach where it lands, hidden Zeds left out', () => {
    const g = game({
      step: 6,
      people: { 'survivor-1': { x: 30, y: 45, play: 'grenade', minor: ['pipe bomb'] } },
      zeds: {
        'zed-1': { x: 50, y: 45 },
        'zed-2': { x: 61, y: 45 },
        'zed-3': { x: 61.2, y: 45 },
        tank: { kind: 'tank', x: 50, y: 57 },
        hunter: { kind: 'hunter', x: 52, y: 48, mode: 'waiting' },
      },
    });
    const query = { procedure: 'grenade', input: { type: 'pipe bomb', zeds: 3, tanks: 1 } };
    expect(beside(g, 'at zed-1')).toEqual([query]);
    expect(beside(g, [50, 45])).toEqual([query]);
    expect(beside(g, [50, 45, 1])).toEqual([{ ...query, input: { type: 'pipe bomb', zeds: 0 } }]);
    expect(beside(g, 'keep')).toEqual([]);
  });

  test('[ROS-tank-immune] [ROS-boomer-burst] what is different with a Tank or a Boomer', () => {
    const near = (...kinds: ('zed' | 'tank' | 'boomer')[]) =>
      game({
        step: 3,
        people: { 'survivor-1': { x: 60, y: 45, play: 'melee', main: 'machete' } },
        zeds: Object.fromEntries(
          kinds.map((kind, i) => [
            `${kind}-1`,
            { kind, x: i === 0 ? 57 : 62, y: 45, ...(kind !== 'tank' && i === 0 && { x: 58 }) },
          ]),
        ),
      });
    const strike = (g: Game) => beside(g, 'strike')[0]?.input;
    expect(strike(near('tank'))).toEqual({ weapon: 'machete', against: 'tank' });
    expect(strike(near('boomer'))).toEqual({ weapon: 'machete', against: 'boomer' });
    expect(strike(near('tank', 'zed'))).toEqual({ weapon: 'machete' });
    expect(beside(near('tank', 'zed'), 'push')[0]?.input).toEqual({ zeds: 1 });
    const g = near('tank', 'boomer').answer('strike');
    expect(['tank-1', 'boomer-1'].map((id) => beside(g, id)[0]?.input)).toEqual([
      { weapon: 'machete', against: 'tank' },
      { weapon: 'machete', against: 'boomer' },
    ]);
    const bomb = game({
      step: 6,
      people: { 'survivor-1': { x: 30, y: 45, play: 'grenade', minor: ['pipe bomb'] } },
      zeds: { boomer: { kind: 'boomer', x: 50, y: 45 }, 'zed-1': { x: 55, y: 45 } },
    });
    expect(beside(bomb, 'at boomer')[0]?.input).toEqual({ type: 'pipe bomb', zeds: 2, boomers: 1 });
  });

  test('[ROS-D-tank-hits] a Tank that has taken all its hits but one falls with the next', () => {
    const after = (hits: number) => {
      const near = game({
        step: 3,
        people: { 'survivor-1': { x: 60, y: 45, play: 'melee', main: 'machete' } },
        zeds: { tank: { kind: 'tank', x: 57, y: 45, hits }, 'zed-1': { x: 62, y: 45 } },
      });
      const bomb = game({
        step: 6,
        people: { 'survivor-1': { x: 30, y: 45, play: 'grenade', minor: ['pipe bomb'] } },
        zeds: { tank: { kind: 'tank', x: 50, y: 45, hits }, 'zed-1': { x: 55, y: 45 } },
      });
      return [beside(near.answer('strike'), 'tank')[0]?.input, beside(bomb, 'at tank')[0]?.input];
    };
    const pipe = { type: 'pipe bomb', zeds: 2 };
    expect(after(8)).toEqual([
      { weapon: 'machete', against: 'tank' },
      { ...pipe, tanks: 1 },
    ]);
    expect(after(9)).toEqual([
      { weapon: 'machete', against: 'last-hit' },
      { ...pipe, lastHit: 1 },
    ]);
  });

  test('[ROS-item-binoculars] a look', () => {
    const g = game({
      step: 9,
      map: { places: [{ id: 'H1', kind: 'hideout', at: [40, 45] }] },
      people: { 'survivor-1': { x: 20, y: 45, play: 'reload', minor: ['binoculars'] } },
    });
    expect(beside(g, 'H1')).toEqual([{ procedure: 'look', input: {}, on: 'H1' }]);
    expect(beside(g, 'nothing')).toEqual([]);
  });

  test('[ROS-R-car] ending beside a parked car, unless its alarm or this survivor is done with', () => {
    const move = (rolled: string[] = [], alarm = 0) => {
      const g = game({
        step: 5,
        map: { vehicles: [{ id: 'V', kind: 'car', rect: [30, 40, 34, 50] }] },
        people: { 'survivor-1': { x: 20, y: 45, play: 'run' } },
      });
      Object.assign(g.state.vehicles[0] as object, { rolled, alarm });
      return beside(g, [28, 45]);
    };
    expect(move()).toEqual([{ procedure: 'car-alarm', input: {}, on: 'V' }]);
    expect(move(['survivor-1'])).toEqual([]);
    expect(move([], 3)).toEqual([]);
  });

  test('[ROS-card-ASSIST] tearing a Hunter off', () => {
    const g = game({
      step: 5,
      people: {
        'survivor-1': { x: 20, y: 45, play: 'assist' },
        'survivor-2': { x: 22, y: 45, down: true, pinned: 'hunter' },
      },
      zeds: { hunter: { kind: 'hunter', x: 24, y: 45, pins: 'survivor-2' } },
    });
    expect(beside(g, 'tear survivor-2')).toEqual([{ procedure: 'tear-off', input: {} }]);
  });
});

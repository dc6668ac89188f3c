import { describe, expect, test } from 'vitest';
import type { Person } from '../state.js';
import { game, type Situation } from '../testing/game.js';
import { glassTargets } from './glasses.js';

const map: Situation['map'] = {
  places: [
    { id: 'H1', kind: 'hideout', at: [60, 45] },
    { id: 'H2', kind: 'hideout', at: [81.1, 45] },
    { id: 'S1', kind: 'seated', at: [20, 70] },
    { id: 'S2', kind: 'seated', at: [82.1, 44] },
  ],
};
const look = (more: Partial<Person> = {}, situation: Situation = {}) =>
  game({
    step: 9,
    map,
    hordes: { H1: 10 },
    seated: { S1: 'nps nervous', S2: 'witch' },
    people: { 'survivor-1': { x: 20, y: 45, facing: 0, minor: ['binoculars'], play: 'reload', ...more } },
    ...situation,
  });
const targets = (more: Partial<Person> = {}, situation: Situation = {}) => {
  const g = look(more, situation);
  return glassTargets(g.w, g.person('survivor-1'));
};

describe('binoculars', () => {
  test('[ROS-item-binoculars] one hideout or seated figure in sight within 60 cm, whichever way it looks, or nothing', () => {
    const g = look({}, { dice: [] });
    expect(g.question()).toBe('survivor-1 look ROS-item-binoculars');
    expect(g.options()).toEqual(['nothing', 'H1', 'S1']);
    const { shape } = g.asked();
    expect('options' in shape && shape.options.map(({ line, on }) => [line.key, on ?? ''])).toEqual([
      ['look.nothing', ''],
      ['look.at', 'H1'],
      ['look.at', 'S1'],
    ]);
    g.answer('nothing').finish(9);
    expect(g.facts('looked')).toEqual([]);
    expect(targets({ x: 20.1 })).toEqual(['H1', 'H2', 'S1', 'S2'].filter((id) => id !== 'S2'));
    expect(targets({ x: 20.2 })).toEqual(['H1', 'H2', 'S1', 'S2']);
    const sits = (x: number) => targets({}, { map: { places: [{ id: 'S1', kind: 'seated', at: [x, 45] }] } });
    expect([sits(82), sits(82.1)]).toEqual([['S1'], []]);
  });

  test('[ROS-item-binoculars] a standing survivor that has them and neither moved nor shot', () => {
    expect(targets()).not.toEqual([]);
    expect(targets({ minor: [] })).toEqual([]);
    expect(targets({ moved: 1 })).toEqual([]);
    expect(targets({ fired: 1 })).toEqual([]);
    expect(targets({ down: true })).toEqual([]);
    expect(targets({ inside: 'V' })).toEqual([]);
  });

  test('[ROS-item-binoculars] an NPS looks through none', () => {
    const people = { 'nps-1': { x: 20, y: 45, facing: 0, minor: ['binoculars' as const] } };
    const g = look({}, { people });
    expect(glassTargets(g.w, g.person('nps-1'))).toEqual([]);
  });

  test('[ROS-item-binoculars] climbing is moving; a shot that was not fired is not', () => {
    const g = game({
      step: 5,
      map: {
        ...map,
        buildings: [{ id: 'B', name: 'house', rect: [15, 40, 25, 50], levels: 1 }],
        links: [{ id: 'L', kind: 'ladder', at: [25, 45], from: 0, to: 1 }],
      },
      people: { 'survivor-1': { x: 26, y: 45, minor: ['binoculars'], play: 'climb' } },
    });
    g.answer('L up');
    expect(g.person('survivor-1').level).toBe(1);
    expect(glassTargets(g.w, g.person('survivor-1'))).toEqual([]);
    expect(look({ play: 'shoot' }).question()).toBe('survivor-1 look ROS-item-binoculars');
  });

  test('[ROS-item-binoculars] walls hide, and so does the night', () => {
    const wall: Situation['map'] = {
      ...map,
      buildings: [{ id: 'B', name: 'b', rect: [40, 30, 41, 60], levels: 1 }],
    };
    expect(targets({}, { map: wall })).toEqual(['S1']);
    expect(targets({}, { scenario: 'trapped', map })).toEqual([]);
    expect(targets({ torch: true }, { scenario: 'trapped', map })).toEqual(['S1']);
  });

  test('[ROS-item-binoculars] on 5 or more the umpire says truly what it is, else nothing; he rolls unseen, and nothing wakes', () => {
    const told = (at: string, die: number) => {
      const g = look({ facing: 90 }, { dice: [die] });
      g.answer(at).finish(9);
      g.done();
      expect(g.facts('rolled')[0]?.to).toEqual(['umpire']);
      expect(g.state.zeds).toEqual([]);
      expect(g.state.hideouts[0]?.state).toBe('hidden');
      const { told: said, what, to } = g.facts('looked')[0] ?? {};
      expect(to).toBe('all');
      return [said, what];
    };
    expect(told('H1', 5)).toEqual([true, 'occupied']);
    expect(told('H1', 4)).toEqual([false, undefined]);
    expect(told('S1', 9)).toEqual([true, 'nps']);
    const last = look({}, { dice: [5], hordes: { H1: 1 } });
    expect(last.answer('H1').finish(9).facts('looked')[0]?.what).toBe('occupied');
    const empty = look({}, { dice: [5], hordes: {} });
    empty.answer('H1').finish(9);
    expect(empty.facts('looked')[0]?.what).toBe('empty');
    expect(empty.state.hideouts[0]?.told).toBe('empty');
    const witch = look({ x: 30 }, { dice: [7] });
    witch.answer('S2').finish(9);
    expect(witch.facts('looked')[0]?.what).toBe('witch');
  });

  test('[ROS-U-secret] a look tells nothing but what is said: the same is offered and rolled whatever hides there', () => {
    const seen = ([{}, { H1: 40, H2: 60 }] as { [id: string]: number }[]).map((hordes) => {
      const g = look({}, { hordes, dice: [2] });
      const offered = g.options();
      g.answer('H1').finish(9);
      return { offered, told: g.told('survivor-1') };
    });
    expect(seen[1]).toEqual(seen[0]);
  });

  test('[ROS-item-binoculars] what has been told is not looked at again; a look that told nothing may be tried again', () => {
    const g = look({}, { dice: [2] });
    g.answer('H1').finish(9);
    expect(glassTargets(g.w, g.person('survivor-1'))).toContain('H1');
    const told = look({}, { dice: [8] });
    told.answer('H1').finish(9);
    expect(glassTargets(told.w, told.person('survivor-1'))).not.toContain('H1');
    const known = look({}, { dice: [8] });
    known.answer('S1').finish(9);
    expect(glassTargets(known.w, known.person('survivor-1'))).toEqual(['H1']);
  });
});

import type { AskView } from '@shambles/engine';
import { expect, test } from 'vitest';
import { bdz } from '../index.js';
import type { Encounter } from '../state/encounter.js';
import { during, gone, HOUSE } from '../testing/encounter.js';
import { game, type Situation } from '../testing/game.js';

/** What somebody south of a house came for, among the places it may go to. */
function sought(given: Partial<Encounter>): string[] {
  const g = game({ map: HOUSE, people: { a: { x: 18, y: 8 } }, state: during(['a'], given), active: ['a'] });
  const ask = {
    id: '1',
    at: 1,
    seat: 'player-1',
    code: 'move',
    rule: 'BDZ-move-normal',
    line: { key: 'ask.move' },
    shape: { kind: 'spot', how: 'walk', figure: 'a', within: 8, levels: [0], lit: [] },
  } as unknown as AskView;
  const named = bdz.rulers?.places?.(g.view('player-1'), ask, g.w.book) ?? [];
  expect(named.some((place) => place.id === 'in house')).toBe(given.evading !== true);
  return named.filter((place) => place.sought).map((place) => place.id);
}

test('[BDZ-enc-disc-goal] [BDZ-enc-raid-goal] [BDZ-enc-tb-goal] buildings that nobody has entered are what the band came for', () => {
  expect(sought({ kind: 'discover' })).toEqual(['in house']);
  expect(sought({ kind: 'raid' })).toEqual(['in house']);
  expect(sought({ kind: 'take-back' })).toEqual(['in house']);
  expect(sought({ kind: 'discover', houses: [gone()] })).toEqual([]);
  expect(sought({ kind: 'road' })).toEqual([]);
});

test('[BDZ-terrain-building-types] a building that has only the name of its kind takes an article', () => {
  const into = (name: string) => {
    const map = { buildings: HOUSE.buildings?.map((each) => ({ ...each, name })) } as Situation['map'];
    const g = game({ map, people: { a: { x: 18, y: 8 } }, active: ['a'] });
    const line = { key: 'ask.move' };
    const shape = { kind: 'spot', how: 'walk', figure: 'a', within: 8, levels: [0], lit: [] };
    const ask = { id: '1', at: 1, seat: 'player-1', code: 'move', rule: 'BDZ-move-normal', line, shape };
    const named = bdz.rulers?.places?.(g.view('player-1'), ask as unknown as AskView, g.w.book) ?? [];
    return named.find((place) => place.id === 'in house')?.line.values?.house;
  };
  expect([into('Military Base'), into("Barlow's Shop")]).toEqual(['the Military Base', "Barlow's Shop"]);
});

test('[BDZ-D-c45] a band on the run wants the edges that it came by, and no building', () => {
  expect(sought({ kind: 'discover', evading: true, edges: ['south'] })).toEqual(['edge south']);
  expect(sought({ kind: 'road', evading: true })).toEqual(['edge south']);
});

test('[BDZ-react-charged] one goes near an enemy to charge it, and up to one who is out of the fight', () => {
  const places = (status: 'carry-on' | 'hunkered' | 'stunned' | 'out') => {
    const foe = { seat: 'player-2', side: 'player-2', x: 18, y: 16, status } as const;
    const g = game({ people: { a: { x: 18, y: 8 }, foe }, active: ['a'] });
    const ask = {
      id: '1',
      at: 1,
      seat: 'player-1',
      code: 'move',
      rule: 'BDZ-move-normal',
      line: { key: 'ask.move' },
      shape: { kind: 'spot', how: 'walk', figure: 'a', within: 8, levels: [0], lit: [] },
    } as unknown as AskView;
    const named = bdz.rulers?.places?.(g.view('player-1'), ask, g.w.book) ?? [];
    return new Set(
      named.filter(({ id }) => id.includes('foe')).map(({ line }) => line.key.replace('-far', '')),
    );
  };
  expect([...places('carry-on')]).toEqual(['place.near']);
  expect([...places('hunkered')]).toEqual(['place.near']);
  expect([...places('stunned')]).toEqual(['place.beside']);
  expect([...places('out')]).toEqual(['place.beside']);
});

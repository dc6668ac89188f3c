import { createTeller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import { expect, test } from 'vitest';
import type { RolledFact } from './types.js';
import { does, leadOn, readsIn, tallyIn, theOne, whoIs, whoseDice } from './words.js';

const ftb = findSystem('ftb');
const teller = createTeller(ftb, ftb.book({ scenario: 'search', options: {} }));

const rolled = (label: string, faces: number[], from?: number): RolledFact => ({
  is: 'rolled',
  cause: 'FTB-7.5a',
  to: 'all',
  label,
  faces: [faces],
  pools: [{ sides: 6, ...(from !== undefined && { from }) }],
});
const came = (...of: Parameters<typeof rolled>) => tallyIn(teller, rolled(...of));

test('[FTB-7.5a] [FTB-10.2.3] [FTB-10.3a] shots, noise and hours of the clock are read die by die, not added up', () => {
  expect([came('shots', [5, 1]), came('noise', [6, 4]), came('clock', [3])]).toEqual([
    '2 dice',
    '2 dice',
    'one die',
  ]);
});

test('[BDZ-shoot-roll] [BDZ-zgen-noise] [BDZ-zgen-place] [BDZ-day-civ-fight] shots and noise are read die by die; a civilian’s dice are nobody else’s', () => {
  const bdz = findSystem('bdz');
  const told = createTeller(bdz, bdz.book({ scenario: 'day-one', options: {} }));
  for (const label of ['shots', 'noise', 'placing']) {
    expect(tallyIn(told, rolled(label, [5, 6]))).toBe('2 dice');
    expect(readsIn(told, label, { sides: 6 }, 2)).not.toBe('added up');
  }
  const civilian = { ...rolled('civilian', [2]), seat: 'player-1' };
  expect(whoseDice(told, civilian, { sides: 6, upTo: 3 })).toBe('A civilian');
  expect(whoseDice(told, { ...civilian, label: 'melee' }, { sides: 6 })).toBe('the band');
});

test('[FTB-10.9.3b] [FTB-14.9.5b] [FTB-11.9c] dice that are compared one by one are not told as added up', () => {
  const how = (label: string) => readsIn(teller, label, { sides: 6 }, 2);
  expect(how('zed-or-no-zed')).toBe('each against Rep, but a double counts as none');
  const compared = ['zed-or-no-zed', 'star-power', 'loot', 'stolen', 'go-off', 'at-home', 'which-of-them'];
  for (const label of compared) {
    expect(how(label)).not.toBe('added up');
    expect(came(label, [3, 3])).toBe('2 dice');
  }
  expect(how('attribute')).toBe('added up');
});

test('what is added up is told as a sum, what counts as so many, a die as its face', () => {
  expect([came('attribute', [3, 4]), came('shots', [5]), came('fast-move', [5, 1], 3)]).toEqual([
    '7 in all',
    'a 5',
    '1 of 2 counts',
  ]);
  expect([8, 11, 18, 80, 881, 1, 100, 118].map((face) => came('shots', [face]))).toEqual([
    'an 8',
    'an 11',
    'an 18',
    'an 80',
    'an 881',
    'a 1',
    'a 100',
    'a 118',
  ]);
});

test('[AMZ-fire-matching] dice that cancel each other are counted for each side, not together', () => {
  const fire = {
    ...rolled('fire', []),
    faces: [
      [7, 3, 5],
      [4, 2],
    ],
    pools: [
      { sides: 8, from: 4, who: 'attack' },
      { sides: 6, from: 4, who: 'defense' },
    ],
    matched: { pairs: [], hits: [0] },
  } as unknown as RolledFact;
  expect(tallyIn(createTeller(findSystem('amz')), fire)).toBe('Attack: 2 of 3 count; Defense: 1 of 2 counts');
});

test('a side that is called by an article is many, and needs no other', () => {
  expect([does(whoIs('The dead'), 'decide'), theOne(whoIs('The dead'))]).toEqual([
    'The dead decide',
    'the dead',
  ]);
  expect([does(whoIs('Umpire'), 'decide'), theOne(whoIs('Aliens'))]).toEqual([
    'Umpire decides',
    'the Aliens',
  ]);
});

test('what a roll is for leads on with a sign of its own, unless it asks', () => {
  expect(leadOn('Attack', ':')).toBe('Attack:');
  expect(leadOn('Does Rep rise?', ':')).toBe('Does Rep rise?');
  expect(leadOn('Zed!', '.')).toBe('Zed!');
});

test('[AVZ-6.4b] who crowd a location are told how many are too many', () => {
  const avz = createTeller(findSystem('avz'));
  const asked = (count: number) => avz.say({ key: 'ask.stacking', values: { at: 'E2', count } });
  expect(asked(1)).toBe('There is one Alien too many in E2. Which goes to the reserve?');
  expect(asked(3)).toBe('There are 3 Aliens too many in E2. Which go to the reserve?');
});

test('dice are those of somebody who can be seen: a zombie bears no number on the table', () => {
  for (const system of [ftb, findSystem('bdz')]) {
    const told = createTeller(system, system.book({ scenario: system.scenarios[0]?.id ?? '', options: {} }));
    expect(whoseDice(told, rolled('melee', [3]), { sides: 6, who: 'zed-62' })).toBe('A zombie');
    expect(whoseDice(told, rolled('melee', [3]), { sides: 6, who: 'star-1' })).toBe('Robin');
  }
});

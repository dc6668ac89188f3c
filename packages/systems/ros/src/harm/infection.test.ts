import { describe, expect, test } from 'vitest';
import type { Person } from '../state.js';
import { game, type Situation } from '../testing/game.js';
import { personIn } from '../testing/showing.js';
import { risesNow } from './infection.js';

const HERE = { x: 60, y: 45 };
const bitten = (die: number, who = 'survivor-1', more: Partial<Person> = {}) => {
  const g = game({
    step: 4,
    people: { [who]: { ...HERE, ...more }, 'survivor-2': {} },
    zeds: { 'zed-1': { x: 62, y: 45 } },
    dice: [die, 9],
  });
  return g.finish(4);
};
const endOf = (turn: number, people: Situation['people'], dice: readonly number[], more: Situation = {}) =>
  game({ step: 12, turn, people, dice, state: { bitten: true }, ...more });

describe('the test', () => {
  test('[ROS-infect-test] [ROS-melee-infect] a PS is infected on 0 or 1, an NPS on 0 to 7', () => {
    const blood = (who: string) =>
      Array.from({ length: 10 }, (_, die) => bitten(die, who).person(who).blood === 'infected');
    expect(blood('survivor-1')).toEqual([true, true, ...Array<boolean>(8).fill(false)]);
    expect(blood('nps-1')).toEqual([...Array<boolean>(8).fill(true), false, false]);
    expect(bitten(2).person('survivor-1').blood).toBe('immune');
    expect(bitten(1).person('survivor-1').infected).toBe(2);
  });

  test('[ROS-infect-test] the result stands for the game', () => {
    expect(bitten(0, 'survivor-1', { blood: 'immune', hits: 1 }).person('survivor-1').blood).toBe('immune');
    const ill = bitten(9, 'survivor-1', { blood: 'infected', infected: 1, hits: 1 }).person('survivor-1');
    expect([ill.blood, ill.infected]).toEqual(['infected', 1]);
  });

  test('[ROS-D-infect-source] melee, pins, tongues and Tank blows may infect; thrown objects, fire and falls do not', () => {
    const tested = (g: ReturnType<typeof game>) =>
      g.facts('rolled').filter((f) => f.cause === 'ROS-infect-test').length;
    expect(tested(bitten(9))).toBe(1);
    const pin = game({
      step: 4,
      people: { 'survivor-1': { ...HERE, down: true, pinned: 'hunter' } },
      zeds: { hunter: { kind: 'hunter', x: 62, y: 45, pins: 'survivor-1' } },
      dice: [1, 9, 9],
    });
    expect(tested(pin.finish(4))).toBe(1);
    const blow = game({
      step: 4,
      people: { 'survivor-1': { ...HERE } },
      zeds: { tank: { kind: 'tank', x: 63, y: 45 } },
      dice: [1, 9, 1, 1, 9],
    });
    expect(tested(blow.finish(4))).toBe(1);
    const thrown = game({
      step: 10,
      people: { 'survivor-1': { ...HERE } },
      zeds: { tank: { kind: 'tank', x: 85, y: 45 } },
      dice: [1],
    });
    thrown.finish(10);
    expect(thrown.facts('hurt')[0]?.how).toBe('thrown');
    expect(tested(thrown)).toBe(0);
    const fire = game({
      step: 6,
      people: { 'survivor-1': { ...HERE, play: 'grenade', minor: ['Molotov cocktail'] } },
    });
    fire.answer([60, 45, 0]).finish(6);
    expect(fire.facts('hurt')[0]?.how).toBe('fire');
    expect(tested(fire)).toBe(0);
  });

  test('[ROS-D-smoker-infect] the tongue is the Zed’s body', () => {
    const g = game({
      step: 10,
      people: { 'survivor-1': { ...HERE } },
      zeds: { smoker: { kind: 'smoker', x: 70, y: 45 } },
      dice: [5, 1, 0],
    });
    g.finish(10);
    expect(g.person('survivor-1').blood).toBe('infected');
    g.done();
  });
});

describe('the illness', () => {
  const ill = (more: Partial<Person> = {}) => ({
    'survivor-1': { hits: 1, blood: 'infected' as const, infected: 2, ...more },
    'survivor-2': { x: 20, y: 20 },
  });

  test('[ROS-infect-die] [ROS-D-infect-when] at the end of each turn after the infection an infected one dies on 0', () => {
    const after = (turn: number, die: number) =>
      endOf(turn, ill(), [die, 5]).finish(12).person('survivor-1').where;
    expect(after(2, 0)).toBe('table');
    expect(after(3, 0)).toBe('dead');
    expect(after(3, 1)).toBe('table');
    expect(after(9, 0)).toBe('dead');
    const immune = endOf(3, ill({ blood: 'immune', infected: 0 }), [0, 0]).finish(12);
    expect(immune.person('survivor-1').where).toBe('table');
  });

  test('[ROS-U-infect] a death by infection is a collapse at the end of the turn', () => {
    const g = endOf(3, ill(), [0, 5]).finish(12);
    expect(g.facts('died')[0]).toMatchObject({ who: 'survivor-1', how: 'infection', to: 'all' });
    expect(g.person('survivor-1').hits).toBe(1);
  });

  test('[ROS-infect-rise] [ROS-D-rise-when] in step 8 of the turn after it died it stands up as a Zed, its things left', () => {
    const dead = {
      where: 'dead' as const,
      down: true,
      blood: 'infected' as const,
      infected: 1,
      died: 3,
      ...HERE,
    };
    const g = game({
      step: 8,
      turn: 4,
      people: { 'survivor-1': dead, 'survivor-2': {} },
      state: { finds: [{ id: 'left-1', x: 60, y: 45, level: 0, things: ['pistol 3'], open: true }] },
    });
    g.finish(8);
    expect(g.person('survivor-1').where).toBe('risen');
    expect(g.zed('risen-survivor-1')).toMatchObject({ ...HERE, mode: 'attacking', down: false, kind: 'zed' });
    expect(g.state.finds).toHaveLength(1);
    const early = game({ step: 8, turn: 3, people: { 'survivor-1': dead, 'survivor-2': {} } });
    early.finish(8);
    expect(early.person('survivor-1').where).toBe('dead');
  });

  test('[ROS-infect-rise] it stands up beside whoever stands where it fell', () => {
    const g = game({
      step: 8,
      turn: 4,
      people: {
        'survivor-1': { where: 'dead', blood: 'infected', infected: 1, died: 3, ...HERE },
        'survivor-2': { x: 60.5, y: 45 },
      },
    });
    g.finish(8);
    expect(g.table.gap('risen-survivor-1', 'survivor-2')).toBeGreaterThanOrEqual(0);
    const { x, y } = g.zed('risen-survivor-1');
    expect(Math.hypot(x - 60.5, y - 45)).toBeGreaterThanOrEqual(2);
    expect(Math.hypot(x - 60, y - 45)).toBeLessThan(3);
  });

  test('[ROS-D-infect-corpse] whoever hits kill is tested all the same: an infected corpse rises, an immune one stays', () => {
    expect(bitten(7, 'nps-1').person('nps-1')).toMatchObject({ where: 'dead', blood: 'infected', died: 2 });
    expect(risesNow(bitten(7, 'nps-1').person('nps-1'), 3)).toBe(true);
    expect(risesNow(bitten(8, 'nps-1').person('nps-1'), 3)).toBe(false);
    const killed = bitten(0, 'survivor-1', { hits: 3 }).person('survivor-1');
    expect(killed).toMatchObject({ where: 'dead', blood: 'infected' });
    expect(risesNow(personIn('survivor-1', { ...killed }), 2)).toBe(false);
    // Killed by fire or a fall, and never tested.
    expect(risesNow(personIn('survivor-1', { ...killed, blood: 'untested' }), 3)).toBe(false);
  });
});

describe('in secret', () => {
  const BLOODS = [
    { blood: 'untested', infected: 0 },
    { blood: 'immune', infected: 0 },
    { blood: 'infected', infected: 1 },
  ] as const;

  test('[ROS-infect-secret] nobody but the umpire learns of a test, of its die or of what it found', () => {
    const g = bitten(0);
    expect(g.facts('blood')[0]?.to).toEqual(['umpire']);
    expect(JSON.stringify(g.told('survivor-1'))).not.toMatch(/infect|blood|immune/);
    expect(JSON.stringify(g.told('spectator'))).not.toMatch(/infect|blood|immune/);
  });

  test('[ROS-infect-decoy] [ROS-infect-secret] dice fall at every damage, whatever is known already: their number and time tell nothing', () => {
    const seen = BLOODS.map((blood) => {
      const g = game({
        step: 4,
        people: { 'survivor-1': { ...HERE, hits: 1, ...blood }, 'survivor-2': {} },
        zeds: { 'zed-1': { x: 62, y: 45 }, 'zed-2': { x: 58, y: 45 } },
        dice: [5, 5, 9],
      });
      g.finish(4);
      g.done();
      return { told: g.told('survivor-2'), rolled: g.facts('rolled').map((f) => [f.label, f.pools, f.to]) };
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]?.rolled).toHaveLength(3);
  });

  test('[ROS-infect-decoy] [ROS-U-infect] from the first damage on a die falls for every living survivor, ill or not, and players hear only that', () => {
    const seen = BLOODS.map((blood) => {
      const g = endOf(
        3,
        {
          'survivor-1': { hits: 1, ...blood },
          'survivor-2': { x: 20 },
          'nps-1': { x: 30 },
          'survivor-3': { where: 'dead' },
        },
        [1, 0, 0],
      );
      g.finish(12);
      g.done();
      return { told: g.told('survivor-2'), rolled: g.facts('rolled').map((f) => [f.label, f.pools, f.to]) };
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]?.rolled).toHaveLength(3);
    expect(seen[0]?.told.filter((f) => f.is === 'rolled')).toEqual([]);
    expect(seen[0]?.told.some((f) => f.is === 'all-rolled' && f.cause === 'ROS-U-infect')).toBe(true);
  });

  test('[ROS-U-infect] before the first damage nobody rolls', () => {
    const g = endOf(3, { 'survivor-1': {} }, [], { state: { bitten: false } });
    g.finish(12);
    expect(g.facts('all-rolled')).toEqual([]);
    expect(bitten(9).state.bitten).toBe(true);
  });
});

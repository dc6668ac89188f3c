import { expect, test } from 'vitest';
import { one } from '../facts/lines.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { underWay } from '../testing/looting.js';
import { mayTry } from './challenging.js';

function trying(dice: readonly number[], more: Situation = {}): Game {
  const people = { billy: { rep: 4 }, ...more.people };
  const state = underWay({ who: ['billy'] });
  const g = game({ active: ['billy'], ...more, people, dice, state: { ...state, ...more.state } }).step();
  return g.answer('challenge billy');
}
const came = (g: Game) =>
  g
    .end()
    .facts('challenged')
    .map((f) => f.result)[0];

test('[BDZ-enc-chal-steps] what, how hard, at what price, then the dice, and the activation is over', () => {
  const g = trying([1, 1]);
  expect(g.question()).toBe('player-1 attempt BDZ-enc-chal-steps');
  g.answer('other');
  expect(g.question()).toBe('player-1 difficulty BDZ-enc-chal-difficulty');
  g.answer('plain');
  expect(g.question()).toBe('player-1 stake BDZ-enc-chal-consequence');
  expect(g.options()).toEqual(['nothing', 'falls', 'noise', 'stunned', 'out']);
  expect(came(g.answer('falls'))).toBe('success');
  expect(g.person('billy').prone).toBe(false);
  expect(g.state.done).toEqual(['billy']);
});

test('[BDZ-enc-chal-steps] by somebody who carries on and has something left of its activation', () => {
  const may = (billy: Partial<Person>) => {
    const g = game({ active: ['billy'], people: { billy } });
    return mayTry(g.w, g.person('billy'));
  };
  expect([{}, { status: 'ducked' as const }, { fired: true }, { used: 8 }].map(may)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(may({ prone: true })).toBe(false);
});

test('[BDZ-D-challenge-where] in any game, but for a fight of players against each other', () => {
  const may = (side: string, state: Situation['state'] = {}) => {
    const people = { billy: {}, joe: { seat: side, side } };
    const g = game({ active: ['billy'], people, state });
    return mayTry(g.w, g.person('billy'));
  };
  expect([may('player-1'), may('player-2')]).toEqual([true, false]);
  expect(may('others', underWay({ who: ['billy'] }))).toBe(true);
});

test('[BDZ-enc-chal-difficulty] very hard is at one Rep less, anything else without', () => {
  expect(came(trying([4, 4]).answer('other', 'plain', 'nothing'))).toBe('success');
  expect(came(trying([4, 4]).answer('other', 'hard', 'nothing'))).toBe('failure');
  expect(came(trying([3, 3]).answer('other', 'hard', 'nothing'))).toBe('success');
});

test('[BDZ-enc-chal-roll] with one passed it is given up without harm, or rolled again, and then one is none', () => {
  const asked = trying([4, 5]).answer('other', 'plain', 'out').asked();
  expect([asked.code, asked.values?.who]).toEqual(['challenge', one('billy')]);
  const left = trying([4, 5]).answer('other', 'plain', 'out', false);
  expect(came(left)).toBe('given-up');
  expect(left.person('billy').status).toBe('carry-on');
  expect(came(trying([4, 5, 1, 1]).answer('other', 'plain', 'out', true))).toBe('success');
  const again = trying([4, 5, 4, 5]).answer('other', 'plain', 'out', true);
  expect(came(again)).toBe('failure');
  expect(again.person('billy').status).toBe('out');
  expect(came(trying([5, 5]).answer('other', 'plain', 'nothing'))).toBe('failure');
});

test('[BDZ-enc-chal-consequence] what was agreed upon before the dice comes about, and nothing else', () => {
  const failed = (stake: string) => trying([6, 6]).answer('other', 'plain', stake).end();
  expect(failed('nothing').person('billy')).toMatchObject({ status: 'carry-on', prone: false });
  expect(failed('falls').person('billy')).toMatchObject({ status: 'carry-on', prone: true });
  expect(failed('stunned').person('billy')).toMatchObject({ status: 'stunned', prone: true });
  expect(failed('out').person('billy')).toMatchObject({ status: 'out', deeds: { out: true } });
  expect(failed('noise').state.noises).toEqual([{ x: 18, y: 18, level: 0, shots: 6 }]);
});

test('[BDZ-EX-enc-chal-1] a leap out of a door over zombies, at -1 Rep: it lands beyond them, or prone among them', () => {
  const zeds = { 'zed-1': { x: 18, y: 20 }, 'zed-2': { x: 19, y: 20 } };
  const leap = (dice: readonly number[]) =>
    trying(dice, { zeds }).answer('leap', [18, 24, 0], 'hard', 'zombies').end();
  expect(leap([3, 3]).person('billy')).toMatchObject({ x: 18, y: 24, prone: false });
  const g = leap([4, 4]);
  expect(g.person('billy').prone).toBe(true);
  expect(g.table.touching('billy', 'zed-1')).toBe(true);
  expect(g.state.melees).toEqual([]);
});

test('[BDZ-EX-enc-chal-1] it falls among zombies that it could have walked to, eight inches from edge to edge, and no farther', () => {
  const lands = (x: number) => {
    const zeds = { 'zed-1': { x, y: 18 } };
    const g = trying([4, 4], { zeds }).answer('leap', [18, 24, 0], 'hard');
    return g.options().includes('zombies') && g.answer('zombies').end().table.touching('billy', 'zed-1');
  };
  expect([lands(27), lands(27.001)]).toEqual([true, false]);
});

test('[BDZ-enc-chal-steps] a leap ends on a free spot within its move, or is not made', () => {
  const g = trying([]).answer('leap');
  expect(g.refused([18, 27, 0])).toBe('BDZ-enc-chal-steps');
  expect(g.answer('keep').end().state.done).toEqual([]);
});

test('[BDZ-enc-chal-steps] [BDZ-turn-group-order] nobody leaps whose group does not move, or who is rooted', () => {
  const attempts = (more: Situation = {}) => trying([], more).options();
  expect(attempts()).toEqual(['leap', 'other']);
  // Then only something else is left to try, and it is asked how hard that is.
  const active = { side: 'player-1', who: ['billy'], manner: 'stay' as const, rallied: [] };
  expect(attempts({ state: { active } })).toEqual(['plain', 'hard']);
  const people = { billy: { ails: 'basket-case' }, friend: { x: 30, y: 30 } } as const;
  expect(attempts({ people })).toEqual(['plain', 'hard']);
});

test('[BDZ-enc-chal-steps] what is shown for a leap is what may be leapt to: eight inches to either side', () => {
  const g = trying([], { people: { billy: { x: 18.25, y: 18.25 } } }).answer('leap');
  const { shape } = g.asked();
  const [lit] = 'lit' in shape ? shape.lit : [];
  const { cell = 0, runs = [] } = lit ?? {};
  const starts = runs.findIndex((row, i) => i % 3 === 0 && (row + 0.5) * cell === 18.25);
  const [, from = 0, to = 0] = runs.slice(starts, starts + 3);
  expect([(from + 0.5) * cell, (to - 0.5) * cell]).toEqual([10.25, 26.25]);
  expect(g.refused([10.2, 18.25, 0])).toBe('BDZ-enc-chal-steps');
  g.answer([10.25, 18.25, 0]);
  expect(g.question()).toBe('player-1 difficulty BDZ-enc-chal-difficulty');
});

test('[BDZ-enc-chal-steps] [BDZ-react-in-sight] [BDZ-react-zed] whoever comes down in sight of an enemy, or beside a first zombie, is seen or meets it there', () => {
  const foe = (facing: number) => ({ seat: 'others', side: 'others', x: 18, y: 22, facing });
  const leap = (given: Situation, dice: readonly number[] = []) =>
    trying([1, 1, ...dice], given)
      .answer('leap', [18, 24, 0], 'plain', 'nothing')
      .end();
  const seen = leap({ people: { foe: foe(0) } }, [6, 6]);
  expect(seen.tests().map((each) => each.split(' ')[1])).toEqual(['in-sight']);
  // He has seen the start of it.
  expect(leap({ people: { foe: foe(180) } }).tests()).toEqual([]);
  const zeds = { 'zed-1': { x: 18, y: 27, prone: true } };
  const met = leap({ people: { billy: { rep: 4, knowsZeds: false } }, zeds }, [1, 1]);
  expect(met.tests()).toEqual(['billy zed-or-no-zed 2 zombie-charges']);
  expect(met.person('billy').knowsZeds).toBe(true);
});

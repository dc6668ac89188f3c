import { expect, test } from 'vitest';
import type { Person } from '../state.js';
import { game } from '../testing/game.js';
import { recoverAfter } from '../wounded/recovery.js';

const DOWN = { seat: 'player-2', x: 18, y: 14, prone: true } as const;

/** A helpless figure four inches in front of `a`, and any other people. */
function before(foe: Partial<Person>, more: { readonly [id: string]: Partial<Person> } = {}) {
  return game({
    people: { a: { x: 18, y: 10 }, foe: { ...DOWN, ...foe }, ...more },
    active: ['a'],
  }).step();
}

test('[BDZ-autokill] [BDZ-D-tied] somebody stunned or out of the fight is tied up, without a die or a sound, and that is the activation', () => {
  for (const status of ['stunned', 'out'] as const) {
    const g = before({ status }, { friend: { seat: 'player-2', x: 18, y: 17, facing: 180, group: 9 } });
    expect(g.options()).toContain('tie-up a foe');
    g.answer('tie-up a foe');
    expect(g.person('foe')).toMatchObject({ status: 'out', tied: status, prone: true });
    expect(g.table.touching('a', 'foe')).toBe(true);
    expect(g.state.done).toContain('a');
    expect([g.facts('noise'), g.tests()]).toEqual([[], []]);
    g.done();
  }
});

test('[BDZ-D-tied] nobody is tied twice, nobody who is up, none of one’s own, and nobody by a child or while fighting', () => {
  const ties = (foe: Partial<Person>, a: Partial<Person> = {}) =>
    game({ people: { a: { x: 18, y: 10, ...a }, foe: { ...DOWN, ...foe } }, active: ['a'] })
      .step()
      .options()
      .filter((id) => id.startsWith('tie-up'));
  expect(ties({ status: 'stunned' })).toEqual(['tie-up a foe']);
  expect(ties({ status: 'out', tied: 'stunned' })).toEqual([]);
  expect(ties({})).toEqual([]);
  expect(ties({ status: 'stunned', seat: 'player-1' })).toEqual([]);
  expect(ties({ status: 'stunned', y: 30 })).toEqual([]);
  expect(ties({ status: 'stunned', being: 'dog' })).toEqual([]);
  expect(ties({ status: 'stunned' }, { being: 'dog' })).toEqual([]);
  expect(ties({ status: 'stunned' }, { prone: true })).toEqual([]);
});

test('[BDZ-D-tied] [BDZ-wounded-choice] who is only stunned and is untied where another stands lies beside', () => {
  const untied = (tied: 'stunned' | 'out') => {
    const bound = { x: 18, y: 10, prone: true, status: 'out', tied } as const;
    const g = game({ people: { a: { x: 18, y: 10 }, bound }, active: ['a'] }).step();
    g.answer('untie a bound');
    return g;
  };
  const g = untied('stunned');
  expect(g.person('bound').status).toBe('stunned');
  expect(g.table.distance('a', 'bound')).toBeCloseTo(0, 1);
  expect(g.person('bound')).not.toMatchObject({ x: 18, y: 10 });
  // Whoever is out of the fight is in nobody's way.
  expect(untied('out').person('bound')).toMatchObject({ status: 'out', x: 18, y: 10 });
});

test('[BDZ-D-tied] a friend unties it, and it is what it was; nobody treats it before that', () => {
  const g = game({
    people: {
      a: { x: 18, y: 10 },
      bound: { x: 18, y: 12, prone: true, status: 'out', tied: 'stunned' },
    },
    active: ['a'],
  });
  g.step();
  expect(g.options()).toContain('untie a bound');
  g.answer('untie a bound');
  expect(g.person('bound').status).toBe('stunned');
  expect(g.person('bound').tied).toBeUndefined();
  expect(g.state.done).toContain('a');
  const beside = (tied?: 'out') => {
    const at = { x: 18, y: 10.9, prone: true, status: 'out', ...(tied && { tied }) } as const;
    return game({ people: { a: { x: 18, y: 10, beside: ['bound'] }, bound: at }, active: ['a'] })
      .step()
      .options()
      .filter((id) => id.startsWith('treat') || id.startsWith('untie'));
  };
  expect(beside()).toEqual(['treat a bound']);
  expect(beside('out')).toEqual(['untie a bound']);
});

test('[BDZ-D-tied] after the fight the bonds are undone: the stunned need no Recovery Test, those out of the fight do', () => {
  const after = (tied: 'stunned' | 'out') => {
    const g = game({ people: { a: { ...DOWN, status: 'out', tied } }, dice: [1, 1] });
    g.begin(recoverAfter(g.w)).end();
    return [g.person('a').status, g.facts('survived').length];
  };
  expect(after('stunned')).toEqual(['stunned', 0]);
  expect(after('out')).toEqual(['out', 1]);
});

test('[BDZ-D-tied] whoever is hurt again is what that makes of it', () => {
  const g = game({
    people: { a: { x: 18, y: 10 }, foe: { ...DOWN, status: 'out', tied: 'stunned' } },
    active: ['a'],
    dice: [6, 6, 6, 6],
  }).step();
  g.answer('kill a hand foe');
  expect(g.person('foe')).toMatchObject({ status: 'dead' });
  expect(g.person('foe').tied).toBeUndefined();
});

test('[BDZ-autokill] [BDZ-enc-mercy] outside an encounter nobody is at anybody’s mercy: whoever lies there may be killed', () => {
  const g = game({
    people: { a: { x: 18, y: 14, status: 'out', prone: true }, foe: { seat: 'player-2', x: 18, y: 10 } },
    state: { active: { side: 'player-2', who: ['foe'], manner: 'move', rallied: [] }, acting: 1 },
  });
  expect(g.step().options()).toContain('kill foe hand a');
});

test('[BDZ-zkill-auto] [BDZ-react-fast-common] zombies are finished off at a normal rate: no farther than 8 inches, whatever was passed', () => {
  const kills = (fast: number, went: number) => {
    const g = game({
      people: { a: { fast, went, used: went, allowance: fast > 0 ? 16 : 8 } },
      zeds: { 'zed-1': { x: 18, y: 21, prone: true } },
      active: ['a'],
    });
    return g.step().options().includes('kill a hand zed-1');
  };
  expect([kills(-1, 0), kills(0, 0), kills(2, 0)]).toEqual([true, true, true]);
  expect([kills(2, 5), kills(2, 7)]).toEqual([true, false]);
  const from = (y: number) => {
    const zeds = { 'zed-1': { x: 18, y: 21, prone: true } };
    return game({ people: { a: { y } }, zeds, active: ['a'] })
      .step()
      .options()
      .includes('kill a hand zed-1');
  };
  expect([from(12), from(11.999)]).toEqual([true, false]);
});

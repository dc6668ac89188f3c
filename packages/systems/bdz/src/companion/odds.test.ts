import { type Json, type OddsResult, odds } from '@shambles/engine';
import { expect, test } from 'vitest';
import { bdz } from '../index.js';

const found = (id: string, input: Json, options = {}): OddsResult =>
  odds(bdz, id, input, { scenario: 'first-contact', options });

/** Chances of the named outcomes that can happen, as fractions. */
function named(id: string, input: Json, options = {}): { readonly [name: string]: string } {
  const { method, named: chances } = found(id, input, options);
  expect(method, id).toBe('exact');
  return Object.fromEntries(
    [...(chances ?? [])].filter(([, f]) => f.num > 0n).map(([name, f]) => [name, `${f.num}/${f.den}`]),
  );
}

test('[BDZ-T-shoot] [BDZ-T-damage] three dice of an assault rifle at one in the open, with what is done about misses', () => {
  const input = { rep: 5, weapon: 'assault-rifle', shots: 3, target: { kind: 'human', rep: 4 } };
  // All miss in 1 of 27. Then Rep 4 passes both dice in 4 of 9, one in 4 of 9 and none in 1 of 9.
  const chances = found('shoot', input).named;
  expect(chances?.get('fire')?.toString()).toBe('4/243');
  expect(chances?.get('duck-back')?.toString()).toBe('4/243');
  expect(chances?.get('retire')?.toString()).toBe('1/243');
  const all = [...(chances?.values() ?? [])].reduce((sum, f) => sum + Number(f.num) / Number(f.den), 0);
  expect(all).toBeCloseTo(1, 12);
});

test('[BDZ-shoot-9] [BDZ-react-received-fire] an SMG at one in cover', () => {
  const input = { rep: 5, weapon: 'smg', shots: 3, target: { kind: 'human', cover: true } };
  const chances = found('shoot', input);
  expect(chances.method).toBe('exact');
  expect([...(chances.named?.keys() ?? [])]).toEqual([
    'none',
    'fire',
    'snap-fire',
    'duck-back',
    'retire',
    'knocked-down',
    'stunned',
    'out',
    'dead',
  ]);
  // Fives and sixes hit; a target in cover that passes one die does not duck back.
  expect(Number(chances.named?.get('duck-back')?.num)).toBe(0);
  expect(chances.named?.get('retire')?.toString()).toBe('8/243');
});

test('[BDZ-shoot-pitiful] [BDZ-zshoot-easy] the sum over all dice is what the rules themselves come to', () => {
  const piece = bdz.procedures.find((p) => p.id === 'shoot');
  const plain = {
    ...bdz,
    procedures: bdz.procedures.map((p) => (p === piece ? { ...p, exactly: undefined } : p)),
  };
  const shots: readonly object[] = [
    {
      rep: 3,
      weapon: 'bolt-action-rifle',
      target: { kind: 'human', rep: 3, class: 'civilian', cover: true },
    },
    { rep: 4, weapon: 'pistol', shots: 1, target: { kind: 'human', armoured: true, class: 'military' } },
    {
      rep: 5,
      weapon: 'pistol',
      shots: 1,
      snap: true,
      target: { kind: 'human', concealed: true, outgunned: true },
    },
    { rep: 4, weapon: 'ba-pistol', shots: 2, target: { kind: 'zombie' } },
    { rep: 3, weapon: 'ba-pistol', shots: 1, charged: true, target: { kind: 'zombie', prone: true } },
  ];
  for (const input of shots) {
    const setup = { scenario: 'first-contact', options: {} };
    const dice = odds(plain as unknown as typeof bdz, 'shoot', input as Json, setup);
    const sum = found('shoot', input as Json);
    for (const [name, f] of dice.named ?? []) expect(`${name} ${sum.named?.get(name)}`).toBe(`${name} ${f}`);
  }
});

test('[BDZ-react-received-fire] [BDZ-leader-die] Rep 4 with a Leader of Rep 5 in front', () => {
  // Passes both dice 22/27, one 1/6, none 1/54.
  expect(named('received-fire', { rep: 4, leader: 5 })).toEqual({
    fire: '22/27',
    'duck-back': '1/6',
    retire: '1/54',
  });
  expect(named('received-fire', { rep: 4, cover: true })).toMatchObject({ 'snap-fire': '4/9' });
  expect(named('received-fire', { rep: 4, outgunned: true })).toEqual({ 'duck-back': '8/9', retire: '1/9' });
});

test('[BDZ-melee-rolling] [BDZ-zmelee-dice] Rep 4, bare hands, one zombie, one round', () => {
  const { named: chances } = found('melee', { rep: 4, opponent: { kind: 'zombie' } });
  const of = (name: string) => Number(chances?.get(name)?.num ?? 0n) / Number(chances?.get(name)?.den ?? 1n);
  expect(of('won')).toBeCloseTo(771 / 1085, 9);
  expect(of('out')).toBeCloseTo(157 / 1085, 9);
  expect(of('locked')).toBeCloseTo(157 / 1085, 9);
});

test('[BDZ-veh-wont-start] [BDZ-veh-hotwire] an engine, with keys or without', () => {
  expect(named('start-roll', {})).toEqual({ starts: '1/1' });
  const { starts } = named('start-roll', { doubtful: true });
  expect(starts).toBe('1/2');
  expect(named('start-roll', { keys: 'none', ganger: true }).starts).toBe('4/9');
});

test('[BDZ-veh-ram-procedure] a sedan into one that nobody drives', () => {
  const { named: chances } = found('ram', { rep: 4, kind: 'motorcycle', other: 'motorcycle' });
  expect([...(chances?.keys() ?? [])]).toEqual(['nothing', 'theirs', 'ours', 'both']);
});

test('[BDZ-leader-die] [BDZ-T-shoot] a Leader in front of the target, and a test that is left out, in closed form and by all dice', () => {
  const piece = bdz.procedures.find((p) => p.id === 'shoot');
  const plain = {
    ...bdz,
    procedures: bdz.procedures.map((p) => (p === piece ? { ...p, exactly: undefined } : p)),
  };
  for (const target of [{ rep: 3, leader: 5 }, { rep: 4, leader: 2, cover: true }, { untested: true }]) {
    const input = {
      rep: 4,
      weapon: 'bolt-action-rifle',
      target: { kind: 'human', ...target },
    } as unknown as Json;
    const dice = odds(plain as unknown as typeof bdz, 'shoot', input, {
      scenario: 'first-contact',
      options: {},
    });
    const sum = found('shoot', input);
    for (const [name, f] of dice.named ?? []) expect(`${name} ${sum.named?.get(name)}`).toBe(`${name} ${f}`);
  }
  const untested = { rep: 4, weapon: 'pistol', shots: 1, target: { kind: 'human', untested: true } };
  expect(named('shoot', untested).none).toBe('1/2');
});

test('[BDZ-D-easy-low-rep] [BDZ-D-damage-multi] the odds are those of the readings that the table has chosen', () => {
  // Rep 2 hits on a 6 only; then a die of 3 or less kills, or by the other reading 2 or less.
  const zombie = { rep: 2, weapon: 'bolt-action-rifle', target: { kind: 'zombie' } };
  expect(named('shoot', zombie).dead).toBe('1/12');
  expect(named('shoot', zombie, { 'easy-to-hit': 'rep' }).dead).toBe('1/18');
  // Two hits that knock down need two tests, and more of those end badly.
  const human = { rep: 5, weapon: 'pistol', shots: 2, target: { kind: 'human', untested: true } };
  const dead = (options: object) => {
    const f = found('shoot', human, options).named?.get('dead');
    return Number(f?.num) / Number(f?.den);
  };
  expect(dead({ 'each-hit': 'each-hit' })).toBeGreaterThan(dead({}));
});

test('[BDZ-D-damage-multi] where each hit is carried out, in closed form and by all dice', () => {
  const piece = bdz.procedures.find((p) => p.id === 'shoot');
  const plain = {
    ...bdz,
    procedures: bdz.procedures.map((p) => (p === piece ? { ...p, exactly: undefined } : p)),
  };
  const options = { 'each-hit': 'each-hit' };
  // Hits are rare, so there are few enough dice to follow exactly.
  const shooter = { rep: 2, weapon: 'pistol', shots: 2 };
  for (const target of [{ kind: 'human', rep: 2, class: 'civilian', armoured: true }, { kind: 'zombie' }]) {
    const input = { ...shooter, target };
    const setup = { scenario: 'first-contact', options };
    const dice = odds(plain as unknown as typeof bdz, 'shoot', input as Json, setup);
    const sum = found('shoot', input as Json, options);
    expect(dice.method).toBe('exact');
    expect(sum.outcomes).toBeLessThan(dice.outcomes);
    for (const [name, f] of dice.named ?? []) expect(`${name} ${sum.named?.get(name)}`).toBe(`${name} ${f}`);
  }
});

import { type Json, odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { bdz } from '../index.js';
import { TESTS } from '../kinds.js';

const setup = { scenario: 'first-contact', options: {} };
const found = (id: string, input: Json) => odds(bdz, id, input, setup);
/** Chances of the named outcomes that can happen, as fractions. */
function named(id: string, input: Json = { rep: 4 }): { readonly [name: string]: string } {
  const { method, named: chances } = found(id, input);
  expect(method, id).toBe('exact');
  return Object.fromEntries([...(chances ?? [])].filter(([, f]) => f.num > 0n).map(([n, f]) => [n, `${f}`]));
}
/** Chances of each value of a quantity, as fractions. */
function counted(id: string, input: Json, what: string): { readonly [n: number]: string } {
  const { method, quantities } = found(id, input);
  expect(method, id).toBe('exact');
  return Object.fromEntries([...(quantities[what] ?? [])].map(([n, f]) => [n, `${f}`]));
}

test('every piece gives and is told in words, runs its own example, and each reaction test has one', () => {
  const ids = bdz.procedures.map((p) => p.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...TESTS]));
  for (const p of bdz.procedures) {
    expect(() => p.parse(p.example), p.id).not.toThrow();
    for (const name of p.outcomeNames ?? [])
      expect(ENGLISH[`outcome.${p.id}.${name}`], `${p.id} ${name}`).toBeDefined();
    expect(
      Object.keys(ENGLISH).some((key) => key.startsWith(`gives.${p.id}.`)),
      p.id,
    ).toBe(true);
  }
});

describe('reaction tests: two dice against Rep 4 pass both in 4 of 9, one in 4 of 9, none in 1 of 9', () => {
  test('[BDZ-move-fast] [BDZ-react-in-sight] [BDZ-react-charge] the card of a survivor, in the open and in cover', () => {
    expect(named('fast-move')).toEqual({ 'move-2x': '4/9', 'move-1.5x': '4/9', 'move-1x': '1/9' });
    expect(named('fast-move', { rep: 4, cover: true })).toEqual({
      'move-2x': '4/9',
      'move-1x': '4/9',
      stay: '1/9',
    });
    expect(named('in-sight')).toEqual({ fire: '4/9', 'snap-fire': '4/9', 'no-fire': '1/9' });
    expect(named('in-sight', { rep: 4, far: true })['hold-fire']).toBe('4/9');
    expect(named('in-sight', { rep: 4, cannotShoot: true })).toEqual({
      'duck-back': '4/9',
      halt: '4/9',
      'no-fire': '1/9',
    });
    expect(named('wanting-to-charge', { rep: 4, cover: true })).toEqual({
      charge: '4/9',
      'snap-fire': '4/9',
      halt: '1/9',
    });
  });

  test('[BDZ-react-charged] [BDZ-react-rally] [BDZ-leader-die] charged in the rear, and rallied by a Leader of Rep 5', () => {
    expect(named('being-charged', { rep: 4, canFire: true, rear: true })).toEqual({
      'fire-and-melee': '4/9',
      'melee-rear': '4/9',
      retire: '1/9',
    });
    expect(named('being-charged', { rep: 4, class: 'ganger', canFire: true })['snap-fire-and-melee']).toBe(
      '4/9',
    );
    expect(named('rally')).toEqual({ 'carry-on': '4/9', retire: '4/9', 'hunker-down': '1/9' });
    // The Leader's die passes in 5 of 6: 4/9 + 4/9 x 5/6 carry on.
    expect(named('rally', { rep: 4, leader: 5 })['carry-on']).toBe('22/27');
  });

  test('[BDZ-react-man-down] [BDZ-react-leader-lost] [BDZ-react-recover-kd] [BDZ-react-feast] [BDZ-react-sanity]', () => {
    expect(named('man-down', { rep: 4, alone: true })).toEqual({
      'carry-on': '4/9',
      'duck-back': '4/9',
      retire: '1/9',
    });
    expect(named('leader-lost', { rep: 4, class: 'military' })).toEqual({
      'leader-now': '8/9',
      'leader-next-active': '1/9',
    });
    expect(named('recover-from-knock-down')).toEqual({ stunned: '4/9', out: '4/9', dead: '1/9' });
    expect(named('recover-from-knock-down', { rep: 4, armoured: true })).toEqual({
      stunned: '8/9',
      dead: '1/9',
    });
    expect(Object.values(named('see-the-feast'))).toEqual(['4/9', '4/9', '1/9']);
    expect(named('sanity')).toEqual({ stunned: '4/9', 'hunker-down': '4/9', 'never-rally': '1/9' });
  });

  test('[BDZ-react-zed] [BDZ-react-zed-result] four of the sixteen ways to pass both are doubles, and count as one', () => {
    expect(named('zed-or-no-zed')).toEqual({
      'carry-on': '1/3',
      'zombie-charges': '5/9',
      'zombie-in-melee': '1/9',
    });
  });

  test('[BDZ-attr-athlete] [BDZ-attr-poser] attributes throw more dice, or fewer', () => {
    // At least two of three pass: 20 of 27; none: 1 of 27.
    expect(named('fast-move', { rep: 4, attribute: 'athlete' })['move-2x']).toBe('20/27');
    expect(named('received-fire', { rep: 4, attribute: 'poser' })).toEqual({
      'duck-back': '2/3',
      retire: '1/3',
    });
  });
});

describe('the wounded, saws and grenades', () => {
  test('[BDZ-T-grenade-throw] [BDZ-T-flashbang] seen, it lands by one die passed; unseen by two', () => {
    expect(named('grenade-throw')).toEqual({ lands: '8/9', drops: '1/9' });
    expect(named('grenade-throw', { rep: 4, unseen: true })).toEqual({
      lands: '4/9',
      misses: '4/9',
      drops: '1/9',
    });
    // Unharmed 4/9; stunned 4/9, plus 4/9 of the last 1/9; the rest of that ninth is out of the fight, or dead.
    expect(named('flash-bang')).toEqual({ 'carry-on': '4/9', stunned: '40/81', out: '4/81', dead: '1/81' });
  });

  test('[BDZ-recover-during] [BDZ-recover-doctor] [BDZ-recover-after] [BDZ-recover-six] a friend needs two dice, a nurse one, a doctor one of three', () => {
    expect(named('recovery').back).toBe('4/9');
    expect(named('recovery', { rep: 4, medic: 'nurse' }).back).toBe('8/9');
    expect(named('recovery', { rep: 4, medic: 'doctor' }).back).toBe('26/27');
    // A six fails, even at Rep 6.
    expect(named('recovery', { rep: 6 }).back).toBe('25/36');
    expect(named('recovery-after')).toEqual({ normal: '4/9', weaker: '4/9', dies: '1/9' });
    expect(named('recovery-after', { rep: 4, medic: 'nurse' })).toEqual({ normal: '8/9', dies: '1/9' });
    expect(named('recovery-after', { rep: 4, ran: true }).never).toBe('1/9');
  });

  test('[BDZ-harry-test] Rep 4 is well on 5 and 6', () => {
    expect(named('infection')).toEqual({ well: '1/3', turns: '2/3' });
    expect(named('infection', { rep: 4, cure: true })).toEqual({ well: '1/3', cured: '2/3' });
  });

  test('[BDZ-melee-chainsaw-stall] a stalled saw starts on 1-3', () => {
    expect(named('chainsaw', { rep: 4, again: true })).toEqual({ works: '1/2', stalled: '1/2' });
    const saw = found('chainsaw', { rep: 4 }).named;
    const share = [...(saw?.values() ?? [])].reduce((sum, f) => sum + Number(f.num) / Number(f.den), 0);
    expect(share).toBeCloseTo(1, 9);
    expect(Number(saw?.get('stalled')?.num)).toBeGreaterThan(0);
  });
});

describe('zombies and houses', () => {
  test('[BDZ-zgen-start] [BDZ-zgen-noise] [BDZ-zgen-wandering] how many come', () => {
    expect(counted('zombies-start', { area: 'urban', people: 1 }, 'zombies')).toEqual(
      Object.fromEntries([2, 3, 4, 5, 6, 7].map((n) => [n, '1/6'])),
    );
    expect(counted('zombies-start', { area: 'rural', people: 1 }, 'zombies')).toEqual({
      1: '1/3',
      2: '1/3',
      3: '1/3',
    });
    expect(counted('zombies-noise', { area: 'urban', shots: 2 }, 'zombies')).toEqual({
      0: '1/4',
      1: '1/2',
      2: '1/4',
    });
    expect(counted('zombies-noise', { area: 'rural', shots: 1 }, 'zombies')[1]).toBe('1/6');
    expect(counted('zombies-wandering', { double: 3 }, 'zombies')).toEqual({ 0: '5/6', 1: '1/6' });
    expect(counted('zombies-wandering', { double: 6 }, 'zombies')).toEqual({ 0: '1/1' });
  });

  test('[BDZ-zed-feast] [BDZ-zact-1] [BDZ-zact-2] [BDZ-zact-3] [BDZ-zact-4] [BDZ-zact-charge] it does the first thing that it can', () => {
    const does = (input: Json) => Object.keys(named('zombie-action', input)).join();
    const all = { human: 8, noise: true, remembers: true };
    expect(does({ ...all, body: true })).toBe('feasts');
    expect([does(all), does({ ...all, human: 5 })]).toEqual(['human', 'charges']);
    expect(does({ noise: true, remembers: true })).toBe('noise');
    expect([does({ remembers: true }), does({})]).toEqual(['remembers', 'straight']);
  });

  test('[BDZ-barricade-build] [BDZ-barricade-materials] [BDZ-barricade-break] material on 1-2; boards need none', () => {
    expect(counted('barricade-build', { barricade: 0 }, 'barricade')).toEqual({ 0: '2/3', 1: '1/3' });
    expect(counted('barricade-build', { barricade: 2, boards: true }, 'barricade')).toEqual({ 3: '1/1' });
    const broken = (id: string, input: Json) => {
      const f = found(id, input).named?.get('broken');
      return Number(f?.num) / Number(f?.den);
    };
    expect(broken('barricade-break', { barricade: 1, rep: 4 })).toBeGreaterThan(
      broken('barricade-break', { barricade: 4, rep: 4 }),
    );
    expect(broken('barricade-zombies', { barricade: 2, zombies: 5 })).toBeGreaterThan(
      broken('barricade-zombies', { barricade: 2, zombies: 1 }),
    );
  });

  test('[BDZ-bldg-door] [BDZ-bldg-window] a door costs 2 inches, a window 4', () => {
    expect(counted('passage', { by: 'door' }, 'inches')).toEqual({ 7: '1/1' });
    expect(counted('passage', { by: 'window' }, 'inches')).toEqual({ 9: '1/1' });
  });
});

describe('vehicles', () => {
  test('[BDZ-veh-test-insight] [BDZ-veh-test-receivedfire] [BDZ-veh-test-charge] [BDZ-veh-test-charged] what drivers do', () => {
    expect(named('vehicle-in-sight')).toEqual({ nothing: '1/9', 'go-half': '8/9' });
    expect(named('vehicle-received-fire')).toEqual({
      'veer-and-lose-control': '1/9',
      veer: '4/9',
      'go-half': '4/9',
    });
    expect(named('vehicle-charge')).toEqual({ miss: '1/9', 'run-at-warned': '4/9', 'run-at': '4/9' });
    expect(named('vehicle-charged')['bash-or-lose-control']).toBe('4/9');
  });

  test('[BDZ-veh-test-rundown] an equal driver is dodged by one die, a better one by two', () => {
    expect(named('being-run-down', { rep: 4, driver: 4 }).dodge).toBe('8/9');
    expect(named('being-run-down', { rep: 4, driver: 5 }).dodge).toBe('4/9');
    expect(named('being-run-down', { rep: 4, driver: 4, prone: true }).dodge).toBe('4/9');
    // At +1 Rep 25 of 36 pass both dice, and one is enough against a driver of Rep 5.
    expect(named('being-run-down', { rep: 4, driver: 5, warned: true }).dodge).toBe('35/36');
  });

  test('[BDZ-veh-lose-control] [BDZ-veh-test-transporter] [BDZ-veh-turn-90-limit] control, and turns that call for it', () => {
    expect(named('lose-control')).toEqual({ 'carry-on': '8/9', 'roll-over': '1/9' });
    expect(named('lose-control', { rep: 4, transporter: true })['roll-over']).toBe('1/27');
    expect(named('lose-control', { rep: 4, bash: true })).toEqual({
      swerve: '4/9',
      'swerve-and-stall': '4/9',
      collide: '1/9',
    });
    expect(named('lose-control', { rep: 4, shaken: true })['roll-over']).toBe('1/4');
    const turn = (speed: number, degrees: number) =>
      named('vehicle-turn', { rep: 4, kind: 'sedan', speed, degrees });
    expect(turn(12, 90)).toEqual({ 'carry-on': '8/9', 'roll-over': '1/9' });
    expect([turn(9, 90), turn(12, 45)]).toEqual([{ 'carry-on': '1/1' }, { 'carry-on': '1/1' }]);
  });

  test('[BDZ-veh-driver-test] once, one and a half times or twice its Speed; off the road half of that', () => {
    expect(counted('driver-test', { rep: 4, kind: 'sedan' }, 'inches')).toEqual({
      18: '1/9',
      27: '4/9',
      36: '4/9',
    });
    expect(counted('driver-test', { rep: 4, kind: 'sedan', offRoad: true }, 'inches')).toEqual({
      9: '1/9',
      13.5: '4/9',
      18: '4/9',
    });
  });

  test('[BDZ-T-veh-working] [BDZ-veh-siphon] [BDZ-veh-repair] what is found, drawn off and repaired', () => {
    expect(named('working', { kind: 'sedan', day: 1 })).toEqual({ runs: '1/1' });
    expect(counted('working', { kind: 'sedan', day: 1 }, 'fuel')).toEqual({ 5: '1/1' });
    expect(named('working', { kind: 'sedan', day: 40 })).toEqual({ runs: '1/3', empty: '2/3' });
    expect(named('working', { kind: 'sedan', day: 1100 })).toEqual({
      runs: '1/36',
      empty: '5/36',
      wreck: '5/6',
    });
    // Rep 4 passes both dice in 4/9; it passes one in 4/9, and then needs both again.
    expect(named('siphon')).toEqual({ unit: '52/81', dry: '29/81' });
    // At -1 Rep: 1/4, plus 1/4 of 1/2.
    expect(named('repair')).toEqual({ repaired: '3/8', hopeless: '5/8' });
  });

  test('[BDZ-veh-shoot-vehicle-hit] [BDZ-veh-shoot-disabled] a shotgun hits on 5 and 6, and then against 2', () => {
    expect(named('fire-at-vehicle', { weapon: 'shotgun' })).toEqual({
      'received-fire': '22/27',
      disabled: '4/27',
      overturned: '1/27',
    });
    expect(named('fire-at-vehicle', { weapon: 'bolt-action-rifle' })).toEqual({ 'received-fire': '1/1' });
  });

  test('[BDZ-veh-bash-dice] [BDZ-veh-obstacle] a motorcycle has no die of its own, and a wall six', () => {
    const { named: chances } = found('bash', { rep: 4, kind: 'motorcycle', into: 'wall' });
    const of = (name: string) => Number(chances?.get(name)?.num ?? 0n);
    expect([of('theirs'), of('both')]).toEqual([0, 0]);
    expect(of('ours')).toBeGreaterThan(0);
  });
});

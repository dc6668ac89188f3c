import { expect, test } from 'vitest';
import type { FtbFact } from '../facts.js';
import { told } from '../testing/said.js';

type Bare<I extends FtbFact['is']> = Omit<Extract<FtbFact, { readonly is: I }>, 'is' | 'cause' | 'to'>;

const say = <I extends FtbFact['is']>(is: I, fact: Bare<I>) =>
  told({ is, cause: 'FTB-5.2a', to: 'all', ...fact } as unknown as FtbFact);

const walked = (how: Bare<'walked'>['how'], more: Partial<Bare<'walked'>> = {}) =>
  say('walked', {
    who: 'star-1',
    way: [
      [1, 1, 0],
      [7, 1, 0],
    ],
    cost: 6.26,
    how,
    ...more,
  });

test('[FTB-5.3.1, FTB-5.3.3d] people are told as they go, to the half of an inch', () => {
  expect(walked('walk')).toBe('Robin went 6.5 inches.');
  expect(walked('walk', { cost: 1.1 })).toBe('Robin went 1 inch.');
  expect(walked('npc')).toBe('Robin went 6.5 inches.');
  expect(walked('crawl')).toBe('Robin crawled 6.5 inches.');
  expect(walked('away')).toContain('got away');
  expect(walked('enter')).toContain('came');
  expect(walked('charge')).toBe('Robin closed in.');
  expect(walked('pef', { who: 'pef-2' })).toBe('Something moved out there, 6.5 inches.');
  expect(say('pef-stays', { who: 'pef-2' })).toBe('Something out there stayed where it was.');
});

test('the dead go by the dozen, and who stays where it is goes nowhere', () => {
  expect(walked('shamble', { who: 'zed-1' })).toBeUndefined();
  expect(walked('charge', { who: 'zed-1' })).toBeUndefined();
  expect(walked('duck-back')).toBeUndefined();
  expect(walked('walk', { cost: 0.1 })).toBeUndefined();
  expect(walked('walk', { way: [[1, 1, 0]] })).toBeUndefined();
});

test('[FTB-5.3.2a] a Fast Move tells what was passed, by whom, and what it adds', () => {
  const fast = (...passed: number[]) =>
    say('moves-fast', {
      by: passed.map((n, i) => ({ who: i === 0 ? 'star-1' : `n${i}`, passed: n, inches: 4 * n })),
    });
  expect(fast(1)).toBe('Robin went fast: dice passed 1, 4 inches more.');
  expect(fast(0)).toBe('Robin tried to go fast and could not: dice passed 0.');
  expect(fast(2, 1, 0)).toBe(
    'Fast Move: Robin passed two dice and can go twice as far; Abel passed one die and can go half as far again; Beth passed no dice.',
  );
  expect(fast(3, 2)).toBe(
    'Fast Move: Robin passed three dice and can go two and a half times as far; Abel passed two dice and can go twice as far.',
  );
  for (const passed of [
    [3, 3],
    [3, 0],
    [3, 2, 1, 0],
    [2, 2],
    [1, 1],
    [0, 0],
    [2, 1],
    [2, 0],
    [1, 0],
  ])
    expect(fast(...passed)).toContain('Robin');
  expect(fast()).toBeUndefined();
});

test('[FTB-5.7.3a, FTB-5.7.3b, FTB-TB-tabletop-e, FTB-5.7.6] where somebody ducks to, and who runs', () => {
  const duck = (into: Bare<'ducked-back'>['into']) => say('ducked-back', { who: 'star-1', into });
  expect(duck('cover')).toBe('Robin ducked back into cover.');
  expect(duck('prone')).toContain('on the ground');
  expect(duck('behind')).toContain('turned away');
  expect(say('ran-away', { who: 'star-1' })).toBe('Robin ran away.');
});

test('[FTB-D-63] by which edge somebody left', () => {
  for (const edge of ['north', 'east', 'south', 'west'] as const)
    expect(say('off-table', { who: 'star-1', edge })).toBe(`Robin left to the ${edge}.`);
  expect(say('off-table', { who: 'star-1', edge: '' })).toBe('Robin left.');
});

test('the rest is told by the table, or not at all', () => {
  expect(say('prone', { who: 'star-1', prone: true, cost: 0 })).toBe('Robin lay down.');
  expect(say('prone', { who: 'star-1', prone: false, cost: 4 })).toBe('Robin got up.');
  expect(say('faced', { who: 'star-1', facing: 90 })).toBeUndefined();
  expect(say('spent', { who: 'star-1', cost: 4, on: 'door' })).toBeUndefined();
  expect(say('acted', { who: 'star-1', what: 'fire' })).toBeUndefined();
  expect(say('stands-at', { who: 'star-1', at: [1, 1, 0], facing: 0 })).toBeUndefined();
});

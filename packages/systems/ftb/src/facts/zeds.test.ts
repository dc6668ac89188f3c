import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { FACTS, type FtbFact } from '../facts.js';

const zed = { id: 'zed-1', x: 1, y: 1, level: 0, facing: 0, lastSeen: null, feast: '', was: '' };
const alarm = { id: 'car', x: 1, y: 1, facing: 0, dice: 6 };
type Bare<F> = F extends FtbFact ? Omit<F, 'cause' | 'to'> : never;

const HAPPENED: readonly Bare<FtbFact>[] = [
  ...(['start', 'noise', 'contact', 'surprise', 'edge'] as const).map(
    (how) => ({ is: 'zeds-came', zeds: [zed], how }) as const,
  ),
  { is: 'noise', x: 1, y: 1, dice: 6, what: 'alarm' },
  { is: 'noise', x: 1, y: 1, dice: 3, what: 'phone' },
  { is: 'alarm', alarm, on: false },
  { is: 'zeds-act', zeds: ['zed-1'], frenzy: [], die: 3 },
  { is: 'zeds-act', zeds: ['zed-1'], frenzy: ['zed-1'], die: 4 },
  { is: 'feast', body: 'n1', at: [1, 1, 0], turns: 1 },
  { is: 'feast-die', body: 'n1', left: 2 },
  { is: 'feast-die', body: 'n1', left: 0 },
  { is: 'feast-broken', body: 'n1' },
  { is: 'eaten', who: 'n1' },
  { is: 'exposed', who: 'n1' },
  { is: 'infection', who: 'n1', total: 8, infected: true },
  { is: 'infection', who: 'n1', total: 9, infected: false },
  { is: 'sickens', who: 'n1', rep: 3 },
  { is: 'turned', who: 'n1', zed },
  ...[0, 1, 2].flatMap((passed) => [
    { is: 'zed-or-no-zed', who: 'n1', zed: 'zed-1', passed, doubles: false, known: true } as const,
    { is: 'see-the-feast', who: 'n1', body: 'n2', passed, turns: 2, numb: 3 } as const,
  ]),
  { is: 'zed-or-no-zed', who: 'n1', zed: 'zed-1', passed: 0, doubles: true, known: false },
  { is: 'surprise', building: 'shop', matches: [{ who: 'n1', zeds: ['zed-1', 'zed-2'] }], total: 5 },
  { is: 'surprise-total', who: 'n1', total: null, ahead: true },
  { is: 'surprise-total', who: 'n1', total: 7, ahead: false },
  ...(['fire', 'away', 'fight'] as const).map((does) => ({ is: 'surprise-does', who: 'n1', does }) as const),
];

/** The template of a key, plain or counted. */
const template = (key: string) => ENGLISH[key] ?? ENGLISH[`${key}_other`];

describe('the dead as they are told of', () => {
  test('every fact has its template, and gives it every value that it names', () => {
    for (const fact of HAPPENED) {
      const line = FACTS.tell({ ...fact, cause: 'FTB-10.0', to: 'all' } as never);
      expect(line, JSON.stringify(fact)).toBeDefined();
      const text = template(line?.key as string);
      expect(text, line?.key).toBeDefined();
      for (const [, name] of (text as string).matchAll(/\{\{(\w+)\}\}/g))
        expect(line?.values, line?.key).toHaveProperty(name as string);
    }
  });

  test('shots, and a step of nobody, are not told twice', () => {
    expect(
      FACTS.tell({ is: 'noise', cause: 'x', to: 'all', x: 1, y: 1, dice: 1, what: 'shots' } as never),
    ).toBeUndefined();
    expect(
      FACTS.tell({ is: 'zeds-act', cause: 'x', to: 'all', zeds: [], frenzy: [], die: 6 } as never),
    ).toBeUndefined();
  });
});

import { readFileSync } from 'node:fs';
import type { Fact } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { GUIDE } from './guide.js';

const happened = (fact: object): string | undefined => GUIDE.event?.(fact as Fact);

/** Each Stop box of the book is shown to the player the first time its tests matter. */
const STOPS: { readonly [box: string]: readonly (readonly [occasion: string, hint: string])[] } = {
  'FTB-STOP-1': [['activation', 'on activation']],
  'FTB-STOP-2': [
    ['star-power', 'on star-power'],
    ['larger-than-life', 'on advantages'],
    ['cheated-death', 'on advantages'],
  ],
  'FTB-STOP-3': [['made', 'on people']],
  'FTB-STOP-4': [['recruited', 'on band']],
  'FTB-STOP-5': [['doubles', 'on doubles']],
  'FTB-STOP-6': [['in-sight', 'on in-sight']],
  'FTB-STOP-7': [['reacted', 'on received-fire']],
  'FTB-STOP-8': [['fired', 'on fire']],
  'FTB-STOP-9': [
    ['melee-round', 'on melee'],
    ['recovery', 'on recovery'],
  ],
};

describe('Stop boxes', () => {
  for (const [box, occasions] of Object.entries(STOPS))
    test(`[${box}] is a hint where it first matters`, () => {
      for (const [is, hint] of occasions) {
        expect(`on ${happened({ is, tests: ['received-fire'] })}`).toBe(hint);
        expect(GUIDE.hints[hint]?.rule).toBe(box);
      }
    });

  test('[FTB-STOP-2] Free Will is explained where it is asked for', () => {
    expect(GUIDE.hints['free-will']?.rule).toBe('FTB-STOP-2');
  });

  test('[FTB-1.2] every test has a hint of its own, and every event names one', () => {
    const facts = [
      'in-sight',
      'charge-test',
      'zed-or-no-zed',
      'see-the-feast',
      'star-power',
      'leader-die',
      'zeds-came',
      'pef',
      'pef-resolved',
      'talked',
      'defining-moment',
      'friend-or-foe',
      'feast',
      'moves-fast',
      'wound',
      'exposed',
    ];
    for (const is of facts) expect(GUIDE.hints, is).toHaveProperty([`on ${happened({ is })}`]);
    expect(happened({ is: 'reacted', tests: ['received-fire', 'man-down'] })).toBe('man-down');
    expect(GUIDE.hints).toHaveProperty(['on man-down']);
    expect(happened({ is: 'spent' })).toBeUndefined();
  });

  test('every hint cites a rule of the register', () => {
    const yaml = readFileSync(new URL('../rules.yaml', import.meta.url), 'utf8');
    for (const [code, { rule }] of Object.entries(GUIDE.hints)) expect(yaml, code).toContain(`id: ${rule}\n`);
  });
});

import { describe, expect, test } from 'vitest';
import { hintDue } from './hint.js';

describe('which hint is due', () => {
  const hints = { aim: { title: 'a', text: 'b' }, 'on fire': { title: 'c', text: 'd' } };
  const none = new Set<string>();
  test('the question comes first, then what has happened', () => {
    const ask = { code: 'aim', rule: 'FTB-7.3a' };
    expect(hintDue({ hints, ask, events: ['fire'], seen: none })).toBe('aim');
    expect(hintDue({ hints, ask, events: ['fire'], seen: new Set(['aim']) })).toBe('on fire');
    expect(hintDue({ hints, ask: undefined, events: ['nothing', 'fire'], seen: none })).toBe('on fire');
  });
  test('what was put away never comes back', () => {
    expect(
      hintDue({ hints, ask: undefined, events: ['fire', 'fire'], seen: new Set(['on fire']) }),
    ).toBeUndefined();
    expect(hintDue({ hints, ask: undefined, seen: none })).toBeUndefined();
  });
});

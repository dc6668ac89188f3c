import { expect, test } from 'vitest';
import { PEOPLE_NAMES } from './months.js';

test('people met one after another have names that begin with different letters', () => {
  const letters = Object.values(PEOPLE_NAMES).map((name) => name.charAt(0));
  for (let i = 0; i + 8 <= 48; i++) expect(new Set(letters.slice(i, i + 8)).size, `from ${i}`).toBe(8);
});

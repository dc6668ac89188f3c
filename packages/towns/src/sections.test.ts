import { expect, test } from 'vitest';
import { sectionAt, sectionBox } from './index.js';

test.each([3, 4])('sections are counted from the north-west, row by row, %i by %i', (across) => {
  for (let section = 1; section <= across * across; section++) {
    const [w, s, e, n] = sectionBox([48, 60], across, section);
    expect(sectionAt([48, 60], across, (w + e) / 2, (s + n) / 2)).toBe(section);
    expect([e - w, n - s]).toEqual([48 / across, 60 / across]);
  }
  expect(sectionAt([48, 60], across, 0, 60)).toBe(1);
  expect(sectionAt([48, 60], across, 48, 0)).toBe(across * across);
});

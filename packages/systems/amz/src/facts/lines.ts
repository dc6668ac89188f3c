import type { Line, Noun } from '@shambles/engine';

export const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });

/** A unit's name; each game has its own words for these. */
export const unit = (id: string): Noun => ({ noun: `unit.${id}`, count: 1 });

export const word = (key: string): Noun => ({ noun: key, count: 1 });

/** A number of something: "three Zulus". */
export const many = (key: string, count: number): Noun => ({ noun: key, count });

/** Inches rounded to the half, as people say them. */
export const inches = (length: number): Noun => many('kind.inch', Math.round(length * 2) / 2);

/** A number of dice. */
export const dice = (count: number): Noun => many('kind.die', count);

/** A result with what was added to the die: "3 (4 − 1)". */
export const summed = (total: number, plus = 0): string => {
  const sum = total < 0 ? `−${-total}` : `${total}`;
  return plus === 0 ? sum : `${sum} (${total - plus} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)})`;
};

import type { Line, Noun } from '@shambles/engine';

export const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });

/** A unit by its name: the words of a game hold it. */
export const unit = (id: string): Noun => ({ noun: `unit.${id}`, count: 1 });

export const word = (key: string): Noun => ({ noun: key, count: 1 });

/** So many of something: "three Zulus". */
export const many = (key: string, count: number): Noun => ({ noun: key, count });

/** Inches as people say them: to the half. */
export const inches = (length: number): Noun => many('kind.inch', Math.round(length * 2) / 2);

/** So many dice. */
export const dice = (count: number): Noun => many('kind.die', count);

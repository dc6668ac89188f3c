import type { Line, Noun } from '@shambles/engine';

export const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });

/** A unit by its name: the words of a game hold it. */
export const unit = (id: string): Noun => ({ noun: `unit.${id}`, count: 1 });

export const word = (key: string): Noun => ({ noun: key, count: 1 });

/** So many of something: "three Zulus". */
export const many = (key: string, count: number): Noun => ({ noun: key, count });

/** Inches as people say them: to the half. */
export const halves = (inches: number): number => Math.round(inches * 2) / 2;

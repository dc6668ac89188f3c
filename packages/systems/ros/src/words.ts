import type { Catalogue, Line, Noun } from '@shambles/engine';
import type { Book } from './book.js';
import { MUTANTS, type ZedKind } from './kinds.js';

/** "zed-12" is 12; 0 without a number. */
function numberIn(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}

/** "hunter-4" is a Hunter; whatever names no mutant is a Zed. */
export function kindIn(id: string): ZedKind {
  return MUTANTS.find((kind) => id.startsWith(kind)) ?? 'zed';
}

/** Whether an id is one of the dead's: "zed-12", "hunter", "risen-survivor-1". */
function isDead(id: string): boolean {
  return id.startsWith('zed') || id.startsWith('risen') || kindIn(id) !== 'zed';
}

/** "Zed 12"; a mutant goes by its kind alone, for there is hardly ever a second. */
export function zedName(id: string, kind: ZedKind = kindIn(id)): string {
  if (id.startsWith('risen'))
    return `Risen ${id.includes('survivor') ? 'survivor' : 'stranger'} ${numberIn(id)}`;
  return kind === 'zed' ? `Zed ${numberIn(id)}` : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

/** A survivor's name in this game. ROS-D-names. */
export function nameOf(book: Book, id: string): string {
  const n = Math.max(0, numberIn(id) - 1);
  return book.names[id.startsWith('survivor') ? n : book.seats.length + n] ?? id;
}

/** A survivor or one of the dead, in a template: said by name, or as "a Zed". */
export function figure(id: string): Noun {
  return { noun: isDead(id) ? `kind.${kindIn(id)}` : `person.${id}`, count: 1 };
}

/** How Zeds are offered: each by its number. */
export const zedLine = (id: string): Line => ({ key: 'figure', values: { name: zedName(id) } });

/** How survivors are offered: by name. */
export const personLine = (id: string): Line => ({ key: 'figure', values: { name: figure(id) } });

/** The nouns of survivors by their ids. NPS are called by the number of their place on the map. */
export function personWords(survivors: readonly string[], others: readonly string[]): Catalogue {
  const words: Record<string, string> = {};
  survivors.forEach((name, i) => {
    words[`person.survivor-${i + 1}`] = name;
  });
  others.forEach((name, i) => {
    words[`person.nps-${i + 1}`] = name;
    words[`person.S${i + 1}`] = name;
  });
  return words;
}

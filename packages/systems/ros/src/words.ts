import type { Catalogue, Line, Noun } from '@shambles/engine';
import { doorName, numberIn } from '@shambles/measured';
import type { Book } from './book.js';
import { MUTANTS, type ZedKind } from './kinds.js';

/** The kind of a Zed's id: "hunter-4" is a Hunter; an id that names no mutant is a Zed. */
export function kindIn(id: string): ZedKind {
  return MUTANTS.find((kind) => id.startsWith(kind)) ?? 'zed';
}

/** True if the id is of one of the dead: "zed-12", "hunter", "risen-survivor-1". */
function isDead(id: string): boolean {
  return id.startsWith('zed') || id.startsWith('risen') || kindIn(id) !== 'zed';
}

/** "Zed 12"; a mutant is named by its kind alone, since there is hardly ever a second. */
export function zedName(id: string, kind: ZedKind = kindIn(id)): string {
  if (id.startsWith('risen'))
    return `Risen ${id.includes('survivor') ? 'survivor' : 'stranger'} ${numberIn(id)}`;
  return kind === 'zed' ? `Zed ${numberIn(id)}` : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

/** The name of a thing on the table: "Ash", "Zed 12", "Corner shop, south door". ROS-D-names. */
export function nameOf(book: Book, id: string): string {
  if (isDead(id)) return zedName(id);
  const n = Math.max(0, numberIn(id) - 1);
  if (id.startsWith('survivor')) return book.names[n] ?? id;
  if (id.startsWith('nps')) return book.names[book.seats.length + n] ?? id;
  const door = book.ground.pieces.find((p) => p.kind === 'door' && p.id === id);
  return (door && doorName(book.ground, door)) ?? nameOnMap(book, id);
}

function nameOnMap({ map }: Book, id: string): string {
  const named = [...(map.buildings ?? []), ...(map.places ?? []), ...(map.areas ?? [])].find(
    (t) => t.id === id,
  );
  if (named?.name) return named.name;
  const plain = [...(map.vehicles ?? []), ...(map.links ?? []), ...(map.barriers ?? [])].find(
    (t) => t.id === id,
  );
  if (plain) return `the ${PLAIN[plain.kind] ?? plain.kind}`;
  const kind = Object.keys(UNNAMED).find((each) => id.startsWith(each));
  return kind === undefined ? id : (UNNAMED[kind] as string);
}

/** What has no name of its own, by the beginning of its id. */
const UNNAMED: { readonly [kind: string]: string } = {
  left: 'what lies there',
  wp: 'the phosphorus',
  noise: 'the noise',
};

const PLAIN: { readonly [kind: string]: string } = { wire: 'wire fence' };

/** A survivor or one of the dead as a noun: a name, or "a Zed". */
export function figure(id: string): Noun {
  return { noun: isDead(id) ? `kind.${kindIn(id)}` : `person.${id}`, count: 1 };
}

/** The line that offers a figure or thing by name. */
export const nameLine = (book: Book, id: string): Line => ({
  key: 'figure',
  values: { name: nameOf(book, id) },
});

/** Nouns of the survivors by id. NPS are numbered by their place on the map. */
export function personWords(survivors: readonly string[], others: readonly string[]): Catalogue {
  const words: Record<string, string> = {};
  survivors.forEach((name, i) => {
    words[`person.survivor-${i + 1}`] = name;
  });
  others.forEach((name, i) => {
    words[`person.nps-${i + 1}`] = name;
    words[`person.nps-S${i + 1}`] = name;
  });
  return words;
}

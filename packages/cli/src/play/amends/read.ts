import type { Correctable, Json, Patch, Scene } from '@shambles/engine';
import { amendsInWords, placedAt, type Subject, stands, valueInWords } from '@shambles/story';
import { Unclear } from '../answers/pick.js';
import { wordsFor } from '../things.js';

/** What a person wants to put right on the table, and why. */
export interface Amends {
  readonly why: string;
  readonly patch: Patch;
}

/** "at 34 52", "at 30.5 50 level 1", up to the next comma. */
const PLACE = /^at\s+(-?\d+(?:\.\d+)?)[\s;]+(-?\d+(?:\.\d+)?)(?:\s+level\s+(\d+))?\s*(?:,\s*|$)/i;
const WHY = /\s+because\s+(.+)$/i;
/** A value up to the next comma; one in quotation marks may have commas. */
const VALUE = /^\s*[=:]?\s*("[^"]*"|“[^”]*”|[^,]*)\s*(?:,\s*|$)/;
const HOW = '"correct Ash clip 4 because I miscounted", "correct Ash at 34 52 because she was bumped"';

/**
 * Reads what follows "correct": a thing, what of it is wrong and how it should be; more of it, or of others, after a
 * comma; at last why. Throws Unclear, with what there is to choose from.
 */
export function readAmends(text: string, subjects: readonly Subject[], scene: Scene): Amends {
  const why = WHY.exec(text)?.[1]?.trim();
  let rest = text.replace(WHY, '').trim();
  let patch: Patch = [];
  let of: Subject | undefined;
  while (rest !== '') {
    const [subject, after] = of && startsWithOwn(of, rest) ? [of, rest] : readSubject(rest, subjects, scene);
    const read = readOne(subject, after, patch);
    of = subject;
    patch = read.patch;
    rest = read.rest;
  }
  if (why === undefined) throw new Unclear(`Say why at the end: ${HOW}.`);
  return { why, patch };
}

/** Reads what a line begins with: the thing that it names, and what follows the name. */
function readSubject(text: string, subjects: readonly Subject[], scene: Scene): readonly [Subject, string] {
  const found = subjects.flatMap((of) => {
    const name = namesOf(of, scene).find((each) => begins(text, each));
    return name === undefined ? [] : [{ of, name }];
  });
  const longest = Math.max(...found.map(({ name }) => name.length));
  const named = found.filter(({ name }) => name.length === longest);
  const own = named.filter(({ of, name }) => of.id === name);
  const meant = own.length === 1 ? own : named;
  if (meant.length > 1)
    throw new Unclear(`Which of them? ${meant.map(({ of }) => `${of.id} (${of.name})`).join(', ')}.`);
  const [only] = meant;
  if (!only)
    throw new Unclear(`"${text}" begins with no thing that can be put right; "correct" alone lists them.`);
  return [only.of, text.slice(only.name.length).trim()];
}

/** One value, or a place, of a thing. */
function readOne(of: Subject, text: string, patch: Patch): { readonly patch: Patch; readonly rest: string } {
  const place = stands(of) && PLACE.exec(text);
  if (place) {
    const [said, x, y, level] = place;
    const at = [Number(x), Number(y), level === undefined ? levelOf(of) : Number(level)] as const;
    return { patch: placedAt(patch, of, at), rest: text.slice(said.length) };
  }
  const each = longestOf(of.all, text);
  if (!each)
    throw new Unclear(
      `What of ${of.name}, and how should it be? There is: ${of.all.map(({ what }) => what).join(', ')}${stands(of) ? '; or "at 34 52"' : ''}.`,
    );
  const [all = '', said = ''] = VALUE.exec(text.slice(each.what.length)) ?? [];
  const value = readTyped(each, said.trim());
  return {
    patch: [...patch.filter(({ path }) => path !== each.path), { path: each.path, value }],
    rest: text.slice(each.what.length + all.length),
  };
}

/** A value as it is typed: one of those that it can take by its name, a number, or a text. */
export function readTyped(each: Correctable, said: string): Json {
  const { what, values, now } = each;
  if (said === '') throw new Unclear(`How should "${what}" be? It is ${valueInWords(each, now)} now.`);
  if (values) {
    const named = values.find(({ name }) => name.toLowerCase() === said.toLowerCase());
    if (!named)
      throw new Unclear(`"${what}" can be ${values.map(({ name }) => name).join(', ')}, not "${said}".`);
    return named.value;
  }
  if (typeof now !== 'number') return said.replace(/^["“](.*)["”]$/, '$1');
  const number = Number(said);
  if (!Number.isFinite(number)) throw new Unclear(`"${what}" is a number, not "${said}".`);
  return number;
}

/** The things of the table that can be put right, or what of one of them. */
export function amendsList(text: string, subjects: readonly Subject[], scene: Scene): string {
  if (text === '')
    return `${subjects.map(({ id, name }) => (id === '' ? `game: ${name}` : `${id}: ${name}`)).join('\n')}\nWhat of it: "correct" and one of these. Then: ${HOW}.\n`;
  const [of] = readSubject(text, subjects, scene);
  return `${of.name}\n${of.all.map((each) => `  ${each.what}: ${valueInWords(each, each.now)}\n`).join('')}`;
}

/** True if a line names a thing and no more: then it asks what can be put right of it. */
export function namesOnly(text: string, subjects: readonly Subject[], scene: Scene): boolean {
  return text === '' || readSubject(text, subjects, scene)[1] === '';
}

/** What will be put right, a line each. */
export const amendsText = (scene: Scene, subjects: readonly Subject[], patch: Patch): string =>
  amendsInWords(
    scene,
    subjects.flatMap(({ all }) => all),
    patch,
  )
    .map((line) => `${line}\n`)
    .join('');

/** The level that a thing stands on. */
export const levelOf = ({ all }: Subject): number =>
  Number(all.find(({ coordinate }) => coordinate === 'level')?.now ?? 0);

/** What a thing answers to: its id, its name with and without where it is, its letters. */
function namesOf({ id, name }: Subject, scene: Scene): string[] {
  if (id === '') return ['game', name];
  return [name, name.split(', ')[0] as string, id, ...wordsFor(id, scene)].sort(
    (a, b) => b.length - a.length,
  );
}

const startsWithOwn = (of: Subject, text: string): boolean =>
  longestOf(of.all, text) !== undefined || (stands(of) && begins(text, 'at'));

/** The property with the longest name that a text begins with: "minor 12" before "minor 1". */
function longestOf(all: readonly Correctable[], text: string): Correctable | undefined {
  return all
    .filter(({ what }) => begins(text, what))
    .reduce<Correctable | undefined>((a, b) => (a && a.what.length >= b.what.length ? a : b), undefined);
}

/** True if a text begins with these words, whole. */
const begins = (text: string, words: string): boolean =>
  words !== '' &&
  text.toLowerCase().startsWith(words.toLowerCase()) &&
  /^$|^[\s,=:]/.test(text.slice(words.length));

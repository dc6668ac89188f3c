import { type FileSpec, type Json, type RuleId, SetupError } from '@shambles/engine';
import { read } from '@shambles/forms';
import * as z from 'zod/mini';

/*
 * A band as a file, which can leave one campaign and go on in another, of this book or a related one. The file uses
 * neutral words that each book translates into its own. Whatever a book has no word for is left behind, and reported by
 * name.
 */

/** The file's words for kinds of people. */
export const CALLINGS = ['civilian', 'ganger', 'survivor', 'militia', 'military', 'police'] as const;
/** What a band may own, in counted amounts. */
export const STORES = ['food', 'medical', 'luxury', 'cure', 'fuel', 'body-armor'] as const;

/** The most people in a file: more than any band is known to have had. */
const MOST = 40;

const word = z.string().check(z.minLength(1), z.maxLength(40));
const Member = z.strictObject({
  name: word,
  sex: z.optional(z.enum(['f', 'm'])),
  /** Exactly one person of the band is the Star. */
  star: z.boolean(),
  calling: z.enum(CALLINGS),
  rep: z.int().check(z.gte(1), z.lte(20)),
  attributes: z.array(word).check(z.maxLength(4)),
  weapons: z.array(word).check(z.maxLength(12)),
  armored: z.boolean(),
  /** Whether the person has met zombies, and (`knowsFeasts`) seen a feast. */
  knowsZeds: z.boolean(),
  knowsFeasts: z.boolean(),
});
export type Member = z.infer<typeof Member>;

const File = z.strictObject({
  format: z.literal('shambles-band/1'),
  people: z.array(Member).check(z.minLength(1), z.maxLength(MOST)),
  stores: z.partialRecord(z.enum(STORES), z.int().check(z.gte(0), z.lte(1000))),
});
/** A band that has left a campaign. */
export type BandFile = z.infer<typeof File>;

/** Reads a band file; undefined if there is none. Throws SetupError. */
export function readBand(data: unknown): BandFile | undefined {
  if (data === null || data === undefined) return undefined;
  const band = read(File, data, 'band', 'file');
  if (band.people.filter((p) => p.star).length !== 1)
    throw new SetupError('band: exactly one of its people is the Star, who leads it.');
  return band;
}

/** The file that a player may bring. `rule`: the rule by which a band begins in this book. */
export const bandFile = (rule: RuleId): FileSpec => ({
  id: 'band',
  title: 'A band from another campaign',
  rule,
  provenance: 'reconstructed',
  standard: null as Json,
  check: (data) => void readBand(data),
});

/** Translates a list: the things that a book has a word for, and the words that it lacks. */
export function inWordsOf<T>(
  of: { readonly [word: string]: T | undefined },
  all: readonly string[],
): { readonly has: T[]; readonly lacks: string[] } {
  const has: T[] = [];
  const lacks: string[] = [];
  for (const each of all) {
    const own = Object.hasOwn(of, each) ? of[each] : undefined;
    if (own === undefined) lacks.push(each);
    else has.push(own);
  }
  return { has, lacks };
}

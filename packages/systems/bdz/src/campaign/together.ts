import type { Rule } from '@shambles/engine';
import { pass } from '@shambles/thw';
import { placeOf } from '../encounters/beginning.js';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { keptFor } from '../house/campaign-rows.js';
import type { Tabled } from '../house/tables.js';
import type { Member } from '../state/campaign.js';
import { type Person, personOf } from '../state.js';
import { type Kept, TOGETHER_DICE, TOGETHER_MONTHS } from '../tables/campaign/keeping.js';
import { bandOf } from './band.js';

/** What one side rolls in Keeping It Together: its Rep and its number of dice. */
interface Pool {
  readonly rep: number;
  readonly dice: number;
}

/**
 * After each encounter, tests every Grunt against one roll of the Star. A spared Grunt skips this encounter's test, and
 * its exemption is used up whether or not anybody else is tested. BDZ-camp-together-when, BDZ-camp-together-roll,
 * BDZ-camp-together-star2.
 */
export function* keepsTogether(w: BdzWorld): Rule<void> {
  const free = bandOf(w).map((p) => p.id);
  const star = bandOf(w).find((p) => p.star);
  const { members } = campaignOf(w.s);
  const spared = members.filter((m) => m.spared).map((m) => m.id);
  const grunts = members.filter((m) => m.id !== star?.id && free.includes(m.id) && !m.spared);
  for (const who of spared) w.happen({ is: 'not-tested', cause: 'BDZ-camp-together-star2', who });
  if (!star || grunts.length === 0) return;
  const leads = { rep: star.rep, dice: starDice(w, star) };
  const first = yield* successesOf(w, leads, star);
  for (const { id: who, since } of grunts.map((m) => ({ ...m }))) {
    const grunt = personOf(w.s, who);
    const pool = { rep: grunt.rep, dice: gruntDice(w, grunt, star, since) };
    const kept = yield* tests(w, { star, leads, first }, grunt, pool);
    if (kept === 'leaves')
      w.happen({ is: 'left-band', cause: CAUSES.leaves, who: [who], why: 'slipped-away' });
  }
}

const CAUSES = {
  spared: 'BDZ-camp-together-star2',
  stays: 'BDZ-camp-together-star1',
  leaves: 'BDZ-camp-together-grunt1',
  mutiny: 'BDZ-camp-together-grunt2',
} as const;

/** Rolls again, with one die fewer each, until one side leads. BDZ-camp-together-tie, BDZ-D-c47. */
function* tests(
  w: BdzWorld,
  { star, leads, first }: { readonly star: Person; readonly leads: Pool; readonly first: number },
  grunt: Person,
  pool: Pool,
): Rule<Kept> {
  for (let less = 0; ; less++) {
    const [s, g] = [leads.dice - less, pool.dice - less];
    const bare = withoutDice(w.book, s, g);
    const led = bare || less === 0 ? first : yield* successesOf(w, { ...leads, dice: s }, star);
    const own = bare ? 0 : yield* successesOf(w, { ...pool, dice: g }, grunt);
    const kept = bare ?? keptBy(w.book, led, own);
    if (kept === 'again') continue;
    const told = bare ? { star: 0, grunt: 0, bare: true as const } : { star: led, grunt: own };
    w.happen({ is: 'held-together', cause: CAUSES[kept], who: grunt.id, ...told, kept });
    return kept;
  }
}

/**
 * The result if a side has no dice left: the other wins with more; if neither has any, the Star does. BDZ-T-together,
 * BDZ-D-c47.
 */
export function withoutDice(book: Tabled, star: number, grunt: number): Kept | undefined {
  if (grunt <= 0) return keptFor(book, 'star', 'more');
  return star <= 0 ? keptFor(book, 'grunt', 'more') : undefined;
}

/** The result by successes. Any success counts as twice as many as none. BDZ-T-together, BDZ-D-c47. */
export function keptBy(book: Tabled, star: number, grunt: number): Kept | 'again' {
  if (star === grunt) return 'again';
  const lead = Math.max(star, grunt) >= 2 * Math.min(star, grunt) ? 'twice' : 'more';
  return keptFor(book, star > grunt ? 'star' : 'grunt', lead);
}

/** Rolls a side's dice. A die of the Rep or less is a success, not 1 to 3. BDZ-camp-together-roll, BDZ-D-c46. */
function* successesOf(w: BdzWorld, { rep, dice }: Pool, { id: who, seat }: Person): Rule<number> {
  const roll = { label: 'together', table: 'BDZ-T-together', seat, who } as const;
  return yield* pass(w, dice, rep, { rule: 'BDZ-camp-together-roll', ...roll });
}

/** BDZ-camp-together-mods, BDZ-D-c88. */
function starDice(w: BdzWorld, star: Person): number {
  const { bereft, hungry } = campaignOf(w.s);
  const more = hasBase(w) ? TOGETHER_DICE.base : 0;
  return star.rep + more + (bereft ? TOGETHER_DICE.bereft : 0) + (hungry ? TOGETHER_DICE.hungry : 0);
}

/** True if a base helps: one in this area, or, by option, one anywhere. BDZ-D-c88. */
function hasBase(w: BdzWorld): boolean {
  if (w.book.options['base-bonus'] === 'anywhere') return campaignOf(w.s).places.some((p) => p.base);
  return placeOf(w).base;
}

const isRough = (p: Person): boolean => p.class === 'ganger' || p.class === 'survivor';

/** BDZ-camp-together-mods, BDZ-D-c26. */
function gruntDice(w: BdzWorld, grunt: Person, star: Person, since: Member['since']): number {
  const months = Math.floor((campaignOf(w.s).months - since) / TOGETHER_MONTHS);
  const rough = isRough(grunt) && !isRough(star) ? TOGETHER_DICE.rough : 0;
  return grunt.rep + rough + TOGETHER_DICE.months * months;
}

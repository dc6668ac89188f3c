import { ask, Choose, type Rule } from '@shambles/engine';
import { capped, pass } from '@shambles/thw';
import { gaveUp } from '../facts/melee.js';
import type { FtbWorld } from '../facts.js';
import { encounterOf, personOf } from '../state.js';
import { CHALLENGE, worth } from '../tables/melee.js';
import { word } from '../words.js';

/** What the players agree on for a Challenge. FTB-TB-challenge-a. */
export interface Terms {
  readonly ease: 'easy' | 'plain' | 'difficult';
  /** True if a fitting tool is at hand. */
  readonly tool: boolean;
}

type ChallengeResult = 'success' | 'gave-up' | 'failure';

/** FTB-TB-challenge-b. */
const DICE = 2;
/** Highest Rep to roll against: a 6 always fails. */
const BEST = 5;

/** The Rep that a Challenge is rolled against. FTB-T-challenge. */
export function challengeRep(table: typeof CHALLENGE, rep: number, { ease, tool }: Terms): number {
  const by = (circumstance: 'easy' | 'difficult' | 'tool') => worth(table, circumstance).rep as number;
  return rep + (ease === 'plain' ? 0 : by(ease)) + (tool ? by('tool') : 0);
}

/** True if somebody may still take a Challenge in this Encounter. FTB-TB-challenge-c. */
export function mayChallenge(w: FtbWorld, who: string): boolean {
  return encounterOf(w.s).tally[gaveUp(who)] === undefined;
}

/**
 * Rolls two dice. With one passed, the figure gives up or tries again at once; one passed then counts as none. The
 * caller applies a failure. FTB-TB-challenge-b, FTB-TB-challenge-c.
 */
export function* challenge(w: FtbWorld, who: string, terms: Terms): Rule<ChallengeResult> {
  const first = yield* attempt(w, who, terms, false);
  const result =
    first === 'again-or-fail'
      ? (yield* again(w, who))
        ? yield* attempt(w, who, terms, true)
        : 'gave-up'
      : first;
  const over = result === 'again-or-fail' ? 'failure' : result;
  w.happen({ is: 'challenge-over', cause: 'FTB-TB-challenge-b', who, result: over });
  return over;
}

function* attempt(w: FtbWorld, who: string, terms: Terms, isAgain: boolean) {
  const p = personOf(w.s, who);
  const rep = challengeRep(w.book.tables.challenge, p.rep, terms);
  const passed = capped(
    yield* pass(w, DICE, Math.min(rep, BEST), {
      rule: 'FTB-TB-challenge-b',
      label: 'challenge',
      table: 'FTB-T-challenge',
      seat: p.seat,
      who,
    }),
  );
  w.happen({ is: 'challenge', cause: 'FTB-TB-challenge-b', who, rep, passed, again: isAgain });
  return CHALLENGE.rows.find((r) => r.passed === passed)?.do ?? 'failure';
}

function* again(w: FtbWorld, who: string): Rule<boolean> {
  const chosen = yield* ask(
    w,
    personOf(w.s, who).seat,
    'FTB-TB-challenge-c',
    'challenge-again',
    new Choose(['again', 'give-up'], { line: (id) => ({ key: `challenge.${id}` }) }),
    { who: word(`person.${who}`) },
  );
  return chosen === 'again';
}

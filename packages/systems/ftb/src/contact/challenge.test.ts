import { describe, expect, test } from 'vitest';
import { TAKE_CHALLENGE } from '../deeds/challenge.js';
import { PRINTED } from '../house/tables.js';
import { game, type PersonGiven } from '../testing/game.js';
import { challenge, challengeRep, type Terms } from './challenge.js';

const PLAIN: Terms = { ease: 'plain', tool: false };

function take(terms: Terms, dice: readonly number[], given: PersonGiven = {}) {
  const g = game({ people: { 'star-1': { rep: 4, ...given } }, dice });
  return g.begin(challenge(g.w, 'star-1', terms));
}

describe('a Challenge', () => {
  test('[FTB-EX-TB-challenge] [FTB-TB-challenge-b] [FTB-TB-challenge-c] the jump: one passed against 3, tried again, two', () => {
    const g = take({ ease: 'difficult', tool: false }, [3, 5, 1, 3]);
    expect(g.question()).toBe('player-1 challenge-again FTB-TB-challenge-c');
    g.answer('again').end();
    expect(g.facts('challenge')).toMatchObject([
      { rep: 3, passed: 1, again: false },
      { rep: 3, passed: 2, again: true },
    ]);
    expect(g.result).toBe('success');
    g.done();
  });

  test('[FTB-T-challenge] two passed succeed, none fails, one the second time is none', () => {
    expect(take(PLAIN, [4, 4]).end().result).toBe('success');
    expect(take(PLAIN, [5, 5]).end().result).toBe('failure');
    expect(take(PLAIN, [4, 5, 4, 5]).answer('again').end().result).toBe('failure');
    expect(take(PLAIN, [4, 5, 5, 5]).answer('again').end().result).toBe('failure');
  });

  test('[FTB-TB-challenge-c] whoever gives up fails without consequences and may not try again in this Encounter', () => {
    const g = take(PLAIN, [4, 5]).answer('give-up').end();
    expect(g.result).toBe('gave-up');
    expect(TAKE_CHALLENGE.offers(g.w, g.person('star-1'), [])).toEqual([]);
    const failed = take(PLAIN, [5, 5]).end();
    expect(TAKE_CHALLENGE.offers(failed.w, failed.person('star-1'), [])).toHaveLength(1);
  });

  test('[FTB-T-challenge] [FTB-TB-challenge-b] difficult -1, easy +1, a fitting tool +1; a 6 always fails', () => {
    expect(challengeRep(PRINTED.challenge, 4, PLAIN)).toBe(4);
    expect(challengeRep(PRINTED.challenge, 4, { ease: 'difficult', tool: false })).toBe(3);
    expect(challengeRep(PRINTED.challenge, 4, { ease: 'easy', tool: false })).toBe(5);
    expect(challengeRep(PRINTED.challenge, 4, { ease: 'easy', tool: true })).toBe(6);
    expect(take({ ease: 'easy', tool: true }, [6, 6]).end().result).toBe('failure');
  });
});

describe('as a deed', () => {
  const agree = (dice: readonly number[], ...answers: string[]) => {
    const g = game({ people: { 'star-1': { rep: 4 }, n1: { x: 20, y: 18, facing: 270 } }, dice });
    return g.begin(TAKE_CHALLENGE.act(g.w, 'star-1', '')).answer(...answers);
  };

  test('[FTB-TB-challenge-a] the players agree how hard it is, on a tool, and what failure brings', () => {
    const g = agree([5, 1]);
    expect(g.question()).toBe('player-1 challenge-ease FTB-TB-challenge-a');
    expect(g.options()).toEqual(['easy', 'plain', 'difficult']);
    g.answer('easy');
    expect(g.options()).toEqual(['no-tool', 'tool']);
    g.answer('no-tool');
    expect(g.options()).toEqual(['nothing', 'prone', 'out-of-the-fight']);
    g.answer('nothing').end();
    expect(g.facts('challenge')).toMatchObject([{ rep: 5, passed: 2 }]);
    expect(g.person('star-1').acted).toBe(true);
    expect(TAKE_CHALLENGE.offers(g.w, g.person('star-1'), [])).toEqual([]);
  });

  test('[FTB-TB-challenge-b] what was agreed is carried out at once, on a failure alone', () => {
    expect(agree([5, 5], 'plain', 'no-tool', 'nothing').end().person('star-1').condition).toBe('carry-on');
    expect(agree([5, 5], 'plain', 'no-tool', 'prone').end().person('star-1').prone).toBe(true);
    const out = agree([5, 5, 1, 1], 'plain', 'no-tool', 'out-of-the-fight').end();
    expect(out.person('star-1').condition).toBe('out-of-the-fight');
    // A friend who sees it takes Man Down.
    expect(out.facts('reacted')).toMatchObject([{ who: 'n1', tests: ['man-down'] }]);
    expect(agree([1, 1], 'plain', 'no-tool', 'out-of-the-fight').end().person('star-1').condition).toBe(
      'carry-on',
    );
    const gave = agree([1, 5], 'plain', 'no-tool', 'out-of-the-fight').answer('give-up').end();
    expect(gave.person('star-1').condition).toBe('carry-on');
  });
});

import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import type { FtbFact } from '../facts.js';
import { game, type PersonGiven } from '../testing/game.js';
import { COUNTED, counts } from './counts.js';

const fact = (is: FtbFact['is'], more: object): FtbFact =>
  ({ is, cause: 'FTB-14.3', to: 'all', ...more }) as unknown as FtbFact;

const star = fact('made', { how: 'star', person: { id: 'star-1' } });
const search = fact('encounter', { encounter: { kind: 'search' } });
const down = (by: string) => fact('downed', { who: 'star-1', condition: 'obviously-dead', by });

/** The counts of a Search that has ended. */
const over = (person: PersonGiven, facts: readonly FtbFact[], result: 'success' | 'failure' = 'failure') => {
  const g = game({ people: { 'star-1': person, n1: {} }, encounter: { kind: 'search', result } });
  return counts([star, search, ...facts], g.state);
};

describe('what statistics count', () => {
  test('everything has words', () => {
    for (const what of COUNTED) expect(ENGLISH).toHaveProperty([`count.${what}`]);
  });

  test('[FTB-5.7.4] how a Star was lost, and in which Encounter', () => {
    const dead = { condition: 'obviously-dead' } as const;
    const lost = { 'count.stars-lost': 1, 'count.lost-in-search': 1 };
    expect(over(dead, [fact('wound', { who: 'star-1' }), down('n9')])).toEqual({
      ...lost,
      'count.lost-shot': 1,
    });
    expect(over(dead, [fact('melee-result', { who: 'star-1' }), down('n9')])).toEqual({
      ...lost,
      'count.lost-melee': 1,
    });
    expect(over(dead, [down('zed-4')])).toEqual({ ...lost, 'count.lost-zombies': 1 });
    expect(over(dead, [fact('wound', { who: 'star-1' }), down('')])).toEqual({
      ...lost,
      'count.lost-other': 1,
    });
    expect(over({ condition: 'turned' }, [])).toEqual({ ...lost, 'count.lost-turned': 1 });
    expect(over({ condition: 'ran-away' }, [])).toEqual({ ...lost, 'count.lost-ran-away': 1 });
    expect(over({ condition: 'out-of-the-fight' }, [])).toEqual({ 'count.stars-down': 1 });
    expect(over({ condition: 'arrested' }, [])).toEqual({ 'count.stars-arrested': 1 });
  });

  test('[FTB-8.4m] in a campaign whoever the band loses; what hunger parts lives on', () => {
    const g = game({ scenario: 'campaign', people: {} });
    const left = (who: string, why: string) => fact('left-band', { who, why });
    expect(
      counts(
        [star, search, down('zed-4'), left('star-1', 'dead'), left('n1', 'dead'), left('n2', 'hunger')],
        g.state,
      ),
    ).toEqual({
      'count.stars-lost': 1,
      'count.lost-zombies': 1,
      'count.lost-in-search': 1,
      'count.grunts-lost': 1,
    });
  });

  test('[FTB-15.1a] who may try for Rep: a success, and neither fallen nor saved by a Star advantage', () => {
    const rises = (p: PersonGiven, result: 'success' | 'failure') => over(p, [], result)['count.may-rise'];
    expect(rises({ rep: 5 }, 'success')).toBe(1);
    expect(rises({ rep: 5 }, 'failure')).toBeUndefined();
    expect(rises({ rep: 5, wentDown: true }, 'success')).toBeUndefined();
    expect(rises({ rep: 5, advantage: true }, 'success')).toBeUndefined();
  });

  test('[FTB-3.1.2] a recruit is a Grunt until it takes over', () => {
    const g = game({ scenario: 'campaign', people: {} });
    const made = fact('made', { how: 'recruit', person: { id: 'n1' } });
    const dead = fact('left-band', { who: 'n1', why: 'dead' });
    const leads = fact('new-leader', { who: 'n1' });
    expect(counts([made, dead], g.state)).toEqual({ 'count.grunts-lost': 1 });
    expect(counts([made, leads, dead], g.state)).toMatchObject({ 'count.stars-lost': 1 });
  });

  test('[FTB-4.3.3] a Star that is lost before any Encounter is lost in none', () => {
    const g = game({ scenario: 'campaign', people: {} });
    const lost = counts([star, fact('left-band', { who: 'star-1', why: 'taken' })], g.state);
    expect(lost).toEqual({ 'count.stars-lost': 1, 'count.lost-captured': 1 });
  });

  test('[FTB-11.9a] [FTB-11.10a] Items that were searched for or looted, and Encounters that were a success', () => {
    const got = (how: string, n: number) => fact('got', { how, items: Array(n).fill({}) });
    const ends = (result: string) => fact('encounter-over', { result });
    expect(
      over({}, [got('search', 2), got('loot', 3), got('start', 5), ends('success'), ends('failure')]),
    ).toMatchObject({ 'count.found': 5, 'count.encounters': 2, 'count.successes': 1 });
  });

  test('[FTB-15.1c] Rep of Stars, not of Grunts', () => {
    const rep = (who: string, before: number, after: number) => fact('rep', { who, before, after });
    expect(over({ rep: 5 }, [rep('star-1', 4, 5), rep('star-1', 5, 4), rep('n1', 3, 4)])).toMatchObject({
      'count.rep-gained': 1,
      'count.rep-lost': 1,
      'count.rep-end': 5,
      'count.stars-standing': 1,
    });
  });
});

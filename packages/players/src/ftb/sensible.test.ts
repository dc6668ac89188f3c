import { Sfc32, Table } from '@shambles/engine';
import { ftb, type State } from '@shambles/ftb';
import { describe, expect, test } from 'vitest';
import { answerBy, findBot } from '../index.js';

interface Played {
  readonly level: string;
  readonly sum: string;
  readonly answers: number;
  readonly faults: readonly string[];
}

interface Game {
  readonly scenario: string;
  readonly seed: string;
  readonly bot?: string;
  readonly options?: { readonly [id: string]: string };
  readonly most?: number;
}

/** Far more than any Encounter takes. */
const MOST = 3000;

function play({ scenario, seed, bot = 'sensible', options = {}, most = MOST }: Game): Played {
  const table = Table.create(ftb, { setup: { scenario, options }, seed });
  const player = findBot(ftb, bot).make(table.book);
  const random = new Sfc32(seed);
  const faults: string[] = [];
  let answers = 0;
  for (; !table.over && answers < most; answers++) {
    const seat = table.waitingFor[0] as string;
    const question = table.asks(seat)[0]?.code;
    const given = answerBy(player, table, seat, random, (why) => faults.push(`${question}: ${String(why)}`));
    expect(given?.ok).toBe(true);
  }
  return { level: table.outcome?.level ?? 'no end', sum: table.sum, answers, faults };
}

const ENCOUNTERS = ftb.scenarios.map(({ id }) => id).filter((id) => id !== 'campaign');
/** With few houses and few people, an Encounter is over sooner. */
const RURAL = { area: 'rural', band: '1' };
const ALONE = { area: 'rural', band: '0', rep: '4' };
const TIME = 120_000;

describe('the sensible player of Fade to Black', () => {
  test.each(ENCOUNTERS)(
    '%s: answers legally, and comes to an end',
    (scenario) => {
      const whole = scenario === 'take-back' || scenario === 'raid-defend' ? ALONE : {};
      for (const game of [
        { scenario, seed: 'first', options: whole },
        { scenario, seed: 'second', options: scenario === 'take-back' ? ALONE : RURAL },
      ]) {
        const { level, faults } = play(game);
        expect(faults).toEqual([]);
        expect(level).not.toBe('no end');
      }
    },
    TIME,
  );

  test(
    'answers legally in a campaign: the first days, and what is asked between Encounters',
    () => {
      const { faults, answers } = play({ scenario: 'campaign', seed: 'story', options: RURAL, most: 250 });
      expect(faults).toEqual([]);
      expect(answers).toBe(250);
    },
    TIME,
  );

  test('leaves by a way that is too narrow for the middle of a cell of the grid', () => {
    // In the Robbery of this campaign the exit lies between a house and the edge of the table.
    const table = Table.create(ftb, { setup: { scenario: 'campaign', options: {} }, seed: '1/27' });
    const player = findBot(ftb, 'sensible').make(table.book);
    const random = new Sfc32('1/27/player-1');
    const kind = () => (table.state as State).encounter?.kind;
    for (let answers = 0; answers < 400 && kind() !== 'escape'; answers++)
      answerBy(player, table, 'player-1', random);
    expect(kind()).toBe('escape');
  });

  test(
    'answers legally for players on sides of their own',
    () => {
      const options = { ...RURAL, players: '2', sides: 'opposed' };
      expect(play({ scenario: 'search', seed: 'sides', options })).toMatchObject({ faults: [] });
    },
    TIME,
  );

  test(
    'plays the same game again from the same seed',
    () => {
      const game = { scenario: 'robbery-in-town', seed: 'again' };
      expect(play(game)).toEqual(play(game));
    },
    TIME,
  );

  test(
    'does better than chance in a Search',
    () => {
      const seeds = Array.from({ length: 12 }, (_, i) => `search ${i}`);
      const won = (bot: string, most: number) =>
        seeds.filter(
          (seed) =>
            play({ scenario: 'search', seed, bot, most, options: { band: '0' } }).level === 'level.success',
        ).length;
      const sensible = won('sensible', MOST);
      expect(sensible).toBeGreaterThanOrEqual(9);
      // Random play may use as many answers as anybody could need.
      expect(won('random', 120)).toBeLessThan(sensible);
    },
    TIME,
  );
});

import { Sfc32, Table } from '@shambles/engine';
import { ros } from '@shambles/ros';
import { describe, expect, test } from 'vitest';
import { answerBy, titleIn } from '../bot.js';
import { survivor } from './index.js';

type Ros = typeof ros;

/** The same table with nothing hostile on it. */
const EMPTY: Ros = {
  ...ros,
  evolve(s, fact, book) {
    if (fact.is === 'came' && fact.how !== 'witch') return;
    if (fact.is === 'hidden-hordes') return;
    if (fact.is !== 'hidden-seated') return ros.evolve(s, fact, book);
    const contents = Object.entries(fact.contents).map(([id, who]) => [id, who === 'witch' ? 'body' : who]);
    ros.evolve(s, { ...fact, contents: Object.fromEntries(contents) }, book);
  },
};

interface Played {
  readonly level: string;
  readonly sum: string;
  readonly answers: number;
  readonly faults: readonly string[];
}

function play(system: Ros, scenario: string, survivors: number, seed: string): Played {
  const table = Table.create(system, {
    setup: { scenario, options: { survivors: String(survivors) } },
    seed,
  });
  const bot = survivor().make(table.book);
  const random = new Sfc32(seed);
  const faults: string[] = [];
  let answers = 0;
  for (; !table.over && answers < 2000; answers++) {
    const seat = table.waitingFor[0] as string;
    const question = table.asks(seat)[0]?.code;
    const given = answerBy(bot, table, seat, random, (why) => faults.push(`${question}: ${String(why)}`));
    expect(given?.ok).toBe(true);
  }
  return { level: table.outcome?.level ?? 'no end', sum: table.sum, answers, faults };
}

const SCENARIOS = ros.scenarios.map(({ id }) => id);

describe('the umpire', () => {
  test('is a bot that says what it does: it leaves every decision to the rules', () => {
    const bot = survivor();
    expect(titleIn(bot, 'umpire')).toBe('Sensible: leaves every decision to the rules');
    expect(titleIn(bot, 'survivor-1')).toMatch(/goes for the objective/);
    const table = Table.create(ros, {
      setup: { scenario: 'safe-house', options: { survivors: '1', umpire: 'person' } },
      seed: 'umpire',
    });
    const playing = bot.make(table.book);
    const random = new Sfc32('umpire');
    const asked: string[] = [];
    for (let n = 0; !table.over && n < 40; n++) {
      const seat = table.waitingFor[0] as string;
      if (seat === 'umpire') asked.push(table.asks(seat)[0]?.code ?? '');
      answerBy(playing, table, seat, random);
    }
    expect(asked).toEqual(['duties']);
  });
});

describe('the survivor', () => {
  test.each(SCENARIOS)(
    '%s: wins where nothing is hostile',
    (scenario) => {
      for (const seed of ['a', 'b']) {
        const { level, faults } = play(EMPTY, scenario, 4, seed);
        expect(level).toMatch(/-(full|win)$/);
        expect(faults).toEqual([]);
      }
    },
    300_000,
  );

  test.each(SCENARIOS.flatMap((scenario) => [1, 2, 4, 6].map((n) => [scenario, n] as const)))(
    '%s with %i: answers legally, and comes to an end',
    (scenario, survivors) => {
      const { level, faults } = play(ros, scenario, survivors, `legal ${survivors}`);
      expect(faults).toEqual([]);
      expect(level).not.toBe('no end');
    },
    300_000,
  );

  test('plays the same game again from the same seed', () => {
    expect(play(ros, 'pick-up', 2, 'again')).toEqual(play(ros, 'pick-up', 2, 'again'));
  });
});

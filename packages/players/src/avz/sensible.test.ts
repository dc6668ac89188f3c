import { avz, type View } from '@shambles/avz';
import { type AskView, type Setup, Sfc32, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.js';
import { botsFor, findBot } from '../index.js';

const STANDARD: Setup = { scenario: 'standard', options: {} };
const GAMES = 12;
/** Most answers that a side may need for a whole game. */
const MOST_ANSWERS = 80;

interface Asked {
  readonly table: Table;
  readonly ask: AskView;
}

/** Plays one game; every answer must be legal, and no sensible player may need one drawn at random. */
function play(
  seats: { alien: string; zombie: string },
  seed: string,
  setup = STANDARD,
  each?: (asked: Asked) => void,
) {
  const table = Table.create(avz, { setup, seed });
  const seat = (id: 'alien' | 'zombie') => ({
    bot: findBot(avz, seats[id]).make(table.book),
    random: new Sfc32(`${seed}/${id}`),
    answers: 0,
    sensible: seats[id] === 'sensible',
  });
  const players = { alien: seat('alien'), zombie: seat('zombie') };
  while (!table.over) {
    const to = table.waitingFor[0] as 'alien' | 'zombie';
    const player = players[to];
    const ask = table.asks(to)[0] as AskView;
    if (player.sensible) each?.({ table, ask });
    const sample = (random: Sfc32) => {
      if (player.sensible) throw new Error(`does not know what to say to ${ask.code}`);
      return table.sample(to, random) ?? null;
    };
    const value = player.bot.decide(
      { view: table.view(to), ask, sample: (r) => sample(r as Sfc32) },
      player.random,
    );
    const answer = table.answer({ seat: to, ask: ask.id, at: ask.at, value });
    if (!answer.ok) throw new Error(`${ask.code}: ${answer.text}`);
    player.answers++;
  }
  return {
    winner: table.outcome?.winner,
    answers: { alien: players.alien.answers, zombie: players.zombie.answers },
    sum: table.sum,
  };
}

describe('the sensible player of Aliens vs. Zombies', () => {
  test('comes first among the bots', () => {
    expect(botsFor(avz).map((b) => b.id)).toEqual(['sensible', 'random']);
    expect(() => findBot(avz, 'genius')).toThrow('sensible, random');
  });

  for (const side of ['alien', 'zombie'] as const)
    test(`beats the random one as ${side}, with legal answers and few`, () => {
      let won = 0;
      for (let game = 0; game < GAMES; game++) {
        const seats = { alien: 'random', zombie: 'random', [side]: 'sensible' };
        const { winner, answers } = play(seats, `${side}-${game}`);
        if (winner === side) won++;
        expect(answers[side]).toBeLessThanOrEqual(MOST_ANSWERS);
      }
      expect(won).toBeGreaterThanOrEqual(GAMES * 0.9);
    });

  test('needs few answers against its like', () => {
    for (let game = 0; game < 6; game++) {
      const { answers } = play({ alien: 'sensible', zombie: 'sensible' }, `both-${game}`, STANDARD);
      expect(Math.max(answers.alien, answers.zombie)).toBeLessThanOrEqual(MOST_ANSWERS);
    }
  });

  test('plays every reading of the rules', () => {
    for (const [option, value] of [
      ['special', 'six-only'],
      ['chomp', 'grave'],
      ['rampage', '5'],
      ['sides', 'die'],
    ] as const)
      play({ alien: 'sensible', zombie: 'sensible' }, 'readings', {
        scenario: 'standard',
        options: { [option]: value },
      });
  });

  test('plays the same game again', () => {
    const seats = { alien: 'sensible', zombie: 'sensible' };
    expect(play(seats, 'again').sum).toBe(play(seats, 'again').sum);
  });

  test('decides by its view alone: what it cannot know changes nothing, and the view stays as it was', () => {
    let looked = 0;
    play({ alien: 'sensible', zombie: 'sensible' }, 'blind', STANDARD, ({ table, ask }) => {
      const view = table.view(ask.seat) as View;
      const decide = (seen: View) => {
        const bot: Bot = findBot(avz, 'sensible').make(table.book);
        return bot.decide({ view: seen, ask, sample: () => null }, new Sfc32('blind'));
      };
      const answer = decide(frozen(structuredClone(view)));
      const dealt = avz.scramble(table.state as never, ask.seat, new Sfc32(ask.id), table.book as never);
      expect(decide(frozen(avz.view(dealt, ask.seat, table.book as never)))).toEqual(answer);
      looked++;
    });
    expect(looked).toBeGreaterThan(50);
  });
});

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(Object.freeze(value))) frozen(inner);
  return value;
}

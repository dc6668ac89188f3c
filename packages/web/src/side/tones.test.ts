import { Sfc32, SPECTATOR, seatsIn, Table } from '@shambles/engine';
import { answerBy, botsFor } from '@shambles/players';
import { createTeller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import { expect, test } from 'vitest';
import { tellStory } from './log/story.js';
import { createTones } from './tones.js';

test('where several seats share a colour, what is told of a person belongs to their seat', () => {
  const system = findSystem('ros');
  const setup = { scenario: 'safe-house', options: {} };
  const table = Table.create(system, { setup, seed: 'whose' });
  const bot = botsFor(system)[0]!.make(table.book);
  const random = new Sfc32('whose');
  while (!table.over && system.turn(table.state) < 4) answerBy(bot, table, table.waitingFor[0]!, random);
  const tones = createTones(system);
  tones.learn(table.scene(SPECTATOR));
  const story = tellStory(system, createTeller(system, table.book), table.log(SPECTATOR), tones.ownerOf);
  const sides = new Set(story.flatMap(({ beats }) => beats.flatMap((beat) => [...beat.sides])));
  expect([...sides]).toEqual(expect.arrayContaining(seatsIn(system, setup).map(({ id }) => id)));
});

test('a noun belongs to the only seat of its colour, and to none where several share it', () => {
  expect(createTones(findSystem('avz')).ownerOf('seat.alien')).toBe('alien');
  expect(createTones(findSystem('ros')).ownerOf('seat.survivor-1')).toBeUndefined();
});

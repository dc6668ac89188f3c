import { type AskView, Sfc32, Table } from '@shambles/engine';
import { answerBy, findBot } from '@shambles/players';
import { findSystem } from '@shambles/systems';
import { expect, test } from 'vitest';
import { riskText } from './risk.js';

/** Plays to the first question of this game that has an answer with this beginning. */
function until(scenario: string, begins: string): { table: Table; ask: AskView; id: string } {
  const system = findSystem('ftb');
  const table = Table.create(system, {
    setup: { scenario, options: {} },
    seed: 'fire',
    people: ['player-1'],
  });
  const bot = findBot(system, 'sensible').make(table.book);
  const random = new Sfc32('fire');
  for (let n = 0; n < 400 && !table.over; n++) {
    const seat = table.waitingFor[0] as string;
    const ask = table.asks(seat)[0] as AskView;
    const options = ask.shape.kind === 'choose' ? ask.shape.options : [];
    const id = options.find((o) => o.id.startsWith(begins))?.id;
    if (id !== undefined) return { table, ask, id };
    answerBy(bot, table, seat, random);
  }
  throw new Error(`Nobody was offered "${begins}".`);
}

test('the odds of firing are told before anybody has chosen a target: those of the nearest', () => {
  const { table, ask, id } = until('take-back', 'fire ');
  const text = riskText(table, ask, id, { colour: false });
  expect(text).toMatch(/^Fire at a target, at .+ \(FTB-7\.5a\)/);
  expect(text).toMatch(/% /);
});

test('where no odds can be told, both reasons are', () => {
  const { table, ask, id } = until('zed', 'done');
  expect(riskText(table, ask, id, { colour: false })).toBe(
    'There are no odds for that by itself: no dice follow, or something else is decided first.\n',
  );
});

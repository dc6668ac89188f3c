import { type AskView, Sfc32, type Shape, Table } from '@shambles/engine';
import { type Book, ftb, type View } from '@shambles/ftb';
import { expect, test } from 'vitest';
import { answerBy } from '../bot.js';
import { deed } from './deeds.js';
import { fadeToBlack } from './index.js';
import { type Look, look } from './look.js';

test('[FTB-D-263] a group goes fast, but not on dice that have failed', () => {
  const setup = { scenario: 'search', options: { area: 'rural', band: '1' } };
  const table = Table.create(ftb, { setup, seed: 'first' });
  const bot = fadeToBlack().make(table.book);
  const random = new Sfc32('first');
  const ask = () => table.asks('player-1')[0] as AskView;
  while (ask().code !== 'deed') answerBy(bot, table, 'player-1', random);
  const after = (dice?: readonly number[]) => {
    const view = structuredClone(table.view('player-1')) as View;
    const who = view.people.filter((p) => p.seat === 'player-1').map((p) => p.id);
    if (dice && view.encounter?.active) Object.assign(view.encounter.active, { fast: [{ who, dice }] });
    return deed(look(view, table.book as Book, ask()) as Look, ask().shape as Shape, () => false);
  };
  expect(after()).toBe('fast star-1 all');
  expect(after([6, 6])).not.toContain('fast');
  expect(after([6, 1])).toBe('fast star-1 all');
});

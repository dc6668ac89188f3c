import { expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { AILS } from '../kinds.js';
import { papers } from '../scene/papers.js';
import { game } from '../testing/game.js';
import { card } from './card.js';

test('[BDZ-T-road-patients] [BDZ-T-road-kids] [BDZ-T-road-dazed] [BDZ-T-road-refugees] [BDZ-T-road-cultists] sheet and card say what is peculiar about somebody, until it has been rallied', () => {
  const told = (ails: (typeof AILS)[number], calm: boolean) => {
    const g = game({ people: { a: { ails, calm } } });
    const keys = card(g.view('player-1'), 'a', g.w.book)?.state.map((s) => s.line.key) ?? [];
    const lines = keys.map((key) => `${ENGLISH[key]}.`);
    expect(papers(g.view('player-1'), g.w.book).sections[0]?.cards[0]?.lines).toEqual(
      expect.arrayContaining(lines),
    );
    return keys;
  };
  for (const ails of AILS) expect(told(ails, false), ails).toEqual(ails === 'nothing' ? [] : [`ail.${ails}`]);
  expect([told('littler-one', true), told('basket-case', true), told('small-child', true)]).toEqual([
    ['ail.littler-one-rallied'],
    [],
    ['ail.small-child'],
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { type Fact, type Line, Sfc32, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { COMMON_WORDS } from './catalogue/common.js';
import { COMPANION_WORDS } from './catalogue/companion.js';
import { COUNT_WORDS } from './catalogue/counts.js';
import { ELSEWHERE_WORDS } from './catalogue/elsewhere.js';
import { EVENING_WORDS } from './catalogue/evening/words.js';
import { FIGHT_WORDS } from './catalogue/fight.js';
import { GOODS_WORDS } from './catalogue/goods.js';
import { MEET_WORDS } from './catalogue/meet.js';
import { MELEE_WORDS } from './catalogue/melee.js';
import { MOVE_WORDS } from './catalogue/move.js';
import { STORY_WORDS } from './catalogue/story.js';
import { TURN_WORDS } from './catalogue/turn.js';
import { ZEDS_WORDS } from './catalogue/zeds.js';
import { ENGLISH } from './catalogue.js';
import { FACTS } from './facts.js';
import { ftb } from './index.js';
import { ATTRIBUTES, DAMAGE, ENCOUNTERS, GOODS, MELEE_WEAPONS, RESULTS } from './kinds.js';
import { SCENARIOS } from './tables/scenarios.js';
import { WEAPONS } from './tables/weapons.js';
import { inWords, templateOf } from './testing/said.js';
import { nameOf, PEOPLE, personId, sideNoun } from './words.js';

/** All sources of the system except its words and tests. */
const sources = (readdirSync(new URL('.', import.meta.url), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^catalogue/.test(file))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));

const found = (pattern: RegExp, prefix = ''): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((m) => prefix + m[1]))),
];

test('no part of the catalogue puts other words in the place of another part’s', () => {
  const parts = [
    ...[COMMON_WORDS, COMPANION_WORDS, COUNT_WORDS, ELSEWHERE_WORDS, EVENING_WORDS, FIGHT_WORDS, GOODS_WORDS],
    ...[MEET_WORDS, MELEE_WORDS, MOVE_WORDS, STORY_WORDS, TURN_WORDS, ZEDS_WORDS, FACTS.words],
  ];
  for (const part of parts) expect(ENGLISH).toMatchObject(part);
});

describe('every key that the rules use has words', () => {
  test.each([
    ['lines', found(/\bkey: '([^']+)'/g)],
    ['rolls', found(/\blabel: '([^']+)'/g, 'roll.')],
    ['questions', found(/\bask\(\s*w,\s*[^,]+,\s*'FTB[^']*',\s*'([^']+)'/g, 'ask.')],
    ['story lines', found(/\bline\('([^']+)'/g, 'tell.')],
  ])('%s', (_, keys) => {
    expect(keys.length).toBeGreaterThan(5);
    expect(
      keys.filter((key) => templateOf(key, undefined) === undefined && !(`${key}_other` in ENGLISH)),
    ).toEqual([]);
  });

  test('deeds, by themselves and under whose they are', () => {
    const deeds = Object.keys(ENGLISH).filter(
      (key) => ENGLISH[key]?.startsWith('{{who}}: ') && key.startsWith('deed.'),
    );
    expect(deeds.length).toBeGreaterThan(25);
    for (const key of deeds) expect(ENGLISH[key]).toBe(`{{who}}: ${ENGLISH[`own.${key}`]}`);
  });

  test('things, results, Encounters and people', () => {
    for (const { id } of WEAPONS.rows) expect(ENGLISH).toHaveProperty([`thing.${id}_other`]);
    for (const id of [...GOODS, ...MELEE_WEAPONS]) expect(ENGLISH).toHaveProperty([`thing.${id}_one`]);
    for (const id of RESULTS) expect(ENGLISH).toHaveProperty([`result.${id}`]);
    for (const id of DAMAGE) expect(ENGLISH).toHaveProperty([`damage.${id}`]);
    for (const id of ENCOUNTERS) expect(ENGLISH).toHaveProperty([`encounter.${id}`]);
    for (const id of ATTRIBUTES) expect(ENGLISH).toHaveProperty([`attribute.${id}`]);
    PEOPLE.forEach((_, i) => {
      for (const kind of ['person', 'who']) expect(ENGLISH).toHaveProperty([`${kind}.${personId(i, 3)}`]);
    });
  });

  test('sides, however many are met', () => {
    for (const side of ['players', 'player-4', 'zombies', 'party-1', 'party-60', 'party-61'])
      expect(ENGLISH).toHaveProperty([sideNoun(side).noun]);
    expect(sideNoun('party-61').noun).toBe('side.party');
  });

  test('[FTB-6.8] home-made weapons and players’ own names are words of their game', () => {
    const book = ftb.book({ scenario: 'search', options: {} });
    const words = ftb.words?.(book) ?? {};
    expect(words['thing.crossbow_one']).toBe('a Crossbow');
    expect(words['person.star-1']).toBe(nameOf(book.names, 'star-1'));
    expect(words['who.star-1']).toBe(words['person.star-1']);
  });
});

describe('games as they are told', () => {
  const words = (line: Line): string => inWords(line);

  test.each(SCENARIOS.map((s) => s.id))('%s', { timeout: 60_000 }, (scenario) => {
    const table = Table.create(ftb, { setup: { scenario, options: {} }, seed: `told ${scenario}` });
    const random = new Sfc32(scenario);
    for (let n = 0; n < 50 && !table.over; n++) {
      const seat = table.waitingFor[0] as string;
      const ask = table.asks(seat)[0];
      if (!ask) break;
      words(ask.line);
      if ('options' in ask.shape)
        for (const option of ask.shape.options as readonly { line: Line }[]) words(option.line);
      table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random) as never });
    }
    for (const { fact } of table.log('player-1')) {
      const line = FACTS.tell(fact as Fact);
      if (line) expect(words(line)).toMatch(/^[^a-z].*[.?!]$/s);
      if (fact.is === 'rolled')
        expect(ENGLISH).toHaveProperty([`roll.${(fact as Fact & { label: string }).label}`]);
    }
  });

  test('facts that are not told are book-keeping', () => {
    expect(FACTS.untold.toSorted()).toEqual([
      'acquaintance',
      'acted',
      'bartered',
      'came-in-sight',
      'closed',
      'drawn',
      'faced',
      'feasts',
      'fought',
      'fresh',
      'heap-taken',
      'knows-zeds',
      'packed',
      'pef',
      'planned',
      'rested',
      'saw',
      'spent',
      'stage',
      'stands-at',
      'swarm-charges',
      'swarms',
      'table-changed',
      'tabletop-cleared',
      'tally',
      'target',
      'turn-over',
    ]);
  });
});

test('whoever plays alone leads the band; of several players each has one', () => {
  const side = (players: string) =>
    ftb.words?.(ftb.book({ scenario: 'campaign', options: { players } }))['side.player-1'] ??
    ENGLISH['side.player-1'];
  expect(side('1')).toBe('the band');
  expect(side('2')).toBe('the band of Player 1');
  // Dice are the band's, too.
  const { words } = ftb;
  expect(words?.(ftb.book({ scenario: 'search', options: {} }))['seat.player-1']).toBe('the band');
});

import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, type Fact, type Line, Sfc32, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from './catalogue.js';
import { FACTS } from './facts.js';
import { GUIDE } from './guide.js';
import { amz } from './index.js';
import { ARMORS, DEEDS, LEVELS, MODES, MORALES, QUALITIES, ZOMBIES } from './kinds.js';
import { SCENARIOS } from './scenarios/scenarios.js';
import { game } from './testing/game.js';
import { inWords } from './testing/said.js';

/** All sources of the system but its words and its tests. */
const sources = (readdirSync(new URL('.', import.meta.url), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^catalogue|^words\//.test(file))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));

const found = (pattern: RegExp, prefix = ''): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((m) => prefix + m[1]))),
];

const has = (key: string): boolean =>
  key in ENGLISH || (`${key}_one` in ENGLISH && `${key}_other` in ENGLISH);

describe('every key that the rules use has words', () => {
  test.each([
    ['lines', found(/\bkey: '([a-z-]+\.[^']+)'/g)],
    ['rolls', found(/\blabel: '([^']+)'/g, 'roll.')],
    ['questions', found(/\bask\(\s*w,\s*[^']+?,\s*'AMZ[^']*',\s*'([^']+)'/g, 'ask.')],
    ['story lines', found(/\bline\('([^']+)'/g, 'tell.')],
    ['reasons', found(/\bbecause\('[^']+', '([^']+)'/g, 'barred.')],
    ['what is said beside the table', found(/\bsays\('[^']+',\s*'([^']+)'/g)],
    ['beats', found(/\bdrum\(\s*'([^']+)'/g, 'beat.')],
    ['nouns', found(/\b(?:word|many)\('([^']+)'/g)],
    ['parts of pools', found(/\{ key: '([a-z-]+)', dice: /g, 'part.')],
  ])('%s', (_, keys) => {
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });

  test('kinds by their names', () => {
    const keys = [
      ...DEEDS.flatMap((deed) => [`announce.${deed}`, `deed.${deed}`, `try.${deed}`]),
      ...MODES.map((mode) => `mode.${mode}`),
      ...QUALITIES.map((quality) => `quality.${quality}`),
      ...MORALES.map((morale) => `morale.${morale}`),
      ...LEVELS.map((level) => `level.${level}`),
      ...ZOMBIES.flatMap((type) => [`zombie.${type}`, `type.${type}`]),
      ...ARMORS.filter((armor) => armor !== 'none').map((armor) => `armor.${armor}`),
      ...Array.from({ length: 28 }, (_, i) => `card.${i + 1}`),
      ...['announced', 'inch', 'fire', 'done'].map((when) => `occasion.${when}`),
      ...['kia', 'wia', 'slight'].flatMap((so) => [`casualty.${so}`]),
      ...['living', 'zombies', 'drawn'].flatMap((who) => [`outcome.${who}`, `ending.${who}`]),
    ];
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });

  test('no key has words in two places', () => {
    const dir = new URL('words/', import.meta.url);
    const keys = readdirSync(dir).flatMap((file) =>
      [...readFileSync(new URL(file, dir), 'utf8').matchAll(/^ {2}'([a-z][^']*)': /gm)].map((m) => m[1]),
    );
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test('plural forms come in twos', () => {
    const ones = Object.keys(ENGLISH).filter((key) => key.startsWith('kind.') && key.endsWith('_one'));
    expect(ones.length).toBeGreaterThan(5);
    for (const key of ones) expect(ENGLISH).toHaveProperty([key.replace(/_one$/, '_other')]);
  });

  test.each(SCENARIOS.map((s) => s.id))('names of %s', (scenario) => {
    const book = amz.book({ scenario, options: {} });
    const words = amz.words?.(book) ?? {};
    const { living, map, things, objectives } = book.scenario;
    for (const { id } of living)
      for (const key of [`unit.${id}_one`, `unit.${id}_other`, `who.unit.${id}`])
        expect(words).toHaveProperty([key]);
    for (const { id } of map.buildings ?? []) expect(words).toHaveProperty([`building.${id}`]);
    for (const { id, name } of map.areas ?? [])
      if (name !== undefined) expect(words).toHaveProperty([`area.${id}`]);
    for (const { id } of things) expect(words).toHaveProperty([`thing.${id}`]);
    for (const { id } of [...objectives.living, ...objectives.zombies])
      expect(words).toHaveProperty([`objective.${id}`]);
  });
});

test('[AMZ-sides] every hint cites a rule of the register, and every event names one', async () => {
  const rules = new Set((await amz.register()).rules.map(({ id }) => id));
  for (const [code, { rule }] of Object.entries(GUIDE.hints))
    expect(rule !== undefined && rules.has(rule), code).toBe(true);
  for (const is of ['reacted', 'fired', 'heard', 'revenant-die', 'abandoned'])
    expect(GUIDE.hints).toHaveProperty([`on ${GUIDE.event?.({ is } as Fact)}`]);
  expect(GUIDE.lines).toHaveLength(10);
});

// ------------------------------------------------------------------ games

/** Every scenario alone and with a player of the dead. */
const GAMES = SCENARIOS.flatMap(({ id }) => ['rules', 'player'].map((zombies) => [id, zombies] as const));

/** Plays at random and says every question, every option, every fact; returns the log. */
function say(scenario: string, zombies: string, seed: string, most: number): string[] {
  const setup = { scenario, options: { zombies } };
  const words: Catalogue = { ...ENGLISH, ...amz.words?.(amz.book(setup)) };
  const said = (line: Line) => inWords(words, line);
  const table = Table.create(amz, { setup, seed });
  const random = new Sfc32(seed);
  for (let n = 0; n < most && !table.over; n++) {
    const seat = table.waitingFor[0] as string;
    const ask = table.asks(seat)[0];
    if (!ask) break;
    said(ask.line);
    if ('options' in ask.shape)
      for (const option of ask.shape.options as readonly { line: Line }[]) said(option.line);
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random) as never });
  }
  return table.log('living').flatMap(({ fact }) => {
    if (fact.is === 'rolled') {
      const { label, pools } = fact as Fact & { label: string; pools: readonly { who?: string }[] };
      expect(words).toHaveProperty([`roll.${label}`]);
      for (const { who } of pools) if (who !== undefined) expect(words).toHaveProperty([`who.${who}`]);
    }
    const line = FACTS.tell(fact as Fact);
    return line ? [said(line)] : [];
  });
}

describe('games as they are told', () => {
  test.each(GAMES)('%s, %s', { timeout: 120_000 }, (scenario, zombies) => {
    const log = say(scenario, zombies, `told ${scenario}`, 150);
    expect(log.length).toBeGreaterThan(20);
    for (const text of log) {
      expect(text).not.toContain('{{');
      expect(text).not.toMatch(/\b1 (inches|points|dice|hits|figures|loads)\b/);
      expect(text).toMatch(/^[^a-z].*[.?!\d]$/s);
    }
  });
});

test('[AMZ-reaction-living-first] who may act first hears who comes, from how far, and where on the way', () => {
  const g = game({
    options: { zombies: 'player' },
    units: {
      red: { quality: 'trained', professional: true, fighters: 4, at: [10, 10] },
      mob: { kind: 'romeos', at: [10, 23.2] },
    },
    // A Morale Check for a Romeo so near, and the Reaction test.
    dice: [8, 8, 1],
  });
  g.run().answer('move-fire rapid', [10, 18], 'not-now', 'not-now', 'mob');
  const { code, values } = g.asked();
  const words = { ...ENGLISH, 'unit.red': 'Team One', 'unit.mob': 'Mob 4' };
  expect(inWords(words, { key: `ask.${code}`, ...(values && { values }) })).toBe(
    'Mob 4, 9.7 inches away, Interrupts Team One after 3 of 8 inches. Team One may act first: what do they do?',
  );
  expect(g.asked().shape).toMatchObject({ options: [{ id: 'fire', on: 'mob-1' }, {}, {}] });
});

import { amz } from '@shambles/amz';
import { type Json, Sfc32, Table } from '@shambles/engine';
import { expect, test } from 'vitest';
import { answerBy, type BotSpec } from '../bot.js';
import { RANDOM } from '../random.js';
import { contact } from './danger.js';
import { hitsOf } from './fight.js';
import { ambush } from './index.js';
import { look } from './look.js';
import { planOf } from './plan.js';

type Tables = { readonly [id: string]: readonly { readonly [column: string]: Json }[] };

const setup = (scenario: string, tables: Tables) => ({
  scenario,
  options: { zombies: 'player' },
  files: { 'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as unknown as Json },
});

// ------------------------------------------------------------------ numbers of the game

/** What the Living see when the first unit is to act. */
function begun(tables: Tables, scenario = 'lecture-hall') {
  const table = Table.create(amz, { setup: setup(scenario, tables), seed: 'begun' });
  return look(table.view('living') as never, table.book as never);
}

/** The first Living unit on foot and the first mob that they see. */
function pair(tables: Tables) {
  const seen = begun(tables);
  const by = seen.view.units.find((u) => u.kind === 'living' && u.vehicle === null);
  const at = seen.dead[0];
  if (!by || !at) throw new Error('Somebody is missing.');
  return { seen, by, at };
}

test('[AMZ-T-firepower-modifiers] [AMZ-T-zombie-bonus] it reckons with the dice of this table', () => {
  const hits = (tables: Tables) => {
    const { seen, by, at } = pair(tables);
    return hitsOf(seen, by, at, { inches: 1, cover: 'exposed' });
  };
  const printed = hits({});
  expect(hits({ 'AMZ-T-firepower-modifiers': [{ modifier: 'exposed', dice: 4 }] })).toBeGreaterThan(printed);
  expect(hits({ 'AMZ-T-firepower-modifiers': [{ modifier: 'optimum', dice: 0 }] })).toBeLessThan(printed);
  const bonus = ['odies', 'zulus', 'romeos', 'dexters'].map((type) => ({ type, dice: 6 }));
  expect(hits({ 'AMZ-T-zombie-bonus': bonus })).toBeLessThan(printed);
});

test('[AMZ-T-zombie-types] it keeps as far from mobs as those of this table go', () => {
  const reached = (move: number) => {
    const types = ['odies', 'zulus', 'romeos'].map((type) => ({ type, move }));
    const { seen, at } = pair({ 'AMZ-T-zombie-types': types });
    return contact(seen, at, 16);
  };
  expect([reached(3), reached(16)]).toEqual([0, 1]);
});

test('[AMZ-T-movement] it plans with the moves of this table', () => {
  for (const most of [1, 24]) {
    const modes = [
      { mode: 'cautious', most },
      { mode: 'rapid', most },
    ];
    const seen = begun({ 'AMZ-T-movement': modes });
    for (const unit of seen.view.units.filter((u) => u.kind === 'living'))
      expect(planOf(seen, unit).at.every(Number.isFinite)).toBe(true);
  }
});

// ------------------------------------------------------------------ whole games

const rows = (key: string, names: readonly string[], values: { readonly [column: string]: Json }) =>
  names.map((name) => ({ [key]: name, ...values }));
const QUALITIES = ['elite', 'veteran', 'trained', 'untrained'];
const MINDLESS = ['odies', 'zulus', 'romeos'];
const stressed = (dieSteps: number, modifier: number, calm: boolean) => {
  const effect = { dieSteps, modifier, initiates: calm, checks: !calm };
  const bands = [
    [0, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 99],
  ];
  return bands.map((on) => ({ on, professional: effect, nonProfessional: effect }));
};
const types = (move: number, range: number, randomMove: string, yes: boolean) => [
  ...rows('type', MINDLESS, {
    move,
    awareness: range,
    hearing: range,
    randomMove,
    opensDoors: yes,
    frightens: yes,
  }),
  { type: 'dexters', awareness: range, hearing: range, opensDoors: yes, frightens: yes },
  { type: 'possessed', opensDoors: yes, frightens: yes },
];
const crossed = (living: number, mobs: Json) =>
  rows('ground', ['hedge', 'fence', 'low wall', 'high wall'], {
    crossing: { living, dexters: living, possessed: living, odies: mobs, zulus: mobs, romeos: mobs },
  });
const SLOW = ['woods', 'rubble', 'wreck'];
const VEHICLES = ['car', 'truck', 'gun truck', 'APC', 'IFV', 'AFV'];

/** Numbers as hard on the Living as they may be. */
const LOWEST: Tables = {
  'AMZ-T-quality': rows('quality', QUALITIES, { die: 6, optimumRange: 3, targets: 1 }),
  'AMZ-T-movement': [
    { mode: 'stationary', reaction: -6 },
    { mode: 'cautious', most: 1, reaction: -6 },
    { mode: 'rapid', most: 1, reaction: -6 },
    { mode: 'overwatch', reaction: -6 },
  ],
  'AMZ-T-support': rows('class', ['light', 'medium', 'heavy'], { dice: 1 }),
  'AMZ-T-cover': rows('cover', ['in-cover', 'solid-cover'], { defense: 0 }),
  'AMZ-T-armor': [
    { armor: 'light', defense: 0 },
    { armor: 'anti-zombie', defense: 0, reactionSteps: -3 },
  ],
  'AMZ-T-firepower-modifiers': [
    ...rows('modifier', ['optimum', 'exposed'], { dice: 0 }),
    ...rows('modifier', ['interruption', 'defensive', 'rapid'], { dice: -6 }),
  ],
  'AMZ-T-first-aid': [
    [1, 1],
    [2, 3],
    [4, 4],
    [5, 6],
  ].map((on) => ({ on, standard: 'kia', medic: 'kia' })),
  'AMZ-T-morale-rating': rows('morale', ['high', 'good', 'average', 'low'], { die: 6 }),
  'AMZ-T-stress-points': rows('stressor', ['turns', 'night', 'mobs'], { points: 9 }),
  'AMZ-T-stress': stressed(3, -6, false),
  'AMZ-T-zombie-bonus': rows('type', [...MINDLESS, 'dexters'], { dice: 0 }),
  'AMZ-T-zombie-types': types(1, 0, '1d3', false),
  'AMZ-T-terrain': [...rows('ground', SLOW, { cost: 6 }), ...crossed(12, null)],
  'AMZ-T-buildings': [{ kind: 'open', door: 1 }, ...rows('kind', ['barricaded', 'fortified'], { points: 1 })],
  'AMZ-T-vehicles': rows('type', VEHICLES, {
    passengers: 0,
    crew: 6,
    armor: 0,
    mounted: null,
    patrol: 1,
    cruise: 1,
  }),
};
/** Numbers as high as they may be. */
const HIGHEST: Tables = {
  'AMZ-T-quality': rows('quality', QUALITIES, { die: 12, optimumRange: 24, targets: 9 }),
  'AMZ-T-movement': [
    { mode: 'stationary', reaction: 6 },
    { mode: 'cautious', most: 24, reaction: 6 },
    { mode: 'rapid', most: 24, reaction: 6 },
    { mode: 'overwatch', reaction: 6 },
  ],
  'AMZ-T-support': rows('class', ['light', 'medium', 'heavy'], { dice: 6 }),
  'AMZ-T-cover': rows('cover', ['in-cover', 'solid-cover'], { defense: 6 }),
  'AMZ-T-armor': [
    { armor: 'light', defense: 6 },
    { armor: 'anti-zombie', defense: 6, reactionSteps: 0 },
  ],
  'AMZ-T-firepower-modifiers': [
    ...rows('modifier', ['optimum', 'exposed'], { dice: 6 }),
    ...rows('modifier', ['interruption', 'defensive', 'rapid'], { dice: 0 }),
  ],
  'AMZ-T-first-aid': [
    [1, 1],
    [2, 3],
    [4, 4],
    [5, 6],
  ].map((on) => ({ on, standard: 'slight', medic: 'slight' })),
  'AMZ-T-morale-rating': rows('morale', ['high', 'good', 'average', 'low'], { die: 12 }),
  'AMZ-T-stress': stressed(0, 6, true),
  'AMZ-T-zombie-bonus': rows('type', [...MINDLESS, 'dexters'], { dice: 6 }),
  'AMZ-T-zombie-types': types(24, 48, '3d12', true),
  'AMZ-T-terrain': [...rows('ground', SLOW, { cost: 1 }), ...crossed(1, 'stop')],
  'AMZ-T-buildings': [
    { kind: 'open', door: 20 },
    ...rows('kind', ['barricaded', 'fortified'], { points: 99 }),
  ],
  'AMZ-T-vehicles': rows('type', VEHICLES, {
    passengers: 20,
    crew: 1,
    armor: 10,
    mounted: 'heavy',
    patrol: 36,
    cruise: 36,
  }),
};

/** Plays a game to its end and returns what went wrong. */
function faultsOf(scenario: string, tables: Tables, spec: BotSpec, seed: string): string[] {
  const table = Table.create(amz, { setup: setup(scenario, tables), seed });
  const bots = { living: spec.make(table.book), zombies: spec.make(table.book) };
  const random = new Sfc32(seed);
  const faults: string[] = [];
  for (let answers = 0; !table.over && answers < 3000; answers++) {
    const seat = table.waitingFor[0] as keyof typeof bots;
    answerBy(bots[seat], table, seat, random, (why) => faults.push(String(why)));
  }
  return table.over ? faults : [...faults, 'It has no end.'];
}

test.each([
  ['lowest', LOWEST],
  ['highest', HIGHEST],
  [
    'some lowest, some highest',
    Object.fromEntries(Object.keys(HIGHEST).map((id, i) => [id, (i % 2 ? LOWEST : HIGHEST)[id]])),
  ],
] as [string, Tables][])(
  '[AMZ-D-house-rules] with numbers at their %s a game runs to its end',
  (_, tables) => {
    for (const [scenario, spec] of [
      ['bag-at-the-ford', ambush()],
      ['bag-at-the-ford', RANDOM],
      ['cut-the-strings', RANDOM],
    ] as const)
      expect(faultsOf(scenario, tables, spec, 'extreme'), scenario).toEqual([]);
  },
  120_000,
);

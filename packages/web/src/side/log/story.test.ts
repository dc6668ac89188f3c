import type { AnySystem, Fact } from '@shambles/engine';
import type { Part, Teller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import { describe, expect, it } from 'vitest';
import { latestRolls, rollInWords } from '../dice/tray.js';
import type { Told } from '../types.js';
import { shortRule } from '../words.js';
import { passes, plain, tellStory } from './story.js';

const system = {
  id: 'avz',
  guide: findSystem('avz').guide,
  seats: [
    { id: 'red', name: 'Reds', tone: 'rose' },
    { id: 'green', name: 'Greens', tone: 'moss' },
  ],
} as unknown as AnySystem;
const WORDS: Record<string, string> = {
  'roll.attack': 'Attack',
  'roll.save': 'Saves',
  'phase.act': 'Actions',
  'who.red': 'Reds',
  'roll.drift': 'How they drift',
  'reads.drift': 'a die for each: 1 to 3 it stays',
};
const teller = {
  word: (key: string) => WORDS[key] ?? key,
  tell: (fact: Fact): readonly Part[] | undefined => {
    const { text, noun } = fact as Fact & { text?: string; noun?: string };
    return text === undefined ? undefined : [{ text, ...(noun !== undefined && { noun }) }];
  },
} as unknown as Teller;
const ownerOf = (noun: string) => (noun === 'kind.red' ? 'red' : noun === 'kind.green' ? 'green' : undefined);

let entry = 0;
const f = (is: string, text?: string, more: object = {}): Told => ({
  entry: entry++,
  fact: { is, cause: 'X-1', to: 'all', text, ...more } as unknown as Fact,
});
const roll = (label: string, seat: string, from: number, faces: number[]): Told =>
  f('rolled', undefined, { label, seat, pools: [{ sides: 6, from, who: seat }], faces: [faces] });
const story = (facts: Told[]) => tellStory(system, teller, facts, ownerOf);

const fight = (): Told[] => [
  f('moved', 'Red goes.', { counters: ['r1'], action: 'attack', noun: 'kind.red' }),
  f('acted', 'Red attacks.', { counters: ['r1'], action: 'attack', noun: 'kind.red' }),
  roll('attack', 'red', 4, [5, 2]),
  f('hits', 'One hit.', { side: 'red', why: ['leader'] }),
  roll('save', 'green', 5, [1]),
  f('saves', 'None saved.', { side: 'green' }),
  f('killed', 'Green falls.', { noun: 'kind.green' }),
];

describe('tellStory', () => {
  it('opens a chapter with each turn, and one before the first where something was told', () => {
    const chapters = story([
      f('placed', 'Set up.'),
      f('turn', 'Turn 1', { turn: 1 }),
      f('revealed', 'A tile.'),
      f('turn', 'Turn 2', { turn: 2 }),
    ]);
    expect(chapters.map((c) => [c.turn, c.title, c.beats.length])).toEqual([
      [0, 'Before the first turn', 1],
      [1, 'Turn 1', 1],
      [2, 'Turn 2', 0],
    ]);
  });

  it('shows the dice that led to a chapter in it, and those of the chapter before in that one', () => {
    const chapters = story([
      f('turn', 'Turn 1', { turn: 1 }),
      f('placed', 'A noise.'),
      roll('drift', 'red', 4, [1]),
      f('turn-over'),
      roll('attack', 'red', 4, [5]),
      roll('attack', 'green', 4, [2]),
      f('turn', 'Turn 2', { turn: 2 }),
      f('acted', 'Red attacks.'),
    ]);
    const lines = chapters.map((c) =>
      c.beats.flatMap((b) => b.lines.map((l) => [plain({ ...b, lines: [l] }), l.rolls.map((r) => r.label)])),
    );
    expect(lines).toEqual([
      [['A noise.', ['drift']]],
      [
        ['Attack.', ['attack', 'attack']],
        ['Red attacks.', []],
      ],
    ]);
  });

  it('says which chapters are turns of the encounter before them', () => {
    const begins = (fact: Fact) => fact.is === 'encounter' || fact.is === 'activation';
    const facts = [
      f('encounter', 'Month 1, encounter 1', {}),
      f('activation', 'Turn 1', { turn: 1 }),
      f('encounter', 'Month 1, encounter 2', {}),
      f('activation', 'Turn 1', { turn: 1 }),
    ];
    const within = (all: Told[]) =>
      tellStory({ ...system, begins } as AnySystem, teller, all, ownerOf).map((c) => c.within);
    expect(within(facts)).toEqual([false, true, false, true]);
    // A game that has only turns has no chapter for them to belong to.
    expect(within([facts[1] as Told])).toEqual([false]);
  });

  it('keeps an action and what came of it in one paragraph, each roll with the sentence it led to', () => {
    const [chapter] = story(fight());
    expect(chapter?.beats).toHaveLength(1);
    const beat = chapter!.beats[0]!;
    expect(plain(beat)).toBe('Red goes. Red attacks. One hit. None saved. Green falls.');
    expect(beat.lines.map((l) => l.rolls.length)).toEqual([0, 0, 1, 1, 0]);
    expect(beat.lines[2]?.why).toEqual(['leader']);
    expect([...beat.sides].sort()).toEqual(['green', 'red']);
  });

  it('begins a paragraph with each new action and each phase', () => {
    const [chapter] = story([...fight(), f('phase', undefined, { phase: 'act' }), ...fight(), ...fight()]);
    expect(chapter?.beats.map((b) => b.phase)).toEqual(['', 'Actions', 'Actions']);
  });

  it('gathers waiting and mere moves, a few at a time', () => {
    const waits = Array.from({ length: 6 }, (_, i) =>
      f('acted', `W${i}.`, { action: 'pass', counters: [`c${i}`] }),
    );
    expect(story(waits)[0]?.beats.map((b) => b.lines.length)).toEqual([4, 2]);
  });

  it('shows dice of which nothing was told yet', () => {
    const [chapter] = story([
      f('acted', 'Red attacks.', { action: 'attack', counters: ['r1'] }),
      roll('attack', 'red', 4, [4]),
    ]);
    expect(plain(chapter!.beats[0]!)).toBe('Red attacks.');
    expect(chapter!.beats[0]!.lines[0]?.rolls).toHaveLength(1);
    expect(plain(story([roll('attack', 'red', 4, [4])])[0]!.beats[0]!)).toBe('Attack.');
  });

  it('hangs forced choices on what came of them', () => {
    const [chapter] = story([
      f('forced', undefined, { seat: 'green', ask: 'hits' }),
      f('killed', 'Green falls.', { noun: 'kind.green' }),
    ]);
    expect(chapter?.beats[0]?.lines[0]?.forced).toHaveLength(1);
  });

  it('filters by what it is about and by side', () => {
    const [chapter] = story([
      ...fight(),
      f('moved', 'Green goes.', { counters: ['g'], action: 'move', noun: 'kind.green' }),
      f('revealed', 'A tile.'),
    ]);
    const seen = (filter: Parameters<typeof passes>[1]) => chapter?.beats.map((b) => passes(b, filter));
    expect(seen('all')).toEqual([true, true, true]);
    expect(seen('fights')).toEqual([true, false, false]);
    expect(seen('moves')).toEqual([true, true, false]);
    expect(seen('events')).toEqual([false, false, true]);
    expect(seen('dice')).toEqual([true, false, false]);
    expect(seen('side:red')).toEqual([true, false, false]);
    expect(seen('side:green')).toEqual([true, true, false]);
  });
});

describe('the dice tray', () => {
  it('shows an attack beside its save, each with what came of it', () => {
    const rolls = latestRolls(system, teller, fight(), 2);
    expect(rolls.map((r) => [r.roll.label, r.came])).toEqual([
      ['attack', 'One hit.'],
      ['save', 'None saved.'],
    ]);
    expect(rollInWords(teller, rolls[0]!)).toBe('Attack. Reds, 4 or more: One hit.');
  });

  it('says what each die does where its system says so, and adds nothing up', () => {
    const drift = f('rolled', undefined, { label: 'drift', pools: [{ sides: 6 }], faces: [[3, 5, 6]] });
    const [shown] = latestRolls(system, teller, [drift, f('faced', 'Red turns.')], 1);
    expect(shown?.came).toBeUndefined();
    expect(rollInWords(teller, shown!)).toBe('How they drift. a die for each: 1 to 3 it stays: 3 dice');
    expect(rollInWords(teller, { ...shown!, roll: { ...shown!.roll, label: 'attack' } })).toBe(
      'Attack. added up: 14 in all',
    );
  });

  it('does not take the beginning of a turn for what came of a roll', () => {
    const dice = roll('attack', 'red', 4, [1]);
    const facts = [dice, { ...f('turn', 'Turn 2', { turn: 2 }), entry: dice.entry }];
    expect(latestRolls(system, teller, facts, 1).map((r) => r.came)).toEqual([undefined]);
  });

  it('is empty once an answer has begun something else, and not while what the dice led to is answered', () => {
    const fought = fight();
    const left = (...more: Told[]) => latestRolls(system, teller, [...fought, ...more], 2).length;
    expect(left(f('retreated', 'Green runs.'))).toBe(2);
    expect(left(f('acted', 'Green attacks.', { action: 'attack' }))).toBe(0);
    expect(left(f('phase', undefined, { phase: 'act' }), f('retreated', 'Green runs.'))).toBe(0);
    const monthly = { ...system, begins: ({ is }: { readonly is: string }) => is === 'month' };
    const later = [...fought, f('month', 'Month 2'), f('retreated', 'Green rests.')];
    expect([
      latestRolls(monthly, teller, later, 2).length,
      latestRolls(system, teller, later, 2).length,
    ]).toEqual([0, 2]);
  });

  it('leaves out rolls of an earlier action', () => {
    const facts = [
      ...fight(),
      f('acted', 'Red attacks.', { action: 'attack' }),
      roll('attack', 'red', 4, [1]),
    ];
    expect(latestRolls(system, teller, facts, 2).map((r) => r.roll.label)).toEqual(['attack']);
  });
});

describe('shortRule', () => {
  it('leaves the system out', () => {
    expect(shortRule('AVZ-7.1a')).toBe('7.1a');
  });
});

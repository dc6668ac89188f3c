import {
  type DiceSource,
  type Draw,
  type Fact,
  type Json,
  type Request,
  type Roll,
  type Rolled,
  type Rule,
  resolve,
  SeededDice,
  Sfc32,
  World,
} from '@shambles/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FtbFact, FtbWorld } from '../facts.js';
import { ftb } from '../index.js';
import { markOn } from '../shooting/shooting.js';
import { personOf } from '../state.js';

/** Dice and facts in the order of the game; a shot comes with the shooter and the target as they were. */
type Line =
  | { readonly is: 'dice'; readonly label: string; readonly faces: readonly number[] }
  | { readonly is: 'fact'; readonly fact: FtbFact; readonly input: Json | undefined };

class Overheard implements DiceSource {
  private readonly dice: SeededDice;
  constructor(
    seed: string,
    private readonly told: Line[],
  ) {
    this.dice = new SeededDice(seed);
  }
  roll(roll: Roll): Rolled {
    const fell = this.dice.roll(roll);
    this.told.push({ is: 'dice', label: roll.label, faces: fell.faces.flat() });
    return fell;
  }
  draw(draw: Draw): readonly string[] {
    return this.dice.draw(draw);
  }
}

const AREA = 'urban';

/** The dice and facts of a random game. */
function played(scenario: string, seed: string): Line[] {
  const lines: Line[] = [];
  const setup = { scenario, options: { area: AREA, rep: '5', band: '4', class: 'ganger' } };
  const book = ftb.book(setup);
  const chance = new Sfc32(seed);
  const w: FtbWorld = new World(
    (s, f: FtbFact, b) => {
      lines.push({ is: 'fact', fact: f, input: f.is === 'fired' ? shotOf(w, f) : reactionOf(w, f) });
      ftb.evolve(s, f, b);
    },
    ftb.start(book),
    book,
    new Overheard(seed, lines),
    false,
  );
  for (let n = 0; n < 1000; n++) {
    const step = ftb.next(w);
    if (!step) break;
    through(step, (space) => {
      const list = space.list(40);
      return list[chance.below(list.length)];
    });
  }
  return lines;
}

function through(step: Rule<void>, answer: (space: { list(n: number): unknown[] }) => unknown): void {
  let at: IteratorResult<Request, void> = step.next();
  while (!at.done) {
    if (at.value.kind !== 'ask') throw new Error(`A ${at.value.kind} was asked for.`);
    at = (step as Generator<Request, void, unknown>).next(answer(at.value.space));
  }
}

/** Fire at one target with one gun, as input for the companion. */
function shotOf(w: FtbWorld, f: Extract<FtbFact, { is: 'fired' }>): Json | undefined {
  const [target, more] = f.at;
  const p = personOf(w.s, f.who);
  const guns = p.hand.filter((id) => w.book.weapons.has(p.items.find((i) => i.id === id)?.what ?? ''));
  const mark = target === undefined ? undefined : markOn(w, f.who, target, f.dice.length, 1);
  const q = w.s.people.find((each) => each.id === target);
  // Popping the weasel is not fire at a target.
  if (f.why === 'weasel') return undefined;
  if (!mark || more !== undefined || guns.length > 1 || mark.carries !== '' || q?.star) return undefined;
  const { cover, prone, fast } = mark;
  return {
    rep: p.rep,
    weapon: f.gun,
    shots: f.dice.length,
    fast: p.fast >= 0,
    target: {
      kind: q ? 'human' : 'zombie',
      cover,
      prone,
      fast,
      protected: mark.protected,
      charging: !q && (f.why === 'charged' || f.why === 'surprise'),
      ...(q && { rep: q.rep, class: q.class, attributes: [...q.attributes], power: q.power }),
    },
  };
}

function reactionOf(w: FtbWorld, f: FtbFact): Json | undefined {
  if (f.is !== 'reacted' || f.chose) return undefined;
  const { rep, class: what, attributes } = personOf(w.s, f.who);
  return { rep, class: what, attributes: [...attributes], both: f.tests.length > 1 };
}

const setup = { scenario: 'search', options: { area: AREA } };
const again = (id: string, input: Json, dice: readonly number[]) => resolve(ftb, id, input, setup, { dice });
const named = (facts: readonly Fact[], is: string) => facts.filter((f) => f.is === is);

const GAMES: Line[][] = [];
beforeAll(() => {
  for (const scenario of ['raid', 'confrontation', 'robbed', 'raid-defend'])
    GAMES.push(played(scenario, '1'));
});

/** Dice that belong to one firing. */
const OF_FIRE = ['noise', 'clock', 'pitiful', 'damage'];

describe('the companion is the game', () => {
  test('[FTB-U-auto] [FTB-7.5a] fire of random games comes out the same by the same dice', () => {
    let n = 0;
    for (const lines of GAMES)
      lines.forEach((line, i) => {
        if (line.is !== 'fact' || line.fact.is !== 'fired' || line.input === undefined) return;
        const before = lines[i - 1];
        const dice = before?.is === 'dice' && before.label === 'shots' ? [...before.faces] : [];
        const happenedThen: FtbFact[] = [line.fact];
        for (const next of lines.slice(i + 1)) {
          if (next.is === 'dice' && !OF_FIRE.includes(next.label)) break;
          if (next.is === 'dice') dice.push(...next.faces);
          else if (['shots', 'wound'].includes(next.fact.is)) happenedThen.push(next.fact);
          else if (!['noise', 'zeds-came'].includes(next.fact.is)) break;
        }
        const { facts, result } = again('shoot', line.input, dice);
        const of = (is: 'shots' | 'wound', all: readonly Fact[]) =>
          named(all, is).map((f) => ('shots' in f ? resultsOf(f as never) : woundOf(f as never)));
        expect(of('shots', facts)).toEqual(of('shots', happenedThen));
        expect(of('wound', facts)).toEqual(of('wound', happenedThen));
        expect(result.outOfAmmo).toBe(line.fact.ammo === 'out');
        n++;
      });
    expect(n).toBeGreaterThan(20);
  });

  test('[FTB-U-auto] [FTB-5.6.3] so do Reaction Tests', () => {
    let n = 0;
    for (const lines of GAMES)
      lines.forEach((line, i) => {
        if (line.is !== 'fact' || line.fact.is !== 'reacted' || line.input === undefined) return;
        const before = lines[i - 1];
        if (before?.is !== 'dice' || before.label !== 'reaction') throw new Error('No dice before a test.');
        const { tests, passed, result } = line.fact;
        const id = tests[0] as string;
        const given = line.input as { readonly rep: number };
        const helped = passed > before.faces.filter((face) => face <= given.rep).length;
        const dice = helped ? [1, ...before.faces] : before.faces;
        // The facts do not tell what it could do then, so the result must match some circumstances.
        const could = CIRCUMSTANCES.map(
          (each) => again(id, { ...given, ...(helped && { leader: 5 }), ...each }, dice).facts,
        ).map((facts) => named(facts, 'reacted')[0] as unknown as typeof line.fact);
        expect(could.every((f) => f.passed === passed)).toBe(true);
        expect(could.map((f) => f.result)).toContain(result);
        n++;
      });
    expect(n).toBeGreaterThan(5);
  });

  test('[FTB-U-auto] [FTB-5.5.3a] and In Sight of two Leaders', () => {
    let n = 0;
    for (const lines of GAMES)
      lines.forEach((line, i) => {
        if (line.is !== 'fact' || line.fact.is !== 'in-sight' || line.fact.leaders.length !== 2) return;
        const [a, b] = line.fact.leaders;
        if (!a || !b || a.dice === 0 || b.dice === 0) return;
        const dice: number[] = [];
        for (let k = i - 1; k >= 0; k--) {
          const each = lines[k];
          if (each?.is !== 'dice' || each.label !== 'in-sight') break;
          dice.unshift(...each.faces);
        }
        const { result } = again('in-sight', { a: taker(a), b: taker(b) }, dice);
        const winner = line.fact.act[0] === a.who ? 'a' : 'b';
        expect(result).toEqual({
          a: a.successes,
          b: b.successes,
          winner,
          'dice-a': madeOf(a),
          'dice-b': madeOf(b),
        });
        n++;
      });
    expect(n).toBeGreaterThan(5);
  });
});

const CIRCUMSTANCES = Array.from({ length: 32 }, (_, i) => ({
  canFire: (i & 1) > 0,
  noneLeft: (i & 2) > 0,
  canReach: (i & 4) > 0,
  cover: (i & 8) > 0,
  friend: (i & 16) > 0,
}));

type Leader = Extract<FtbFact, { is: 'in-sight' }>['leaders'][number];

/** What a Leader's dice were made of in a game, as the companion tells it. */
const madeOf = (leader: Leader): string[] => [
  `Rep ${leader.dice - leader.mods.reduce((n, m) => n + m.dice, 0)}`,
  ...leader.mods.map(
    ({ circumstance, dice }) => `${circumstance.replace(/-/g, ' ')} ${dice < 0 ? '−' : '+'}${Math.abs(dice)}`,
  ),
];

function taker({ dice, mods }: Leader): Json {
  const holds = (circumstance: string) => mods.some((m) => m.circumstance === circumstance);
  return {
    rep: dice - mods.reduce((n, m) => n + m.dice, 0),
    moving: holds('moving'),
    concealed: holds('concealed'),
    alerted: holds('alerted'),
    enemiesInCover: holds('enemies-in-cover'),
  };
}

type Shots = Extract<FtbFact, { is: 'shots' }>;
type Wound = Extract<FtbFact, { is: 'wound' }>;

function resultsOf({ gun, shots }: Shots) {
  return { gun, shots: shots.map(({ target: _, ...shot }) => shot) };
}

function woundOf({ die, against, damage }: Wound) {
  return { die, against, damage };
}

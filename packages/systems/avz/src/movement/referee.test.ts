import { type AskRequest, Sfc32 } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CounterSeen, Kind, Side } from '../index.js';
import { ALIENS, isAlien } from '../testing/boards.js';
import { type Game, game } from '../testing/game.js';

/** Time limit in milliseconds for tests that repeat many times. */
const SLOW = 60_000;

// ------------------------------------------------------------------ against a referee

/** AVZ-T-map, and the movement numbers of AVZ-T-aliens and AVZ-T-zombies. */
const MAP = ['BBPBBD', 'PBBDPB', 'BDPBBB', 'BBBPDP', 'DPBBBB'];

const POINTS: Record<string, number> = {
  trooper: 3,
  ufo: 6,
  tank: 3,
  leader: 3,
  mutant: 5,
  bfar: 4,
  rotting: 3,
  fast: 4,
  tough: 2,
};

const MIX: Record<string, number> = {
  trooper: 9,
  ufo: 6,
  tank: 6,
  leader: 3,
  mutant: 1,
  bfar: 1,
  rotting: 21,
  'rotting-mob': 9,
  fast: 13,
  'fast-mob': 5,
  tough: 8,
  'tough-mob': 4,
};

const PLACES = MAP.flatMap((letters, r) => [...letters].map((_, c) => `${'ABCDEF'[c]}${r + 1}`));
const isPark = (at: string) => MAP[Number(at[1]) - 1]?.['ABCDEF'.indexOf(at[0] as string)] === 'P';

const NEXT = new Map(
  PLACES.map((at) => [
    at,
    PLACES.filter(
      (to) =>
        Math.abs(at.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(at.charCodeAt(1) - to.charCodeAt(1)) === 1,
    ),
  ]),
);

const typeOf = (unit: CounterSeen) => unit.kind.replace('-mob', '');

/** Applies the rules literally, one step of one path after another. */
class Referee {
  constructor(
    private readonly units: readonly CounterSeen[],
    private readonly claw: boolean,
  ) {}

  private others(at: string, side: Side): readonly CounterSeen[] {
    return this.units.filter((u) => u.at === at && u.side !== side);
  }

  private mayLeave(who: readonly CounterSeen[], at: string): boolean {
    const side = who[0]?.side as Side;
    const enemies = this.others(at, side);
    if (side === 'alien')
      return who.every((u) => u.kind === 'ufo') || (!this.claw && !enemies.some((z) => typeOf(z) === 'fast'));
    if (enemies.length === 0) return true;
    const staying = this.units.filter((u) => u.at === at && u.side === 'zombie' && !who.includes(u));
    return !enemies.some((a) => a.kind === 'leader') && staying.length > 0;
  }

  private mustStop(who: readonly CounterSeen[], at: string): boolean {
    return (
      this.others(at, who[0]?.side as Side).length > 0 &&
      !who.every((u) => u.kind === 'ufo' || typeOf(u) === 'fast')
    );
  }

  private cost(who: readonly CounterSeen[], into: string): number {
    return isPark(into) && !who.every((u) => u.kind === 'ufo') ? 2 : 1;
  }

  moves(who: readonly CounterSeen[]): string[] {
    const from = who[0]?.at as string;
    const ends = new Set<string>();
    const seen = new Set<string>();
    const walk = (here: string, left: number, start: boolean) => {
      if (seen.has(`${here}${left}`)) return;
      seen.add(`${here}${left}`);
      if (!this.mayLeave(who, here) || (!start && this.mustStop(who, here))) return;
      for (const next of NEXT.get(here) as string[]) {
        const rest = left - this.cost(who, next);
        if (rest < 0) continue;
        ends.add(next);
        walk(next, rest, false);
      }
    };
    walk(from, Math.min(...who.map((u) => POINTS[typeOf(u)] as number)), true);
    ends.delete(from);
    return PLACES.filter((p) => ends.has(p));
  }

  attacks(who: readonly CounterSeen[]): string[] {
    const { side, at } = who[0] as CounterSeen;
    if (side === 'alien' && this.claw && who.some((u) => u.kind !== 'ufo')) return [];
    const enemy = (p: string) => this.others(p, side).length > 0;
    return PLACES.filter(
      (p) =>
        enemy(p) &&
        (p === at ||
          ((NEXT.get(at) as string[]).includes(p) && this.cost(who, p) <= 1 && this.mayLeave(who, at))),
    );
  }

  goals(who: readonly CounterSeen[], verb: string): string[] {
    const { side, at } = who[0] as CounterSeen;
    if (verb === 'move') return this.moves(who);
    if (verb === 'attack') return this.attacks(who);
    if (verb === 'pass') return [at];
    return verb === (side === 'alien' ? 'blast' : 'chomp') && this.others(at, side).length > 0 ? [at] : [];
  }
}

interface Position {
  readonly side: Side;
  readonly claw: boolean;
  readonly units: readonly { readonly kind: Kind; readonly at: string; readonly spent: boolean }[];
}

/** Positions from crowded corners to open fields, with no more of a kind than exist. */
const position: fc.Arbitrary<Position> = fc
  .record({
    side: fc.constantFrom<Side>('alien', 'zombie'),
    claw: fc.nat(3).map((n) => n === 0),
    corner: fc.nat(PLACES.length - 1),
    crowded: fc.boolean(),
    aliens: fc.array(
      fc.record({ kind: fc.constantFrom(...ALIENS), at: fc.nat(PLACES.length - 1), spent: fc.nat(3) }),
      { maxLength: 9 },
    ),
    zombies: fc.array(
      fc.record({
        kind: fc.constantFrom<Kind>(
          'rotting',
          'rotting-mob',
          'fast',
          'fast',
          'fast-mob',
          'tough',
          'tough-mob',
        ),
        at: fc.nat(PLACES.length - 1),
        spent: fc.nat(3),
      }),
      { maxLength: 14 },
    ),
  })
  .map(({ side, claw, corner, crowded, aliens, zombies }) => {
    const near = [PLACES[corner] as string, ...(NEXT.get(PLACES[corner] as string) as string[])];
    const left = { ...MIX };
    const units = [...aliens, ...zombies].flatMap(({ kind, at, spent }) => {
      const n = left[kind] as number;
      left[kind] = n - 1;
      return n > 0
        ? [{ kind, at: (crowded ? near[at % near.length] : PLACES[at]) as string, spent: spent === 0 }]
        : [];
    });
    return { side, claw, units };
  });

interface Posed {
  readonly g: Game;
  readonly ask: AskRequest;
  readonly referee: Referee;
  /** Own counters that may act, location by location. */
  readonly stacks: readonly (readonly CounterSeen[])[];
}

/** The ask for orders in a position; undefined if nobody may act. */
function pose({ side, claw, units }: Position): Posed | undefined {
  const board: Record<string, Kind[]> = {};
  const numbered: Record<string, number> = {};
  const spent: string[] = [];
  for (const at of PLACES)
    for (const u of units.filter((x) => x.at === at)) {
      board[at] = [...(board[at] ?? []), u.kind];
      numbered[u.kind] = (numbered[u.kind] ?? 0) + 1;
      if (u.spent) spent.push(`${u.kind}-${numbered[u.kind]}`);
    }
  const g = game({ phase: side === 'alien' ? 'alien-actions' : 'zombie-actions', board, claw, spent });
  const seen = g.view('zombie').counters.filter((c) => PLACES.includes(c.at));
  expect(seen).toHaveLength(units.length);
  const ready = seen.filter((c) => c.side === side && !c.spent);
  if (ready.length === 0) return undefined;
  const stacks = PLACES.map((at) => ready.filter((c) => c.at === at)).filter((s) => s.length > 0);
  const ask = g.run() as AskRequest;
  expect(ask.code).toBe(side === 'alien' ? 'alien-orders' : 'zombie-orders');
  return { g, ask, referee: new Referee(seen, claw), stacks };
}

const VERBS = ['move', 'attack', 'blast', 'chomp', 'pass'];

const orderOf = (verb: string, who: readonly CounterSeen[], to: string) =>
  `${verb} ${who.map((u) => u.id).join(' ')}${verb === 'move' || verb === 'attack' ? ` > ${to}` : ''}`;

describe('against a referee that walks every path', () => {
  const IDS =
    'AVZ-5.1, AVZ-5.2, AVZ-6.0, AVZ-6.1, AVZ-6.2, AVZ-6.3, AVZ-6.3-leader, AVZ-6.4a, AVZ-6.5-ufo, AVZ-D-fast-last, AVZ-D-group-move, AVZ-D-need-enemy';

  test(
    `[${IDS}] every goal of every verb, for single counters, whole stacks and any other group, is legal or refused as it should be`,
    () => {
      fc.assert(
        fc.property(
          position,
          fc.array(fc.integer({ min: 1, max: 0x7fff }), { minLength: 30, maxLength: 30 }),
          (p, picks) => {
            const posed = pose(p);
            if (!posed) return;
            const { ask, referee, stacks } = posed;
            for (const [i, stack] of stacks.entries()) {
              const some = stack.filter((_, n) => ((picks[i] as number) >> n) & 1);
              const kinds = [...new Map(stack.map((u) => [u.kind, [u]])).values()];
              for (const who of [...kinds, stack, ...(some.length > 1 ? [some] : [])])
                for (const verb of VERBS) {
                  const goals = referee.goals(who, verb);
                  for (const to of verb === 'move' || verb === 'attack' ? PLACES : [stack[0]?.at as string]) {
                    const order = orderOf(verb, who, to);
                    const parsed = ask.space.parse([order]);
                    expect(parsed.ok, order).toBe(goals.includes(to));
                    if (!parsed.ok) expect(parsed.rule, order).toMatch(/^AVZ-/);
                  }
                }
            }
          },
        ),
        { numRuns: 120 },
      );
    },
    SLOW,
  );

  test(
    `[${IDS}] the orders that are listed are exactly the legal ones: one of a kind, all of a kind, all`,
    () => {
      fc.assert(
        fc.property(position, (p) => {
          const posed = pose(p);
          if (!posed) return;
          const { g, ask, referee, stacks } = posed;
          const expected = new Set(['finish']);
          const said = (verb: string, who: readonly CounterSeen[], to: string) =>
            `${verb} ${who[0]?.at} ${who
              .map((u) => u.kind)
              .toSorted()
              .join(' ')} > ${to}`;
          for (const stack of stacks) {
            const kinds = [...new Set(stack.map((u) => u.kind))].map((k) =>
              stack.filter((u) => u.kind === k),
            );
            for (const who of [...kinds.map((k) => k.slice(0, 1)), ...kinds, stack])
              for (const verb of VERBS)
                for (const to of referee.goals(who, verb)) expected.add(said(verb, who, to));
            for (const u of stack)
              for (const verb of ['attack', 'blast', 'chomp'])
                if (referee.goals([u], verb).includes(u.at)) expected.add(`${verb} all`);
          }
          const units = new Map(stacks.flat().map((u) => [u.id, u]));
          const listed = g.options().map((id) => {
            const [head = '', goal] = id.split(' > ');
            const [verb = '', ...ids] = head.split(' ');
            const who = ids.map((u) => units.get(u)).filter((u) => u !== undefined);
            return who.length === 0 ? id : said(verb, who, goal ?? (who[0]?.at as string));
          });
          expect(new Set(listed).size, 'nothing is listed twice').toBe(listed.length);
          expect(listed.toSorted()).toEqual([...expected].toSorted());
          const random = new Sfc32('any legal order');
          for (let i = 0; i < 8; i++)
            expect(ask.space.parse(ask.space.value(ask.space.sample(random))).ok).toBe(true);
        }),
        { numRuns: 120 },
      );
    },
    SLOW,
  );

  test(
    `[${IDS}] the shape of the question shows each stack where it may go, and how many may leave`,
    () => {
      fc.assert(
        fc.property(position, (p) => {
          const posed = pose(p);
          if (!posed) return;
          const { g, referee, stacks } = posed;
          const shape = g.orders();
          const expected: Record<string, unknown> = {};
          const leave: Record<string, number> = {};
          for (const stack of stacks) {
            const at = stack[0]?.at as string;
            for (const u of stack) {
              const to = Object.fromEntries(
                VERBS.map((verb) => [verb, referee.goals([u], verb)]).filter(
                  ([, goals]) => (goals as string[]).length > 0,
                ),
              );
              expected[`${at} ${u.kind}`] = {
                units: stack.filter((x) => x.kind === u.kind).map((x) => x.id),
                to,
              };
            }
            if (p.side === 'zombie' && p.units.some((u) => u.at === at && isAlien(u.kind))) {
              const there = p.units.filter((u) => u.at === at && !isAlien(u.kind)).length;
              const most = p.units.some((u) => u.at === at && u.kind === 'leader')
                ? 0
                : Math.min(stack.length, there - 1);
              if (most < stack.length) leave[at] = most;
            }
          }
          expect(
            Object.fromEntries(
              shape.stacks.map(({ at, like, units, to }) => [`${at} ${like}`, { units, to }]),
            ),
          ).toEqual(expected);
          expect(shape.leave).toEqual(leave);
        }),
        { numRuns: 120 },
      );
    },
    SLOW,
  );
});

import {
  Allocate,
  ask,
  askAll,
  askAlways,
  atLeast,
  Choose,
  Confirm,
  draw,
  Path,
  Place,
  type PrintedTable,
  type Procedure,
  pick,
  type Rule,
  roll,
  rollOn,
  SetupError,
  Some,
  type System,
  WholeNumber,
} from '../index.js';
import {
  type Book,
  CARDS,
  copy,
  evolve,
  type Field,
  type Held,
  newState,
  SIDES,
  type Side,
  type State,
  type ToyFact,
  type ToyWorld,
  type View,
  view,
} from './toy-state.js';

/**
 * A small game for tests that uses everything an engine can ask: cards in hand, cards played face down, a walk that can
 * be interrupted at each leg, and a camp where things are placed, counted and given up.
 */
const line = (id: string) => ({ key: `thing.${id}` });
const PLAIN = { line };
const by = (of: readonly Held[]) => ({
  line,
  like: (id: string) => of.find((h) => h.id === id)?.kind ?? id,
  on: (id: string) => id,
});
const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

export const FINDS: PrintedTable<{ on: readonly [number, number]; find: string; worth: number }> = {
  id: 'TOY-T-finds',
  title: 'What lies about',
  rule: 'TOY-4',
  provenance: 'stated',
  dice: { n: 2, sides: 6 },
  rows: [
    { on: [2, 4], find: 'nothing', worth: 0 },
    { on: [5, 9], find: 'tins', worth: 1 },
    { on: [10, 12], find: 'fuel', worth: 3 },
  ],
};

function enter(w: ToyWorld, phase: State['phase']): void {
  w.happen({ is: 'phase', cause: 'TOY-0', to: 'all', phase });
}

/** Deals two cards to each side; only that side sees them. */
function* deal(w: ToyWorld): Rule<void> {
  w.happen({ is: 'turn', cause: 'TOY-1', to: 'all', turn: w.s.turn + 1 });
  for (const side of SIDES) {
    const cards = yield* draw(w, {
      kind: 'draw',
      rule: 'TOY-1',
      label: 'card',
      from: w.s.deck,
      n: 2,
      like: (c) => c[0] as string,
    });
    const unseen: ToyFact = { is: 'dealt-unseen', cause: 'TOY-1', to: 'all', side, n: cards.length };
    if (cards.length > 0)
      w.happen({ is: 'dealt', cause: 'TOY-1', to: [side], side, cards, others: unseen, reveals: true });
  }
  enter(w, 'duel');
}

/** Each side plays a card face down; both are turned up together. A side without cards is asked all the same. */
function* duel(w: ToyWorld): Rule<void> {
  const asks = SIDES.map((to) => ({
    to,
    code: 'face-down',
    rule: 'TOY-2',
    space: new Choose([...w.s.hand[to], 'bluff'], PLAIN),
    always: true as const,
  }));
  const [red, blue] = (yield* askAll(asks)) as [string, string];
  w.happen({ is: 'shown', cause: 'TOY-2', to: 'all', red, blue, reveals: true });
  const worth = (card: string) => (card === 'bluff' ? 0 : Number(card.slice(1)));
  const tie = worth(red) === worth(blue);
  const winner = tie
    ? (yield* confirmFirst(w))
      ? 'red'
      : 'blue'
    : worth(red) > worth(blue)
      ? 'red'
      : 'blue';
  w.happen({ is: 'leads', cause: 'TOY-2', to: 'all', side: winner });
  enter(w, 'walk');
}

function* confirmFirst(w: ToyWorld): Rule<boolean> {
  return yield* ask(w, 'red', 'TOY-2', 'go-first', new Confirm({ key: 'yes' }, { key: 'no' }));
}

/** A path is chosen, then walked leg by leg. At each leg the other seat may shoot. */
function* walk(w: ToyWorld): Rule<void> {
  const side = w.s.leads;
  const space = new Path(
    w.s.at[side],
    3,
    (p) => w.book.roads[p] as string[],
    () => ({ C: 1 }),
    { adjacent: 'TOY-3', once: 'TOY-3' },
  );
  for (const place of yield* ask(w, side, 'TOY-3', 'path', space)) {
    w.happen({ is: 'moved', cause: 'TOY-3', to: 'all', side, into: place });
    yield* interrupt(w, other(side), 0);
    if (w.s.wounds[side] >= 3) break;
  }
  enter(w, 'camp');
}

/** A shot at the side that moves. The target may shoot back, and so on, at most four deep. */
function* interrupt(w: ToyWorld, shooter: Side, depth: number): Rule<void> {
  const fires = yield* askAlways({
    to: shooter,
    code: 'shoot',
    rule: 'TOY-3.1',
    space: new Confirm({ key: 'fire' }, { key: 'hold' }),
  });
  if (!fires) return;
  const hits = yield* shoot(w, shooter, 2);
  if (hits > 0) w.happen({ is: 'wounded', cause: 'TOY-3.1', to: 'all', side: other(shooter), n: hits });
  if (depth < 3 && hits === 0) yield* interrupt(w, other(shooter), depth + 1);
}

/** Fives and sixes hit; a six adds another die. */
function* shoot(w: ToyWorld, shooter: Side, dice: number): Rule<number> {
  const pools = [{ n: dice, sides: 6, from: 5, score: atLeast(5) }];
  return (yield* roll(w, { kind: 'roll', rule: 'TOY-3.1', label: 'shot', seat: shooter, pools, explode: 6 }))
    .score;
}

/** Things are found, put somewhere and rationed; a storm takes some of them. */
function* camp(w: ToyWorld): Rule<void> {
  const side = w.s.leads;
  const row = yield* rollOn(w, FINDS, side);
  const most = row.worth + 2;
  const kept = yield* ask(w, side, 'TOY-4', 'keep', new WholeNumber(0, most), { most });
  w.happen({ is: 'found', cause: 'TOY-4', to: 'all', side, n: kept });
  const mine = w.s.things.filter((t) => t.side === side && t.at === '');
  const limits = {
    places: Object.keys(w.book.roads),
    each: { most: 2, rule: 'TOY-4.1' },
    optional: w.s.turn % 2 === 0,
    budget: { cost: () => 1, most: 3, rule: 'TOY-4.1' },
  };
  const few = mine.slice(0, 3);
  const placed = yield* ask(
    w,
    side,
    'TOY-4.1',
    'stash',
    new Place(
      few.map((t) => t.id),
      limits,
      by(mine),
    ),
  );
  w.happen({
    is: 'stashed',
    cause: 'TOY-4.1',
    to: 'all',
    places: [...placed].map(([id, at]) => ({ id, at })),
  });
  enter(w, 'storm');
}

function* storm(w: ToyWorld): Rule<void> {
  for (const side of SIDES) {
    const out = w.s.things.filter((t) => t.side === side && t.at !== '');
    const blown = yield* roll(w, {
      kind: 'roll',
      rule: 'TOY-5',
      label: 'storm',
      pools: [{ n: 1, sides: 10, lowest: 0 }],
    });
    const force = Math.floor((blown.faces[0]?.[0] as number) / 3);
    const price = (id: string) => (out.find((t) => t.id === id)?.kind === 'fuel' ? 2 : 1);
    const lost = yield* ask(
      w,
      side,
      'TOY-5',
      'lose',
      new Allocate(
        out.map((t) => t.id),
        force,
        price,
        by(out),
        'TOY-5',
      ),
      { force },
    );
    w.happen({ is: 'lost', cause: 'TOY-5', to: 'all', things: lost });
    const rest = out.filter((t) => !lost.includes(t.id));
    const used = yield* ask(
      w,
      side,
      'TOY-5.1',
      'use',
      new Some(
        rest.map((t) => t.id),
        { min: 0, max: 2 },
        by(rest),
      ),
    );
    w.happen({ is: 'used', cause: 'TOY-5.1', to: 'all', side, things: used });
  }
  enter(w, w.s.turn < w.book.turns ? 'deal' : 'over');
}

const STEPS = { deal, duel, walk, camp, storm };

const volley: Procedure<{ dice: number }, number, State, Book, ToyFact> = {
  id: 'volley',
  title: 'A volley',
  rule: 'TOY-3.1',
  schema: { type: 'object' },
  example: { dice: 2 },
  parse(input) {
    const dice = (input as { dice?: unknown } | null)?.dice;
    if (typeof dice !== 'number' || dice < 0 || dice > 20)
      throw new SetupError('volley, dice: 0 to 20 are allowed.');
    return { dice };
  },
  begin: () => newState(),
  run: (w, { dice }) => shoot(w, 'red', dice),
  result: (hits) => ({ hits }),
  quantities: (hits) => ({ hits }),
  policy: { name: 'nothing is chosen', answer: () => undefined },
  mute: [],
};

export const toy: System<State, Book, View, ToyFact> = {
  id: 'toy',
  title: 'Toy',
  credit: 'Nobody else is to blame.',
  revision: 1,
  seats: [
    { id: 'red', name: 'Red', tone: 'rose' },
    { id: 'blue', name: 'Blue', tone: 'ice' },
  ],
  options: [
    {
      id: 'turns',
      title: 'How long',
      rule: 'TOY-0',
      default: '2',
      values: [
        { id: '2', title: 'Two turns' },
        { id: '5', title: 'Five turns' },
      ],
    },
  ],
  files: [],
  scenarios: [{ id: 'field', title: 'A field', summary: 'Four places.' }],
  tables: [FINDS],
  register: () =>
    Promise.resolve({ system: 'toy', title: 'Toy', rules: [], tables: [], examples: [], decisions: [] }),
  book({ scenario, options }) {
    if (scenario !== 'field') throw new SetupError(`There is no scenario "${scenario}"; there is field.`);
    for (const id of Object.keys(options))
      if (id !== 'turns') throw new SetupError(`There is no option "${id}"; there is turns.`);
    return {
      turns: Number(options.turns ?? 2),
      roads: { A: ['B', 'C'], B: ['A', 'C'], C: ['A', 'B', 'D'], D: ['C'] },
    };
  },
  start: newState,
  next: (w) => (w.s.phase === 'over' ? undefined : STEPS[w.s.phase](w)),
  evolve,
  copy,
  check(s, book) {
    const fields = Object.keys(book.roads);
    const cards = [...s.deck, ...s.gone, ...s.hand.red, ...s.hand.blue];
    if (
      cards.length !== CARDS.length ||
      new Set(cards).size !== CARDS.length ||
      cards.some((c) => !CARDS.includes(c))
    )
      return 'Each card is in one place.';
    if (!SIDES.includes(s.leads) || SIDES.some((side) => !fields.includes(s.at[side])))
      return `Places are ${fields.join(', ')}.`;
    if (!(s.phase in STEPS) && s.phase !== 'over') return `There is no phase ${s.phase}.`;
    if (!Number.isInteger(s.turn) || s.turn < 0 || s.turn > book.turns)
      return `Turns are 0 to ${book.turns}.`;
    if (SIDES.some((side) => !Number.isInteger(s.wounds[side]) || !Number.isInteger(s.score[side])))
      return 'Wounds and scores are whole numbers.';
    const ids = new Set(s.things.map((t) => t.id));
    if (
      ids.size !== s.things.length ||
      s.things.some((t) => !/^[a-z]+-\d+$/.test(t.id) || !SIDES.includes(t.side))
    )
      return 'Things have names of their own.';
    return s.things.some((t) => t.at !== '' && !fields.includes(t.at)) ? 'Things lie in places.' : undefined;
  },
  turn: (s) => s.turn,
  outcome: (s) =>
    s.phase === 'over'
      ? {
          winner: s.score.red > s.score.blue ? 'red' : 'blue',
          level: 'won',
          rule: 'TOY-6',
          score: s.score.red,
        }
      : undefined,
  view,
  scene: (v) => scene(v),
  correctable: ({ turn }) => [{ what: 'turn', path: 'turn', now: turn }],
  scramble(s, seat, random) {
    const t = copy(s);
    const hidden: Side[] = SIDES.filter((side) => side !== seat);
    const bag = [...t.deck, ...hidden.flatMap((side) => t.hand[side])].sort();
    let mixed = pick(random, bag, bag.length);
    for (const side of hidden) {
      const n = t.hand[side].length;
      t.hand[side] = mixed.slice(0, n);
      mixed = mixed.slice(n);
    }
    t.deck = mixed.sort();
    return t;
  },
  tell: (fact) => ({ key: `tell.${fact.is}` }),
  catalogues: { en: {} },
  preview: () => [],
  procedures: [volley],
};

function scene({ turn, at, score }: View): Field {
  return {
    kind: 'printed',
    columns: 4,
    rows: 1,
    cells: ['A', 'B', 'C', 'D'].map((id, column) => ({ id, column, row: 0, ground: 'lot', name: id })),
    counters: [],
    trays: SIDES.map((id) => ({ id: at[id], name: id, side: id, count: 1 })),
    track: { name: 'score', value: score.red, max: 99, bands: [] },
    clock: { turn, turns: 2, phase: '', tiles: [] },
  };
}

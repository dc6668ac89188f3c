import {
  type AskView,
  ask,
  askAll,
  Choose,
  type Fact,
  type MeasuredScene,
  type Procedure,
  type Rule,
  roll,
  SetupError,
  type System,
  type Way,
  type World,
} from '../index.js';
import { apart, CELL, Facing, type Named, type Place, Spots } from './meadow-spaces.js';

/**
 * A small measured table for tests: three scouts, each a seat of its own, play a card each in secret, run, turn or
 * throw a stone; crows hop about. A keeper, where a person is one, knows where the egg lies. A house with a roof,
 * a fence, a car, a pond.
 */
export const SCOUTS = ['ann', 'bob', 'cat'] as const;
const CARDS = ['run', 'turn', 'throw'] as const;
const WIDTH = 60;
const HEIGHT = 40;
const TURNS = 3;
const RADIUS = 1.25;
const HOUSE = { west: 24, south: 20, east: 40, north: 34 };
const POND = { west: 6, south: 26, east: 16, north: 36 };
const LADDER: Place = [41, 27, 0];

interface Body {
  x: number;
  y: number;
  level: number;
  facing: number;
}

interface State {
  step: 'hide' | 'cards' | 'act' | 'crows' | 'over';
  turn: number;
  scouts: { [id: string]: Body };
  crows: { [id: string]: Body & { gone: boolean } };
  /** What is played this turn, by scout; empty between turns. */
  played: { [id: string]: string };
  /** Whose card is next. */
  next: number;
  /** Where the egg lies: the keeper knows. */
  egg: { x: number; y: number } | null;
  found: boolean;
  stones: { x: number; y: number }[];
}

interface Book {
  readonly scouts: number;
  readonly keeper: boolean;
}

type MeadowFact =
  | (Fact & { readonly is: 'turn'; readonly turn: number })
  | (Fact & { readonly is: 'step'; readonly step: State['step'] })
  | (Fact & { readonly is: 'hidden'; readonly x: number; readonly y: number })
  | (Fact & { readonly is: 'hidden-somewhere' })
  | (Fact & { readonly is: 'played'; readonly cards: { readonly [id: string]: string } })
  | (Fact & { readonly is: 'went'; readonly who: string; readonly at: Place })
  | (Fact & { readonly is: 'turned'; readonly who: string; readonly facing: number })
  | (Fact & { readonly is: 'threw'; readonly who: string; readonly x: number; readonly y: number })
  | (Fact & { readonly is: 'fled'; readonly who: string; readonly by: string })
  | (Fact & { readonly is: 'hopped'; readonly who: string; readonly x: number; readonly y: number })
  | (Fact & { readonly is: 'found'; readonly who: string })
  | (Fact & { readonly is: 'done'; readonly who: string })
  | (Fact & { readonly is: 'ended'; readonly level: string; readonly winner?: string });

type MeadowWorld = World<State, Book, MeadowFact>;

interface View {
  readonly seat: string;
  readonly turn: number;
  readonly step: string;
  readonly scouts: State['scouts'];
  readonly crows: State['crows'];
  readonly stones: State['stones'];
  readonly egg: State['egg'];
  readonly found: boolean;
}

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const inside = (r: typeof HOUSE, x: number, y: number) =>
  x > r.west && x < r.east && y > r.south && y < r.north;
const corners = ({ west, south, east, north }: typeof HOUSE) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
const placeOf = ({ x, y, level }: Body): Place => [x, y, level];

/** On the ground everywhere but in the pond and in the house; on the house's roof. */
const firm = (x: number, y: number, level: number) =>
  level === 1 ? inside(HOUSE, x, y) : !inside(HOUSE, x, y) && !inside(POND, x, y);

function* hide(w: MeadowWorld): Rule<void> {
  if (w.book.keeper) {
    const nest: Place = [50, 8, 0];
    const space = new Spots({
      figure: '',
      from: [WIDTH / 2, HEIGHT / 2, 0],
      how: 'throw',
      within: 60,
      options: [{ id: 'nest', at: nest }],
      ...grid([0]),
      open: ([x, y]) => firm(x, y, 0) && x > 30,
    });
    const answer = yield* ask(w, 'keeper', 'MEADOW-1', 'hide', space);
    const [x, y] = typeof answer === 'string' ? nest : answer;
    const unseen: MeadowFact = { is: 'hidden-somewhere', cause: 'MEADOW-1', to: 'all' };
    w.happen({ is: 'hidden', cause: 'MEADOW-1', to: ['keeper'], others: unseen, x, y });
  }
  w.happen({ is: 'turn', cause: 'MEADOW-2', to: 'all', turn: 1 });
  w.happen({ is: 'step', cause: 'MEADOW-2', to: 'all', step: 'cards' });
}

const grid = (levels: readonly number[]) => ({ columns: WIDTH / CELL, rows: HEIGHT / CELL, levels });

/** A card each, face down; all are turned up together. */
function* cards(w: MeadowWorld): Rule<void> {
  const seats = Object.keys(w.s.scouts);
  const given = (yield* askAll(
    seats.map((to) => ({
      to,
      code: 'card',
      rule: 'MEADOW-2',
      space: new Choose(CARDS, { line: (id) => ({ key: `card.${id}` }) }),
      always: true as const,
    })),
  )) as string[];
  const played = Object.fromEntries(seats.map((seat, i) => [seat, given[i] as string]));
  w.happen({ is: 'played', cause: 'MEADOW-2', to: 'all', cards: played, reveals: true });
  w.happen({ is: 'step', cause: 'MEADOW-3', to: 'all', step: 'act' });
}

function* act(w: MeadowWorld): Rule<void> {
  const who = Object.keys(w.s.scouts)[w.s.next];
  if (who === undefined) {
    w.happen({ is: 'step', cause: 'MEADOW-4', to: 'all', step: 'crows' });
    return;
  }
  const card = w.s.played[who];
  if (card === 'run') yield* run(w, who);
  else if (card === 'turn') {
    const named = Object.entries({ north: 0, east: 90, south: 180, west: 270 });
    const space = new Facing(
      who,
      body(w, who).facing,
      named.map(([id, degrees]) => ({ id, degrees })),
    );
    const facing = yield* ask(w, who, 'MEADOW-3.2', 'face', space, { who });
    w.happen({ is: 'turned', cause: 'MEADOW-3.2', to: 'all', who, facing });
  } else yield* hurl(w, who);
  w.happen({ is: 'done', cause: 'MEADOW-3', to: 'all', who });
}

const body = (w: MeadowWorld, who: string) => w.s.scouts[who] as Body;

function* run(w: MeadowWorld, who: string): Rule<void> {
  const from = placeOf(body(w, who));
  const up: Place = [38, 27, 1];
  const options: Named[] = [{ id: 'stay' }];
  if (from[2] === 0 && apart(from, LADDER) <= 12) options.push({ id: 'ladder', at: up, on: 'ladder-1' });
  const space = new Spots({
    figure: who,
    from,
    how: 'walk',
    within: 12,
    options,
    ...grid([from[2]]),
    open: ([x, y, level]) => firm(x, y, level) && apart(from, [x, y]) <= 12,
  });
  const answer = yield* ask(w, who, 'MEADOW-3.1', 'run', space, { who });
  if (answer === 'stay') return;
  const to = typeof answer === 'string' ? up : answer;
  w.happen({ is: 'went', cause: 'MEADOW-3.1', to: 'all', who, at: to });
  const { egg } = w.s;
  if (egg && !w.s.found && apart([egg.x, egg.y], to) <= 4)
    w.happen({ is: 'found', cause: 'MEADOW-5', to: 'all', who, reveals: true });
}

function* hurl(w: MeadowWorld, who: string): Rule<void> {
  const from = placeOf(body(w, who));
  const there = Object.entries(w.s.crows).filter(([, c]) => !c.gone);
  const space = new Spots({
    figure: who,
    from,
    how: 'throw',
    within: 20,
    options: there
      .filter(([, c]) => apart(from, [c.x, c.y]) <= 20)
      .map(([id, c]) => ({ id, at: placeOf(c), on: id })),
    ...grid([0]),
    open: ([x, y]) => firm(x, y, 0) && apart(from, [x, y]) <= 20,
  });
  const answer = yield* ask(w, who, 'MEADOW-3.3', 'throw', space, { who });
  const crow = typeof answer === 'string' ? (w.s.crows[answer] as Body) : undefined;
  const [x, y] = crow ? [crow.x, crow.y] : (answer as Place);
  w.happen({ is: 'threw', cause: 'MEADOW-3.3', to: 'all', who, x, y });
  if (typeof answer === 'string' && (yield* scare(w, who)) !== 'miss')
    w.happen({ is: 'fled', cause: 'MEADOW-3.3', to: 'all', who: answer, by: who });
}

/** A three or less misses, a six hits it on the beak. */
function* scare(w: MeadowWorld, seat: string | undefined): Rule<'miss' | 'wing' | 'beak'> {
  const die = yield* roll(w, {
    kind: 'roll',
    rule: 'MEADOW-3.3',
    label: 'stone',
    ...(seat !== undefined && { seat }),
    pools: [{ n: 1, sides: 6, from: 4 }],
  });
  const face = die.faces[0]?.[0] as number;
  return face <= 3 ? 'miss' : face < 6 ? 'wing' : 'beak';
}

/** Each crow hops two units in one of four directions, if the ground there is firm. */
function* crows(w: MeadowWorld): Rule<void> {
  for (const [who, c] of Object.entries(w.s.crows)) {
    if (c.gone) continue;
    const pools = [{ n: 1, sides: 4 }];
    const die = yield* roll(w, { kind: 'roll', rule: 'MEADOW-4', label: 'hop', pools });
    const face = die.faces[0]?.[0] as number;
    const x = c.x + (face === 1 ? 2 : face === 2 ? -2 : 0);
    const y = c.y + (face === 3 ? 2 : face === 4 ? -2 : 0);
    if (firm(x, y, 0) && x > 0 && y > 0 && x < WIDTH && y < HEIGHT)
      w.happen({ is: 'hopped', cause: 'MEADOW-4', to: 'all', who, x, y });
  }
  const last = w.s.turn >= TURNS;
  if (last) {
    const level = w.s.found ? 'The egg is found' : 'Crows rule';
    w.happen({ is: 'ended', cause: 'MEADOW-6', to: 'all', level });
  } else w.happen({ is: 'turn', cause: 'MEADOW-2', to: 'all', turn: w.s.turn + 1 });
  w.happen({ is: 'step', cause: 'MEADOW-2', to: 'all', step: last ? 'over' : 'cards' });
}

const STEPS = { hide, cards, act, crows };

function evolve(s: State, f: MeadowFact): void {
  switch (f.is) {
    case 'turn':
      s.turn = f.turn;
      return;
    case 'step':
      s.step = f.step;
      s.next = 0;
      if (f.step !== 'act') s.played = {};
      return;
    case 'hidden':
      s.egg = { x: f.x, y: f.y };
      return;
    case 'played':
      s.played = { ...f.cards };
      return;
    case 'went':
      Object.assign(s.scouts[f.who] as Body, { x: f.at[0], y: f.at[1], level: f.at[2] });
      return;
    case 'turned':
      (s.scouts[f.who] as Body).facing = f.facing;
      return;
    case 'threw':
      s.stones.push({ x: f.x, y: f.y });
      return;
    case 'fled':
      (s.crows[f.who] as { gone: boolean }).gone = true;
      return;
    case 'hopped':
      Object.assign(s.crows[f.who] as Body, { x: f.x, y: f.y });
      return;
    case 'found':
      s.found = true;
      return;
    case 'done':
      s.next++;
      return;
    default:
      return;
  }
}

const stone: Procedure<Record<string, never>, 'miss' | 'wing' | 'beak', State, Book, MeadowFact> = {
  id: 'stone',
  title: 'A stone thrown at a crow',
  rule: 'MEADOW-3.3',
  schema: { type: 'object', properties: {} },
  example: {},
  parse: () => ({}),
  begin: (_, book) => start(book),
  run: (w) => scare(w, undefined),
  result: (hit) => ({ hit }),
  quantities: () => ({}),
  outcomes: (hit) => hit,
  outcomeNames: ['miss', 'wing', 'beak', 'tail'],
  policy: { name: 'nothing is chosen', answer: () => undefined },
  mute: [],
};

function start({ scouts }: Book): State {
  const at = (x: number, y: number, facing: number): Body => ({ x, y, level: 0, facing });
  return {
    step: 'hide',
    turn: 0,
    scouts: Object.fromEntries(SCOUTS.slice(0, scouts).map((id, i) => [id, at(5, 5 + 6 * i, 90)])),
    crows: Object.fromEntries(
      [1, 2, 3].map((n) => [`crow-${n}`, { ...at(15 + 5 * n, 7 + 2 * n, 180), gone: false }]),
    ),
    played: {},
    next: 0,
    egg: null,
    found: false,
    stones: [],
  };
}

const NAMES: { readonly [seat: string]: string } = { ann: 'Ann', bob: 'Bob', cat: 'Cat' };

export const meadow: System<State, Book, View, MeadowFact> = {
  id: 'meadow',
  title: 'The Meadow',
  credit: 'Made up for tests.',
  revision: 1,
  seats: [
    { id: 'ann', name: 'Ann', tone: 'amber' },
    { id: 'bob', name: 'Bob', tone: 'ice' },
    { id: 'cat', name: 'Cat', tone: 'rose' },
    { id: 'keeper', name: 'Keeper', tone: 'moss' },
  ],
  seatsOf: ({ options }) =>
    meadow.seats.filter((s, i) =>
      s.id === 'keeper' ? options.keeper === 'person' : i < Number(options.scouts ?? 3),
    ),
  options: [
    {
      id: 'scouts',
      title: 'How many scouts?',
      rule: 'MEADOW-0',
      default: '3',
      values: ['1', '2', '3'].map((id) => ({ id, title: id })),
    },
    {
      id: 'keeper',
      title: 'Is there an egg, and somebody who hides it?',
      rule: 'MEADOW-1',
      default: 'nobody',
      values: [
        { id: 'nobody', title: 'No' },
        { id: 'person', title: 'Yes' },
      ],
    },
  ],
  files: [],
  scenarios: [
    { id: 'morning', title: 'Morning', summary: 'Scare the crows.' },
    { id: 'night', title: 'Night', summary: 'The same in the dark.' },
  ],
  tables: [],
  register: () =>
    Promise.resolve({
      system: 'meadow',
      title: 'The Meadow',
      rules: [],
      tables: [],
      examples: [],
      decisions: [],
    }),
  book({ scenario, options }) {
    if (!meadow.scenarios.some((s) => s.id === scenario))
      throw new SetupError(`There is no scenario "${scenario}"; there are morning, night.`);
    for (const [id, value] of Object.entries(options)) {
      const values = meadow.options.find((o) => o.id === id)?.values.map((v) => v.id);
      if (!values) throw new SetupError(`There is no option "${id}"; there are scouts, keeper.`);
      if (!values.includes(value))
        throw new SetupError(`${id} is not "${value}"; allowed: ${values.join(', ')}.`);
    }
    return { scouts: Number(options.scouts ?? 3), keeper: options.keeper === 'person' };
  },
  start,
  next: (w) => (w.s.step === 'over' ? undefined : STEPS[w.s.step](w)),
  evolve,
  copy: clone,
  check,
  turn: (s) => s.turn,
  outcome: (s) =>
    s.step === 'over'
      ? {
          winner: undefined,
          level: s.found ? 'The egg is found' : 'Crows rule',
          rule: 'MEADOW-6',
          score: Object.values(s.crows).filter((c) => c.gone).length,
        }
      : undefined,
  view: ({ turn, step, scouts, crows: birds, stones, egg, found }, seat) => ({
    seat,
    turn,
    step,
    scouts: clone(scouts),
    crows: clone(birds),
    stones: clone(stones),
    egg: seat === 'keeper' || found ? clone(egg) : null,
    found,
  }),
  scene,
  scramble(s, seat, random) {
    const t = clone(s);
    if (seat !== 'keeper' && t.egg && !t.found) {
      // Nobody has been near it, so it lies where nobody has been: beyond the fence will do.
      t.egg = { x: 57 + random.below(2), y: 1 + random.below(30) };
      if (Object.values(t.scouts).some((b) => apart([b.x, b.y], [t.egg?.x ?? 0, t.egg?.y ?? 0]) <= 4))
        t.egg = clone(s.egg);
    }
    return t;
  },
  tell: (fact) => TOLD[fact.is]?.(fact as never),
  catalogues: {
    en: {
      'ask.card': 'Which card?',
      'ask.run': '{{who}} runs. Where to?',
      'ask.face': '{{who}} turns. Which way?',
      'ask.throw': '{{who}} throws a stone. Where?',
      'ask.hide': 'Where does the egg lie?',
      'card.run': 'Run',
      'card.turn': 'Turn',
      'card.throw': 'Throw a stone',
      'spot.stay': 'Stay',
      'spot.ladder': 'Up the ladder',
      'spot.nest': 'In the nest',
      'spot.crow-1': 'At crow 1',
      'spot.crow-2': 'At crow 2',
      'spot.crow-3': 'At crow 3',
      'spot.north': 'North',
      'spot.east': 'East',
      'spot.south': 'South',
      'spot.west': 'West',
      'roll.stone': 'Stone',
      'roll.hop': 'Hop',
      'side.scouts': 'Scouts',
      'side.crows': 'Crows',
      'told.turn': 'Turn {{turn}}',
      'told.turn~1': '',
      'told.hidden': 'The egg is hidden.',
      'told.played': 'The cards are turned up: {{cards}}.',
      'told.went': '{{who}} runs to {{x}} {{y}}.',
      'told.turned': '{{who}} turns to {{facing}}°.',
      'told.threw': '{{who}} throws a stone to {{x}} {{y}}.',
      'told.fled': '{{who}} flies away.',
      'told.hopped': '{{who}} hops.',
      'told.found': '{{who}} finds the egg.',
      'told.ended': 'It is over: {{level}}.',
      'warn.water': 'ends beside the water',
    },
  },
  preview: () => [],
  rulers: {
    way(_view: View, view: AskView, to): Way | undefined {
      if (view.shape.kind !== 'spot') return undefined;
      const { from, within } = view.shape;
      const cost = apart(from, to);
      if (cost > within + CELL || !firm(to[0], to[1], to[2])) return undefined;
      const wet = apart(to, [11, 31]) < 9;
      return { points: [from, to], cost, warnings: wet ? [{ key: 'warn.water' }] : [] };
    },
    sight({ scouts, crows: birds }, figure) {
      const all = Object.entries({ ...scouts, ...birds });
      const own = all.find(([id]) => id === figure)?.[1];
      if (!own) return [];
      return all
        .filter(([id]) => id !== figure)
        .map(([id, b]) => ({
          id,
          distance: Math.max(0, apart([own.x, own.y], [b.x, b.y]) - 2 * RADIUS),
          sees: b.x > HOUSE.west ? ('partly' as const) : ('clear' as const),
          inArc: b.x >= own.x,
          seenBy: 'clear' as const,
        }));
    },
  },
  procedures: [stone],
};

const who = (f: { readonly who: string }) => NAMES[f.who] ?? f.who.replace('-', ' ');

const TOLD: {
  readonly [is: string]: (
    f: never,
  ) => { key: string; values?: { [name: string]: string | number } } | undefined;
} = {
  turn: (f: MeadowFact & { is: 'turn' }) => ({ key: 'told.turn', values: { turn: f.turn } }),
  hidden: () => ({ key: 'told.hidden' }),
  'hidden-somewhere': () => ({ key: 'told.hidden' }),
  played: (f: MeadowFact & { is: 'played' }) => ({
    key: 'told.played',
    values: {
      cards: Object.entries(f.cards)
        .map(([id, c]) => `${NAMES[id]} ${c}`)
        .join(', '),
    },
  }),
  went: (f: MeadowFact & { is: 'went' }) => ({
    key: 'told.went',
    values: { who: who(f), x: f.at[0], y: f.at[1] },
  }),
  turned: (f: MeadowFact & { is: 'turned' }) => ({
    key: 'told.turned',
    values: { who: who(f), facing: f.facing },
  }),
  threw: (f: MeadowFact & { is: 'threw' }) => ({
    key: 'told.threw',
    values: { who: who(f), x: f.x, y: f.y },
  }),
  fled: (f: MeadowFact & { is: 'fled' }) => ({ key: 'told.fled', values: { who: who(f) } }),
  hopped: (f: MeadowFact & { is: 'hopped' }) => ({ key: 'told.hopped', values: { who: who(f) } }),
  found: (f: MeadowFact & { is: 'found' }) => ({ key: 'told.found', values: { who: who(f) } }),
  ended: (f: MeadowFact & { is: 'ended' }) => ({ key: 'told.ended', values: { level: f.level } }),
};

function check(s: State, book: Book): string | undefined {
  const spot = (x: unknown, y: unknown) =>
    typeof x === 'number' && typeof y === 'number' && x >= 0 && y >= 0 && x <= WIDTH && y <= HEIGHT;
  const stands = (b: Body) =>
    spot(b.x, b.y) &&
    (b.level === 0 || b.level === 1) &&
    firm(b.x, b.y, b.level) &&
    Number.isInteger(b.facing) &&
    b.facing >= 0 &&
    b.facing < 360;
  if (!(s.step in STEPS) && s.step !== 'over') return `There is no step ${s.step}.`;
  if (!Number.isInteger(s.turn) || s.turn < 0 || s.turn > TURNS) return `Turns are 0 to ${TURNS}.`;
  if ((s.turn === 0) !== (s.step === 'hide')) return 'The egg is hidden before the first turn.';
  if (Object.keys(s.scouts).join() !== SCOUTS.slice(0, book.scouts).join()) return 'The scouts are others.';
  if (![...Object.values(s.scouts), ...Object.values(s.crows)].every(stands))
    return 'Somebody stands nowhere.';
  if (Object.values(s.crows).some((c) => c.level !== 0 || typeof c.gone !== 'boolean'))
    return 'A crow is gone or on the ground.';
  if (typeof s.found !== 'boolean' || (s.found && !s.egg)) return 'What is found is there.';
  if (s.egg && (!book.keeper || !spot(s.egg.x, s.egg.y))) return 'The egg lies nowhere.';
  if (book.keeper && s.turn > 0 && !s.egg) return 'There is no egg.';
  if (!s.stones.every((t) => spot(t.x, t.y))) return 'A stone lies nowhere.';
  const acting = s.step === 'act';
  if (!Number.isInteger(s.next) || s.next < 0 || s.next > (acting ? book.scouts : 0))
    return 'It is nobody’s turn.';
  const wanted = acting ? SCOUTS.slice(0, book.scouts).join() : '';
  return Object.keys(s.played).join() === wanted &&
    Object.values(s.played).every((c) => CARDS.includes(c as 'run'))
    ? undefined
    : 'Everybody has played one card.';
}

function scene(v: View): MeasuredScene {
  const tones = { ann: 'amber', bob: 'ice', cat: 'rose' } as const;
  const figure = (id: string, b: Body) => ({
    id,
    at: [b.x, b.y] as const,
    level: b.level,
    r: RADIUS,
    facing: b.facing,
    ring: 'whole' as const,
  });
  return {
    kind: 'measured',
    title: 'The meadow',
    unit: 'cm',
    width: WIDTH,
    height: HEIGHT,
    light: 'day',
    ground: 'grass',
    areas: [
      { id: 'pond', kind: 'water', name: 'the pond', outline: corners(POND) },
      { id: 'copse', kind: 'woods', outline: corners({ west: 48, south: 28, east: 60, north: 40 }) },
    ],
    buildings: [
      {
        id: 'house',
        name: 'House',
        outline: corners(HOUSE),
        levels: 1,
        roof: 'flat',
        thin: false,
        inner: [
          {
            path: [
              [32, 20],
              [32, 28],
            ],
          },
        ],
      },
    ],
    doors: [
      {
        id: 'door-1',
        name: 'Front door',
        type: 'wooden',
        level: 0,
        from: [27, 20],
        to: [31, 20],
        state: 'closed',
        badges: [],
      },
    ],
    windows: [{ level: 0, from: [35, 34], to: [38, 34] }],
    barriers: [
      {
        id: 'fence-1',
        kind: 'wire',
        path: [
          [46, 0],
          [46, 18],
        ],
      },
    ],
    gaps: [],
    vehicles: [
      { id: 'car-1', kind: 'car', outline: corners({ west: 20, south: 2, east: 29, north: 6 }), badges: [] },
    ],
    links: [{ id: 'ladder-1', kind: 'ladder', at: [40, 27], from: 0, to: 1 }],
    lamps: [],
    props: [{ kind: 'tree', at: [56, 4], size: 3 }],
    zones: [],
    figures: [
      ...Object.entries(v.scouts).map(([id, b]) => ({
        ...figure(id, b),
        name: NAMES[id] as string,
        kind: 'scout',
        side: 'scouts',
        tone: tones[id as 'ann'],
        holds: 'stone',
        badges: [],
        named: true,
      })),
      ...Object.entries(v.crows).map(([id, b]) => ({
        ...figure(id, b),
        name: `Crow ${id.slice(5)}`,
        kind: 'crow',
        side: 'crows',
        tone: 'paper' as const,
        badges: b.gone ? ['dead'] : [],
        named: false,
      })),
    ],
    markers: [
      ...v.stones.map((s, i) => ({
        id: `stone-${i + 1}`,
        kind: 'stone',
        name: 'Stone',
        at: [s.x, s.y] as const,
        level: 0,
        tone: 'paper' as const,
        badges: [],
      })),
      ...(v.egg
        ? [
            {
              id: 'egg',
              kind: 'egg',
              name: 'Egg',
              at: [v.egg.x, v.egg.y] as const,
              level: 0,
              tone: 'amber' as const,
              badges: [],
            },
          ]
        : []),
    ],
    clouds: [],
    sightOf: [],
    clock: {
      turn: v.turn,
      turns: TURNS,
      phase: v.step,
      steps: [
        { name: 'cards', state: v.step === 'cards' ? 'current' : 'done' },
        { name: 'act', state: v.step === 'act' ? 'current' : 'coming' },
      ],
    },
    objective: { text: 'Chase away the crows.', done: v.found ? ['the egg is found'] : [] },
    roster: Object.entries(v.scouts).map(([id]) => ({
      id,
      name: NAMES[id] as string,
      seat: id,
      tone: tones[id as 'ann'],
      status: 'ready',
      pips: [{ name: 'hits', of: 4, is: 0 }],
      items: [{ name: 'stones', left: '3', slot: 'hand' }],
      badges: [],
    })),
  };
}

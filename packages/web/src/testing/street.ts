import {
  type AnySystem,
  type AskView,
  ask,
  askAll,
  atLeast,
  Choose,
  type Fact,
  type Json,
  type Lit,
  type MeasuredScene,
  type Parsed,
  type Random,
  type Rule,
  refuse,
  roll,
  type SceneFigure,
  type Seat,
  type Shape,
  type Sighting,
  type Space,
  type SpotShape,
  type System,
  type World,
} from '@shambles/engine';

/**
 * A street in centimetres for tests: survivors choose a card each in secret, go somewhere, turn, and shoot. It has what
 * a measured system has and no rules worth the name.
 */
interface Standing {
  readonly id: string;
  x: number;
  y: number;
  facing: number;
  dead: boolean;
}

interface State {
  turn: number;
  /** Survivors who have still to act this turn. */
  acting: string[];
  cards: Record<string, string>;
  figures: Record<string, Standing>;
}

interface Book {
  readonly seats: readonly string[];
  readonly dead: number;
}

type Deed =
  | (Fact & { readonly is: 'turn'; readonly turn: number; readonly acting: readonly string[] })
  | (Fact & { readonly is: 'shown'; readonly cards: Readonly<Record<string, string>> })
  | (Fact & { readonly is: 'went'; readonly who: string; readonly x: number; readonly y: number })
  | (Fact & { readonly is: 'faced'; readonly who: string; readonly facing: number })
  | (Fact & { readonly is: 'fell'; readonly who: string })
  | (Fact & { readonly is: 'acted'; readonly who: string });

type Street = World<State, Book, Deed>;

const WIDTH = 60;
const HEIGHT = 40;
const WITHIN = 10;
const TURNS = 2;
/** The row of cells that nobody can stand in. */
const WALL = 12;
const RULE = 'STREET-1';
const SEATS = ['survivor-1', 'survivor-2', 'survivor-3', 'survivor-4'];
const NAMES: Readonly<Record<string, string>> = {
  'survivor-1': 'Ann',
  'survivor-2': 'Francis',
  'survivor-3': 'Cem',
  'survivor-4': 'Dot',
};
const all = 'all' as const;

/** A space of answers told by what it takes. */
class Taken implements Space<Json> {
  constructor(
    private readonly takes: (value: unknown) => boolean,
    private readonly some: readonly Json[],
    private readonly plain: Shape,
  ) {}
  parse(value: unknown): Parsed<Json> {
    if (this.takes(value)) return { ok: true, answer: value as Json };
    return { ...refuse('illegal', 'That is not among what is lit.', RULE), allowed: this.plain };
  }
  value = (answer: Json): Json => answer;
  only = (): undefined => undefined;
  sample = (random: Random): Json => this.some[random.below(this.some.length)] as Json;
  list = (most = 100): Json[] => this.some.slice(0, most);
  shape = (): Shape => this.plain;
}

/** Whole cells within reach, but for a wall across the middle with a gap in it. */
function litFrom(x: number, y: number): Lit {
  const runs: number[] = [];
  for (let row = 0; row < HEIGHT; row++) {
    if (row === WALL) continue;
    const dy = row + 0.5 - y;
    const half = Math.sqrt(Math.max(0, WITHIN * WITHIN - dy * dy));
    const from = Math.max(0, Math.ceil(x - half - 0.5));
    const to = Math.min(WIDTH, Math.floor(x + half - 0.5) + 1);
    if (half > 0 && to > from) runs.push(row, from, to);
  }
  return { level: 0, cell: 1, runs };
}

function isLit({ runs }: Lit, [x, y]: readonly number[]): boolean {
  for (let i = 0; i < runs.length; i += 3)
    if (
      runs[i] === Math.floor(y as number) &&
      (x as number) >= (runs[i + 1] as number) &&
      (x as number) < (runs[i + 2] as number)
    )
      return true;
  return false;
}

function walk(figure: Standing): { space: Space<Json>; to(answer: Json): readonly [number, number] } {
  const lit = litFrom(figure.x, figure.y);
  const door = [Math.min(WIDTH - 1, figure.x + 5), figure.y] as const;
  const shape: SpotShape = {
    kind: 'spot',
    figure: figure.id,
    from: [figure.x, figure.y, 0],
    how: 'walk',
    within: WITHIN,
    lit: [lit],
    options: [
      { id: 'door', line: { key: 'to.door' }, at: [door[0], door[1], 0], cost: 5, on: 'south-door' },
      { id: 'stay', line: { key: 'to.stay' } },
    ],
  };
  const takes = (value: unknown): boolean =>
    value === 'door' || value === 'stay' || (Array.isArray(value) && isLit(lit, value as number[]));
  const spot: Json = [figure.x + 2.5, figure.y, 0];
  return {
    space: new Taken(takes, isLit(lit, spot as number[]) ? ['door', 'stay', spot] : ['stay'], shape),
    to: (answer) =>
      answer === 'stay' ? [figure.x, figure.y] : answer === 'door' ? door : (answer as [number, number]),
  };
}

function* play(w: Street): Rule<void> {
  const { s, book } = w;
  if (s.acting.length === 0) {
    w.happen({ is: 'turn', cause: RULE, to: all, turn: s.turn + 1, acting: book.seats });
    const cards = yield* askAll(
      book.seats.map((to) => ({
        to,
        code: 'card',
        rule: RULE,
        space: new Choose(['run', 'shoot'], { line: (id) => ({ key: `card.${id}` }) }),
        always: true as const,
      })),
    );
    const shown = Object.fromEntries(book.seats.map((seat, i) => [seat, cards[i] as string]));
    w.happen({ is: 'shown', cause: RULE, to: all, cards: shown, reveals: true });
    return;
  }
  const who = s.acting[0] as string;
  const way = walk(s.figures[who] as Standing);
  const spot = yield* ask(w, who, RULE, 'walk', way.space);
  const [x, y] = way.to(spot);
  w.happen({ is: 'went', cause: RULE, to: all, who, x, y });
  const { facing } = w.s.figures[who] as Standing;
  const options = [{ id: 'threat', line: { key: 'face.threat' }, degrees: 90, on: 'zed-0' }];
  const turned = yield* ask(
    w,
    who,
    RULE,
    'face',
    new Taken(
      (v) => v === 'threat' || (Number.isInteger(v) && (v as number) >= 0 && (v as number) < 360),
      ['threat', 180],
      { kind: 'facing', figure: who, now: facing, options },
    ),
  );
  w.happen({ is: 'faced', cause: RULE, to: all, who, facing: turned === 'threat' ? 90 : (turned as number) });
  const dead = Object.values(w.s.figures).filter((f) => f.id.startsWith('zed') && !f.dead);
  const targets = dead.slice(0, 3).map((f) => f.id);
  if (w.s.cards[who] === 'shoot' && targets.length > 0) {
    const target = yield* ask(
      w,
      who,
      RULE,
      'target',
      new Choose(targets, { line: (id) => ({ key: `at.${id}` }), on: (id) => id }),
    );
    const fell = yield* roll(w, {
      kind: 'roll',
      rule: RULE,
      label: 'shot',
      seat: who,
      pools: [{ n: 1, sides: 6, from: 4, score: atLeast(4) }],
    });
    if (fell.score > 0) w.happen({ is: 'fell', cause: RULE, to: all, who: target });
  }
  w.happen({ is: 'acted', cause: RULE, to: all, who });
}

function figure(f: Standing, seat: boolean): SceneFigure {
  return {
    id: f.id,
    name: seat ? (NAMES[f.id] as string) : 'Zed',
    kind: seat ? 'survivor' : 'zed',
    side: seat ? 'survivors' : 'zeds',
    tone: seat ? 'amber' : 'moss',
    ring: seat ? 'whole' : 'broken',
    at: [f.x, f.y],
    level: 0,
    r: 1.25,
    facing: f.facing,
    badges: f.dead ? ['dead'] : [],
    named: seat,
  };
}

function scene(s: State, book: Book): MeasuredScene {
  const none = [] as const;
  return {
    kind: 'measured',
    title: 'A street',
    unit: 'cm',
    width: WIDTH,
    height: HEIGHT,
    light: 'day',
    ground: 'asphalt',
    areas: none,
    buildings: [
      {
        id: 'shop',
        name: 'corner shop',
        outline: [
          [40, 25],
          [55, 25],
          [55, 38],
          [40, 38],
        ],
        levels: 1,
        roof: 'flat',
        thin: false,
        inner: none,
      },
    ],
    doors: [
      {
        id: 'south-door',
        name: "corner shop's south door",
        type: 'standard',
        level: 0,
        from: [46, 25],
        to: [48, 25],
        state: 'closed',
        badges: none,
      },
    ],
    windows: none,
    barriers: none,
    gaps: none,
    vehicles: none,
    links: none,
    lamps: none,
    props: none,
    zones: none,
    figures: Object.values(s.figures).map((f) => figure(f, book.seats.includes(f.id))),
    markers: none,
    clouds: none,
    sightOf: none,
    clock: {
      turn: s.turn,
      turns: TURNS,
      phase: s.acting.length > 0 ? 'Go' : 'Cards',
      steps: [
        { name: 'Cards', state: s.acting.length > 0 ? 'done' : 'current' },
        { name: 'Go', state: s.acting.length > 0 ? 'current' : 'coming' },
      ],
    },
    objective: { text: 'Get through the street.', done: s.turn > 1 ? ['one turn lived'] : none },
    roster: book.seats.map((seat) => ({
      id: seat,
      name: NAMES[seat] as string,
      seat,
      tone: 'amber',
      status: s.acting.length > 0 ? (s.cards[seat] ?? '') : '',
      pips: [{ name: 'hits', of: 4, is: 0 }],
      items: [{ name: 'pistol', left: '5/7', slot: 'main' }],
      badges: none,
    })),
  };
}

function sight(s: State, id: string): Sighting[] {
  const from = s.figures[id] as Standing;
  return Object.values(s.figures)
    .filter((f) => f.id !== id)
    .map((f) => ({
      id: f.id,
      distance: Math.max(0, Math.hypot(f.x - from.x, f.y - from.y) - 2.5),
      sees: 'clear',
      inArc: true,
      seenBy: f.dead ? 'no' : 'clear',
    }));
}

const street: System<State, Book, State, Deed> = {
  id: 'street',
  title: 'A street',
  credit: 'Nobody.',
  revision: 1,
  seats: SEATS.map((id, i) => ({ id, name: `Survivor ${i + 1}`, tone: 'amber' })),
  seatsOf: ({ options }) => street.seats.slice(0, Number(options.players ?? 2)),
  options: [
    {
      id: 'players',
      title: 'How many',
      rule: RULE,
      default: '2',
      values: ['1', '2', '3', '4'].map((id) => ({ id, title: id })),
    },
  ],
  files: [],
  scenarios: [
    { id: 'day', title: 'By day', summary: 'Through the street.' },
    { id: 'crowd', title: 'A crowd', summary: 'Through three hundred.' },
  ],
  tables: [],
  register: () =>
    Promise.resolve({ system: 'street', title: '', rules: [], tables: [], examples: [], decisions: [] }),
  book: ({ scenario, options }) => ({
    seats: SEATS.slice(0, Number(options.players ?? 2)),
    dead: scenario === 'crowd' ? 300 : 5,
  }),
  start(book) {
    const figures: Record<string, Standing> = {};
    book.seats.forEach((id, i) => {
      figures[id] = { id, x: 10.5, y: 5.5 + i * 4, facing: 0, dead: false };
    });
    for (let i = 0; i < book.dead; i++)
      figures[`zed-${i}`] = {
        id: `zed-${i}`,
        x: 30 + (i % 28),
        y: 3 + Math.floor(i / 28) * 3,
        facing: 270,
        dead: false,
      };
    return { turn: 0, acting: [], cards: {}, figures };
  },
  next: (w) => (w.s.turn >= TURNS && w.s.acting.length === 0 ? undefined : play(w)),
  evolve(s, fact) {
    if (fact.is === 'turn') {
      s.turn = fact.turn;
      s.cards = {};
    } else if (fact.is === 'shown') {
      s.cards = { ...fact.cards };
      s.acting = Object.keys(fact.cards);
    } else if (fact.is === 'acted') s.acting = s.acting.filter((id) => id !== fact.who);
    else {
      const f = s.figures[fact.who] as Standing;
      if (fact.is === 'went') [f.x, f.y] = [fact.x, fact.y];
      else if (fact.is === 'faced') f.facing = fact.facing;
      else f.dead = true;
    }
  },
  copy: (s) => JSON.parse(JSON.stringify(s)) as State,
  check: () => undefined,
  turn: (s) => s.turn,
  outcome: () => ({ winner: undefined, level: 'through', rule: RULE, score: 0 }),
  view: (s) => s,
  scene,
  scramble: (s) => s,
  tell: (fact) => ({ key: `tell.${fact.is}` }),
  catalogues: {
    en: {
      'to.door': 'To the south door',
      'to.stay': 'Stay here',
      'face.threat': 'Towards the nearest threat',
      'warn.seen': 'Seen from the street',
      'card.run': 'Run',
      'card.shoot': 'Shoot',
    },
  },
  preview: () => [],
  rulers: {
    way(s, question: AskView, to) {
      const { from } = question.shape as SpotShape;
      const cost = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const warnings = to[0] > 20 ? [{ key: 'warn.seen' }] : [];
      return s && cost <= WITHIN ? { points: [from, to], cost, warnings } : undefined;
    },
    sight: (s, id) => sight(s, id),
  },
  procedures: [],
};

export const STREET: AnySystem = street;

/** Who sits at the street. */
export const streetSeats = (n: number): readonly Seat[] => SEATS.slice(0, n);

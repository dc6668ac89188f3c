import {
  ask,
  askAll,
  atLeast,
  Choose,
  type Fact,
  type Json,
  type Lit,
  type Parsed,
  type Random,
  type Rule,
  refuse,
  roll,
  type Shape,
  type Space,
  type SpotShape,
  type World,
} from '@shambles/engine';

export interface Standing {
  readonly id: string;
  x: number;
  y: number;
  facing: number;
  dead: boolean;
}

export interface State {
  turn: number;
  /** Survivors that still have to act this turn. */
  acting: string[];
  cards: Record<string, string>;
  figures: Record<string, Standing>;
}

export interface Book {
  readonly seats: readonly string[];
  readonly dead: number;
}

export type Deed =
  | (Fact & { readonly is: 'turn'; readonly turn: number; readonly acting: readonly string[] })
  | (Fact & { readonly is: 'shown'; readonly cards: Readonly<Record<string, string>> })
  | (Fact & { readonly is: 'went'; readonly who: string; readonly x: number; readonly y: number })
  | (Fact & { readonly is: 'faced'; readonly who: string; readonly facing: number })
  | (Fact & { readonly is: 'fell'; readonly who: string })
  | (Fact & { readonly is: 'acted'; readonly who: string });

type Street = World<State, Book, Deed>;

export const WIDTH = 60;
export const HEIGHT = 40;
export const WITHIN = 10;
export const TURNS = 2;
/** The row of cells in which nobody can stand. */
const WALL = 12;
export const RULE = 'STREET-1';
export const SEATS = ['survivor-1', 'survivor-2', 'survivor-3', 'survivor-4'];
export const NAMES: Readonly<Record<string, string>> = {
  'survivor-1': 'Ann',
  'survivor-2': 'Francis',
  'survivor-3': 'Cem',
  'survivor-4': 'Dot',
};
const all = 'all' as const;

/** A space defined by a predicate, with some of its answers as samples. */
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

/** Whole cells within reach, apart from the wall. */
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

export function* play(w: Street): Rule<void> {
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

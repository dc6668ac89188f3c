import type { Fact, World } from '../index.js';
import type { Place } from './meadow-spaces.js';

const SCOUTS = ['ann', 'bob', 'cat'] as const;
export const CARDS = ['run', 'turn', 'throw'] as const;
const STEPS = ['hide', 'cards', 'act', 'crows', 'over'] as const;
export const WIDTH = 60;
export const HEIGHT = 40;
export const TURNS = 3;
export const RADIUS = 1.25;
export const HOUSE = { west: 24, south: 20, east: 40, north: 34 };
export const POND = { west: 6, south: 26, east: 16, north: 36 };

export interface Body {
  x: number;
  y: number;
  level: number;
  facing: number;
}

export interface State {
  step: (typeof STEPS)[number];
  turn: number;
  scouts: { [id: string]: Body };
  crows: { [id: string]: Body & { gone: boolean } };
  /** The card that each scout plays this turn; empty between turns. */
  played: { [id: string]: string };
  /** Index of the scout whose card is next. */
  next: number;
  /** Where the egg lies; only the keeper knows. */
  egg: { x: number; y: number } | null;
  found: boolean;
  stones: { x: number; y: number }[];
}

export interface Book {
  readonly scouts: number;
  readonly keeper: boolean;
}

export type MeadowFact =
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

export type MeadowWorld = World<State, Book, MeadowFact>;

export interface View {
  readonly seat: string;
  readonly turn: number;
  readonly step: string;
  readonly scouts: State['scouts'];
  readonly crows: State['crows'];
  readonly stones: State['stones'];
  readonly egg: State['egg'];
  readonly found: boolean;
}

const inside = (r: typeof HOUSE, x: number, y: number) =>
  x > r.west && x < r.east && y > r.south && y < r.north;

/** True on the ground outside the pond and the house, and on the house's roof. */
export const firm = (x: number, y: number, level: number) =>
  level === 1 ? inside(HOUSE, x, y) : !inside(HOUSE, x, y) && !inside(POND, x, y);

export const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export function start({ scouts }: Book): State {
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

export function evolve(s: State, f: MeadowFact): void {
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

export function check(s: State, book: Book): string | undefined {
  const spot = (x: unknown, y: unknown) =>
    typeof x === 'number' && typeof y === 'number' && x >= 0 && y >= 0 && x <= WIDTH && y <= HEIGHT;
  const stands = (b: Body) =>
    spot(b.x, b.y) &&
    (b.level === 0 || b.level === 1) &&
    firm(b.x, b.y, b.level) &&
    Number.isInteger(b.facing) &&
    b.facing >= 0 &&
    b.facing < 360;
  if (!STEPS.includes(s.step)) return `There is no step ${s.step}.`;
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

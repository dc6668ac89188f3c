import { Sfc32 } from '@shambles/engine';
import { ftb, type Person, type State, tableOfView, type Zed } from '@shambles/ftb';
import { type Book, fits, laidOut, peopled, SIDES } from './crowds.js';
import { alone, type Line, type Lines, micros } from './measure.js';
import { goOn } from './play.js';

type Spot = readonly [x: number, y: number];

/** Turns played one after the other, so that chance does not decide the result. */
const TURNS = 12;

/** Places where a figure can stand, two inches apart, in random order. */
function spots(state: State, book: Book): Spot[] {
  const found: Spot[] = [];
  const ways = tableOfView(ftb.view(state, 'player-1', book), book)?.ways('zed');
  for (let x = 1.5; x < 36; x += 2)
    for (let y = 1.5; y < 36; y += 2) if (ways?.standing(x, y, 0)) found.push([x, y]);
  const random = new Sfc32('spots');
  for (let i = found.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [found[i], found[j]] = [found[j] as Spot, found[i] as Spot];
  }
  return found;
}

// ------------------------------------------------------------------ In Sight

/** A crowd of armed people on a table without terrain: the players' and three parties of enemies. */
function crowd(count: number): { readonly state: State; readonly book: Book } {
  const { state: laid, book } = laidOut({ scenario: 'confrontation', options: { table: 'street-corner' } });
  const model = laid.people.find((p) => p.star) as Person;
  const free = spots(laid, book);
  const people = Array.from({ length: count }, (_, i): Person => {
    const side = SIDES[i % SIDES.length] as string;
    const [x, y] = free[i] as Spot;
    return {
      ...model,
      id: `c${i}`,
      seat: side === 'players' ? 'player-1' : '',
      side,
      star: i === 0,
      class: side === 'players' ? model.class : 'ganger',
      attributes: [],
      items: [{ id: i + 1, what: 'pistol', empty: false }],
      hand: [i + 1],
      condition: 'carry-on',
      x,
      y,
      facing: (i * 137) % 360,
    };
  });
  const state = peopled(laid, people);
  const e = state.encounter as NonNullable<State['encounter']>;
  state.encounter = {
    ...e,
    stage: 'turn',
    active: null,
    groups: [],
    seen: [],
    done: [],
    order: [],
    acting: -1,
  };
  return { state, book };
}

/** A turn of a crowd: everybody who acts is seen, shoots and is shot at. */
function turnOf(count: number): {
  readonly play: () => unknown;
  readonly did: Readonly<Record<string, number>>;
} {
  const { state, book } = crowd(count);
  fits(state, book);
  const turn = (state.encounter?.turn ?? 0) + 1;
  const one = (n: number) =>
    goOn(ftb, { state, book }, `turn-${n}`, (s) => s.encounter?.turn === turn && s.encounter.stage !== 'act');
  const did: Record<string, number> = {};
  for (let n = 0; n < TURNS; n++) for (const { is } of one(n)) did[is] = (did[is] ?? 0) + 1;
  let n = 0;
  return { play: () => one(n++ % TURNS), did };
}

// ------------------------------------------------------------------ zombies

/** Zombies in a suburb, and four people in the open. */
function suburb(count: number): { readonly state: State; readonly book: Book } {
  const { state: laid, book } = laidOut({
    scenario: 'search',
    options: { area: 'suburban', band: '3', rep: '5' },
  });
  const state = ftb.copy(laid);
  const e = state.encounter as NonNullable<State['encounter']>;
  Object.assign(state, { zeds: [], pefs: [], feasts: [], swarms: [] });
  const free = spots(state, book);
  const people = state.people.filter((p) => p.x >= 0);
  people.forEach((p, i) => {
    [p.x, p.y] = free[i] as Spot;
  });
  state.zeds = free.slice(people.length, people.length + count).map(
    ([x, y], i): Zed => ({
      id: `zed-${i + 1}`,
      x,
      y,
      level: 0,
      facing: (i * 137) % 360,
      lastSeen: null,
      feast: '',
      was: '',
    }),
  );
  if (state.zeds.length < count)
    throw new Error(`bench: there is room for ${state.zeds.length} zombies only`);
  state.next = { ...state.next, zed: count + 1 };
  state.encounter = {
    ...e,
    order: ['zombies'],
    acting: 0,
    active: null,
    done: [],
    seen: [],
    dice: { ...e.dice, zombies: 1 },
  };
  return { state, book };
}

function zombies(count: number): () => unknown {
  const { state, book } = suburb(count);
  fits(state, book);
  const phase = () =>
    goOn(ftb, { state, book }, 'zombies', (s) => s.encounter?.stage !== 'act' || s.encounter.acting !== 0);
  const moved = phase().filter((f) => f.is === 'walked').length;
  if (moved < count / 2) throw new Error(`bench: only ${moved} of ${count} zombies went anywhere`);
  return phase;
}

// ------------------------------------------------------------------ lines

const CROWDS = [12, 24, 48];
const HORDES = [50, 200];

/** The cost of turns with crowds and hordes of each size. The ratio is the cost per figure relative to the smallest. */
export function blackBench(slice: number): Lines {
  const turns = CROWDS.map(turnOf);
  const took = micros([...turns.map((t) => t.play), ...HORDES.map(zombies)], slice);
  const line = (us: number, count: number, first: number, least: number, what: string): Line =>
    alone(us / 1000, `ms; ${what}; a figure, over ${least}`, us / count / (first / least));
  return Object.fromEntries([
    ...CROWDS.map((count, i) => {
      const { did } = turns[i] as (typeof turns)[number];
      const each = (is: string) => ((did[is] ?? 0) / TURNS).toFixed(1);
      const what = `${each('in-sight')} In Sight tests, ${each('fired')} shots in a turn`;
      return [
        `ftb-turn-${count}`,
        line(took[i] as number, count, took[0] as number, CROWDS[0] as number, what),
      ];
    }),
    ...HORDES.map((count, i) => {
      const first = took[CROWDS.length] as number;
      return [
        `ftb-zombies-${count}`,
        line(took[CROWDS.length + i] as number, count, first, HORDES[0] as number, 'their phase'),
      ];
    }),
  ]) as Lines;
}

import { ask, askAll, Choose, type Procedure, type Rule, roll } from '../index.js';
import { apart, CELL, Facing, type Named, type Place, Spots } from './meadow-spaces.js';
import {
  type Body,
  type Book,
  CARDS,
  firm,
  HEIGHT,
  type MeadowFact,
  type MeadowWorld,
  type State,
  start,
  TURNS,
  WIDTH,
} from './meadow-state.js';

const LADDER: Place = [41, 27, 0];

const placeOf = ({ x, y, level }: Body): Place => [x, y, level];

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

/** Each scout plays a card face down; all are turned up together. */
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

/** A three or less misses; a six hits the beak. */
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

export const STEPS = { hide, cards, act, crows };

export const stone: Procedure<Record<string, never>, 'miss' | 'wing' | 'beak', State, Book, MeadowFact> = {
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

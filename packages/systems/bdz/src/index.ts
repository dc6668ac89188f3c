import type { Outcome, System } from '@shambles/engine';
import { type Book, OPTIONS, readBook } from './book.js';
import { ENGLISH } from './catalogue.js';
import { checkState } from './check.js';
import { type BdzFact, FACTS } from './facts.js';
import type { RuleId } from './register.js';
import { SCENARIOS } from './scenarios.js';
import { scene } from './scene.js';
import { copyState, hasRun, isThere, isUp, QUIET, type State } from './state.js';
import { ATTRIBUTE_TABLE } from './tables/attributes.js';
import { BUILDING_TABLES } from './tables/buildings.js';
import { COMBAT_TABLES } from './tables/combat.js';
import { GRENADE_TABLES } from './tables/grenades.js';
import { GROUND_TABLES } from './tables/ground.js';
import { LIST_TABLES } from './tables/lists.js';
import { RECOVERY_TABLES } from './tables/recovery.js';
import { VEHICLE_TABLES } from './tables/vehicles.js';
import { HAND_TO_HAND, OUTGUNNED, WEAPONS } from './tables/weapons.js';
import { ZOMBIE_TABLES } from './tables/zombies.js';
import { nextStep } from './turn/sequence.js';
import type { View } from './view.js';

/** Who has most on their feet when it is over. */
function outcome(s: State): Outcome | undefined {
  if (s.stage !== 'over') return undefined;
  const up = s.people.filter((p) => isThere(p) && isUp(p) && !hasRun(p));
  const count = (seat: string) => up.filter((p) => p.seat === seat).length;
  const seats = [...new Set(s.people.map((p) => p.seat))].sort((a, b) => count(b) - count(a));
  const [first, second] = seats.map((seat) => ({ seat, n: count(seat) }));
  const winner = first && first.n > (second?.n ?? 0) ? first.seat : undefined;
  const level = winner === undefined ? 'outcome.nobody' : 'outcome.held';
  return { winner, level, rule: 'BDZ-turn-end' satisfies RuleId, score: first?.n ?? 0 };
}

/** All Things Zombie: Better Dead Than Zed: people against each other and against the dead, in inches. */
export const bdz: System<State, Book, View, BdzFact> = {
  id: 'bdz',
  title: 'All Things Zombie: Better Dead Than Zed',
  credit:
    'Plays the rules of All Things Zombie: Better Dead Than Zed by Ed Teixeira (Two Hour Wargames). None of its text is included.',
  revision: 1,
  seats: [
    { id: 'player-1', name: 'Player 1', tone: 'amber' },
    { id: 'player-2', name: 'Player 2', tone: 'ice' },
  ],
  seatsOf(setup) {
    const { seats } = readBook(setup);
    return this.seats.filter((s) => seats.includes(s.id));
  },
  options: OPTIONS,
  files: [],
  scenarios: SCENARIOS.map(({ id, title, summary }) => ({ id, title, summary })),
  tables: [
    ...LIST_TABLES,
    ATTRIBUTE_TABLE,
    WEAPONS,
    OUTGUNNED,
    HAND_TO_HAND,
    ...GRENADE_TABLES,
    ...COMBAT_TABLES,
    ...BUILDING_TABLES,
    ...RECOVERY_TABLES,
    ...ZOMBIE_TABLES,
    ...GROUND_TABLES,
    ...VEHICLE_TABLES,
  ],
  register: () => import('./register.js').then((m) => m.REGISTER),
  book: readBook,
  start: ({ scenario: { people, vehicles, grenades = [], openings = [] } }) =>
    copyState({ ...QUIET, people, vehicles, grenades, openings } as unknown as State),
  next: nextStep,
  evolve: FACTS.evolve,
  copy: copyState,
  check: checkState,
  turn: (s) => s.turn,
  outcome,
  open: true,
  view: (s, seat) => ({ ...copyState(s), seat }),
  scene,
  scramble: copyState,
  tell: FACTS.tell,
  begins: (fact) => fact.is === 'activation',
  catalogues: { en: ENGLISH },
  preview: () => [],
  procedures: [],
};

import { ask, Place, type Rule, roll } from '@shambles/engine';
import { type Book, namesOf } from '../book.js';
import type { AvzWorld } from '../facts.js';
import type { Bar } from '../movement/movement.js';
import { enter, placement } from '../setup/setup.js';
import { alienKey, aliensAt, emptyPlaces, idsOf, numberOf, RESERVE, type State } from '../state.js';

const LEADERS_A_LANDING = 1;

/** AVZ-3.2. One die plus 1: small Aliens of the reserve, up to that much combat strength, land in empty locations. */
export function* landing(w: AvzWorld): Rule<void> {
  const { book } = w;
  const budget = yield* landingRoll(w);
  const small = idsOf(
    book,
    aliensAt(w.s, book, RESERVE).filter((c) => alienKey(book, c).lands),
  );
  const cost = (id: string) => alienKey(book, numberOf(book, id)).combat;
  const space = new Place(
    small,
    {
      places: namesOf(emptyPlaces(w.s, book), book),
      optional: true,
      budget: { cost, most: budget, rule: 'AVZ-3.2' },
      most: { of: { leader: LEADERS_A_LANDING }, rule: 'AVZ-3.2-leader' },
      why: (at) => noLandingOn(w.s, book, at),
    },
    {
      line: book.byKind.line,
      like: book.byKind.like,
      on: book.byKind.on,
      why: (id) => neverLands(book, id) ?? notInReserve(book, id),
    },
  );
  const landed = yield* ask(w, 'alien', 'AVZ-3.2', 'landing', space, { budget });
  if (landed.size > 0) w.happen(placement('AVZ-3.2', 'landing', landed));
  enter(w, 'alien-actions');
}

/** The combat strength that may land. */
export function* landingRoll(w: AvzWorld): Rule<number> {
  const pools = [{ n: 1, sides: 6, score: [0, 1, 2, 3, 4, 5, 6] }];
  const rolled = yield* roll(w, { kind: 'roll', rule: 'AVZ-3.2', label: 'landing', seat: 'alien', pools });
  const budget = rolled.score + 1;
  w.tell({ is: 'landing', cause: 'AVZ-3.2', budget });
  return budget;
}

/** Nobody may land in a location that was occupied when the landing began. AVZ-3.2-where. */
export function noLandingOn(s: State, book: Book, at: string): Bar | undefined {
  const place = book.locationNumber.get(at);
  if (place === undefined || emptyPlaces(s, book) & (1 << place)) return undefined;
  return { rule: 'AVZ-3.2-where', text: `${at} was not empty when the landing began.` };
}

/** Large Aliens arrive only by their events. AVZ-3.2-big. */
export function neverLands(book: Book, id: string): Bar | undefined {
  const c = alienNumber(book, id);
  if (c === undefined || alienKey(book, c).lands) return undefined;
  const { kind } = alienKey(book, c);
  return { rule: 'AVZ-3.2-big', text: `The ${kind} comes by its event alone; it never lands.` };
}

/** Why a counter that may land is not offered: it is not in the reserve. */
function notInReserve(book: Book, id: string): Bar | undefined {
  if (alienNumber(book, id) === undefined) return undefined;
  return { rule: 'AVZ-3.2', text: `${id} is not in the reserve.` };
}

function alienNumber(book: Book, id: string): number | undefined {
  const c = book.counterNumber.get(id);
  return c !== undefined && c < book.firstZombie ? c : undefined;
}

import { ask, Place, type Rule, roll } from '@shambles/engine';
import { namesOf } from '../book.js';
import type { AvzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { enter, placement } from '../setup/setup.js';
import { alienKey, aliensAt, counter, emptyPlaces, idsOf, numberOf, RESERVE } from '../state.js';

const LEADERS_A_LANDING = 1;

/** AVZ-3.2. One die and 1: small Aliens of the reserve, up to that much combat, where nothing stood. */
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
      why: (at) =>
        book.locationNumber.has(at)
          ? { rule: 'AVZ-3.2-where', text: `${at} was not empty when the landing began.` }
          : undefined,
    },
    { line: book.byKind.line, like: book.byKind.like, on: book.byKind.on, why: (id) => whyNot(w, id) },
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

function whyNot(w: AvzWorld, id: string): { rule: RuleId; text: string } | undefined {
  const c = w.book.counterNumber.get(id);
  if (c === undefined || c >= w.book.firstZombie) return undefined;
  const { kind, side } = counter(w.book, c).key;
  if (side === 'alien' && !alienKey(w.book, c).lands)
    return { rule: 'AVZ-3.2-big', text: `The ${kind} comes by its event alone; it never lands.` };
  return { rule: 'AVZ-3.2', text: `${id} is not in the reserve.` };
}

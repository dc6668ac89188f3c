import type { Outcome } from '@shambles/engine';
import type { Book } from '../book.js';
import { dayOutcome, endedDay } from '../day-one/outcome.js';
import { freeOf } from '../facts/campaign/months.js';
import type { RuleId } from '../register.js';
import type { Campaign } from '../state/campaign.js';
import { hasLeft, hasRun, isPresent, isThere, isUp, type State } from '../state.js';

type Standing = Pick<State, 'people' | 'vehicles' | 'cash'>;

/** The figures that a printed scenario is about. */
export function heroesOf<S extends Standing>(s: S, { scenario }: Pick<Book, 'scenario'>) {
  return s.people.filter((p) => scenario.goal?.who.includes(p.id));
}

/**
 * True if one of them is dead, none of them is still present, or their mother has left without the children, who only
 * follow her. BDZ-D-c92.
 */
export function isDecided(s: State, book: Pick<Book, 'scenario'>): boolean {
  const heroes = heroesOf(s, book);
  if (heroes.length === 0) return false;
  const isBereft = heroes.some((p) => p.id === book.scenario.mother && hasLeft(s, p));
  return (
    isBereft || heroes.some((p) => p.status === 'dead' || p.status === 'cheated') || !heroes.some(isPresent)
  );
}

/** The outcome of a scenario: all away with what they came for, away at a price, or lost. */
export function outcomeOf(s: State, book: Pick<Book, 'scenario' | 'begun' | 'seats'>): Outcome {
  const day = endedDay(s);
  if (day) return dayOutcome(day, book.seats[0] as string);
  if (s.campaign) return livedThrough(s, s.campaign);
  const { goal, gathers } = book.scenario;
  if (!goal || gathers) return heldBy(s, book);
  const heroes = heroesOf(s, book);
  const away = heroes.filter((p) => hasLeft(s, p) && p.status !== 'dead');
  const score = away.length;
  const rule = goal.rule as RuleId;
  const all = away.length === heroes.length && (!goal.cash || away.some((p) => p.id === s.cash));
  if (!all) return { winner: undefined, level: 'outcome.lost', rule, score };
  // Without the cart, its price comes out of their pay. BDZ-enc-scen-first-goal.
  const drove = goal.vehicle === undefined || away.some((p) => p.aboard === goal.vehicle);
  return { winner: away[0]?.seat, level: drove ? 'outcome.away' : 'outcome.away-paid', rule, score };
}

/** The outcome of a campaign: whether the Star lives on in freedom, and the months lived. BDZ-camp-win. */
function livedThrough({ people }: Pick<State, 'people'>, c: Campaign): Outcome {
  const free = freeOf(c);
  const star = people.find((p) => p.star && free.includes(p.id));
  const level = star ? 'outcome.lived' : 'outcome.gone';
  return { winner: star?.seat, level, rule: 'BDZ-camp-win', score: c.months };
}

/**
 * The outcome of a free fight: the seat with the most figures on their feet wins; a seat alone needs more than half.
 * Games begun under revision 1 needed only one. BDZ-D-free-fights.
 */
function heldBy(s: State, { begun }: Pick<Book, 'begun'>): Outcome {
  const [least, rule]: [number, RuleId] =
    begun === 1 ? [0, 'BDZ-turn-end'] : [s.people.length / 2, 'BDZ-D-free-fights'];
  const up = s.people.filter((p) => isThere(p) && isUp(p) && !hasRun(p));
  const count = (seat: string) => up.filter((p) => p.seat === seat).length;
  const seats = [...new Set(s.people.map((p) => p.seat))].sort((a, b) => count(b) - count(a));
  const [first, second] = seats.map((seat) => ({ seat, n: count(seat) }));
  const enough = second?.n ?? least;
  const winner = first && first.n > enough ? first.seat : undefined;
  const level = winner === undefined ? 'outcome.nobody' : 'outcome.held';
  return { winner, level, rule, score: first?.n ?? 0 };
}

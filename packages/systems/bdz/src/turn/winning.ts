import type { Outcome } from '@shambles/engine';
import type { Book } from '../book.js';
import { dayOutcome, endedDay } from '../day-one/outcome.js';
import type { RuleId } from '../register.js';
import type { Campaign } from '../state/campaign.js';
import { hasLeft, hasRun, isPresent, isThere, isUp, type State } from '../state.js';

type Standing = Pick<State, 'people' | 'vehicles' | 'cash'>;

/** Those whom a printed scenario is about. */
export function heroesOf<S extends Standing>(s: S, { scenario }: Pick<Book, 'scenario'>) {
  return s.people.filter((p) => scenario.goal?.who.includes(p.id));
}

/** All of them are away, or one is lost, or nobody of them is left who could still do something. BDZ-D-c92. */
export function isDecided(s: Standing, book: Pick<Book, 'scenario'>): boolean {
  const heroes = heroesOf(s, book);
  if (heroes.length === 0) return false;
  return heroes.some((p) => p.status === 'dead' || p.status === 'cheated') || !heroes.some(isPresent);
}

/** What a scenario has come to: all away with what they came for, away at a price, or not. */
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
  // Without the cart it comes out of their pay. BDZ-enc-scen-first-goal.
  const drove = goal.vehicle === undefined || away.some((p) => p.aboard === goal.vehicle);
  return { winner: away[0]?.seat, level: drove ? 'outcome.away' : 'outcome.away-paid', rule, score };
}

/** Of a campaign: whether the Star is free and has had enough, and the months that have been lived. BDZ-camp-win. */
function livedThrough({ people }: Pick<State, 'people'>, { members, captives, months }: Campaign): Outcome {
  const isFree = (id: string) => members.some((m) => m.id === id) && !captives.some((c) => c.who === id);
  const star = people.find((p) => p.star && isFree(p.id));
  const level = star ? 'outcome.lived' : 'outcome.gone';
  return { winner: star?.seat, level, rule: 'BDZ-camp-win', score: months };
}

/**
 * Of a free fight: who has most on their feet when it is over; alone, whether more than half have. Where it was begun under
 * revision 1, a single one was enough. BDZ-D-free-fights.
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

import type { Seat, Threat, ThreatArea, Whereabouts } from '@shambles/engine';
import { type Book, namesOf } from '../book.js';
import type { Places } from '../components/places.js';
import type { Side } from '../kinds.js';
import { group, held, reach } from '../movement/movement.js';
import type { RuleId } from '../register.js';
import { numberOf, type State, survey } from '../state.js';
import type { CounterSeen, View } from '../view.js';
import { onceThere, sideOfSeat, stateOf } from './standing.js';

/**
 * Locations where a counter could strike in its next action, if an enemy were there. Whoever the Claw holds may still
 * Blast Em where it stands. AVZ-5.2, AVZ-6.3, AVZ-6.4a, AVZ-4.0-claw.
 */
function strikes(s: State, book: Book, c: number, side: Side): Places {
  const g = group(s, book, side, [c]);
  const here = 1 << g.from;
  const seen = survey(s, book);
  return held(s, g, seen) ? here : here | reach(book, g, 1, seen);
}

/** The state as it is when either side acts next: with the Claw of a tile that lies open, without that of a past action. */
function whenNextActing(view: View, book: Book): State {
  const s = stateOf(view, book);
  const tile = book.tiles.find((t) => t.id === view.tiles[view.tiles.length - 1]);
  const comes = (s.phase === 'spawn' || s.phase === 'event') && tile?.icons.includes('zombie_claw');
  const over = s.phase === 'zombie-actions' || s.phase === 'turn-end';
  const claw = (s.claw || comes === true) && !over;
  return claw === s.claw ? s : { ...s, claw };
}

/** Counters of the other side that could attack a place in their next action. AVZ-5.2. */
export function strikersAt(view: View, book: Book, against: Side, place: string): CounterSeen[] {
  const s = whenNextActing(view, book);
  const bit = 1 << (book.locationNumber.get(place) as number);
  return onBoard(view, book, against === 'alien' ? 'zombie' : 'alien').filter(
    (c) => strikes(s, book, numberOf(book, c.id), c.side) & bit,
  );
}

function onBoard(view: View, book: Book, side: Side): CounterSeen[] {
  return view.counters.filter((c) => c.side === side && book.locationNumber.has(c.at));
}

/** The places that counters may attack in the next actions of the other side. */
export function threat(
  now: View,
  seat: Seat,
  at: Whereabouts | undefined,
  book: Book,
): Threat<RuleId> | undefined {
  const view = at && typeof at.to === 'string' ? onceThere(now, new Map([[at.who, at.to]])) : now;
  const mine = sideOfSeat(seat);
  if (!mine || (at && !(typeof at.to === 'string' && book.locationNumber.has(at.to)))) return undefined;
  const s = whenNextActing(view, book);
  const areas = new Map<string, ThreatArea<RuleId>>();
  for (const { id, side, kind, at: from } of onBoard(view, book, mine === 'alien' ? 'zombie' : 'alien')) {
    const key = `${from} ${kind}`;
    if (areas.has(key)) continue;
    const reaches = namesOf(strikes(s, book, numberOf(book, id), side), book);
    if (reaches.length > 0) areas.set(key, { from, at: from, reaches, rule: 'AVZ-5.2' });
  }
  const places = at ? [at.to as string] : [...new Set(onBoard(view, book, mine).map((c) => c.at))];
  const comes = new Set(places.flatMap((p) => strikersAt(view, book, mine, p).map((c) => c.id)));
  return { areas: [...areas.values()], sees: [], tests: [], comes: [...comes] };
}

import type { AskView, Json, NamedPlace, Sighting, Spot, Way } from '@shambles/engine';
import type { Session } from '../../session/session.js';
import { badgeIn } from '../../side/index.js';
import type { Place } from './things.js';

/** Rulers over the table as the viewer sees it; each measurement is cached. */
export interface Rulers {
  /** The way to a place that the ask offers; undefined if there is none, or no ruler for it. */
  way(ask: AskView, to: Place): Way | undefined;
  /** Names for spots that the ask offers. */
  places(ask: AskView): readonly NamedPlace[];
  /** The outline of the ground that an answer would sweep something over. */
  sweep?(ask: AskView, answer: Json): readonly Spot[] | undefined;
  /** What a figure sees and what sees it. */
  sight(figure: string): readonly Sighting[];
  /** Translates a state into a word. */
  badge(badge: string): string;
}

/** Most measurements kept. */
const KEPT = 600;

/** Rulers for the current table; stale once it has changed. */
export function rulersOf(session: Session): Rulers | undefined {
  const { rulers } = session.system;
  if (!rulers) return undefined;
  const { table } = session;
  const view = session.view();
  const ways = new Map<string, Way | undefined>();
  const sights = new Map<string, readonly Sighting[]>();
  return {
    way(ask, to) {
      const key = `${ask.id} ${to.join()}`;
      if (ways.has(key)) return ways.get(key);
      if (ways.size > KEPT) ways.clear();
      const way = rulers.way(view, ask, to, table.book);
      ways.set(key, way);
      return way;
    },
    places: (ask) => rulers.places?.(view, ask, table.book) ?? [],
    sweep: (ask, answer) => rulers.sweep?.(view, ask, answer, table.book),
    sight(figure) {
      const known = sights.get(figure);
      if (known) return known;
      const seen = rulers.sight(view, figure, table.book);
      sights.set(figure, seen);
      return seen;
    },
    badge: badgeIn(session.teller),
  };
}

import { type Book, tableOfView, type View } from '@shambles/bdz';
import { nextHouse } from './doors.js';

/** Turns after which it is time to go, and after which even a place to live in is given up. */
const LONG = 14;
const PATIENT = 60;
/** Within this distance the dead threaten somebody, in inches. */
const NEAR = 8;

type Person = View['people'][number];

/** A band's present plan on this table. */
export interface Plan {
  /** The moment at which it was made. */
  readonly made: string;
  /** True if everybody goes home; this is final. */
  readonly out: boolean;
  /** The building to go into next. */
  readonly house: string | undefined;
  /** The building that can be searched now, or once those inside are active. */
  readonly search: string | undefined;
  /** True if every building has been searched, and only the dead are left. */
  readonly clears: boolean;
}

/** Members of the band on the table and on their feet. */
function present(view: View): Person[] {
  return view.people.filter((p) => p.side !== 'others' && p.x >= 0 && p.status === 'carry-on');
}

/** The previous plan, unless another turn has begun or another building has been entered. */
export function planned(view: View, book: Book, last: Plan | undefined): Plan {
  const { encounter: e, campaign, turn } = view;
  const places = e?.houses.map((h) => `${h.id} ${h.part} ${h.clear}`).join();
  const made = `${campaign?.clock} ${turn} ${places} ${e?.held}`;
  if (last?.made === made) return last;
  // A trailer is searched by those who stand at it; nobody goes there for it.
  const open = e?.houses.find((h) => !h.trailer && !h.closed && (h.clear === 'now' || h.clear === 'waits'));
  const house = nextHouse(
    view,
    book,
    present(view).map((p) => p.id),
  );
  const wasOut = last?.out && last.made.split(' ')[0] === String(campaign?.clock);
  const search = open?.id;
  const out = wasOut || isTime(view, book, house ?? search);
  return { made, out, house, search, clears: !out && house === undefined && search === undefined };
}

/**
 * True if it is time to go: after many turns, with too many of the dead near, nothing left to do, or half of the band
 * down. A place to live in is held for longer.
 */
function isTime(view: View, book: Book, bound: string | undefined): boolean {
  const { encounter: e, turn } = view;
  if (!e) return false;
  const who = present(view);
  if (who.length * 2 <= e.who.length) return true;
  if (e.kind === 'take-back') return turn >= PATIENT;
  if (turn >= LONG) return true;
  return e.held !== 'found' && (bound === undefined || upon(view, book, who) > who.length);
}

/** Number of dead within reach of somebody. */
function upon(view: View, book: Book, who: readonly Person[]): number {
  const table = tableOfView(view, book);
  const is = (z: View['zeds'][number]) =>
    z.feast === '' && who.some(({ id }) => table.has(id) && table.distance(id, z.id) <= NEAR);
  return view.zeds.filter(is).length;
}

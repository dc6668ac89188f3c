import { type Book, laneAhead, type View } from '@shambles/bdz';
import type { AskView, Json } from '@shambles/engine';
import { ids } from './ids.js';

/**
 * The pace: as fast as possible without a test, half of that before a turn, and backwards only if there is no way
 * forward.
 */
export function pace(view: View, book: Book, ask: AskView): string | undefined {
  const all = ids(ask.shape);
  const forward = all.filter((id) => /^[\d.]+$/.test(id)).map(Number);
  const most = Math.max(...forward);
  const vehicle = vehicleIn(view, ask);
  const moves = view.vehicles.some((v) => v.id === vehicle && v.speed > 0);
  // Faster than that, a turn needs a control test.
  const slow = forward.filter((inches) => inches <= most / 2);
  if (moves && slow.length > 0 && best(view, book, vehicle) !== 0) return String(Math.max(...slow));
  return forward.length > 0 ? String(most) : all[0];
}

/** Headings that a driver considers, relative to the present one. */
const TURNS = [0, 45, -45, 90, -90] as const;
/** How far a driver looks, in inches. */
const LOOKS = 60;

/** Inches free in this direction, with the edge as the goal; low if something is in the way. */
function free(view: View, book: Book, vehicle: string, facing: number): number {
  const { clear, off } = laneAhead(view, book, vehicle, facing, LOOKS);
  return clear >= off ? LOOKS - off : clear - LOOKS;
}

function best(view: View, book: Book, vehicle: string): number {
  const v = view.vehicles.find((each) => each.id === vehicle);
  if (!v) return 0;
  const worth = TURNS.map((by) => ({
    by,
    worth: free(view, book, vehicle, (v.facing + by + 360) % 360) - Math.abs(by) / 30,
  }));
  return worth.reduce((a, b) => (b.worth > a.worth ? b : a)).by;
}

const vehicleIn = (view: View, { line }: AskView): string => {
  const what = line.values?.what;
  const noun = typeof what === 'object' && 'noun' in what ? String(what.noun) : '';
  return view.vehicles.find((v) => noun === `vehicle.${v.id}`)?.id ?? '';
};

/** Straight on if that leads away, else a turn first. */
export function nextDrive(view: View, book: Book, ask: AskView): string | undefined {
  const all = ids(ask.shape);
  const turns = all.includes('turn') && best(view, book, vehicleIn(view, ask)) !== 0;
  return (turns ? ['turn'] : ['go', 'turn', 'run-down']).find((id) => all.includes(id)) ?? 'done';
}

export function turnTo(view: View, book: Book, ask: AskView): Json | undefined {
  if (ask.shape.kind !== 'facing') return undefined;
  const vehicle = vehicleIn(view, ask);
  const by = best(view, book, vehicle);
  return (ask.shape.now + (by === 0 ? 90 : by) + 360) % 360;
}

/** The farthest leg, which is offered first. */
export function legOf({ shape }: AskView): string | undefined {
  return ids(shape)[0];
}

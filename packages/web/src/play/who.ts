import type { Scene, Seat, SeatSpec } from '@shambles/engine';
import type { Session } from '../session/session.js';
import { type Who, whoIs } from '../side/index.js';

/** How to refer to a seat: by the name of its only figure, or of the first of several that is still there. */
export function whoOf(session: Session, seat: Seat, scene: Scene = session.scene()): Who {
  const cards = scene.kind === 'measured' ? scene.roster.filter((c) => c.seat === seat) : [];
  const card = cards.length === 1 ? cards[0] : cards.find((c) => !c.gone);
  return card ? { name: card.name, many: false, proper: true } : whoIs(session.seatName(seat));
}

/** The names of the people of this device's seats, if all of them are dead or gone for good; none otherwise. */
export function outOfIt(session: Session, scene: Scene = session.scene()): readonly string[] {
  const cards = scene.kind === 'measured' ? scene.roster : [];
  const own = cards.filter(({ seat }) => seat !== undefined && session.people.includes(seat));
  return own.every(({ gone }) => gone) ? own.map(({ name }) => name) : [];
}

/** The seats that are taken, each called as its decisions are. */
export const seatsByName = (session: Session, scene: Scene = session.scene()): readonly SeatSpec[] =>
  session.taking.map((seat) => ({ ...seat, name: whoOf(session, seat.id, scene).name }));

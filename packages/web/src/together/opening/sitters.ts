import type { AnySystem, Seat, SeatSpec } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { PERSON } from '../../session/session.js';

/** Who holds a seat at a table online: whoever opens it, a friend with a link, or a bot by its id. */
export type Sitter = string;
export const ME: Sitter = 'me';
export const FRIEND: Sitter = 'friend';

export interface Seating {
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly title: string;
  readonly delay: number;
  /** Hours to object to what is proposed. */
  readonly objection: number;
}

/** The opener, a friend, and bots for the rest, where nothing else was chosen. */
export function sittersOf(
  system: AnySystem,
  taking: readonly SeatSpec[],
  chosen: Readonly<Record<Seat, Sitter>>,
): Record<Seat, Sitter> {
  const bot = botsFor(system)[0]?.id ?? FRIEND;
  const usual = [ME, FRIEND];
  return Object.fromEntries(taking.map((s, i) => [s.id, chosen[s.id] ?? usual[i] ?? bot]));
}

/** As the server wants it. */
export function holdersFor(sitters: Readonly<Record<Seat, Sitter>>): Record<Seat, string> {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, who]) => [seat, who === ME || who === FRIEND ? PERSON : who]),
  );
}

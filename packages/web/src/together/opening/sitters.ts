import type { AnySystem, Seat, SeatSpec } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { PERSON } from '../../session/session.js';

/** Who holds a seat at a server table: the person who opens it, a friend with a link, or a bot by its id. */
export type Sitter = string;
export const ME: Sitter = 'me';
export const FRIEND: Sitter = 'friend';

export interface Seating {
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly title: string;
  readonly delay: number;
  /** Hours for objecting to a proposal. */
  readonly objection: number;
}

/** The sitter of each seat: the chosen one, or by default "me", then a friend, then bots. */
export function sittersOf(
  system: AnySystem,
  taking: readonly SeatSpec[],
  chosen: Readonly<Record<Seat, Sitter>>,
): Record<Seat, Sitter> {
  const bot = botsFor(system)[0]?.id ?? FRIEND;
  const usual = [ME, FRIEND];
  return Object.fromEntries(taking.map((s, i) => [s.id, chosen[s.id] ?? usual[i] ?? bot]));
}

/** The holders of the seats as the server expects them: "me" and friends are persons. */
export function holdersFor(sitters: Readonly<Record<Seat, Sitter>>): Record<Seat, string> {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, who]) => [seat, who === ME || who === FRIEND ? PERSON : who]),
  );
}

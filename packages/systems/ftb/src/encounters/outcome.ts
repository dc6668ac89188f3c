import type { Outcome } from '@shambles/engine';
import type { Book } from '../book.js';
import type { When } from '../state/campaign.js';
import { isPlayers, type State } from '../state.js';

/**
 * The outcome of a finished game: of a single Encounter by its objective, of a campaign by who is still alive.
 * FTB-14.3, FTB-11.2.
 */
export function outcome(s: State, book: Book): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  return s.campaign.on ? told(s) : single(s, book);
}

function single(s: State, book: Book): Outcome {
  const won = s.encounter?.result === 'success';
  const there = s.people.filter(
    (p) => isPlayers(p) && (p.condition === 'carry-on' || p.condition === 'left'),
  );
  const seats = book.seats.filter((seat) => there.some((p) => p.seat === seat));
  const winner = book.options.sides === 'opposed' ? seats[0] : 'players';
  return {
    winner: won ? winner : undefined,
    level: won ? 'level.success' : 'level.failure',
    rule: 'FTB-14.3',
    score: there.length,
  };
}

/** A campaign has no end of its own: players who are alive when they stop have won. FTB-11.3a. */
function told({ campaign }: State): Outcome {
  const alive = campaign.households.some((h) => h.star !== '');
  return {
    winner: alive ? 'players' : undefined,
    level: alive ? 'level.survived' : 'level.all-dead',
    rule: 'FTB-11.3a',
    score: months(campaign.when),
  };
}

/** Months that are over; none in the first days, which are the first month. */
function months({ year, month }: When): number {
  return 12 * (year - 1) + month - 1;
}

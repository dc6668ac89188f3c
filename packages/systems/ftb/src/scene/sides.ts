import type { SceneFigure, Tone } from '@shambles/engine';
import type { Book } from '../book.js';
import { isPlayers, type Party, type Person } from '../state.js';
import type { View } from '../view.js';
import { partyName } from './titles.js';

/** Colours of the seats when they are opposed. */
const SEATS: { readonly [seat: string]: Tone } = {
  'player-1': 'amber',
  'player-2': 'ice',
  'player-3': 'moss',
  'player-4': 'rose',
};

interface Look {
  readonly tone: Tone;
  readonly ring: SceneFigure['ring'];
}

/** Colour and ring of a person; both show its side. */
export function lookOf(p: Person, view: View): Look {
  if (isPlayers(p)) {
    const tone = p.side === 'players' ? 'amber' : (SEATS[p.side] ?? 'amber');
    return { tone, ring: p.star ? 'double' : 'whole' };
  }
  return lookOfParty(view.parties.find((party) => party.id === p.side));
}

/**
 * The look of a party. Enemies have a broken ring, people not spoken to a dotted one. The law is blue until it is an
 * enemy.
 */
function lookOfParty(party: Party | undefined): Look {
  const law = party?.class === 'police' || party?.class === 'military';
  switch (party?.attitude) {
    case 'enemy':
      return { tone: 'rose', ring: 'broken' };
    case 'friend':
      return { tone: 'moss', ring: 'whole' };
    case 'neutral':
    case 'refused':
      return { tone: law ? 'ice' : 'paper', ring: 'whole' };
    default:
      return { tone: law ? 'ice' : 'paper', ring: 'dotted' };
  }
}

/** Name and colour of a side beside its die. */
export function sideInWords(
  side: string,
  view: View,
  book: Book,
): { readonly name: string; readonly tone: Tone } {
  if (side === 'zombies') return { name: 'The dead', tone: 'moss' };
  const party = view.parties.find((p) => p.id === side);
  if (party) return { name: partyName(party), tone: lookOfParty(party).tone };
  if (side === 'players') return { name: book.seats.length > 1 ? 'The bands' : 'The band', tone: 'amber' };
  return { name: `Player ${side.replace('player-', '')}`, tone: SEATS[side] ?? 'amber' };
}

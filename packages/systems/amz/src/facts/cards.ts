import { figureOf, type State } from '../state.js';
import { fact } from './deed.js';
import { line, many, unit, word } from './lines.js';

type Side = 'living' | 'zombies';

function outOfDeck(s: Pick<State, 'deck'>, card: number): void {
  s.deck = s.deck.filter((each) => each !== card);
}

/** Cards for which somebody is chosen, and the one that sends all mobs the same way. AMZ-T-quirk-cards, 3, 12 and 27. */
const CHOSEN: readonly number[] = [3, 27];
const WIND = 12;

/** Quirk of Fate cards. Only one side sees which card it drew. AMZ-quirk-cards. */
export const CARDS = {
  /** What the side that drew is told. */
  drew: fact<{ readonly side: Side; readonly card: number }>({
    does: (s, { side, card }) => {
      outOfDeck(s, card);
      s.hands[side].push(card);
    },
    told: ({ card }) => line('drew', { card: word(`card.${card}`) }),
    words: { drew: 'A card for you: {{card}}.' },
  }),

  /** What all others are told. */
  'drew-unseen': fact<{ readonly side: Side }>({
    told: ({ side }) => line('drew-unseen', { side: word(`side.${side}`) }),
    words: { 'drew-unseen': '{{side}} drew a card.' },
  }),

  /** AMZ-T-quirk-cards, 25. */
  flickered: fact<{ readonly side: Side; readonly card: number; readonly lampsOut: boolean }>({
    does: (s, { card, lampsOut }) => {
      outOfDeck(s, card);
      s.lampsOut ||= lampsOut;
    },
    told: ({ lampsOut }) => line(lampsOut ? 'lamps-out' : 'flickered'),
    words: {
      'lamps-out': 'A flickering light: all street lamps went out.',
      flickered: 'A flickering light: by day nobody noticed.',
    },
  }),

  /** Cards of the dead laid face down in a solo game. AMZ-solo-cards. */
  'laid-down': fact<{ readonly count: number }>({
    does: (s, f) => {
      s.faceDown += f.count;
    },
    told: ({ count }) => line('laid-down', { count }),
    words: { 'laid-down': 'Cards of the dead, face down: {{count}}.' },
  }),

  /** A card of the dead is turned face up; 0 for one that took effect at once. AMZ-solo-cards. */
  'turned-up': fact<{ readonly card: number }>({
    does: (s, { card }) => {
      s.faceDown--;
      if (card === 0) return;
      outOfDeck(s, card);
      s.hands.zombies.push(card);
    },
    told: ({ card }) => (card === 0 ? undefined : line('turned-up', { card: word(`card.${card}`) })),
    words: { 'turned-up': 'A card of the dead is turned up: {{card}}.' },
  }),

  discarded: fact<{ readonly side: Side; readonly card: number }>({
    does: (s, { side, card }) => {
      s.hands[side] = s.hands[side].filter((each) => each !== card);
    },
    told: ({ card }) => line('discarded', { card: word(`card.${card}`) }),
    words: { discarded: '{{card}} comes to nothing.' },
  }),

  /** A played card leaves the game. AMZ-quirk-cards. */
  'played-card': fact<{ readonly side: Side; readonly card: number }>({
    does: (s, { side, card }) => {
      s.hands[side] = s.hands[side].filter((each) => each !== card);
    },
    told: ({ side, card }) => line('played-card', { side: word(`side.${side}`), card: word(`card.${card}`) }),
    words: { 'played-card': '{{side}} played {{card}}.' },
  }),

  /** A card stays in effect until the end of a turn or an activation. AMZ-T-quirk-cards. */
  'takes-effect': fact<{ readonly card: number; readonly on: string; readonly until: number }>({
    does: (s, { card, on, until }) => {
      s.effects.push({ card, on, until });
    },
    told: ({ card, on }) => {
      if (card === WIND) return line('wind', { inches: many('kind.inch', Number(on.split(' ')[1])) });
      return CHOSEN.includes(card) ? line('falls-on', { who: unit(on) }) : undefined;
    },
    words: {
      wind: 'All that move at random go the same way, {{inches}} farther.',
      'falls-on': 'It falls on {{who}}.',
    },
    follows: true,
  }),

  /** AMZ-T-quirk-cards, 4. */
  alarm: fact<{ readonly unit: string; readonly noise: number }>({
    does: (s, f) => {
      s.noise += f.noise;
    },
    told: ({ unit: id }) => line('alarm', { who: unit(id) }),
    words: { alarm: '{{who}} set off a car alarm.' },
    follows: true,
  }),

  /** AMZ-T-quirk-cards, 6. */
  armed: fact<{ readonly unit: string; readonly figure: string }>({
    does: (s, f) => {
      figureOf(s, f.figure).support = 'light';
    },
    told: ({ unit: id }) => line('armed', { who: unit(id) }),
    words: { armed: '{{who}} found a Light support weapon.' },
    follows: true,
  }),
};

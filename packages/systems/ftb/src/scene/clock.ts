import type { MeasuredScene } from '@shambles/engine';
import type { Book } from '../book.js';
import type { Encounter } from '../state.js';
import type { View } from '../view.js';
import { sideInWords } from './sides.js';
import { whenInWords } from './titles.js';

const STAGES: { readonly [stage in Encounter['stage']]: string } = {
  elsewhere: 'On your own table',
  layout: 'The table is laid',
  enter: 'Coming in',
  begin: 'How it begins',
  turn: 'Activation',
  act: '',
  end: 'End of the turn',
  over: 'Over',
};

/** The turn. A fight on the players' own table has none here, so the date stands for it. FTB-11.3a. */
function nameOf({ campaign }: View, { stage, turn }: Encounter): string {
  const isElsewhere = stage === 'elsewhere' || (stage === 'over' && turn === 0);
  if (isElsewhere && campaign.on) return whenInWords(campaign.when);
  return turn === 0 ? 'Before the first turn' : `Turn ${turn}`;
}

/** The clock: sides in the order in which they act, with the die of each. FTB-5.0b. */
export function clock(view: View, book: Book, e: Encounter): MeasuredScene['clock'] {
  const acts = e.stage === 'act';
  const acting = acts ? e.order[e.acting] : undefined;
  return {
    // Turns restart with every Encounter, so this uses the game's own clock.
    turn: view.clock,
    turns: 0,
    name: nameOf(view, e),
    phase:
      acting !== undefined ? sideInWords(acting, view, book).name : acts ? 'Activation' : STAGES[e.stage],
    steps: e.order.map((side, i) => {
      const { name, tone } = sideInWords(side, view, book);
      return {
        name,
        tone,
        die: e.dice[side],
        state: !acts || i < e.acting ? 'done' : i === e.acting ? 'current' : 'coming',
      };
    }),
  };
}

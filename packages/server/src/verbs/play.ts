import { refuse, type Seat, type Table } from '@shambles/engine';
import type { Verb } from '@shambles/wire';
import type { Live } from '../table/live.js';
import { botAt } from '../table/room.js';
import { type Done, end } from './done.js';
import { consent, entryOf, propose } from './motions.js';
import { no, Refused, take } from './refused.js';

/*
 * The game itself: answers, dice, and taking back.
 */

export type Play = Extract<
  Verb,
  { is: 'answer' | 'dice' | 'stand' | 'undo' | 'redo' | 'propose' | 'consent' }
>;

export function plays(live: Live, seat: Seat, verb: Play): Done {
  const { table } = live;
  if (!table) return no('refused', live.record.trouble ?? 'The game has not begun.');
  // A stand-in bot does not keep its person from voting on a motion.
  if (botAt(live.record, seat) !== undefined && verb.is !== 'consent')
    no('refused', 'A bot holds this seat now; take the seat back first.');
  switch (verb.is) {
    case 'answer':
      answer(live, table, seat, verb);
      break;
    case 'dice':
      dice(live, table, seat, verb);
      break;
    case 'stand':
      take(table.stand(seat, verb.ask, verb.value, verb.turn));
      break;
    case 'undo':
      undo(live, table, seat, verb.to);
      break;
    case 'redo':
      if (!table.redo(seat).ok) no('refused', 'There is nothing that you can play again by yourself.');
      break;
    case 'propose':
      propose(live, seat, verb);
      break;
    case 'consent':
      consent(live, seat, verb);
      break;
  }
  return end(live);
}

/** Answers the question that the seat is shown; refuses if there is none or it is another. */
function answer(live: Live, table: Table, seat: Seat, { ask, value, id }: Verb & { is: 'answer' }): void {
  const shown = live.look(seat)?.now.asks ?? [];
  const n = shown.findIndex((a) => a.id === ask);
  const open = table.asks(seat)[n];
  if (!open) {
    const now = shown[0];
    if (!now) no('foreign', 'Nothing is asked of you now.');
    const text = `This answers ${ask}; the question now is ${now.id}.`;
    throw new Refused({ ...refuse('stale', text, now.rule), allowed: now.shape });
  }
  take(table.answer({ seat, ask: open.id, at: open.at, value, id }));
}

function dice(live: Live, table: Table, seat: Seat, { roll, faces }: Verb & { is: 'dice' }): void {
  const shown = live.look(seat)?.now.roll;
  const open = table.rollFor(seat);
  if (!shown || !open) no('foreign', 'You have no dice to throw now.');
  if (shown.id !== roll) no('stale', `These dice are for ${roll}; now it is ${shown.id}.`);
  take(table.throwDice({ seat, roll: open.id, faces }));
}

function undo(live: Live, table: Table, seat: Seat, to: number | undefined): void {
  const said = table.undo(seat, to === undefined ? undefined : entryOf(live, seat, to));
  // The exact reason might reveal something that the seat cannot see.
  if (!said.ok) no('refused', 'You cannot take this back by yourself; propose it, and the others may agree.');
}

/** Gives the first legal one of a bot's answers, each made in its turn, if one is still wanted. True if one was. */
export function answerOfBot(
  live: Live,
  asked: { readonly seat: Seat; readonly ask: string; readonly at: number },
  values: readonly ((table: Table) => unknown)[],
): Promise<boolean> {
  const { seat, ask, at } = asked;
  return live.change(() => {
    const { table, record } = live;
    const wanted =
      table && record.status === 'playing' && !record.paused && botAt(record, seat) !== undefined;
    if (!wanted) return { result: false };
    const now = table.question(seat);
    if (now?.id !== ask || now.at !== at) return { result: false };
    for (const value of values)
      if (table.answer({ seat, ask, at, value: value(table) as never }).ok) {
        end(live);
        return { result: true };
      }
    return { result: false };
  });
}

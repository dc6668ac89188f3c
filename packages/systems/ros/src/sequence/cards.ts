import { type Ask, askAll, Choose, type Rule } from '@shambles/engine';
import type { RosWorld } from '../facts.js';
import { newContacts } from '../fighting/melee.js';
import { cardsOf, PLAYS, type Play } from '../kinds.js';
import { hearers } from '../nps/orders.js';
import { useTorch } from '../senses/alarm.js';
import { type Person, playerSurvivors } from '../state.js';
import { nameOf } from '../words.js';

/** The option to light the torch or put it out, before the card is chosen. ROS-item-torch. */
const TORCH = 'torch';

/**
 * Every player plays a card face down; all cards are turned up together once the last is down. A player that uses a
 * torch first chooses again. ROS-seq-1, ROS-seq-2.
 */
export function* placeCards(w: RosWorld): Rule<void> {
  const plays: { [who: string]: Play } = {};
  let choosing = playerSurvivors(w.s);
  while (choosing.length > 0) {
    const answers = yield* askAll(choosing.map((p) => cardAsk(w, p)));
    const again: Person[] = [];
    for (const [i, p] of choosing.entries()) {
      if (answers[i] !== TORCH) plays[p.id] = answers[i] as Play;
      else {
        yield* newContacts(w, useTorch(w, p));
        again.push(p);
      }
    }
    choosing = again;
  }
  w.happen({ is: 'revealed', cause: 'ROS-seq-2', plays, reveals: true });
}

function cardAsk(w: RosWorld, p: Person): Ask<string> {
  const torch = p.minor.includes('torch') ? [TORCH] : [];
  // Any card may go down; who would hear an order can be seen, for it is given before anybody moves. ROS-D-order-when.
  const unheard = hearers(w, p).length === 0;
  const space = new Choose([...PLAYS, ...torch], {
    line: (id) =>
      id === TORCH
        ? { key: p.torch ? 'torch.out' : 'torch.light' }
        : { key: `card.${id}${unheard && cardsOf(id as Play).includes('order') ? '-unheard' : ''}` },
    why: (id) =>
      id.includes('+')
        ? {
            rule: 'ROS-card-combine',
            text: 'ORDER goes together with RELOAD or with ASSIST; no other cards go together.',
          }
        : undefined,
  });
  return {
    to: p.id,
    rule: 'ROS-seq-1',
    code: 'card',
    space,
    values: { who: nameOf(w.book, p.id), turn: w.s.turn },
  };
}

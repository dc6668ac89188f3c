import { ask, choose, type Rule, Some } from '@shambles/engine';
import { distance } from '@shambles/field';
import { whose } from '../bar.js';
import type { FtbWorld } from '../facts.js';
import {
  carriable,
  doseFor,
  freeHands,
  gain,
  hides,
  holds,
  inView,
  isConcealable,
  isWeapon,
  takesDose,
} from '../goods/goods.js';
import { hasFor, takesFrom } from '../goods/search.js';
import { type Heap, hostile, isDown, itemOf, type Person, personOf } from '../state.js';
import { beside } from '../table/beside.js';
import { tableOf } from '../table.js';
import { handsFor } from '../tables/weapons.js';
import { word } from '../words.js';
import type { Deed } from './deed.js';

/** Greatest distance in inches at which Items can be picked up. */
const AT_HAND = 1;

const thing = (what: string) => word(`thing.${what}`);

/**
 * Drawing another Item or putting on body armor uses the action of the activation. Hiding weapons in hand, or showing
 * them again, is free. FTB-11.7.3b, FTB-11.8.1, FTB-D-59, FTB-D-264.
 */
export const DRAW: Deed = {
  verb: 'draw',
  rule: 'FTB-11.7.3b',
  offers: (w, p) => {
    const offer = (what: string, key: string, item?: string) => ({
      what,
      line: {
        key: `deed.${key}`,
        values: { ...whose(p), ...(item !== undefined && { thing: thing(item) }) },
      },
    });
    const free = mayHide(w, p) ? [offer('hide', 'hide')] : hides(p) ? [offer('show', 'show')] : [];
    if (p.acted || p.fast > 0 || p.carries !== '') return free;
    const stowed = p.items.filter((i) => isWeapon(i.what) && !p.hand.includes(i.id));
    const armor = !p.armored && p.items.some((i) => i.what === 'body-armor');
    return [
      ...free,
      ...stowed.map((i) => offer(String(i.id), 'draw', i.what)),
      ...(armor ? [offer('armor', 'put-on', 'body-armor')] : []),
    ];
  },
  *act(w, id, what) {
    const p = personOf(w.s, id);
    switch (what) {
      case 'hide':
        return holds(w, p, { concealed: true }, 'FTB-D-59');
      case 'show':
        return holds(w, p, { concealed: false }, 'FTB-D-59');
      case 'armor':
        w.happen({ is: 'acted', cause: 'FTB-11.8.1', who: id, what: 'draw' });
        return holds(w, p, { armored: true, turn: true }, 'FTB-11.8.1');
      default:
        w.happen({ is: 'acted', cause: 'FTB-11.7.3b', who: id, what: 'draw' });
        yield* toHand(w, p, Number(what));
    }
  },
};

function mayHide(w: FtbWorld, p: Person): boolean {
  const shown = inView(p);
  return shown.length > 0 && shown.every((i) => isConcealable(w, i.what));
}

/** Frees hands for an Item; if one of two full hands is needed, the player chooses which. */
function* toHand(w: FtbWorld, p: Person, item: number): Rule<void> {
  const hands = handsFor(w, itemOf(p, item).what);
  let kept = p.hand.slice();
  if (hands === 2) kept = [];
  else if (freeHands(w, p) < 1 && !canLetGo(p)) {
    const away: number = yield* ask(
      w,
      p.seat,
      'FTB-11.7.3b',
      'put-away',
      choose(kept, {
        id: String,
        line: (id) => ({ key: 'thing', values: { thing: thing(itemOf(p, id).what) } }),
        like: (id) => `${itemOf(p, id).what} ${itemOf(p, id).empty}`,
      }),
      whose(p),
    );
    kept = kept.filter((id) => id !== away);
  }
  holds(w, p, { hand: [...kept, item], concealed: false, turn: true }, 'FTB-11.7.3b');
}

/** True if the figure holds only a Two-Hand melee weapon, which it can also hold in one hand. FTB-8.1, FTB-D-95. */
function canLetGo(p: Person): boolean {
  return p.hand.length === 1 && itemOf(p, p.hand[0] as number).what === 'two-hand';
}

/** Takes a dose of the Cure. FTB-14.15.1b, FTB-D-266. */
export const DRINK: Deed = {
  verb: 'drink',
  rule: 'FTB-14.15.1b',
  offers: (_w, p) =>
    p.acted || doseFor(p) === undefined ? [] : [{ line: { key: 'deed.drink', values: whose(p) } }],
  *act(w, id) {
    w.happen({ is: 'acted', cause: 'FTB-14.15.1b', who: id, what: 'drink' });
    takesDose(w, personOf(w.s, id));
  },
};

/** Picks up Items from a heap, whoever owned them. FTB-5.2b, FTB-D-264. */
export const PICK_UP: Deed = {
  verb: 'pick-up',
  rule: 'FTB-5.2b',
  offers: (w, p) =>
    p.acted || p.carries !== ''
      ? []
      : heapsNear(w, p).map((heap) => ({
          what: heap.id,
          line: {
            key: 'deed.pick-up',
            values: { ...whose(p), things: heap.items.map((i) => thing(i.what)) },
          },
        })),
  *act(w, id, what) {
    const p = personOf(w.s, id);
    const heap = w.s.heaps.find((h) => h.id === what) as Heap;
    w.happen({ is: 'acted', cause: 'FTB-5.2b', who: id, what: 'pick-up' });
    const chosen = yield* ask(
      w,
      p.seat,
      'FTB-5.2b',
      'pick-up',
      new Some(
        heap.items.map((i) => String(i.id)),
        { min: 1, max: heap.items.length },
        {
          line: (item) => ({ key: 'thing', values: { thing: thing(itemOf(heap, Number(item)).what) } }),
          like: (item) => `${itemOf(heap, Number(item)).what} ${itemOf(heap, Number(item)).empty}`,
        },
      ),
      whose(p),
    );
    const wanted = heap.items.filter((i) => chosen.includes(String(i.id))).map((i) => ({ ...i }));
    const taken = carriable(w, p, wanted);
    if (taken.length === 0) return;
    const items = taken.map((i) => i.id);
    w.happen({ is: 'heap-taken', cause: 'FTB-5.2b', heap: heap.id, items });
    gain(w, id, taken, 'found', 'FTB-5.2b');
  },
};

/** Heaps within reach with something that the person can carry. */
function heapsNear(w: FtbWorld, p: Person) {
  return w.s.heaps.filter(
    (h) =>
      h.level === p.level &&
      distance(h, p) <= AT_HAND &&
      tableOf(w).reaches(p.id, h) &&
      h.items.some((i) => carriable(w, p, [i]).length > 0),
  );
}

/**
 * Takes Items from the fallen: friends, others who are not opponents, and opponents already looted. FTB-5.2b,
 * FTB-11.7.2.
 */
export const TAKE: Deed = {
  verb: 'take',
  rule: 'FTB-5.2b',
  offers: (w, p) =>
    p.acted || p.carries !== ''
      ? []
      : fallenNear(w, p).map((body) => ({
          what: body.id,
          on: body.id,
          line: { key: 'deed.take', values: { ...whose(p), whom: word(`person.${body.id}`) } },
        })),
  *act(w, id, body) {
    w.happen({ is: 'acted', cause: 'FTB-5.2b', who: id, what: 'take' });
    yield* takesFrom(w, id, body, 'FTB-5.2b');
  },
};

/** Fallen people with something left to take. Opponents among them must have been looted first. */
function fallenNear(w: FtbWorld, p: Person): Person[] {
  const looted = (body: string) => w.s.encounter?.tally[`looted ${body}`] !== undefined;
  return w.s.people.filter(
    (q) =>
      isDown(q) &&
      (!hostile(w.s, p.side, q.side) || looted(q.id)) &&
      hasFor(w, p, q) &&
      beside(w, p.id, q.id),
  );
}

import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { normalMove } from '../moving/moving.js';
import { reactions } from '../reacting/reaction.js';
import { takesAim } from '../shooting/aim.js';
import { loadedGuns, shootAll } from '../shooting/shooting.js';
import { targetsFor } from '../shooting/targets.js';
import { carriesOn, itemOf, type Person, personOf } from '../state.js';
import type { Deed } from './deed.js';

/** Guns and chainsaws in hand that are empty or stalled. FTB-6.7b, FTB-TB-chainsaw-b. */
function empties(p: Person): number[] {
  return p.hand.filter((id) => itemOf(p, id).empty);
}

const values = (p: Person) => ({ who: { noun: `person.${p.id}`, count: 1 } });

/**
 * Active fire: any target, each firing a call of its own. Whoever ducked back since it became active holds its fire.
 * FTB-5.2b, FTB-5.7.3c, FTB-7.4, FTB-D-47.
 */
export const FIRE: Deed = {
  verb: 'fire',
  rule: 'FTB-5.2b',
  offers: (w, p) =>
    p.acted || p.heldFire
      ? []
      : loadedGuns(w, p)
          .filter(({ gun }) => targetsFor(w, p, gun).length > 0)
          .map(({ item, gun }) => ({
            what: String(item),
            line: { key: 'deed.fire', values: { ...values(p), gun: w.book.weapons.get(gun)?.name ?? gun } },
          })),
  *act(w, id, what) {
    yield* fire(w, id, [Number(what)]);
  },
};

/** Any two weapons that it holds. FTB-6.6, FTB-D-36. */
export const FIRE_TWO: Deed = {
  verb: 'fire-both',
  rule: 'FTB-6.6',
  offers: (w, p) => {
    const guns = loadedGuns(w, p).filter(({ gun }) => targetsFor(w, p, gun).length > 0);
    return !p.acted && !p.heldFire && guns.length === 2
      ? [{ line: { key: 'deed.fire-both', values: values(p) } }]
      : [];
  },
  *act(w, id) {
    yield* fire(
      w,
      id,
      loadedGuns(w, personOf(w.s, id)).map(({ item }) => item),
    );
  },
};

function* fire(w: FtbWorld, id: string, items: readonly number[]): Rule<void> {
  const p = personOf(w.s, id);
  w.happen({ is: 'acted', cause: 'FTB-5.2b', who: id, what: 'fire' });
  const weapons = items.map((item) => ({ item, gun: itemOf(p, item).what }));
  const volleys = yield* takesAim(w, id, weapons, (gun) => targetsFor(w, p, gun), 'active');
  yield* reactions(w, yield* shootAll(w, volleys));
}

/** A turn of activation; it may move, but no farther than its normal move. FTB-6.7b, FTB-5.7.5.1c, FTB-TB-chainsaw-b. */
export const RELOAD: Deed = {
  verb: 'reload',
  rule: 'FTB-6.7b',
  offers: (_w, p) =>
    p.acted || p.carries !== '' || p.used > normalMove(p)
      ? []
      : empties(p).map((item) => ({
          what: String(item),
          line: {
            key: 'deed.reload',
            values: { ...values(p), gun: { noun: `thing.${itemOf(p, item).what}`, count: 1 } },
          },
        })),
  *act(w, id, what) {
    reload(w, id, Number(what));
  },
};

function reload(w: FtbWorld, who: string, item: number): void {
  w.happen({ is: 'acted', cause: 'FTB-6.7b', who, what: 'reload' });
  w.happen({ is: 'reloaded', cause: 'FTB-6.7b', who, item });
}

/** As they become active, Grunts with an empty gun in hand reload it: they always do. FTB-6.7b. */
export function gruntsReload(w: FtbWorld, who: readonly string[]): void {
  for (const id of who) {
    const p = personOf(w.s, id);
    const gun = empties(p).find((item) => w.book.weapons.has(itemOf(p, item).what));
    if (!p.star && carriesOn(p) && p.carries === '' && gun !== undefined) reload(w, id, gun);
  }
}

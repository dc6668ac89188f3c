import type { Rule } from '@shambles/engine';
import { type Bar, bar, handsAreFull, hasActed, whose } from '../bar.js';
import { gunRow } from '../book.js';
import { WATCHES } from '../encounters/watches.js';
import type { FtbWorld } from '../facts.js';
import { normalMove } from '../moving/moving.js';
import { seenAnew } from '../moving/walking.js';
import { enemiesOf } from '../people/enemies.js';
import { reactions } from '../reacting/reaction.js';
import { takesAim } from '../shooting/aim.js';
import { loadedGuns, shootAll } from '../shooting/shooting.js';
import { outOfRange, targetsFor } from '../shooting/targets.js';
import { carriesOn, itemOf, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { word } from '../words.js';
import type { Deed } from './deed.js';

/** Guns and chainsaws in hand that are out of ammo or stalled. FTB-6.7b, FTB-TB-chainsaw-b. */
function empties(p: Person): number[] {
  return p.hand.filter((id) => itemOf(p, id).empty);
}

/** Why a person cannot fire at anybody now; undefined if it can. FTB-5.2b, FTB-5.7.3c. */
function holdsFire(p: Person): Bar | undefined {
  return hasActed(p) ?? (p.heldFire ? bar('FTB-5.7.3c', 'held-fire', whose(p)) : undefined);
}

/** Why none of a person's guns can be fired at the target, or at anybody; judged by the gun with the longest range. */
function noShot(w: FtbWorld, p: Person, target: string | undefined): Bar | undefined {
  const guns = loadedGuns(w, p).map(({ gun }) => gunRow(w.book, gun).range);
  if (guns.length === 0)
    return empties(p).some((id) => w.book.weapons.has(itemOf(p, id).what))
      ? bar('FTB-6.7a', 'out-of-ammo', whose(p))
      : bar('FTB-5.2b', 'no-gun', whose(p));
  const table = tableOf(w);
  const enemies = enemiesOf(w, p.id).sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
  const at = target === undefined ? enemies : enemies.filter((id) => id === target);
  if (at.length === 0) return bar('FTB-7.4', target === undefined ? 'no-enemies' : 'no-enemy');
  const bars = at.map((id) => outOfRange(table, p, id, Math.max(...guns)));
  return bars.includes(undefined) ? undefined : (bars.find((b) => b?.rule === 'FTB-6.2') ?? bars[0]);
}

/**
 * Active fire at any targets; only one such action in an activation. A figure that has ducked back holds its fire until
 * it is next active. FTB-5.2b, FTB-5.7.3c, FTB-7.4, FTB-D-47.
 */
export const FIRE: Deed = {
  verb: 'fire',
  rule: 'FTB-5.2b',
  bars: (w, p, _group, target) => holdsFire(p) ?? noShot(w, p, target),
  offers: (w, p) =>
    holdsFire(p)
      ? []
      : loadedGuns(w, p)
          .filter(({ gun }) => targetsFor(w, p, gun).length > 0)
          .map(({ item, gun }) => ({
            what: String(item),
            line: { key: 'deed.fire', values: { ...whose(p), gun: w.book.weapons.get(gun)?.name ?? gun } },
          })),
  *act(w, id, what) {
    yield* fire(w, id, [Number(what)]);
  },
};

/** Fires both loaded guns in hand. FTB-6.6, FTB-D-36. */
export const FIRE_TWO: Deed = {
  verb: 'fire-both',
  rule: 'FTB-6.6',
  offers: (w, p) => {
    const guns = loadedGuns(w, p).filter(({ gun }) => targetsFor(w, p, gun).length > 0);
    return !holdsFire(p) && guns.length === 2 ? [{ line: { key: 'deed.fire-both', values: whose(p) } }] : [];
  },
  *act(w, id) {
    yield* fire(
      w,
      id,
      loadedGuns(w, personOf(w.s, id)).map(({ item }) => item),
    );
  },
};

/** Fires, then resolves what the figure has come into sight of by turning to its targets. FTB-5.2a, FTB-D-192. */
function* fire(w: FtbWorld, id: string, items: readonly number[]): Rule<void> {
  const p = personOf(w.s, id);
  w.happen({ is: 'acted', cause: 'FTB-5.2b', who: id, what: 'fire' });
  const weapons = items.map((item) => ({ item, gun: itemOf(p, item).what }));
  const volleys = yield* takesAim(w, id, weapons, (gun) => targetsFor(w, p, gun), 'active');
  yield* reactions(w, yield* shootAll(w, volleys), WATCHES);
  yield* seenAnew(w, id, WATCHES);
}

/** Why a person cannot reload: it has acted, its hands are full, it has moved too far, or nothing is empty. */
function noReload(p: Person): Bar | undefined {
  const stopped = hasActed(p) ?? handsAreFull(p);
  if (stopped) return stopped;
  if (p.used > normalMove(p)) return bar('FTB-6.7b', 'moved-too-far', { ...whose(p), most: normalMove(p) });
  return empties(p).length === 0 ? bar('FTB-6.7b', 'nothing-empty', whose(p)) : undefined;
}

/**
 * Reloads as the action of the activation; the figure may move, but no farther than its normal move. FTB-6.7b,
 * FTB-5.7.5.1c, FTB-TB-chainsaw-b.
 */
export const RELOAD: Deed = {
  verb: 'reload',
  rule: 'FTB-6.7b',
  bars: (_w, p) => noReload(p),
  offers: (_w, p) =>
    noReload(p)
      ? []
      : empties(p).map((item) => ({
          what: String(item),
          line: {
            key: 'deed.reload',
            values: { ...whose(p), gun: word(`thing.${itemOf(p, item).what}`) },
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

/**
 * Makes Grunts with an empty gun or a stalled chainsaw in hand reload as they become active: they always do, unless
 * they have just taken a dose of the Cure as their action. FTB-6.7b, FTB-TB-chainsaw-b, FTB-D-164, FTB-D-266.
 */
export function gruntsReload(w: FtbWorld, who: readonly string[]): void {
  for (const id of who) {
    const p = personOf(w.s, id);
    const [empty] = empties(p);
    const able = carriesOn(p) && p.carries === '' && !p.acted;
    if (!p.star && able && empty !== undefined) reload(w, id, empty);
  }
}

import type { Rule } from '@shambles/engine';
import { aim } from '../aim.js';
import type { Deed } from '../deed.js';
import { enemiesOf } from '../enemies.js';
import type { FtbWorld } from '../facts.js';
import { face, reactions } from '../reaction.js';
import { loadedGuns, shootAll, type Volley } from '../shooting.js';
import { itemOf, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';

/** Guns and chainsaws in hand that are empty or stalled. FTB-6.7b, FTB-TB-chainsaw-b. */
function empties(p: Person): number[] {
  return p.items.filter((i) => i.empty).map((i) => i.id);
}

/** Whom a gun can be fired at now; a figure turns to fire, so what is behind it counts as well. FTB-7.4, FTB-5.2a. */
export function targetsFor(w: FtbWorld, p: Person, gun: string): string[] {
  const table = tableOf(w);
  const range = w.book.weapons.get(gun)?.range ?? 0;
  return enemiesOf(w, p.id)
    .filter((id) => table.line(p.id, id) !== 'no' && table.distance(p.id, id) <= range)
    .filter((id) => p.knowsZeds || !id.startsWith('zed-'))
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}

const values = (p: Person) => ({ who: { noun: `person.${p.id}`, count: 1 } });

/** Active fire: any target, each firing a call of its own. FTB-5.2b, FTB-7.4, FTB-D-47. */
export const FIRE: Deed = {
  verb: 'fire',
  rule: 'FTB-5.2b',
  offers: (w, p) =>
    p.acted
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
    return !p.acted && guns.length === 2 ? [{ line: { key: 'deed.fire-both', values: values(p) } }] : [];
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
  const volleys: Volley[] = [];
  w.happen({ is: 'acted', cause: 'FTB-5.2b', to: 'all', who: id, what: 'fire' });
  for (const item of items) {
    const gun = itemOf(p, item).what;
    const volley = yield* aim(w, id, { item, gun }, targetsFor(w, p, gun), 'active', {
      two: items.length > 1,
    });
    const first = volley.marks.find((m) => m.target !== '');
    if (first) face(w, id, tableOf(w).at(first.target));
    volleys.push(volley);
  }
  const call = yield* shootAll(w, volleys);
  yield* reactions(w, call);
}

/** A turn of activation; it may move, but no farther than its normal move. FTB-6.7b, FTB-5.7.5.1c, FTB-TB-chainsaw-b. */
export const RELOAD: Deed = {
  verb: 'reload',
  rule: 'FTB-6.7b',
  offers: (_w, p) =>
    p.acted || p.carries !== '' || p.fast > 0
      ? []
      : empties(p).map((item) => ({
          what: String(item),
          line: {
            key: 'deed.reload',
            values: { ...values(p), gun: { noun: `thing.${itemOf(p, item).what}`, count: 1 } },
          },
        })),
  *act(w, id, what) {
    w.happen({ is: 'acted', cause: 'FTB-6.7b', to: 'all', who: id, what: 'reload' });
    w.happen({ is: 'reloaded', cause: 'FTB-6.7b', to: 'all', who: id, item: Number(what) });
  },
};

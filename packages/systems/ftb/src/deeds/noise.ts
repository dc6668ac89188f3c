import { grains, squareTo } from '@shambles/field';
import { whose } from '../bar.js';
import type { FtbWorld } from '../facts.js';
import { LOUD, noise, startAlarm } from '../senses/noise.js';
import { isPlayers, type Person, personOf } from '../state.js';
import { BASE, tableOf } from '../table.js';
import type { Deed } from './deed.js';

/** Greatest distance in inches from a vehicle's side at which a figure is beside it. */
const BESIDE = BASE + 0.6;

const may = (w: FtbWorld, p: Person) => w.book.options.noises === 'on' && isPlayers(p) && !p.acted;

/** Vehicles that a person is beside. */
function vehiclesBeside(w: FtbWorld, p: Person): string[] {
  const [x, y] = [grains(p.x), grains(p.y)];
  const near = tableOf(w).ground.pieces.filter(
    ({ kind, ax, ay, bx, by }) => kind === 'vehicle' && squareTo(x, y, ax, ay, bx, by) <= grains(BESIDE) ** 2,
  );
  return p.level === 0 ? [...new Set(near.map(({ id }) => id))] : [];
}

/** Sets off or stops the alarm of a vehicle that the figure is beside. FTB-10.2.4a, FTB-10.2.4b. */
export const ALARM: Deed = {
  verb: 'alarm',
  rule: 'FTB-10.2.4a',
  offers: (w, p) =>
    may(w, p)
      ? vehiclesBeside(w, p).map((what) => ({
          what,
          on: what,
          line: {
            key: w.s.alarms.some((a) => a.id === what) ? 'deed.alarm-off' : 'deed.alarm',
            values: whose(p),
          },
        }))
      : [],
  *act(w, id, what) {
    w.happen({ is: 'acted', cause: 'FTB-10.2.4a', who: id, what: 'alarm' });
    const rings = w.s.alarms.find((a) => a.id === what);
    if (rings) return w.happen({ is: 'alarm', cause: 'FTB-10.2.4b', alarm: rings, on: false });
    const { x, y, facing } = personOf(w.s, id);
    yield* startAlarm(w, { id: what, x, y, facing, dice: LOUD.alarm });
  },
};

/** Makes a telephone ring where the figure stands. FTB-10.2.4a. */
export const PHONE: Deed = {
  verb: 'phone',
  rule: 'FTB-10.2.4a',
  offers: (w, p) => (may(w, p) ? [{ line: { key: 'deed.phone', values: whose(p) } }] : []),
  *act(w, id) {
    w.happen({ is: 'acted', cause: 'FTB-10.2.4a', who: id, what: 'phone' });
    yield* noise(w, personOf(w.s, id), LOUD.phone, 'phone', 'FTB-10.2.4a');
  },
};

import { grains, touch } from '@shambles/field';
import { atPlace } from '@shambles/measured';
import { tableOf } from '../table.js';
import type { Watch } from './walking.js';

/** Climbing out of a window ends the move; the figure may still fire. BDZ-bldg-window. */
export const OUT_OF_WINDOW: Watch = {
  stops(w, p, table, before) {
    const [from, to] = [atPlace(before), table.at(p.id)];
    const house = table.houseOf(from);
    if (house === undefined || table.houseOf(to) === house) return false;
    const line = [from.x, from.y, to.x, to.y].map(grains) as [number, number, number, number];
    return tableOf(w).ground.pieces.some(
      ({ kind, type, ax, ay, bx, by, from: level }) =>
        (kind === 'window' || type === 'window') && level === from.level && touch(...line, ax, ay, bx, by),
    );
  },
  *happens(w, who) {
    w.happen({ is: 'halted', cause: 'BDZ-bldg-window', who });
  },
};

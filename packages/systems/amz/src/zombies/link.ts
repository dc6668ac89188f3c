import { placesNear } from '@shambles/field';
import type { AmzWorld } from '../facts.js';
import { QUALITIES, type Quality } from '../kinds.js';
import { gaitOf } from '../movement/marching.js';
import { activeOf, basesOf, mobId, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';

/** If the last Dexter has fallen, the Possessed collapse. AMZ-possessed-link. */
export function linkHolds(w: AmzWorld): void {
  const dexters = w.s.units.filter((u) => u.kind === 'dexters');
  if (dexters.length === 0 || dexters.some((u) => activeOf(w.s, u.id).length > 0)) return;
  for (const u of w.s.units)
    if (u.kind === 'possessed' && activeOf(w.s, u.id).length > 0)
      w.happen({ is: 'collapsed', cause: 'AMZ-possessed-link', unit: u.id });
}

/**
 * Captives become Possessed: those of one captor form one unit, one step below their former quality, as near to it as
 * there is room. AMZ-capture, AMZ-possessed, AMZ-D-captives-room.
 */
export function captivesTurn(w: AmzWorld): void {
  const captors = w.s.units.filter((u) => w.s.figures.some((f) => f.captor === u.id));
  for (const { id: captor } of captors) {
    const captives = w.s.figures.filter((f) => f.captor === captor);
    const [near] = basesOf(w.s, captor);
    if (!near) {
      w.happen({ is: 'never-turned', cause: 'AMZ-capture', figures: captives.map((f) => f.id) });
      continue;
    }
    const units = captives.map((f) => unitOf(w.s, f.unit));
    const least = Math.min(...units.map((u) => QUALITIES.indexOf(u.quality)));
    const table = tableOf(w);
    const at = [near.x, near.y, near.level] as const;
    const places = placesNear(table.ways(gaitOf(w, captor)), table.figures, at, captives.length);
    w.happen({
      is: 'arrived',
      cause: 'AMZ-capture',
      mob: mobId(w.s.nextMob),
      kind: 'possessed',
      quality: QUALITIES[Math.max(0, least - 1)] as Quality,
      armor: units[0]?.armor ?? 'none',
      places,
      supports: captives.map((f) => f.support),
      captives: captives.map((f) => f.id),
    });
  }
}

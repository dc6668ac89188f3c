import type { MeasuredScene } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import type { Book } from '../book.js';
import type { DayPart } from '../kinds.js';
import { carriesOn, isPlayers } from '../state.js';
import { dayPartOf } from '../tables/terrain.js';
import type { View } from '../view.js';

/** FTB-T-day-parts. */
export function light(part: DayPart): MeasuredScene['light'] {
  return part === 'night' ? 'night' : part === 'evening' ? 'dusk' : 'day';
}

/** True if sight is limited at this hour. FTB-13.1.2a. */
export function isDark({ tables }: Book, part: DayPart): boolean {
  return dayPartOf(tables.dayParts, part).vision !== undefined;
}

/** Sight of the players' figures after dark. FTB-13.1.1, FTB-13.1.2a, FTB-13.1.2b. */
export function sightOf(view: View, { tables }: Book): MeasuredScene['sightOf'] {
  const e = view.encounter;
  const row = e && dayPartOf(tables.dayParts, e.part);
  if (row?.vision === undefined) return [];
  const r = (e?.fullMoon && row.fullMoon) || row.vision;
  return view.people
    .filter((p) => isPlayers(p) && carriesOn(p) && hasPlace(p))
    .map((p) => ({ at: [p.x, p.y], level: p.level, r }));
}

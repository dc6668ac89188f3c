import type { Rule } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import { drawn, possibly } from '@shambles/thw';
import { askChange, askLook, type Fault, faultOf, isBuilt, isTooFull, shutIn, turned } from '@shambles/towns';
import { groundOf } from '../book.js';
import type { FtbWorld } from '../facts.js';
import type { Options } from '../options.js';
import type { RuleId } from '../register.js';
import { encounterOf } from '../state.js';
import { STEPS } from '../table/costs.js';
import { BASE } from '../table.js';
import { SHEETS } from '../tables/sheets.js';
import { densityOf } from '../tables/terrain.js';
import { DRAWN } from './drawn.js';
import { ACROSS } from './sections.js';
import { TABLETOP } from './tabletop.js';
import { town } from './town.js';

/** Numbers of the towns that can be drawn for each kind of area. */
const TOWNS = Array.from({ length: 1000 }, (_, i) => `${i + 1}`);

/**
 * Lays out terrain: the Tabletop, a table that the players brought, one drawn by hand, or a town by the guidelines. The
 * first player may take another town, turn the table or change things on it, and decides when play begins. FTB-9.0.
 */
export function* layTable(w: FtbWorld): Rule<void> {
  if (encounterOf(w.s).kind === 'no-terrain') laid(w, TABLETOP, '', 'laid');
  else {
    const own = w.book.map ?? DRAWN[w.book.options.table];
    laid(w, own ?? (yield* newTown(w)), '', 'laid');
    yield* lookOver(w, own === undefined);
  }
  w.happen({ is: 'stage', cause: 'FTB-D-27', stage: 'enter' });
}

function laid(w: FtbWorld, map: MapFile, what: string, how: string): void {
  w.happen({ is: 'table-changed', cause: 'FTB-9.0', map, what, how });
}

/**
 * A town by the guidelines: in the country a die decides whether there is a street, and the town is drawn by number.
 * FTB-9.1d.
 */
function* newTown(w: FtbWorld): Rule<MapFile> {
  const { kind, area } = encounterOf(w.s);
  const { target } = SHEETS[kind];
  const row = densityOf(area);
  const street = row.street >= 6 || (yield* possibly(w, row.street, { rule: 'FTB-9.1d', label: 'street' }));
  const number = yield* drawn(w, { rule: 'FTB-9.1a', label: 'town', from: TOWNS, like: () => 'town' });
  // By then the power is out. FTB-14.8.
  const lamps = kind !== 'escape';
  return town(area, Number(number), { street, lamps, ...(target > 0 && { target }) });
}

// ------------------------------------------------------------------ the first player's look

function* lookOver(w: FtbWorld, generated: boolean): Rule<void> {
  const seat = w.book.seats[0] as string;
  for (;;) {
    const { map } = encounterOf(w.s);
    const quarter = quarterOf(w, map);
    const chosen = yield* askLook(w, seat, 'FTB-9.0', [
      'play',
      ...(generated ? (['another'] as const) : []),
      ...(quarter ? (['turn'] as const) : []),
      ...(isTooFull(map) ? [] : (['edit'] as const)),
    ]);
    if (chosen === 'play') return;
    if (chosen === 'another') laid(w, yield* newTown(w), '', 'another');
    else if (chosen === 'turn') laid(w, quarter as MapFile, '', 'turned');
    else {
      const change = yield* askChange(w, seat, map, {
        rule: 'FTB-9.0',
        fault: (next, id) => fault(w, next, id),
      });
      if (change) laid(w, change.map, change.what, change.how);
    }
  }
}

/** The section that must have a building; 0 if it had none to begin with, since the players chose that. */
function neededIn(w: FtbWorld, map: MapFile): number {
  const { target } = SHEETS[encounterOf(w.s).kind];
  return isBuilt(map, ACROSS, target) ? target : 0;
}

/** The table turned by a quarter, or by more if its Target Building would leave its section. */
function quarterOf(w: FtbWorld, map: MapFile): MapFile | undefined {
  const target = neededIn(w, map);
  const once = turned(map);
  const twice = turned(once);
  return [once, twice, turned(twice)].find((next) => target === 0 || isBuilt(next, ACROSS, target));
}

/** What is wrong with a changed table. FTB-9.0, FTB-9.1e, FTB-D-52. */
function fault(w: FtbWorld, map: MapFile, changed?: string): Fault<RuleId> | undefined {
  const target = neededIn(w, encounterOf(w.s).map);
  return faultWith(map, { target, hills: w.book.options.hills, changed });
}

/**
 * What makes a table unplayable: an invalid map, no building in a section that needs one, or a building without a door
 * that can be reached from the edge of the table. `changed` is the thing that was placed or moved.
 */
export function faultWith(
  map: MapFile,
  {
    target,
    hills,
    changed,
  }: { readonly target: number; readonly hills: Options['hills']; readonly changed?: string },
): Fault<RuleId> | undefined {
  const wrong = faultOf(map, groundOf, changed);
  if (wrong !== undefined) return { rule: 'FTB-9.0', text: wrong };
  if (target > 0 && !isBuilt(map, ACROSS, target))
    return { rule: 'FTB-9.1e', text: `Section ${target} needs a building: this Encounter goes there.` };
  const shut = shutFor(map, hills);
  return shut === undefined
    ? undefined
    : { rule: 'FTB-D-52', text: `No way from the edge of the table leads to a door of ${shut}.` };
}

/** The name of a building that no zombie can enter from the edge of the table. FTB-D-52. */
export function shutFor(map: MapFile, hills: Options['hills']): string | undefined {
  return shutIn(groundOf(map), STEPS[hills].zed, BASE);
}

import type { Rule } from '@shambles/engine';
import { halfDie, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { gain, isWeapon, newItems } from '../goods/goods.js';
import type { Watch } from '../moving/walking.js';
import { encounterOf, isPlayers, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { SHEETS } from '../tables/sheets.js';
import { targetsIn } from '../terrain/buildings.js';
import { placesAt } from '../terrain/room.js';

/**
 * Stops players who enter a building of a raid or rescue, to roll whether its goal is there. It may be in none.
 * FTB-14.12.5c.
 */
export const RAID_LOOK: Watch = {
  stops: (w, p, table) => isPlayers(p) && lookedThrough(w, table.houseOf(table.at(p.id))) !== undefined,
  *happens(w, who) {
    const table = tableOf(w);
    const building = table.has(who) ? lookedThrough(w, table.houseOf(table.at(who))) : undefined;
    if (building !== undefined) yield* look(w, who, building);
  },
};

/** The building, if it belongs to the raid and has not been looked through yet. */
function lookedThrough(w: FtbWorld, house: string | undefined): string | undefined {
  const e = encounterOf(w.s);
  if ((e.kind !== 'raid' && e.kind !== 'rescue') || e.tally.goal !== undefined) return undefined;
  if (w.s.premises.some((b) => b.id === house && b.rolled)) return undefined;
  return targetsIn(w, SHEETS[e.kind].target).find((b) => b.id === house)?.id;
}

/**
 * Rolls a die: the goal is here at or below the count of buildings entered, in the last one on anything but a 6.
 * FTB-14.12.5c.
 */
function* look(w: FtbWorld, who: string, building: string): Rule<void> {
  const { kind } = encounterOf(w.s);
  const all = targetsIn(w, SHEETS[kind].target);
  const count = 1 + all.filter((b) => w.s.premises.some((each) => each.id === b.id && each.rolled)).length;
  const last = count >= all.length;
  const die = yield* sum(w, 1, {
    rule: 'FTB-14.12.5c',
    label: 'raid-look',
    seat: personOf(w.s, who).seat,
    who,
  });
  const found = last ? die < 6 : die <= count;
  w.happen({ is: 'raid-look', cause: 'FTB-14.12.5c', who, building, count, last, found });
  if (found) yield* take(w, who);
}

/** Takes what was looked for: half a die of Items, one weapon, or the hostage. FTB-14.12.1. */
function* take(w: FtbWorld, who: string): Rule<void> {
  const { kind, goal } = encounterOf(w.s);
  const p = personOf(w.s, who);
  if (kind === 'rescue') {
    const [at] = placesAt(w, p, 1, 'human');
    if (at) w.happen({ is: 'rescued', cause: 'FTB-14.12.1', who: goal, at, side: p.side });
    return;
  }
  if (goal === 'somebody') return;
  const n = isWeapon(goal)
    ? 1
    : yield* halfDie(w, {
        rule: 'FTB-14.12.1',
        label: 'raid-items',
        table: 'FTB-T-half-d6',
        seat: p.seat,
        who,
      });
  gain(w, who, newItems(w, Array<string>(n).fill(goal)), 'found', 'FTB-14.12.1');
}

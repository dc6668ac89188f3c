import type { Rule } from '@shambles/engine';
import { snap } from '@shambles/field';
import { firesFirst } from '../contact/fighting.js';
import { begins } from '../encounters/beginning.js';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { OTHERS } from '../scenarios/scenarios.js';
import { tableOf } from '../table.js';
import { starOf } from './band.js';

/** Inches between Star and Grunt. BDZ-D-c121. */
const APART = 8;

/**
 * Starts the next mutiny, by day where the band is; false if there is none left. BDZ-camp-together-grunt2, BDZ-D-c121.
 */
export function mutinies(w: BdzWorld): boolean {
  const star = starOf(w);
  const cause = 'BDZ-camp-together-grunt2';
  for (const who of [...campaignOf(w.s).mutineers]) {
    if (star && w.s.people.some((p) => p.id === who)) {
      const plan = {
        kind: 'mutiny',
        part: 'daytime',
        who: [star.id, who],
        vehicles: [],
        captive: '',
      } as const;
      w.happen({ is: 'planned', cause, plan: { ...plan, who: [...plan.who], vehicles: [] } });
      begins(w);
      return true;
    }
    w.happen({ is: 'mutiny-void', cause, who });
  }
  return false;
}

/**
 * Star and Grunt face each other in the middle of the table; the higher total shoots first. BDZ-camp-together-grunt2,
 * BDZ-D-c121.
 */
export function* faceOff(w: BdzWorld): Rule<void> {
  const cause = 'BDZ-camp-together-grunt2';
  const [star, who] = (w.s.encounter?.who ?? []) as [string, string];
  const { ground } = tableOf(w);
  const [wide] = ground.map.size;
  const y = openRow(w);
  const stands = (id: string, side: -1 | 1, facing: number) => ({
    who: id,
    at: [snap(wide / 2 + (side * APART) / 2), y] as const,
    facing,
  });
  w.happen({ is: 'mutiny', cause, who, seat: OTHERS, places: [stands(star, -1, 90), stands(who, 1, 270)] });
  yield* firesFirst(w, star, who, cause);
}

/** The row nearest to the middle along which the two see each other and have room to stand. */
function openRow(w: BdzWorld): number {
  const table = tableOf(w);
  const [wide, high] = table.ground.map.size;
  const ways = table.ways(APART);
  const isOpen = (y: number) =>
    Array.from({ length: APART + 1 }, (_, i) => wide / 2 - APART / 2 + i).every(
      (x) => ways.standing(x, y, 0) && !table.taken([x, y, 0]),
    );
  const rows = Array.from({ length: Math.floor(high / 2) }, (_, i) => [high / 2 + i, high / 2 - i]).flat();
  return snap(rows.find(isOpen) ?? high / 2);
}

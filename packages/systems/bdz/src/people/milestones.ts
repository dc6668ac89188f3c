import { ask, choose, type Rule } from '@shambles/engine';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { isPresent, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';

/** Zombies that a civilian must have seen. BDZ-class-milestones. */
export const ZEDS = 3;

/**
 * At the end of a turn, Stars who have been through enough may stop being civilians. BDZ-class-milestones,
 * BDZ-D-milestones.
 */
export function* growsUp(w: BdzWorld): Rule<void> {
  const table = tableOf(w);
  for (const p of w.s.people.filter((each) => mayGrowUp(each) && isPresent(each))) {
    const seen = isUp(p) ? w.s.zeds.map((z) => z.id).filter((id) => table.sees(p.id, id)) : [];
    const zeds = seen.filter((id) => !p.past.zeds.includes(id));
    if (zeds.length > 0) w.happen({ is: 'saw-zeds', cause: 'BDZ-class-milestones', who: p.id, zeds });
    yield* becomesMore(w, p);
  }
}

/** True for a Star who is a civilian. BDZ-class-milestones. */
export function mayGrowUp(p: Pick<Person, 'star' | 'class'>): boolean {
  return p.star && p.class === 'civilian';
}

/** Lets a civilian Star who has been through enough choose a class. BDZ-class-milestones. */
export function* becomesMore(w: BdzWorld, p: Person): Rule<void> {
  if (mayGrowUp(p) && isReady(personOf(w.s, p.id))) yield* chooses(w, p);
}

/** True if all three milestones are passed and the player has not been asked yet. */
function isReady({ past }: Person): boolean {
  return past.zeds.length >= ZEDS && past.killed && past.fought && !past.asked;
}

function* chooses(w: BdzWorld, { id, seat }: Person): Rule<void> {
  const now = yield* ask(
    w,
    seat,
    'BDZ-class-milestones',
    'class',
    choose(['civilian', 'survivor', 'ganger'] as const, {
      id: (each) => each,
      line: (each) => ({ key: `becomes.${each}` }),
    }),
    { who: one(id) },
  );
  w.happen({ is: 'becomes', cause: 'BDZ-class-milestones', who: id, class: now });
}

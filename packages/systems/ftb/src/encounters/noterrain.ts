import { ask, Choose, type Rule } from '@shambles/engine';
import { snap } from '@shambles/field';
import { contact, isContact } from '../contact/contact.js';
import type { FtbWorld } from '../facts.js';
import type { Trigger } from '../in-sight/hostility.js';
import { able } from '../people/able.js';
import { leader } from '../people/groups.js';
import { carriesOn, encounterOf, isPlayers, type Person, type Place } from '../state.js';
import { enemiesLeft } from './objective.js';
import { WATCHES } from './watches.js';

/** There are always three PEFs; the last stands for the Target Building. FTB-TB-noterrain-a. */
export const PEFS = 3;
/**
 * Inches from the players' own edge for each rank, and from theirs for people met. By night six inches apart are just
 * in sight. FTB-TB-tabletop-b, FTB-D-269.
 */
const OURS = [3, 2, 1] as const;
const THEIRS = 3;
/** Figures in a rank and inches between them. If three such ranks do not hold them all, they stand closer together. */
const RANK = 8;
const ABREAST = 1.4;

/** Players' figures that are fit to continue: on the Tabletop, or off it because they left or have not entered. */
function company(w: FtbWorld): Person[] {
  return w.s.people.filter((p) => isPlayers(p) && (carriesOn(p) || p.condition === 'left'));
}

/** True if no zombie or Enemy is left on the Tabletop, or nobody is there to face them. */
export function isQuiet(w: FtbWorld): boolean {
  if (able(w).length === 0) return true;
  return enemiesLeft(w).length === 0 && w.s.zeds.length === 0;
}

/** Resolves the next PEF without a table; on contact both sides meet on the Tabletop. FTB-TB-noterrain-b. */
export function* nextPef(w: FtbWorld): Rule<void> {
  const done = encounterOf(w.s).tally.pefs ?? 0;
  const [first] = company(w) as [Person];
  if (done > 0) {
    const chosen = yield* ask(
      w,
      first.seat,
      'FTB-TB-noterrain-a',
      'go-on',
      new Choose(['on', 'home'], { line: (id) => ({ key: `go-on.${id}` }) }),
      { n: done + 1 },
    );
    if (chosen === 'home') return homeward(w);
  }
  w.happen({
    is: 'tabletop-cleared',
    cause: 'FTB-TB-tabletop-a',
    who: company(w).map((p) => p.id),
  });
  stand(w);
  w.happen({ is: 'tally', cause: 'FTB-TB-noterrain-a', what: 'pefs', by: 1 });
  const by = leader(able(w)).id;
  const trigger: Trigger = { by, active: 'rolled', movers: able(w).map((p) => p.id), watches: WATCHES };
  if (!(yield* isContact(w, `pef-${done + 1}`, trigger, 'FTB-TB-noterrain-b'))) return;
  const at = { x: middleOfFront(w), y: encounterOf(w.s).map.size[1] - THEIRS, level: 0 };
  yield* contact(w, at, trigger);
}

/** Where the middle figure of the front rank stands: people met stand opposite it. FTB-D-269. */
function middleOfFront(w: FtbWorld): number {
  const front = able(w).filter((p) => p.y === OURS[0]);
  return (front[Math.floor(front.length / 2)] as Person).x;
}

/** Sends home players who have had enough; the remaining PEFs are not met. FTB-TB-tabletop-h. */
function homeward(w: FtbWorld): void {
  for (const { id } of able(w)) w.happen({ is: 'off-table', cause: 'FTB-TB-tabletop-h', who: id, edge: '' });
  w.happen({ is: 'tally', cause: 'FTB-TB-tabletop-h', what: 'home', by: 1 });
}

/** Places all of them within 3 inches of their edge, facing the other. FTB-TB-tabletop-b. */
function stand(w: FtbWorld): void {
  const all = company(w);
  const [width] = encounterOf(w.s).map.size;
  const inRank = Math.max(RANK, Math.ceil(all.length / OURS.length));
  const apart = Math.min(ABREAST, ((RANK - 1) * ABREAST) / (inRank - 1));
  all.forEach(({ id }, i) => {
    const rank = Math.floor(i / inRank);
    const beside = Math.min(inRank, all.length - rank * inRank);
    const x = width / 2 + ((i % inRank) - (beside - 1) / 2) * apart;
    const at: Place = [snap(x), OURS[rank] as number, 0];
    w.happen({ is: 'stands-at', cause: 'FTB-TB-tabletop-b', who: id, at, facing: 0 });
  });
}

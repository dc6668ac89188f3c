import type { Rule } from '@shambles/engine';
import { squareTo } from '@shambles/field';
import { finds } from '../awareness/hiding.js';
import { fallsUpon } from '../combat/clawing.js';
import type { AmzWorld } from '../facts.js';
import { metAs } from '../fire/weapons.js';
import { batter } from '../ground/buildings.js';
import { basesOf } from '../state.js';
import { BASE, CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { isStrong } from '../units/houses.js';
import { type Bound, isMindless, touched } from './going.js';
import type { Will } from './will.js';

/** Barricaded buildings whose walls or doors a figure of the mob touches from outside. AMZ-barricade-batter. */
export function barricadesBeside(w: AmzWorld, mob: string): string[] {
  const strong = w.s.buildings.filter(isStrong).map((b) => b.id);
  return beside(w, mob, strong, () => true);
}

/** Of these buildings, those whose outer walls have a matching piece that a figure of the mob touches from outside. */
export function beside(
  w: AmzWorld,
  mob: string,
  buildings: readonly string[],
  which: (kind: string) => boolean,
): string[] {
  const table = tableOf(w);
  const near = (BASE + CONTACT) * 1000;
  return buildings.filter((id) => {
    const walls = w.book.ground.pieces.filter((p) => p.shell?.house === id && which(p.kind));
    return basesOf(w.s, mob).some(
      (f) =>
        table.houseOf(f) !== id &&
        walls.some(
          (p) =>
            p.from <= f.level &&
            f.level < p.to &&
            squareTo(f.x * 1000, f.y * 1000, p.ax, p.ay, p.bx, p.by) <= near ** 2,
        ),
    );
  });
}

/** The targets of a zombie unit. */
interface Blow {
  /** The unit that it made for. */
  readonly first?: string | undefined;
  /** The unit that it has found, hidden or not; 'anybody' for a random move. AMZ-hide. */
  readonly found?: string | 'anybody';
}

/**
 * What a zombie unit does at the end of its move: it batters whatever bars its way, or else assaults a unit that it
 * touches, preferably the one that it made for. Returns whether it did either. AMZ-interrupt-mindless,
 * AMZ-barricade-batter, AMZ-assault.
 */
export function* strikes(
  w: AmzWorld,
  who: string,
  bound: Pick<Bound, 'met'>,
  { first, found }: Blow = {},
): Rule<boolean> {
  if (basesOf(w.s, who).length === 0) return false;
  if (bound.met?.by === 'building') {
    yield* batter(w, who, bound.met.id);
    return true;
  }
  const here = touched(w, who);
  const aim = metAs(w, first ?? '');
  const on = here.includes(aim) ? aim : here[0];
  if (on === undefined) return yield* battersWall(w, who);
  if (found !== 'anybody' && metAs(w, found ?? '') !== on && !(yield* finds(w, who, on))) return false;
  yield* fallsUpon(w, who, on);
  return true;
}

/** A mob that touches nobody batters the barricaded building that it has come up to. AMZ-barricade-batter. */
function* battersWall(w: AmzWorld, who: string): Rule<boolean> {
  const [building] = isMindless(w, who) ? barricadesBeside(w, who) : [];
  if (building === undefined) return false;
  yield* batter(w, who, building);
  return true;
}

/**
 * The same for a unit that moves freely, whose will chooses among several units that it touches. One that dares to
 * assault none of them lets them be. AMZ-solo-masters.
 */
export function* strikesAtWill(
  w: AmzWorld,
  who: string,
  bound: Pick<Bound, 'met'>,
  will: Will,
  found = '',
): Rule<boolean> {
  const all = touched(w, who);
  const here = all.filter((id) => will.dares(w, who, id, found));
  if (bound.met?.by === 'building' || all.length === 0) return yield* strikes(w, who, bound, { found });
  if (here.length === 0) return false;
  if (here.length === 1) return yield* strikes(w, who, bound, { first: here[0], found });
  return yield* strikes(w, who, bound, { first: yield* will.assaults(w, who, here, found), found });
}

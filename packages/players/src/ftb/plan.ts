import type { Person } from '@shambles/ftb';
import { goesHome, moments, momentsOf } from './aims.js';
import { leaving } from './leaving.js';
import { type Look, leaderOf } from './look.js';
import {
  floors,
  inside,
  loot,
  nearest,
  type Plan,
  raided,
  toAnyZed,
  toFoe,
  toPef,
  toWindow,
  unentered,
} from './places.js';

/** Limits on the turns of an Encounter; clearing a whole table takes longer. */
const LATEST = 40;
const LATEST_CLEARING = 150;
const plans = new WeakMap<object, Plan>();

/** The plan for a view, made once. */
export function planOf(look: Look): Plan {
  const known = plans.get(look.view);
  if (known) return known;
  const made = planFor(look);
  plans.set(look.view, made);
  return made;
}

function planFor(look: Look): Plan {
  const { e, view } = look;
  const led = leaderOf(look.mine);
  if (!led) return { do: 'hold' };
  const away = (): Plan => {
    const way = leaving(look, led);
    return (way.do === 'hold' && toWindow(look, led)) || way;
  };
  const latest = e.kind === 'take-back' ? LATEST_CLEARING : LATEST;
  if (e.turn >= latest || goesHome(look)) return away();
  switch (e.kind) {
    case 'robbery-in-town':
    case 'escape':
      return away();
    case 'robbing':
      return loot(look, led) ?? away();
    case 'confronting':
      return look.foes.length > 0 ? toFoe(look, led) : away();
    case 'zed':
      return toZed(look, led) ?? away();
    case 'search':
      return nearest(look, led, floors(look)) ?? away();
    case 'take-back':
      return nearest(look, led, floors(look)) ?? toAnyZed(look, led) ?? toPef(look, led) ?? away();
    case 'raid':
    case 'rescue':
      return nearest(look, led, raided(look)) ?? away();
    case 'chillin':
      return (
        (moments(look) < momentsOf(look)
          ? nearest(look, led, inside(look, e.target, 0))
          : toPef(look, led)) ?? away()
      );
    case 'raid-defend':
      return look.foes.length > 0 || view.pefs.length > 0 ? { do: 'hold' } : away();
    case 'burglarized':
      return look.foes.length > 0
        ? { do: 'hold' }
        : (nearest(look, led, inside(look, e.target, 0)) ?? away());
    case 'confrontation':
    case 'robbed':
      return look.foes.length > 0 && e.turn < 12 ? { do: 'hold' } : away();
    case 'no-terrain':
      return { do: 'hold' };
  }
}

/** Into the Target Building; once that has been entered, to any zombie there is. FTB-14.6.4, FTB-14.6.5. */
function toZed(look: Look, led: Person): Plan | undefined {
  const { e } = look;
  if (moments(look) === 0) return nearest(look, led, inside(look, e.target, 0)) ?? toAnyZed(look, led);
  return toAnyZed(look, led) ?? toPef(look, led) ?? nearest(look, led, unentered(look));
}

/** True if the Encounter may be ended, with nobody hostile left and nothing more to do. FTB-D-63. */
export function mayEnd(look: Look): boolean {
  switch (look.e.kind) {
    case 'robbery-in-town':
    case 'escape':
      return false;
    case 'take-back':
      return ['hold', 'leave'].includes(planOf(look).do);
    case 'zed':
    case 'search':
    case 'raid':
    case 'rescue':
    case 'robbing':
    case 'chillin':
      return goesHome(look);
    default:
      return true;
  }
}

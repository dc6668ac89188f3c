import type { Shape } from '@shambles/engine';
import { grains, inArc } from '@shambles/field';
import { menace } from './fight.js';
import type { Look } from './look.js';

/** Half the front arc, in degrees. */
const ARC = 45;

/** Towards where most of what threatens is, by what it is worth to stop it. */
export function facing(look: Look, shape: Shape): string | number | undefined {
  if (shape.kind !== 'facing') return undefined;
  const { me, table } = look;
  const near = look.attackers.filter(({ zed, gap }) => gap <= 50 && zed.level === me.level).slice(0, 16);
  let best: { readonly id: string; readonly worth: number } | undefined;
  for (const o of shape.options) {
    let worth = o.id === 'threat' ? 0.01 : 0;
    for (const a of near) {
      const in_ = inArc(o.degrees, ARC, grains(a.zed.x - me.x), grains(a.zed.y - me.y));
      if (in_)
        worth += (menace(look, a) / (1 + a.gap / 20)) * (table.sees(me.id, a.zed.id) === 'no' ? 0.6 : 1);
    }
    if (!best || worth > best.worth) best = { id: o.id, worth };
  }
  return best?.id;
}

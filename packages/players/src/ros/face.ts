import type { Shape } from '@shambles/engine';
import { distance, grains, inArc } from '@shambles/field';
import { menace } from './fight.js';
import type { Look, Seen } from './look.js';
import { CHARGE, engaged, preyOf } from './threat.js';

/** Half the front arc, in degrees. */
const ARC = 45;

/** Where a Zed will be when the shots are fired: at its prey, if it can get there. */
function bound(look: Look, { zed }: Seen): { readonly x: number; readonly y: number } {
  const { me, friends } = look;
  const prey = preyOf([me, ...friends], zed);
  const arrives = prey && distance(prey, zed) <= CHARGE && prey.level === zed.level;
  return arrives && prey.id !== me.id && distance(prey, me) > 4 ? prey : zed;
}

/** The option facing most of the threat, weighted by the worth of stopping each Zed. */
export function facing(look: Look, shape: Shape): string | number | undefined {
  if (shape.kind !== 'facing') return undefined;
  const { me } = look;
  const near = [...look.attackers, ...look.fallen]
    .filter(({ zed, gap }) => gap <= 50 && zed.level === me.level)
    .slice(0, 16);
  const stopped = new Set(engaged(look).map(({ zed }) => zed.id));
  let best: { readonly id: string; readonly worth: number } | undefined;
  for (const o of shape.options) {
    let worth = o.id === 'threat' ? 0.01 : 0;
    for (const a of near) {
      const { x, y } = bound(look, a);
      const in_ = inArc(o.degrees, ARC, grains(x - me.x), grains(y - me.y));
      if (in_) worth += (menace(look, a) / (1 + a.gap / 20)) * (stopped.has(a.zed.id) ? 1 : 0.1);
    }
    if (!best || worth > best.worth) best = { id: o.id, worth };
  }
  return best?.id;
}

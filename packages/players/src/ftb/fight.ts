import type { Shape } from '@shambles/engine';
import { distance } from '@shambles/field';
import type { Person } from '@shambles/ftb';
import { guns, isFair, type Look, zedWay } from './look.js';

const ids = (shape: Shape): readonly string[] => ('options' in shape ? shape.options.map((o) => o.id) : []);

function first(may: readonly string[], wanted: readonly string[]): string | undefined {
  return wanted.find((w) => may.includes(w)) ?? may[0];
}

/** Fires, or else gets out of sight: nobody stays in the open for nothing. FTB-5.5.7m. */
export function inSight(look: Look, shape: Shape): string | undefined {
  const may = ids(shape);
  const hurries = look.e.kind === 'escape' || look.e.kind === 'robbery-in-town';
  if (hurries && !isFair(look)) return first(may, ['duck-back', 'fast-move', 'move-on', 'hold']);
  return first(may, ['fire', 'duck-back', 'move-on', 'hold']);
}

/** A Grunt charges only if it can do nothing else. FTB-8.2a. */
export function grunt(shape: Shape): string | undefined {
  return ids(shape).find((id) => id !== 'charge') ?? ids(shape)[0];
}

/** Fires back with a loaded gun at fair odds, else ducks back. FTB-3.1.4.4. */
export function freeWill(look: Look, shape: Shape, me: Person | undefined): string | undefined {
  if (shape.kind !== 'choose') return undefined;
  const result = (id: string) =>
    shape.options.find((o) => o.id === id)?.line.key.replace('free-will.', '') ?? '';
  const loaded = me !== undefined && guns(look, me).length > 0;
  const order =
    loaded && isFair(look)
      ? ['fire', 'carry-on', 'duck-back', 'charge', 'run-away', 'roll']
      : ['duck-back', 'carry-on', 'fire', 'charge', 'run-away', 'roll'];
  const rank = (id: string) => (order.includes(result(id)) ? order.indexOf(result(id)) : order.length);
  return shape.options.map((o) => o.id).sort((a, b) => rank(a) - rank(b))[0];
}

/** Against people all dice go on one; against approaching zombies they are spread, one for each. FTB-7.3a. */
export function aim(look: Look, shape: Shape, me: Person | undefined): string | undefined {
  const may = ids(shape);
  if (!me) return may[0];
  const targets = [...new Set(may.map((id) => id.split(' ')[0] as string))];
  const danger = (id: string): number => {
    const zed = look.zeds.find((z) => z.id === id);
    if (zed) return zedWay(look, zed, [me.x, me.y, me.level]);
    const foe = look.foes.find((p) => p.id === id);
    if (!foe) return 50;
    const line = look.table.line(me.id, id);
    return (line === 'cover' ? -10 : -20) - foe.rep + distance(foe, me) / 10;
  };
  const order = targets.sort((a, b) => danger(a) - danger(b));
  const dice = Number(look.ask.line.values?.dice ?? 1);
  const zombies = order.filter((id) => id.startsWith('zed-'));
  if (zombies.length > 1 && zombies.length === order.length) {
    const full = Math.max(...guns(look, me).map((g) => g.dice), dice);
    const next = zombies[(full - dice) % zombies.length] as string;
    if (may.includes(`${next} one`)) return `${next} one`;
    if (may.includes(next)) return next;
  }
  return order[0];
}

/** The nearest, with the most dice. FTB-8.2.1e. */
export function charged(look: Look, shape: Shape, me: Person | undefined): string | undefined {
  const may = ids(shape);
  if (!me) return may[0];
  const dice = (id: string) => guns(look, me).find((g) => String(g.id) === id.split(' ')[1])?.dice ?? 0;
  return [...may].sort((a, b) => dice(b) - dice(a))[0];
}

import type { Line, Owner } from '@shambles/engine';
import { one, word } from '../facts/lines.js';
import type { Person } from '../state.js';

/** The owner of a deed: the heading that it is listed under, and its wording there. */
export function ownerOf(p: Person, line: Line): Owner {
  const things = [
    ...p.hand.flatMap((i) => p.guns[i]?.gun ?? []),
    ...(p.melee === 'unarmed' ? [] : [p.melee]),
  ];
  const armed = p.being === 'adult' && things.length > 0;
  return {
    id: p.id,
    name: { key: 'figure', values: { who: one(p.id) } },
    ...(armed && { note: { key: 'own.holds', values: { things: things.map((t) => word(`thing.${t}`)) } } }),
    does: { ...line, key: `own.${line.key}` },
  };
}

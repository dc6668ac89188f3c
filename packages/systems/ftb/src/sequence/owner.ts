import { type Line, nouns, type Owner } from '@shambles/engine';
import type { Offer } from '../deeds/deed.js';
import type { FtbWorld } from '../facts.js';
import { inView } from '../goods/goods.js';
import type { Person } from '../state.js';
import { nameOf } from '../words.js';

/** The figure that an offer belongs to, and what it has in hand; undefined if the whole group does it. */
export function ownerOf(w: FtbWorld, p: Person, { line, whole }: Offer): Owner | undefined {
  if (whole) return undefined;
  return {
    id: p.id,
    name: { key: 'figure', values: { name: nameOf(w.book.names, p.id) } },
    note: inHand(p),
    does: { ...line, key: `own.${line.key}` },
  };
}

function inHand(p: Person): Line {
  const things = inView(p).map((item) => item.what);
  return things.length > 0
    ? { key: 'own.holds', values: { things: nouns(things, 'thing.') } }
    : { key: 'own.no-weapon' };
}

import type { RosterCard } from '@shambles/engine';
import type { Book } from '../book.js';
import { HITS_TO_DIE } from '../harm/harm.js';
import { gunRow } from '../house/rows.js';
import type { Order } from '../state.js';
import { gunIn } from '../tables/guns.js';
import type { PersonSeen, View } from '../view.js';
import { playName } from '../words/things.js';
import { nameOf } from '../words.js';
import { personBadges } from './figures.js';

/** The player survivors, then the NPS who go with them. */
export function roster(view: View, book: Book): RosterCard[] {
  return [
    ...view.people.filter((p) => p.kind === 'ps').map((p) => card(p, view, book)),
    ...view.people.filter((p) => p.kind === 'nps' && p.leader !== '').map((p) => card(p, view, book)),
  ];
}

function card(p: PersonSeen, view: View, book: Book): RosterCard {
  return {
    id: p.id,
    name: nameOf(book, p.id),
    seat: p.kind === 'ps' ? p.id : undefined,
    tone: p.kind === 'ps' ? 'amber' : 'ice',
    status: status(p, book),
    pips: [{ name: 'hits', of: HITS_TO_DIE[p.kind], is: Math.min(p.hits, HITS_TO_DIE[p.kind]) }],
    items: p.where === 'dead' || p.where === 'risen' ? [] : items(p, book),
    badges: personBadges(p, view),
    ...((p.where === 'dead' || p.where === 'risen' || p.where === 'out') && { gone: true }),
  };
}

function status(p: PersonSeen, book: Book): string {
  if (p.where === 'dead') return 'dead';
  if (p.where === 'risen') return 'one of them';
  if (p.where === 'out') return 'out';
  if (p.trapped) return 'trapped';
  if (p.pinned !== '') return 'pinned';
  if (p.down) return 'down';
  if (p.play !== '') return playName(p.play);
  if (p.kind === 'ps') return '';
  const task = p.order && ordered(p.order, book);
  return `${p.character}, ${task ?? `follows ${nameOf(book, p.leader)}`}`;
}

function ordered(order: Order, book: Book): string {
  switch (order.do) {
    case 'run':
      return `runs to ${order.name}`;
    case 'shoot':
      return `watches ${order.name}`;
    case 'guard':
      return order.what === 'here' ? 'stands guard' : `guards ${nameOf(book, order.what)}`;
    case 'follow':
      return `follows ${nameOf(book, order.who)}`;
    case 'melee':
      return 'fights hand to hand';
    case 'take':
      return 'fetches something';
    case 'use':
      return `uses a ${order.item}`;
  }
}

function items(p: PersonSeen, book: Book): RosterCard['items'] {
  const found: RosterCard['items'][number][] = [];
  if (p.pistol >= 0)
    found.push({ name: 'pistol', left: `${p.pistol}/${gunRow(book, 'pistol').clip}`, slot: 'pistol' });
  if (p.main !== '') {
    const { gun } = gunIn(p.main);
    found.push({ name: p.main, left: gun && `${p.clip}/${gunRow(book, gun).clip}`, slot: 'main' });
  }
  const counts = new Map<string, number>();
  for (const item of p.minor) counts.set(item, (counts.get(item) ?? 0) + 1);
  for (const [name, n] of counts) found.push({ name, left: n > 1 ? `×${n}` : undefined, slot: 'minor' });
  return found;
}

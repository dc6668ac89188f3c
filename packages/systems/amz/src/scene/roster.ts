import type { RosterCard } from '@shambles/engine';
import type { Book } from '../book.js';
import { LEVELS } from '../kinds.js';
import { stressOf } from '../morale/stress.js';
import { worldOf } from '../rulers/world.js';
import { activeOf, dependentsOf, downOf, fightersOf, isLiving, type Unit } from '../state.js';
import type { View } from '../view.js';
import { unitName } from '../words/names.js';

/** A card for each Living unit, with its remaining strength. */
export function roster(view: View, book: Book): RosterCard[] {
  return view.units.filter(isLiving).map((u) => card(u, view, book));
}

function card(u: Unit, view: View, book: Book): RosterCard {
  const all = view.figures.filter((f) => f.unit === u.id && f.role !== 'vehicle').length;
  const low = LEVELS.indexOf(u.level);
  return {
    id: u.id,
    name: unitName(book, u),
    tone: u.professional ? 'ice' : 'amber',
    status: statusOf(u, view, book),
    pips: [
      { name: 'figures', of: all, is: activeOf(view, u.id).length },
      { name: 'Morale', of: LEVELS.length, is: LEVELS.length - low },
    ],
    items: [...stress(u, view, book), ...items(u, view)],
    badges: badges(u),
  };
}

/** What has become of the unit, or the vehicle that it rides in, or whether it has acted. */
function statusOf(u: Unit, view: View, book: Book): string {
  if (activeOf(view, u.id).length === 0) return downOf(view, u.id).length > 0 ? 'down' : 'gone';
  if (!u.entered) return 'to come';
  if (view.active?.unit === u.id) return 'acting';
  const aboard = activeOf(view, u.id)[0]?.aboard;
  const vehicle = view.units.find(({ id }) => id === aboard && id !== u.id);
  return [vehicle && `in ${unitName(book, vehicle)}`, u.done && 'has acted'].filter(Boolean).join(', ');
}

/** The unit's Stress, with the book's name for its level. AMZ-stress-level. */
function stress(u: Unit, view: View, book: Book): RosterCard['items'] {
  if (activeOf(view, u.id).length === 0) return [];
  const { points, row } = stressOf(worldOf(view, book), u.id);
  return [{ name: 'Stress', left: `${points} (${row.name.toLowerCase()})`, slot: 'nerve' }];
}

function items(u: Unit, view: View): RosterCard['items'] {
  const fighters = fightersOf(view, u.id);
  const marked = view.casualties.filter((c) => c.unit === u.id && !c.abandoned).length;
  const loads = view.figures.filter((f) => f.unit === u.id).reduce((n, f) => n + f.loads, 0);
  const found: { name: string; left?: string; slot: string }[] = [
    { name: `${u.quality}, ${u.morale} Morale`, slot: 'rating' },
  ];
  if (u.armor !== 'none')
    found.push({ name: u.armor === 'light' ? 'light armor' : 'anti-zombie armor', slot: 'armor' });
  for (const f of fighters) if (f.support) found.push({ name: `${f.support} weapon`, slot: 'weapon' });
  if (dependentsOf(view, u.id).length > 0)
    found.push({ name: 'Dependents', left: String(dependentsOf(view, u.id).length), slot: 'with' });
  if (marked + downOf(view, u.id).length > 0)
    found.push({ name: 'casualties', left: String(marked + downOf(view, u.id).length), slot: 'with' });
  if (loads > 0) found.push({ name: 'loads', left: String(loads), slot: 'with' });
  if (u.doses > 0) found.push({ name: 'Anti-Virus', left: String(u.doses), slot: 'with' });
  return found;
}

function badges(u: Unit): string[] {
  return [
    ...(u.level === 'confident' ? [] : [u.level]),
    ...(u.overwatch ? ['overwatch'] : []),
    ...(u.hidden ? ['hidden'] : []),
    ...(u.immobilised ? ['immobilised'] : []),
  ];
}

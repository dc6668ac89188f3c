import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import type { Book } from '../book.js';
import { basesOf, type Figure, isLiving, type Unit } from '../state.js';
import { BASE, VEHICLE } from '../table/rules.js';
import { leadOf } from '../units/units.js';
import type { View } from '../view.js';
import { figureName, tableName } from '../words/names.js';

/** Every figure with a base on the table. */
export function figures(view: View, book: Book): SceneFigure[] {
  const units = new Map(view.units.map((u) => [u.id, u]));
  const leads = new Set(view.units.map((u) => leadOf(view, u.id)));
  return view.figures
    .filter(hasPlace)
    .map((f) => figure(f, units.get(f.unit) as Unit, view, book, leads.has(f.id)));
}

function figure(f: Figure, u: Unit, view: View, book: Book, leads: boolean): SceneFigure {
  const living = isLiving(u);
  const count = leads ? basesOf(view, u.id).length : 0;
  return {
    id: f.id,
    name: leads ? tableName(book, u, count) : figureName(book, f, u),
    kind: kindOf(f, u),
    side: living ? 'living' : 'zombies',
    tone: toneOf(f, u),
    ring: living ? (f.role === 'dependent' ? 'double' : 'whole') : 'broken',
    at: [f.x, f.y],
    level: f.level,
    r: f.role === 'vehicle' ? VEHICLE : BASE,
    facing: f.facing,
    ...holding(f, u),
    ...(leads && { number: count, counted: `${count} ${count === 1 ? 'figure' : 'figures'}` }),
    ...(f.leader !== null && f.leader > 0 && { star: true as const }),
    badges: badgesOf(f, u, leads),
    named: leads,
  };
}

function kindOf(f: Figure, u: Unit): string {
  if (f.role === 'vehicle') return 'vehicle';
  if (isLiving(u)) return f.role === 'dependent' ? 'civilian' : 'survivor';
  return u.kind === 'possessed'
    ? 'possessed'
    : u.kind === 'romeos'
      ? 'feral'
      : u.kind === 'dexters'
        ? 'hunter'
        : 'zed';
}

function toneOf(f: Figure, u: Unit): SceneFigure['tone'] {
  if (!isLiving(u))
    return u.kind === 'possessed' ? 'rose' : u.kind === 'dexters' || u.kind === 'romeos' ? 'rust' : 'moss';
  return f.role === 'dependent' ? 'paper' : u.professional ? 'ice' : 'amber';
}

function holding(f: Figure, u: Unit): Pick<SceneFigure, 'holds'> {
  if (f.role !== 'fighter' || (!isLiving(u) && u.kind !== 'possessed')) return {};
  return { holds: f.support ? 'machine gun' : 'rifle' };
}

function badgesOf(f: Figure, u: Unit, leads: boolean): string[] {
  const own = f.status === 'down' || f.status === 'slight' ? ['down'] : [];
  if (f.medic) own.push('medic');
  if (f.loads > 0) own.push('loaded');
  if (!leads) return own;
  if (u.overwatch) own.push('overwatch');
  if (u.hidden) own.push('hidden');
  if (u.level !== 'confident') own.push(u.level);
  if (u.interrupted) own.push('interrupted');
  return own;
}

/** Lines from each figure of a unit to its lead, because a unit acts as one. */
export function bonds(view: View): MeasuredScene['bonds'] {
  return view.units.flatMap((u) => {
    const bases = basesOf(view, u.id).filter((f) => f.unit === u.id);
    const lead = bases.find((f) => f.id === leadOf(view, u.id));
    if (!lead) return [];
    return bases
      .filter((f) => f !== lead && f.level === lead.level)
      .map((f) => ({
        from: [lead.x, lead.y] as const,
        to: [f.x, f.y] as const,
        level: f.level,
        tone: toneOf(lead, u),
      }));
  });
}

import type { Blast, MeasuredScene, SceneFigure, Spot } from '@shambles/engine';
import { plural } from '../../plural.js';

type At = readonly [x: number, y: number, level: number];

/** Tolerance for rounding errors, in the table's unit. */
const HAIR = 0.0005;

/** The figures within reach of a blast at a spot, nearest first. */
export function caughtBy(scene: MeasuredScene, { r, sides }: Blast, at: At): SceneFigure[] {
  const away = (f: SceneFigure): number => Math.hypot(f.at[0] - at[0], f.at[1] - at[1]) - f.r;
  return scene.figures
    .filter(
      (f) =>
        f.level === at[2] &&
        f.kind !== 'body' &&
        !f.badges.includes('dead') &&
        (!sides || sides.includes(f.side)) &&
        away(f) <= r + HAIR,
    )
    .toSorted((a, b) => away(a) - away(b));
}

/** "Ash, Hunter, 3 Zeds": figures with names of their own first, the others counted by kind. */
export function inShort(figures: readonly SceneFigure[]): string {
  const alike = new Map<string, SceneFigure[]>();
  for (const f of figures) if (!f.named) alike.set(f.kind, [...(alike.get(f.kind) ?? []), f]);
  const crowds = [...alike.values()].map((all) => {
    const { name } = all[0] as SceneFigure;
    return all.length === 1 ? name : `${all.length} ${plural(name.replace(/\s*\d+$/, ''), all.length)}`;
  });
  return [...figures.filter((f) => f.named).map((f) => f.name), ...crowds].join(', ');
}

/** Ids of the figures caught in any of these blasts. */
export function caughtIn(
  scene: MeasuredScene,
  blasts: readonly (Blast & { readonly at: Spot; readonly level: number })[],
): ReadonlySet<string> {
  return new Set(
    blasts.flatMap((b) => caughtBy(scene, b, [b.at[0], b.at[1], b.level]).map((figure) => figure.id)),
  );
}

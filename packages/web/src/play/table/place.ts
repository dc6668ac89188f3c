import type { MeasuredScene } from '@shambles/engine';
import { apart, type Place } from './things.js';

/** True if an event happened on the table itself and not on its tools. */
export const onView = (event: Event): boolean => (event.target as Element).closest?.('.sm-view') != null;

/** The table's place under the pointer; undefined beside the table. */
export function placeAt(
  box: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
  scene: MeasuredScene,
  level: number,
): Place | undefined {
  const sheet = box?.querySelector('.sm-cam')?.getBoundingClientRect();
  if (!sheet || sheet.width === 0) return undefined;
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  const x = tenth(((clientX - sheet.left) / sheet.width) * scene.width);
  const y = tenth((1 - (clientY - sheet.top) / sheet.height) * scene.height);
  return x < 0 || y < 0 || x > scene.width || y > scene.height ? undefined : [x, y, level];
}

/** The figure whose base covers a place. */
export function figureAt(scene: MeasuredScene, at: Place): string | undefined {
  let best: { id: string; away: number } | undefined;
  for (const f of scene.figures) {
    const away = apart(f.at, at);
    if (f.level === at[2] && away <= f.r * 1.3 && (!best || away < best.away)) best = { id: f.id, away };
  }
  return best?.id;
}

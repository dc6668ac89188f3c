import type { PrintedScene, SceneCell } from '@shambles/engine';
import { plural } from '../plural.js';
import { type Stack, stacksAt } from './counters/layout.js';

const GROUND: Record<SceneCell['ground'], string> = { building: 'building', park: 'park', lot: 'dirt lot' };

/** "3 Rotting Zombies (1 spent)". */
export function nameOfStack(stack: Stack): string {
  const count = stack.counters.length;
  const first = stack.counters[0];
  if (!first) return stack.kind;
  const states = stack.badges.map(({ badge, count: n }) => (n === count ? badge : `${n} ${badge}`));
  return `${count} ${plural(first.name, count)}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}

/** "C3, park: 2 Tanks, 3 Rotting Zombies". */
export function nameOfCell(scene: PrintedScene, id: string): string {
  const cell = scene.cells.find((each) => each.id === id);
  const stacks = stacksAt(scene.counters, id);
  const round = stacks.filter((stack) => stack.counters[0]?.shape === 'round');
  const square = stacks.filter((stack) => stack.counters[0]?.shape !== 'round');
  const here = [...round, ...square].map(nameOfStack).join(', ') || 'empty';
  if (!cell) return `${id}: ${here}`;
  const own = cell.name !== '' && !cell.name.includes(cell.id) ? `${cell.name}, ` : '';
  return `${cell.id}, ${own}${GROUND[cell.ground]}: ${here}`;
}

import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';

/** Something that a unit could do with its fire half: search, take up, barricade, close a Hot Spot, leave. AMZ-special-actions. */
export interface Task {
  readonly id: string;
  readonly kind: string;
  /** What it is done to: a thing, a Hot Spot by number, a building. */
  readonly on: string;
  readonly at: { readonly x: number; readonly y: number; readonly level: number };
}

/** Tasks that a unit could do from where it stands. */
export function tasksHere(w: AmzWorld, unit: string): readonly Task[] {
  void [w, unit];
  return [];
}

/** Tasks that a Cautious move might bring it to. */
export function tasksNear(w: AmzWorld, unit: string): readonly Task[] {
  void [w, unit];
  return [];
}

/** Does one of them. AMZ-special-actions. */
export function* doTask(w: AmzWorld, unit: string, task: Task): Rule<void> {
  void [w, unit, task];
}

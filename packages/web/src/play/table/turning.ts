import type { MeasuredScene } from '@shambles/engine';
import { useRef } from 'preact/hooks';
import type { AnyModel } from '../models/index.js';
import { NOTCH } from '../models/measured/facing.js';
import { onView, placeAt } from './place.js';
import { apart, bearing } from './things.js';

/** Lets the player drag the arc of a figure that may turn; dragging gives no answer. */
export function useTurning(
  box: { readonly current: HTMLElement | null },
  scene: MeasuredScene,
  model: AnyModel | undefined,
  level: number,
): Record<'down' | 'move' | 'up', (event: PointerEvent) => void> {
  const held = useRef<number | undefined>(undefined);
  const turn = (event: PointerEvent): void => {
    const at = placeAt(box.current, event, scene, level);
    if (model?.kind !== 'facing' || !model.at || !at || apart(at, model.at) < 0.5) return;
    const exact = bearing(model.at, at);
    model.turnTo(event.shiftKey ? exact : Math.round(exact / NOTCH) * NOTCH);
  };
  return {
    down(event) {
      const at = onView(event) ? placeAt(box.current, event, scene, level) : undefined;
      if (model?.kind !== 'facing' || !model.at || !at || apart(at, model.at) > model.reach) return;
      held.current = event.pointerId;
      // The table must not pan while the figure turns.
      event.stopPropagation();
    },
    move(event) {
      if (held.current !== event.pointerId) return;
      event.stopPropagation();
      turn(event);
    },
    up(event) {
      if (held.current === event.pointerId) held.current = undefined;
    },
  };
}

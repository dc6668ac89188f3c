import { litAt, litNear } from '../marks/lit.js';
import { onSheet, onTable } from '../sheet.js';
import { type Hands, idOf, tenth } from './hands.js';
import type { At } from './press.js';

/** A step on the screen: positive is right and down. */
type Step = readonly [dx: number, dy: number];

const ARROWS: { readonly [key: string]: Step } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isPress = (key: string): boolean => key === 'Enter' || key === ' ';

/** The action of a key on the view: zoom in, zoom out, whole table. */
function keyOfView({ lens }: Hands, key: string): (() => void) | undefined {
  if (key === '0') return () => lens.fit();
  if (key === '+' || key === '=') return () => lens.zoom(1.3);
  return key === '-' || key === '_' ? () => lens.zoom(1 / 1.3) : undefined;
}

/** The action of a key on the focused thing: press it, or step to the next. */
function keyOfThing(hands: Hands, event: KeyboardEvent, id: string): (() => void) | undefined {
  if (isPress(event.key)) return () => hands.aim.press(id, { touch: false, all: event.shiftKey });
  const step = ARROWS[event.key];
  return step && (() => stepAcross(hands, step, id));
}

/** The action of a key on the ground: moves the cursor among lit places, or pans the table if none is lit. */
function keyOfGround(hands: Hands, event: KeyboardEvent): (() => void) | undefined {
  const { cursor, lens } = hands;
  const { marks, level } = hands.table;
  const { onSpot } = hands.handlers;
  const step = ARROWS[event.key];
  if (step)
    return marks.lit?.length && onSpot
      ? () => stepCursor(hands, step, event.shiftKey)
      : () => lens.pan(step[0] * -80, step[1] * -80);
  if (!isPress(event.key) || !cursor || !onSpot) return undefined;
  return () => {
    const at = litAt(marks.lit, cursor[0], cursor[1], level);
    if (at) onSpot(at, { touch: false, all: event.shiftKey });
  };
}

/** Performs the action of a key, depending on the focus. A key with an action does not propagate. */
export function key(hands: Hands, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const id = idOf(event);
  const isOnGround = !id && event.target === hands.lens.view.current;
  const deed =
    keyOfView(hands, event.key) ??
    (id ? keyOfThing(hands, event, id) : isOnGround ? keyOfGround(hands, event) : undefined);
  if (deed) {
    event.preventDefault();
    event.stopPropagation();
    deed();
  } else if (isOnGround && event.key === 'Escape') hands.setCursor(undefined);
}

/** Brings the focused thing into view, and reports it. */
export function focus(hands: Hands, event: FocusEvent): void {
  const id = idOf(event);
  const thing = hands.table.things.find((each) => each.id === id);
  if (!thing) return;
  hands.lens.show(thing.x, thing.y);
  const [x, y] = onTable(hands.table.sheet, thing.x, thing.y);
  hands.say({ at: [tenth(x), tenth(y), thing.level], thing: thing.id });
}

/** Moves the cursor by one lit cell, or by six. The first step puts it near the middle of the view. */
function stepCursor(hands: Hands, [dx, dy]: Step, far: boolean): void {
  const { cursor, lens } = hands;
  const { scene, sheet, level, marks } = hands.table;
  const camera = lens.now();
  const size = lens.size();
  const from =
    cursor ?? onTable(sheet, camera.x + size.width / 2 / camera.k, camera.y + size.height / 2 / camera.k);
  const cell = marks.lit?.find((part) => part.level === level)?.cell ?? 1;
  const by = cell * (far ? 6 : 1) * (cursor ? 1 : 0);
  const [x, y] = [from[0] + dx * by, from[1] - dy * by];
  const lit = litNear(marks.lit, x, y, level, cursor ? cell * 0.8 : scene.width);
  const at: At = lit ?? [
    Math.min(scene.width, Math.max(0, tenth(x))),
    Math.min(scene.height, Math.max(0, tenth(y))),
    level,
  ];
  hands.setCursor(at);
  lens.show(...onSheet(sheet, [at[0], at[1]]));
  hands.say({ at });
}

/** Moves the focus from one pressable thing to the next in a direction. */
function stepAcross({ table, aim, lens }: Hands, [dx, dy]: Step, id: string): void {
  const here = table.things.find((thing) => thing.id === id);
  if (!here) return;
  let best: { id: string; away: number } | undefined;
  for (const thing of table.things) {
    const along = (thing.x - here.x) * dx + (thing.y - here.y) * dy;
    const aside = Math.abs((thing.x - here.x) * dy) + Math.abs((thing.y - here.y) * dx);
    const away = along + aside * 2.5;
    if (thing.id !== id && along > 1 && aim.pressable(thing.id) && (!best || away < best.away))
      best = { id: thing.id, away };
  }
  if (best) lens.view.current?.querySelector<SVGElement>(`[data-press="${CSS.escape(best.id)}"]`)?.focus();
}

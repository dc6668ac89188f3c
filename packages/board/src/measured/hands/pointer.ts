import { litAt, litNear } from '../marks/lit.js';
import { onTable } from '../sheet.js';
import { type Hands, idOf, tenth } from './hands.js';

/** Milliseconds after which a press counts as long. */
const LONG_PRESS = 450;

/** Presses the thing under the pointer, or else the lit place there. */
export function click(hands: Hands, event: MouseEvent): void {
  const { aim, gestures, lens } = hands;
  const { sheet, level, marks } = hands.table;
  const { onSpot } = hands.handlers;
  if (gestures.dragged) return;
  if (event.detail === 0) {
    // Not from a pointer: assistive technology presses the named thing itself.
    const id = idOf(event);
    if (id) {
      aim.press(id, { touch: false, all: event.shiftKey });
      return;
    }
  }
  const isLong = event.detail > 0 && event.timeStamp - hands.downAt > LONG_PRESS;
  const press = { touch: gestures.touch, all: event.shiftKey || isLong };
  const point = aim.pointOf(event);
  const thing = aim.thingAt(point, gestures.touch, true);
  if (thing) aim.press(thing.id, press);
  if (thing || !onSpot) return;
  const [x, y] = onTable(sheet, ...point);
  const at = gestures.touch
    ? litNear(marks.lit, x, y, level, 6 / lens.now().k / sheet.s)
    : litAt(marks.lit, x, y, level);
  if (at) onSpot(at, press);
}

/** Shows what may be pressed under the pointer, lifts the roof of a house, and reports what is pointed at. */
export function hover(hands: Hands, event: PointerEvent): void {
  const { aim } = hands;
  const { scene, sheet, level, marks } = hands.table;
  const point = aim.pointOf(event);
  const [x, y] = onTable(sheet, ...point);
  const thing = aim.thingAt(point, false, false);
  const offered = aim.thingAt(point, false, true);
  const lit = litAt(marks.lit, x, y, level);
  const view = hands.lens.view.current;
  view?.classList.toggle('sm-over', offered !== undefined);
  view?.classList.toggle('sm-spots', lit !== undefined && hands.handlers.onSpot !== undefined);
  const house = scene.buildings.find((b) => thing?.id === b.id)?.id;
  if (house !== hands.pointed && (house || thing === undefined)) hands.setPointed(house);
  if (!hands.handlers.onPoint) return;
  if (x < 0 || y < 0 || x > scene.width || y > scene.height) {
    hands.say(undefined);
    return;
  }
  const at = lit ?? ([tenth(x), tenth(y), level] as const);
  const over = offered ?? thing;
  hands.say(over ? { at, thing: over.id } : { at });
}

/** Handles a pointer that left: nothing is pointed at. */
export function leave(hands: Hands): void {
  hands.setPointed(undefined);
  hands.say(undefined);
}

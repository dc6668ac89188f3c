import { enlarged, type Lens } from '../camera/lens.js';
import { litAt } from '../marks/lit.js';
import { onTable, type Point } from '../sheet.js';
import type { Handlers, Press } from './press.js';
import { type HandledTable, nearest, type Thing } from './reach.js';

/** Finds what lies under a point of the sheet, and what may be pressed. */
export class Aim {
  constructor(
    private readonly table: HandledTable,
    private readonly lens: Lens,
    private readonly handlers: Handlers,
  ) {}

  /** True if a thing may be pressed now. */
  pressable(id: string): boolean {
    return this.handlers.onThing !== undefined && this.table.marks.things?.[id] !== undefined;
  }

  /** Presses a thing, if it may be pressed. */
  press(id: string, press: Press): void {
    if (this.pressable(id)) this.handlers.onThing?.(id, press);
  }

  /** The point of the sheet under the pointer. */
  pointOf(event: { clientX: number; clientY: number }): Point {
    const box = this.lens.view.current?.getBoundingClientRect();
    const camera = this.lens.now();
    return [
      camera.x + (event.clientX - (box?.left ?? 0)) / camera.k,
      camera.y + (event.clientY - (box?.top ?? 0)) / camera.k,
    ];
  }

  /** The thing at a point of the sheet; if `offered`, only one that may be pressed. */
  thingAt(point: Point, touch: boolean, offered: boolean): Thing | undefined {
    const { sheet, level, marks, things } = this.table;
    const { k } = this.lens.now();
    const most = (touch ? 16 : 5) / k;
    const from = offered ? things.filter((thing) => this.pressable(thing.id)) : things;
    const found = nearest(from, point, level, most);
    if (!found || found.wide || !offered || !this.handlers.onSpot) return found;
    // A lit place beside a figure stays pressable: a figure claims little more than its own drawn base.
    const [x, y] = onTable(sheet, ...point);
    const grace = found.radius * (enlarged(k) - 1) + (touch ? 5 : 1) / k;
    return found.away(point) > grace && litAt(marks.lit, x, y, level) ? undefined : found;
  }
}

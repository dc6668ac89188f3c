import { useRef } from 'preact/hooks';
import type { MeasuredBoardProps } from '../board.js';
import { litAt, litNear } from '../marks/lit.js';
import type { TableMarks } from '../marks/marks.js';
import { onSheet, onTable, type Sheet } from '../sheet.js';
import type { Gestures } from './gestures.js';
import { nearest, type Thing } from './reach.js';
import { enlarged, type Lens } from './use-camera.js';

export type At = readonly [x: number, y: number, level: number];

export interface Press {
  readonly touch: boolean;
  /** With shift held, or long: as much as there is. */
  readonly all: boolean;
}

/** Milliseconds after which a press is a long one. */
const LONG_PRESS = 450;

interface Held {
  readonly props: MeasuredBoardProps;
  readonly sheet: Sheet;
  readonly level: number;
  readonly marks: TableMarks;
  readonly things: readonly Thing[];
  readonly lens: Lens;
  readonly gestures: Gestures;
  readonly pointed: string | undefined;
  readonly setPointed: (house: string | undefined) => void;
  readonly cursor: At | undefined;
  readonly setCursor: (at: At | undefined) => void;
}

/** What pointers, keys and assistive technology do on a table: point, press, step from one thing to the next. */
export function useHands(held: Held) {
  const { sheet, level, marks, things, lens, gestures, pointed, setPointed, cursor, setCursor } = held;
  const { scene, onSpot, onThing, onPoint } = held.props;
  const last = useRef<string>('');
  const downAt = useRef(0);
  const pressable = (id: string): boolean => onThing !== undefined && marks.things?.[id] !== undefined;
  const toSheet = (event: { clientX: number; clientY: number }): [number, number] => {
    const box = lens.view.current?.getBoundingClientRect();
    const camera = lens.now();
    return [
      camera.x + (event.clientX - (box?.left ?? 0)) / camera.k,
      camera.y + (event.clientY - (box?.top ?? 0)) / camera.k,
    ];
  };
  const thingAt = (point: readonly [number, number], touch: boolean, offered: boolean): Thing | undefined => {
    const k = lens.now().k;
    const most = (touch ? 16 : 5) / k;
    const from = offered ? things.filter((thing) => pressable(thing.id)) : things;
    const found = nearest(from, point, level, most);
    if (!found || found.wide || !offered || !onSpot) return found;
    // A lit place beside a figure stays pressable: a figure takes little more than its own drawn base.
    const [x, y] = onTable(sheet, ...point);
    const grace = found.radius * (enlarged(k) - 1) + (touch ? 5 : 1) / k;
    return found.away(point) > grace && litAt(marks.lit, x, y, level) ? undefined : found;
  };
  const say = (over: { at: At; thing?: string } | undefined): void => {
    const word = over ? `${over.at} ${over.thing}` : '';
    if (word === last.current) return;
    last.current = word;
    onPoint?.(over);
  };
  const pressThing = (id: string, press: Press): void => {
    if (pressable(id)) onThing?.(id, press);
  };

  const click = (event: MouseEvent): void => {
    if (gestures.dragged) return;
    const all = event.shiftKey || (event.detail > 0 && event.timeStamp - downAt.current > LONG_PRESS);
    if (event.detail === 0) {
      // Not from a pointer: assistive technology presses the named thing itself.
      const id = (event.target as Element).closest?.('[data-press]')?.getAttribute('data-press');
      if (id) {
        pressThing(id, { touch: false, all: event.shiftKey });
        return;
      }
    }
    const press = { touch: gestures.touch, all };
    const point = toSheet(event);
    const thing = thingAt(point, gestures.touch, true);
    if (thing) pressThing(thing.id, press);
    if (thing || !onSpot) return;
    const [x, y] = onTable(sheet, ...point);
    const at = gestures.touch
      ? litNear(marks.lit, x, y, level, 6 / lens.now().k / sheet.s)
      : litAt(marks.lit, x, y, level);
    if (at) onSpot(at, press);
  };
  const hover = (event: PointerEvent): void => {
    const point = toSheet(event);
    const [x, y] = onTable(sheet, ...point);
    const thing = thingAt(point, false, false);
    const offered = thingAt(point, false, true);
    const lit = litAt(marks.lit, x, y, level);
    const view = lens.view.current;
    view?.classList.toggle('sm-over', offered !== undefined);
    view?.classList.toggle('sm-spots', lit !== undefined && onSpot !== undefined);
    const house = scene.buildings.find((b) => thing?.id === b.id)?.id;
    if (house !== pointed && (house || thing === undefined)) setPointed(house);
    if (!onPoint) return;
    if (x < 0 || y < 0 || x > scene.width || y > scene.height) {
      say(undefined);
      return;
    }
    const at: At = lit ?? [Math.round(x * 10) / 10, Math.round(y * 10) / 10, level];
    const over = offered ?? thing;
    say(over ? { at, thing: over.id } : { at });
  };
  const leave = (): void => {
    setPointed(undefined);
    say(undefined);
  };
  const focus = (event: FocusEvent): void => {
    const id = (event.target as Element).closest?.('[data-press]')?.getAttribute('data-press');
    const thing = things.find((each) => each.id === id);
    if (!thing) return;
    lens.show(thing.x, thing.y);
    const [x, y] = onTable(sheet, thing.x, thing.y);
    say({ at: [Math.round(x * 10) / 10, Math.round(y * 10) / 10, thing.level], thing: thing.id });
  };
  const key = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const id = target.closest?.('[data-press]')?.getAttribute('data-press');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (keyOfView(event.key)) {
      act(event, () => onKeyOfView(event.key));
      return;
    }
    if (id) {
      const step = ARROWS[event.key];
      if (event.key === 'Enter' || event.key === ' ')
        act(event, () => pressThing(id, { touch: false, all: event.shiftKey }));
      else if (step) act(event, () => stepAcross(step, id));
      return;
    }
    if (target !== lens.view.current) return;
    const step = ARROWS[event.key];
    if (step)
      act(event, () => (marks.lit?.length && onSpot ? stepCursor(step, event.shiftKey) : slide(step)));
    else if ((event.key === 'Enter' || event.key === ' ') && cursor && onSpot)
      act(event, () => {
        const at = litAt(marks.lit, cursor[0], cursor[1], level);
        if (at) onSpot(at, { touch: false, all: event.shiftKey });
      });
    else if (event.key === 'Escape') setCursor(undefined);
  };
  const onKeyOfView = (pressed: string): void => {
    if (pressed === '0') lens.fit();
    else lens.zoom(pressed === '-' || pressed === '_' ? 1 / 1.3 : 1.3);
  };
  const slide = ([dx, dy]: readonly [number, number]): void => lens.pan(dx * -80, dy * -80);
  const stepCursor = ([dx, dy]: readonly [number, number], far: boolean): void => {
    const camera = lens.now();
    const size = lens.size();
    const from =
      cursor ??
      ([
        ...onTable(sheet, camera.x + size.width / 2 / camera.k, camera.y + size.height / 2 / camera.k),
        level,
      ] as const);
    const cell = marks.lit?.find((part) => part.level === level)?.cell ?? 1;
    const by = cell * (far ? 6 : 1) * (cursor ? 1 : 0);
    const [x, y] = [from[0] + dx * by, from[1] - dy * by];
    const lit = litNear(marks.lit, x, y, level, cursor ? cell * 0.8 : scene.width);
    const at: At = lit ?? [
      Math.min(scene.width, Math.max(0, Math.round(x * 10) / 10)),
      Math.min(scene.height, Math.max(0, Math.round(y * 10) / 10)),
      level,
    ];
    setCursor(at);
    lens.show(...onSheet(sheet, [at[0], at[1]]));
    say({ at });
  };
  /** From one thing that can be pressed to the next in a direction. */
  const stepAcross = ([dx, dy]: readonly [number, number], id: string): void => {
    const here = things.find((thing) => thing.id === id);
    if (!here) return;
    let best: { id: string; away: number } | undefined;
    for (const thing of things) {
      const along = (thing.x - here.x) * dx + (thing.y - here.y) * dy;
      const aside = Math.abs((thing.x - here.x) * dy) + Math.abs((thing.y - here.y) * dx);
      const away = along + aside * 2.5;
      if (thing.id !== id && along > 1 && pressable(thing.id) && (!best || away < best.away))
        best = { id: thing.id, away };
    }
    if (best) lens.view.current?.querySelector<SVGElement>(`[data-press="${CSS.escape(best.id)}"]`)?.focus();
  };
  return {
    pressable,
    click,
    hover,
    leave,
    focus,
    key,
    down(event: PointerEvent): void {
      gestures.down(event);
      downAt.current = event.timeStamp;
      setCursor(undefined);
    },
    blur(): void {
      setCursor(undefined);
      say(undefined);
    },
  };
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const keyOfView = (key: string): boolean =>
  key === '+' || key === '=' || key === '-' || key === '_' || key === '0';

function act(event: KeyboardEvent, deed: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  deed();
}

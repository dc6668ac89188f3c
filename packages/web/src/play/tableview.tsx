import { batch, computed, signal } from '@preact/signals';
import { MeasuredBoard, nameOfThing, type TableMarks } from '@shambles/board';
import type { MeasuredScene } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Measuring, type Over, pressed, sightOf, tape, together } from './measure.js';
import type { AnyModel } from './models/index.js';
import type { Rulers } from './rulers.js';
import { apart, bearing, type Place, thingsOf } from './things.js';

export interface TableViewProps {
  scene: MeasuredScene;
  model?: AnyModel | undefined;
  rulers?: Rulers | undefined;
  motion: boolean;
  label?: string;
  /** A figure to bring into sight; each new `n` does it again. */
  look?: { readonly id: string; readonly n: number } | undefined;
  /** Said beside the tools where the screen is small. */
  words?: ComponentChildren;
}

/** Narrower than this, names and numbers are drawn bigger. */
const SMALL = 640;
/** A press that strays farther than this many pixels is a drag. */
const STRAY = 6;
/** Cells that an arrow key goes by; with shift, more. */
const STEP = 1;
const LEAP = 5;
/** Degrees that an arrow key turns by; one with shift. */
const TURN = 15;

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A measured table being played on: what the pointer, the arrow keys and the tape show of it. */
export function TableView(props: TableViewProps): JSX.Element {
  const { scene, model, rulers, motion } = props;
  const box = useRef<HTMLDivElement>(null);
  const small = useSmall(box);
  const desk = useMemo(createDesk, []);
  const { over, measuring } = desk;
  const [level, setLevel] = useState(0);
  const things = thingsOf(scene);

  const figure = figureOf(model);
  const stands = figure === undefined ? undefined : things.get(figure)?.at[2];
  useEffect(() => {
    if (stands !== undefined) setLevel(stands);
  }, [model?.ask.id, stands]);

  // A new question, or another table, forgets what was pointed at.
  useEffect(() => desk.forget(), [model, scene]);
  const ruled = useMemo(
    () => computed(() => ruledBy(scene, rulers, model, over.value, measuring.value)),
    [scene, rulers, model],
  );
  const marks = useMemo(
    () => computed(() => together(model?.table.value ?? {}, ruled.value.marks)),
    [model, ruled],
  );
  const measures = measuring.value.is !== 'off';
  const label =
    measures || model?.kind === 'spot' || model?.kind === 'facing'
      ? hintFor(measures, model)
      : (props.label ?? 'Table');

  const { look } = props;
  useEffect(() => {
    const at = look && thingsOf(scene).get(look.id)?.at;
    if (at && box.current) lookAt(box.current, scene, at);
  }, [look?.n]);
  const cursor = model?.kind === 'spot' ? model.cursor.value : undefined;
  useEffect(() => {
    if (cursor && box.current) lookAt(box.current, scene, cursor, true);
  }, [cursor]);

  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target as Element).matches('.sm-view')) return;
    const arrow = ARROWS[event.key];
    const done = measures
      ? measureByKeys(event, arrow, desk, scene, figure)
      : walkByKeys(event, arrow, model);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const on = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || on.matches('input, textarea, select')) return;
      if (event.key.toLowerCase() === 'm') desk.toggle();
      else if (event.key === 'Escape' && measuring.peek().is !== 'off') desk.toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);

  /** Presses that the board itself has no use for: of the tape, of a figure that turns, of one looked at. */
  const press = (event: MouseEvent): void => {
    const at = onView(event) && !desk.strayed(event) ? placeAt(box.current, event, scene, level) : undefined;
    if (!at) return;
    const thing = figureAt(scene, at);
    if (measures) measuring.value = pressed(measuring.peek(), { at, ...(thing && { thing }) });
    else if (thing !== undefined && marks.value.things?.[thing] !== undefined) return;
    else if (model?.kind === 'facing') model.spot(at, { touch: true, all: event.shiftKey });
    else {
      if (thing !== undefined) over.value = { at, thing };
      return;
    }
    event.stopPropagation();
  };
  const turns = useTurning(box, scene, model, level);

  return (
    <div class="board measured">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the table inside has the role, and takes the keys */}
      <div
        ref={box}
        class={measures ? 'board-frame measuring' : 'board-frame'}
        onKeyDownCapture={keys}
        onPointerDownCapture={(event) => {
          desk.down(event);
          turns.down(event);
        }}
        onPointerMoveCapture={turns.move}
        onPointerUpCapture={turns.up}
        onPointerCancelCapture={turns.up}
        onClickCapture={press}
      >
        <MeasuredBoard
          scene={scene}
          marks={marks.value}
          level={level}
          onLevel={setLevel}
          motion={motion}
          small={small}
          label={label}
          onSpot={model && ((at, how) => model.spot(at, how))}
          onThing={model && ((id, how) => void model.thing(id, how))}
          onPoint={(at) => desk.point(at, (now) => model?.over(measures ? undefined : now?.at, now?.thing))}
        />
      </div>
      <div class="table-foot">
        <p class="table-words" aria-live="polite">
          {ruled.value.words || props.words}
        </p>
        <button
          type="button"
          class={measures ? 'tool on' : 'tool'}
          aria-pressed={measures}
          aria-keyshortcuts="m"
          onClick={() => desk.toggle()}
        >
          Measure <kbd class="key">M</kbd>
        </button>
      </div>
    </div>
  );
}

const onView = (event: Event): boolean => (event.target as Element).closest?.('.sm-view') != null;

/** The place of the table under a pointer; undefined beside the table. */
function placeAt(
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
function figureAt(scene: MeasuredScene, at: Place): string | undefined {
  let best: { id: string; away: number } | undefined;
  for (const f of scene.figures) {
    const away = apart(f.at, at);
    if (f.level === at[2] && away <= f.r * 1.3 && (!best || away < best.away)) best = { id: f.id, away };
  }
  return best?.id;
}

/** How near the edge, in pixels, something may lie and still be in sight. */
const RIM = 28;

/** Brings a place into the middle by a press on the small map, which is there whenever not all of the table is seen. */
function lookAt(box: HTMLElement, scene: MeasuredScene, at: Place, onlyIfHidden = false): void {
  const map = box.querySelector('.sm-map');
  const small = map?.querySelector('svg')?.getBoundingClientRect();
  const sheet = box.querySelector('.sm-cam')?.getBoundingClientRect();
  const view = box.querySelector('.sm-view')?.getBoundingClientRect();
  if (!map || !small || !sheet || !view) return;
  const [x, y] = [at[0] / scene.width, 1 - at[1] / scene.height];
  const px = sheet.left + x * sheet.width - view.left;
  const py = sheet.top + y * sheet.height - view.top;
  const seen = px > RIM && py > RIM && px < view.width - RIM && py < view.height - RIM;
  if (onlyIfHidden && seen) return;
  const [clientX, clientY] = [small.left + x * small.width, small.top + y * small.height];
  map.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY, bubbles: true }));
}

/** Dragging the arc of a figure that may turn; nothing of it gives the answer. */
function useTurning(
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
    model.turnTo(event.shiftKey ? exact : Math.round(exact / TURN) * TURN);
  };
  return {
    down(event) {
      const at = onView(event) ? placeAt(box.current, event, scene, level) : undefined;
      if (model?.kind !== 'facing' || !model.at || !at || apart(at, model.at) > model.reach) return;
      held.current = event.pointerId;
      // The table stays where it is while the figure on it turns.
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

function useSmall(box: { readonly current: HTMLElement | null }): boolean {
  const [small, setSmall] = useState(false);
  useEffect(() => {
    const frame = box.current;
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setSmall(frame.clientWidth < SMALL));
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  return small;
}

/** The figure that a question is about. */
function figureOf(model: AnyModel | undefined): string | undefined {
  return model?.kind === 'spot' || model?.kind === 'facing' ? model.shape.figure : undefined;
}

interface Desk {
  readonly over: { value: Over | undefined; peek(): Over | undefined };
  readonly measuring: { value: Measuring; peek(): Measuring };
  /** The pointer is over something: told once a frame, however often it moves. */
  point(now: Over | undefined, tell: (now: Over | undefined) => void): void;
  forget(): void;
  toggle(): void;
  down(event: PointerEvent): void;
  /** Whether the press that ends with this click was a drag. */
  strayed(event: MouseEvent): boolean;
}

/** What happens over the table between two answers. */
function createDesk(): Desk {
  const over = signal<Over | undefined>(undefined);
  const measuring = signal<Measuring>({ is: 'off' });
  let frame = 0;
  let last: (() => void) | undefined;
  let from = { x: 0, y: 0 };
  return {
    over,
    measuring,
    point(now, tell) {
      last = () =>
        batch(() => {
          over.value = now;
          tell(now);
        });
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        last?.();
      });
    },
    forget() {
      over.value = undefined;
    },
    toggle() {
      measuring.value = measuring.peek().is === 'off' ? { is: 'first' } : { is: 'off' };
    },
    down({ clientX, clientY }) {
      from = { x: clientX, y: clientY };
    },
    strayed: ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > STRAY,
  };
}

/** What lies on the table besides the question's own marks: the tape, or what the figure pointed at sees. */
function ruledBy(
  scene: MeasuredScene,
  rulers: Rulers | undefined,
  model: AnyModel | undefined,
  over: Over | undefined,
  measuring: Measuring,
): { marks: TableMarks; words: string } {
  if (measuring.is === 'laid') return tape(scene, measuring.from, measuring.to);
  if (measuring.is === 'second' && over) return tape(scene, measuring.from, over);
  if (measuring.is !== 'off') return { marks: {}, words: 'Measure from a figure or a spot…' };
  const thing = over?.thing === undefined ? undefined : thingsOf(scene).get(over.thing);
  if (!thing) return { marks: {}, words: '' };
  const answers = model?.table.peek().things?.[thing.id] !== undefined;
  if (thing.sort !== 'figure' || answers || !rulers)
    return { marks: {}, words: nameOfThing(scene, thing.id) ?? thing.name };
  return sightOf(scene, thing.id, rulers.sight(thing.id), rulers.badge);
}

function hintFor(measures: boolean, model: AnyModel | undefined): string {
  if (measures) return 'Measuring: arrow keys move the end, Enter sets it, Escape puts the tape away';
  if (model?.kind === 'facing') return 'The table: arrow keys turn the figure, Enter commits';
  return 'Spots on the table: arrow keys go over them, with Shift by bigger steps, Enter chooses and then commits';
}

/** Arrow keys over lit spots, or round the compass. */
function walkByKeys(
  event: KeyboardEvent,
  arrow: readonly [number, number] | undefined,
  model: AnyModel | undefined,
): boolean {
  if (model?.kind === 'spot') {
    if (arrow) model.step(arrow[0], arrow[1], event.shiftKey ? LEAP : STEP);
    else if (event.key === 'Enter') model.enter();
    else return false;
    return true;
  }
  if (model?.kind === 'facing') {
    const by = event.shiftKey ? 1 : TURN;
    if (arrow) model.turn((arrow[0] || -arrow[1]) > 0 ? by : -by);
    else if (event.key === 'Enter') model.commit();
    else return false;
    return true;
  }
  return false;
}

/** Arrow keys move the end of the tape. */
function measureByKeys(
  event: KeyboardEvent,
  arrow: readonly [number, number] | undefined,
  desk: Desk,
  scene: MeasuredScene,
  figure: string | undefined,
): boolean {
  const now = desk.over.peek();
  if (event.key === 'Enter' && now) {
    desk.measuring.value = pressed(desk.measuring.peek(), now);
    return true;
  }
  if (!arrow) return false;
  const start = thingsOf(scene).get(figure ?? scene.roster[0]?.id ?? '')?.at;
  const [x, y, level] = now?.at ?? start ?? ([scene.width / 2, scene.height / 2, 0] as const);
  const by = event.shiftKey ? LEAP : STEP;
  const at: Place = [
    Math.max(0, Math.min(scene.width, Math.round((x + arrow[0] * by) * 10) / 10)),
    Math.max(0, Math.min(scene.height, Math.round((y + arrow[1] * by) * 10) / 10)),
    level,
  ];
  const thing = [...thingsOf(scene).values()].find(
    (t) => t.sort === 'figure' && t.at[2] === level && Math.hypot(t.at[0] - at[0], t.at[1] - at[1]) <= t.r,
  );
  desk.over.value = { at, ...(thing && { thing: thing.id }) };
  return true;
}

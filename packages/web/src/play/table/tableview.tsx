import { computed } from '@preact/signals';
import { MeasuredBoard, nameOfThing, type TableMarks } from '@shambles/board';
import type { MeasuredScene } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyModel } from '../models/index.js';
import { createDesk } from './desk.js';
import { ARROWS, hintFor, lookByKeys, measureByKeys, walkByKeys } from './keys.js';
import { type Measuring, type Over, pressed, sightOf, tape, together } from './measure.js';
import { figureAt, lookAt, onView, placeAt } from './place.js';
import type { Rulers } from './rulers.js';
import { type Place, thingsOf } from './things.js';
import { useTurning } from './turning.js';

/** A figure to bring into sight. */
export interface Look {
  readonly id: string;
  readonly n: number;
  /** And to be shown with what it sees. */
  readonly sight?: boolean;
}

export interface TableViewProps {
  scene: MeasuredScene;
  model?: AnyModel | undefined;
  rulers?: Rulers | undefined;
  motion: boolean;
  label?: string;
  /** Each new `n` does it again. */
  look?: Look | undefined;
  /** Said beside the tools where the screen is small. */
  words?: ComponentChildren;
}

/** Narrower than this, names and numbers are drawn bigger. */
const SMALL = 640;

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
    if (!at || !box.current) return;
    lookAt(box.current, scene, at);
    if (!look.sight) return;
    setLevel(at[2]);
    over.value = { at, thing: look.id, look: true };
  }, [look?.n]);
  const cursor = model?.kind === 'spot' ? model.cursor.value : undefined;
  useEffect(() => {
    if (!cursor) return;
    setLevel(cursor[2]);
    if (box.current) lookAt(box.current, scene, cursor, true);
  }, [cursor]);

  /** Brings a place into sight, on its level. */
  const bring = (at: Place): void => {
    setLevel(at[2]);
    if (box.current) lookAt(box.current, scene, at, true);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target as Element).matches('.sm-view')) return;
    const arrow = ARROWS[event.key];
    const done = measures
      ? measureByKeys(event, arrow, desk, scene, figure)
      : lookByKeys(event, desk, scene, figure, bring) || walkByKeys(event, arrow, model);
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
  if (thing.sort !== 'figure' || !rulers)
    return { marks: {}, words: nameOfThing(scene, thing.id) ?? thing.name };
  const { marks, words } = sightOf(scene, thing.id, rulers.sight(thing.id), rulers.badge);
  // Passed over as an answer, it is the answer that is drawn.
  const answers = model?.table.peek().things?.[thing.id] !== undefined && !over?.look;
  return { marks: answers ? { arcs: marks.arcs ?? [] } : marks, words };
}

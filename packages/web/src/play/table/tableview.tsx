import { type Eyes, MeasuredBoard, type TableMarks } from '@shambles/board';
import type { MeasuredScene } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Told } from '../../side/index.js';
import type { AnyModel } from '../models/index.js';
import { useAttention } from './attention.js';
import { createDesk, type Desk } from './desk.js';
import { ARROWS, hintFor, lookByKeys, measureByKeys, walkByKeys } from './keys.js';
import { pressed } from './measure.js';
import { isPicking, pick } from './picking.js';
import { figureAt, onView, placeAt } from './place.js';
import { figureOf, useMarks } from './ruled.js';
import type { Rulers } from './rulers.js';
import { type Look, useLevel, useMeasureKey, useSmall } from './sight.js';
import type { Place } from './things.js';
import { useTurning } from './turning.js';

export interface TableViewProps {
  scene: MeasuredScene;
  model?: AnyModel | undefined;
  rulers?: Rulers | undefined;
  motion: boolean;
  label?: string;
  /** A new `n` repeats it. */
  look?: Look | undefined;
  /** What the viewer has been told, as far as it is shown: the view follows it. */
  told?: readonly Told[] | undefined;
  /** Text beside the tools on small screens. */
  words?: ComponentChildren;
  /** Buttons beside the tape. */
  beside?: ComponentChildren;
}

/** A measured table in play, with pointer, arrow keys and tape. */
export function TableView(props: TableViewProps): JSX.Element {
  const { scene, model, rulers, motion } = props;
  const box = useRef<HTMLDivElement>(null);
  const eyes = useRef<Eyes>(null);
  const small = useSmall(box);
  const desk = useMemo(createDesk, []);
  const [level, setLevel] = useLevel(scene, model);
  // A new question or another table clears what was pointed at.
  useEffect(() => desk.forget(), [model, scene]);
  const { ruled, marks } = useMarks(scene, rulers, model, desk);
  const measures = desk.measuring.value.is !== 'off';
  /** Brings a place into view, on its level. */
  const bring = (at: Place): void => {
    setLevel(at[2]);
    eyes.current?.turn([at]);
  };
  useAttention(eyes, desk, props, setLevel);
  useMeasureKey(desk);
  const turns = useTurning(box, scene, model, level);
  return (
    <div class="board measured">
      <div
        ref={box}
        class={measures || isPicking() ? 'board-frame measuring' : 'board-frame'}
        onKeyDownCapture={(event) => keyOnTable(event, desk, scene, model, bring)}
        onPointerDownCapture={(event) => {
          desk.down(event);
          turns.down(event);
        }}
        onPointerMoveCapture={turns.move}
        onPointerUpCapture={turns.up}
        onPointerCancelCapture={turns.up}
        onClickCapture={(event) => {
          const at =
            onView(event) && !desk.strayed(event) ? placeAt(box.current, event, scene, level) : undefined;
          if (at && pressOnTable(at, event.shiftKey, desk, scene, model, marks.value))
            event.stopPropagation();
        }}
      >
        <MeasuredBoard
          scene={scene}
          marks={marks.value}
          level={level}
          onLevel={setLevel}
          motion={motion}
          {...{ small, eyes }}
          label={labelOf(measures, model, props.label)}
          onSpot={model && ((at, how) => model.spot(at, how))}
          onThing={model && ((id, how) => void model.thing(id, how))}
          onPoint={(at) => desk.point(at, (now) => model?.over(measures ? undefined : now?.at, now?.thing))}
        />
      </div>
      <UnderBoard
        {...{ measures, beside: props.beside }}
        words={ruled.value.words || props.words}
        onMeasure={() => desk.toggle()}
      />
    </div>
  );
}

/** Text under the table, and the tape. */
function UnderBoard(props: {
  words: ComponentChildren;
  measures: boolean;
  onMeasure: () => void;
  beside: ComponentChildren;
}): JSX.Element {
  const { words, measures, onMeasure, beside } = props;
  return (
    <div class="table-foot">
      <p class="table-words" aria-live="polite">
        {words}
      </p>
      {beside}
      <button
        type="button"
        class={measures ? 'tool on' : 'tool'}
        aria-pressed={measures}
        aria-keyshortcuts="m"
        onClick={onMeasure}
      >
        Measure <kbd class="key">M</kbd>
      </button>
    </div>
  );
}

/** The board's accessible name, saying what keys do. */
const labelOf = (measures: boolean, model: AnyModel | undefined, otherwise = 'Table'): string =>
  measures || model?.kind === 'spot' || model?.kind === 'facing' ? hintFor(measures, model) : otherwise;

/** Handles a key on the table itself: moves the tape, goes from figure to figure, or over the answers. */
function keyOnTable(
  event: KeyboardEvent,
  desk: Desk,
  scene: MeasuredScene,
  model: AnyModel | undefined,
  bring: (at: Place) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(event.target as Element).matches('.sm-view')) return;
  const arrow = ARROWS[event.key];
  const figure = figureOf(model);
  const done =
    desk.measuring.peek().is !== 'off'
      ? measureByKeys(event, arrow, desk, scene, figure)
      : lookByKeys(event, desk, scene, figure, bring) || walkByKeys(event, arrow, model);
  if (!done) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Handles a press for whoever waits for one, for the tape, a turning figure, or a figure looked at. Returns true if
 * nothing else should handle it; a figure only looked at may be an answer too.
 */
function pressOnTable(
  at: Place,
  shift: boolean,
  { over, measuring }: Desk,
  scene: MeasuredScene,
  model: AnyModel | undefined,
  marks: TableMarks,
): boolean {
  const thing = figureAt(scene, at);
  if (pick({ at, thing })) return true;
  if (measuring.peek().is !== 'off')
    measuring.value = pressed(measuring.peek(), { at, ...(thing && { thing }) });
  else if (thing !== undefined && marks.things?.[thing] !== undefined) return false;
  else if (model?.kind === 'facing') model.spot(at, { touch: true, all: shift });
  else {
    if (thing !== undefined) over.value = { at, thing };
    return false;
  }
  return true;
}

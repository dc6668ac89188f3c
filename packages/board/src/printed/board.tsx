import type { PrintedScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION, pressable } from '../press.js';
import { hash, r } from '../seed.js';
import { ChoiceRing, PlacedCounterArt, StackPlates } from './counters/counters.js';
import {
  fanned,
  type Layout,
  layout as layOut,
  type PlacedCounter,
  type PlacedStack,
  TOKEN,
} from './counters/layout.js';
import { inset, town } from './geometry.js';
import { CellLabel } from './ground/cells.js';
import { Ground } from './ground/ground.js';
import { choosable, type Marks } from './marks.js';
import { nameOfCell, nameOfStack } from './names.js';
import { MarkFrame, OverlayHeads, OverlayLines } from './overlay.js';

export interface PrintedBoardProps {
  scene: PrintedScene;
  marks?: Marks | undefined;
  /** Called for cells marked 'choice', 'chosen' or 'target'; without it no cell can be pressed. */
  onCell?: ((cell: string) => void) | undefined;
  /** Called for stacks named in `marks.stacks`; without it no stack can be pressed. */
  onStack?: ((cell: string, kind: string) => void) | undefined;
  /** The pointer or the focus came over a cell, or left it. */
  onPoint?: ((cell: string | undefined) => void) | undefined;
  nameCell?: ((cell: string) => string) | undefined;
  nameStack?: ((cell: string, kind: string) => string) | undefined;
  /** Where everything lies instead of `layout(scene)`: a step of a movement. */
  layout?: Layout | undefined;
  /** Bigger names and numbers, for a board shown less than about 600 pixels wide. */
  small?: boolean;
  /** Starts every id in the drawing; needed only when boards of one shape differ in theme on one page. */
  prefix?: string;
  class?: string;
  label?: string;
}

function StackGroup(props: {
  stack: PlacedStack;
  counters: readonly PlacedCounter[];
  name: string;
  chosen: number | undefined;
  press: (() => void) | undefined;
}): JSX.Element {
  const { stack, counters, name, chosen, press } = props;
  const top = fanned(stack, 0);
  const half = TOKEN / 2;
  const at = `translate(${r(top.x)} ${r(top.y)}) scale(${Math.round(top.scale * 1000) / 1000})`;
  const round = stack.counters[0]?.shape === 'round';
  const { box } = stack;
  return (
    <g class="sb-stack" data-stack={stack.key}>
      <g {...DECORATION}>
        {counters.map((placed) => (
          <PlacedCounterArt key={placed.counter.id} placed={placed} />
        ))}
      </g>
      <g transform={at} {...DECORATION}>
        {chosen !== undefined && <ChoiceRing round={round} chosen={chosen > 0} />}
        <StackPlates stack={stack} chosen={chosen} />
      </g>
      {/* What is pressed and named holds no drawn number: its name says all. */}
      <g class={press ? 'sb-press' : undefined} {...pressable(name, press)}>
        <title>{name}</title>
        <rect class="sb-hit" x={box.x} y={box.y} width={box.width} height={box.height} />
        <g transform={at}>
          <rect
            class="sb-focus"
            x={-half - 4}
            y={-half - 4}
            width={TOKEN + 8}
            height={TOKEN + 8}
            rx={round ? 18 : 6}
          />
        </g>
      </g>
    </g>
  );
}

/** The whole printed board as one SVG picture; pressing is offered only where the marks and handlers say so. */
export function PrintedBoard(props: PrintedBoardProps): JSX.Element {
  const { scene, onCell, onStack, onPoint } = props;
  const marks = props.marks ?? {};
  const small = props.small === true;
  const plan = town(scene);
  const prefix = props.prefix ?? `sb${hash(scene.cells.map((cell) => cell.id).join()).toString(36)}`;
  const placed = props.layout ?? layOut(scene, small ? { largest: 1.9 } : {});
  const still = new Map<string, PlacedCounter[]>();
  for (const counter of placed.counters) {
    if (counter.moving) continue;
    const fan = still.get(counter.stack);
    if (fan) fan.push(counter);
    else still.set(counter.stack, [counter]);
  }
  const nameCell = props.nameCell ?? ((id: string) => nameOfCell(scene, id));
  const nameStack = (stack: PlacedStack): string =>
    props.nameStack?.(stack.at, stack.kind) ?? `${nameOfStack(stack)} in ${stack.at}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <svg
      class={`sb-board ${props.class ?? ''}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="group"
      aria-label={props.label ?? `Board, ${scene.columns} columns by ${scene.rows} rows`}
    >
      <Ground scene={scene} plan={plan} prefix={prefix} />
      {scene.cells.map((cell) => {
        const box = plan.blocks.get(cell.id);
        if (!box) return null;
        const mark = marks.cells?.[cell.id];
        const press = onCell && choosable(mark) ? () => onCell(cell.id) : undefined;
        const point = onPoint && {
          onPointerEnter: () => onPoint(cell.id),
          onPointerLeave: () => onPoint(undefined),
          onFocus: () => onPoint(cell.id),
          onBlur: () => onPoint(undefined),
        };
        return (
          <g
            key={cell.id}
            class={press ? 'sb-cell sb-press' : 'sb-cell'}
            data-cell={cell.id}
            {...pressable(nameCell(cell.id), press)}
            {...point}
          >
            <rect class="sb-hit" {...box} rx="9" />
            {mark && <MarkFrame mark={mark} box={box} prefix={prefix} />}
            <CellLabel id={cell.id} box={box} note={marks.label?.[cell.id]} small={small} mark={mark} />
            <rect class="sb-focus" {...inset(box, -7)} rx="13" />
          </g>
        );
      })}
      <OverlayLines marks={marks} plan={plan} />
      {placed.stacks.map((stack) => {
        const fan = still.get(stack.key);
        if (!fan) return null;
        const chosen = marks.stacks?.[stack.key];
        const press = onStack && chosen !== undefined ? () => onStack(stack.at, stack.kind) : undefined;
        return (
          <StackGroup
            key={stack.key}
            stack={stack}
            counters={fan}
            name={nameStack(stack)}
            chosen={chosen}
            press={press}
          />
        );
      })}
      <OverlayHeads marks={marks} plan={plan} />
      <g class="sb-moving" {...DECORATION}>
        {placed.counters
          .filter((counter) => counter.moving)
          .map((counter) => (
            <PlacedCounterArt key={counter.counter.id} placed={counter} />
          ))}
      </g>
    </svg>
  );
}

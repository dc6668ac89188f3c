import type { PrintedScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../press.js';
import { hash } from '../seed.js';
import { Cell } from './cell.js';
import { PlacedCounterArt } from './counters/counters.js';
import { type Layout, layout as layOut, type PlacedCounter, type PlacedStack } from './counters/layout.js';
import { type Town, town } from './geometry.js';
import { Ground } from './ground/ground.js';
import { choosable, type Marks } from './marks.js';
import { nameOfCell, nameOfStack } from './names.js';
import { OverlayHeads, OverlayLines } from './overlay.js';
import { StackGroup } from './stack.js';

export interface PrintedBoardProps {
  scene: PrintedScene;
  marks?: Marks | undefined;
  /** Called for cells marked 'choice', 'chosen' or 'target'. Without it no cell can be pressed. */
  onCell?: ((cell: string) => void) | undefined;
  /** Called for stacks named in `marks.stacks`. Without it no stack can be pressed. */
  onStack?: ((cell: string, kind: string) => void) | undefined;
  /** Called when the pointer or the focus enters a cell, or leaves it. */
  onPoint?: ((cell: string | undefined) => void) | undefined;
  nameCell?: ((cell: string) => string) | undefined;
  nameStack?: ((cell: string, kind: string) => string) | undefined;
  /** Positions to use instead of `layout(scene)`, for one frame of a movement. */
  layout?: Layout | undefined;
  /** Larger names and numbers, for a board less than about 600 pixels wide. */
  small?: boolean;
  /** Prefix of every id in the drawing; needed only if one page shows boards of the same shape in different themes. */
  prefix?: string;
  class?: string;
  label?: string;
}

/** The counters that are not moving, by stack. */
function stillByStack(counters: readonly PlacedCounter[]): ReadonlyMap<string, readonly PlacedCounter[]> {
  const still = new Map<string, PlacedCounter[]>();
  for (const counter of counters) {
    if (counter.moving) continue;
    const fan = still.get(counter.stack);
    if (fan) fan.push(counter);
    else still.set(counter.stack, [counter]);
  }
  return still;
}

/** Every cell of the town, named and marked. */
function Cells(props: { board: PrintedBoardProps; plan: Town; prefix: string }): JSX.Element {
  const { plan, prefix } = props;
  const { scene, marks, onCell, onPoint, small, nameCell } = props.board;
  return (
    <>
      {scene.cells.map(({ id }) => {
        const box = plan.blocks.get(id);
        if (!box) return null;
        const mark = marks?.cells?.[id];
        return (
          <Cell
            key={id}
            id={id}
            box={box}
            mark={mark}
            note={marks?.label?.[id]}
            name={nameCell ? nameCell(id) : nameOfCell(scene, id)}
            small={small === true}
            prefix={prefix}
            press={onCell && choosable(mark) ? () => onCell(id) : undefined}
            onPoint={onPoint}
          />
        );
      })}
    </>
  );
}

/** Every stack with at least one counter that is not moving. */
function Stacks({ board, placed }: { board: PrintedBoardProps; placed: Layout }): JSX.Element {
  const { marks, onStack } = board;
  const still = stillByStack(placed.counters);
  const nameOf = (stack: PlacedStack): string =>
    board.nameStack?.(stack.at, stack.kind) ?? `${nameOfStack(stack)} in ${stack.at}`;
  return (
    <>
      {placed.stacks.map((stack) => {
        const fan = still.get(stack.key);
        if (!fan) return null;
        const chosen = marks?.stacks?.[stack.key];
        const press = onStack && chosen !== undefined ? () => onStack(stack.at, stack.kind) : undefined;
        return (
          <StackGroup
            key={stack.key}
            stack={stack}
            counters={fan}
            name={nameOf(stack)}
            chosen={chosen}
            press={press}
          />
        );
      })}
    </>
  );
}

/** The whole printed board as one SVG picture. Only what has both a mark and a handler can be pressed. */
export function PrintedBoard(props: PrintedBoardProps): JSX.Element {
  const { scene } = props;
  const marks = props.marks ?? {};
  const plan = town(scene);
  const prefix = props.prefix ?? `sb${hash(scene.cells.map((cell) => cell.id).join()).toString(36)}`;
  const placed = props.layout ?? layOut(scene, props.small === true ? { largest: 1.9 } : {});
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <svg
      class={`sb-board ${props.class ?? ''}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="group"
      aria-label={props.label ?? `Board, ${scene.columns} columns by ${scene.rows} rows`}
    >
      <Ground scene={scene} plan={plan} prefix={prefix} />
      <Cells board={props} plan={plan} prefix={prefix} />
      <OverlayLines marks={marks} plan={plan} />
      <Stacks board={props} placed={placed} />
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

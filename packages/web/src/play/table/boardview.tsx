import { type Layout, layout, type Marks, PrintedBoard, tween } from '@shambles/board';
import type { PrintedScene } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const GLIDE = 220;
/** Below this width in pixels, names and numbers are drawn larger. */
const SMALL = 640;
const ZOOMS = [1, 1.5, 2, 3];

export interface BoardViewProps {
  scene: PrintedScene;
  marks?: Marks;
  motion: boolean;
  onCell?: ((cell: string) => void) | undefined;
  onStack?: ((place: string, kind: string) => void) | undefined;
  onPoint?: ((cell: string | undefined) => void) | undefined;
  label?: string;
  /** Text beside the zoom on small screens. */
  words?: ComponentChildren;
}

/** The current layout, gliding from the previous one. */
function useGlide(scene: PrintedScene, small: boolean, motion: boolean): Layout {
  const to = layout(scene, small ? { largest: 1.9 } : {});
  const last = useRef<{ scene: PrintedScene; small: boolean; layout: Layout }>({ scene, small, layout: to });
  const [shown, show] = useState<Layout | undefined>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { scene, small, layout: to };
    if (!motion || before.small !== small || before.scene === scene || document.hidden)
      return show(undefined);
    let frame = 0;
    const from = before.layout;
    if (alike(from, to)) return show(undefined);
    const began = performance.now();
    const step = (): void => {
      const t = (performance.now() - began) / GLIDE;
      show(t >= 1 ? undefined : tween(from, to, t));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    show(from);
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [scene, small, motion]);
  // Until the effect has run, the old layout is still shown.
  if (motion && last.current.scene !== scene && last.current.small === small)
    return shown ?? last.current.layout;
  return shown ?? to;
}

/** True if both layouts are the same. */
function alike(from: Layout, to: Layout): boolean {
  if (from.counters.length !== to.counters.length) return false;
  const were = new Map(from.counters.map((c) => [c.counter.id, c]));
  return to.counters.every((c) => {
    const was = were.get(c.counter.id);
    return was?.x === c.x && was.y === c.y && was.scale === c.scale;
  });
}

/** The board with its counters gliding, its zoom, and its arrow keys. */
export function BoardView(props: BoardViewProps): JSX.Element {
  const { scene, motion } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [small, setSmall] = useState(false);
  const [zoom, setZoom] = useState(0);
  const placed = useGlide(scene, small, motion);
  const scale = ZOOMS[zoom] ?? 1;
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setSmall(box.clientWidth * scale < SMALL));
    watch.observe(box);
    return () => watch.disconnect();
  }, [scale]);
  const shape = { '--zoom': scale, '--ratio': scene.columns / scene.rows };
  return (
    <div class="board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are what is focused; arrows go from one to the next */}
      <div
        class={scale > 1 ? 'board-frame zoomed' : 'board-frame'}
        ref={frame}
        style={shape}
        onKeyDown={(event) => stepAcross(event, scene)}
      >
        <PrintedBoard
          scene={scene}
          marks={props.marks}
          layout={placed}
          small={small}
          label={props.label ?? 'Board'}
          onCell={props.onCell}
          onStack={props.onStack}
          onPoint={props.onPoint}
        />
      </div>
      <Zoom zoom={zoom} words={props.words} onZoom={setZoom} />
    </div>
  );
}

/** The zoom of the board, in steps. */
function Zoom(props: {
  zoom: number;
  words: ComponentChildren;
  onZoom: (zoom: number) => void;
}): JSX.Element {
  const { zoom, words, onZoom } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons are no form
    <div class="zoom" role="group" aria-label="Zoom">
      <span class="zoom-words">{words}</span>
      <button
        type="button"
        aria-label="Closer"
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      >
        +
      </button>
      <button type="button" aria-label="Further away" disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
        −
      </button>
      <button type="button" aria-label="The whole board" disabled={zoom === 0} onClick={() => onZoom(0)}>
        ◎
      </button>
    </div>
  );
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest pressable cell in an arrow key's direction. */
function stepAcross(event: KeyboardEvent, scene: PrintedScene): void {
  const step = STEPS[event.key];
  const from = (event.target as Element).closest?.('[data-cell]');
  if (!step || !from) return;
  const [dx, dy] = step;
  const here = scene.cells.find((c) => c.id === from.getAttribute('data-cell'));
  const board = from.closest('svg');
  if (!here || !board) return;
  event.preventDefault();
  let best: { element: SVGElement; away: number } | undefined;
  for (const cell of scene.cells) {
    const along = (cell.column - here.column) * dx + (cell.row - here.row) * dy;
    const aside = Math.abs((cell.column - here.column) * dy) + Math.abs((cell.row - here.row) * dx);
    if (along <= 0) continue;
    const element = board.querySelector<SVGElement>(`[data-cell="${CSS.escape(cell.id)}"][tabindex="0"]`);
    const away = along + aside * 3;
    if (element && (!best || away < best.away)) best = { element, away };
  }
  best?.element.focus();
}

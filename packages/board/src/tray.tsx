import type { PrintedScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { PlacedCounterArt, StackPlates } from './counters.js';
import { extent, fanned, type PlacedStack, type Stack, spread, stacksAt, TOKEN } from './layout.js';
import { nameOfStack } from './names.js';
import { pressable } from './press.js';
import { r } from './seed.js';

export interface TrayProps {
  scene: PrintedScene;
  /** Which of the scene's trays. */
  id: string;
  /** Stacks that may be chosen, by `${tray}/${kind}`, and how many so far. */
  stacks?: Readonly<Record<string, number>> | undefined;
  onStack?: ((tray: string, kind: string) => void) | undefined;
  /** Side of a normal counter in pixels. */
  size?: number;
}

function TrayStack(props: { stack: Stack; size: number; chosen: number | undefined; press: (() => void) | undefined }): JSX.Element {
  const { stack, size, chosen, press } = props;
  const scale = (size / TOKEN) * (stack.counters[0]?.large ? 1.12 : 1);
  const side = extent(stack.counters.length) * scale;
  const placed: PlacedStack = { ...stack, scale, box: { x: 0, y: 0, width: side, height: side } };
  const top = fanned(placed, 0);
  const name = nameOfStack(stack);
  const whole = Math.ceil(side) + 2;
  return (
    <li class={press ? 'sb-tray-stack sb-press' : 'sb-tray-stack'} {...(press ? pressable(name, press) : {})}>
      <svg width={whole} height={whole} viewBox={`-1 -1 ${whole} ${whole}`} aria-hidden="true">
        {spread(placed).map((counter) => (
          <PlacedCounterArt key={counter.counter.id} placed={counter} />
        ))}
        <g transform={`translate(${r(top.x)} ${r(top.y)}) scale(${Math.round(top.scale * 1000) / 1000})`}>
          {chosen !== undefined && (
            <rect x={-TOKEN / 2} y={-TOKEN / 2} width={TOKEN} height={TOKEN} rx="8" fill="none" stroke="var(--sb-choice)" stroke-width="4.5" stroke-dasharray={chosen > 0 ? undefined : '9 6'} />
          )}
          <StackPlates stack={stack} scale={1} chosen={chosen} />
        </g>
      </svg>
      <span class="sb-tray-name">{name}</span>
    </li>
  );
}

/** A pile nobody sees into, as edges of cardboard and its count. */
function Heap(props: { count: number; size: number }): JSX.Element {
  const edges = Math.min(Math.max(props.count, 0), 7);
  return (
    <svg width={props.size} height={props.size} viewBox="0 0 60 60" aria-hidden="true">
      {Array.from({ length: edges }, (_, n) => (
        <rect key={n} x={8 + (n % 3) * 2} y={44 - n * 5} width="42" height="12" rx="2.5" fill="var(--sb-moss-dark)" stroke="var(--sb-ink)" stroke-width="2.2" transform={`rotate(${((n * 7) % 5) - 2} 30 ${44 - n * 5})`} />
      ))}
    </svg>
  );
}

/** A place beside the board: how many counters it holds and, where they lie open, which. */
export function Tray(props: TrayProps): JSX.Element | null {
  const { scene, id, onStack } = props;
  const tray = scene.trays.find((each) => each.id === id);
  if (!tray) return null;
  const size = props.size ?? 44;
  const stacks = stacksAt(scene.counters, id);
  const open = stacks.reduce((sum, stack) => sum + stack.counters.length, 0);
  const hidden = tray.count - open;
  return (
    <section class={`sb-tray sb-tray-${tray.side}`} aria-label={`${tray.name}: ${tray.count}`}>
      <h3 class="sb-tray-head">
        <span>{tray.name}</span> <b>{tray.count}</b>
      </h3>
      <ul class="sb-tray-stacks">
        {stacks.map((stack) => {
          const chosen = props.stacks?.[stack.key];
          const press = onStack && chosen !== undefined ? () => onStack(id, stack.kind) : undefined;
          return <TrayStack key={stack.key} stack={stack} size={size} chosen={chosen} press={press} />;
        })}
        {hidden > 0 && (
          <li class="sb-tray-stack">
            <Heap count={hidden} size={size} />
            <span class="sb-tray-name">{open > 0 ? `${hidden} more, unseen` : `${hidden} counters`}</span>
          </li>
        )}
        {tray.count === 0 && <li class="sb-tray-empty">empty</li>}
      </ul>
    </section>
  );
}

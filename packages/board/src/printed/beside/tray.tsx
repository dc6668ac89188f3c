import type { PrintedScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { plural } from '../../plural.js';
import { pressable } from '../../press.js';
import { r } from '../../seed.js';
import { ChoiceRing, PlacedCounterArt, StackPlates } from '../counters/counters.js';
import {
  extent,
  fanned,
  fanOf,
  type PlacedStack,
  type Stack,
  spread,
  stacksAt,
  TOKEN,
} from '../counters/layout.js';
import { nameOfStack } from '../names.js';

export interface TrayProps {
  scene: PrintedScene;
  /** Id of the tray in the scene. */
  id: string;
  /** Stacks that may be chosen, by `${tray}/${kind}`, and the number already chosen from each. */
  stacks?: Readonly<Record<string, number>> | undefined;
  onStack?: ((tray: string, kind: string) => void) | undefined;
  /** Side of a normal counter in pixels. */
  size?: number;
}

function TrayStack(props: {
  stack: Stack;
  size: number;
  chosen: number | undefined;
  press: (() => void) | undefined;
}): JSX.Element {
  const { stack, size, chosen, press } = props;
  const scale = (size / TOKEN) * (stack.counters[0]?.large ? 1.12 : 1);
  const fan = fanOf(stack);
  const side = extent(fan) * scale;
  const placed: PlacedStack = { ...stack, scale, fan, box: { x: 0, y: 0, width: side, height: side } };
  const top = fanned(placed, 0);
  const name = nameOfStack(stack);
  const whole = Math.ceil(side) + 6;
  return (
    <li class={press ? 'sb-tray-stack sb-press' : 'sb-tray-stack'} {...(press ? pressable(name, press) : {})}>
      <svg width={whole} height={whole} viewBox={`-3 -3 ${whole} ${whole}`} aria-hidden="true">
        {spread(placed).map((counter) => (
          <PlacedCounterArt key={counter.counter.id} placed={counter} />
        ))}
        <g transform={`translate(${r(top.x)} ${r(top.y)}) scale(${Math.round(top.scale * 1000) / 1000})`}>
          {chosen !== undefined && (
            <ChoiceRing round={stack.counters[0]?.shape === 'round'} chosen={chosen > 0} />
          )}
          <StackPlates stack={placed} chosen={chosen} />
        </g>
      </svg>
      <span class="sb-tray-name">{name}</span>
    </li>
  );
}

/** A heap of face-down counters. */
function Heap(props: { count: number; size: number }): JSX.Element {
  const under = Math.min(Math.max(props.count - 1, 0), 3);
  const turns = [0, 7, -6, 12];
  return (
    <svg width={props.size} height={props.size} viewBox="-32 -32 64 64" aria-hidden="true">
      {Array.from({ length: under + 1 }, (_, n) => {
        const deep = under - n;
        return (
          <g key={deep} transform={`translate(${deep * 2} ${-deep * 3 + 3}) rotate(${turns[deep]})`}>
            <rect
              x="-22"
              y="-22"
              width="44"
              height="44"
              rx="4"
              fill="var(--sb-tile-back)"
              stroke="var(--sb-tile-line)"
              stroke-width="2"
            />
            {deep === 0 && (
              <path
                d="M0 -13L13 0L0 13L-13 0Z"
                fill="none"
                stroke="var(--sb-tile-line)"
                stroke-width="2.4"
                stroke-linejoin="round"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A tray beside the board: the number of counters in it and, if they lie open, which. */
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
            <span class="sb-tray-name">
              {open > 0 ? `${hidden} more, unseen` : `${hidden} ${plural('counter', hidden)}`}
            </span>
          </li>
        )}
        {tray.count === 0 && <li class="sb-tray-empty">empty</li>}
      </ul>
    </section>
  );
}

import type { JSX } from 'preact';
import { DECORATION, pressable } from '../press.js';
import { r } from '../seed.js';
import { ChoiceRing, PlacedCounterArt, StackPlates } from './counters/counters.js';
import { fanned, type PlacedCounter, type PlacedStack, TOKEN } from './counters/layout.js';

/** The counters of one kind in one place, fanned out: the top one whole, the others by their edges. */
export function StackGroup(props: {
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
      {/* The element that is pressed and named draws no numbers: its accessible name says everything. */}
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

import type { JSX } from 'preact';
import { r } from '../../seed.js';

/** Rings round things that can be pressed: broken for a choice, whole when chosen, four corners for a target. */
export function ThingRing(props: {
  mark: 'choice' | 'chosen' | 'target';
  x: number;
  y: number;
  radius: number;
}): JSX.Element {
  const { mark, radius: q } = props;
  const at = `translate(${r(props.x)} ${r(props.y)})`;
  if (mark === 'target') {
    const s = r(q * 0.9);
    const a = r(q * 0.42);
    const d = `M${-s} ${-s + a}V${-s}H${-s + a}M${s - a} ${-s}H${s}V${-s + a}M${s} ${s - a}V${s}H${s - a}M${-s + a} ${s}H${-s}V${s - a}`;
    return (
      <g transform={at}>
        <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="5" />
        <path d={d} class="sm-line" stroke="var(--sb-rose)" stroke-width="2.6" />
      </g>
    );
  }
  return (
    <g transform={at} class={mark === 'chosen' ? 'sm-meant' : undefined}>
      <circle r={r(q)} class="sm-line" stroke="var(--sm-halo)" stroke-width="4.6" />
      <circle
        r={r(q)}
        class="sm-line"
        stroke={mark === 'chosen' ? 'var(--sb-choice)' : 'var(--sm-name)'}
        stroke-width={mark === 'chosen' ? 3 : 1.9}
        stroke-dasharray={mark === 'chosen' ? undefined : '5 3.6'}
      />
    </g>
  );
}

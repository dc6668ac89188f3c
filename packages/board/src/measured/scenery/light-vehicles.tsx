import type { JSX } from 'preact';
import { r } from '../../seed.js';

export interface Measures {
  /** Half the length and half the width, in millimetres. */
  l: number;
  w: number;
  paint: string;
}

const EDGE = { stroke: 'var(--sm-edge)', 'stroke-width': '1.1', 'stroke-linejoin': 'round' } as const;
const TYRE = '#15181b';
const SEAT = '#22262a';

/** A tyre from above, its middle at a point. */
const Tyre = (props: { x: number; y: number; long: number; wide: number }): JSX.Element => (
  <rect
    x={r(props.x - props.long / 2)}
    y={r(props.y - props.wide / 2)}
    width={r(props.long)}
    height={r(props.wide)}
    rx={r(props.wide * 0.4)}
    fill={TYRE}
    {...EDGE}
  />
);

/** Two wheels in line, a tank, a seat and a handlebar. */
export function Motorcycle({ l, w, paint }: Measures): JSX.Element {
  const wide = w * 0.42;
  return (
    <g>
      <Tyre x={l * 0.68} y={0} long={l * 0.62} wide={wide} />
      <Tyre x={-l * 0.66} y={0} long={l * 0.66} wide={wide} />
      <ellipse cx={r(l * 0.12)} rx={r(l * 0.34)} ry={r(w * 0.42)} fill={paint} {...EDGE} />
      <ellipse cx={r(-l * 0.34)} rx={r(l * 0.36)} ry={r(w * 0.34)} fill={SEAT} {...EDGE} />
      <path
        d={`M${r(l * 0.22)} ${r(-w * 0.95)}Q${r(l * 0.56)} 0 ${r(l * 0.22)} ${r(w * 0.95)}`}
        fill="none"
        stroke="#9aa0a4"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <circle cx={r(l * 0.56)} r={r(w * 0.2)} fill="#f3e3ae" {...EDGE} />
    </g>
  );
}

const FourWheels = ({ l, w }: Omit<Measures, 'paint'>): JSX.Element => (
  <>
    {[-0.62, 0.62].flatMap((along) =>
      [-0.78, 0.78].map((aside) => (
        <Tyre key={`${along} ${aside}`} x={l * along} y={w * aside} long={l * 0.52} wide={w * 0.44} />
      )),
    )}
  </>
);

/** An all-terrain vehicle: ridden like a motorcycle, on four wheels. */
export function Quad({ l, w, paint }: Measures): JSX.Element {
  return (
    <g>
      <FourWheels l={l} w={w} />
      <path
        d={`M${r(-l * 0.9)} ${r(-w * 0.5)}H${r(l * 0.86)}L${r(l * 0.94)} 0L${r(l * 0.86)} ${r(w * 0.5)}H${r(-l * 0.9)}Z`}
        fill={paint}
        {...EDGE}
      />
      <ellipse cx={r(-l * 0.22)} rx={r(l * 0.44)} ry={r(w * 0.3)} fill={SEAT} {...EDGE} />
      <path
        d={`M${r(l * 0.3)} ${r(-w * 0.8)}Q${r(l * 0.52)} 0 ${r(l * 0.3)} ${r(w * 0.8)}`}
        fill="none"
        stroke="#9aa0a4"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </g>
  );
}

/** A cart under a light roof on four posts. */
export function GolfCart({ l, w, paint }: Measures): JSX.Element {
  return (
    <g>
      <FourWheels l={l} w={w} />
      <rect
        x={r(-l)}
        y={r(-w * 0.82)}
        width={r(2 * l)}
        height={r(w * 1.64)}
        rx={r(w * 0.3)}
        fill={paint}
        {...EDGE}
      />
      <rect
        x={r(-l * 0.72)}
        y={r(-w * 0.74)}
        width={r(l * 1.24)}
        height={r(w * 1.48)}
        rx={r(w * 0.18)}
        fill="#d8d4c6"
        {...EDGE}
      />
      <path
        d={`M${r(-l * 0.6)} 0H${r(l * 0.4)}M${r(l * 0.66)} ${r(-w * 0.6)}V${r(w * 0.6)}`}
        fill="none"
        stroke="var(--sm-edge)"
        stroke-width="1"
        opacity=".5"
      />
    </g>
  );
}

/** The open bed behind the cab of a pickup, drawn over a car. */
export function Bed({ l, w, paint }: Measures): JSX.Element {
  return (
    <g>
      <rect
        x={r(-l * 0.96)}
        y={r(-w * 0.9)}
        width={r(l * 0.98)}
        height={r(w * 1.8)}
        rx="2.5"
        fill={paint}
        {...EDGE}
      />
      <rect
        x={r(-l * 0.9)}
        y={r(-w * 0.74)}
        width={r(l * 0.86)}
        height={r(w * 1.48)}
        fill="#2b2f31"
        {...EDGE}
      />
      <path
        d={[-0.42, 0, 0.42].map((at) => `M${r(-l * 0.88)} ${r(w * at)}H${r(-l * 0.08)}`).join('')}
        stroke="#4a5053"
        stroke-width="1.2"
        fill="none"
      />
    </g>
  );
}

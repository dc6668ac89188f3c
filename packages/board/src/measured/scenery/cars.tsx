import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { brush, r } from '../../seed.js';
import { onSheet, type Sheet, slabOf } from '../sheet.js';
import { Bed, GolfCart, type Measures, Motorcycle, Quad } from './light-vehicles.js';

const PAINT = [
  '#7f3b33',
  '#3f5a6f',
  '#6f7162',
  '#8c877d',
  '#3b5a4c',
  '#8a6a35',
  '#4c4a57',
  '#90908c',
] as const;

/** The paint of a vehicle whose name says its colour, such as "our white van". */
const NAMED: Readonly<Record<string, string>> = {
  white: '#c8c5ba',
  black: '#25272c',
  silver: '#90908c',
  red: '#8a352d',
  blue: '#3c5f80',
  gray: '#62656a',
  green: '#3b5f45',
  brown: '#5f432f',
  yellow: '#b3923a',
  orange: '#a85f2a',
  beige: '#a6946d',
  purple: '#5c4570',
};

const paintOf = (name = ''): string | undefined => name.split(' ').flatMap((word) => NAMED[word] ?? [])[0];

/** A vehicle from above. Its paint, unless its name says it, its model and its damage come from the seed. */
export function VehicleArt(props: { sheet: Sheet; vehicle: MeasuredScene['vehicles'][number] }): JSX.Element {
  const { sheet, vehicle } = props;
  const slab = slabOf(vehicle.outline.map((spot) => onSheet(sheet, spot)));
  const b = brush(`car ${vehicle.id}`);
  const any = b.pick(PAINT);
  const paint = paintOf(vehicle.name) ?? any;
  // The rules may count a golf cart as another kind, so its name decides.
  const kind = /golf cart/i.test(vehicle.name ?? '') ? 'golf-cart' : vehicle.kind.toLowerCase();
  const turn = slab.turn + (isReversed(slab.turn, vehicle.facing, b.chance(0.5)) ? 180 : 0);
  const { long: l, wide: w } = slab;
  const isArmored = ARMORED.test(kind);
  return (
    <g transform={`translate(${r(slab.x)} ${r(slab.y)}) rotate(${r(turn)})`}>
      <rect
        x={r(-l + 2)}
        y={r(-w + 3)}
        width={r(2 * l + 1)}
        height={r(2 * w + 1)}
        rx={r(w * 0.4)}
        fill="var(--sm-cast)"
        transform={`rotate(${r(-turn)}) translate(2.5 3.5) rotate(${r(turn)})`}
      />
      <Body kind={kind} l={l} w={w} paint={paint} make={b.pick(MAKES)} />
      {!isArmored && !OPEN.test(kind) && <Scars l={l} w={w} seed={vehicle.id} />}
    </g>
  );
}

const ARMORED = /^(apc|ifv|afv)$/;
/** Kinds without a body that could be scratched. */
const OPEN = /^(motorcycle|atv)$/;
const MAKES = ['saloon', 'hatch', 'estate'] as const;

/** A vehicle of this kind. Unknown kinds are drawn as cars. */
function Body({
  kind,
  make,
  ...given
}: Measures & { kind: string; make: (typeof MAKES)[number] }): JSX.Element {
  if (ARMORED.test(kind)) return <Armored l={given.l} w={given.w} gun={kind === 'apc' ? 0.5 : 0.95} />;
  if (/truck|lorry|^big-rig$/.test(kind)) return <Truck {...given} />;
  if (/van|bus|ambulance|^rv$/.test(kind)) return <Van {...given} bus={/bus/.test(kind)} />;
  if (kind === 'motorcycle') return <Motorcycle {...given} />;
  if (kind === 'atv') return <Quad {...given} />;
  if (kind === 'golf-cart') return <GolfCart {...given} />;
  return (
    <>
      <Car {...given} make={kind === 'pickup' ? 'saloon' : make} />
      {kind === 'pickup' && <Bed {...given} />}
    </>
  );
}

/** True if the art has to be turned round for its front to point to `facing`; without a direction `any` decides. */
const isReversed = (turn: number, facing: number | undefined, any: boolean): boolean =>
  facing === undefined ? any : Math.cos(((turn - (facing - 90)) * Math.PI) / 180) < 0;

/** The outline of a body with rounded corners: `front` and `back` are their radii. */
const body = (l: number, w: number, front: number, back: number): string =>
  `M${r(-l + back)} ${r(-w)}H${r(l - front)}Q${r(l)} ${r(-w)} ${r(l)} ${r(-w + front)}V${r(w - front)}Q${r(l)} ${r(w)} ${r(l - front)} ${r(w)}H${r(-l + back)}Q${r(-l)} ${r(w)} ${r(-l)} ${r(w - back)}V${r(-w + back)}Q${r(-l)} ${r(-w)} ${r(-l + back)} ${r(-w)}Z`;

/** The roof of a car with the glass round it, from its tail to its nose. */
function Cabin({ l, w, paint, tail }: Measures & { tail: number }): JSX.Element {
  const nose = noseOf(l);
  const i = w * 0.8;
  return (
    <>
      <path
        d={`M${r(tail)} ${r(-i)}L${r(nose)} ${r(-i)}Q${r(nose + l * 0.15)} 0 ${r(nose)} ${r(i)}L${r(tail)} ${r(i)}Q${r(tail - l * 0.08)} 0 ${r(tail)} ${r(-i)}Z`}
        fill="#182026"
        stroke="var(--sm-edge)"
        stroke-width=".8"
      />
      <path
        d={`M${r(tail + l * 0.17)} ${r(-i * 0.8)}H${r(nose - l * 0.2)}Q${r(nose - l * 0.13)} 0 ${r(nose - l * 0.2)} ${r(i * 0.8)}H${r(tail + l * 0.17)}Q${r(tail + l * 0.1)} 0 ${r(tail + l * 0.17)} ${r(-i * 0.8)}Z`}
        fill={paint}
      />
      <path
        d={`M${r(tail + l * 0.2)} ${r(-i * 0.62)}H${r(nose - l * 0.26)}`}
        stroke="#fff"
        stroke-width="2"
        opacity=".16"
        fill="none"
      />
      <path
        d={`M${r(nose - l * 0.02)} ${r(-i * 0.7)}Q${r(nose + l * 0.08)} ${r(-i * 0.2)} ${r(nose + l * 0.05)} ${r(i * 0.1)}`}
        stroke="var(--sm-glass)"
        stroke-width="1.6"
        opacity=".55"
        fill="none"
      />
    </>
  );
}

/** Headlamps and tail lamps. */
const Lamps = ({ l, w }: Omit<Measures, 'paint'>): JSX.Element => (
  <>
    <path
      d={`M${r(l - 2.6)} ${r(-w * 0.8)}v${r(w * 0.42)}M${r(l - 2.6)} ${r(w * 0.8)}v${r(-w * 0.42)}`}
      stroke="#f3e3ae"
      stroke-width="2.4"
      fill="none"
    />
    <path
      d={`M${r(-l + 1.8)} ${r(-w * 0.78)}v${r(w * 0.44)}M${r(-l + 1.8)} ${r(w * 0.78)}v${r(-w * 0.44)}`}
      stroke="#b2392d"
      stroke-width="2"
      fill="none"
    />
  </>
);

/** Position of the windscreen, from the car's middle. */
const noseOf = (l: number): number => l * 0.32;

/** Distance from the middle to the back of the cabin, as a share of half the length. */
const TAILS = { saloon: 0.56, hatch: 0.8, estate: 0.86 } as const;

function Car({ l, w, paint, make }: Measures & { make: keyof typeof TAILS }): JSX.Element {
  const nose = noseOf(l);
  return (
    <g stroke-linejoin="round">
      <path
        d={`M${r(-l * 0.62)} ${r(-w - 0.6)}h${r(l * 0.3)}v${r(2 * w + 1.2)}h${r(-l * 0.3)}zM${r(l * 0.4)} ${r(-w - 0.6)}h${r(l * 0.3)}v${r(2 * w + 1.2)}h${r(-l * 0.3)}z`}
        fill="var(--sm-edge)"
      />
      <path d={body(l, w, w * 0.62, w * 0.42)} fill={paint} stroke="var(--sm-edge)" stroke-width="1.3" />
      <path
        d={`M${r(nose + 3)} ${r(-w * 0.52)}H${r(l * 0.93)}M${r(nose + 3)} ${r(w * 0.52)}H${r(l * 0.93)}`}
        stroke="var(--sm-edge)"
        stroke-width=".8"
        opacity=".45"
        fill="none"
      />
      <Cabin l={l} w={w} paint={paint} tail={-l * TAILS[make]} />
      <Lamps l={l} w={w} />
      <path
        d={`M${r(nose - 2)} ${r(-w)}l-2.5 -3.2h4zM${r(nose - 2)} ${r(w)}l-2.5 3.2h4z`}
        fill={paint}
        stroke="var(--sm-edge)"
        stroke-width=".7"
      />
    </g>
  );
}

function Van({ l, w, paint, bus }: Measures & { bus: boolean }): JSX.Element {
  const ribs = Array.from(
    { length: 7 },
    (_, n) => `M${r(-l * 0.85 + n * l * 0.2)} ${r(-w * 0.8)}V${r(w * 0.8)}`,
  ).join('');
  return (
    <g>
      <path d={body(l, w, w * 0.3, w * 0.14)} fill={paint} stroke="var(--sm-edge)" stroke-width="1.3" />
      <path
        d={`M${r(l * 0.6)} ${r(-w * 0.86)}Q${r(l * 0.8)} 0 ${r(l * 0.6)} ${r(w * 0.86)}L${r(l * 0.5)} ${r(w * 0.78)}Q${r(l * 0.64)} 0 ${r(l * 0.5)} ${r(-w * 0.78)}Z`}
        fill="#182026"
      />
      <path d={ribs} stroke="var(--sm-edge)" stroke-width="1" opacity=".35" fill="none" />
      {bus && (
        <path
          d={`M${r(-l * 0.6)} -5h18v10h-18zM${r(l * 0.1)} -5h18v10h-18z`}
          fill="var(--sm-metal)"
          stroke="var(--sm-edge)"
          stroke-width=".8"
        />
      )}
      <path
        d={`M${r(l - 2)} ${r(-w * 0.8)}v${r(w * 0.36)}M${r(l - 2)} ${r(w * 0.8)}v${r(-w * 0.36)}`}
        stroke="#f3e3ae"
        stroke-width="2.2"
        fill="none"
      />
    </g>
  );
}

function Truck({ l, w, paint }: Measures): JSX.Element {
  return (
    <g>
      <rect
        x={r(-l)}
        y={r(-w)}
        width={r(l * 1.36)}
        height={r(2 * w)}
        fill="var(--sm-metal)"
        stroke="var(--sm-edge)"
        stroke-width="1.3"
      />
      <path
        d={Array.from(
          { length: 8 },
          (_, n) => `M${r(-l + (n + 0.6) * l * 0.16)} ${r(-w + 1)}V${r(w - 1)}`,
        ).join('')}
        stroke="var(--sm-metal-dark)"
        stroke-width=".9"
        opacity=".6"
      />
      <rect
        x={r(l * 0.42)}
        y={r(-w * 0.94)}
        width={r(l * 0.58)}
        height={r(w * 1.88)}
        rx="4"
        fill={paint}
        stroke="var(--sm-edge)"
        stroke-width="1.3"
      />
      <path
        d={`M${r(l * 0.8)} ${r(-w * 0.78)}Q${r(l * 0.95)} 0 ${r(l * 0.8)} ${r(w * 0.78)}H${r(l * 0.7)}Q${r(l * 0.8)} 0 ${r(l * 0.7)} ${r(-w * 0.78)}Z`}
        fill="#182026"
      />
    </g>
  );
}

/** An armored carrier or fighting vehicle: a hull between its tracks, and a turret. `gun`: length in half hulls. */
function Armored({ l, w, gun }: { l: number; w: number; gun: number }): JSX.Element {
  const edge = { stroke: 'var(--sm-edge)', 'stroke-width': '1.3' } as const;
  return (
    <g>
      {[-1, 1].map((side) => (
        <rect
          key={side}
          x={r(-l)}
          y={r(side * w * 0.82 - w * 0.18)}
          width={r(2 * l)}
          height={r(w * 0.36)}
          rx="3"
          fill="var(--sm-metal-dark)"
          {...edge}
        />
      ))}
      <path
        d={`M${r(-l * 0.96)} ${r(-w * 0.7)}H${r(l * 0.62)}L${r(l)} ${r(-w * 0.4)}V${r(w * 0.4)}L${r(l * 0.62)} ${r(w * 0.7)}H${r(-l * 0.96)}Z`}
        fill="#4d5440"
        {...edge}
      />
      <rect
        x={r(l * 0.1)}
        y={r(-w * 0.09)}
        width={r(l * gun)}
        height={r(w * 0.18)}
        fill="#2f332a"
        {...edge}
      />
      <circle cx={r(l * 0.04)} r={r(w * 0.44)} fill="#5b634c" {...edge} />
      <circle cx={r(-l * 0.02)} cy={r(-w * 0.12)} r={r(w * 0.16)} fill="#3c4233" {...edge} />
    </g>
  );
}

function Scars({ l, w, seed }: { l: number; w: number; seed: string }): JSX.Element {
  const b = brush(`scars ${seed}`);
  let d = '';
  for (let i = 0; i < b.whole(3, 6); i += 1) {
    const [x, y] = [b.between(-0.8, 0.8) * l, b.between(-0.8, 0.8) * w];
    d += `M${r(x)} ${r(y)}l${r(b.between(2, 8))} ${r(b.between(-3, 3))}`;
  }
  const rust = b.chance(0.5)
    ? `M${r(l * 0.5)} ${r(w * 0.7)}q6 -6 12 -1q-3 5 -12 1z`
    : `M${r(-l * 0.8)} ${r(-w * 0.6)}q5 -5 9 1q-5 4 -9 -1z`;
  return (
    <g>
      <path d={d} class="sm-line" stroke="var(--sm-edge)" stroke-width=".8" opacity=".5" />
      <path d={rust} fill="#8a4b2a" opacity=".75" />
    </g>
  );
}

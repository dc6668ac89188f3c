import type { MeasuredScene, Spot } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from '../../seed.js';
import { slice } from '../outlines.js';
import { onSheet, type Sheet } from '../sheet.js';

/** Darkness where nobody sees, as a share of full night. At dusk it applies only if sight has a limit. */
const DARK = { night: 1, dusk: 0.6, day: 0 } as const;

interface LightProps {
  sheet: Sheet;
  scene: MeasuredScene;
  prefix: string;
}

/** A circle of ground lit by a lamp or a fire. In the table's unit. */
interface Pool {
  readonly id: string;
  readonly at: Spot;
  readonly r: number;
}

const poolsOf = ({ lamps, clouds }: MeasuredScene): readonly Pool[] => [
  ...lamps,
  ...clouds
    .filter((cloud) => /flame|fire|burn|phosph|wp|molotov/i.test(cloud.kind))
    .map((cloud) => ({ id: cloud.id, at: cloud.at, r: cloud.r * 1.7 })),
];

/** Every pool as a circle, filled with the gradient of this name. */
const Pools = (props: { pools: readonly Pool[]; sheet: Sheet; fill: string }): JSX.Element => (
  <>
    {props.pools.map((pool) => {
      const [x, y] = onSheet(props.sheet, pool.at);
      return (
        <circle
          key={pool.id}
          cx={r(x)}
          cy={r(y)}
          r={r(pool.r * props.sheet.s)}
          fill={`url(#${props.fill})`}
        />
      );
    })}
  </>
);

/** A mask of the dark: white, but black where somebody sees or something burns. */
function Unseen(props: LightProps & { pools: readonly Pool[] }): JSX.Element {
  const { sheet, scene, prefix, pools } = props;
  const all = { x: '-10', y: '-10', width: sheet.width + 20, height: sheet.height + 20 };
  return (
    <mask id={`${prefix}-seen`} maskUnits="userSpaceOnUse" {...all}>
      <rect {...all} fill="#fff" />
      <g style="mix-blend-mode:normal">
        {scene.sightOf.map((eye) => (
          <Eye key={`${eye.at} ${eye.level}`} sheet={sheet} eye={eye} prefix={prefix} />
        ))}
        <Pools pools={pools} sheet={sheet} fill={`${prefix}-shade`} />
      </g>
    </mask>
  );
}

const Lamp = ({ at }: { at: string }): JSX.Element => (
  <g transform={at}>
    <path d="M0 0H16" stroke="var(--sm-edge)" stroke-width="3.6" stroke-linecap="round" />
    <path d="M0 0H16" stroke="var(--sm-metal)" stroke-width="2" stroke-linecap="round" />
    <circle r="4" fill="var(--sm-metal-dark)" stroke="var(--sm-edge)" />
    <circle cx="16" r="3.6" fill="var(--sm-lamp)" stroke="var(--sm-edge)" />
  </g>
);

/** Gradients that are white in the middle, and the gradient of a lamp's light. */
const Glows = ({ prefix: p }: { prefix: string }): JSX.Element => (
  <>
    <radialGradient id={`${p}-pool`}>
      <stop offset="0" stop-color="#fff" />
      <stop offset=".55" stop-color="#fff" stop-opacity=".8" />
      <stop offset="1" stop-color="#fff" stop-opacity="0" />
    </radialGradient>
    <radialGradient id={`${p}-eye`}>
      <stop offset=".82" stop-color="#fff" />
      <stop offset="1" stop-color="#fff" stop-opacity="0" />
    </radialGradient>
    <radialGradient id={`${p}-lamp`}>
      <stop offset="0" stop-color="var(--sm-lamp)" stop-opacity=".62" />
      <stop offset=".45" stop-color="var(--sm-lamp)" stop-opacity=".22" />
      <stop offset="1" stop-color="var(--sm-lamp)" stop-opacity="0" />
    </radialGradient>
  </>
);

/** Gradients that are black in the middle: they cut what is seen out of the dark, with a soft edge. */
const Shades = ({ prefix: p }: { prefix: string }): JSX.Element => (
  <>
    <radialGradient id={`${p}-shade`}>
      <stop offset="0" stop-color="#000" stop-opacity=".95" />
      <stop offset=".6" stop-color="#000" stop-opacity=".7" />
      <stop offset="1" stop-color="#000" stop-opacity="0" />
    </radialGradient>
    <radialGradient id={`${p}-dim`}>
      <stop offset=".8" stop-color="#000" />
      <stop offset="1" stop-color="#000" stop-opacity="0" />
    </radialGradient>
  </>
);

/**
 * The light on the table. By night, darkness covers the ground where none of the seat's figures sees and nothing burns.
 * The layers above it (figures, names, marks) are never darkened.
 */
export function Night({ sheet, scene, prefix }: LightProps): JSX.Element {
  const all = { width: sheet.width, height: sheet.height };
  if (scene.light === 'day')
    return (
      <g>
        <rect {...all} fill="var(--sm-sun)" />
      </g>
    );
  const pools = poolsOf(scene);
  const dark = scene.light === 'dusk' && scene.sightOf.length === 0 ? 0 : DARK[scene.light];
  return (
    <g>
      <defs>
        <Glows prefix={prefix} />
        {dark > 0 && <Unseen sheet={sheet} scene={scene} prefix={prefix} pools={pools} />}
        <Shades prefix={prefix} />
      </defs>
      <rect {...all} fill="var(--sm-dusk)" />
      {dark > 0 && (
        <g opacity={dark}>
          <rect {...all} fill="var(--sm-dark)" opacity="var(--sm-veil)" style="opacity:var(--sm-veil)" />
          <rect
            {...all}
            fill="var(--sm-dark)"
            mask={`url(#${prefix}-seen)`}
            style="opacity:var(--sm-darkness)"
          />
        </g>
      )}
      <g style="opacity:var(--sm-glow)">
        <Pools pools={pools} sheet={sheet} fill={`${prefix}-lamp`} />
      </g>
      {scene.lamps.map((lamp) => {
        const [x, y] = onSheet(sheet, lamp.at);
        return <Lamp key={lamp.id} at={`translate(${r(x)} ${r(y)})`} />;
      })}
    </g>
  );
}

type Eyes = MeasuredScene['sightOf'][number];

function Eye({ sheet, eye, prefix }: { sheet: Sheet; eye: Eyes; prefix: string }): JSX.Element {
  const [x, y] = onSheet(sheet, eye.at);
  return (
    <g>
      <circle cx={r(x)} cy={r(y)} r={r(eye.r * sheet.s)} fill={`url(#${prefix}-dim)`} />
      {eye.arc && <path d={slice(x, y, eye.arc.r * sheet.s, eye.arc.facing, eye.arc.half)} fill="#000" />}
    </g>
  );
}

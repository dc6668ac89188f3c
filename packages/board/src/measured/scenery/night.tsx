import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from '../../seed.js';
import { onSheet, type Sheet } from '../sheet.js';

/** How much of night's darkness there is where nobody sees: at dusk only where sight has an end at all. */
const DARK = { night: 1, dusk: 0.6, day: 0 } as const;

/**
 * The light on the table. By night darkness lies where no figure of the seat sees and nothing burns; what is drawn above it
 * (figures, names, marks) is never darkened.
 */
export function Night(props: { sheet: Sheet; scene: MeasuredScene; prefix: string }): JSX.Element {
  const { sheet, scene, prefix: p } = props;
  const { width, height } = sheet;
  const pools = [
    ...scene.lamps.map((lamp) => ({ id: lamp.id, at: lamp.at, r: lamp.r })),
    ...scene.clouds
      .filter((cloud) => /flame|fire|burn|phosph|wp|molotov/i.test(cloud.kind))
      .map((cloud) => ({ id: cloud.id, at: cloud.at, r: cloud.r * 1.7 })),
  ];
  const sheetRect = { width, height };
  const dark = scene.light === 'dusk' && scene.sightOf.length === 0 ? 0 : DARK[scene.light];
  if (scene.light === 'day')
    return (
      <g>
        <rect {...sheetRect} fill="var(--sm-sun)" />
      </g>
    );
  return (
    <g>
      <defs>
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
        {dark > 0 && (
          <mask
            id={`${p}-seen`}
            maskUnits="userSpaceOnUse"
            x="-10"
            y="-10"
            width={width + 20}
            height={height + 20}
          >
            <rect x="-10" y="-10" width={width + 20} height={height + 20} fill="#fff" />
            <g style="mix-blend-mode:normal">
              {scene.sightOf.map((eye) => (
                <Eye key={`${eye.at} ${eye.level}`} sheet={sheet} eye={eye} prefix={p} />
              ))}
              {pools.map((pool) => {
                const [x, y] = onSheet(sheet, pool.at);
                return (
                  <circle
                    key={pool.id}
                    cx={r(x)}
                    cy={r(y)}
                    r={r(pool.r * sheet.s)}
                    fill={`url(#${p}-shade)`}
                  />
                );
              })}
            </g>
          </mask>
        )}
        <radialGradient id={`${p}-shade`}>
          <stop offset="0" stop-color="#000" stop-opacity=".95" />
          <stop offset=".6" stop-color="#000" stop-opacity=".7" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
        <radialGradient id={`${p}-dim`}>
          <stop offset=".8" stop-color="#000" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect {...sheetRect} fill="var(--sm-dusk)" />
      {dark > 0 && (
        <g opacity={dark}>
          <rect
            {...sheetRect}
            fill="var(--sm-dark)"
            opacity="var(--sm-veil)"
            style="opacity:var(--sm-veil)"
          />
          <rect
            {...sheetRect}
            fill="var(--sm-dark)"
            mask={`url(#${p}-seen)`}
            style="opacity:var(--sm-darkness)"
          />
        </g>
      )}
      <g style="opacity:var(--sm-glow)">
        {pools.map((pool) => {
          const [x, y] = onSheet(sheet, pool.at);
          return (
            <circle key={pool.id} cx={r(x)} cy={r(y)} r={r(pool.r * sheet.s)} fill={`url(#${p}-lamp)`} />
          );
        })}
      </g>
      {scene.lamps.map((lamp) => {
        const [x, y] = onSheet(sheet, lamp.at);
        return (
          <g key={lamp.id} transform={`translate(${r(x)} ${r(y)})`}>
            <path d="M0 0H16" stroke="var(--sm-edge)" stroke-width="3.6" stroke-linecap="round" />
            <path d="M0 0H16" stroke="var(--sm-metal)" stroke-width="2" stroke-linecap="round" />
            <circle r="4" fill="var(--sm-metal-dark)" stroke="var(--sm-edge)" />
            <circle cx="16" r="3.6" fill="var(--sm-lamp)" stroke="var(--sm-edge)" />
          </g>
        );
      })}
    </g>
  );
}

type Eyes = MeasuredScene['sightOf'][number];

const along = (degrees: number, by: number): [number, number] => {
  const a = (degrees * Math.PI) / 180;
  return [Math.sin(a) * by, -Math.cos(a) * by];
};

/** A slice of a circle, from the figure to as far as its torch reaches. */
export function slice(x: number, y: number, q: number, facing: number, half: number): string {
  if (half >= 180)
    return `M${r(x - q)} ${r(y)}a${r(q)} ${r(q)} 0 1 0 ${r(2 * q)} 0a${r(q)} ${r(q)} 0 1 0 ${r(-2 * q)} 0`;
  const [ax, ay] = along(facing - half, q);
  const [bx, by] = along(facing + half, q);
  return `M${r(x)} ${r(y)}L${r(x + ax)} ${r(y + ay)}A${r(q)} ${r(q)} 0 ${half > 90 ? 1 : 0} 1 ${r(x + bx)} ${r(y + by)}Z`;
}

function Eye({ sheet, eye, prefix }: { sheet: Sheet; eye: Eyes; prefix: string }): JSX.Element {
  const [x, y] = onSheet(sheet, eye.at);
  return (
    <g>
      <circle cx={r(x)} cy={r(y)} r={r(eye.r * sheet.s)} fill={`url(#${prefix}-dim)`} />
      {eye.arc && <path d={slice(x, y, eye.arc.r * sheet.s, eye.arc.facing, eye.arc.half)} fill="#000" />}
    </g>
  );
}

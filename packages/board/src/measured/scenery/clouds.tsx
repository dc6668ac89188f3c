import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { brush, r, safeId } from '../../seed.js';
import { blob } from '../outlines.js';
import { onSheet, type Sheet } from '../sheet.js';

type Cloud = MeasuredScene['clouds'][number];

/** Blobs scattered over a circle, denser in the middle. */
function puffs(
  cloud: Cloud,
  x: number,
  y: number,
  q: number,
  n: number,
  share: number,
  salt: string,
): string {
  const b = brush(`${cloud.id} ${salt}`);
  let d = '';
  for (let i = 0; i < n; i += 1) {
    const a = b.between(0, 6.283);
    const size = q * share * b.between(0.7, 1.2);
    const out = Math.max(0, q - size) * Math.sqrt(b.between(0, 1));
    d += blob(x + Math.cos(a) * out, y + Math.sin(a) * out, size, `${cloud.id} ${salt} ${i}`, 0.25, 7);
  }
  return d;
}

/** Tongues of fire that lean one way. */
function tongues(
  cloud: Cloud,
  x: number,
  y: number,
  q: number,
  n: number,
  high: number,
  salt: string,
): string {
  const b = brush(`${cloud.id} ${salt}`);
  let d = '';
  for (let i = 0; i < n; i += 1) {
    const a = (i / n) * 6.283 + b.between(-0.4, 0.4);
    const out = q * Math.sqrt(b.between(0.02, 0.62));
    const [px, py] = [x + Math.cos(a) * out, y + Math.sin(a) * out];
    const h = high * b.between(0.6, 1.25);
    const w = h * 0.34;
    d += `M${r(px)} ${r(py - h)}C${r(px + w * 0.3)} ${r(py - h * 0.5)} ${r(px + w)} ${r(py - h * 0.4)} ${r(px + w)} ${r(py)}A${r(w)} ${r(w)} 0 0 1 ${r(px - w)} ${r(py)}C${r(px - w)} ${r(py - h * 0.4)} ${r(px - w * 0.2)} ${r(py - h * 0.45)} ${r(px)} ${r(py - h)}Z`;
  }
  return d;
}

const glowOf = (cloud: Cloud): string => `sm-glow-${safeId(cloud.id)}`;

/** Soft puffs that turn slowly, lighter ones over darker. */
function Smoke(props: { cloud: Cloud; x: number; y: number; q: number; n: number }): JSX.Element {
  const { cloud, x, y, q } = props;
  const b = brush(`${cloud.id} smoke`);
  const id = glowOf(cloud);
  const rounds = Array.from({ length: props.n }, (_, i) => {
    const a = b.between(0, 6.283);
    const size = q * b.between(0.3, 0.48);
    const out = (q - size) * Math.sqrt(b.between(0, 1));
    return { i, cx: r(x + Math.cos(a) * out), cy: r(y + Math.sin(a) * out), r: r(size) };
  });
  return (
    <g>
      {['2', '1'].map((tone) => (
        <radialGradient key={tone} id={`${id}-${tone}`}>
          <stop offset="0" stop-color={`var(--sm-smoke-${tone})`} stop-opacity=".72" />
          <stop offset=".62" stop-color={`var(--sm-smoke-${tone})`} stop-opacity=".5" />
          <stop offset="1" stop-color={`var(--sm-smoke-${tone})`} stop-opacity="0" />
        </radialGradient>
      ))}
      <g class="sm-drift">
        {rounds.map(({ i, ...round }) => (
          <circle key={i} {...round} fill={`url(#${id}-${i % 3 === 2 ? 1 : 2})`} />
        ))}
      </g>
    </g>
  );
}

function Art(props: { cloud: Cloud; x: number; y: number; q: number }): JSX.Element {
  const { cloud, x, y, q } = props;
  const kind = cloud.kind.toLowerCase();
  const n = Math.round(Math.max(7, (q * q) / 420));
  if (/phosph|wp/.test(kind)) {
    const b = brush(cloud.id);
    const sparks = Array.from({ length: 26 }, () => {
      const a = b.between(0, 6.283);
      const [from, to] = [q * b.between(0.08, 0.3), q * b.between(0.4, 0.95)];
      return `M${r(x + Math.cos(a) * from)} ${r(y + Math.sin(a) * from)}L${r(x + Math.cos(a) * to)} ${r(y + Math.sin(a) * to)}`;
    }).join('');
    return (
      <g>
        <Smoke cloud={cloud} x={x} y={y} q={q} n={n} />
        <path class="sm-flicker sm-line" d={sparks} stroke="var(--sm-white)" stroke-width="1.4" />
        <path d={blob(x, y, Math.min(12, q * 0.25), cloud.id, 0.5, 12)} fill="var(--sm-white)" />
        <path d={blob(x, y, Math.min(7, q * 0.14), `${cloud.id} core`, 0.4, 9)} fill="var(--sm-fire-3)" />
      </g>
    );
  }
  if (/smoke|gas|fog/.test(kind)) return <Smoke cloud={cloud} x={x} y={y} q={q} n={n + 6} />;
  if (/flame|fire|burn|molotov/.test(kind))
    return (
      <g>
        <path d={puffs(cloud, x, y, q * 0.96, n + 3, 0.26, 'scorch')} fill="var(--sm-edge)" opacity=".5" />
        <path d={tongues(cloud, x, y, q, n * 2 + 8, 15, 'one')} fill="var(--sm-fire-1)" />
        <path d={tongues(cloud, x, y, q * 0.96, n * 2 + 2, 11, 'two')} fill="var(--sm-fire-2)" />
        <path d={tongues(cloud, x, y, q * 0.88, n + 6, 6.5, 'three')} fill="var(--sm-fire-3)" />
        <circle class="sm-flicker" cx={x} cy={y} r={q} fill={`url(#${glowOf(cloud)})`} />
        <radialGradient id={glowOf(cloud)}>
          <stop offset="0" stop-color="var(--sm-fire-3)" stop-opacity=".5" />
          <stop offset=".6" stop-color="var(--sm-fire-2)" stop-opacity=".28" />
          <stop offset="1" stop-color="var(--sm-fire-2)" stop-opacity="0" />
        </radialGradient>
      </g>
    );
  return <circle cx={x} cy={y} r={q} fill="var(--sm-smoke-1)" opacity=".35" />;
}

/** Flames, smoke and phosphorus, each drawn within the circle that it covers, with a broken line at the edge. */
export function Clouds(props: {
  sheet: Sheet;
  clouds: readonly Cloud[];
  level: number;
  nameOf: (id: string) => string;
}): JSX.Element {
  const { sheet, level } = props;
  return (
    <g>
      {props.clouds.map((cloud) => {
        const [x, y] = onSheet(sheet, cloud.at).map(r) as [number, number];
        const q = r(cloud.r * sheet.s);
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing
          <g
            key={cloud.id}
            role="img"
            aria-label={props.nameOf(cloud.id)}
            class={cloud.level === level ? undefined : 'sm-away'}
          >
            <Art cloud={cloud} x={x} y={y} q={q} />
            <circle
              cx={x}
              cy={y}
              r={q}
              class="sm-line"
              stroke="var(--sm-halo)"
              stroke-width="3"
              opacity=".6"
            />
            <circle
              cx={x}
              cy={y}
              r={q}
              class="sm-line"
              stroke="var(--sb-rust)"
              stroke-width="1.6"
              stroke-dasharray="6 5"
            />
            <g transform={`translate(${x} ${r(y + q)})`} {...DECORATION}>
              <text class="sm-note sm-mid" y="-6">
                {cloud.turns === undefined ? cloud.kind : `${cloud.kind} · ${cloud.turns}`}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

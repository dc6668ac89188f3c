import type { JSX } from 'preact';
import { type Brush, brush, r } from '../../seed.js';
import { type Box, inset } from '../geometry.js';

type Roof = (props: { box: Box; b: Brush }) => JSX.Element;

const rect = (box: Box): { x: number; y: number; width: number; height: number } => ({
  x: r(box.x),
  y: r(box.y),
  width: r(box.width),
  height: r(box.height),
});

/** Four slopes up to one ridge along the longer side. */
const Hip: Roof = ({ box }) => {
  const { x, y, width: w, height: h } = box;
  const depth = Math.min(w, h) / 2;
  const a = w >= h ? `${r(x + depth)} ${r(y + h / 2)}` : `${r(x + w / 2)} ${r(y + depth)}`;
  const z = w >= h ? `${r(x + w - depth)} ${r(y + h / 2)}` : `${r(x + w / 2)} ${r(y + h - depth)}`;
  const nw = `${r(x)} ${r(y)}`;
  const ne = `${r(x + w)} ${r(y)}`;
  const sw = `${r(x)} ${r(y + h)}`;
  const se = `${r(x + w)} ${r(y + h)}`;
  const [north, south, west, east] =
    w >= h
      ? [`${nw}L${ne}L${z}L${a}`, `${sw}L${se}L${z}L${a}`, `${nw}L${a}L${sw}`, `${ne}L${z}L${se}`]
      : [`${nw}L${ne}L${a}`, `${sw}L${se}L${z}`, `${nw}L${a}L${z}L${sw}`, `${ne}L${a}L${z}L${se}`];
  return (
    <g>
      <path d={`M${north}Z`} fill="var(--sb-roof-light)" />
      <path d={`M${south}Z`} fill="var(--sb-roof-dark)" />
      <path d={`M${west}Z`} fill="var(--sb-roof-mid)" />
      <path d={`M${east}Z`} fill="var(--sb-roof)" />
      <path d={`M${west}M${east}M${a}L${z}`} class="sb-ridge" />
    </g>
  );
};

/** Two slopes of standing-seam metal. */
const Gable: Roof = ({ box }) => {
  const { x, y, width: w, height: h } = box;
  const seams = Array.from({ length: Math.floor(w / 12) }, (_, n) => r(x + 6 + n * 12));
  return (
    <g>
      <rect {...rect({ ...box, height: h / 2 })} fill="var(--sb-roof-light)" />
      <rect {...rect({ ...box, y: y + h / 2, height: h / 2 })} fill="var(--sb-roof-dark)" />
      <path d={seams.map((at) => `M${at} ${r(y)}v${r(h)}`).join('')} class="sb-seam" />
      <path d={`M${r(x)} ${r(y + h / 2)}h${r(w)}`} class="sb-ridge" stroke-width="3" />
    </g>
  );
};

/** A flat roof behind a parapet, in felted bays. */
const Flat: Roof = ({ box, b }) => {
  const inner = inset(box, 6);
  const bays = b.whole(2, 4);
  const lines = Array.from({ length: bays - 1 }, (_, n) => r(inner.x + (inner.width * (n + 1)) / bays));
  return (
    <g>
      <rect {...rect(box)} fill="var(--sb-roof-light)" />
      <rect {...rect(inner)} fill={b.pick(['var(--sb-roof)', 'var(--sb-roof-mid)'])} />
      <path
        d={`M${r(inner.x)} ${r(inner.y + inner.height)}v${-r(inner.height)}h${r(inner.width)}`}
        class="sb-seam"
        stroke-width="3"
      />
      <path d={lines.map((at) => `M${at} ${r(inner.y)}v${r(inner.height)}`).join('')} class="sb-seam" />
    </g>
  );
};

/** A sawtooth roof: every bay has a slope and a band of glass. */
const Sawtooth: Roof = ({ box, b }) => {
  const bays = b.whole(4, 6);
  const step = box.width / bays;
  return (
    <g>
      {Array.from({ length: bays }, (_, n) => {
        const bay = { ...box, x: box.x + n * step, width: step };
        return (
          <g key={n}>
            <rect {...rect(bay)} fill={n % 2 ? 'var(--sb-roof)' : 'var(--sb-roof-mid)'} />
            <rect
              {...rect({
                ...bay,
                x: bay.x + step * 0.74,
                y: box.y + 5,
                width: step * 0.18,
                height: box.height - 10,
              })}
              fill="var(--sb-skylight)"
            />
            <path d={`M${r(bay.x)} ${r(box.y)}v${r(box.height)}`} class="sb-ridge" />
          </g>
        );
      })}
    </g>
  );
};

/** Two wings of different heights, the lower one in the shade of the higher. */
const Wings: Roof = ({ box, b }) => {
  const share = b.between(0.36, 0.6);
  const tall: Box = { ...box, width: box.width * share };
  const low: Box = { ...box, x: box.x + tall.width, width: box.width - tall.width };
  return (
    <g>
      <Flat box={low} b={b} />
      <rect {...rect({ ...low, width: 10 })} fill="var(--sb-shade)" />
      <Hip box={tall} b={b} />
    </g>
  );
};

const ROOFS: readonly [Roof, ...Roof[]] = [Flat, Hip, Gable, Flat, Sawtooth, Wings];

const Vent = (): JSX.Element => (
  <g>
    <rect x="-4" y="-3" width="11" height="11" rx="5" fill="var(--sb-shade)" />
    <circle r="5.4" fill="var(--sb-metal)" stroke="var(--sb-roof-line)" />
    <circle r="2.2" fill="var(--sb-roof-line)" />
  </g>
);

const Cooler = (): JSX.Element => (
  <g>
    <rect x="-10" y="-7" width="26" height="19" rx="1.5" fill="var(--sb-shade)" />
    <rect
      x="-13"
      y="-10"
      width="26"
      height="19"
      rx="1.5"
      fill="var(--sb-metal)"
      stroke="var(--sb-roof-line)"
    />
    <circle cx="-5" r="5" class="sb-fan" />
    <path d="M4 -6v11M7 -6v11M10 -6v11" class="sb-fan" />
    <path d="M-8.4 -3.4l6.8 6.8M-1.6 -3.4l-6.8 6.8" class="sb-fan" />
  </g>
);

const Skylight = (): JSX.Element => (
  <g>
    <rect
      x="-11"
      y="-7"
      width="22"
      height="14"
      rx="1"
      fill="var(--sb-skylight)"
      stroke="var(--sb-roof-line)"
      stroke-width="2"
    />
    <path d="M0 -7v14M-9 5l6 -10" stroke="var(--sb-roof-line)" stroke-width="1.2" stroke-opacity=".7" />
  </g>
);

const Hatch = (): JSX.Element => (
  <g>
    <rect x="-5" y="-5" width="15" height="15" fill="var(--sb-shade)" />
    <rect
      x="-7.5"
      y="-7.5"
      width="15"
      height="15"
      fill="var(--sb-roof-light)"
      stroke="var(--sb-roof-line)"
      stroke-width="1.5"
    />
    <path d="M-3 3.4h6" stroke="var(--sb-roof-line)" stroke-width="2" />
  </g>
);

const Chimney = (): JSX.Element => (
  <g>
    <path d="M-6 -6L10 8L14 2L4 -8Z" fill="var(--sb-shade)" />
    <rect x="-7" y="-6" width="14" height="11" fill="var(--sb-brick)" stroke="var(--sb-roof-line)" />
    <circle cx="-2.6" cy="-0.5" r="2" fill="var(--sb-roof-line)" />
    <circle cx="3" cy="-0.5" r="2" fill="var(--sb-roof-line)" />
  </g>
);

const FITTINGS: readonly [() => JSX.Element, ...(() => JSX.Element)[]] = [
  Vent,
  Cooler,
  Skylight,
  Hatch,
  Chimney,
  Vent,
  Skylight,
];

/** Roof fittings near the corners and edges, where counters seldom lie. */
function Fittings(props: { box: Box; b: Brush }): JSX.Element {
  const { box, b } = props;
  const spots = [
    { x: 0.1, y: 0.8 },
    { x: 0.9, y: 0.2 },
    { x: 0.88, y: 0.8 },
    { x: 0.5, y: 0.14 },
    { x: 0.34, y: 0.83 },
    { x: 0.66, y: 0.78 },
  ].filter(() => b.chance(0.62));
  return (
    <g>
      {spots.map((spot) => {
        const Fitting = b.pick(FITTINGS);
        const x = r(box.x + box.width * spot.x + b.between(-6, 6));
        const y = r(box.y + box.height * spot.y + b.between(-5, 5));
        return (
          <g key={spot.x} transform={`translate(${x} ${y})`}>
            <Fitting />
          </g>
        );
      })}
    </g>
  );
}

export function Building(props: { box: Box; id: string }): JSX.Element {
  const b = brush(`building ${props.id}`);
  const Shape = b.pick(ROOFS);
  const box = inset(props.box, 4);
  const door = r(box.x + box.width * b.between(0.3, 0.7));
  const south = b.chance(0.6);
  return (
    <g>
      <path
        d={`M${r(box.x + 4)} ${r(box.y + box.height)}l7 6h${r(box.width - 4)}v${-r(box.height - 2)}l-7 -6Z`}
        fill="var(--sb-shade)"
      />
      <rect
        x={door - 14}
        y={south ? r(box.y + box.height - 2) : r(box.y - 6)}
        width="28"
        height="8"
        rx="1"
        fill="var(--sb-awning)"
      />
      <Shape box={box} b={b} />
      {Shape === Sawtooth ? null : <Fittings box={box} b={b} />}
      <rect {...rect(box)} fill="none" stroke="var(--sb-roof-line)" stroke-width="2.5" />
    </g>
  );
}

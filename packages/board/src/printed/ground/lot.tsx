import type { JSX } from 'preact';
import { type Brush, brush, r } from '../../seed.js';
import type { Box } from '../geometry.js';

function Tracks(props: { box: Box; b: Brush }): JSX.Element {
  const { box, b } = props;
  const { x, y, width: w, height: h } = box;
  const from = r(y + h * b.between(0.25, 0.75));
  const to = r(y + h * b.between(0.25, 0.75));
  const bend = r(b.between(-50, 50));
  const track = (off: number): string =>
    `M${x} ${from + off}C${r(x + w * 0.35)} ${r(from + bend + off)} ${r(x + w * 0.65)} ${r(to - bend + off)} ${x + w} ${to + off}`;
  return <path d={track(-8) + track(8)} class="sb-ruts" />;
}

const Tuft = (props: { x: number; y: number; size: number }): JSX.Element => {
  const s = props.size;
  return (
    <path
      d={`M${r(props.x)} ${r(props.y)}l${r(-s * 0.6)} ${-s}m${r(s * 0.6)} ${s}v${r(-s * 1.3)}m0 ${r(s * 1.3)}l${r(s * 0.6)} ${-s}`}
      class="sb-tuft"
    />
  );
};

function Rubble(props: { x: number; y: number; b: Brush }): JSX.Element {
  const { b } = props;
  const stones = Array.from({ length: b.whole(3, 6) }, () => ({
    x: r(b.between(-13, 13)),
    y: r(b.between(-8, 8)),
    s: r(b.between(3, 7)),
    turn: r(b.between(0, 90)),
  }));
  return (
    <g transform={`translate(${r(props.x)} ${r(props.y)})`}>
      {stones.map((stone) => (
        <g key={`${stone.x},${stone.y}`} transform={`translate(${stone.x} ${stone.y}) rotate(${stone.turn})`}>
          <path
            d={`M${-stone.s} 2L-1 ${r(-stone.s * 0.8)}L${stone.s} -1L${r(stone.s * 0.6)} ${r(stone.s * 0.8)}L-2 ${r(stone.s * 0.7)}Z`}
            fill="var(--sb-stone)"
            stroke="var(--sb-dirt-dark)"
            stroke-width="1.4"
          />
        </g>
      ))}
    </g>
  );
}

const Tyre = (props: { x: number; y: number }): JSX.Element => (
  <g transform={`translate(${r(props.x)} ${r(props.y)})`}>
    <circle cx="2" cy="3" r="7.5" fill="var(--sb-shade)" />
    <circle r="5.4" fill="none" stroke="var(--sb-rubber)" stroke-width="4.4" />
  </g>
);

/** Posts and wire along one side, with gaps. */
function Fence(props: { box: Box; b: Brush }): JSX.Element {
  const { box, b } = props;
  const y = r(b.chance(0.5) ? box.y + 5 : box.y + box.height - 5);
  const posts = Array.from({ length: 11 }, (_, n) => r(box.x + 10 + (n * (box.width - 20)) / 10)).filter(() =>
    b.chance(0.78),
  );
  const wires = posts
    .slice(1)
    .map((post, n) => (post - (posts[n] ?? post) < 26 ? `M${posts[n]} ${y}H${post}` : ''));
  return (
    <g>
      <path d={wires.join('')} stroke="var(--sb-wood)" stroke-width="1.4" />
      {posts.map((post) => (
        <rect key={post} x={r(post - 2)} y={y - 2} width="4" height="4" fill="var(--sb-wood)" />
      ))}
    </g>
  );
}

export function Lot(props: { box: Box; id: string; prefix: string }): JSX.Element {
  const { box, id, prefix } = props;
  const b = brush(`lot ${id}`);
  const { x, y, width: w, height: h } = box;
  const patches = Array.from({ length: 3 }, () => ({
    cx: r(x + w * b.between(0.18, 0.82)),
    cy: r(y + h * b.between(0.22, 0.78)),
    rx: r(b.between(20, 44)),
    ry: r(b.between(10, 22)),
  }));
  const tufts = Array.from({ length: b.whole(8, 14) }, () => ({
    x: x + w * b.between(0.05, 0.95),
    y: y + h * b.between(0.12, 0.95),
    size: b.between(4, 7),
  }));
  const heaps = Array.from({ length: b.whole(1, 3) }, (_, n) => ({
    x: x + w * [0.12, 0.86, 0.72][n]!,
    y: y + h * b.between(0.2, 0.85),
  }));
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx="5" fill="var(--sb-dirt)" />
      {patches.map((patch) => (
        <ellipse key={patch.cx} {...patch} fill="var(--sb-dirt-dark)" fill-opacity=".5" />
      ))}
      <rect x={x} y={y} width={w} height={h} rx="5" fill={`url(#${prefix}-dirt)`} />
      <Tracks box={box} b={b} />
      <Fence box={box} b={b} />
      {heaps.map((heap) => (
        <Rubble key={heap.x} {...heap} b={b} />
      ))}
      {b.chance(0.55) && <Tyre x={x + w * b.between(0.2, 0.8)} y={y + h * b.pick([0.16, 0.86])} />}
      {tufts.map((tuft) => (
        <Tuft key={`${tuft.x}`} {...tuft} />
      ))}
    </g>
  );
}

import type { JSX } from 'preact';
import { type Brush, brush, r } from '../../seed.js';
import type { Box } from '../geometry.js';

/** A tree crown seen from above: a dark skirt, lobes, and a lit side. */
function Tree(props: { x: number; y: number; size: number; b: Brush }): JSX.Element {
  const { x, y, size, b } = props;
  const lobes = b.whole(5, 8);
  const turn = b.between(0, 6.28);
  const crown = Array.from({ length: lobes }, (_, n) => {
    const angle = turn + (n * 6.283) / lobes;
    const far = size * b.between(0.42, 0.6);
    return { x: r(Math.cos(angle) * far), y: r(Math.sin(angle) * far), r: r(size * b.between(0.42, 0.58)) };
  });
  return (
    <g transform={`translate(${r(x)} ${r(y)})`}>
      <circle cx={r(size * 0.22)} cy={r(size * 0.26)} r={r(size * 1.02)} fill="var(--sb-shade)" />
      {crown.map((lobe) => (
        <circle key={`${lobe.x},${lobe.y}`} cx={lobe.x} cy={lobe.y} r={lobe.r} fill="var(--sb-leaf-dark)" />
      ))}
      <circle r={r(size * 0.7)} fill="var(--sb-leaf)" />
      {crown.slice(0, 3).map((lobe) => (
        <circle
          key={`lit ${lobe.x},${lobe.y}`}
          cx={r(lobe.x * 0.6 - size * 0.16)}
          cy={r(lobe.y * 0.6 - size * 0.18)}
          r={r(lobe.r * 0.62)}
          fill="var(--sb-leaf-light)"
        />
      ))}
    </g>
  );
}

function Path(props: { box: Box; b: Brush }): JSX.Element {
  const { box, b } = props;
  const { x, y, width: w, height: h } = box;
  const bend = r(b.between(-0.25, 0.25) * h);
  const across = `M${x} ${r(y + h / 2)}C${r(x + w * 0.3)} ${r(y + h / 2 + bend)} ${r(x + w * 0.7)} ${r(y + h / 2 - bend)} ${x + w} ${r(y + h / 2)}`;
  const lean = r(b.between(-0.12, 0.12) * w);
  const down = b.chance(0.6)
    ? `M${r(x + w / 2)} ${y}C${r(x + w / 2 + lean)} ${r(y + h * 0.3)} ${r(x + w / 2 - lean)} ${r(y + h * 0.7)} ${r(x + w / 2)} ${y + h}`
    : '';
  return (
    <g fill="none" stroke-linecap="butt">
      <path d={across + down} stroke="var(--sb-path-edge)" stroke-width="15" />
      <path d={across + down} stroke="var(--sb-path)" stroke-width="11.5" />
    </g>
  );
}

function Pond(props: { x: number; y: number; b: Brush }): JSX.Element {
  const { x, y, b } = props;
  const w = r(b.between(24, 32));
  const h = r(b.between(15, 20));
  return (
    <g transform={`translate(${r(x)} ${r(y)}) rotate(${r(b.between(-14, 14))})`}>
      <path
        d={`M${-w} 0Q${-w} ${-h} 0 ${-h}Q${w} ${-h * 1.1} ${w} 2Q${w * 0.9} ${h} 4 ${h}Q${-w} ${h} ${-w} 0Z`}
        fill="var(--sb-water)"
        stroke="var(--sb-path-edge)"
        stroke-width="3"
      />
      <path d={`M${r(-w * 0.5)} -4q6 -3 12 0M0 5q6 -3 12 0`} class="sb-ripple" />
    </g>
  );
}

const Bench = (props: { x: number; y: number; turn: number }): JSX.Element => (
  <g transform={`translate(${r(props.x)} ${r(props.y)}) rotate(${r(props.turn)})`}>
    <rect x="-9" y="-2" width="20" height="8" fill="var(--sb-shade)" />
    <path d="M-10 -3h20M-10 0h20M-10 3h20" stroke="var(--sb-wood)" stroke-width="2.2" />
  </g>
);

export function Park(props: { box: Box; id: string; prefix: string }): JSX.Element {
  const { box, id, prefix } = props;
  const b = brush(`park ${id}`);
  const { x, y, width: w, height: h } = box;
  const pond = b.chance(0.45);
  const pondX = b.chance(0.5) ? 0.24 : 0.76;
  const spots = [0.07, 0.2, 0.34, 0.66, 0.8, 0.93].flatMap((across) => [
    { across, down: 0.13 },
    { across, down: 0.87 },
    { across, down: across < 0.3 || across > 0.7 ? 0.33 : 0.12 },
    { across, down: across < 0.3 || across > 0.7 ? 0.68 : 0.86 },
  ]);
  const trees = spots
    .filter(() => b.chance(0.5))
    .map((spot) => ({
      x: x + w * Math.min(0.93, Math.max(0.07, spot.across + b.between(-0.04, 0.04))),
      y: y + h * Math.min(0.9, Math.max(0.1, spot.down + b.between(-0.04, 0.04))),
      size: b.between(9, 15),
    }))
    .filter((tree) => !pond || Math.abs(tree.x - (x + w * pondX)) > 44 || tree.y < y + h * 0.5);
  const flowers = Array.from({ length: b.whole(4, 9) }, () => ({
    x: r(x + w * b.between(0.06, 0.94)),
    y: r(y + h * b.between(0.1, 0.9)),
  }));
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx="5" fill="var(--sb-grass)" />
      <rect x={x} y={y} width={w} height={h} rx="5" fill={`url(#${prefix}-grass)`} />
      <Path box={box} b={b} />
      {pond && <Pond x={x + w * pondX} y={y + h * 0.76} b={b} />}
      {flowers.map((flower, n) => (
        <circle
          key={`${flower.x},${flower.y}`}
          cx={flower.x}
          cy={flower.y}
          r="1.7"
          fill={n % 3 ? 'var(--sb-bloom)' : 'var(--sb-bloom-2)'}
        />
      ))}
      <Bench x={x + w * b.between(0.38, 0.44)} y={y + h * 0.34} turn={b.between(-8, 8)} />
      {trees.map((tree) => (
        <Tree key={`${tree.x},${tree.y}`} {...tree} b={b} />
      ))}
    </g>
  );
}

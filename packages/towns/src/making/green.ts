import { east, MILLION, north } from '@shambles/field';
import { type Box, boxOf, meet, type Plan, type Spot } from './plan.js';

/** A wobbly round outline within a box. */
function blob({ chance }: Plan, [w, s, e, n]: Box, corners = 10): Spot[] {
  const [x, y] = [(w + e) / 2, (s + n) / 2];
  const first = chance.below(360);
  return Array.from({ length: corners }, (_, i): Spot => {
    const angle = (first + Math.floor((360 * i) / corners)) % 360;
    const out = (72 + chance.below(29)) / 100;
    return [
      x + ((e - w) / 2) * out * (east(angle) / MILLION),
      y + ((n - s) / 2) * out * (north(angle) / MILLION),
    ];
  });
}

/** Adds woods if there is no building, street or barrier in the way. Returns whether it did. */
export function woods(plan: Plan, box: Box): boolean {
  return !plan.crosses(box) && grown(plan, 'woods', box);
}

export function pond(plan: Plan, box: Box): boolean {
  return grown(plan, 'water', box);
}

function grown(plan: Plan, kind: string, box: Box): boolean {
  const outline = blob(plan, box);
  const bounds = boxOf(outline);
  if (!plan.isBare(bounds)) return false;
  plan.outline(kind, outline);
  if (kind === 'water') plan.keep(bounds);
  return true;
}

/** Adds a winding creek from the south to the north of a box. Returns false if the box is too narrow. */
export function creek(plan: Plan, [w, s, e, n]: Box): boolean {
  const { chance } = plan;
  const steps = 6;
  const wide = 1.5;
  const room = e - w - wide;
  if (room < 0.5) return false;
  const left: Spot[] = [];
  const right: Spot[] = [];
  for (let i = 0; i <= steps; i++) {
    const y = s + ((n - s) * i) / steps;
    const x = w + chance.between(0, room);
    left.push([x, y]);
    right.unshift([x + wide, y]);
  }
  plan.outline('water', [...left, ...right]);
  return true;
}

/** Adds a park: a lawn with trees, a path with benches, and some hedges. */
export function park(plan: Plan, box: Box): void {
  const { chance } = plan;
  const [w, s, e, n] = box;
  plan.area('lawn', box);
  const x = chance.between(w + (e - w) * 0.3, w + (e - w) * 0.6);
  if (e - w > 5 && n - s > 5) plan.area('path', [x, s, x + 1, n]);
  const big = e - w >= 7 && n - s >= 7;
  const within = big ? chance.below(100) : 100;
  if (within < 40) pond(plan, [x + 1.5, s + 1.5, e - 0.8, n - 1.5]);
  else if (within < 70) woods(plan, [x + 1.3, s + 0.8, e - 0.5, n - 0.8]);
  for (const [a, b] of [
    [
      [w + 0.3, s + 0.6],
      [w + 0.3, n - 0.6],
    ],
    [
      [w + 0.6, n - 0.3],
      [x - 0.8, n - 0.3],
    ],
    [
      [x + 1.8, s + 0.3],
      [e - 0.6, s + 0.3],
    ],
  ] as const)
    if (chance.percent(65)) plan.hedge(chance.percent(60) ? 'hedge' : 'low wall', a, b);
  for (let y = s + 1.5; y < n - 1; y += 3) plan.prop('bench', [x - 0.7, y], 0.4);
  trees(plan, box, Math.round(((e - w) * (n - s)) / 9));
}

/** Scatters trees, which are mere scenery, where there is room. */
export function trees(plan: Plan, [w, s, e, n]: Box, count: number): void {
  const { chance } = plan;
  for (let i = 0; i < count; i++) {
    const size = chance.pick([0.5, 0.6, 0.75, 0.9]);
    if (e - w < 2 * size || n - s < 2 * size) continue;
    const at: Spot = [chance.between(w + size, e - size), chance.between(s + size, n - size)];
    const box: Box = [at[0] - size, at[1] - size, at[0] + size, at[1] + size];
    const taken = plan.props.some((p) =>
      meet(box, [p.at[0] - 0.4, p.at[1] - 0.4, p.at[0] + 0.4, p.at[1] + 0.4], 0),
    );
    const wooded =
      plan.crosses(box) ||
      plan.areas.some((a) => a.kind === 'woods' && a.outline && meet(box, boxOf(a.outline), 0));
    if (!taken && !wooded) plan.prop(chance.percent(80) ? 'tree' : 'bush', at, size);
  }
}

/** Adds a field with a wall or a hedge around it, and a gate. */
export function field(plan: Plan, box: Box): boolean {
  const { chance } = plan;
  if (!plan.isBare(box)) return false;
  const [w, s, e, n] = box;
  plan.area(chance.percent(35) ? 'dirt' : 'field', box);
  const kind = chance.pick(['low wall', 'hedge', 'hedge', 'fence']);
  const sides: readonly (readonly [Spot, Spot])[] = [
    [
      [w, s],
      [e, s],
    ],
    [
      [e, s],
      [e, n],
    ],
    [
      [e, n],
      [w, n],
    ],
    [
      [w, n],
      [w, s],
    ],
  ];
  for (const [a, b] of chance.some(sides, 3)) {
    // A gate in the middle of a long side.
    const mid: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const long = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);
    const toward = (p: Spot, q: Spot): Spot => [
      p[0] + ((q[0] - p[0]) * (long / 2 - 0.75)) / (long / 2),
      p[1] + ((q[1] - p[1]) * (long / 2 - 0.75)) / (long / 2),
    ];
    if (long < 5) plan.hedge(kind, a, b);
    else {
      plan.hedge(kind, a, toward(a, mid));
      plan.hedge(kind, toward(b, mid), b);
    }
  }
  return true;
}

/** Adds a hill with its crest. */
export function hill(plan: Plan, box: Box): boolean {
  const outline = blob(plan, box, 12);
  const [w, s, e, n] = boxOf(outline);
  if (!plan.isBare([w, s, e, n])) return false;
  plan.outline('hill', outline);
  const [x, y] = [(w + e) / 2, (s + n) / 2];
  const { chance } = plan;
  const lying = e - w >= n - s;
  const half = (lying ? e - w : n - s) * 0.3;
  const bend = chance.between(-0.75, 0.75);
  plan.barrier(
    'crest',
    lying
      ? [
          [x - half, y - bend],
          [x, y + bend],
          [x + half, y - bend],
        ]
      : [
          [x - bend, y - half],
          [x + bend, y],
          [x - bend, y + half],
        ],
  );
  plan.keep([w, s, e, n]);
  return true;
}

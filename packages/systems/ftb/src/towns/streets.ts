import { type Box, meet, type Plan, type Spot } from './plan.js';

/** A street across the table, north and south or east and west. */
export interface Street {
  readonly along: 'north' | 'east';
  readonly from: number;
  readonly to: number;
  /** How wide its pavements are. */
  readonly walk: number;
}

/** Length and width of vehicles, in inches. */
const CARS: readonly (readonly [kind: string, long: number, wide: number, odds: number])[] = [
  ['car', 3, 1.35, 70],
  ['van', 3.5, 1.5, 18],
  ['truck', 4.5, 1.75, 7],
  ['bus', 6.5, 1.75, 5],
];

/** Whether a stretch along a table comes upon a street that crosses it, its pavements included. */
export function isOn({ from, to, walk }: Street, low: number, high: number): boolean {
  return low < to + walk && high > from - walk;
}

/** Lays a street with its pavements, which end where others cross. */
export function lay(
  plan: Plan,
  { along, from, to, walk }: Street,
  id: string,
  others: readonly Street[],
): void {
  const long = along === 'north' ? plan.high : plan.wide;
  const strip = (a: number, b: number, u: number, v: number): Box =>
    along === 'north' ? [a, u, b, v] : [u, a, v, b];
  if (walk > 0) {
    const ends = [0, ...others.flatMap((o) => [o.from, o.to]), long].sort((a, b) => a - b);
    for (let i = 0; i < ends.length; i += 2) {
      const [u, v] = [ends[i] as number, ends[i + 1] as number];
      plan.area('pavement', strip(from - walk, from, u, v));
      plan.area('pavement', strip(to, to + walk, u, v));
    }
  }
  plan.area('road', strip(from, to, 0, long), id);
}

/** Crossings on all four sides of where two streets meet. */
export function cross(plan: Plan, a: Street, b: Street): void {
  const deep = 1;
  const off = 0.25;
  const zebras: readonly Box[] = [
    [a.from, b.from - off - deep, a.to, b.from - off],
    [a.from, b.to + off, a.to, b.to + off + deep],
    [a.from - off - deep, b.from, a.from - off, b.to],
    [a.to + off, b.from, a.to + off + deep, b.to],
  ];
  for (const box of zebras) plan.area('crosswalk', box);
}

/** Lamps along both pavements, in turn. */
export function light(plan: Plan, { along, from, to, walk }: Street, others: readonly Street[]): void {
  const long = along === 'north' ? plan.high : plan.wide;
  const every = 7;
  for (let i = 0, u = plan.chance.between(2, 5); u < long - 1; i++, u += every) {
    if (others.some((o) => u > o.from - o.walk && u < o.to + o.walk)) continue;
    const v = i % 2 === 0 ? from - walk / 2 : to + walk / 2;
    plan.lamp(along === 'north' ? [v, u] : [u, v]);
  }
}

/** Cars at both kerbs, and some left where they stopped. `busy`: how many of a hundred places are taken. */
export function park(plan: Plan, street: Street, others: readonly Street[], busy: number): void {
  const { along, from, to } = street;
  const { chance } = plan;
  const long = along === 'north' ? plan.high : plan.wide;
  const crossed = (u: number, v: number) =>
    others.some((o) => u < o.to + o.walk + 1 && v > o.from - o.walk - 1);
  for (const kerb of [from, to])
    for (let u = chance.between(2, 4); u < long - 3; u += chance.between(4, 6)) {
      const [kind, length, width] = anyCar(plan);
      if (!chance.percent(busy) || crossed(u, u + length)) continue;
      const v = kerb === from ? from + 0.2 : to - 0.2 - width;
      put(plan, kind, along === 'north' ? [v, u, v + width, u + length] : [u, v, u + length, v + width]);
    }
  const stopped = Math.round((busy * long) / 600);
  for (let i = 0; i < stopped; i++) {
    const [kind, length, width] = anyCar(plan);
    const u = chance.between(4, long - 5);
    const v = chance.between(from + 1.5, to - 1.5);
    const turned = along === 'north' ? chance.below(50) - 25 : 65 + chance.below(50);
    askew(plan, kind, along === 'north' ? [v, u] : [u, v], length, width, (turned + 360) % 360);
  }
}

function anyCar({ chance }: Plan): readonly [kind: string, long: number, wide: number] {
  let n = chance.below(100);
  for (const [kind, long, wide, odds] of CARS) {
    if (n < odds) return [kind, long, wide];
    n -= odds;
  }
  return ['car', 3, 1.35];
}

/** A vehicle along the table's lines, where it fits. */
export function put(plan: Plan, kind: string, box: Box): boolean {
  if (!plan.fits(box, 0.3)) return false;
  plan.stand(box);
  plan.vehicles.push({ id: plan.id(kind), kind, rect: box.map((n) => Math.round(n * 1000) / 1000) as never });
  return true;
}

/** One that stands at an angle. */
function askew(plan: Plan, kind: string, [x, y]: Spot, length: number, width: number, facing: number): void {
  // Turned, it is a little longer than long.
  const half = length / 2 + width / 4;
  const box: Box = [x - half, y - half, x + half, y + half];
  if (!plan.fits(box, 0.2)) return;
  plan.stand(box);
  plan.vehicles.push({ id: plan.id(kind), kind, at: [x, y], length, width, facing });
}

/** A parking lot with cars in its bays, along its longer sides. */
export function lot(plan: Plan, box: Box, busy: number): void {
  plan.area('lot', box);
  const [w, s, e, n] = box;
  const wide = e - w;
  const high = n - s;
  const lying = wide >= high;
  const [length, depth] = lying ? [wide, high] : [high, wide];
  const rows = depth > 9 ? 2 : 1;
  for (let row = 0; row < rows; row++)
    for (let u = 0.4; u + 1.35 < length; u += 1.8) {
      if (!plan.chance.percent(busy)) continue;
      const [kind, long, side] = plan.chance.percent(85)
        ? (['car', 3, 1.35] as const)
        : (['van', 3.5, 1.4] as const);
      // A house may come to stand right beside the lot.
      if (long + 0.4 > depth || u + side > length) continue;
      const v = row === 0 ? 0.2 : depth - 0.2 - long;
      const car: Box = lying
        ? [w + u, s + v, w + u + side, s + v + long]
        : [w + v, s + u, w + v + long, s + u + side];
      if (!plan.vehicles.some((other) => other.rect && meet(other.rect as unknown as Box, car, 0.35)))
        put(plan, kind, car);
    }
}

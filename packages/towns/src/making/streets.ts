import { type Box, meet, type Plan, type Spot, type VehicleKind } from './plan.js';

/** A street across the whole table, from north to south or from east to west. */
export interface Street {
  readonly along: 'north' | 'east';
  readonly from: number;
  readonly to: number;
  /** The width of its pavements. */
  readonly walk: number;
}

/** The dimensions of a street. Widths in inches. */
export interface Road {
  readonly lanes: number;
  /** Width of one lane. */
  readonly lane: number;
  /** Width of a pavement; 0 if there is none. */
  readonly walk: number;
}

/** A street from south to north, a little west or east of the table's middle line. */
export function through({ chance, wide }: Plan, { lanes, lane, walk }: Road): Street {
  const middle = wide / 2 + chance.pick([-1, -0.5, 0.5, 1]);
  const half = (lanes * lane) / 2;
  return { along: 'north', from: middle - half, to: middle + half, walk };
}

/** True if a street runs west of the middle of a table. */
export function isWest({ from, to }: Street, { wide }: Plan): boolean {
  return from + to < wide;
}

/** True if a stretch along a table meets a crossing street or its pavements. */
export function isOn({ from, to, walk }: Street, low: number, high: number): boolean {
  return low < to + walk && high > from - walk;
}

/** Lays a street with its pavements, which are interrupted where others cross. */
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

/** Adds crosswalks on all four sides of a crossing of two streets. */
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

/** Puts up lamps along both pavements, alternating sides. */
export function light(plan: Plan, { along, from, to, walk }: Street, others: readonly Street[]): void {
  const long = along === 'north' ? plan.high : plan.wide;
  const every = 7;
  for (let i = 0, u = plan.chance.between(2, 5); u < long - 1; i++, u += every) {
    if (others.some((o) => u > o.from - o.walk && u < o.to + o.walk)) continue;
    const v = i % 2 === 0 ? from - walk / 2 : to + walk / 2;
    plan.lamp(along === 'north' ? [v, u] : [u, v]);
  }
}

/** Puts cars at both kerbs, and some stopped in the street. `busy`: percentage of places that are taken. */
export function park(plan: Plan, street: Street, others: readonly Street[], busy: number): void {
  const { along, from, to } = street;
  const { chance } = plan;
  const long = along === 'north' ? plan.high : plan.wide;
  const crossed = (u: number, v: number) =>
    others.some((o) => u < o.to + o.walk + 1 && v > o.from - o.walk - 1);
  for (const kerb of [from, to])
    for (let u = chance.between(2, 4); u < long - 3; u += chance.between(4, 6)) {
      const { kind, long: length, wide: width } = anyOf(plan, plan.table.vehicles.streets);
      if (!chance.percent(busy) || crossed(u, u + length)) continue;
      const v = kerb === from ? from + 0.2 : to - 0.2 - width;
      put(plan, kind, along === 'north' ? [v, u, v + width, u + length] : [u, v, u + length, v + width]);
    }
  const stopped = Math.round((busy * long) / 600);
  for (let i = 0; i < stopped; i++) {
    const { kind, long: length, wide: width } = anyOf(plan, plan.table.vehicles.streets);
    const u = chance.between(4, long - 5);
    const v = chance.between(from + 1.5, to - 1.5);
    const turned = along === 'north' ? chance.below(50) - 25 : 65 + chance.below(50);
    askew(plan, kind, along === 'north' ? [v, u] : [u, v], length, width, (turned + 360) % 360);
  }
}

function anyOf({ chance }: Plan, kinds: readonly VehicleKind[]): VehicleKind {
  let n = chance.below(100);
  for (const kind of kinds) {
    if (n < kind.odds) return kind;
    n -= kind.odds;
  }
  return kinds[0] as VehicleKind;
}

/** Adds a vehicle parallel to the table's edges if it fits. Returns whether it did. */
export function put(plan: Plan, kind: string, box: Box): boolean {
  if (!plan.hasRoom() || !plan.fits(box, 0.3)) return false;
  plan.stand(box);
  plan.vehicles.push({ id: plan.id(kind), kind, rect: box.map((n) => Math.round(n * 1000) / 1000) as never });
  return true;
}

/** Adds a vehicle at an angle, if it fits. */
function askew(plan: Plan, kind: string, [x, y]: Spot, length: number, width: number, facing: number): void {
  // The box of a turned vehicle is a little longer than the vehicle.
  const half = length / 2 + width / 4;
  const box: Box = [x - half, y - half, x + half, y + half];
  if (!plan.hasRoom() || !plan.fits(box, 0.2)) return;
  plan.stand(box);
  plan.vehicles.push({ id: plan.id(kind), kind, at: [x, y], length, width, facing });
}

/** Distance between the bays of a car park, in inches. */
const BAY = 1.8;

/** A car park with cars in bays along its longer sides. */
export function lot(plan: Plan, box: Box, busy: number): void {
  plan.area('lot', box);
  const { lots } = plan.table.vehicles;
  const least = Math.min(...lots.map((kind) => kind.wide));
  const [w, s, e, n] = box;
  const wide = e - w;
  const high = n - s;
  const lying = wide >= high;
  const [length, depth] = lying ? [wide, high] : [high, wide];
  const rows = depth > 9 ? 2 : 1;
  for (let row = 0; row < rows; row++)
    for (let u = 0.4; u + least < length; u += BAY) {
      if (!plan.chance.percent(busy)) continue;
      const { kind, long, wide: side } = anyOf(plan, lots);
      // A house may later be built right beside the lot.
      if (long + 0.4 > depth || u + side > length) continue;
      const v = row === 0 ? 0.2 : depth - 0.2 - long;
      const car: Box = lying
        ? [w + u, s + v, w + u + side, s + v + long]
        : [w + v, s + u, w + v + long, s + u + side];
      if (!plan.vehicles.some((other) => other.rect && meet(other.rect as unknown as Box, car, 0.35)))
        put(plan, kind, car);
    }
}

import { type Line, type SpotShape, thingInWords } from '@shambles/engine';
import {
  bearingOf,
  between,
  distance,
  GRAIN,
  grains,
  isPartly,
  isSeen,
  middle,
  POINTS,
  squareTo,
} from '@shambles/field';
import { directionOf, type Looking, type NamedGoal } from './goals.js';
import type { At, Place } from './place.js';

/** The greatest distance between a spot and the thing it counts as being behind, in units. */
const BEHIND = 1.6;
/** How many spots are examined for shelter, nearest first. */
const LOOKED_AT = 600;
/** How many shelters of one kind are named: the nearest ones. */
const NAMED = 3;
/** A spot lies in a direction if it deviates from it by at most this, in degrees. */
const ASIDE = 15;
/** The shortest move in a direction that is worth naming, in units. */
const SOME_WAY = 2;

/** Goals out of sight of everyone who now watches the figure, and goals in cover from those of them who shoot. */
export function shelters(l: Looking, watching: readonly string[], shooting: readonly string[]): NamedGoal[] {
  const { table, shape } = l;
  if (watching.length === 0) return [];
  const found = new Map<string, NamedGoal>();
  const count = { hidden: 0, cover: 0 };
  for (const at of litSpots(shape)
    .sort((a, b) => off(l, a) - off(l, b))
    .slice(0, LOOKED_AT)) {
    const kind = watching.every((id) => !isSeen(through(l, id, at)))
      ? 'hidden'
      : shooting.length > 0 && shooting.every((id) => isCovered(through(l, id, at)))
        ? 'cover'
        : undefined;
    if (kind === undefined || count[kind] === NAMED) continue;
    const behind = behindWhat(table, at);
    const id = `${kind} ${behind?.id ?? ''}`;
    if (found.has(id) || (kind === 'cover' && !behind)) continue;
    found.set(id, { id, at, line: lineOf(l, kind, at, behind?.name) });
    count[kind]++;
  }
  return [...found.values()];
}

function lineOf(l: Looking, kind: string, [x, y]: Place, thing: string | undefined): Line {
  const where = directionOf(l, { x, y });
  return thing === undefined
    ? { key: `place.${kind}-open`, values: { where } }
    : { key: `place.${kind}`, values: { thing, where } };
}

type Look = ReturnType<Looking['table']['field']['sight']['through']>;

const isCovered = (look: Look): boolean => !isSeen(look) || isPartly(look);

/** The look from a figure to a spot, considering terrain only. */
function through({ table }: Looking, id: string, [x, y, level]: Place): Look {
  const from = table.at(id);
  const r = table.figures.r[table.figures.of(id)] as number;
  return table.field.sight.through(
    grains(from.x),
    grains(from.y),
    from.level,
    grains(x),
    grains(y),
    level,
    r,
  );
}

/** The nearest thing to a spot that somebody can be behind. */
function behindWhat(table: Looking['table'], [x, y, level]: Place): { id: string; name: string } | undefined {
  const inside = table.houseOf({ x, y, level });
  let best: { id: string; name: string } | undefined;
  let least = grains(BEHIND) ** 2;
  for (const p of table.ground.pieces) {
    if (level < p.from || level >= p.to || p.kind === 'border') continue;
    const away = squareTo(grains(x), grains(y), p.ax, p.ay, p.bx, p.by);
    if (away >= least) continue;
    const house = table.ground.houses.find((h) => h.id === (p.shell?.house ?? ''));
    const name = house?.name ?? (p.type ? `the ${thingInWords(p.type)}` : p.kind.replace('barrier:', 'the '));
    if (p.shell && (!house || inside === house.id)) continue;
    [best, least] = [{ id: house?.id ?? p.id, name }, away];
  }
  return best;
}

/** Goals as far as the move goes in each direction, and as far as possible from the dead if any are near. */
export function farthest(l: Looking, dead: readonly At[]): NamedGoal[] {
  const { shape, self } = l;
  const spots = litSpots(shape).filter((at) => at[2] === self.level && off(l, at) >= SOME_WAY);
  const best = (id: string, line: Line, of: (at: Place) => number): NamedGoal[] => {
    let [found, most]: [Place | undefined, number] = [undefined, 0];
    for (const at of spots) {
      const n = of(at);
      if (n > most) [found, most] = [at, n];
    }
    return found ? [{ id, at: found, line }] : [];
  };
  const near = dead.filter((z) => z.level === self.level);
  const fromDead = (x: number, y: number) => Math.min(...near.map((z) => distance(z, { x, y })));
  const now = fromDead(self.x, self.y);
  const away =
    near.length > 0 && now <= shape.within + AWARE
      ? best('away', { key: 'place.away' }, ([x, y]) => Math.max(0, fromDead(x, y) - now))
      : [];
  return [
    ...away,
    ...POINTS.flatMap((point, i) =>
      best(
        `point ${point}`,
        { key: 'place.point', values: { where: { noun: `point.${point}`, count: 1 } } },
        (at) => (between(bearingOf(at[0] - self.x, at[1] - self.y), 45 * i) <= ASIDE ? off(l, at) : 0),
      ),
    ),
  ];
}

/** The dead matter if they are at most this many units beyond the move. */
const AWARE = 12;

const off = ({ self }: Pick<Looking, 'self'>, [x, y]: Place): number => distance(self, { x, y });

/** The middles of all lit cells. */
function litSpots({ lit }: SpotShape): Place[] {
  return lit.flatMap(({ level, cell, runs }) => {
    const found: Place[] = [];
    const middleOf = (n: number) => middle(n, grains(cell)) / GRAIN;
    for (let i = 0; i < runs.length; i += 3)
      for (let column = runs[i + 1] as number; column < (runs[i + 2] as number); column++)
        found.push([middleOf(column), middleOf(runs[i] as number), level]);
    return found;
  });
}

import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import { type Furnishing, type Ground, spots, type Terrain, terrain } from '@shambles/field';
import { doorName, marker, placeOf } from '@shambles/measured';
import { FRONT, LAMP } from '@shambles/thw';
import type { Book } from './book.js';
import { ENGLISH } from './catalogue.js';
import { aboard, roster, things } from './scene/roster.js';
import { isDown, isThere, type Person } from './state.js';
import { ringOfBody } from './table/bodies.js';
import { groundOf } from './table/ground.js';
import { BASE } from './table.js';
import type { View } from './view.js';

/** The table as one seat sees it. */
export function scene(view: View, book: Book): MeasuredScene {
  const { ground, options, scenario } = book;
  const light = options.time;
  return {
    kind: 'measured',
    title: scenario.title,
    unit: 'in',
    width: ground.map.size[0],
    height: ground.map.size[1],
    light,
    ground: ground.map.ground ?? 'grass',
    ...furnished(view, ground, {
      building: () => '',
      door: (p) => ({
        name: doorName(ground, p) ?? 'Door',
        state: 'closed',
        badges: p.type === 'locked' ? ['locked'] : [],
      }),
      zones: [],
      lamp: light === 'day' ? 0 : LAMP,
      prop: 1,
    }),
    figures: [...view.people.filter((p) => isThere(p) && p.aboard === '').map(person), ...view.zeds.map(zed)],
    markers: [
      ...view.noises.map((n, i) => marker(`noise-${i + 1}`, 'noise', `${n.shots} shots`, placeOf(n))),
      ...things(view, book),
    ],
    clouds: [],
    bonds: [],
    sections: 3,
    sightOf: [],
    clock: {
      turn: view.turn,
      turns: scenario.turns,
      phase: '',
      steps: view.order.map((side, i) => ({
        name: ENGLISH[`side.${side}`] ?? side,
        state: i < view.acting ? 'done' : i === view.acting ? 'current' : 'coming',
      })),
    },
    objective: { text: scenario.summary, done: [] },
    roster: roster(view),
  };
}

/** The map with the vehicles that stand on it now. */
function furnished(view: View, bare: Ground, its: Furnishing): Terrain {
  const on = groundOf(view, bare);
  const found = terrain(on, its);
  const open = on.pieces.filter((p) => p.kind === 'barrier:bike').map((p) => p.id);
  return {
    ...found,
    // Bushes are drawn as a hedge is.
    areas: found.areas.map((a) => (a.kind === 'bushes' ? { ...a, kind: 'hedge' } : a)),
    barriers: found.barriers.filter((b) => b.kind !== 'bike'),
    vehicles: [
      ...found.vehicles,
      ...view.vehicles
        .filter((v) => open.includes(v.id))
        .map((v) => ({ id: v.id, kind: v.kind, outline: spots(ringOfBody(v)), badges: aboard(view, v.id) })),
    ],
  };
}

function person(p: Person): SceneFigure {
  return {
    id: p.id,
    name: ENGLISH[`person.${p.id}`] ?? p.id,
    kind: p.status === 'dead' ? 'body' : p.star ? 'Star' : 'Grunt',
    side: p.side,
    tone: p.seat === 'player-1' ? 'amber' : 'ice',
    ring: 'whole',
    at: [p.x, p.y],
    level: p.level,
    r: BASE,
    facing: p.facing,
    ...(!isDown(p) && { arc: 2 * FRONT }),
    number: p.rep,
    ...(p.star && { star: true as const }),
    badges: [
      ...(p.status === 'carry-on' ? [] : [p.status]),
      ...(p.prone && !isDown(p) ? ['prone'] : []),
      ...(p.guns.some((g) => g.empty) ? ['empty'] : []),
    ],
    named: !isDown(p),
  };
}

function zed(z: View['zeds'][number]): SceneFigure {
  return {
    id: z.id,
    name: `Zed ${z.id.slice(4)}`,
    kind: 'zed',
    side: 'zombies',
    tone: 'moss',
    ring: 'broken',
    at: [z.x, z.y],
    level: z.level,
    r: BASE,
    facing: z.facing,
    badges: z.prone ? ['prone'] : [],
    named: false,
  };
}

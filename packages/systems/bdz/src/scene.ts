import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import { type Furnishing, type Ground, spots, type Terrain, terrain } from '@shambles/field';
import { doorName, marker, placeOf } from '@shambles/measured';
import { FRONT, LAMP } from '@shambles/thw';
import { objectives } from './board/objective.js';
import { type Book, settingOf } from './book.js';
import { personName, sideName, vehicleName } from './catalogue/called.js';
import { purposeKey } from './catalogue/campaign/encounters.js';
import { ENGLISH } from './catalogue.js';
import { home } from './scene/home.js';
import { timeName } from './scene/months.js';
import { capital, papers } from './scene/papers.js';
import { aboard, roster, things } from './scene/roster.js';
import type { Encounter } from './state/encounter.js';
import { isDown, isThere, isTied, type Person } from './state.js';
import { ringOfBody } from './table/bodies.js';
import { bareGround, groundOf } from './table/ground.js';
import { openingsOn } from './table/openings.js';
import { BASE } from './table.js';
import type { View } from './view.js';

/** The table as one seat sees it. */
export function scene(view: View, book: Book): MeasuredScene {
  if (view.campaign && (!view.encounter || view.encounter.fought === 'elsewhere'))
    return home(view, view.campaign, book, (p) => person(p, book));
  const { ground: drawn, scenario } = book;
  const ground = bareGround(view, drawn);
  const light = settingOf(view, book).time;
  return {
    kind: 'measured',
    title: scenario.title,
    unit: 'in',
    width: ground.map.size[0],
    height: ground.map.size[1],
    light,
    ground: ground.map.ground ?? 'grass',
    ...furnished(view, book, ground, {
      building: () => '',
      door: (p) => ({
        name: doorName(ground, p) ?? 'Door',
        state: 'closed',
        badges: p.type === 'locked' || p.type === 'barricaded' ? [p.type] : [],
      }),
      zones: objectives(view, ground.map.size),
      lamp: light === 'day' ? 0 : LAMP,
      prop: 1,
    }),
    figures: [
      ...view.people.filter((p) => isThere(p) && p.aboard === '').map((p) => person(p, book)),
      ...view.zeds.map((z) => zed(z, view)),
    ],
    markers: [
      ...view.noises.map((n, i) => marker(`noise-${i + 1}`, 'noise', `${n.shots} shots`, placeOf(n))),
      ...barricades(view, ground, book),
      ...things(view, book),
    ],
    clouds: [],
    bonds: [],
    sections: 3,
    sightOf: [],
    clock: {
      turn: view.turn,
      turns: view.encounter ? 0 : scenario.turns,
      ...nameOfTime(view),
      phase: '',
      steps: view.order.map((side, i) => ({
        name: capital(sideName(book, side)),
        state: i < view.acting ? 'done' : i === view.acting ? 'current' : 'coming',
      })),
    },
    objective: {
      text: view.encounter ? purposeIn(book, view.encounter) : scenario.summary,
      done: [],
    },
    roster: roster(view, book),
    papers: papers(view, book),
  };
}

/** What an encounter is for, in words. */
function purposeIn(book: Book, e: Encounter): string {
  const key = purposeKey(e);
  return (ENGLISH[key] ?? key).replace('{{who}}', personName(book, e.captive));
}

/** In a campaign the turn alone does not say when it is, so the date goes with it. */
function nameOfTime({ campaign, day, turn }: View): Pick<MeasuredScene['clock'], 'name'> {
  if (!campaign) return {};
  return { name: `${timeName({ day }, campaign)}${turn > 0 ? `, turn ${turn}` : ''}` };
}

/** Markers that show the Rep of each barricade. */
function barricades(view: View, ground: Ground, book: Book) {
  return openingsOn(book, ground, view.openings)
    .filter((o) => o.rep > 0)
    .map(({ id, rep, piece: { ax, ay, bx, by, from } }) =>
      marker(`barricade-${id}`, 'barricade', `Barricade of Rep ${rep}`, [
        (ax + bx) / 2000,
        (ay + by) / 2000,
        from,
      ]),
    );
}

/** The map with the vehicles that are on it now. */
function furnished(view: View, book: Book, bare: Ground, its: Furnishing): Terrain {
  const on = groundOf(view, bare);
  const found = terrain(on, its);
  const open = on.pieces.filter((p) => p.kind === 'barrier:bike').map((p) => p.id);
  return {
    ...found,
    // Windows as wide as doors are still drawn as windows.
    doors: found.doors.filter((d) => d.type !== 'window'),
    windows: [...found.windows, ...found.doors.filter((d) => d.type === 'window')].map(
      ({ level, from, to }) => ({
        level,
        from,
        to,
      }),
    ),
    barriers: found.barriers.filter((b) => b.kind !== 'bike'),
    vehicles: [
      ...found.vehicles.map((v) => ({
        ...v,
        name: vehicleName(book, v.id, v.kind),
        ...facingOf(view, on, v.id),
        aboard: aboard(view, v.id, book),
      })),
      ...view.vehicles
        .filter((v) => open.includes(v.id))
        .map((v) => ({
          id: v.id,
          kind: v.kind,
          name: vehicleName(book, v.id, v.kind),
          outline: spots(ringOfBody(v)),
          facing: v.facing,
          badges: [],
          aboard: aboard(view, v.id, book),
        })),
    ],
  };
}

/** The direction of a vehicle that can be driven, or else that on the map, which wrecks may be without. */
function facingOf(
  { vehicles }: Pick<View, 'vehicles'>,
  { map }: Pick<Ground, 'map'>,
  id: string,
): { readonly facing?: number } {
  const { facing } = vehicles.find((v) => v.id === id) ?? map.vehicles?.find((v) => v.id === id) ?? {};
  return facing === undefined ? {} : { facing };
}

function person(p: Person, book: Book): SceneFigure {
  return {
    id: p.id,
    name: personName(book, p.id),
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
    counted: `Rep ${p.rep}`,
    ...(p.star && { star: true as const }),
    badges: [
      ...(p.status === 'carry-on' ? [] : [isTied(p) ? 'tied up' : p.status]),
      ...(p.prone && !isDown(p) ? ['prone'] : []),
      ...(p.guns.some((g) => g.empty) ? ['empty'] : []),
      ...(p.retrieves === '' ? [] : ['carries']),
    ],
    named: !isDown(p),
  };
}

function zed(z: View['zeds'][number], { melees }: View): SceneFigure {
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
    badges: [...(z.prone ? ['prone'] : []), ...(z.dazed ? ['stunned'] : [])],
    // Questions to a figure in melee refer to the zombie by name.
    named: melees.some((m) => m.who === z.id || m.with === z.id),
  };
}

import type { MeasuredScene } from '@shambles/engine';
import { east, MILLION, north, terrain } from '@shambles/field';
import { doorName, hasPlace, marker, placeOf } from '@shambles/measured';
import type { Book } from './book.js';
import { buildingRow } from './house/ground-rows.js';
import { scoreOf } from './scenarios/points.js';
import { bonds, figures } from './scene/figures.js';
import { hands } from './scene/hands.js';
import { roster } from './scene/roster.js';
import { units } from './scene/units.js';
import type { State } from './state.js';
import { LAMP, VEHICLE } from './table/rules.js';
import type { View } from './view.js';
import { CASUALTY, hotSpotName } from './words/names.js';

/** Steps of a turn as the clock shows them. */
const STEPS: readonly (readonly [stage: State['stage'], name: string])[] = [
  ['arrivals', 'Reinforcements'],
  ['living', 'The Living'],
  ['random', 'Random movement'],
  ['masters', 'Dexters and Possessed'],
  ['end', 'End of the turn'],
];

/** Half the length of a vehicle as it is drawn, in inches: its base is round. */
const LONG = 1.8 * VEHICLE;
const WIDE = 0.85 * VEHICLE;

/** The table as one seat sees it. */
export function scene(view: View, book: Book): MeasuredScene {
  const { scenario, ground } = book;
  const map = terrain(ground, {
    building: (id) => buildingNote(view, id, book),
    door: (p) => ({ name: doorName(ground, p) ?? 'Door', state: 'closed', badges: [] }),
    zones: [],
    lamp: scenario.light === 'night' && !view.lampsOut ? LAMP : 0,
    prop: 1,
  });
  return {
    kind: 'measured',
    title: scenario.title,
    unit: 'in',
    width: ground.width / 1000,
    height: ground.height / 1000,
    light: scenario.light,
    ground: ground.map.ground ?? 'grass',
    ...map,
    vehicles: [...map.vehicles, ...vehicles(view)],
    figures: figures(view, book),
    units: units(view, book),
    markers: markers(view, book),
    clouds: [],
    bonds: bonds(view),
    sightOf: [],
    clock: clock(view, scenario.turns),
    objective: { text: scenario.summary, done: done(view, book), score: score(view, book) },
    roster: roster(view, book),
    hands: hands(view),
  };
}

/** The points of both sides so far. AMZ-scenario-format. */
function score(view: View, { scenario }: Book): string {
  const [living, dead] = [scoreOf(view, scenario, 'living'), scoreOf(view, scenario, 'zombies')];
  return `Points: the Living ${living}, the dead ${dead}`;
}

/** What both sides have achieved so far, in the words of the scenario. */
function done(view: View, { scenario }: Book): string[] {
  const { living, zombies } = scenario.objectives;
  return view.achieved.map(
    (a) => [...living, ...zombies].find((o) => o.id === a.objective)?.text ?? a.objective,
  );
}

function buildingNote(view: View, id: string, book: Book): string {
  const b = view.buildings.find((each) => each.id === id);
  if (!b) return '';
  if (b.breached) return ', breached';
  if (b.points === 0 || b.kind === 'open') return '';
  const whole = buildingRow(book, b.kind).points;
  return `, barricade ${b.points === whole ? whole : `${b.points} of ${whole}`}`;
}

function vehicles(view: View): MeasuredScene['vehicles'] {
  return view.figures
    .filter((f) => f.role === 'vehicle' && hasPlace(f))
    .map(({ id, unit, x, y, facing }) => {
      const [sin, cos] = [east(facing) / MILLION, north(facing) / MILLION];
      const corner = (along: number, aside: number) =>
        [x + along * sin + aside * cos, y + along * cos - aside * sin] as const;
      const u = view.units.find((each) => each.id === unit);
      return {
        id: `body-${id}`,
        kind: u?.vehicle ?? 'car',
        outline: [corner(LONG, -WIDE), corner(LONG, WIDE), corner(-LONG, WIDE), corner(-LONG, -WIDE)],
        facing,
        badges: u?.immobilised ? ['immobilised'] : [],
      };
    });
}

/** Hot Spots, casualties that lie about, and what the scenario has laid down. */
function markers(view: View, { scenario }: Book): MeasuredScene['markers'] {
  const named = (id: string) => scenario.things.find((t) => t.id === id)?.name ?? id;
  return [
    ...view.hotSpots.map((h) =>
      marker(`hot-spot-${h.number}`, 'source', hotSpotName(h.number), placeOf(h), {
        tone: h.closed ? 'paper' : 'rust',
        badges: h.closed ? ['closed'] : [],
      }),
    ),
    ...view.casualties
      .filter(hasPlace)
      .map((c) => marker(c.id, c.kind, CASUALTY[c.kind], placeOf(c), { tone: 'rose' })),
    ...view.things
      .filter((t) => t.by === '' && !t.spent)
      .map((t) => marker(t.id, t.kind, named(t.id), placeOf(t), { tone: 'amber' })),
  ];
}

function clock(view: View, turns: number): MeasuredScene['clock'] {
  const now = STEPS.findIndex(([stage]) => stage === view.stage);
  return {
    turn: view.turn,
    turns,
    phase: STEPS[now]?.[1] ?? (view.stage === 'over' ? 'Over' : 'Set-up'),
    steps: STEPS.map(([stage, name], i) => ({
      name,
      state: i < now ? 'done' : i === now ? 'current' : 'coming',
      tone: stage === 'living' ? 'ice' : 'moss',
    })),
  };
}

import type { MeasuredScene, SceneFigure, Spot } from '@shambles/engine';
import { spots } from '@shambles/field';
import type { Book } from '../book.js';
import { vehicleName } from '../catalogue/called.js';
import { ENGLISH } from '../catalogue.js';
import { freeOf } from '../facts/campaign/months.js';
import type { Campaign, Place } from '../state/campaign.js';
import type { Person, Vehicle } from '../state.js';
import { ringOfBody } from '../table/bodies.js';
import { QUARTERS, quartersOf } from '../tables/campaign/months.js';
import type { View } from '../view.js';
import { monthPlots, timeName } from './months.js';
import { papers } from './papers.js';
import { larder } from './record.js';
import { roster } from './roster.js';

/** Size of the small table shown between encounters, in inches; figures in a row, and inches between them. */
const WIDE = 24;
const HIGH = 16;
const ROW = 6;
const APART = 2;
/** How many vehicles are drawn, and inches between them. */
const PARKS = 3;
const BESIDE = 7;

/**
 * The scene between encounters: the band stands together at its place, and the clock shows the month. BDZ-camp-month.
 */
export function home(view: View, c: Campaign, book: Book, figure: (p: Person) => SceneFigure): MeasuredScene {
  const here = c.places.find((p) => p.id === c.at);
  const free = freeOf(c);
  const band = view.people.filter((p) => free.includes(p.id));
  const over = view.stage === 'over';
  // On the first day nobody counts months or eats stored food. BDZ-D-c97.
  const lives = c.members.length > 0 && c.step !== 'day-one';
  const title = here
    ? `${ENGLISH[`place.${here.id}`] ?? here.id}, ${ENGLISH[`area.${here.area}`]}`
    : book.scenario.title;
  return {
    kind: 'measured',
    title,
    unit: 'in',
    width: WIDE,
    height: HIGH,
    light: 'day',
    ...yard(here),
    vehicles: c.vehicles.slice(0, PARKS).flatMap((id, i) =>
      parked(
        view.vehicles.find((v) => v.id === id),
        i,
        book,
      ),
    ),
    ...NOTHING,
    figures: band.map((p, i) => figure(standing(p, i, band.length))),
    clock: {
      turn: c.clock,
      turns: 0,
      name: c.step === 'begin' && !lives && !over ? 'Before it begins' : timeName(view, c),
      phase: over ? 'Over' : view.encounter ? 'On your own table' : '',
      steps: here && lives && !view.encounter ? month(c, here) : [],
    },
    objective: {
      text: textOf(view, c, here) ?? book.scenario.summary,
      done: lives ? [`Food: ${larder(c)}`] : [],
    },
    roster: roster(view, book),
    plots: monthPlots(view, c),
    papers: papers(view, book),
  };
}

/** What there is to do, in one sentence. */
function textOf(view: View, c: Campaign, here: Place | undefined): string | undefined {
  if (view.stage === 'over') return '';
  if (view.encounter) return 'Lay your own table, fight, and tell what came of it.';
  if (!here || c.members.length === 0 || c.step === 'day-one') return undefined;
  const left = month(c, here).filter(({ state }) => state !== 'done').length;
  return `${left === 1 ? 'One encounter' : `${left} encounters`} left in this month.`;
}

const NOTHING = {
  barriers: [],
  gaps: [],
  links: [],
  lamps: [],
  zones: [],
  markers: [],
  clouds: [],
  sightOf: [],
} as const;

/** One step for each encounter of the month in this area. BDZ-camp-encounters-per-month, BDZ-D-c37. */
function month({ quarters, months }: Campaign, { area }: Place): MeasuredScene['clock']['steps'] {
  const each = quartersOf(area);
  const used = Math.floor((quarters - QUARTERS * months) / each);
  return Array.from({ length: QUARTERS / each }, (_, i) => ({
    name: `Encounter ${i + 1}`,
    state: i < used ? ('done' as const) : i === used ? ('current' as const) : ('coming' as const),
  }));
}

/** The outline of the base or, in a camp, of the ground before it. */
const OUTLINE: Spot[] = [
  [4, 5],
  [20, 5],
  [20, 12],
  [4, 12],
];

/** What lies about in a camp. */
const CAMP: MeasuredScene['props'] = [
  { kind: 'campfire', at: [12, 6], size: 0.75 },
  { kind: 'bedroll', at: [9.6, 5.6], size: 0.5 },
  { kind: 'bedroll', at: [14.2, 5.6], size: 0.5 },
  { kind: 'bedroll', at: [15.1, 6.9], size: 0.5 },
  { kind: 'crate', at: [5.4, 10.6], size: 0.35 },
  { kind: 'crate', at: [6.1, 11.1], size: 0.3 },
];

type Yard = Pick<MeasuredScene, 'ground' | 'areas' | 'buildings' | 'doors' | 'windows' | 'props'>;

/** A camp, under trees outside the city, or the band's base here. BDZ-camp-base. */
function yard(here: Place | undefined): Yard {
  const trees =
    here?.area === 'urban'
      ? []
      : ([
          [2, 3],
          [22, 2.5],
          [2.5, 13.5],
          [21.5, 13],
        ] as const);
  const props = [
    ...trees.map(([x, y]) => ({ kind: 'tree', at: [x, y] as Spot, size: 1.1 })),
    { kind: 'barrel', at: [3.5, 8] as Spot, size: 0.4 },
    ...(here?.base ? [] : CAMP),
  ];
  const bare = {
    ground: here?.area === 'urban' ? 'asphalt' : 'grass',
    areas: [
      { id: 'yard', kind: here?.area === 'rural' ? 'dirt' : here?.base ? 'lawn' : 'park', outline: OUTLINE },
    ],
    buildings: [],
    doors: [],
    windows: [],
    props,
  };
  if (!here?.base) return bare;
  const walls = { id: 'base', name: 'Base', levels: 1, roof: 'flat', thin: false, inner: [] } as const;
  return { ...bare, buildings: [{ ...walls, outline: OUTLINE }] };
}

/** Stands the band in rows, facing the viewer. */
function standing(p: Person, i: number, of: number): Person {
  const row = Math.floor(i / ROW);
  const inRow = Math.min(ROW, of - row * ROW);
  const x = WIDE / 2 + ((i % ROW) - (inRow - 1) / 2) * APART;
  return { ...p, status: 'carry-on', x, y: 9.5 - row * APART, level: 0, facing: 180 };
}

function parked(v: Vehicle | undefined, i: number, book: Book): MeasuredScene['vehicles'] {
  if (!v) return [];
  const at = { ...v, x: WIDE / 2 + (i - 1) * BESIDE, y: 2.5, facing: 90 };
  return [
    {
      id: v.id,
      kind: v.kind,
      name: vehicleName(book, v.id, v.kind),
      outline: spots(ringOfBody(at)),
      facing: at.facing,
      badges: [],
    },
  ];
}

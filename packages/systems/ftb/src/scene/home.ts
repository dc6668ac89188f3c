import type { MeasuredScene, Spot } from '@shambles/engine';
import type { Book } from '../book.js';
import { AREA_NAMES } from '../catalogue/common.js';
import type { CampaignStep } from '../state/campaign.js';
import { isPlayers, type Person } from '../state.js';
import type { View } from '../view.js';
import { larder } from './chronicle.js';
import { person } from './figures.js';
import { monthPlots } from './months.js';
import { papers } from './papers.js';
import { card } from './roster.js';
import { whenInWords } from './titles.js';

/** Size in inches of the small table between Encounters. */
const WIDTH = 18;
const HEIGHT = 12;
/** Figures in a row, and the inches between them. */
const ROW = 6;
const APART = 1.9;

const STEPS: readonly { readonly step: CampaignStep; readonly name: string; readonly text: string }[] = [
  { step: 'making', name: 'Making people', text: 'Who you are: a Star, its Class and Attributes, its band.' },
  { step: 'declare', name: 'Home and area', text: 'Where you are, and where you stay.' },
  { step: 'food', name: 'Food', text: 'Everybody eats, or goes hungry.' },
  { step: 'choose', name: 'Encounter', text: 'What to do with the time: an Encounter, or none.' },
  { step: 'details', name: 'Where and when', text: 'Where it takes place, and at what hour.' },
  { step: 'muster', name: 'Who comes', text: 'Who of the band comes along.' },
  { step: 'pack', name: 'Packing', text: 'What is taken along, and what stays at home.' },
  { step: 'set-out', name: 'Setting out', text: 'The band sets out.' },
  { step: 'settle', name: 'Afterwards', text: 'What the Encounter has left to settle.' },
  { step: 'involuntary', name: 'Trouble', text: 'Whether trouble finds you.' },
  { step: 'on', name: 'Time passes', text: 'Time passes.' },
];

/** The scene between Encounters: the band on a bare table, with the calendar as the clock. FTB-11.4. */
export function home(view: View, book: Book): MeasuredScene {
  const { campaign } = view;
  const now = STEPS.findIndex(({ step }) => step === campaign.step);
  const band = view.people.filter(isPlayers);
  const alive = band.filter((p) => p.condition !== 'obviously-dead' && p.condition !== 'turned');
  const when = whenInWords(campaign.when);
  const over = view.phase === 'over';
  const next = over ? '' : (STEPS[now]?.text ?? '');
  return {
    kind: 'measured',
    title: campaign.on ? `${when}, ${AREA_NAMES[campaign.area].toLowerCase()}` : book.scenario.title,
    unit: 'in',
    width: WIDTH,
    height: HEIGHT,
    light: 'day',
    ...place(campaign.households.some((h) => h.home === campaign.area)),
    barriers: [],
    gaps: [],
    links: [],
    lamps: [],
    zones: [],
    figures: alive.map((p, i) => person(standing(p, i, alive.length), view, book)),
    markers: [],
    clouds: [],
    sightOf: [],
    clock: {
      turn: view.clock,
      turns: 0,
      name: campaign.on ? when : over ? 'Afterwards' : 'Before it begins',
      phase: over ? 'Over' : (STEPS[now]?.name ?? ''),
      steps: campaign.on
        ? STEPS.slice(1).map(({ name }, i) => ({
            name,
            state: i + 1 < now ? 'done' : i + 1 === now ? 'current' : 'coming',
          }))
        : [],
    },
    objective: {
      text: next,
      done: [
        ...(campaign.on && !over && campaign.left > 0 ? [`Encounters left: ${campaign.left}`] : []),
        // Food only matters if there is a next month.
        ...campaign.households
          .filter((h) => h.star !== '' && h.making === 'done' && (campaign.on || !over))
          .map((h) => `Food: ${larder(view, h.seat)}`),
      ],
    },
    roster: band.map((p) => card(p, view, book)),
    plots: monthPlots(view),
    papers: papers(view, book, next),
  };
}

const box = (w: number, s: number, e: number, n: number): Spot[] => [
  [w, s],
  [e, s],
  [e, n],
  [w, n],
];

/** Home, or a place by the road if there is none. FTB-11.13a. */
function place(
  home: boolean,
): Pick<MeasuredScene, 'ground' | 'areas' | 'buildings' | 'doors' | 'windows' | 'vehicles' | 'props'> {
  const trees = [
    [1.4, 2.2, 1],
    [16.4, 1.8, 1.2],
    [1.6, 9.8, 1.1],
    [16.6, 10.2, 0.9],
  ].map(([x, y, size]) => ({ kind: 'tree', at: [x, y] as Spot, size: size as number }));
  const open = {
    ground: 'grass',
    areas: [{ id: 'yard', kind: home ? 'lawn' : 'dirt', outline: box(3, 1, 15, 11) }],
    buildings: [],
    doors: [],
    windows: [],
    vehicles: [],
    props: trees,
  };
  if (!home)
    return {
      ...open,
      vehicles: [{ id: 'car', kind: 'van', outline: box(4, 8.4, 8.6, 10.4), badges: [] }],
      props: [...trees, { kind: 'barrel', at: [11, 9.4], size: 0.4 }],
    };
  return {
    ...open,
    buildings: [
      {
        id: 'home',
        name: 'Home',
        outline: box(3.4, 1.6, 14.6, 10.4),
        levels: 1,
        roof: 'tiled',
        thin: false,
        inner: [],
      },
    ],
    doors: [
      {
        id: 'home-door',
        name: 'Front door',
        type: 'standard',
        level: 0,
        from: [8.3, 1.6],
        to: [9.7, 1.6],
        state: 'closed',
        badges: [],
      },
    ],
    windows: [
      { level: 0, from: [5, 1.6], to: [6.4, 1.6] },
      { level: 0, from: [11.6, 1.6], to: [13, 1.6] },
    ],
  };
}

/** Places a figure in rows, facing the viewer. */
function standing(p: Person, i: number, of: number): Person {
  const row = Math.floor(i / ROW);
  const inRow = Math.min(ROW, of - row * ROW);
  const x = WIDTH / 2 + ((i % ROW) - (inRow - 1) / 2) * APART;
  return { ...p, condition: 'carry-on', x, y: 6.4 - row * 1.9, level: 0, facing: 180 };
}

import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import { type Book, HEIGHT, NAMES, type Standing, type State, TURNS, WIDTH } from './street-rules.js';

function figure(f: Standing, seat: boolean): SceneFigure {
  return {
    id: f.id,
    name: seat ? (NAMES[f.id] as string) : 'Zed',
    kind: seat ? 'survivor' : 'zed',
    side: seat ? 'survivors' : 'zeds',
    tone: seat ? 'amber' : 'moss',
    ring: seat ? 'whole' : 'broken',
    at: [f.x, f.y],
    level: 0,
    r: 1.25,
    facing: f.facing,
    badges: f.dead ? ['dead'] : [],
    named: seat,
  };
}

export function scene(s: State, book: Book): MeasuredScene {
  const none = [] as const;
  return {
    kind: 'measured',
    title: 'A street',
    unit: 'cm',
    width: WIDTH,
    height: HEIGHT,
    light: 'day',
    ground: 'asphalt',
    areas: none,
    buildings: [
      {
        id: 'shop',
        name: 'corner shop',
        outline: [
          [40, 25],
          [55, 25],
          [55, 38],
          [40, 38],
        ],
        levels: 1,
        roof: 'flat',
        thin: false,
        inner: none,
      },
    ],
    doors: [
      {
        id: 'south-door',
        name: "corner shop's south door",
        type: 'standard',
        level: 0,
        from: [46, 25],
        to: [48, 25],
        state: 'closed',
        badges: none,
      },
    ],
    windows: none,
    barriers: none,
    gaps: none,
    vehicles: none,
    links: none,
    lamps: none,
    props: none,
    zones: none,
    figures: Object.values(s.figures).map((f) => figure(f, book.seats.includes(f.id))),
    markers: none,
    clouds: none,
    sightOf: none,
    clock: {
      turn: s.turn,
      turns: TURNS,
      phase: s.acting.length > 0 ? 'Go' : 'Cards',
      steps: [
        { name: 'Cards', state: s.acting.length > 0 ? 'done' : 'current' },
        { name: 'Go', state: s.acting.length > 0 ? 'current' : 'coming' },
      ],
    },
    objective: { text: 'Get through the street.', done: s.turn > 1 ? ['one turn lived'] : none },
    roster: book.seats.map((seat) => ({
      id: seat,
      name: NAMES[seat] as string,
      seat,
      tone: 'amber',
      status: s.acting.length > 0 ? (s.cards[seat] ?? '') : '',
      pips: [{ name: 'hits', of: 4, is: 0 }],
      items: [{ name: 'pistol', left: '5/7', slot: 'main' }],
      badges: none,
    })),
  };
}

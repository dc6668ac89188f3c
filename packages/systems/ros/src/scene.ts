import type { MeasuredScene } from '@shambles/engine';
import type { Book } from './book.js';
import { figures } from './scene/figures.js';
import { blast, clouds, markers, sightOf } from './scene/markers.js';
import { objective } from './scene/objective.js';
import { roster } from './scene/roster.js';
import { scenery } from './scene/scenery.js';
import type { View } from './view.js';
import { STEP_NAMES } from './words/tables.js';

/** The table as one seat sees it. */
export function scene(view: View, book: Book): MeasuredScene {
  const [width, height] = book.map.size;
  return {
    kind: 'measured',
    title: book.scenario.title,
    unit: 'cm',
    width,
    height,
    light: book.scenario.light === 'night' ? 'night' : book.map.light === 'dusk' ? 'dusk' : 'day',
    ground: book.map.ground ?? 'asphalt',
    ...scenery(view, book),
    figures: figures(view, book),
    markers: markers(view, book),
    clouds: clouds(view, book),
    ...(view.landed && { blasts: [blast(view.landed, book)] }),
    sightOf: sightOf(view, book),
    clock: clock(view, book),
    objective: objective(view, book),
    roster: roster(view, book),
  };
}

function clock({ phase, turn, step }: View, book: Book): MeasuredScene['clock'] {
  const now = phase === 'turn' ? step : phase === 'over' ? STEP_NAMES.length + 1 : 0;
  return {
    turn,
    turns: book.scenario.turns,
    phase:
      phase === 'set-up' ? 'Set-up' : phase === 'over' ? 'Over' : (STEP_NAMES[step - 1] ?? 'End of the turn'),
    steps: STEP_NAMES.map((name, i) => ({
      name,
      state: i + 1 < now ? 'done' : i + 1 === now ? 'current' : 'coming',
    })),
  };
}

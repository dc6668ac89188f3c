import type { MeasuredScene } from '@shambles/engine';
import type { Book } from './book.js';
import { bonds } from './scene/bonds.js';
import { clock } from './scene/clock.js';
import { figures } from './scene/figures.js';
import { home } from './scene/home.js';
import { markers } from './scene/markers.js';
import { objective } from './scene/objective.js';
import { papers } from './scene/papers.js';
import { roster } from './scene/roster.js';
import { scenery } from './scene/scenery.js';
import { isDark, light, sightOf } from './scene/sight.js';
import { encounterTitle } from './scene/titles.js';
import type { View } from './view.js';

/** The table as one seat sees it; between Encounters, the home scene. */
export function scene(view: View, book: Book): MeasuredScene {
  const e = view.encounter;
  if (view.phase !== 'encounter' || !e) return home(view, book);
  const [width, height] = e.map.size;
  return {
    kind: 'measured',
    title: encounterTitle(e),
    unit: 'in',
    width,
    height,
    light: light(e.part),
    ground: e.map.ground ?? 'grass',
    ...scenery(e, view.premises, isDark(book, e.part)),
    figures: figures(view, book),
    markers: markers(view, book),
    clouds: [],
    bonds: bonds(view),
    sections: 3,
    sightOf: sightOf(view, book),
    clock: clock(view, book, e),
    objective: objective(view, book, e),
    roster: roster(view, book),
    papers: papers(view, book),
  };
}

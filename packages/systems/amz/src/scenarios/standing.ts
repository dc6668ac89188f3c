import { SetupError } from '@shambles/engine';
import { Figures, type Ground, grains, placesNear, type StepRules, Ways } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { BARRIERS } from '../tables/ground.js';
import { BASE, COHESION } from '../tables/measures.js';

/** Movement rules of setting up: nobody is put on the other side of anything. */
const SET_UP: StepRules = {
  name: 'set up',
  pieces: {
    wall: 'bars',
    'thin-wall': 'bars',
    window: 'bars',
    edge: 'bars',
    border: 'bars',
    vehicle: 'bars',
    ...Object.fromEntries(BARRIERS.map((kind) => [`barrier:${kind}`, 'bars'])),
  },
  closedDoor: 'bars',
  areas: { water: 'bars' },
};

/** Places examined for each one needed. */
const SPARE = 4;

/** Places groups that are set up one after another. */
export class SetUp {
  private readonly figures: Figures;
  private readonly ways: Ways;

  constructor(ground: Ground) {
    this.figures = new Figures(ground.width, ground.height, grains(2 * BASE));
    this.ways = new Ways(ground, this.figures, SET_UP, BASE, () => false);
  }

  /**
   * Finds free places for figures in cohesion, as near to a spot as possible, and occupies them. Throws SetupError if
   * there is no room. AMZ-scenario-format, AMZ-cohesion.
   */
  group(ids: readonly string[], [x, y]: readonly [number, number]): Place[] {
    const free = placesNear(this.ways, this.figures, [x, y, 0], SPARE * (ids.length + SPARE));
    const taken: Place[] = free.splice(0, 1);
    while (taken.length < ids.length) {
      const next = free.findIndex((place) => taken.some((other) => holdsTogether(place, other)));
      if (next < 0) throw new SetupError(`There is no room for ${ids[0]} and the others at ${x}, ${y}.`);
      taken.push(...free.splice(next, 1));
    }
    taken.forEach(([px, py, level], i) => {
      this.figures.put({ id: ids[i] as string, x: px, y: py, level, r: BASE, facing: 0 });
    });
    return taken;
  }
}

function holdsTogether([ax, ay]: Place, [bx, by]: Place): boolean {
  return Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2) - 2 * BASE <= COHESION;
}

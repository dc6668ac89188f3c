import { targetsFor } from '../fighting/shooting.js';
import type { Gun } from '../kinds.js';
import type { Person, Zed } from '../state.js';
import { type Game, game, type Situation } from './game.js';

export const HERE = { x: 20, y: 45, facing: 90 };
export const shooter = (more: Partial<Person> = {}) => ({
  'survivor-1': { ...HERE, play: 'shoot' as const, ...more },
});
/** A Zed straight ahead that moved this turn, at this range from edge to edge. */
export const at = (range: number, more: Partial<Zed> = {}) => ({
  x: 22 + range,
  y: 45,
  moved: true,
  ...more,
});
export const shoot = (more: Situation) => game({ step: 9, ...more });
export const targets = (g: Game, gun: Gun = 'pistol') =>
  targetsFor(g.w, g.person('survivor-1'), gun, 'shoot').map((m) => m.zed);

export { GameError } from './game.js';
export type { SimulationResult } from './report.js';
export { type Simulation, simulate } from './simulate.js';
export { wilson } from './statistics.js';

export { GameError } from './game.js';
export { type Simulation, type SimulationResult, simulate } from './simulate.js';
export { wilson } from './statistics.js';

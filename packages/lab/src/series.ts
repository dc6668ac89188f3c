/** The part of the lab that needs no threads of Node: it plays and sums up games in a browser too. */
export { GameError, type GameResult, NOBODY, playGame, type Series } from './game.js';
export { report, type SimulationResult } from './report.js';
export { wilson } from './statistics.js';

export * from './activation.js';
export * from './clock.js';
export * from './dice.js';
export * from './groups.js';
export * from './reaction.js';

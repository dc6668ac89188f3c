export * from './compass.js';
export * from './figures.js';
export * from './ground.js';
export * from './map.js';
export * from './rules.js';
export * from './sight.js';
export * from './units.js';

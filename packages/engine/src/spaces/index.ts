export { Allocate } from './allocate.js';
export { Choose } from './choose.js';
export { type Offered, refuse, show } from './offered.js';
export { type Choices, choose } from './oneof.js';
export { Path } from './path.js';
export { Place, Placed, type PlaceLimits } from './place.js';
export { Confirm, WholeNumber } from './simple.js';
export { Some, type SomeLimits } from './some.js';

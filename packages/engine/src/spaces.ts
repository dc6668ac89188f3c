export { Allocate } from './spaces/allocate.js';
export { Choose } from './spaces/choose.js';
export { type Offered, refuse, show } from './spaces/offered.js';
export { type Choices, choose } from './spaces/oneof.js';
export { Path } from './spaces/path.js';
export { Place, Placed, type PlaceLimits } from './spaces/place.js';
export { Confirm, WholeNumber } from './spaces/simple.js';
export { Some, type SomeLimits } from './spaces/some.js';

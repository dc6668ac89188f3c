export { copier } from './copier.js';
export {
  HOUSE_FORMAT,
  houseRules,
  listOf,
  type OpenTable,
  oneOf,
  opened,
  type TablesOf,
  tablesInPlay,
  tablesWith,
  whole,
} from './house.js';
export { pieces } from './pieces.js';
export { faultIn, read } from './read.js';
export { fixed, still, thing } from './things.js';

export type { Amount } from './backup.js';
export { backup, restore } from './backup.js';
export type { Where } from './open.js';
export { openStore } from './open.js';
export type {
  Change,
  Listed,
  Notice,
  Row,
  Store,
  StoredEntry,
  StoredLine,
  StoredTable,
  Trouble,
} from './store.js';
export { StoreError } from './store.js';

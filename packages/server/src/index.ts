export { CLOSED } from './connections/connection.js';
export { type Served, type ServerOptions, serve } from './server.js';
export { MAY } from './verbs/may.js';

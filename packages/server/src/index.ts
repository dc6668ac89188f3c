export { CLOSED } from './connections/sockets.js';
export { type Served, type ServerOptions, serve } from './server.js';
export { MAY } from './verbs/may.js';

export { type Served, type ServerOptions, serve } from './server.js';
export { CLOSED } from './sockets.js';
export { MAY } from './verbs/may.js';

/** What is held against the peer by tests, as one entry for the bundle. */
export { agreeInChains } from './chains.js';
export { agree } from './check.js';
export { noughts } from './noughts.js';
export { noughtsPlayer } from './peer/noughts.js';
export { barePlayer, tablePlayer } from './play.js';

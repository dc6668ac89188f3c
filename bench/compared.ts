/** Everything that tests compare with the peer, as one entry point for the bundle. */
export { agreeInChains } from './chains.js';
export { agree } from './check.js';
export { noughts } from './noughts.js';
export { noughtsPlayer } from './peer/noughts.js';
export { barePlayer, tablePlayer } from './play.js';

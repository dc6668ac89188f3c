// A worker of the lab. The sources are TypeScript and run as they are, so tsx is registered first.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));
register();
const { playGame } = await import('./game.ts');

/** Plays the games of these indexes, one after the other. A failure is told by its text: errors lose their kind on the way. */
export default function playGames({ series, from, to }) {
  const results = [];
  try {
    for (let index = from; index < to; index++) results.push(playGame(series, index));
  } catch (error) {
    return { failed: error.message };
  }
  return { results };
}

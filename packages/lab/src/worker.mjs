// A worker of the lab.
import { load } from '@shambles/sources';

const { playGame } = await load(new URL('./game.ts', import.meta.url));

/**
 * Plays the games of these indexes, one after the other. A failure is returned as text, because an error loses its
 * class on the way.
 */
export default function playGames({ series, from, to }) {
  const results = [];
  try {
    for (let index = from; index < to; index++) results.push(playGame(series, index));
  } catch (error) {
    return { failed: error.message };
  }
  return { results };
}

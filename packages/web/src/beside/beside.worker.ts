import { recheck } from '../check/recheck.js';
import { serveGame } from '../lab/games.js';
import { serveJournal } from '../session/journals.js';
import { serveOdds } from '../side/odds/order.js';
import type { Order } from './beside.js';

/** Does as it is ordered, and sends back what came of it. */
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  switch (data.task) {
    case 'check':
      return postMessage(recheck(data));
    case 'game':
      return postMessage(serveGame(data));
    case 'journal':
      return serveJournal(data, (delivery) => postMessage(delivery));
    case 'odds':
      return postMessage(serveOdds(data));
  }
});

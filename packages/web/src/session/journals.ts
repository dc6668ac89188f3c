import { type Look, lookInto, type Proven, prove, proveBranch, type Told } from './proving.js';

export type JournalOrder =
  | { readonly do: 'look'; readonly file: Blob }
  | { readonly do: 'prove'; readonly text: string }
  | { readonly do: 'branch'; readonly text: string; readonly entry: number };

export type JournalDelivery =
  | { readonly is: 'told'; readonly how: Parameters<Told> }
  | { readonly is: 'look'; readonly look: Look }
  | { readonly is: 'proven'; readonly proven: Proven }
  | { readonly is: 'failed'; readonly why: string };

type Send = (delivery: JournalDelivery) => void;

/** Reads or replays a journal, off the page's thread, and sends how far it is and what came of it. */
export function serveJournal(order: JournalOrder, send: Send): void {
  deliver(order, send).then(send, (error: Error) => send({ is: 'failed', why: error.message }));
}

async function deliver(order: JournalOrder, send: Send): Promise<JournalDelivery> {
  const told = inSteps(send);
  switch (order.do) {
    case 'look':
      return { is: 'look', look: lookInto(await order.file.text(), told) };
    case 'prove':
      return { is: 'proven', proven: prove(order.text, told) };
    case 'branch':
      return { is: 'proven', proven: proveBranch(order.text, order.entry, told) };
  }
}

/** Reports progress once per percent. */
function inSteps(send: Send): Told {
  let last = '';
  return (work, done, of) => {
    const now = `${work} ${Math.floor((100 * done) / of)}`;
    if (now !== last) send({ is: 'told', how: [work, done, of] });
    last = now;
  };
}

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

/** Reads or replays a journal off the page's thread. */
addEventListener('message', ({ data }: MessageEvent<JournalOrder>) => {
  deliver(data).then(send, (error: Error) => send({ is: 'failed', why: error.message }));
});

const send = (delivery: JournalDelivery): void => postMessage(delivery);

async function deliver(order: JournalOrder): Promise<JournalDelivery> {
  const told = inSteps();
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
function inSteps(): Told {
  let last = '';
  return (work, done, of) => {
    const now = `${work} ${Math.floor((100 * done) / of)}`;
    if (now !== last) send({ is: 'told', how: [work, done, of] });
    last = now;
  };
}

import { openHelper, order } from '../beside/beside.js';
import type { JournalDelivery, JournalOrder } from './journals.js';
import type { Look, Proven, Told } from './proving.js';

/** Runs one order in its own worker, which then ends. Rejects with an Error that tells in words what went wrong. */
function done<T>(
  of: JournalOrder,
  told: Told,
  read: (delivery: JournalDelivery) => T | undefined,
): Promise<T> {
  const worker = openHelper();
  return new Promise<T>((give, fail) => {
    worker.onmessage = ({ data }: MessageEvent<JournalDelivery>) => {
      if (data.is === 'told') return told(...data.how);
      const got = read(data);
      if (got !== undefined) give(got);
      else fail(new Error(data.is === 'failed' ? data.why : 'The journal could not be read.'));
    };
    worker.onerror = ({ message }) => fail(new Error(message || 'The journal could not be read.'));
    order(worker, { task: 'journal', ...of });
  }).finally(() => worker.terminate());
}

const proven = (delivery: JournalDelivery): Proven | undefined =>
  delivery.is === 'proven' ? delivery.proven : undefined;

/** Reads the contents of a file in a worker. */
export const lookBeside = (file: Blob, told: Told): Promise<Look> =>
  done({ do: 'look', file }, told, (d) => (d.is === 'look' ? d.look : undefined));

/** Replays a journal in a worker. */
export const proveBeside = (text: string, told: Told): Promise<Proven> =>
  done({ do: 'prove', text }, told, proven);

/** Makes a branch of a journal in a worker. */
export const branchBeside = (text: string, entry: number, told: Told): Promise<Proven> =>
  done({ do: 'branch', text, entry }, told, proven);

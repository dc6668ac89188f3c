import type { Remembered } from '@shambles/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { openHelper, order } from '../beside/beside.js';
import { HomeLink } from '../play/header.js';
import { keptHere } from '../remote/kept.js';
import { journalOf, server } from '../remote/server.js';
import type { Checked, CheckOrder } from './recheck.js';
import { type Case, caseOf } from './remembered.js';

type State =
  | { readonly is: 'nothing' }
  | { readonly is: 'reading'; readonly name: string }
  | { readonly is: 'checking'; readonly name: string }
  | { readonly is: 'done'; readonly name: string; readonly of: Case; readonly checked: Checked }
  | { readonly is: 'failed'; readonly why: string };

function checked(of: CheckOrder): Promise<Checked> {
  return new Promise((done) => {
    const worker = openHelper();
    const end = (said: Checked): void => {
      worker.terminate();
      done(said);
    };
    worker.onmessage = ({ data }: MessageEvent<Checked>) => end(data);
    worker.onerror = ({ message }) => end({ failure: message || 'The check could not be run.' });
    order(worker, { task: 'check', ...of });
  });
}

/** Checks that the dice of a finished game were as promised, by replaying the whole game in this browser. */
export function CheckScreen(props: { table: string | undefined }): JSX.Element {
  const [state, setState] = useState<State>({ is: 'nothing' });
  const check = async (name: string, read: () => Promise<string>): Promise<void> => {
    setState({ is: 'reading', name });
    try {
      const of = caseOf(await read(), keptHere());
      setState({ is: 'checking', name });
      const { system, text, remembered } = of;
      setState({ is: 'done', name, of, checked: await checked({ system, text, remembered }) });
    } catch (error) {
      setState({ is: 'failed', why: `${name}: ${(error as Error).message}` });
    }
  };
  const checkTable = (table: string): Promise<void> => {
    const keys = keptHere().of(table);
    const key = keys.find((k) => k.role !== 'host' && !k.given) ?? keys[0];
    return check(key?.title ?? 'The table', async () => {
      if (!key) throw new Error('This browser has no key of that table. Pick its journal file instead.');
      return journalOf(table, key.key);
    });
  };
  useEffect(() => {
    if (props.table !== undefined) void checkTable(props.table);
  }, [props.table]);
  return (
    <div class="lobby">
      <header class="start-head">
        <HomeLink />
        <h1>Check the dice</h1>
      </header>
      <main class="card check">
        <p>
          Before the game the server promised a secret number and each player promised one; the dice come from
          all of them together, so nobody could choose them. Here the whole game is done again, in this
          browser, and every die is compared.
        </p>
        <Candidates
          onFile={(file) => void check(file.name, () => file.text())}
          onTable={(table) => void checkTable(table)}
        />
        <div aria-live="polite">
          <Result state={state} />
        </div>
      </main>
    </div>
  );
}

/** The games to choose from: a journal file, or a finished table that this browser has a key of. */
function Candidates(props: { onFile: (file: File) => void; onTable: (table: string) => void }): JSX.Element {
  const { onFile, onTable } = props;
  const mine = server.value ? tablesHere() : [];
  return (
    <div class="check-pick">
      <label class="file-pick">
        <input
          type="file"
          accept=".shambles,.jsonl,.ndjson,.txt"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) onFile(file);
          }}
        />
        <span>Pick a journal file</span>
      </label>
      {mine.map(({ table, title }) => (
        <button type="button" class="quiet" key={table} onClick={() => onTable(table)}>
          {title}
        </button>
      ))}
    </div>
  );
}

/** Finished tables that this browser has keys of, each once. */
function tablesHere(): { table: string; title: string }[] {
  const seen = new Map<string, string>();
  for (const { table, title, sum } of keptHere().all()) if (sum) seen.set(table, title);
  return [...seen].map(([table, title]) => ({ table, title }));
}

function Result({ state }: { state: State }): JSX.Element | null {
  switch (state.is) {
    case 'nothing':
      return null;
    case 'reading':
      return <p class="dim">Reading {state.name}…</p>;
    case 'checking':
      return <p class="dim">Playing {state.name} again…</p>;
    case 'failed':
      return (
        <p class="refused" role="alert">
          {state.why}
        </p>
      );
    case 'done':
      return <Done {...state} />;
  }
}

function Done({ name, of, checked: said }: State & { is: 'done' }): JSX.Element {
  if ('failure' in said)
    return (
      <p class="refused" role="alert">
        {name}: {said.failure}
      </p>
    );
  const wrong = said.findings.filter((f) => !f.ok).length;
  return (
    <section aria-labelledby="check-result">
      <h2 id="check-result" class={wrong === 0 ? 'check-good' : 'check-bad'}>
        {wrong === 0 ? '✓ Everything is as it was promised' : `✗ ${wrong} of ${said.findings.length} are not`}
      </h2>
      <p class="dim">{name}</p>
      <ul class="findings">
        {said.findings.map(({ ok, what }) => (
          <li key={what} class={ok ? 'check-good' : 'check-bad'}>
            <span aria-hidden="true">{ok ? '✓' : '✗'}</span>
            <span class="unseen">{ok ? 'Right: ' : 'Wrong: '}</span>
            <span class="finding">{what}</span>
          </li>
        ))}
      </ul>
      <p class="note">{compared(of.remembered)}</p>
    </section>
  );
}

function compared({ commitment, share, sum }: Remembered): string {
  const kept = [
    commitment !== undefined && 'the promise made before the game',
    share !== undefined && 'your own number',
    sum !== undefined && 'the sum shown at the end',
  ].filter((what) => what !== false);
  return kept.length === 0
    ? 'This browser was not at that table: there is nothing written down here to compare it with.'
    : `Compared with what this browser wrote down at the time: ${kept.join(', ')}.`;
}

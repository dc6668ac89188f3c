import { readJournal } from '@shambles/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { playFile, trouble, watch } from '../app/state.js';

interface Read {
  readonly name: string;
  readonly text: string;
  readonly entries: number;
  readonly damage: string | undefined;
}

/** A journal file, dropped or picked: what is in it, and what to do with it. */
export function OpenFile(): JSX.Element {
  const [read, setRead] = useState<Read | undefined>(undefined);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    trouble.value = undefined;
    const text = await file.text();
    try {
      const { entries, damage } = readJournal(text);
      setRead({ name: file.name, text, entries: entries.length, damage });
    } catch (error) {
      setRead(undefined);
      trouble.value = `${file.name}: ${(error as Error).message}`;
    }
  };
  return (
    <section
      class={over ? 'open-file over' : 'open-file'}
      aria-labelledby="open-file"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="open-file">Open a journal</h2>
      <label class="file-pick">
        <input
          type="file"
          accept=".shambles,.jsonl,.ndjson,.txt"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        <span>Pick a file, or drop it here</span>
      </label>
      {read && (
        <div class="opened">
          <p>
            <b>{read.name}</b>: {read.entries} entries.
          </p>
          {read.damage && (
            <p class="refused" role="alert">
              {read.damage}
            </p>
          )}
          <div class="go">
            <button type="button" class="primary" onClick={() => playFile(read.text)}>
              {read.damage ? 'Go on from what was recovered' : 'Go on playing'}
            </button>
            <button type="button" class="quiet" onClick={() => watch(read.text)}>
              Watch
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

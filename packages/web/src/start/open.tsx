import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lookIntoFile, playFile, watch, working } from '../app/state.js';
import type { Look } from '../session/proving.js';

interface Read {
  readonly name: string;
  readonly look: Look;
}

/** Opens a journal file, dropped or picked, and offers what can be done with it. */
export function OpenFile(): JSX.Element {
  const [read, setRead] = useState<Read | undefined>(undefined);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setRead(undefined);
    const look = await lookIntoFile(file);
    if (look) setRead({ name: file.name, look });
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
          disabled={working.value !== undefined}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // Cleared so that the same file can be picked again, for example after a repair.
            event.currentTarget.value = '';
          }}
        />
        <span>Pick a file, or drop it here</span>
      </label>
      {read && <Opened {...read} />}
    </section>
  );
}

/** The contents of a journal, and what can be done with it. */
function Opened({ name, look }: Read): JSX.Element {
  return (
    <div class="opened">
      <p>
        <b>{name}</b>: {look.title}, {look.entries.toLocaleString('en')}{' '}
        {look.entries === 1 ? 'step' : 'steps'}.
      </p>
      {look.damage && (
        <p class="refused" role="alert">
          {look.damage}
        </p>
      )}
      <div class="go">
        <button type="button" class="primary" onClick={() => void playFile(look.text)}>
          {look.damage ? 'Go on from what was recovered' : 'Go on playing'}
        </button>
        <button type="button" class="quiet" onClick={() => void watch(look.text)}>
          Watch
        </button>
      </div>
    </div>
  );
}

import { idOf, type Json, keyIn } from '@shambles/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Company } from '../../remote/company.js';

/** Paths of all plain values in a view, at most `most`, for use in a correction. Items of lists go by their ids. */
export function pathsOf(view: unknown, most = 400): string[] {
  const found: string[] = [];
  const walk = (at: unknown, path: string): void => {
    if (found.length >= most) return;
    if (typeof at !== 'object' || at === null) found.push(path);
    else
      for (const [key, value] of Object.entries(at)) {
        const step = Array.isArray(at) ? (idOf(value) ?? key) : key;
        walk(value, path === '' ? step : `${path}/${step}`);
      }
  };
  walk(view, '');
  return found;
}

/** The value at a path of a view. */
export function valueAt(view: unknown, path: string): unknown {
  let at = view;
  for (const step of path.split('/'))
    at = (at as { [key: string]: unknown } | null | undefined)?.[keyIn(at, step)];
  return at;
}

/** Parses a typed value: JSON, or else text without quotes. */
function typed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The form to propose a correction of the state, which needs everybody's consent. */
export function CorrectionForm(props: { company: Company; onDone: () => void }): JSX.Element {
  const { company, onDone } = props;
  const [why, setWhy] = useState('');
  const [path, setPath] = useState('');
  const [value, setValue] = useState('');
  const view = company.playing.value?.session.view();
  const now = path === '' ? undefined : valueAt(view, path);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const patch = [{ path, value: typed(value) }];
    if (await company.act({ is: 'propose', what: { correct: { why: why.trim(), patch } } })) onDone();
  };
  return (
    <form class="correction" onSubmit={(event) => void submit(event)}>
      <label>
        Why
        <input
          type="text"
          value={why}
          maxLength={500}
          required
          onInput={(event) => setWhy(event.currentTarget.value)}
        />
      </label>
      <PathField view={view} path={path} onPath={setPath} />
      {now !== undefined && (
        <p class="note">
          Now it is <code>{JSON.stringify(now)}</code>.
        </p>
      )}
      <label>
        What it should be
        <input
          type="text"
          value={value}
          required
          spellcheck={false}
          onInput={(event) => setValue(event.currentTarget.value)}
        />
      </label>
      <div class="motion-answers">
        <button type="submit" class="primary">
          Ask everybody
        </button>
        <button type="button" class="quiet" onClick={onDone}>
          Never mind
        </button>
      </div>
    </form>
  );
}

/** The path to correct, with suggestions from the view. */
function PathField(props: { view: unknown; path: string; onPath: (path: string) => void }): JSX.Element {
  const { view, path, onPath } = props;
  return (
    <label>
      What: a place in the state of the game
      <input
        type="text"
        list="correction-paths"
        value={path}
        maxLength={300}
        required
        spellcheck={false}
        onInput={(event) => onPath(event.currentTarget.value)}
      />
      <datalist id="correction-paths">
        {pathsOf(view).map((p) => (
          <option key={p} value={p} />
        ))}
      </datalist>
    </label>
  );
}

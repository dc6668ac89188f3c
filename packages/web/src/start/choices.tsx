import type { AnySystem, FileSpec, Json } from '@shambles/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { saveFile } from '../app/files.js';

/** What is played, where a system has more than one thing to play. */
export function ScenarioChoice(props: {
  system: AnySystem;
  value: string;
  onChange: (scenario: string) => void;
}): JSX.Element | null {
  const { scenarios } = props.system;
  if (scenarios.length < 2) return null;
  const chosen = scenarios.find((s) => s.id === props.value);
  return (
    <label>
      Scenario
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {scenarios.map((s) => (
          <option key={s.id} value={s.id}>
            {s.title}
          </option>
        ))}
      </select>
      {chosen && <span class="note">{chosen.summary}</span>}
    </label>
  );
}

/** Files of the system that a player brings instead. */
export function OwnFiles(props: {
  system: AnySystem;
  files: Readonly<Record<string, Json>>;
  onChange: (files: Record<string, Json>) => void;
}): JSX.Element | null {
  const { system, files, onChange } = props;
  if (system.files.length === 0) return null;
  return (
    <fieldset>
      <legend>Your own files</legend>
      {system.files.map((file) => (
        <OwnFile
          key={file.id}
          file={file}
          onData={(data) => {
            const { [file.id]: _, ...rest } = files;
            onChange(data === undefined ? rest : { ...rest, [file.id]: data });
          }}
        />
      ))}
    </fieldset>
  );
}

/** The choices that the table makes before play. */
export function TableOptions(props: {
  system: AnySystem;
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}): JSX.Element | null {
  const { system, values, onChange } = props;
  if (system.options.length === 0) return null;
  return (
    <fieldset class="table-options">
      <legend>Table options</legend>
      {system.options.map((option) => (
        <label key={option.id}>
          <span>
            {option.title} <small class="chip">{option.rule}</small>
          </span>
          <select
            value={values[option.id] ?? option.default}
            onChange={(event) => onChange({ ...values, [option.id]: event.currentTarget.value })}
          >
            {option.values.map((v) => (
              <option key={v.id} value={v.id}>
                {v.title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/** A file of the system that a player may bring instead. */
function OwnFile(props: { file: FileSpec; onData: (data: Json | undefined) => void }): JSX.Element {
  const { file, onData } = props;
  const [used, setUsed] = useState<string | undefined>(undefined);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const take = async (picked: File | undefined): Promise<void> => {
    if (!picked) return;
    try {
      const data = JSON.parse(await picked.text()) as Json;
      file.check(data);
      setWrong(undefined);
      setUsed(picked.name);
      onData(data);
    } catch (error) {
      setUsed(undefined);
      setWrong(`${picked.name}: ${(error as Error).message}`);
      onData(undefined);
    }
  };
  return (
    <div class="own-file">
      <span>
        {file.title}{' '}
        {file.provenance === 'reconstructed' && <span class="chip chip-made">reconstructed</span>}
      </span>
      <button
        type="button"
        class="quiet small"
        onClick={() =>
          saveFile(`${file.id}.json`, `${JSON.stringify(file.standard, null, 2)}\n`, 'application/json')
        }
      >
        Download the standard one
      </button>
      <label class="file-pick small">
        <input
          type="file"
          accept=".json"
          aria-label={`Your own file for ${file.title}`}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        <span>{used ?? 'Use mine'}</span>
      </label>
      {wrong && (
        <p class="refused" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

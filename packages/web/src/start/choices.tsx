import type { AnySystem, FileSpec, Json, OptionSpec } from '@shambles/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { saveFile } from '../app/files.js';
import { Fold } from '../play/parts.js';

/** A system and the chosen scenario, which its box and all its forms share. */
export interface ScenarioChosen {
  readonly system: AnySystem;
  readonly scenario: string;
  readonly onScenario: (scenario: string) => void;
}

/** The choice of a scenario, if a system has more than one. */
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

/** Files of their own that players may use in place of the system's. */
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

/** Options that matter in a scenario beside the others chosen; of all scenarios if none is given. */
function optionsIn(
  system: AnySystem,
  scenario: string | undefined,
  values: Readonly<Record<string, string>>,
): readonly OptionSpec[] {
  const chosen = (id: string) => values[id] ?? system.options.find((o) => o.id === id)?.default;
  return system.options.filter(
    ({ of, unless }) =>
      (!scenario || (of?.includes(scenario) ?? true)) && (!unless || chosen(unless.option) !== unless.is),
  );
}

/** The chosen options that matter in a scenario. Choices for other scenarios are kept, but not sent. */
export function chosenIn(
  system: AnySystem,
  scenario: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const shown = optionsIn(system, scenario, values).map((o) => o.id);
  return Object.fromEntries(Object.entries(values).filter(([id]) => shown.includes(id)));
}

/** The options set before play: those that matter in the scenario, and, folded away, how the book is read. */
export function TableOptions(props: {
  system: AnySystem;
  /** If undefined, the options of all scenarios are shown. */
  scenario?: string;
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}): JSX.Element | null {
  const { system, scenario, values, onChange } = props;
  const those = optionsIn(system, scenario, values);
  const readings = those.filter((o) => o.reading);
  const choices = those.filter((o) => !o.reading);
  const changed = readings.filter((o) => (values[o.id] ?? o.default) !== o.default).length;
  const choice = (option: OptionSpec) => (
    <OptionChoice
      key={option.id}
      option={option}
      value={values[option.id] ?? option.default}
      onChange={(value) => onChange({ ...values, [option.id]: value })}
    />
  );
  return (
    <>
      {choices.length > 0 && (
        <fieldset class="table-options">
          <legend>Table options</legend>
          {choices.map(choice)}
        </fieldset>
      )}
      {readings.length > 0 && (
        <Fold
          class="table-readings"
          summary={
            <>
              How the book is read, where it leaves that open: {readings.length}{' '}
              {readings.length === 1 ? 'choice' : 'choices'}
              {changed > 0 && `, ${changed} changed`}
            </>
          }
        >
          <fieldset class="table-options" aria-label="How the book is read">
            {readings.map(choice)}
          </fieldset>
        </Fold>
      )}
    </>
  );
}

/** Letters of a title that fit in the closed list; a longer title is repeated in full below. */
const SHOWN = 44;

function OptionChoice(props: {
  option: OptionSpec;
  value: string;
  onChange: (value: string) => void;
}): JSX.Element {
  const { option, value, onChange } = props;
  const title = option.values.find((v) => v.id === value)?.title ?? '';
  return (
    <label>
      <span>
        {option.title} <small class="chip">{option.rule}</small>
      </span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {option.values.map((v) => (
          <option key={v.id} value={v.id}>
            {v.title}
          </option>
        ))}
      </select>
      {title.length > SHOWN && (
        <span class="note" aria-hidden="true">
          {title}
        </span>
      )}
    </label>
  );
}

/** Larger files than this are not read. */
const LARGEST = 4_000_000;

/** What is wrong with a file before its contents are looked at: it is none that could be meant. */
function unreadable(text: string): string | undefined {
  const start = text.trimStart();
  if (start === '') return 'is empty.';
  if (/^\{"format":"shambles\/\d/.test(start))
    return 'is a saved game: open it with “Open a journal”, at the foot of the page.';
  if (/^[[{"\d-]/.test(start)) return undefined;
  return 'is not a JSON file.';
}

/** What is wrong with a file; where its signs are not in order, the browser says only at which place. */
function whatIsWrong(error: Error): string {
  if (!(error instanceof SyntaxError)) return error.message;
  const [, line] = /line (\d+)/.exec(error.message) ?? [];
  return `is not in order as JSON: perhaps a comma, a bracket or a quotation mark${line ? `, near line ${line}` : ''}.`;
}

/** Said by the browser instead of beginning: nobody is to play with the standard file unawares. */
const REFUSED = 'This file was refused. Pick another, or use the standard one.';

/** A file of the players' own in place of the system's: its name, or what is wrong with it. */
function useOwnFile(file: FileSpec, onData: (data: Json | undefined) => void) {
  const [used, setUsed] = useState<string | undefined>(undefined);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const put = (name: string | undefined, data: Json | undefined, fault?: string): void => {
    setUsed(name);
    setWrong(fault);
    onData(data);
  };
  const take = async (picked: File | undefined): Promise<void> => {
    if (!picked) return;
    const refuse = (what: string): void => put(undefined, undefined, `${picked.name} ${what}`);
    if (picked.size > LARGEST) return refuse('is too large for a file of this kind.');
    const text = await picked.text().catch(() => undefined);
    if (text === undefined) return refuse('cannot be read any more.');
    const fault = unreadable(text);
    if (fault !== undefined) return refuse(fault);
    try {
      const data = JSON.parse(text) as Json;
      file.check(data);
      put(picked.name, data);
    } catch (error) {
      const said = whatIsWrong(error as Error);
      refuse(
        error instanceof SyntaxError ? said : `is not accepted. ${said} The docs say what such a file holds.`,
      );
    }
  };
  return { used, wrong, take, giveUp: () => put(undefined, undefined) };
}

/** One file of the system that players may replace by their own. */
function OwnFile(props: { file: FileSpec; onData: (data: Json | undefined) => void }): JSX.Element {
  const { file, onData } = props;
  const { used, wrong, take, giveUp } = useOwnFile(file, onData);
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
          ref={(input) => input?.setCustomValidity(wrong === undefined ? '' : REFUSED)}
          onChange={({ currentTarget: input }) => {
            void take(input.files?.[0]);
            // The same file, once it has been put right, can be picked again.
            input.value = '';
          }}
        />
        <span>{used ?? 'Use mine'}</span>
      </label>
      {(used ?? wrong) !== undefined && (
        <button type="button" class="quiet small" onClick={giveUp}>
          Use the standard one
        </button>
      )}
      {wrong && (
        <p class="refused" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

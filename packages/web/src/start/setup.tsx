import {
  type AnySystem,
  type FileSpec,
  type Json,
  type Seat,
  type SeatSpec,
  seatsIn,
} from '@shambles/engine';
import { botsFor, titleIn } from '@shambles/players';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { saveFile } from '../app/files.js';
import { beginGame } from '../app/state.js';
import { newSeed } from '../session/games.js';
import { type Holder, PERSON } from '../session/session.js';
import { does, whoIs } from '../side/index.js';

/** Everything that can be chosen before a game. */
export function SetupForm(props: { system: AnySystem }): JSX.Element {
  const { system } = props;
  const [holders, setHolders] = useState<Record<Seat, Holder>>({});
  const [options, setOptions] = useState<Record<string, string>>({});
  const [scenario, setScenario] = useState(system.scenarios[0]?.id ?? '');
  const [alone, setAlone] = useState(false);
  const [seed, setSeed] = useState(newSeed);
  const [ownDice, setOwnDice] = useState<readonly Seat[]>([]);
  const [files, setFiles] = useState<Record<string, Json>>({});
  const setup = { scenario, options, ...(Object.keys(files).length > 0 && { files }) };
  // How many play, and whether somebody is the umpire, depends on what was chosen.
  const taking = useMemo(() => seatsIn(system, setup), [system, scenario, options, files]);
  const held = holdersOf(system, taking, holders);
  const people = taking.filter((s) => held[s.id] === PERSON);
  const submit = (event: Event): void => {
    event.preventDefault();
    beginGame({
      system: system.id,
      setup,
      seed: seed.trim() || newSeed(),
      seats: held,
      ownDice: ownDice.filter((s) => held[s] === PERSON),
      alone: alone && people.length > 1,
    });
  };
  return (
    <form class="setup" onSubmit={submit}>
      <ScenarioChoice system={system} value={scenario} onChange={setScenario} />
      <TableOptions system={system} values={options} onChange={setOptions} />
      <fieldset>
        <legend>Who sits where</legend>
        <Holders
          {...{ system, taking, held }}
          onHolder={(seat, holder) => setHolders({ ...holders, [seat]: holder })}
        />
        {people.length > 1 && <AloneChoice people={people.length} alone={alone} onChange={setAlone} />}
        {people.length === 0 && <p class="note">The bots play; you watch.</p>}
      </fieldset>
      {people.length > 0 && <OwnDice people={people} ownDice={ownDice} onChange={setOwnDice} />}
      <OwnFiles system={system} files={files} onChange={setFiles} />
      <SeedField seed={seed} onChange={setSeed} />
      <button type="submit" class="primary">
        Begin
      </button>
    </form>
  );
}

/** A person or a bot for each seat. */
function Holders(props: {
  system: AnySystem;
  taking: readonly SeatSpec[];
  held: Readonly<Record<Seat, Holder>>;
  onHolder: (seat: Seat, holder: Holder) => void;
}): JSX.Element {
  const { system, taking, held, onHolder } = props;
  const bots = botsFor(system);
  return (
    <>
      {taking.map((seat) => (
        <label key={seat.id}>
          <span class={`tone-${seat.tone}`}>{seat.name}</span>
          <select value={held[seat.id]} onChange={(event) => onHolder(seat.id, event.currentTarget.value)}>
            <option value={PERSON}>a person here</option>
            {bots.map((bot) => (
              <option key={bot.id} value={bot.id}>
                bot: {titleIn(bot, seat.id)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

/** Whether one person plays all seats that people hold, or the device goes round. */
function AloneChoice(props: {
  people: number;
  alone: boolean;
  onChange: (alone: boolean) => void;
}): JSX.Element {
  const { people, alone, onChange } = props;
  return (
    <>
      <label class="choice-line">
        <input type="checkbox" checked={alone} onChange={(event) => onChange(event.currentTarget.checked)} />{' '}
        one and the same person plays all of these
      </label>
      {!alone && (
        <p class="note">
          {people === 2 ? 'Two people hand' : `These ${people} people hand`} this device over when something
          hidden would show.
        </p>
      )}
    </>
  );
}

/** Who throws dice of their own and types them. */
function OwnDice(props: {
  people: readonly SeatSpec[];
  ownDice: readonly Seat[];
  onChange: (ownDice: readonly Seat[]) => void;
}): JSX.Element {
  const { people, ownDice, onChange } = props;
  return (
    <fieldset>
      <legend>Dice</legend>
      {people.map((seat) => (
        <label class="choice-line" key={seat.id}>
          <input
            type="checkbox"
            checked={ownDice.includes(seat.id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...ownDice, seat.id] : ownDice.filter((s) => s !== seat.id),
              )
            }
          />{' '}
          {does(whoIs(seat.name), 'throw')} {whoIs(seat.name).many ? 'their' : 'his or her'} own dice and type
          {whoIs(seat.name).many ? '' : 's'} them
        </label>
      ))}
    </fieldset>
  );
}

function SeedField({ seed, onChange }: { seed: string; onChange: (seed: string) => void }): JSX.Element {
  return (
    <label>
      Seed: the same seed and the same answers make the same game
      <span class="seed-line">
        <input
          type="text"
          value={seed}
          spellcheck={false}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <button type="button" class="quiet" onClick={() => onChange(newSeed())}>
          Another
        </button>
      </span>
    </label>
  );
}

/** Who holds each seat: whoever was chosen, or a person in the first and the best bot in the others. */
function holdersOf(
  system: AnySystem,
  taking: readonly SeatSpec[],
  chosen: Readonly<Record<Seat, Holder>> = {},
): Record<Seat, Holder> {
  const best = botsFor(system)[0]?.id ?? PERSON;
  return Object.fromEntries(taking.map((s, i) => [s.id, chosen[s.id] ?? (i === 0 ? PERSON : best)]));
}

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

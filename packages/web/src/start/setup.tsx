import { type AnySystem, type Json, type Seat, type SeatSpec, seatsIn } from '@shambles/engine';
import { botsFor, titleIn } from '@shambles/players';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { beginGame } from '../app/state.js';
import { Lab } from '../lab/lab.js';
import { newSeed } from '../session/games.js';
import { type Holder, PERSON } from '../session/session.js';
import { does, whoIs } from '../side/index.js';
import { chosenIn, OwnFiles, ScenarioChoice, type ScenarioChosen, TableOptions } from './choices.js';
import { OwnTable } from './picture.js';

/** The form for everything that can be chosen before a game. */
export function SetupForm(props: ScenarioChosen): JSX.Element {
  const { system, scenario, onScenario } = props;
  const [holders, setHolders] = useState<Record<Seat, Holder>>({});
  const [options, setOptions] = useState<Record<string, string>>({});
  const [alone, setAlone] = useState(false);
  const [seed, setSeed] = useState(newSeed);
  const [ownDice, setOwnDice] = useState<readonly Seat[]>([]);
  const [files, setFiles] = useState<Record<string, Json>>({});
  const setup = {
    scenario,
    options: chosenIn(system, scenario, options),
    ...(Object.keys(files).length > 0 && { files }),
  };
  // The choices decide how many seats there are, and whether one of them is the umpire.
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
    <>
      <form class="setup" onSubmit={submit}>
        <ScenarioChoice system={system} value={scenario} onChange={onScenario} />
        <TableOptions {...{ system, scenario }} values={options} onChange={setOptions} />
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
        {setup.files && <OwnTable system={system} setup={setup} />}
        <SeedField seed={seed} onChange={setSeed} />
        <button type="submit" class="primary">
          Begin
        </button>
      </form>
      <Lab {...{ system, setup, held, seed }} />
    </>
  );
}

/** The choice of a person or a bot for each seat. */
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

/** The choice whether one person plays all seats without bots, or the device is handed over. */
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

/** The choice of seats that throw their own dice and type them in. */
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

/** The holder of each seat: the chosen one, or by default a person in the first seat and the best bot in the others. */
function holdersOf(
  system: AnySystem,
  taking: readonly SeatSpec[],
  chosen: Readonly<Record<Seat, Holder>> = {},
): Record<Seat, Holder> {
  const best = botsFor(system)[0]?.id ?? PERSON;
  return Object.fromEntries(taking.map((s, i) => [s.id, chosen[s.id] ?? (i === 0 ? PERSON : best)]));
}

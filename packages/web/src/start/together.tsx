import { type Json, type Seat, seatsIn } from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { openTable } from '../remote/server.js';
import { goTo, SeatingFields } from '../together/opening/seating.js';
import { holdersFor, type Seating, type Sitter, sittersOf } from '../together/opening/sitters.js';
import { OBJECTION } from '../together/words.js';
import { chosenIn, OwnFiles, ScenarioChoice, type ScenarioChosen, TableOptions } from './choices.js';
import { OwnTable } from './picture.js';

/** The form to open a server table, where everybody plays at a device of their own. */
export function TogetherForm({ system, scenario, onScenario }: ScenarioChosen): JSX.Element {
  const [options, setOptions] = useState<Record<string, string>>({});
  const [files, setFiles] = useState<Record<string, Json>>({});
  const [chosen, setChosen] = useState<Seating>({
    sitters: {},
    title: '',
    delay: 0,
    objection: OBJECTION,
  });
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const own = Object.keys(files).length > 0;
  const setup = { scenario, options: chosenIn(system, scenario, options), ...(own && { files }) };
  const taking = useMemo(() => seatsIn(system, setup), [system, scenario, options, files]);
  const sitters: Record<Seat, Sitter> = sittersOf(system, taking, chosen.sitters);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    const title = chosen.title.trim();
    try {
      const opened = await openTable({
        system: system.id,
        ...setup,
        seats: holdersFor(sitters),
        delay: chosen.delay,
        objection: chosen.objection,
        ...(title !== '' && { title }),
      });
      goTo(opened, { title: title || system.title, system: system.id, sitters });
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form class="setup" aria-label={`Play ${system.title} together`} onSubmit={(event) => void submit(event)}>
      <ScenarioChoice system={system} value={scenario} onChange={onScenario} />
      <TableOptions {...{ system, scenario }} values={options} onChange={setOptions} />
      <SeatingFields system={system} taking={taking} seating={{ ...chosen, sitters }} onChange={setChosen} />
      <OwnFiles system={system} files={files} onChange={setFiles} />
      {own && <OwnTable system={system} setup={setup} />}
      {trouble && (
        <p class="refused" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="primary" disabled={busy}>
        {busy ? 'sending…' : 'Open a table'}
      </button>
    </form>
  );
}

import { type AnySystem, scenarioIn } from '@shambles/engine';
import { report, type SimulationResult } from '@shambles/lab/series';
import { createTeller } from '@shambles/story';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { saveFile } from '../app/files.js';
import { Fold, PutAway } from '../play/parts.js';
import { percent } from '../side/index.js';
import { Scores, Shares } from './chart.js';
import { bandsOf, type Counted, countedIn, endingsOf, sayTheSame, winnersOf } from './figures.js';
import { type Run, remove } from './runs.js';

/** What came of a run. `before`: the run of the same scenario that it is compared with. */
export function RunCard(props: { system: AnySystem; run: Run; before: Run | undefined }): JSX.Element {
  const { system, run, before } = props;
  const { series, chosen, games, results, state, why } = run;
  const played = results.length;
  return (
    <li class="card lab-run">
      <header>
        <h4>
          {scenarioIn(system, series.setup)?.title}, {counted(games)}
        </h4>
        <PutAway onClick={() => remove(run.id)} />
      </header>
      <p class="note">{chosen.length === 0 ? 'With the standard options.' : chosen.join(' · ')}</p>
      {state === 'playing' && <progress max={games} value={played} aria-label="Games played" />}
      {state !== 'played' && state !== 'failed' && (
        <p class="note" role="status">
          {state === 'stopped' ? 'Stopped after' : 'Played:'} {played.toLocaleString('en')} of{' '}
          {counted(games)}.
        </p>
      )}
      {state === 'failed' && (
        <p class="refused" role="alert">
          {why}
        </p>
      )}
      {played > 0 && <Figures system={system} run={run} before={before} />}
    </li>
  );
}

const counted = (games: number): string => `${games.toLocaleString('en')} ${games === 1 ? 'game' : 'games'}`;

/** The figures of a run so far. */
function Figures(props: { system: AnySystem; run: Run; before: Run | undefined }): JSX.Element {
  const { system, run, before } = props;
  const { setup } = run.series;
  const teller = useMemo(() => createTeller(system), [system]);
  const bands = useMemo(() => bandsOf(system, setup), [system, setup]);
  const now = useMemo(() => summed(run), [run]);
  const then = useMemo(() => before && summed(before), [before]);
  const winners = winnersOf(system, teller, now, then);
  const endings = endingsOf(teller, bands, now, then);
  return (
    <>
      {!sayTheSame(run.results) && (
        <Shares title="Who won" all={winners} before={then && winnersOf(system, teller, then, now)} />
      )}
      <Shares title="How they ended" all={endings} before={then && endingsOf(teller, bands, then, now)} />
      {bands.length > 0 && <Scores scores={now.scores} bands={bands} />}
      <Counts all={countedIn(teller, now)} before={then && countedIn(teller, then)} />
      <Again run={run} now={now} />
    </>
  );
}

const summed = ({ series, results, seconds }: Run): SimulationResult => report(series, results, seconds);

/** What else the system counts, on average. */
function Counts(props: {
  all: readonly Counted[];
  before: readonly Counted[] | undefined;
}): JSX.Element | null {
  const { all, before } = props;
  if (all.length === 0) return null;
  return (
    <Fold summary="What was counted in a game">
      <table class="lab-counts">
        <thead>
          <tr>
            <th scope="col">In a game</th>
            <th scope="col">on average</th>
            {before && <th scope="col">in the first run</th>}
            <th scope="col">at most</th>
            <th scope="col">in how many games</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ id, name, mean, most, share }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{mean.toFixed(2)}</td>
              {before && <td>{(before.find((one) => one.id === id)?.mean ?? 0).toFixed(2)}</td>}
              <td>{most}</td>
              <td>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

/** How to get the same figures again, and the figures as a file. */
function Again({ run, now }: { run: Run; now: SimulationResult }): JSX.Element {
  const { series, games, seconds, state } = run;
  const name = `${series.system}-${series.setup.scenario}-${series.seed}.json`;
  const pace = seconds > 0 ? ` in ${Math.round(seconds).toLocaleString('en')} s` : '';
  return (
    <Fold summary="How to play the same games again">
      <p class="note">
        {now.decisions.toLocaleString('en')} decisions{pace}.
        {state === 'played' && ' The same seed gives the same games, here and in a terminal:'}
      </p>
      {state === 'played' && <pre class="lab-command">{commandOf(run)}</pre>}
      <button
        type="button"
        class="quiet small"
        onClick={() =>
          saveFile(
            name,
            `${JSON.stringify({ ...series, asked: games, ...now }, null, 2)}\n`,
            'application/json',
          )
        }
      >
        Save the figures
      </button>
    </Fold>
  );
}

/** The command of the terminal that plays the same games. */
export function commandOf({ series, games }: Pick<Run, 'series' | 'games'>): string {
  const { system, setup, seats, seed } = series;
  return [
    `npx shambles sim ${system} ${setup.scenario}`,
    `--games ${games}`,
    `--seed ${quoted(seed)}`,
    `--seats ${Object.entries(seats)
      .map(([seat, bot]) => `${seat}=${bot}`)
      .join(',')}`,
    ...Object.entries(setup.options).map(([id, value]) => `--option ${id}=${value}`),
    ...Object.keys(setup.files ?? {}).map((id) => `--file ${id}=YOUR-FILE.json`),
  ].join(' ');
}

const quoted = (seed: string): string =>
  /^[\w-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", "'\\''")}'`;

import { type AnySystem, type Json, type SeatSpec, type Setup, scenarioIn, seatsIn } from '@shambles/engine';
import { botsFor, titleIn } from '@shambles/players';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Holder, PERSON } from '../session/session.js';
import { RunCard } from './card.js';
import { play, type Run, runs, stop } from './runs.js';

/** How many games may be played at once. */
const GAMES = [100, 300, 1_000, 3_000, 10_000];

/** Bots play a table many times, and what comes of it is shown: who wins, how, and how sure that is. */
export function Lab(props: {
  system: AnySystem;
  setup: Setup;
  held: Readonly<Record<string, Holder>>;
  seed: string;
}): JSX.Element {
  const { system, setup, held, seed } = props;
  const [games, setGames] = useState(300);
  useEffect(() => stop, []);
  const its = runs.value.filter(({ series }) => series.system === system.id);
  const playing = its.some(({ state }) => state === 'playing');
  const taking = seatsIn(system, setup);
  const seats = Object.fromEntries(taking.map(({ id }) => [id, botAt(system, held[id])]));
  const go = (): void =>
    play({ system: system.id, setup, seats, seed }, games, chosenBeside(system, taking, setup, seats));
  return (
    <section class="lab" aria-labelledby={`lab-${system.id}`}>
      <h3 id={`lab-${system.id}`}>What comes of it?</h3>
      <p class="note">
        Let bots play this table, as it is set above, many times in this browser. Where a person sits, “
        {botsFor(system)[0]?.title.split(':')[0]}” plays. Change an option and play again to see what it does.
        The line on a bar is where the true share lies, 95 times in 100.
      </p>
      <div class="lab-go">
        <label>
          <span class="unseen">Number of games</span>
          <select value={String(games)} onChange={(event) => setGames(Number(event.currentTarget.value))}>
            {GAMES.map((n) => (
              <option key={n} value={String(n)}>
                {n.toLocaleString('en')} games
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="quiet" onClick={playing ? stop : go}>
          {playing ? 'Stop' : 'Let bots play'}
        </button>
      </div>
      <ul class="lab-runs">
        {its.map((run, i) => (
          <RunCard
            key={run.id}
            system={system}
            run={run}
            before={its
              .slice(i + 1)
              .findLast(
                (other) => titleOf(system, other) === titleOf(system, run) && other.results.length > 0,
              )}
          />
        ))}
      </ul>
    </section>
  );
}

const titleOf = (system: AnySystem, { series }: Run): string | undefined =>
  scenarioIn(system, series.setup)?.title;

const botAt = (system: AnySystem, holder: Holder | undefined): string =>
  holder === undefined || holder === PERSON ? (botsFor(system)[0]?.id ?? '') : holder;

/** What differs from how the table is set by default: options, own files, bots. */
function chosenBeside(
  system: AnySystem,
  taking: readonly SeatSpec[],
  setup: Setup,
  seats: Readonly<Record<string, string>>,
): string[] {
  const options = system.options.flatMap(({ id, title, values, default: usual }) => {
    const value = setup.options[id];
    return value === undefined || value === usual
      ? []
      : [`${title.replace(/\?$/, '')}: ${values.find((each) => each.id === value)?.title ?? value}`];
  });
  const files = system.files.filter(({ id }) => setup.files?.[id] !== undefined);
  const [best, ...others] = botsFor(system);
  const bots = taking.flatMap(({ id, name }) => {
    const bot = others.find((each) => each.id === seats[id]);
    return bot === undefined || bot === best ? [] : [`${name}: ${titleIn(bot, id)}`];
  });
  return [...options, ...files.map(({ id, title }) => named(title, setup.files?.[id])), ...bots];
}

/** A file of the players' own by what it is and, if it has a title, by that. */
function named(what: string, file: Json | undefined): string {
  const { title } = (file ?? {}) as { readonly title?: unknown };
  return typeof title === 'string' ? `${what}: “${title}”` : `Your own file: ${what}`;
}

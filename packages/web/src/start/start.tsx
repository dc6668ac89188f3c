import { PrintedBoard } from '@shambles/board';
import { type AnySystem, type Json, type Scene, Table } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { COMING, SYSTEMS } from '@shambles/systems';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { beginGame, continueGame, lasting, saved, trouble } from '../app/state.js';
import { Logo } from '../play/header.js';
import { SettingsList } from '../play/menu.js';
import { Segments } from '../play/parts.js';
import { newSeed } from '../session/games.js';
import { PERSON } from '../session/session.js';
import { OpenFile } from './open.js';
import { SavedGames } from './saved.js';
import { SetupForm } from './setup.js';

/** What the table looks like after a few random decisions: the picture on the box. */
function boxPicture(system: AnySystem): Scene {
  const scenario = system.scenarios[0]?.id ?? '';
  const table = Table.create(system, { setup: { scenario, options: {} }, seed: 'box' });
  for (let n = 0; n < 40 && !table.over && table.scene('spectator').clock.turn < 3; n++) {
    const seat = table.waitingFor[0];
    const ask = seat && table.asks(seat)[0];
    const answer = seat && table.legal(seat, 12).at(-1);
    if (!ask || answer === undefined) break;
    if (!table.answer({ seat, ask: ask.id, at: ask.at, value: answer as Json }).ok) break;
  }
  return table.scene('spectator');
}

/** Choosing what to play. */
export function StartScreen(): JSX.Element {
  return (
    <div class="start">
      <header class="start-head">
        <h1>
          <Logo />
        </h1>
        <p>A table for zombie wargames. Every rule kept, every die shown.</p>
      </header>
      {trouble.value && (
        <p class="refused start-trouble" role="alert">
          {trouble.value}
        </p>
      )}
      {!lasting.value && (
        <p class="note">This browser keeps nothing after the page is closed: export a game to keep it.</p>
      )}
      <main class="start-main">
        {SYSTEMS.map((system) => (
          <Box key={system.id} system={system} />
        ))}
        <section class="start-more">
          <SavedGames />
          <OpenFile />
          <details class="fold settings-fold">
            <summary>Theme, motion, text</summary>
            <SettingsList />
          </details>
        </section>
        <section class="coming" aria-labelledby="coming">
          <h2 id="coming">Coming</h2>
          <ul>
            {COMING.map(({ id, title }) => (
              <li key={id}>
                <b>{title}</b>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

/** One system, ready to be played. */
function Box(props: { system: AnySystem }): JSX.Element {
  const { system } = props;
  const scene = useMemo(() => boxPicture(system), [system]);
  const bot = botsFor(system)[0];
  const [side, setSide] = useState(system.seats[0]?.id ?? '');
  const latest = saved.value.find((g) => g.system === system.id && !g.over);
  const other = system.seats.find((s) => s.id !== side);
  const now = (): void =>
    beginGame({
      system: system.id,
      setup: { scenario: system.scenarios[0]?.id ?? '', options: {} },
      seed: newSeed(),
      seats: Object.fromEntries(
        system.seats.map((s) => [s.id, s.id === side ? PERSON : (bot?.id ?? PERSON)]),
      ),
    });
  return (
    <section class="box" aria-labelledby={`box-${system.id}`}>
      <div class="box-art" aria-hidden="true">
        <PrintedBoard scene={scene} />
      </div>
      <div class="box-words">
        <h2 id={`box-${system.id}`}>{system.title}</h2>
        <p>{system.scenarios[0]?.summary}</p>
        <Segments
          label="Your side"
          class="big"
          choices={system.seats.map((s) => ({ id: s.id, name: s.name, class: `tone-${s.tone}` }))}
          value={side}
          onChange={setSide}
        />
        <button type="button" class="primary play-now" onClick={now}>
          Play now
          <small>
            you are the {system.seats.find((s) => s.id === side)?.name}; the {bot?.title.split(':')[0]} bot is
            the {other?.name}
          </small>
        </button>
        {latest && (
          <button type="button" class="quiet go-on" onClick={() => void continueGame(latest.id)}>
            <b>Go on with your game</b>
            <span>
              turn {latest.turn} of {latest.turns} · {latest.score}
            </span>
          </button>
        )}
        <p class="credit">{system.credit}</p>
      </div>
      <details class="fold setup-fold">
        <summary>Set the table: who sits where, options, your own files and dice</summary>
        <SetupForm system={system} />
      </details>
    </section>
  );
}

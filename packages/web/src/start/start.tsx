import { SYSTEMS } from '@shambles/systems';
import type { JSX } from 'preact';
import { lasting, saved, trouble } from '../app/state.js';
import { Logo } from '../play/header.js';
import { SettingsList } from '../play/menu.js';
import { Fold, PutAway } from '../play/parts.js';
import { checkHash } from '../remote/links.js';
import { server } from '../remote/server.js';
import { Box } from './box.js';
import { MyTables } from './mytables.js';
import { OpenFile } from './open.js';
import { LastGame, SavedGames } from './saved.js';

/** A line of buttons that lead to the box of each system, and to the saved games below all of them. */
function GameList(): JSX.Element {
  const go = (id: string): void => {
    const title = document.getElementById(id);
    title?.closest('section')?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  };
  return (
    <nav class="game-list" aria-label="Games">
      {SYSTEMS.map(({ id, title }) => (
        <button key={id} type="button" class="quiet small" onClick={() => go(`box-${id}`)}>
          {title}
        </button>
      ))}
      {saved.value.length > 0 && (
        <button type="button" class="quiet small" onClick={() => go('saved')}>
          Saved games
        </button>
      )}
    </nav>
  );
}

/** The start page. */
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
        <div class="refused start-trouble" role="alert">
          <p>{trouble.value}</p>
          <PutAway
            onClick={() => {
              trouble.value = undefined;
            }}
          />
        </div>
      )}
      {!lasting.value && (
        <p class="note">This browser keeps nothing after the page is closed: export a game to keep it.</p>
      )}
      <main class="start-main">
        <LastGame />
        <MyTables />
        <GameList />
        {SYSTEMS.map((system) => (
          <Box key={system.id} system={system} />
        ))}
        <section class="start-more">
          <SavedGames />
          <OpenFile />
          {server.value && (
            <p class="note">
              <a href={checkHash()}>Check the dice</a> of a game that was played on a server.
            </p>
          )}
          <Fold class="settings-fold" summary="Theme, motion, text">
            <SettingsList />
          </Fold>
        </section>
      </main>
    </div>
  );
}

import { SYSTEMS } from '@shambles/systems';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { goToCheck, leave, playFile, watchAt } from '../app/state.js';
import { PlayScreen } from '../play/play.js';
import type { Company } from '../remote/company.js';
import { seatHere } from '../remote/mine.js';
import { noTables } from '../remote/server.js';
import { CompanyBar } from './companybar.js';
import { Lobby } from './lobby/lobby.js';

/** A server table, from the gathering to the end. */
export function TogetherScreen({ company }: { company: Company }): JSX.Element {
  const line = company.line.value;
  const room = company.room.value;
  const playing = company.playing.value;
  const turn = company.myTurn.value;
  const { table, seat } = company;
  useEffect(() => {
    seatHere.value = seat === undefined ? undefined : { table, seat, turn };
    return () => {
      seatHere.value = undefined;
    };
  }, [table, seat, turn]);
  if (line.is === 'refused' && !room) return <NoTable why={line.text} what={COPIED} />;
  if (noTables.value && !room) return <NoTable why={NO_TABLES} what={ELSEWHERE} />;
  if (room && !SYSTEMS.some((s) => s.id === room.system))
    return (
      <NoTable
        why={`This page does not know the game that is played there (${room.system}). Load it again.`}
        what={COPIED}
      />
    );
  if (!room || !playing || room.status === 'gathering') return <Lobby company={company} />;
  const { session, stage } = playing;
  const over = room.status === 'over';
  const label = room.title === session.system.title ? undefined : room.title;
  return (
    <PlayScreen
      game={{ session, report: undefined, label }}
      stage={stage}
      company={<CompanyBar company={company} />}
      more={<MoreItems company={company} />}
      onWatch={over ? () => void watchAt(company) : undefined}
    />
  );
}

function MoreItems({ company }: { company: Company }): JSX.Element {
  const room = company.room.value;
  const over = room?.status === 'over';
  const alone = room?.seats.filter((s) => s.holder === 'person').length === 1;
  const home = async (): Promise<void> => {
    try {
      await playFile(await company.journal(), `From ${room?.title ?? 'a table'}`);
    } catch (error) {
      company.trouble.value = (error as Error).message;
    }
  };
  return (
    <>
      {(over || alone || room?.status === 'stuck') && company.role.value?.is === 'seat' && (
        <button type="button" class="menu-item" onClick={() => void home()}>
          Take home (a game in this browser)
        </button>
      )}
      {over && (
        <button type="button" class="menu-item" onClick={() => goToCheck(company.table)}>
          Check the dice
        </button>
      )}
    </>
  );
}

const COPIED =
  'A link to a seat works once, for whoever sits down with it. It may have been used already, the seat may have been handed over to somebody else, or the link was copied in part. Ask whoever gave it to you.';
const NO_TABLES = 'No tables are kept at this address: it only serves the page.';
const ELSEWHERE =
  'Ask whoever gave you the link for its whole address: it begins with that of the server you play on. Games at one device can be played here.';

/** Explains why a link opens no table, and what can be done. */
function NoTable({ why, what }: { why: string; what: string }): JSX.Element {
  return (
    <main class="lobby">
      <div class="card">
        <h1>This link opens no table</h1>
        <p role="alert">{why}</p>
        <p class="dim">{what}</p>
        <button type="button" class="primary" onClick={leave}>
          To the start page
        </button>
      </div>
    </main>
  );
}

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sitAt } from '../app/state.js';
import { HOST, keptHere, roleName } from '../remote/kept.js';
import { lookForMine, myTables } from '../remote/mine.js';
import { type MyTable, server } from '../remote/server.js';
import { NotifyChoice } from '../together/controls/notify.js';
import { seatName } from '../together/words.js';

/** Server tables that this browser sits at, watches or hosts. */
export function MyTables(): JSX.Element | null {
  useEffect(() => void lookForMine(), [server.value]);
  // A host who also has a seat at the table sees only the seat.
  const tables = myTables.value.filter(
    (t, _, all) => roleName(t.role) !== HOST || !all.some((o) => o.table === t.table && o.role.is === 'seat'),
  );
  if (!server.value || tables.length === 0) return null;
  return (
    <section class="saved my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">My tables</h2>
      <ul>
        {tables.map((table) => (
          <OneTable key={`${table.table} ${roleName(table.role)}`} table={table} />
        ))}
      </ul>
      <NotifyChoice />
    </section>
  );
}

function OneTable({ table }: { table: MyTable }): JSX.Element {
  const [asked, setAsked] = useState(false);
  const role = roleName(table.role);
  const sits =
    role === HOST
      ? 'you run it'
      : table.role.is === 'spectator'
        ? 'you watch'
        : `you are ${seatName(table, role)}`;
  const go = (): void => {
    const key = keptHere().get(table.table, role)?.key;
    if (key !== undefined) sitAt(table.table, key);
  };
  return (
    <li>
      <button type="button" class={table.yourTurn ? 'saved-game my-turn' : 'saved-game'} onClick={go}>
        <b>
          {table.yourTurn && (
            <span class="turn-mark" aria-hidden="true">
              ●{' '}
            </span>
          )}
          {table.title}
        </b>
        <span>
          {sits} · {standing(table)}
        </span>
      </button>
      <button
        type="button"
        class="quiet small"
        aria-label={`Forget ${table.title}: its link would be needed to come back`}
        onClick={() => {
          if (!asked) return setAsked(true);
          keptHere().forget(table.table);
          void lookForMine();
        }}
        onBlur={() => setAsked(false)}
      >
        {asked ? 'Really?' : '×'}
      </button>
    </li>
  );
}

function standing(table: MyTable): string {
  const { status, yourTurn, waitingFor } = table;
  if (status === 'gathering') return 'waiting for everybody to sit down';
  if (status === 'over') return 'finished';
  if (status === 'stuck') return 'cannot go on';
  if (yourTurn) return 'it is your turn';
  if (waitingFor.length === 0) return 'the game goes on';
  return `waiting for ${waitingFor.map((s) => seatName(table, s)).join(', ')}`;
}

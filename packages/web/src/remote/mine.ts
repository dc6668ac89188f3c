import { effect, signal } from '@preact/signals';
import type { Seat } from '@shambles/engine';
import { change, settings } from '../app/settings.js';
import { HOST, keptHere, roleName } from './kept.js';
import { listMine, type MyTable, server } from './server.js';

/** Server tables that this browser sits at, as of the last request. */
export const myTables = signal<readonly MyTable[]>([]);

/** The seat that this page shows, and whether it is that seat's turn; always more up to date than the list. */
export const seatHere = signal<
  { readonly table: string; readonly seat: Seat; readonly turn: boolean } | undefined
>(undefined);

/** Milliseconds between two requests for the list. */
const EVERY = 30_000;

/** Limit on the keys of one request; the newest go first. */
const MOST = 200;

const MARK = '● ';
const TITLE = 'Shambles';

/** Asks the server for `myTables`. The list stays as it was if the request fails. */
export async function lookForMine(): Promise<void> {
  const keys = keptHere()
    .all()
    .filter((k) => !k.given)
    .slice(0, MOST);
  if (!server.value || keys.length === 0) {
    myTables.value = [];
    return;
  }
  try {
    const tables = await listMine(keys.map(({ table, key }) => ({ table, key })));
    myTables.value = tables.toSorted((a, b) => urgency(a) - urgency(b));
  } catch {
    // The next request comes soon.
  }
}

/** Sort order of a table: those whose turn it is here first, finished ones last. */
function urgency({ yourTurn, status }: MyTable): number {
  if (yourTurn) return 0;
  return status === 'over' ? 2 : 1;
}

/** Tables where it is this browser's turn, apart from the seat that is shown. */
function waiting(): MyTable[] {
  const here = seatHere.value;
  return myTables.value.filter(
    ({ yourTurn, table, role }) =>
      yourTurn && role.is !== HOST && !(table === here?.table && roleName(role) === here.seat),
  );
}

export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Turns notifications off, or on if the browser and its owner allow them. */
export async function askToNotify(on: boolean): Promise<void> {
  const allowed = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  change({ notify: allowed });
}

/** Checks from time to time whose turn it is, marks the page's title and sends notifications. */
export function watchForTurns(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    await lookForMine();
    timer = setTimeout(() => void look(), EVERY);
  };
  void look();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  let told = new Set<string>();
  effect(() => {
    const mine = waiting();
    document.title = seatHere.value?.turn || mine.length > 0 ? `${MARK}Your turn – ${TITLE}` : TITLE;
    const now = new Set(mine.map((t) => t.table));
    for (const { table, title } of mine) if (!told.has(table)) tell(`It is your turn at ${title}.`);
    told = now;
  });
  effect(() => {
    if (seatHere.value?.turn) tell('It is your turn.');
  });
}

function tell(words: string): void {
  if (!settings.peek().notify || !canNotify() || document.visibilityState === 'visible') return;
  try {
    new Notification(TITLE, { body: words, tag: words });
  } catch {
    // Some browsers allow notifications only from a worker.
  }
}

import { effect, signal } from '@preact/signals';
import type { Seat } from '@shambles/engine';
import { change, settings } from '../app/settings.js';
import { HOST, keptHere, roleName } from './kept.js';
import { listMine, type MyTable, server } from './server.js';

/** Tables on the server that this browser sits at, as they were when last asked. */
export const myTables = signal<readonly MyTable[]>([]);

/** The seat that this page shows, and whether the game waits for it: known at once, and better than by the list. */
export const seatHere = signal<
  { readonly table: string; readonly seat: Seat; readonly turn: boolean } | undefined
>(undefined);

/** Milliseconds between two looks at the list. */
const EVERY = 30_000;

/** Keys that are asked about at once; the newest come first. */
const MOST = 200;

const MARK = '● ';
const TITLE = 'Shambles';

/** Asks the server for them. What cannot be asked for stays as it was. */
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
    // Tried again soon.
  }
}

/** What waits for somebody here comes first, what is finished last. */
function urgency({ yourTurn, status }: MyTable): number {
  if (yourTurn) return 0;
  return status === 'over' ? 2 : 1;
}

/** Tables besides the one that is shown, where it is the turn of somebody who sits here. */
function waiting(): MyTable[] {
  const here = seatHere.value;
  return myTables.value.filter(
    ({ yourTurn, table, role }) =>
      yourTurn && role.is !== HOST && !(table === here?.table && roleName(role) === here.seat),
  );
}

export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Turns notifications on, where the browser and its owner allow it. */
export async function askToNotify(on: boolean): Promise<void> {
  const allowed = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  change({ notify: allowed });
}

/** Looks for one's turn from time to time, and marks the page's title. */
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
    // Some browsers let only their workers do this.
  }
}

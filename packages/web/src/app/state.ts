import { signal } from '@preact/signals';
import type { Refusal, Seat, Setup } from '@shambles/engine';
import { findSystem, SYSTEMS } from '@shambles/systems';
import { Company } from '../remote/company.js';
import type { Socket } from '../remote/connection.js';
import { keptHere } from '../remote/kept.js';
import { checkHash, companionHash, readAddress, tableHash } from '../remote/links.js';
import { lookForMine, watchForTurns } from '../remote/mine.js';
import { doAt, findServer, journalOf, socketAddress } from '../remote/server.js';
import { eyesOn, readLine } from '../replay/watching.js';
import { branchBeside, lookBeside, proveBeside } from '../session/beside.js';
import { openStore } from '../session/browser-store.js';
import {
  type Beginning,
  begin,
  fork,
  type Game,
  importJournal,
  type Means,
  resume,
} from '../session/games.js';
import type { Look, Proven, Told } from '../session/proving.js';
import { Stage } from '../session/stage.js';
import { type GameMeta, type GameStore, MemoryStore } from '../session/store.js';
import { moves } from './settings.js';

/** What the page shows. */
export type Screen =
  | { readonly is: 'start' }
  /** What the address names is on its way, such as a game from the store. */
  | { readonly is: 'opening' }
  | { readonly is: 'play'; readonly game: Game; readonly stage: Stage }
  | {
      readonly is: 'replay';
      readonly text: string;
      readonly read: ReturnType<typeof readLine>;
      readonly from?: string;
      /** Seats whose eyes it may be watched with; all of them if left out. */
      readonly eyes?: readonly Seat[] | undefined;
      /** The server table that the game was played at. */
      readonly company?: Company | undefined;
    }
  | { readonly is: 'together'; readonly company: Company }
  | { readonly is: 'check'; readonly table: string | undefined }
  | Companion;

/** A system's procedures one by one, for a table with real dice. */
export interface Companion {
  readonly is: 'companion';
  readonly system: string;
  readonly procedure: string | undefined;
  /** The game that the companion was opened from: its options apply here, and `hash` leads back to it. */
  readonly from: { readonly setup: Setup; readonly hash: string } | undefined;
}

/** Progress of reading or replaying a journal; `of` is 0 while the total is unknown. */
export interface Working {
  readonly work: Parameters<Told>[0];
  readonly done: number;
  readonly of: number;
}

export const screen = signal<Screen>({
  is: readAddress(location.hash).is === 'start' ? 'start' : 'opening',
});
export const saved = signal<readonly GameMeta[]>([]);
/** Whether the browser keeps games after the page is closed. */
export const lasting = signal(true);
/** What the page is busy with. */
export const working = signal<Working | undefined>(undefined);
/** Something that went wrong outside a game, in words. */
export const trouble = signal<string | undefined>(undefined);

let store: GameStore = new MemoryStore();

/** Bots pause briefly so that people can follow them, unless motion is off. */
const means = (): Means => ({ store, pace: () => (moves() ? 50 : 0) });

export async function openUp(): Promise<void> {
  const opened = await openStore();
  store = opened.store;
  lasting.value = opened.lasting;
  await listSaved();
  void findServer().then(watchForTurns);
  addEventListener('online', () => void findServer());
  await goWhereTheAddressSays();
  addEventListener('hashchange', () => void goWhereTheAddressSays());
}

async function listSaved(): Promise<void> {
  saved.value = await store.list();
}

async function goWhereTheAddressSays(): Promise<void> {
  const address = readAddress(location.hash);
  const now = screen.value;
  trouble.value = undefined;
  switch (address.is) {
    case 'start':
      if (now.is !== 'start' && now.is !== 'replay') leaveScreen();
      return;
    case 'game':
      if (now.is !== 'play' || now.game.session.id !== address.id) await continueGame(address.id);
      return;
    case 'table':
      sitAt(address.table, address.key);
      return;
    case 'check':
      show({ is: 'check', table: address.table });
      return;
    case 'companion':
      showCompanion(address.system, address.procedure);
  }
}

/** Replaces the current screen, and closes its game or its connection. */
function show(next: Screen): void {
  const now = screen.value;
  if (now.is === 'play') {
    now.stage.close();
    now.game.session.close();
  }
  const company = companyAt(now);
  if (company !== companyAt(next)) company?.close();
  screen.value = next;
}

const companyAt = (at: Screen): Company | undefined =>
  at.is === 'together' || at.is === 'replay' ? at.company : undefined;

function setAddress(hash: string): void {
  if (location.hash !== hash) history.pushState(null, '', hash);
}

/**
 * Goes to a table on a server with the key of a seat, of its host or of its spectators.
 * `instead` replaces the current address rather than adding to the history.
 */
export function sitAt(table: string, given: string, instead = false): void {
  const now = screen.value;
  const key = keptHere().follow(table, given);
  if (instead || key !== given) history.replaceState(null, '', tableHash(table, key));
  else setAddress(tableHash(table, key));
  if (now.is === 'together' && now.company.table === table && now.company.key === key) return;
  trouble.value = undefined;
  const company = new Company({
    table,
    key,
    kept: keptHere(),
    open: () => new WebSocket(socketAddress()) as Socket,
    motion: moves,
    journal: (own) => journalOf(table, own),
    doAt: (own, verb) => doAt(table, own, verb),
    moved: (own) => sitAt(table, own, true),
  });
  show({ is: 'together', company });
}

export function goToCheck(table?: string): void {
  setAddress(checkHash(table));
  show({ is: 'check', table });
}

/** Opens the companion of a game's system with the game's options; a link leads back to the game. */
export function goToCompanion(system: string, setup: Setup): void {
  const hash = location.hash;
  setAddress(companionHash(system));
  show({ is: 'companion', system, procedure: undefined, from: { setup, hash } });
}

function showCompanion(system: string, procedure: string | undefined): void {
  const now = screen.value;
  if (!SYSTEMS.some((s) => s.id === system)) {
    trouble.value = `There is no companion for "${system}".`;
    leave();
  } else {
    const from = now.is === 'companion' && now.system === system ? now.from : undefined;
    show({ is: 'companion', system, procedure, from });
  }
}

/** Shows the replay of a finished game at a server table. */
export async function watchAt(company: Company): Promise<void> {
  try {
    const text = await company.journal();
    if (companyAt(screen.value) === company) show({ is: 'replay', text, read: readLine(text), company });
  } catch (error) {
    company.trouble.value = (error as Error).message;
  }
}

function leaveScreen(): void {
  show({ is: 'start' });
  void lookForMine();
  void listSaved();
}

export function leave(): void {
  if (location.hash) history.pushState(null, '', location.pathname + location.search);
  leaveScreen();
}

function play(game: Game): void {
  const stage = new Stage(game.session, moves);
  trouble.value = undefined;
  show({ is: 'play', game, stage });
  game.session.start();
  setAddress(`#game=${game.session.id}`);
}

/** Runs something that may throw, and shows the message of its error to the person. */
function tried<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch (error) {
    trouble.value = (error as Error).message;
    return undefined;
  }
}

export function beginGame(beginning: Beginning): void {
  const game = tried(() => begin(beginning, means()));
  if (game) play(game);
}

export async function continueGame(id: string): Promise<void> {
  const game = await said(async () => {
    const kept = await store.load(id);
    if (!kept) throw new Error('That game is not kept in this browser.');
    return resume(kept, means());
  });
  if (game) play(game);
  else leave();
}

export async function removeGame(id: string): Promise<void> {
  await store.remove(id);
  await listSaved();
}

export const playFile = (text: string, label?: string): Promise<void> =>
  playProven((told) => proveBeside(text, told), label);

/** Looks into a file. Returns undefined, with the reason in `trouble`, if nothing can be made of it. */
export const lookIntoFile = (file: File): Promise<Look | undefined> =>
  beside((told) => lookBeside(file, told), `${file.name}: `);

async function playProven(
  prove: (told: Told) => Promise<Proven>,
  label: string | undefined,
  origin?: string,
): Promise<void> {
  const proven = await beside(prove);
  const of = origin === undefined ? undefined : (await store.load(origin))?.meta;
  const game = proven && tried(() => importJournal(proven, means(), label, of));
  if (game) play(game);
}

/** Runs a long task off the page's thread while the page shows its progress. Only one task runs at a time. */
async function beside<T>(what: (told: Told) => Promise<T>, before = ''): Promise<T | undefined> {
  if (working.value) {
    trouble.value = 'Another journal is being read; try again when that is done.';
    return undefined;
  }
  trouble.value = undefined;
  working.value = { work: 'read', done: 0, of: 0 };
  try {
    return await what((work, done, of) => {
      working.value = { work, done, of };
    });
  } catch (error) {
    trouble.value = `${before}${(error as Error).message}`;
    return undefined;
  } finally {
    working.value = undefined;
  }
}

/** Runs something that may block the page for a moment, after the notice of it has been drawn. */
const said = <T>(what: () => T | Promise<T>): Promise<T | undefined> =>
  beside(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
    return what();
  });

export function whatIf(at?: number): Refusal | undefined {
  const now = screen.value;
  if (now.is !== 'play') return undefined;
  const game = fork(now.game, means(), at);
  if ('ok' in game) return game;
  play(game);
  return undefined;
}

export async function watch(text: string): Promise<void> {
  // A journal that cannot be read is reported here, not on the replay screen.
  await said(() => {
    const read = readLine(text);
    findSystem(read.header.system);
    show({ is: 'replay', text, read });
  });
}

/** Starts a new game from an entry of the journal being watched. */
export async function branchOf(text: string, entry: number): Promise<void> {
  const now = screen.value;
  const origin = now.is === 'replay' ? now.from : undefined;
  await playProven((told) => branchBeside(text, entry, told), 'What if, from a replay', origin);
  if (trouble.value !== undefined) leave();
}

export async function watchSaved(id: string): Promise<void> {
  await said(async () => {
    const kept = await store.load(id);
    if (!kept) return;
    const { text, meta } = kept;
    const eyes = eyesOn(findSystem(meta.system), meta);
    show({ is: 'replay', text, read: readLine(text), from: id, eyes });
  });
}

/** Replays the current game from its journal. */
export async function watchThis(): Promise<void> {
  await said(() => {
    const now = screen.value;
    if (now.is !== 'play') return;
    const { table, id, system, seats, alone, viewer } = now.game.session;
    const text = table.save();
    const eyes = eyesOn(system, { seats, alone, over: table.over }, viewer.value);
    show({ is: 'replay', text, read: readLine(text), from: id, eyes });
  });
}

/** Returns from a replay to the game or table it came from, or to the start. */
export async function endReplay(): Promise<void> {
  const now = screen.value;
  if (now.is === 'replay' && now.company) show({ is: 'together', company: now.company });
  else if (now.is === 'replay' && now.from !== undefined && location.hash === `#game=${now.from}`)
    await continueGame(now.from);
  else leave();
}

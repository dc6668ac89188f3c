import type { AskView, Json, Outcome, Refusal, RollView, Seat, Setup, Standing } from '@shambles/engine';
import * as z from 'zod/mini';
import type { Fair } from './fair.js';
import type { Item } from './feed.js';
import { notShown, notTalk } from './words.js';

/** Version of the protocol: raised when an old page would misunderstand a new server. */
export const WIRE = 3;

/** Limits that the server imposes on every client. */
export const LIMITS = {
  /** Letters in a name, a line of chat, a table's title. */
  name: 40,
  chat: 500,
  title: 80,
  /** Bytes in a socket message, a request body, a whole journal brought along. */
  message: 64 * 1024,
  body: 256 * 1024,
  journal: 8 * 1024 * 1024,
  /** Letters in the journal of a table, past which nothing more is played there. */
  table: 16 * 1024 * 1024,
  /** Nesting depth of a message, and the values in one and in a request that opens a table. */
  depth: 64,
  values: 5000,
  opening: 60_000,
  /** The longest delay for spectators, in seconds. */
  delay: 24 * 60 * 60,
  /** The longest time to object to a proposal at the table, in hours. */
  objection: 30 * 24,
  /** Lines of chat sent to anybody who joins. */
  talk: 200,
  /** Devices of one seat. */
  devices: 8,
} as const;

// ---------------------------------------------------------------------------------------------------------
// What is said to the server

const id = z.string().check(z.minLength(1), z.maxLength(64));
const seat = z.string().check(z.minLength(1), z.maxLength(40));
/** JSON with the engine's read-only type. */
const json = z.json() as unknown as z.ZodMiniType<Json>;
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const position = z.int().check(z.minimum(-1));
/** A name or a title: every character must be visible. */
const shown = (most: number) =>
  text(most).check(z.refine((said) => notShown(said) === undefined, error(notShown)));
/** Something said in the chat: one line. */
const talk = (most: number) =>
  text(most).check(z.refine((said) => notTalk(said) === undefined, error(notTalk)));
const error = (why: (said: string) => string | undefined) => ({
  error: ({ input }: { readonly input?: unknown }) => why(String(input)) ?? '',
});
const objection = z.int().check(z.minimum(1), z.maximum(LIMITS.objection));

/** What a seat does in the game. Each message has an id chosen by the client: sent twice, it counts once. */
const GAME = [
  z.strictObject({ is: z.literal('answer'), id, ask: text(200), value: json }),
  z.strictObject({
    is: z.literal('dice'),
    id,
    roll: text(300),
    faces: z.array(z.int()).check(z.maxLength(1000)),
  }),
  z.strictObject({ is: z.literal('own-dice'), id, own: z.boolean() }),
  z.strictObject({
    is: z.literal('stand'),
    id,
    ask: text(200),
    value: z.optional(json),
    /** Valid only in the current turn. */
    turn: z.optional(z.literal(true)),
  }),
  /** Without `to`, takes back the seat's last answer. `to`: the last item that stays. */
  z.strictObject({ is: z.literal('undo'), id, to: z.optional(position) }),
  z.strictObject({ is: z.literal('redo'), id }),
  z.strictObject({
    is: z.literal('propose'),
    id,
    what: z.union([
      z.strictObject({ undo: position }),
      z.strictObject({
        correct: z.strictObject({
          why: talk(500),
          patch: z
            .array(z.strictObject({ path: text(300), value: json }))
            .check(z.minLength(1), z.maxLength(100)),
        }),
      }),
    ]),
  }),
  z.strictObject({ is: z.literal('consent'), id, to: z.int(), yes: z.boolean() }),
] as const;

/** What is done about the table. */
const ROOM = [
  /**
   * Sits down with a link for the seat. From then on that link opens nothing, and `key` does; the server is told only
   * the hash of the key. If the sender already sits there, this changes the key of that device.
   */
  z.strictObject({ is: z.literal('sit'), id, key: hex, name: z.optional(shown(LIMITS.name)) }),
  /** Adds a device to the seat, by the hash of its key. */
  z.strictObject({ is: z.literal('device'), id, key: hex }),
  /** Removes a device of the seat: its key opens nothing any more. */
  z.strictObject({ is: z.literal('send-away'), id, device: z.int() }),
  /** Whether the sender keeps the seat when the host wants to give it to somebody else. */
  z.strictObject({ is: z.literal('stay'), id, stays: z.boolean() }),
  z.strictObject({ is: z.literal('name'), id, name: shown(LIMITS.name) }),
  z.strictObject({ is: z.literal('chat'), id, text: talk(LIMITS.chat) }),
  /** Promises a number (`promise`), and reveals it (`share`) when all have promised. */
  z.strictObject({ is: z.literal('promise'), id, commitment: hex }),
  z.strictObject({ is: z.literal('share'), id, share: hex }),
  z.strictObject({ is: z.literal('begin'), id }),
  /** Lets a bot hold a person's seat for a while, or ends that (`bot` null). */
  z.strictObject({ is: z.literal('stand-in'), id, seat, bot: z.nullable(text(40)) }),
  /**
   * Makes a new link for a seat; all its old keys become invalid. If the host wants this for a seat that somebody
   * holds, the holder is asked first and has the table's time to object.
   */
  z.strictObject({ is: z.literal('hand-over'), id, seat }),
  z.strictObject({ is: z.literal('pause'), id, paused: z.boolean() }),
  z.strictObject({
    is: z.literal('delay'),
    id,
    seconds: z.int().check(z.minimum(0), z.maximum(LIMITS.delay)),
  }),
  /** The position of the replay for everybody who watches together. */
  z.strictObject({ is: z.literal('watch'), id, at: z.int().check(z.minimum(0)), playing: z.boolean() }),
] as const;

export const Verb = z.discriminatedUnion('is', [...GAME, ...ROOM]);
export type Verb = z.infer<typeof Verb>;

/** The first message on a socket. `have`: the feed position up to which the items are already known. */
export const Hello = z.strictObject({
  is: z.literal('hello'),
  wire: z.int(),
  table: text(64),
  key: text(64),
  have: z.optional(z.int().check(z.minimum(0))),
});
export type Hello = z.infer<typeof Hello>;

export const Ping = z.strictObject({ is: z.literal('ping') });

export const ToServer = z.discriminatedUnion('is', [Hello, Ping, ...GAME, ...ROOM]);
export type ToServer = z.infer<typeof ToServer>;

/** A request to open a table. */
export const Opening = z.strictObject({
  system: text(40),
  scenario: text(100),
  options: z.record(z.string(), z.string()),
  files: z.optional(z.record(z.string(), json)),
  title: z.optional(shown(LIMITS.title)),
  /** The holder of each seat: "person", or the id of a bot. Seats that are not named are held by the best bot. */
  seats: z.record(z.string(), text(40)),
  /** Delay for spectators, in seconds. */
  delay: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.delay))),
  /** Hours to object to a proposal; 24 by default. */
  objection: z.optional(objection),
});
export type Opening = z.infer<typeof Opening>;

/** A game begun elsewhere that will go on here. */
export const Bringing = z.strictObject({
  journal: z.string(),
  title: z.optional(shown(LIMITS.title)),
  seats: z.record(z.string(), text(40)),
  delay: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.delay))),
  objection: z.optional(objection),
});
export type Bringing = z.infer<typeof Bringing>;

/**
 * The part of plain data that cannot be stored unchanged, in a sentence that names the field; undefined if there is
 * none. Data that is too deep must have been refused before.
 */
export function unsound(data: unknown): string | undefined {
  const at = brokenIn(data);
  return at && `${named(at.join('.'))}: ${WHOLE}`;
}

/** The path to text that is broken; undefined if all of it is whole. */
function brokenIn(data: unknown): string[] | undefined {
  if (typeof data === 'string') return BROKEN.test(data) ? [] : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const isList = Array.isArray(data);
  for (const key of Object.keys(data)) {
    if (!isList && BROKEN.test(key)) return [];
    const at = brokenIn((data as Record<string, unknown>)[key]);
    if (at) return [key, ...at];
  }
  return undefined;
}

const BROKEN = /\0|\p{Surrogate}/u;
const WHOLE = 'holds U+0000 or half a character; text may hold every other whole character';

/** What is wrong with a message, in a sentence that names the field. */
export function fault(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${nameOf(issue)}: ${wrong(issue)}`)
    .join('; ')
    .slice(0, 500);
}

function nameOf({ path }: z.core.$ZodIssue): string {
  return named(path.map(String).join('.'));
}

const named = (name: string): string => (name === '' ? 'the message' : name.slice(0, 80));

function wrong(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${measure(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${measure(issue.origin)}`;
    case 'invalid_value':
      return `must be ${issue.values.map((v) => JSON.stringify(v)).join(' or ')}`;
    case 'unrecognized_keys':
      return `has no ${issue.keys.map((k) => JSON.stringify(k.slice(0, 40))).join(', ')}`;
    case 'invalid_format':
      return 'has not the form that it must have';
    case 'invalid_union':
      return issue.discriminator === undefined
        ? 'is none of the things that it may be'
        : `must be one of ${'options' in issue && Array.isArray(issue.options) ? issue.options.join(', ') : 'those there are'}`;
    case 'custom':
      return issue.message;
    default:
      return 'cannot be used';
  }
}

function measure(origin: string): string {
  return origin === 'string' ? ' letters long' : origin === 'array' ? ' long' : '';
}

// ---------------------------------------------------------------------------------------------------------
// What the server says

/** The keys of a table that was just opened. They are shown once and stored as hashes. */
export interface Opened {
  readonly table: string;
  readonly commitment: string;
  /** Runs the table: begins, pauses, hands seats over. Neither plays nor sees the game. */
  readonly host: string;
  /**
   * Links by seat, to be given away. Whoever opens one sits down with it once, and then holds a key that nobody else
   * was shown.
   */
  readonly seats: { readonly [seat: string]: string };
  readonly spectator: string;
}

/** What a key gives access to: "host", "spectator", or a seat. */
export type Role = { readonly is: 'seat'; readonly seat: Seat } | { readonly is: 'host' | 'spectator' };

export interface RoomSeat {
  readonly seat: Seat;
  readonly holder: 'person' | 'bot';
  /** The bot that holds the seat, permanently or for a while. */
  readonly bot?: string;
  readonly name?: string;
  /** Whether somebody with a key to it is now connected to this server. */
  readonly here: boolean;
  readonly ownDice?: true;
  /** A person's seat at which nobody has sat down yet. */
  readonly free?: true;
  /** Set if the host wants to give the seat to somebody else: allowed from this time on, in milliseconds since 1970. */
  readonly claimed?: number;
  /** The bot that is to play there for a while, if the seat is claimed for one and not for somebody else. */
  readonly claimedFor?: string;
  /** Whether this seat's number has been promised, and (`shared`) revealed. */
  readonly promised: boolean;
  readonly shared: boolean;
}

/** The table as everybody at it may know it. */
export interface Room {
  readonly table: string;
  readonly title: string;
  readonly system: string;
  /** Its files are sent once on a socket, with the first room: they never change. */
  readonly setup: Setup;
  readonly status: 'gathering' | 'playing' | 'over' | 'stuck';
  /** Why a stuck table does not go on. */
  readonly trouble?: string;
  /** Set when little room is left for the game's journal: how many hundredths are taken, told in a few steps. */
  readonly filled?: number;
  readonly paused: boolean;
  readonly delay: number;
  /** Hours that everybody has to object to a proposal. */
  readonly objection: number;
  /** The latest action taken because nobody objected in time. */
  readonly unopposed?: Unopposed;
  readonly seats: readonly RoomSeat[];
  readonly spectators: number;
  readonly commitment: string;
  /** True if all people have promised: their numbers are wanted now. */
  readonly wantsShares: boolean;
  /** When the game is over: the secret and the numbers, and the journal's last checksum. */
  readonly proof?: Fair & { readonly sum: string };
  /** The position of those who watch the replay together. */
  readonly watching?: { readonly at: number; readonly playing: boolean; readonly by: string };
}

/** A room as it was sent, with the files from an earlier one if it has none. */
export function withFiles(room: Room, before: Room | undefined): Room {
  const files = room.setup.files ?? before?.setup.files;
  return files ? { ...room, setup: { ...room.setup, files } } : room;
}

/** An action taken without the explicit consent of those who let the time pass. */
export interface Unopposed {
  readonly number: number;
  readonly by: Seat;
  readonly what: 'undo' | 'correct';
  readonly silent: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A proposal that is carried out once everybody has agreed or has let the time to object pass. */
export interface Motion {
  readonly number: number;
  readonly by: Seat;
  /** When that time ends, in milliseconds since 1970. Motions of older tables wait for ever. */
  readonly until?: number;
  /** `undo`: the last item that would stay. */
  readonly what: { readonly undo: number } | { readonly correct: Correction };
  readonly waitingFor: readonly Seat[];
}

export interface Correction {
  readonly why: string;
  readonly patch: readonly { readonly path: string; readonly value: Json }[];
}

export interface ChatLine {
  readonly n: number;
  readonly from: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The game as a seat may know it. If `items` is empty or the view is absent, that part has not changed. */
export interface GameNews {
  readonly is: 'game';
  /** The position of the first of `items`. */
  readonly from: number;
  readonly items: readonly Item[];
  /** The whole view, or (`delta`) what changed since the last one sent on this socket. */
  readonly view?: Json;
  readonly delta?: Json;
  readonly now: Now;
}

/** What is to be done now. */
export interface Now {
  readonly asks: readonly AskView[];
  readonly roll?: RollView;
  readonly waitingFor: readonly Seat[];
  readonly over: boolean;
  readonly outcome?: Outcome;
  /** Where the line of play ends. */
  readonly head: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly standing: readonly Omit<Standing, 'seat'>[];
  /** The motion that waits for everybody's consent: `consent` names its number. */
  readonly motion?: Motion;
}

/** A key to a seat, as shown to the person who sits there. */
export interface Device {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Number of pages open with it now. */
  readonly open: number;
  /** Marks the device that receives this. */
  readonly mine?: true;
  /**
   * Its link was made by the person who opened the table, who may still have it. Tables of older servers have such
   * seats.
   */
  readonly given?: true;
}

export type Reply =
  | { readonly is: 'done'; readonly id: string; readonly key?: string }
  | ({ readonly is: 'refused'; readonly id?: string } & Omit<Refusal, 'ok'>);

/**
 * Messages from the server on one socket are numbered from 0. A client that misses a number reconnects and catches up.
 */
export type Said = FromServer & { readonly n: number };

export type FromServer =
  | { readonly is: 'welcome'; readonly wire: number; readonly role: Role }
  | { readonly is: 'room'; readonly room: Room }
  | { readonly is: 'devices'; readonly devices: readonly Device[] }
  | { readonly is: 'chat'; readonly lines: readonly ChatLine[] }
  | GameNews
  | Reply
  | { readonly is: 'pong' };

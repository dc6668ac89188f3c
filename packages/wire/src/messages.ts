import type { AskView, Json, Outcome, Refusal, RollView, Seat, Setup, Standing } from '@shambles/engine';
import * as z from 'zod/mini';
import type { Fair } from './fair.js';
import type { Item } from './feed.js';
import { notShown, notTalk } from './words.js';

/** Changes when an old page would misunderstand a new server. */
export const WIRE = 3;

/** Limits that the server holds whoever talks to it to. */
export const LIMITS = {
  /** Letters of a name, of a line of chat, of a table's title. */
  name: 40,
  chat: 500,
  title: 80,
  /** Bytes of a message over a socket; of a request body; of a whole journal brought along. */
  message: 64 * 1024,
  body: 256 * 1024,
  journal: 8 * 1024 * 1024,
  /** Lists within lists of a message. */
  depth: 64,
  /** Seconds that spectators may be kept behind. */
  delay: 24 * 60 * 60,
  /** Hours that somebody may have to object to what is proposed at the table. */
  objection: 30 * 24,
  /** Lines of talk that are told to whoever joins. */
  talk: 200,
  /** Devices of one seat. */
  devices: 8,
} as const;

// ---------------------------------------------------------------------------------------------------------
// What is said to the server

const id = z.string().check(z.minLength(1), z.maxLength(64));
const seat = z.string().check(z.minLength(1), z.maxLength(40));
/** As the engine writes it: read-only. */
const json = z.json() as unknown as z.ZodMiniType<Json>;
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const position = z.int().check(z.minimum(-1));
/** A name or a title: everything in it can be seen. */
const shown = (most: number) =>
  text(most).check(z.refine((said) => notShown(said) === undefined, error(notShown)));
/** What somebody says: one line. */
const talk = (most: number) =>
  text(most).check(z.refine((said) => notTalk(said) === undefined, error(notTalk)));
const error = (why: (said: string) => string | undefined) => ({
  error: ({ input }: { readonly input?: unknown }) => why(String(input)) ?? '',
});
const objection = z.int().check(z.minimum(1), z.maximum(LIMITS.objection));

/** What a seat does in the game. Each has an id of the client's own: sent twice, it counts once. */
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
    /** In the turn under way alone. */
    turn: z.optional(z.literal(true)),
  }),
  /** Without `to`: the seat's last answer. `to`: the last item that stays. */
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
   * Sits down, with a link that was given for the seat: from then on that link opens nothing, and `key` does, of which the
   * server is told the hash only. Said by somebody who sits there already, it changes the key of that device.
   */
  z.strictObject({ is: z.literal('sit'), id, key: hex, name: z.optional(shown(LIMITS.name)) }),
  /** Another device for the seat: the hash of its key. */
  z.strictObject({ is: z.literal('device'), id, key: hex }),
  /** A device of the seat opens it no more. */
  z.strictObject({ is: z.literal('send-away'), id, device: z.int() }),
  /** Whether the seat is kept, when the host wants to give it to somebody else. */
  z.strictObject({ is: z.literal('stay'), id, stays: z.boolean() }),
  z.strictObject({ is: z.literal('name'), id, name: shown(LIMITS.name) }),
  z.strictObject({ is: z.literal('chat'), id, text: talk(LIMITS.chat) }),
  /** Promises a number, and shows it when all have promised. */
  z.strictObject({ is: z.literal('promise'), id, commitment: hex }),
  z.strictObject({ is: z.literal('share'), id, share: hex }),
  z.strictObject({ is: z.literal('begin'), id }),
  /** Lets a bot hold a person's seat for a while, or takes the seat back from it. */
  z.strictObject({ is: z.literal('stand-in'), id, seat, bot: z.nullable(text(40)) }),
  /**
   * A new link for a seat; all keys to it open nothing any more. Where the host wants it for a seat that somebody holds, that
   * one is asked first, and has the time to object that the table gives.
   */
  z.strictObject({ is: z.literal('hand-over'), id, seat }),
  z.strictObject({ is: z.literal('pause'), id, paused: z.boolean() }),
  z.strictObject({
    is: z.literal('delay'),
    id,
    seconds: z.int().check(z.minimum(0), z.maximum(LIMITS.delay)),
  }),
  /** Where in the replay everybody who watches together is. */
  z.strictObject({ is: z.literal('watch'), id, at: z.int().check(z.minimum(0)), playing: z.boolean() }),
] as const;

export const Verb = z.discriminatedUnion('is', [...GAME, ...ROOM]);
export type Verb = z.infer<typeof Verb>;

/** The first message on a socket. `have`: the feed's position and the fingerprint of the part that is known already. */
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

/** A table to be opened. */
export const Opening = z.strictObject({
  system: text(40),
  scenario: text(100),
  options: z.record(z.string(), z.string()),
  files: z.optional(z.record(z.string(), json)),
  title: z.optional(shown(LIMITS.title)),
  /** Who holds each seat: "person", or the id of a bot. Seats that are not named are held by the best bot. */
  seats: z.record(z.string(), text(40)),
  /** Seconds that spectators are kept behind. */
  delay: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.delay))),
  /** Hours to object to what is proposed; 24 where nothing is said. */
  objection: z.optional(objection),
});
export type Opening = z.infer<typeof Opening>;

/** A game begun elsewhere, to go on here. */
export const Bringing = z.strictObject({
  journal: z.string(),
  title: z.optional(shown(LIMITS.title)),
  seats: z.record(z.string(), text(40)),
  delay: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.delay))),
  objection: z.optional(objection),
});
export type Bringing = z.infer<typeof Bringing>;

/** Whether plain data goes deeper than a message may: whatever walks it would run out of stack. */
export function tooDeep(data: unknown, most: number = LIMITS.depth): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** What of plain data cannot be kept as it is, in a sentence that names the field; undefined where all of it can. */
export function unsound(data: unknown): string | undefined {
  const waiting: (readonly [string, unknown])[] = [['', data]];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const [name, one] = at;
    if (typeof one === 'string' && BROKEN.test(one)) return `${named(name)}: ${WHOLE}`;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, value] of Object.entries(one)) {
      if (BROKEN.test(key)) return `${named(name)}: ${WHOLE}`;
      waiting.push([name === '' ? key : `${name}.${key}`, value]);
    }
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

/** The keys of a table just opened. They are shown once and kept as hashes. */
export interface Opened {
  readonly table: string;
  readonly commitment: string;
  /** Runs the table: begins, pauses, hands seats over. Plays nothing and sees nothing. */
  readonly host: string;
  /** By seat, to be given away: whoever opens one sits down with it once, and then holds a key that nobody else was shown. */
  readonly seats: { readonly [seat: string]: string };
  readonly spectator: string;
}

/** What a key opens: "host", "spectator", or a seat. */
export type Role = { readonly is: 'seat'; readonly seat: Seat } | { readonly is: 'host' | 'spectator' };

export interface RoomSeat {
  readonly seat: Seat;
  readonly holder: 'person' | 'bot';
  /** The bot that holds the seat, or holds it for a while. */
  readonly bot?: string;
  readonly name?: string;
  /** Whether somebody with its key is connected to this server now. */
  readonly here: boolean;
  readonly ownDice?: true;
  /** A person's seat at which nobody has sat down yet. */
  readonly free?: true;
  /** The host wants to give it to somebody else, and may do so from then on, in milliseconds since 1970. */
  readonly claimed?: number;
  /** The number of this seat is promised; shown. */
  readonly promised: boolean;
  readonly shared: boolean;
}

/** The table as everybody at it may know it. */
export interface Room {
  readonly table: string;
  readonly title: string;
  readonly system: string;
  /** Its files are said once on a socket, with the first room: they never change. */
  readonly setup: Setup;
  readonly status: 'gathering' | 'playing' | 'over' | 'stuck';
  /** Why a stuck table does not go on. */
  readonly trouble?: string;
  readonly paused: boolean;
  readonly delay: number;
  /** Hours that everybody has to object to what is proposed. */
  readonly objection: number;
  /** The last that was done because somebody had not objected in time. */
  readonly unopposed?: Unopposed;
  readonly seats: readonly RoomSeat[];
  readonly spectators: number;
  readonly commitment: string;
  /** All people have promised: numbers are wanted now. */
  readonly wantsShares: boolean;
  /** When the game is over: the secret and the numbers, and the journal's last checksum. */
  readonly proof?: Fair & { readonly sum: string };
  /** Where those who watch the replay together are. */
  readonly watching?: { readonly at: number; readonly playing: boolean; readonly by: string };
}

/** A room as it was said, with the files that were said with one before it. */
export function withFiles(room: Room, before: Room | undefined): Room {
  const files = room.setup.files ?? before?.setup.files;
  return files ? { ...room, setup: { ...room.setup, files } } : room;
}

/** Something that was done without the word of those who let the time pass. */
export interface Unopposed {
  readonly number: number;
  readonly by: Seat;
  readonly what: 'undo' | 'correct';
  readonly silent: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Something that is done once everybody has agreed, or has let the time pass in which to object. */
export interface Motion {
  readonly number: number;
  readonly by: Seat;
  /** When that time is over, in milliseconds since 1970. Older tables have motions that wait for ever. */
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

/** The game as a seat may know it. Without `items` and `view` nothing of them has changed. */
export interface GameNews {
  readonly is: 'game';
  /** The position of the first of `items`. */
  readonly from: number;
  readonly items: readonly Item[];
  /** The whole view, or what changed of the one sent last on this socket. */
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
  /** What waits for everybody's consent: `consent` names its number. */
  readonly motion?: Motion;
}

/** A key to a seat, as whoever sits there knows it. */
export interface Device {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** How many pages are open with it now. */
  readonly open: number;
  /** The one that is told this. */
  readonly mine?: true;
  /** Its link was made by whoever opened the table, who may still have it. Tables of an older server have such seats. */
  readonly given?: true;
}

export type Reply =
  | { readonly is: 'done'; readonly id: string; readonly key?: string }
  | ({ readonly is: 'refused'; readonly id?: string } & Omit<Refusal, 'ok'>);

/** What the server says over one socket is numbered from 0: whoever misses a number comes again and catches up. */
export type Said = FromServer & { readonly n: number };

export type FromServer =
  | { readonly is: 'welcome'; readonly wire: number; readonly role: Role }
  | { readonly is: 'room'; readonly room: Room }
  | { readonly is: 'devices'; readonly devices: readonly Device[] }
  | { readonly is: 'chat'; readonly lines: readonly ChatLine[] }
  | GameNews
  | Reply
  | { readonly is: 'pong' };

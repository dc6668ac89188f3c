import type { Json, Setup } from '@shambles/engine';
import { type ChatLine, type Device, deltaOf, type FromServer, type Role, type Room } from '@shambles/wire';
import type { Look } from '../table/looks.js';

/** A listener at a table, over any kind of connection. Remembers what it was sent, so that only news is sent. */
export class Line {
  private position: number;
  private view: Json | undefined;
  private look: Look | undefined;
  private room = '';
  private now = '';
  /** Number of the last line of talk sent. */
  private chat = -1;
  private devices = '';

  constructor(
    readonly role: Role,
    /** The hash of the key that was shown. */
    readonly key: string,
    private readonly say: (message: FromServer) => void,
    /** Ends the connection because its key is no longer valid. */
    readonly lockOut: () => void,
    /** Number of feed items the listener already has. */
    have = 0,
    /** The players' own files at this table. They are sent once per line, with the first room. */
    private readonly files?: Setup['files'],
  ) {
    this.position = have;
  }

  /** Sends the room if it changed. `text`: the room as JSON, made once for all who get the same. */
  tellRoom(room: Room, text: string): void {
    if (text === this.room) return;
    const { files } = this;
    const whole = this.room === '' && files ? { ...room, setup: { ...room.setup, files } } : room;
    this.room = text;
    this.say({ is: 'room', room: whole });
  }

  tellChat(lines: readonly ChatLine[]): void {
    const last = lines.at(-1);
    if (!last || last.n <= this.chat) return;
    const one = (lines.at(-2)?.n ?? -1) <= this.chat;
    this.say(one ? alone(last) : { is: 'chat', lines: lines.filter(({ n }) => n > this.chat) });
    this.chat = last.n;
  }

  tellDevices(devices: readonly Device[]): void {
    const text = JSON.stringify(devices);
    if (text === this.devices) return;
    this.devices = text;
    this.say({ is: 'devices', devices });
  }

  tellGame(look: Look): void {
    if (look === this.look) return;
    this.look = look;
    const { feed, position, view, now } = look;
    const nowText = JSON.stringify(now);
    // A client that claims to have more than there is knows another table's past.
    const from = Math.min(this.position, position);
    const first = this.view === undefined;
    const delta = first ? undefined : changeTo(look, this.view as Json);
    if (!first && from === position && delta === undefined && nowText === this.now) return;
    this.say({
      is: 'game',
      from,
      items: feed.items.slice(from, position),
      ...(first && { view }),
      ...(delta !== undefined && { delta }),
      now,
    });
    this.position = position;
    this.view = view;
    this.now = nowText;
  }
}

/** The message for one line of talk, made once for all who get that line alone. */
function alone(line: ChatLine): FromServer {
  const made = told.get(line) ?? { is: 'chat', lines: [line] };
  told.set(line, made);
  return made;
}
const told = new WeakMap<ChatLine, FromServer>();

/** What has changed since the view sent last, which is nearly always the one just before. */
function changeTo({ view, since }: Look, from: Json): Json | undefined {
  if (from === view) return undefined;
  return from === since.view ? since.delta : deltaOf(from, view);
}

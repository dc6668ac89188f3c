import type { Json, Setup } from '@shambles/engine';
import { type ChatLine, type Device, deltaOf, type FromServer, type Role, type Room } from '@shambles/wire';
import type { Look } from '../table/looks.js';

/**
 * Somebody who listens to a table, over whatever connection: what has been said so far, so that only what is new is
 * said again.
 */
export class Line {
  private position: number;
  private view: Json | undefined;
  private look: Look | undefined;
  private room = '';
  private now = '';
  /** The last line of talk. */
  private chat = -1;
  private devices = '';

  constructor(
    readonly role: Role,
    /** The hash of the key that was shown. */
    readonly key: string,
    private readonly say: (message: FromServer) => void,
    /** Ends the connection: its key opens nothing any more. */
    readonly lockOut: () => void,
    /** How much of the feed is known already. */
    have = 0,
    /** The players' own files at this table. They are said once on a line, with the first room. */
    private readonly files?: Setup['files'],
  ) {
    this.position = have;
  }

  /** `text`: the room as JSON, made once for all who are told the same. */
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
    // Whoever says to know more than there is knows another table's past.
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

/** A line of talk as nearly everybody is told it, made once for all of them. */
function alone(line: ChatLine): FromServer {
  const made = told.get(line) ?? { is: 'chat', lines: [line] };
  told.set(line, made);
  return made;
}
const told = new WeakMap<ChatLine, FromServer>();

/** What changed of a view: nearly always since the one before. */
function changeTo({ view, since }: Look, from: Json): Json | undefined {
  if (from === view) return undefined;
  return from === since.view ? since.delta : deltaOf(from, view);
}

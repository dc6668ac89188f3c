import type { Json } from '@shambles/engine';
import { type ChatLine, deltaOf, type FromServer, type Role, type Room } from '@shambles/wire';
import type { Look } from './live.js';

/**
 * Somebody who listens to a table, over whatever connection: what has been said so far, so that only what is new is
 * said again.
 */
export class Line {
  private position: number;
  private view: Json | undefined;
  private room = '';
  private now = '';
  private chat = 0;

  constructor(
    readonly role: Role,
    /** The hash of the key that was shown. */
    readonly key: string,
    private readonly say: (message: FromServer) => void,
    /** Ends the connection: its key opens nothing any more. */
    readonly lockOut: () => void,
    /** How much of the feed is known already. */
    have = 0,
  ) {
    this.position = have;
  }

  tellRoom(room: Room): void {
    const text = JSON.stringify(room);
    if (text === this.room) return;
    this.room = text;
    this.say({ is: 'room', room });
  }

  tellChat(lines: readonly ChatLine[]): void {
    if (lines.length <= this.chat) return;
    this.say({ is: 'chat', lines: lines.slice(this.chat) });
    this.chat = lines.length;
  }

  tellGame({ feed, position, view, now }: Look): void {
    const nowText = JSON.stringify(now);
    // Whoever says to know more than there is knows another table's past.
    const from = Math.min(this.position, position);
    const first = this.view === undefined;
    const delta = first || this.view === view ? undefined : deltaOf(this.view as Json, view);
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

import {
  type AnySystem,
  type Header,
  isControl,
  type Json,
  Playback,
  type Seat,
  SPECTATOR,
  type Table,
  turnsBack,
} from '@shambles/engine';
import { Feed, follow, type Now } from '@shambles/wire';
import { askedFor, type MotionRecord, type RoomRecord } from './room.js';

/** What a seat is shown; built once for each state of the table. */
export interface Look {
  readonly feed: Feed;
  /** Number of feed items shown. */
  readonly position: number;
  readonly view: Json;
  /** The view shown before this one, and the change since; `delta` is undefined if there is none. */
  readonly since: { readonly view: Json; readonly delta: Json | undefined };
  readonly now: Now;
}

/** What each seat of one table is shown: its feed, its view and what is asked of it. */
export class Looks {
  private readonly feeds = new Map<Seat, Feed>();
  private readonly looks = new Map<Seat, Look>();
  /** The last view shown to each seat. */
  private readonly views = new Map<Seat, Json>();
  private behind: Past | undefined;

  constructor(private readonly system: AnySystem) {}

  /** Called when something has changed: looks are built anew. */
  clear(): void {
    this.looks.clear();
  }

  /** Called when the table was read again. The feeds stay, as entries do not change. */
  forget(): void {
    this.looks.clear();
    this.behind = undefined;
  }

  /** What a seat is shown now. Only the `length` entries in the store are shown: later ones may yet be dropped. */
  of(seat: Seat, table: Table, record: RoomRecord, length: number): Look {
    const seen = this.looks.get(seat);
    if (seen) return seen;
    const feed = this.feed(seat);
    for (let n = feed.noted; n < length; n++) feed.note(table.journal.entry(n));
    const before = this.views.get(seat) ?? null;
    const { now: view, delta } = follow(before, table.view(seat));
    const look: Look = {
      feed,
      position: feed.position,
      view,
      since: { view: before, delta },
      now: this.now(table, seat, feed, record),
    };
    this.views.set(seat, view);
    this.looks.set(seat, look);
    return look;
  }

  /** What spectators saw when there were `length` entries; undefined if there were none. */
  past(table: Table, header: Header, length: number): Look | undefined {
    if (length === 0) return undefined;
    this.behind ??= new Past(this.system, header);
    return this.behind.look(table, length);
  }

  private feed(seat: Seat): Feed {
    let feed = this.feeds.get(seat);
    if (!feed) {
      feed = new Feed(seat);
      this.feeds.set(seat, feed);
    }
    return feed;
  }

  private now(table: Table, seat: Seat, feed: Feed, record: RoomRecord): Now {
    const { position: at } = feed;
    const roll = table.rollFor(seat);
    const { motion } = record;
    return {
      asks: table.asks(seat).map((ask) => ({ ...ask, id: `${ask.code}@${at}`, at })),
      ...(roll && { roll: { ...roll, id: `${roll.roll.label}@${at}`, at } }),
      waitingFor: table.waitingFor,
      over: table.over,
      ...(table.outcome && { outcome: table.outcome }),
      head: feed.itemOf(table.head),
      canUndo: !table.over && feed.items.some((item) => 'own' in item),
      canRedo: !table.over && table.canRedo,
      standing: table.standing.filter((s) => s.seat === seat).map(({ seat: _, ...answer }) => answer),
      ...(motion && seat !== SPECTATOR && { motion: this.motionFor(motion, feed, record) }),
    };
  }

  private motionFor(motion: MotionRecord, feed: Feed, record: RoomRecord): Now['motion'] {
    const { number, by, what, until } = motion;
    return {
      number,
      by,
      ...(until !== undefined && { until }),
      what: 'undo' in what ? { undo: feed.itemOf(what.undo) } : what,
      waitingFor: askedFor(this.system, record, motion),
    };
  }
}

/**
 * The table as it was some entries ago, for delayed spectators. Moving forward costs only the new entries, unless
 * something was taken back.
 */
class Past {
  private playback: Playback | undefined;
  private head = -1;
  private length = 0;
  private seen: Look | undefined;
  private readonly feed = new Feed(SPECTATOR);

  constructor(
    private readonly system: AnySystem,
    private readonly header: Header,
  ) {}

  look({ journal }: Table, length: number): Look {
    if (this.seen && length === this.length) return this.seen;
    let turned = this.playback === undefined;
    let { head } = this;
    for (let n = this.length; n < length; n++) {
      const entry = journal.entry(n);
      this.feed.note(entry);
      if (turnsBack(entry.deed)) {
        head = entry.deed.head;
        turned = true;
      } else if (!isControl(entry.deed)) head = n;
    }
    if (turned || !this.playback) this.playback = new Playback(this.system, this.header, journal.line(head));
    else this.playback.goOn(journal.line(head, this.head));
    const { playback, feed } = this;
    playback.seek(playback.frames.length);
    this.head = head;
    this.length = length;
    const { outcome } = playback;
    const before = this.seen?.view ?? null;
    const { now: view, delta } = follow(before, playback.view(SPECTATOR));
    this.seen = {
      feed,
      position: feed.position,
      view,
      since: { view: before, delta },
      now: {
        asks: [],
        waitingFor: [],
        over: outcome !== undefined,
        ...(outcome && { outcome }),
        head: feed.itemOf(head),
        canUndo: false,
        canRedo: false,
        standing: [],
      },
    };
    return this.seen;
  }
}

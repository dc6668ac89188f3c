import { type Signal, signal } from '@preact/signals';
import {
  type AnySystem,
  type AskView,
  type Json,
  type Patch,
  type Proposal,
  type Refusal,
  type RollView,
  type Scene,
  type Seat,
  type SeatSpec,
  Sfc32,
  SPECTATOR,
  type Standing,
  seatsIn,
  Table,
} from '@shambles/engine';
import { answerBy, type Bot, type BotSpec, findBot, makeFor } from '@shambles/players';
import { createTeller, type Teller } from '@shambles/story';
import {
  type Answered,
  isElsewhere,
  known,
  type Said,
  type TableAtHand,
  type TableElsewhere,
} from './athand.js';

/** Who sits in a seat: a person at this device, or a bot by its id. */
export type Holder = string;
export const PERSON: Holder = 'person';

export interface SessionOptions {
  readonly id: string;
  readonly seats: Readonly<Record<Seat, Holder>>;
  /** One person plays all seats that are not held by bots, so the device is never handed over. */
  readonly alone?: boolean;
  /** Returns the milliseconds before a bot's answer; called for each answer. */
  readonly pace?: () => number;
  /** Returns whether the table on the page has caught up with the game; bots wait until it has. */
  readonly settled?: () => boolean;
}

/** Something sent that the server has not replied to yet. */
export interface Sending {
  /** Id of the ask or roll that was open when it was sent. */
  readonly ask: string | undefined;
}

/** Longest time (ms) that a question stays hidden after its answer was accepted, while the next one is awaited. */
const PATIENCE = 2000;

/** One game as this page plays it: the table, the holders of its seats, and the seat whose view is shown. */
export class Session<T extends TableAtHand = TableAtHand> {
  readonly id: string;
  readonly system: AnySystem;
  readonly teller: Teller;
  /** The seats of this game, in the system's order. */
  readonly taking: readonly SeatSpec[];
  readonly seats: Readonly<Record<Seat, Holder>>;
  readonly alone: boolean;
  /** Seats held by people, in the system's order. */
  readonly people: readonly Seat[];
  /** Counts the changes of the table; reading it subscribes to them. */
  readonly version: Signal<number> = signal(0);
  /** The seat whose view is shown. */
  readonly viewer: Signal<Seat>;
  /** The seat whose player must have the device before that seat's view is shown. */
  readonly handOver: Signal<Seat | undefined> = signal(undefined);
  /** Why the last action was refused. */
  readonly refusal: Signal<Refusal | undefined> = signal(undefined);
  /** Skips all pauses until a person is asked again. */
  readonly hurry: Signal<boolean> = signal(false);
  /** The seat of a bot that is about to answer. */
  readonly thinking: Signal<Seat | undefined> = signal(undefined);
  /** What has been sent to a table elsewhere and awaits a reply. */
  readonly sending: Signal<Sending | undefined> = signal(undefined);

  private lastRound: number | undefined;
  /** True if the last action was an undo. */
  private undoing = false;
  /** The question that the device was last handed over for. */
  private heldFor: string | undefined;
  private readonly bots = new Map<Seat, Bot>();
  private readonly pace: () => number;
  private settled: () => boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly leave: () => void;

  constructor(
    readonly table: T,
    options: SessionOptions,
  ) {
    this.id = options.id;
    this.system = table.system;
    this.teller = createTeller(table.system, table.book);
    this.seats = options.seats;
    this.alone = options.alone === true;
    if (this.local) this.local.alone = this.alone;
    this.taking = seatsIn(table.system, table.header.setup);
    this.people = this.taking.map((s) => s.id).filter((s) => options.seats[s] === PERSON);
    this.pace = options.pace ?? (() => 0);
    this.settled = options.settled ?? (() => true);
    for (const { id } of this.taking) {
      const holder = options.seats[id];
      if (holder !== undefined && holder !== PERSON)
        this.bots.set(id, this.botFor(findBot(table.system, holder), id));
    }
    this.viewer = signal(
      this.people.find((p) => table.waitingFor.includes(p)) ?? this.people[0] ?? SPECTATOR,
    );
    this.leave = table.subscribe(() => this.changed());
  }

  private botFor(spec: BotSpec, seat: Seat): Bot {
    return this.local ? makeFor(spec, this.local, seat) : spec.make(this.table.book);
  }

  /** The table with its whole journal, if it is in this browser. */
  get local(): Table | undefined {
    const table: TableAtHand = this.table;
    return table instanceof Table ? table : undefined;
  }

  /** The table, if it is on a server. */
  get remote(): TableElsewhere | undefined {
    const table: TableAtHand = this.table;
    return isElsewhere(table) ? table : undefined;
  }

  /** Starts play: turns the table to the person asked first, and lets the bots answer. */
  start(): this {
    if (this.personAsked !== undefined && this.handsOverTo(this.viewer.value))
      this.handOver.value = this.viewer.value;
    this.turnTo();
    this.go();
    return this;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.leave();
  }

  // ---------------------------------------------------------------- view

  /** The viewer's view, built once per state of the table. */
  view(): unknown {
    return this.look().view;
  }

  /** The viewer's scene, built once per state of the table. */
  scene(): Scene {
    const look = this.look();
    look.scene ??= this.system.scene(look.view, this.table.book);
    return look.scene;
  }

  /** What the viewer can carry over from this campaign to another; undefined if nothing. */
  band(): unknown {
    return this.system.band?.(this.look().view, this.table.book);
  }

  private seen: { readonly key: string; readonly view: unknown; scene?: Scene } | undefined;

  private look(): { readonly view: unknown; scene?: Scene } {
    const { table } = this;
    const seat = this.viewer.peek();
    const key = `${table.length} ${table.head} ${seat}`;
    if (this.seen?.key !== key) this.seen = { key, view: table.view(seat) };
    return this.seen;
  }

  seatName(id: Seat | undefined): string {
    return this.system.seats.find((s) => s.id === id)?.name ?? String(id);
  }

  /** The viewer's open ask, if there is one. */
  get ask(): AskView | undefined {
    return this.table.asks(this.viewer.value)[0];
  }

  /** The roll that the viewer has to throw, if there is one. */
  get roll(): RollView | undefined {
    return this.table.rollFor(this.viewer.value);
  }

  /** The seat that the game is waiting for, if a person holds it. */
  get personAsked(): Seat | undefined {
    const { waitingFor } = this.table;
    // If several are asked at once, the viewer goes first, provided the device was handed over for this ask.
    const now = this.viewer.value;
    if (waitingFor.includes(now) && this.heldFor === this.round(now)) return now;
    return waitingFor.find((s) => this.people.includes(s));
  }

  /** True if several seats answer at once, and nobody may know the answers of the others. */
  get secret(): boolean {
    const { table, local } = this;
    const [seat, other] = table.waitingFor;
    if (seat === undefined || other !== undefined) return other !== undefined;
    // The last seat of a round is asked alone: the journal then holds answers given since the round was opened.
    const at = table.question(seat)?.at;
    if (at === undefined || !local) return false;
    for (let n = at; n < local.length; n++) {
      const { deed } = local.journal.entry(n);
      if (deed.t === 'answer' && !deed.auto) return true;
    }
    return false;
  }

  /** A number that identifies the current moment: the viewer's half-made answer is kept until it changes. */
  get moment(): number | undefined {
    if (this.remote) return this.remote.round;
    // In a secret round a bot may answer meanwhile; the person's half-made answer must survive that.
    return this.secret ? this.ask?.at : this.table.head;
  }

  /** Called when the device has been handed over. */
  taken(): void {
    const seat = this.handOver.value;
    if (seat === undefined) return;
    this.heldFor = this.round(seat);
    this.viewer.value = seat;
    this.handOver.value = undefined;
    this.version.value++;
  }

  // ---------------------------------------------------------------- actions of the viewer

  answer(value: Json): Answered {
    const { ask } = this;
    if (this.sending.value) return this.busy();
    if (!ask) return this.heard({ ok: false, code: 'foreign', text: 'Nothing is asked of you now.' });
    return this.heard(this.table.answer({ seat: this.viewer.value, ask: ask.id, at: ask.at, value }));
  }

  /** Answers, and leaves the same value as a standing answer to later asks of this code. */
  answerAlways(value: Json, thisTurn: boolean): Answered {
    const { ask } = this;
    const seat = this.viewer.value;
    const said = this.answer(value);
    known(said, ({ ok }) => {
      if (ok && ask) this.stand(seat, ask.code, value, thisTurn);
    });
    return said;
  }

  private stand(seat: Seat, code: string, value?: Json, thisTurn?: boolean): void {
    known(this.table.stand(seat, code, value, thisTurn), (said) => {
      if (!said.ok) this.refusal.value = said;
    });
  }

  /** The viewer's standing answers. */
  get standing(): readonly Standing[] {
    return this.table.standing.filter(({ seat }) => seat === this.viewer.value);
  }

  /** Ends the viewer's standing answer to asks of this code. */
  askAgain(code: string): void {
    this.stand(this.viewer.value, code);
  }

  throwDice(faces: readonly number[]): Answered {
    const { roll } = this;
    if (this.sending.value) return this.busy();
    if (!roll) return this.heard({ ok: false, code: 'foreign', text: 'You have no dice to throw now.' });
    return this.heard(this.table.throwDice({ seat: this.viewer.value, roll: roll.id, faces }));
  }

  setOwnDice(seat: Seat, own: boolean): void {
    this.table.setOwnDice(seat, own);
  }

  /** The seat whose answer an undo takes back: the viewer's, or else the first one held by a person. */
  private get undoes(): Seat | undefined {
    return this.people.includes(this.viewer.value) ? this.viewer.value : this.people[0];
  }

  undo(): Answered {
    const seat = this.undoes;
    if (seat === undefined)
      return this.heard({ ok: false, code: 'refused', text: 'Nobody here has answered anything.' });
    const said = this.heard(this.table.undo(seat));
    this.undoing = true;
    return said;
  }

  /** True if an undo was refused at a table elsewhere, and the others may be asked to allow it. */
  get mayAskToUndo(): boolean {
    return this.undoing && this.refusal.value?.code === 'refused' && this.remote?.canUndo === true;
  }

  /** Takes back the last answer of a person, by consent of all. At a table elsewhere the others are asked first. */
  undoTogether(): Answered {
    const { local, remote } = this;
    const to = this.beforeLastOfPeople();
    if (remote) return this.heard(remote.proposeUndo());
    if (to === undefined || !local)
      return this.heard({ ok: false, code: 'refused', text: 'There is nothing to take back.' });
    return this.agreed(local, { undo: to });
  }

  /** Puts something right at the table of this device, by consent of all who sit at it. */
  putRight(why: string, patch: Patch): Answered {
    const { local } = this;
    if (!local) return this.heard({ ok: false, code: 'refused', text: 'The others are asked first.' });
    return this.agreed(local, { correct: { why, patch } });
  }

  /** What everybody at this device has agreed on. */
  private agreed(local: Table, what: Proposal): Answered {
    const by = this.people[0] as Seat;
    const proposed = local.propose(by, what);
    if (!proposed.ok) return this.heard(proposed);
    for (const seat of this.people)
      if (local.proposal && seat !== by) local.consent(seat, local.proposal.entry, true);
    return this.heard(proposed);
  }

  private beforeLastOfPeople(): number | undefined {
    const { local } = this;
    if (!local) return undefined;
    for (let n = local.head; n >= 0; ) {
      const { deed, prev } = local.journal.entry(n);
      if (deed.t === 'answer' && !deed.auto && this.people.includes(deed.seat)) return prev;
      n = prev;
    }
    return undefined;
  }

  get canUndo(): boolean {
    return this.remote ? this.remote.canUndo : this.beforeLastOfPeople() !== undefined;
  }

  get canRedo(): boolean {
    return this.table.canRedo;
  }

  redo(): Answered {
    return this.heard(this.table.redo(this.undoes ?? this.viewer.value));
  }

  /** Sets `refusal` if an action was refused and clears it if not. A pending outcome is awaited first. */
  private heard(said: Answered): Answered {
    this.undoing = false;
    if (!(said instanceof Promise)) {
      this.refusal.value = said.ok ? undefined : said;
      return said;
    }
    const sending: Sending = { ask: this.asked() };
    this.sending.value = sending;
    this.refusal.value = undefined;
    return said.then((known) => {
      if (!known.ok) this.refusal.value = known;
      // An answer counts as sent until the next question arrives; otherwise it could be given twice.
      if (known.ok && sending.ask !== undefined && sending.ask === this.asked())
        setTimeout(() => this.sent(sending), PATIENCE);
      else this.sent(sending);
      return known;
    });
  }

  private busy(): Said {
    return { ok: false, code: 'refused', text: 'Your last answer is still on its way.' };
  }

  private sent(sending: Sending): void {
    if (this.sending.value === sending) this.sending.value = undefined;
  }

  /** Id of the viewer's current roll or ask. */
  private asked(): string | undefined {
    const seat = this.viewer.peek();
    const { table } = this;
    return table.rollFor(seat)?.id ?? table.question(seat)?.id;
  }

  // ---------------------------------------------------------------- turns

  private changed(): void {
    const sending = this.sending.peek();
    if (sending?.ask !== undefined && sending.ask !== this.asked()) this.sent(sending);
    // At a table elsewhere others may act at any time: the refusal stays until the round changes.
    if (!this.remote || this.remote.round !== this.lastRound) this.refusal.value = undefined;
    this.lastRound = this.remote?.round;
    this.version.value++;
    this.turnTo();
    this.go();
  }

  /** True if the device must be handed over before this seat's view is shown. */
  private handsOverTo(seat: Seat): boolean {
    return this.people.length > 1 && !this.alone && this.hides(seat);
  }

  /** A key for the current ask of a seat. */
  private round(seat: Seat): string {
    return `${seat} ${this.table.question(seat)?.id}`;
  }

  /** Switches the view to the person who is asked. If that would show something hidden, a hand-over comes first. */
  private turnTo(): void {
    const next = this.personAsked;
    if (next !== undefined || this.table.over) this.hurry.value = false;
    if (next === undefined) return;
    const now = this.handOver.value ?? this.viewer.value;
    // A secret answer always begins with a hand-over, even for the current viewer.
    const covered = this.people.length > 1 && !this.alone && this.secret;
    if (next === now && !(covered && this.heldFor !== this.round(next))) return;
    if (covered || this.handsOverTo(next)) this.handOver.value = next;
    else {
      this.handOver.value = undefined;
      this.viewer.value = next;
    }
  }

  /** True if some other person at this device would see a scene different from that of `seat`. */
  private hides(seat: Seat): boolean {
    const mine = JSON.stringify(this.table.scene(seat));
    return this.people.some((p) => p !== seat && JSON.stringify(this.table.scene(p)) !== mine);
  }

  /** Called when the table on the page has caught up with the game. */
  caughtUp(): void {
    this.go();
  }

  watchedBy(settled: () => boolean): void {
    this.settled = settled;
  }

  /** Schedules the next bot's answer, one at a time so that the page never freezes. */
  private go(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const seat =
      this.closed || this.table.over ? undefined : this.table.waitingFor.find((s) => this.bots.has(s));
    this.thinking.value = seat;
    if (seat === undefined || !this.settled()) return;
    this.timer = setTimeout(() => this.botAnswers(seat), this.hurry.peek() ? 0 : this.pace());
  }

  private botAnswers(seat: Seat): void {
    const bot = this.bots.get(seat);
    const { local } = this;
    if (this.closed || !bot || !local) return;
    // Seeded by the position, so that a bot gives the same answer again after an undo.
    const random = new Sfc32(`${local.header.seed}/${seat}/${local.head}`);
    answerBy(bot, local, seat, random);
  }
}

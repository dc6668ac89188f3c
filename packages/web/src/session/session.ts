import { type Signal, signal } from '@preact/signals';
import {
  type AnySystem,
  type AskView,
  type Json,
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
import { answerBy, type Bot, findBot } from '@shambles/players';
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
  /** One and the same person holds all seats that people hold: nothing has to be handed over. */
  readonly alone?: boolean;
  /** Milliseconds between two answers of bots; read before each. */
  readonly pace?: () => number;
  /** Whether the table shown has caught up with the game; bots wait for it. */
  readonly settled?: () => boolean;
}

/** Something that was sent and has not been answered yet. */
export interface Sending {
  /** The question that it answers. */
  readonly ask: string | undefined;
}

/** How long a question stays put away after its answer was taken, until the next one comes. */
const PATIENCE = 2000;

/** One game as this page plays it: the table, who sits where, whose eyes look at it. */
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
  /** Counts the changes of the table: read it to be told of them. */
  readonly version: Signal<number> = signal(0);
  /** Whose view is shown. */
  readonly viewer: Signal<Seat>;
  /** The person to whom the device must be handed before anything of theirs is shown. */
  readonly handOver: Signal<Seat | undefined> = signal(undefined);
  /** Why the last thing tried was refused. */
  readonly refusal: Signal<Refusal | undefined> = signal(undefined);
  /** Nothing is waited for until a person is asked again. */
  readonly hurry: Signal<boolean> = signal(false);
  /** The seat of a bot that is about to answer. */
  readonly thinking: Signal<Seat | undefined> = signal(undefined);
  /** What is on its way to a table elsewhere. */
  readonly sending: Signal<Sending | undefined> = signal(undefined);

  private lastRound: number | undefined;
  /** The last thing tried was to take something back. */
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
        this.bots.set(id, findBot(table.system, holder).make(table.book));
    }
    this.viewer = signal(
      this.people.find((p) => table.waitingFor.includes(p)) ?? this.people[0] ?? SPECTATOR,
    );
    this.leave = table.subscribe(() => this.changed());
  }

  /** The table with its whole journal, where it is in this browser. */
  get local(): Table | undefined {
    const table: TableAtHand = this.table;
    return table instanceof Table ? table : undefined;
  }

  /** The table, where it is on a server. */
  get remote(): TableElsewhere | undefined {
    const table: TableAtHand = this.table;
    return isElsewhere(table) ? table : undefined;
  }

  /** Begins to let the bots answer. */
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

  // ---------------------------------------------------------------- what is shown

  /** What the viewer sees, built once for each state of the table. */
  view(): unknown {
    return this.look().view;
  }

  /** The table as the viewer sees it, built once for each state of the table. */
  scene(): Scene {
    const look = this.look();
    look.scene ??= this.system.scene(look.view, this.table.book);
    return look.scene;
  }

  /** What of this campaign can go on in another one, by what the viewer sees; undefined where nothing can. */
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

  /** The question to the viewer, if one is open. */
  get ask(): AskView | undefined {
    return this.table.asks(this.viewer.value)[0];
  }

  /** The dice that the viewer is to throw. */
  get roll(): RollView | undefined {
    return this.table.rollFor(this.viewer.value);
  }

  /** The seat that the game waits for and that no bot holds. */
  get personAsked(): Seat | undefined {
    const { waitingFor } = this.table;
    // Of several asked at once, whoever looks at the table goes on, once it was handed over for this.
    const now = this.viewer.value;
    if (waitingFor.includes(now) && this.heldFor === this.round(now)) return now;
    return waitingFor.find((s) => this.people.includes(s));
  }

  /** Whether several seats are asked at once, and nobody is to know what another answers. */
  get secret(): boolean {
    const { table, local } = this;
    const [seat, other] = table.waitingFor;
    if (seat === undefined || other !== undefined) return other !== undefined;
    // The last of a round is asked alone; answers stand in the journal since the round was opened.
    const at = table.question(seat)?.at;
    if (at === undefined || !local) return false;
    for (let n = at; n < local.length; n++) {
      const { deed } = local.journal.entry(n);
      if (deed.t === 'answer' && !deed.auto) return true;
    }
    return false;
  }

  /** What the viewer has begun to answer holds as long as this does. */
  get moment(): number | undefined {
    if (this.remote) return this.remote.round;
    // A bot may answer beside a person, in secret: what the person has begun is not undone by that.
    return this.secret ? this.ask?.at : this.table.head;
  }

  /** The device has been handed over. */
  taken(): void {
    const seat = this.handOver.value;
    if (seat === undefined) return;
    this.heldFor = this.round(seat);
    this.viewer.value = seat;
    this.handOver.value = undefined;
    this.version.value++;
  }

  // ---------------------------------------------------------------- what the viewer does

  answer(value: Json): Answered {
    const { ask } = this;
    if (this.sending.value) return this.busy();
    if (!ask) return this.heard({ ok: false, code: 'foreign', text: 'Nothing is asked of you now.' });
    return this.heard(this.table.answer({ seat: this.viewer.value, ask: ask.id, at: ask.at, value }));
  }

  /** Answers, and leaves the same answer to whatever of this kind is asked later. */
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

  /** Answers that the viewer has left to be given of themselves. */
  get standing(): readonly Standing[] {
    return this.table.standing.filter(({ seat }) => seat === this.viewer.value);
  }

  /** Whatever is asked under this code is the viewer's to answer again. */
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

  /** Whose answer an undo takes back: the viewer's, or, for somebody who only watches, the last one given. */
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

  /** Whether what could not be taken back by right may be asked of the others at a table elsewhere. */
  get mayAskToUndo(): boolean {
    return this.undoing && this.refusal.value?.code === 'refused' && this.remote?.canUndo === true;
  }

  /** Everybody agrees: takes back the last answer that a person gave. Elsewhere the others are asked first. */
  undoTogether(): Answered {
    const { local, remote } = this;
    const to = this.beforeLastOfPeople();
    if (remote) return this.heard(remote.proposeUndo());
    if (to === undefined || !local)
      return this.heard({ ok: false, code: 'refused', text: 'There is nothing to take back.' });
    const by = this.people[0] as Seat;
    const proposed = local.propose(by, { undo: to });
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

  /** Keeps a refusal to be shown; an answer that was taken clears it. What is still on its way is waited for. */
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
      // An answer is done with when the next question is there, or it could be given twice.
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

  /** What is asked of the viewer now, as one word. */
  private asked(): string | undefined {
    const seat = this.viewer.peek();
    const { table } = this;
    return table.rollFor(seat)?.id ?? table.question(seat)?.id;
  }

  // ---------------------------------------------------------------- whose turn

  private changed(): void {
    const sending = this.sending.peek();
    if (sending?.ask !== undefined && sending.ask !== this.asked()) this.sent(sending);
    // Elsewhere others may do something at the same moment: why it was refused is still to be read.
    if (!this.remote || this.remote.round !== this.lastRound) this.refusal.value = undefined;
    this.lastRound = this.remote?.round;
    this.version.value++;
    this.turnTo();
    this.go();
  }

  /** Whether the device changes hands before this seat looks at the table. */
  private handsOverTo(seat: Seat): boolean {
    return this.people.length > 1 && !this.alone && this.hides(seat);
  }

  /** One question to one seat. */
  private round(seat: Seat): string {
    return `${seat} ${this.table.question(seat)?.id}`;
  }

  /** Turns the table to the person who is asked; where that shows something hidden, only after a hand-over. */
  private turnTo(): void {
    const next = this.personAsked;
    if (next !== undefined || this.table.over) this.hurry.value = false;
    if (next === undefined) return;
    const now = this.handOver.value ?? this.viewer.value;
    // What is answered in secret is begun with the device in hand, even by whoever looked at the table last.
    const covered = this.people.length > 1 && !this.alone && this.secret;
    if (next === now && !(covered && this.heldFor !== this.round(next))) return;
    if (covered || this.handsOverTo(next)) this.handOver.value = next;
    else {
      this.handOver.value = undefined;
      this.viewer.value = next;
    }
  }

  /** Whether `seat` sees something on the table that another person here does not. */
  private hides(seat: Seat): boolean {
    const mine = JSON.stringify(this.table.scene(seat));
    return this.people.some((p) => p !== seat && JSON.stringify(this.table.scene(p)) !== mine);
  }

  /** The shown table has caught up with the game. */
  caughtUp(): void {
    this.go();
  }

  watchedBy(settled: () => boolean): void {
    this.settled = settled;
  }

  /** One answer of a bot at a time, so that the page never freezes. */
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
    // The same bot in the same place of the same game answers alike: what was taken back can be tried again.
    const random = new Sfc32(`${local.header.seed}/${seat}/${local.head}`);
    answerBy(bot, local, seat, random);
  }
}

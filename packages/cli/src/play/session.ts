import path from 'node:path';
import { type AskView, describeRoll, type Fact, type Json, type Random, type RollView, type Seat, Sfc32, SPECTATOR, type Table } from '@shambles/engine';
import { answerBy, type Bot, findBot } from '@shambles/players';
import { createTeller, drawLegend, drawScene, type Paint, type Teller } from '@shambles/story';
import { asFailure } from '../failure.js';
import { dice } from '../given.js';
import type { Io } from '../io.js';
import { sentence } from '../resolve.js';
import { ruleById } from '../rules.js';
import { painter } from '../text.js';
import { HELP } from './help.js';
import type { Lines } from './lines.js';
import { Unclear } from './pick.js';
import { questionText } from './question.js';
import { readAnswer } from './read.js';
import { riskText } from './risk.js';
import { Saver } from './saver.js';

export interface Sitting {
  readonly table: Table;
  /** Who holds each seat: "me" or a bot's id. */
  readonly seats: ReadonlyMap<Seat, string>;
}

/** How a sitting came to its end. */
export type End = { readonly why: 'over' | 'quit' | 'input-ended' } | { readonly why: 'load'; readonly file: string };

/** A game at the terminal: asks persons, lets bots answer, tells what happened. */
export class Session {
  private readonly table: Table;
  private readonly teller: Teller;
  private readonly paint: Paint;
  private readonly bots = new Map<Seat, { bot: Bot; random: Random }>();
  private readonly people: readonly Seat[];
  /** The last entry that each person has been told of. */
  private readonly told = new Map<Seat, number>();
  private last: Seat | undefined;
  private drawn = '';
  saver: Saver | undefined;
  /** Lines that were refused. */
  refused = 0;

  constructor(
    private readonly io: Io,
    private readonly lines: Lines,
    sitting: Sitting,
  ) {
    const { table, seats } = sitting;
    this.table = table;
    this.teller = createTeller(table.system);
    this.paint = painter(io);
    this.people = [...seats].filter(([, who]) => who === 'me').map(([seat]) => seat);
    for (const [seat, who] of seats)
      if (who !== 'me') this.bots.set(seat, { bot: findBot(table.system, who).make(table.book), random: new Sfc32(`${table.header.seed}/${seat}/${table.length}`) });
    // A game that is gone on with is not told from its beginning.
    for (const seat of [...this.people, SPECTATOR]) this.told.set(seat, table.length > 3 ? table.head : -1);
  }

  async run(): Promise<End> {
    for (;;) {
      if (this.table.over) {
        this.showEnd();
        if (!this.io.terminal || this.people.length === 0) return { why: 'over' };
        const end = await this.line(this.people[0] as Seat, undefined);
        if (end) return end;
        continue;
      }
      const seat = this.table.waitingFor.find((s) => !this.bots.has(s)) ?? (this.table.waitingFor[0] as Seat);
      const player = this.bots.get(seat);
      if (player && !this.table.rollFor(seat)) answerBy(player.bot, this.table, seat, player.random);
      else {
        const end = await this.turnOf(seat);
        if (end) return end;
      }
      this.saver?.save();
      if (this.people.length === 0) this.news(SPECTATOR);
    }
  }

  private async turnOf(seat: Seat): Promise<End | undefined> {
    const roll = this.table.rollFor(seat);
    const ask = this.table.asks(seat)[0];
    if (this.last !== seat && this.people.length > 1) await this.handOver(seat);
    this.last = seat;
    this.news(seat);
    if (roll) this.io.out(`\n${this.rollText(roll)}\n`);
    else if (ask) this.showQuestion(ask);
    return this.line(seat, ask);
  }

  /** The same screen for several people: the next one sits down before anything is shown. */
  private async handOver(seat: Seat): Promise<void> {
    const name = this.nameOf(seat);
    if (this.io.terminal) {
      this.io.out('\u001b[2J\u001b[H');
      await this.lines.next(`${name}, it is your turn. Press Enter when the others look away. `);
    } else this.io.out(`\n== ${name} ==\n`);
  }

  private nameOf(seat: Seat): string {
    return this.table.system.seats.find((s) => s.id === seat)?.name ?? seat;
  }

  /** What has happened since `seat` last looked. */
  private news(seat: Seat): void {
    const from = this.told.get(seat) ?? -1;
    this.told.set(seat, this.table.head);
    for (const { fact } of this.table.log(seat, Math.min(from, this.table.head))) this.tell(fact);
  }

  private tell(fact: Fact): void {
    const text = sentence(fact, this.teller);
    if (text === undefined) return;
    if (fact.is === 'turn') this.io.out(`\n${this.paint(`── ${text} `.padEnd(60, '─'), 'strong')}\n`);
    else this.io.out(`${text}  ${this.paint(fact.cause, 'dim')}\n`);
  }

  private showQuestion(ask: AskView): void {
    const scene = this.table.scene(ask.seat);
    const moment = `${scene.clock.turn}/${scene.clock.phase}/${ask.seat}`;
    if (this.io.terminal || moment !== this.drawn) this.io.out(`\n${drawScene(scene, { paint: this.paint }).join('\n')}\n`);
    if (this.drawn === '') this.io.out(`${drawLegend(scene, { paint: this.paint }).join('\n')}\n`);
    this.drawn = moment;
    this.io.out(`\n${questionText(ask, scene, this.teller, this.paint, Math.min(this.io.columns, 100))}`);
  }

  private rollText({ roll }: RollView): string {
    const counts = roll.pools.flatMap((p) => (p.from !== undefined ? `${p.from} or more counts` : p.upTo !== undefined ? `${p.upTo} or less counts` : [])).join('; ');
    return `${this.paint(`Your dice: ${this.teller.word(`roll.${roll.label}`)}`, 'strong')}, ${describeRoll(roll)}${counts ? `, ${counts}` : ''}. Type them as they fell, "3 6 1 5", or "roll".`;
  }

  private showEnd(): void {
    const viewer = this.people[0] ?? SPECTATOR;
    this.news(viewer);
    const { outcome } = this.table;
    this.io.out(`\n${drawScene(this.table.scene(viewer), { paint: this.paint }).join('\n')}\n\n`);
    const won = outcome?.winner === undefined ? 'Nobody wins' : `${this.nameOf(outcome.winner)} win`;
    this.io.out(`${this.paint(`The game is over. ${won}: ${outcome?.level ?? ''} (${outcome?.score}).`, 'strong')}  ${outcome?.rule ?? ''}\n`);
    if (this.io.terminal) this.io.out('"log", "save FILE", "undo" or "quit".\n');
  }

  /** Reads lines until one moved the game; an End when there are no more. */
  private async line(seat: Seat, ask: AskView | undefined): Promise<End | undefined> {
    for (;;) {
      const line = await this.lines.next(this.paint(`${this.nameOf(seat)}> `, 'strong'), ask ? wordsIn(ask) : []);
      if (line === undefined) return { why: 'input-ended' };
      const text = line.trim();
      if (!this.io.terminal && text !== '') this.io.out(`> ${text}\n`);
      if (text.startsWith('#')) continue;
      try {
        const end = await this.take(text, seat, ask);
        if (end === 'moved') return undefined;
        if (end) return end;
      } catch (error) {
        const failure = error instanceof Unclear ? error : asFailure(error);
        if (!failure) throw error;
        this.refuse(failure.message);
      }
    }
  }

  private refuse(text: string): void {
    this.refused++;
    (this.io.terminal ? this.io.out : this.io.err)(`${this.paint('No:', 'rust')} ${text}\n`);
  }

  private async take(text: string, seat: Seat, ask: AskView | undefined): Promise<End | 'moved' | undefined> {
    if (text === '') return this.io.terminal && ask ? this.guided(ask) : undefined;
    const [word = '', ...rest] = text.split(/\s+/);
    const about = rest.join(' ');
    switch (word.toLowerCase()) {
      case 'help':
        this.io.out(HELP);
        return undefined;
      case 'board':
        this.io.out(`${drawScene(this.table.scene(seat), { paint: this.paint }).join('\n')}\n`);
        return undefined;
      case 'legend':
        this.io.out(`${drawLegend(this.table.scene(seat), { paint: this.paint }).join('\n')}\n`);
        return undefined;
      case 'again':
        if (ask) this.showQuestion(ask);
        return undefined;
      case 'log':
        this.log(seat, about);
        return undefined;
      case 'rule':
        return this.rule(about || ask?.rule || '');
      case 'odds':
        return this.odds(about, ask);
      case 'guide':
        if (!this.io.terminal) throw new Unclear('"guide" leads a person at a terminal; here, write the answer in one line.');
        return ask ? this.guided(ask) : undefined;
      case 'bot':
        return this.letBot(seat, ask);
      case 'undo':
        return this.undo(seat, about.toLowerCase() === 'agreed');
      case 'redo':
        return this.done(this.table.redo(seat), seat);
      case 'save':
        return this.save(about);
      case 'load':
        if (about === '') throw new Unclear('Load which file? "load my-game.journal".');
        return { why: 'load', file: about };
      case 'quit':
      case 'exit':
        return { why: 'quit' };
      default:
    }
    if (text.startsWith('?')) return text === '?' ? void this.io.out(HELP) : this.odds(text.slice(1), ask);
    if (this.table.rollFor(seat)) return this.throwDice(text, seat);
    if (!ask) throw new Unclear('Nothing is asked now.');
    return this.give(ask, readAnswer(text, ask, this.table.scene(ask.seat), this.teller));
  }

  private give(ask: AskView, value: Json): 'moved' | undefined {
    const answer = this.table.answer({ seat: ask.seat, ask: ask.id, at: ask.at, value });
    if (answer.ok) return 'moved';
    this.refuse(`${answer.text}${answer.rule ? ` (${answer.rule})` : ''}`);
    return undefined;
  }

  private async guided(ask: AskView): Promise<'moved' | undefined> {
    const { guide } = await import('./guide.js');
    const value = await guide(ask, this.table.scene(ask.seat), this.teller, this.io);
    return value === undefined ? undefined : this.give(ask, value);
  }

  private throwDice(text: string, seat: Seat): 'moved' | undefined {
    const roll = this.table.rollFor(seat) as RollView;
    if (text.toLowerCase() === 'roll') {
      // The generator throws up to the next question; after that the dice are the person's again.
      this.table.setOwnDice(seat, false);
      this.table.setOwnDice(seat, true);
      return 'moved';
    }
    return this.done(this.table.throwDice({ seat, roll: roll.id, faces: dice(text) }), seat);
  }

  private log(seat: Seat, about: string): void {
    const lines = this.table.log(seat).filter(({ fact }) => sentence(fact, this.teller) !== undefined);
    const count = /^\d+$/.test(about) ? Number(about) : about === 'all' ? lines.length : 20;
    for (const { fact } of lines.slice(-count)) this.tell(fact);
  }

  private async rule(id: string): Promise<undefined> {
    const text = id === '' ? undefined : await ruleById(this.table.system, id, this.io);
    if (text === undefined) throw new Unclear(`There is no rule "${id}"; ids stand behind each line, such as ${this.table.log(SPECTATOR)[0]?.fact.cause ?? ''}.`);
    this.io.out(text);
    return undefined;
  }

  private odds(about: string, ask: AskView | undefined): undefined {
    if (!ask) throw new Unclear('Nothing is asked now.');
    if (about.trim() === '') throw new Unclear('The odds of which answer? "?1", or "odds" and the answer in words.');
    this.io.out(riskText(this.table, ask, readAnswer(about.trim(), ask, this.table.scene(ask.seat), this.teller), this.io));
    return undefined;
  }

  /** The best bot answers this once in a person's place. */
  private letBot(seat: Seat, ask: AskView | undefined): 'moved' | undefined {
    if (!ask) throw new Unclear('Nothing is asked now.');
    const helper = this.helper ?? { bot: this.bestBot(), random: new Sfc32(`${this.table.header.seed}/helper`) };
    this.helper = helper;
    return this.done(answerBy(helper.bot, this.table, seat, helper.random) ?? { ok: false, text: 'The bot has nothing to say.' }, seat);
  }
  private helper: { bot: Bot; random: Random } | undefined;
  bestBot: () => Bot = () => findBot(this.table.system, 'random').make(this.table.book);

  private undo(seat: Seat, agreed: boolean): 'moved' | undefined {
    if (!agreed) {
      const done = this.table.undo(seat);
      const more = !done.ok && this.people.length > 1 ? ' When everybody agrees: "undo agreed".' : '';
      return this.done(done.ok ? done : { ...done, text: done.text + more }, seat);
    }
    const to = this.beforeLast(seat);
    if (to === undefined) throw new Unclear('There is nothing to take back.');
    const proposed = this.table.propose(seat, { undo: to });
    if (proposed.ok) for (const other of this.table.proposal?.waitingFor ?? []) this.table.consent(other, proposed.entry, true);
    return this.done(proposed, seat);
  }

  private beforeLast(seat: Seat): number | undefined {
    for (let n = this.table.head; n >= 0; ) {
      const { deed, prev } = this.table.journal.entry(n);
      if (deed.t === 'answer' && deed.seat === seat && !deed.auto) return prev;
      n = prev;
    }
    return undefined;
  }

  private done(result: { readonly ok: boolean; readonly text?: string }, _seat: Seat): 'moved' | undefined {
    if (!result.ok) {
      this.refuse(result.text ?? '');
      return undefined;
    }
    // After a step back nobody has been told more than there is.
    const line = new Set(this.table.journal.line(this.table.head).map((e) => e.n));
    for (const [who, n] of this.told) if (n >= 0 && !line.has(n)) this.told.set(who, this.table.head);
    return 'moved';
  }

  private save(file: string): undefined {
    if (file === '' && !this.saver) throw new Unclear('Save to which file? "save my-game.journal".');
    if (file !== '') this.saver = new Saver(path.resolve(this.io.cwd, file), this.table);
    this.saver?.save();
    this.io.out(`Saved in ${file || this.saver?.file}; what follows is kept there too.\n`);
    return undefined;
  }
}

/** Words worth completing. */
function wordsIn(ask: AskView): string[] {
  const { shape } = ask;
  const commands = ['help', 'board', 'legend', 'log', 'rule', 'odds', 'undo', 'redo', 'save', 'load', 'guide', 'bot', 'quit'];
  if (shape.kind === 'orders') return [...shape.verbs.map((v) => v.verb), 'finish', 'all', ...shape.stacks.flatMap((s) => [s.at, s.like, ...s.units, ...Object.values(s.to).flat()]), ...commands];
  if (shape.kind === 'place') return [...shape.items.map((i) => i.id), ...Object.values(shape.like), ...shape.places, 'rest', ...commands];
  if (shape.kind === 'path') return [...Object.keys(shape.next), 'stay', ...commands];
  if (shape.kind === 'number' || shape.kind === 'confirm') return commands;
  return [...shape.options.map((o) => o.id), ...commands];
}

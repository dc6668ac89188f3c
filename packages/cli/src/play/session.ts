import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type AskView,
  type Json,
  type Proposal,
  type Random,
  type RollView,
  type Seat,
  Sfc32,
  SPECTATOR,
  Table,
} from '@shambles/engine';
import { answerBy, type Bot, type BotSpec, botsFor, findBot, makeFor } from '@shambles/players';
import { subjectsOf } from '@shambles/story';
import { ruleById } from '../commands/rules.js';
import { asFailure } from '../failure.js';
import { dice } from '../given.js';
import type { Io } from '../io.js';
import { amendsList, amendsText, namesOnly, readAmends } from './amends/read.js';
import { Unclear } from './answers/pick.js';
import { readAnswer } from './answers/read.js';
import { wordsIn } from './completion.js';
import { HELP } from './help.js';
import type { Lines } from './lines.js';
import { withPlaces } from './places.js';
import { Saver } from './saver.js';
import { riskText } from './screen/risk.js';
import { Screen } from './screen/screen.js';
import { figureAsked, passingOf, watchFrom } from './things.js';

export interface Sitting {
  readonly table: Table;
  /** Who holds each seat: "me" or a bot's id. */
  readonly seats: ReadonlyMap<Seat, string>;
}

function isSpot(value: Json): value is readonly number[] {
  return Array.isArray(value) && value.every((n) => typeof n === 'number');
}

/** Why a sitting ended. */
export type End =
  | { readonly why: 'over' | 'quit' | 'input-ended' | 'back' }
  | { readonly why: 'load'; readonly file: string }
  | { readonly why: 'what-if'; readonly branch: Table };

/** A game at the terminal: asks people, lets bots answer, and tells what happened. */
export class Session {
  private readonly table: Table;
  private readonly screen: Screen;
  private readonly bots = new Map<Seat, { bot: Bot; random: Random }>();
  private readonly people: readonly Seat[];
  private last: Seat | undefined;
  /** Bots that answer in a person's place, by seat, and the generator that they share. */
  private readonly helpers = new Map<Seat, Bot>();
  private chance: Random | undefined;
  saver: Saver | undefined;
  /** Number of lines that were refused. */
  refused = 0;

  constructor(
    private readonly io: Io,
    private readonly lines: Lines,
    sitting: Sitting,
    /** True if people at this terminal have no secrets from each other. */
    private readonly together = false,
    /** True if this is a branch on which something is tried out, while the game itself waits. */
    private readonly trying = false,
  ) {
    const { table, seats } = sitting;
    this.table = table;
    this.people = [...seats].filter(([, who]) => who === 'me').map(([seat]) => seat);
    for (const [seat, who] of seats)
      if (who !== 'me')
        this.bots.set(seat, {
          bot: makeFor(findBot(table.system, who), table, seat),
          random: new Sfc32(`${table.header.seed}/${seat}/${table.length}`),
        });
    this.screen = new Screen(io, table, this.people);
  }

  async run(): Promise<End> {
    for (;;) {
      if (this.table.over) {
        this.screen.end(this.people[0] ?? SPECTATOR);
        if (this.people.length === 0 || !(this.io.terminal || this.trying)) return { why: 'over' };
        const end = await this.line(this.people[0] as Seat, undefined);
        if (end) return end;
        continue;
      }
      const seat = this.table.waitingFor.find((s) => !this.bots.has(s)) ?? (this.table.waitingFor[0] as Seat);
      const player = this.bots.get(seat);
      if (player && !this.table.rollFor(seat)) this.answerFor(seat, player);
      else {
        const end = await this.turnOf(seat);
        if (end) return end;
      }
      this.saver?.save();
      if (this.people.length === 0) this.screen.news(SPECTATOR);
    }
  }

  /** Lets a bot answer. Throws if not even a random legal answer is accepted: then the rules are at fault. */
  private answerFor(seat: Seat, { bot, random }: { bot: Bot; random: Random }): void {
    let fault: unknown;
    const answer = answerBy(bot, this.table, seat, random, (why) => {
      fault = why;
    });
    if (!answer?.ok)
      throw fault instanceof Error
        ? fault
        : new Error(`${seat} could not answer: ${answer?.text ?? 'nothing is asked'}`);
  }

  private async turnOf(seat: Seat): Promise<End | undefined> {
    const roll = this.table.rollFor(seat);
    const [asked] = this.table.asks(seat);
    const ask = asked && withPlaces(this.table, asked);
    if (this.last !== seat && this.people.length > 1) await this.handOver(seat);
    this.last = seat;
    this.screen.news(seat);
    if (roll) this.screen.roll(roll);
    else if (ask) this.screen.question(ask);
    return this.line(seat, ask);
  }

  /** Hands a shared screen to the next person, who sits down before anything is shown. */
  private async handOver(seat: Seat): Promise<void> {
    const name = this.screen.nameOf(seat);
    if (this.io.terminal && !this.together) {
      // Clear the screen and the scrollback.
      this.io.out('\u001b[2J\u001b[3J\u001b[H');
      await this.lines.next(`${name}, it is your turn. Press Enter when the others look away. `);
    } else this.io.out(`\n== ${name} ==\n`);
  }

  /** Reads lines until one moves the game; returns an End if the sitting is over. */
  private async line(seat: Seat, ask: AskView | undefined): Promise<End | undefined> {
    for (;;) {
      const line = await this.lines.next(
        this.screen.paint(`${this.screen.nameOf(seat)}> `, 'strong'),
        ask ? wordsIn(ask, this.table.scene(seat)) : [],
      );
      if (line === undefined) return { why: this.io.terminal ? 'quit' : 'input-ended' };
      const text = line.trim();
      if (!this.io.terminal && text !== '') this.io.out(`> ${text}\n`);
      if (text.startsWith('#')) continue;
      try {
        const end = await this.take(text, seat, ask);
        if (end === 'moved') return undefined;
        if (end) return end;
      } catch (error) {
        const failure = error instanceof Unclear ? error : asFailure(error);
        if (!failure && !this.io.terminal) throw error;
        if (failure) this.refuse(failure.message);
        else {
          // The table is unchanged, so a person can try something else.
          const what = error instanceof Error ? error.message : String(error);
          this.refuse(`The rules broke down; the game stands as it stood. Please report it: ${what}`);
          return undefined;
        }
      }
    }
  }

  private refuse(text: string): void {
    this.refused++;
    (this.io.terminal ? this.io.out : this.io.err)(`${this.screen.paint('No:', 'rust')} ${text}\n`);
  }

  private async take(text: string, seat: Seat, ask: AskView | undefined): Promise<End | 'moved' | undefined> {
    if (text === '') return this.io.terminal && ask ? this.guided(ask) : undefined;
    const [first = '', ...rest] = text.split(/\s+/);
    const word = first.toLowerCase();
    const about = rest.join(' ');
    if (await this.shown(word, about, seat, ask)) return undefined;
    switch (word) {
      case 'guide':
        if (!this.io.terminal)
          throw new Unclear('"guide" leads a person at a terminal; here, write the answer in one line.');
        return ask ? this.guided(ask) : undefined;
      case 'bot':
        return this.letBot(seat, ask);
      case 'undo':
        return this.undo(seat, about.toLowerCase() === 'agreed');
      case 'redo':
        return this.done(this.table.redo(seat));
      case 'correct':
        return this.correct(seat, about);
      case 'what':
        return about === 'if' ? this.whatIf() : this.answer(text, seat, ask);
      case 'back':
        return /^to (the )?game$/.test(about) ? this.backToGame() : this.answer(text, seat, ask);
      case 'pass':
        return /^(this turn|always)$/.test(about)
          ? this.pass(seat, ask, about === 'this turn')
          : this.answer(text, seat, ask);
      case 'ask':
        return about === 'again' ? this.askAgain(seat) : this.answer(text, seat, ask);
      case 'save':
        return this.save(about);
      case 'load':
        if (about === '') throw new Unclear('Load which file? "load my-game.journal".');
        return { why: 'load', file: about };
      case 'quit':
      case 'exit':
        return { why: 'quit' };
      default:
        return this.answer(text, seat, ask);
    }
  }

  /** Shows what a word asks to see, without changing anything; false if it is no such word. */
  private async shown(word: string, about: string, seat: Seat, ask: AskView | undefined): Promise<boolean> {
    switch (word) {
      case 'help':
        this.io.out(HELP);
        return true;
      case 'board':
        this.screen.board(seat, about);
        return true;
      case 'legend':
        this.screen.legend(seat, ask);
        return true;
      case 'papers':
        this.screen.papers(seat, about);
        return true;
      case 'look':
        this.screen.look(seat, ask, about);
        return true;
      case 'way':
        this.measure(about, ask);
        return true;
      case 'again':
        if (ask) this.screen.question(ask, true);
        return true;
      case 'log':
        this.screen.log(seat, about);
        return true;
      case 'rule':
        await this.rule(about || ask?.rule || '');
        return true;
      case 'odds':
        this.odds(about, ask);
        return true;
      default:
        return false;
    }
  }

  /** Takes a line as an answer to the question, or as the dice of a roll. */
  private async answer(text: string, seat: Seat, ask: AskView | undefined): Promise<'moved' | undefined> {
    if (text === '?') {
      this.io.out(HELP);
      return undefined;
    }
    if (text.startsWith('?')) {
      this.odds(text.slice(1), ask);
      return undefined;
    }
    if (this.table.rollFor(seat)) return this.throwDice(text, seat);
    if (!ask) throw new Unclear('Nothing is asked now.');
    const value = readAnswer(text, ask, this.table.scene(ask.seat), this.screen.teller);
    // JSON is taken as it is; for a spot in words, show the way first.
    if (
      ask.shape.kind === 'spot' &&
      isSpot(value) &&
      !text.startsWith('[') &&
      !(await this.agreed(ask, value))
    )
      return undefined;
    return this.give(ask, value);
  }

  /** Shows the way to a spot. At a terminal, asks whether to go. */
  private async agreed(ask: AskView, to: readonly number[]): Promise<boolean> {
    if (!this.screen.way(ask, to) || !this.io.terminal) return true;
    const said = await this.lines.next(this.screen.paint('Go there? (Enter, or n) ', 'strong'));
    return said !== undefined && !/^(n|no)$/i.test(said.trim());
  }

  private measure(about: string, ask: AskView | undefined): void {
    if (ask?.shape.kind !== 'spot') throw new Unclear('No way is asked for now.');
    if (about === '') throw new Unclear('The way where? "way 34 52", "way to <figure>".');
    const value = readAnswer(about, ask, this.table.scene(ask.seat), this.screen.teller);
    const named = ask.shape.options.find((o) => o.id === value)?.at;
    const to = isSpot(value) ? value : named;
    if (!to || !this.screen.way(ask, to)) throw new Unclear('There is no way to there.');
  }

  private give(ask: AskView, value: Json): 'moved' | undefined {
    const answer = this.table.answer({ seat: ask.seat, ask: ask.id, at: ask.at, value });
    if (answer.ok) return 'moved';
    this.refuse(`${answer.text}${answer.rule ? ` (${answer.rule})` : ''}`);
    return undefined;
  }

  private async guided(ask: AskView): Promise<'moved' | undefined> {
    const { guide } = await import('./guide.js');
    const scene = this.table.scene(ask.seat);
    const watch = watchFrom(this.table, ask.seat, figureAsked(ask, scene));
    const value = await guide(ask, scene, this.screen.teller, this.io, watch);
    if (value === undefined) return undefined;
    if (ask.shape.kind === 'spot' && isSpot(value) && !(await this.agreed(ask, value))) return undefined;
    return this.give(ask, value);
  }

  private throwDice(text: string, seat: Seat): 'moved' | undefined {
    const roll = this.table.rollFor(seat) as RollView;
    if (text.toLowerCase() === 'roll') {
      // The generator rolls up to the next question; after that the person rolls again.
      this.table.setOwnDice(seat, false);
      this.table.setOwnDice(seat, true);
      return 'moved';
    }
    return this.done(this.table.throwDice({ seat, roll: roll.id, faces: dice(text) }));
  }

  private async rule(id: string): Promise<void> {
    const text = id === '' ? undefined : await ruleById(this.table.system, id, this.io, this.table.book);
    if (text === undefined)
      throw new Unclear(
        `There is no rule "${id}"; ids stand behind each line, such as ${this.table.log(SPECTATOR)[0]?.fact.cause ?? ''}.`,
      );
    this.io.out(text);
  }

  private odds(about: string, ask: AskView | undefined): void {
    if (!ask) throw new Unclear('Nothing is asked now.');
    if (about.trim() === '')
      throw new Unclear('The odds of which answer? "?1", or "odds" and the answer in words.');
    this.io.out(
      riskText(
        this.table,
        ask,
        readAnswer(about.trim(), ask, this.table.scene(ask.seat), this.screen.teller),
        this.io,
      ),
    );
  }

  /** Lets the best bot answer once in the person's place. */
  private letBot(seat: Seat, ask: AskView | undefined): 'moved' | undefined {
    if (!ask) throw new Unclear('Nothing is asked now.');
    this.chance ??= new Sfc32(`${this.table.header.seed}/helper`);
    const bot = this.helpers.get(seat) ?? makeFor(botsFor(this.table.system)[0] as BotSpec, this.table, seat);
    this.helpers.set(seat, bot);
    this.answerFor(seat, { bot, random: this.chance });
    return this.done({ ok: true });
  }

  private undo(seat: Seat, agreed: boolean): 'moved' | undefined {
    if (!agreed) {
      const done = this.table.undo(seat);
      const more = !done.ok && this.people.length > 1 ? ' When everybody agrees: "undo agreed".' : '';
      return this.done(done.ok ? done : { ...done, text: done.text + more });
    }
    const to = this.beforeLast(seat);
    if (to === undefined) throw new Unclear('There is nothing to take back.');
    return this.agreedOn(seat, { undo: to });
  }

  /** Carries out what everybody at this terminal has agreed on. */
  private agreedOn(seat: Seat, what: Proposal): 'moved' | undefined {
    const proposed = this.table.propose(seat, what);
    if (proposed.ok)
      for (const other of this.table.proposal?.waitingFor ?? [])
        this.table.consent(other, proposed.entry, true);
    return this.done(proposed);
  }

  /** Puts something on the table right; without a thing or a value, shows what there is to put right. */
  private async correct(seat: Seat, about: string): Promise<'moved' | undefined> {
    const { system, book } = this.table;
    const scene = this.table.scene(seat);
    const subjects = subjectsOf(scene, system.correctable(this.table.view(seat), book));
    const said = about.replace(/^agreed\b\s*/i, '');
    const led = about === '' && this.io.terminal;
    if (!led && namesOnly(said, subjects, scene)) {
      this.io.out(amendsList(said, subjects, scene));
      return undefined;
    }
    const amends = led
      ? await (await import('./amends/lead.js')).leadAmends(subjects, scene, this.io)
      : readAmends(said, subjects, scene);
    if (!amends) return undefined;
    this.io.out(amendsText(scene, subjects, amends.patch));
    if (said === about && this.people.length > 1 && !(await this.everybodyAgrees())) return undefined;
    return this.agreedOn(seat, { correct: amends });
  }

  /** Asks all who sit at this terminal. A script says so in its line. */
  private async everybodyAgrees(): Promise<boolean> {
    if (!this.io.terminal) throw new Unclear('When everybody agrees: "correct agreed" and what.');
    const said = await this.lines.next(this.screen.paint('Does everybody agree? (y, or Enter) ', 'strong'));
    return /^y(es)?$/i.test(said?.trim() ?? '');
  }

  private whatIf(): End {
    const branch = this.table.fork();
    if (!(branch instanceof Table)) throw new Unclear(branch.text);
    for (const seat of this.people) branch.setOwnDice(seat, this.table.hasOwnDice(seat));
    return { why: 'what-if', branch };
  }

  private backToGame(): End {
    if (!this.trying) throw new Unclear('This is the game itself; "what if" tries something out beside it.');
    return { why: 'back' };
  }

  /** Passes now and whenever this is asked: in this turn, or until the player wants to be asked again. */
  private pass(seat: Seat, ask: AskView | undefined, thisTurn: boolean): 'moved' | undefined {
    const passing = ask && passingOf(ask.shape);
    if (!ask || passing === undefined)
      throw new Unclear('No answer to this question lets it pass, so it is asked every time.');
    if (!this.give(ask, passing.id)) return undefined;
    return this.done(this.table.stand(seat, ask.code, passing.id, thisTurn));
  }

  /** Ends what `pass` has left standing. */
  private askAgain(seat: Seat): undefined {
    const standing = this.table.standing.filter((answer) => answer.seat === seat);
    if (standing.length === 0) throw new Unclear('No question is left out: you are asked everything.');
    for (const { ask } of standing) {
      this.table.stand(seat, ask);
      const was = this.screen.teller.say({ key: `standing.${ask}` });
      this.io.out(`You are asked again. Until now: ${was}.\n`);
    }
  }

  private beforeLast(seat: Seat): number | undefined {
    for (let n = this.table.head; n >= 0; ) {
      const { deed, prev } = this.table.journal.entry(n);
      if (deed.t === 'answer' && deed.seat === seat && !deed.auto) return prev;
      n = prev;
    }
    return undefined;
  }

  private done(result: { readonly ok: boolean; readonly text?: string }): 'moved' | undefined {
    if (!result.ok) {
      this.refuse(result.text ?? '');
      return undefined;
    }
    this.screen.stepBack();
    return 'moved';
  }

  private save(file: string): undefined {
    if (file === '' && !this.saver) throw new Unclear('Save to which file? "save my-game.journal".');
    const to = path.resolve(this.io.cwd, file);
    if (file !== '' && to !== this.saver?.file) {
      if (existsSync(to)) throw new Unclear(`${file} is there already and is not written over.`);
      this.saver = new Saver(to, this.table);
    }
    this.saver?.save();
    this.io.out(`Saved in ${file || this.saver?.file}; what follows is kept there too.\n`);
    return undefined;
  }
}

import {
  type AskView,
  beginsChapter,
  type Fact,
  type MeasuredScene,
  type RollView,
  type Scene,
  type Seat,
  SPECTATOR,
  type Table,
} from '@shambles/engine';
import {
  countAlike,
  createTeller,
  type Drawing,
  drawBoard,
  drawClock,
  drawLegend,
  drawPapers,
  drawScene,
  lengthIn,
  levelName,
  type Paint,
  plain,
  type Teller,
  type Watch,
  windowRound,
  winnerIn,
} from '@shambles/story';
import { sentenceParts } from '../../commands/resolve.js';
import type { Io } from '../../io.js';
import { cited, painter, wrap } from '../../text.js';
import { Unclear } from '../answers/pick.js';
import { thingNamed } from '../answers/spot.js';
import { figureAsked, onlyFigureOf, watchFrom } from '../things.js';
import { focusOf, windowNamed } from './focus.js';
import { questionText } from './question.js';

/** What a fact tells. */
interface Sentence {
  readonly fact: Fact;
  readonly text: string;
}

/** Most figures listed below a map; "legend" lists all. */
const NEAREST = 8;
/** Number of lines of a close-up. */
const NEAR_ROWS = 22;

/** Shows a game at the terminal: the board, the question, and what each person has not been told yet. */
export class Screen {
  readonly teller: Teller;
  readonly paint: Paint;
  /** The last entry that each person has been told of. */
  private readonly told = new Map<Seat, number>();
  private drawn = '';
  /** The last map drawn of a measured table. */
  private map = '';
  /** The last legend shown, with where each figure was. */
  private figures = '';
  /** Questions whose way of answering has been shown. */
  private readonly hinted = new Set<string>();

  constructor(
    private readonly io: Io,
    private readonly table: Table,
    people: readonly Seat[],
  ) {
    this.teller = createTeller(table.system, table.book);
    this.paint = painter(io);
    // A game that is continued is not told from its beginning.
    for (const seat of [...people, SPECTATOR]) this.told.set(seat, table.length > 3 ? table.head : -1);
  }

  /** Called after a step back: entries that were taken back no longer count as told. */
  stepBack(): void {
    const line = new Set(this.table.journal.line(this.table.head).map((e) => e.n));
    for (const [who, n] of this.told) if (n >= 0 && !line.has(n)) this.told.set(who, this.table.head);
  }

  /** Draws a table; of a measured one, also a part: 15 units, or the number given, around a figure or spot. */
  board(seat: Seat, about = ''): void {
    const scene = this.table.scene(seat);
    this.draw(scene, about === '' || scene.kind === 'printed' ? {} : { window: windowNamed(about, scene) });
  }

  legend(seat: Seat, ask?: AskView): void {
    const scene = this.table.scene(seat);
    const watch = watchFrom(this.table, seat, ask ? figureAsked(ask, scene) : onlyFigureOf(seat, scene));
    this.lines(drawLegend(scene, { ...this.room, watch }));
  }

  /** Shows what a figure sees of all others, and how far away they are. */
  look(seat: Seat, ask: AskView | undefined, about: string): void {
    const scene = this.table.scene(seat);
    if (scene.kind === 'printed') throw new Unclear('There is nothing to measure on this board.');
    const named = about === '' ? undefined : thingNamed(about, scene);
    const figure = about === '' ? ask && figureAsked(ask, scene) : named?.id;
    if (figure === undefined || !scene.figures.some((f) => f.id === figure))
      throw new Unclear(`Who is to look? "look ${scene.figures[0]?.id ?? ''}".`);
    const name = scene.figures.find((f) => f.id === figure)?.name;
    this.io.out(`${this.paint(`As ${name} sees it (on the clock 12 is north)`, 'strong')}\n`);
    this.lines(drawLegend(scene, { ...this.room, watch: watchFrom(this.table, seat, figure) }));
  }

  /** Shows the papers beside the table: all of them, or the part with this name. */
  papers(seat: Seat, about: string): void {
    const scene = this.table.scene(seat);
    if (scene.kind === 'printed' || !scene.papers)
      throw new Unclear('Nothing is written down at this table.');
    const lines = drawPapers(scene.papers, about, this.room);
    if (lines.length === 0)
      throw new Unclear(
        `There is no "${about}" among the papers; there are ${scene.papers.sections.map((s) => s.title).join(', ')}.`,
      );
    this.lines(lines);
  }

  /** Shows the way to a spot, with its cost and risks. False if there is none. */
  way(ask: AskView, to: readonly number[], drawn = this.io.terminal): boolean {
    const { system, book } = this.table;
    if (!system.rulers || ask.shape.kind !== 'spot') return false;
    const { shape } = ask;
    const [x = 0, y = 0, level = 0] = to;
    const way = system.rulers.way(this.table.view(ask.seat), ask, [x, y, level], book);
    if (!way) return false;
    const scene = this.table.scene(ask.seat);
    if (scene.kind === 'printed') return false;
    if (drawn)
      this.draw(scene, {
        way: way.points,
        window: windowRound(scene, [...way.points.map(([px, py]) => [px, py] as const), [x, y]], 8),
        marked: [shape.figure],
      });
    const where = `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}${level === 0 ? '' : `, ${levelName(level)}`}`;
    const warnings = way.warnings.map((w) => `; ${this.paint(this.teller.say(w), 'rust')}`).join('');
    this.io.out(
      `To ${where}: ${lengthIn(way.cost, scene.unit)} of ${lengthIn(shape.within, scene.unit)}${warnings}.\n`,
    );
    return true;
  }

  private get room() {
    const { columns, rows, terminal } = this.io;
    return {
      paint: this.paint,
      width: Math.max(60, Math.min(columns, 120)),
      rows: terminal ? Math.max(16, Math.min(44, rows - 12)) : 34,
    };
  }

  private draw(scene: Scene, drawing: Drawing): void {
    this.io.out('\n');
    // A close-up is drawn without turn and objective, which are shown with the whole table.
    if (drawing.window) this.lines(drawBoard(scene, { ...this.room, rows: NEAR_ROWS, ...drawing }));
    else this.lines(drawScene(scene, { ...this.room, ...drawing }));
  }

  private lines(lines: readonly string[]): void {
    this.io.out(`${lines.join('\n')}\n`);
  }

  /** Tells the last lines of the story: 20, as many as asked for, or "all". */
  log(seat: Seat, about: string): void {
    const lines = this.sentences(this.table.log(seat));
    const count = /^\d+$/.test(about) ? Number(about) : about === 'all' ? lines.length : 20;
    for (const line of count > 0 ? lines.slice(-count) : []) this.tell(line);
  }

  nameOf(seat: Seat): string {
    return this.table.system.seats.find((s) => s.id === seat)?.name ?? seat;
  }

  /** Tells what has happened since `seat` last looked. */
  news(seat: Seat): void {
    const from = this.told.get(seat) ?? -1;
    this.told.set(seat, this.table.head);
    for (const line of this.sentences(this.table.log(seat, Math.min(from, this.table.head)))) this.tell(line);
  }

  /** What facts tell; consecutive sentences that are the same are one, with their number. */
  private sentences(log: readonly { readonly fact: Fact }[]): Sentence[] {
    const told = log.flatMap(({ fact }) => {
      const parts = sentenceParts(fact, this.teller);
      return parts ? [{ fact, parts }] : [];
    });
    return countAlike(told, ({ parts }) => parts, this.teller).map(({ first, parts }) => ({
      fact: first.fact,
      text: plain(parts),
    }));
  }

  private tell({ fact, text }: Sentence): void {
    if (beginsChapter(this.table.system, fact))
      this.io.out(`\n${this.paint(`── ${text} `.padEnd(60, '─'), 'strong')}\n`);
    else
      this.io.out(
        cited(text, fact.cause, this.paint, this.io.terminal ? this.io.columns : Number.POSITIVE_INFINITY),
      );
  }

  question(ask: AskView, again = false): void {
    const scene = this.table.scene(ask.seat);
    const moment = `${scene.clock.turn}/${scene.clock.phase}/${ask.seat}`;
    const fresh = moment !== this.drawn;
    const watch = watchFrom(this.table, ask.seat, figureAsked(ask, scene));
    if (scene.kind === 'measured') this.measured(ask, scene, fresh, watch);
    else {
      if (this.io.terminal || fresh) this.draw(scene, {});
      if (this.drawn === '') this.lines(drawLegend(scene, { paint: this.paint }));
    }
    this.drawn = moment;
    const hint = again || !this.hinted.has(ask.code);
    this.hinted.add(ask.code);
    const secret = this.table.waitingFor.length > 1;
    if (secret && hint)
      this.io.out(this.paint('\nEach chooses in secret; nobody is told before all have.', 'dim'));
    this.io.out(
      `\n${questionText(ask, { scene, teller: this.teller, paint: this.paint, width: Math.min(this.io.columns, 100), watch }, hint)}`,
    );
  }

  /** Draws the whole table if turn, phase or seat have changed; at a terminal, also a close-up of the question. */
  private measured(ask: AskView, scene: MeasuredScene, fresh: boolean, watch: Watch | undefined): void {
    const { terminal } = this.io;
    const window = focusOf(ask, scene);
    const lit = ask.shape.kind === 'spot' ? ask.shape.lit : undefined;
    const marked = watch ? [watch.figure] : [];
    if (terminal) {
      if (fresh || !window) this.draw(scene, { marked, ...(!window && { lit }) });
      if (window) this.draw(scene, { window, lit, marked });
    } else if (fresh) {
      // The output of a script can be scrolled back, so an unchanged map is not drawn again.
      const map = drawBoard(scene, { ...this.room, marked }).join('\n');
      this.lines(map === this.map ? drawClock(scene, this.room) : drawScene(scene, { ...this.room, marked }));
      this.map = map;
    }
    const legend = drawLegend(scene, { ...this.room, watch, most: NEAREST }).join('\n');
    if (terminal || (fresh && legend !== this.figures)) this.lines([legend]);
    this.figures = legend;
  }

  roll({ roll }: RollView): void {
    const counts = roll.pools
      .flatMap((p) =>
        p.from !== undefined
          ? `${p.from} or more counts`
          : p.upTo !== undefined
            ? `${p.upTo} or less counts`
            : [],
      )
      .join('; ');
    const thrown = roll.pools.map((p) => `${p.n}d${p.sides}`).join(' + ');
    const more = roll.explode === undefined ? '' : `, ${roll.explode} calls for another`;
    const means = roll.means ? ` (${roll.means.map((line) => this.teller.say(line)).join('; ')})` : '';
    this.io.out(
      `\n${this.paint(`Your dice: ${this.teller.word(`roll.${roll.label}`)}, ${thrown}`, 'strong')}${counts ? `, ${counts}` : ''}${more}${means}. Type them as they fell, or "roll".  ${this.paint(roll.rule, 'dim')}\n`,
    );
  }

  end(viewer: Seat): void {
    this.news(viewer);
    const { outcome } = this.table;
    this.draw(this.table.scene(viewer), {});
    const name = winnerIn(this.table.system, this.teller, outcome?.winner);
    this.io.out(
      `\n${this.paint(`The game is over. Winner: ${name}. ${this.teller.word(outcome?.level ?? '')} (${outcome?.score}).`, 'strong')}  ${outcome?.rule ?? ''}\n`,
    );
    this.ending(viewer);
    if (this.io.terminal) this.io.out('"log", "save FILE", "undo" or "quit".\n');
  }

  /** Why it ended so, what was done and what was not, and what became of everybody, if the book says it. */
  private ending(viewer: Seat): void {
    const { system, book } = this.table;
    const ending = system.ending?.(this.table.view(viewer), book);
    if (!ending) return;
    const { headline, won, lost, people } = ending;
    const width = Math.min(80, this.io.columns);
    const said = new Set([this.teller.word(this.table.outcome?.level ?? '')]);
    for (const [sign, all] of [
      [' ', [headline]],
      ['+', won],
      ['-', lost],
      [' ', people],
    ] as const) {
      const texts = all.map(({ line }) => this.teller.say(line));
      // The result has been said, and what was won or lost may be somebody's fate. Two may share one fate.
      for (const text of texts)
        if (!said.has(text)) this.io.out(`  ${sign} ${wrap(text, width, '    ').trimStart()}`);
      for (const text of texts) said.add(text);
    }
  }
}

import { type AskView, type Fact, type RollView, type Seat, SPECTATOR, type Table } from '@shambles/engine';
import { createTeller, drawLegend, drawScene, type Paint, type Teller } from '@shambles/story';
import type { Io } from '../io.js';
import { sentence } from '../resolve.js';
import { cited, painter } from '../text.js';
import { questionText } from './question.js';

/** What a game looks like at the terminal: the board, the question, and what each person has not been told yet. */
export class Screen {
  readonly teller: Teller;
  readonly paint: Paint;
  /** The last entry that each person has been told of. */
  private readonly told = new Map<Seat, number>();
  private drawn = '';
  /** Questions whose way of answering has been shown. */
  private readonly hinted = new Set<string>();

  constructor(
    private readonly io: Io,
    private readonly table: Table,
    people: readonly Seat[],
  ) {
    this.teller = createTeller(table.system);
    this.paint = painter(io);
    // A game that is gone on with is not told from its beginning.
    for (const seat of [...people, SPECTATOR]) this.told.set(seat, table.length > 3 ? table.head : -1);
  }

  /** After a step back nobody has been told more than there is. */
  stepBack(): void {
    const line = new Set(this.table.journal.line(this.table.head).map((e) => e.n));
    for (const [who, n] of this.told) if (n >= 0 && !line.has(n)) this.told.set(who, this.table.head);
  }

  board(seat: Seat): void {
    this.io.out(`${drawScene(this.table.scene(seat), { paint: this.paint }).join('\n')}\n`);
  }

  legend(seat: Seat): void {
    this.io.out(`${drawLegend(this.table.scene(seat), { paint: this.paint }).join('\n')}\n`);
  }

  /** The last lines of the story: 20, as many as asked for, or "all". */
  log(seat: Seat, about: string): void {
    const lines = this.table.log(seat).filter(({ fact }) => sentence(fact, this.teller) !== undefined);
    const count = /^\d+$/.test(about) ? Number(about) : about === 'all' ? lines.length : 20;
    for (const { fact } of count > 0 ? lines.slice(-count) : []) this.tell(fact);
  }

  nameOf(seat: Seat): string {
    return this.table.system.seats.find((s) => s.id === seat)?.name ?? seat;
  }

  /** What has happened since `seat` last looked. */
  news(seat: Seat): void {
    const from = this.told.get(seat) ?? -1;
    this.told.set(seat, this.table.head);
    for (const { fact } of this.table.log(seat, Math.min(from, this.table.head))) this.tell(fact);
  }

  tell(fact: Fact): void {
    const text = sentence(fact, this.teller);
    if (text === undefined) return;
    if (fact.is === 'turn') this.io.out(`\n${this.paint(`── ${text} `.padEnd(60, '─'), 'strong')}\n`);
    else
      this.io.out(
        cited(text, fact.cause, this.paint, this.io.terminal ? this.io.columns : Number.POSITIVE_INFINITY),
      );
  }

  question(ask: AskView, again = false): void {
    const scene = this.table.scene(ask.seat);
    const moment = `${scene.clock.turn}/${scene.clock.phase}/${ask.seat}`;
    if (this.io.terminal || moment !== this.drawn)
      this.io.out(`\n${drawScene(scene, { paint: this.paint }).join('\n')}\n`);
    if (this.drawn === '') this.io.out(`${drawLegend(scene, { paint: this.paint }).join('\n')}\n`);
    this.drawn = moment;
    const hint = again || !this.hinted.has(ask.code);
    this.hinted.add(ask.code);
    this.io.out(
      `\n${questionText(ask, scene, this.teller, this.paint, Math.min(this.io.columns, 100), hint)}`,
    );
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
    this.io.out(
      `\n${this.paint(`Your dice: ${this.teller.word(`roll.${roll.label}`)}, ${thrown}`, 'strong')}${counts ? `, ${counts}` : ''}${more}. Type them as they fell, or "roll".  ${this.paint(roll.rule, 'dim')}\n`,
    );
  }

  end(viewer: Seat): void {
    this.news(viewer);
    const { outcome } = this.table;
    this.io.out(`\n${drawScene(this.table.scene(viewer), { paint: this.paint }).join('\n')}\n\n`);
    const won = outcome?.winner === undefined ? 'Nobody wins' : `${this.nameOf(outcome.winner)} win`;
    this.io.out(
      `${this.paint(`The game is over. ${won}: ${outcome?.level ?? ''} (${outcome?.score}).`, 'strong')}  ${outcome?.rule ?? ''}\n`,
    );
    if (this.io.terminal) this.io.out('"log", "save FILE", "undo" or "quit".\n');
  }
}

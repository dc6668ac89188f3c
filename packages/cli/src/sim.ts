import type { AnySystem } from '@shambles/engine';
import { simulate } from '@shambles/lab';
import { botsFor } from '@shambles/players';
import { type SetupOptions, seatsOf, setupOf, systemOf } from './given.js';
import type { Io } from './io.js';
import { bar, columns, counted, painter, percent } from './text.js';

interface SimOptions extends SetupOptions {
  readonly games: number;
  readonly seed: string;
  readonly seats?: string;
  readonly workers?: number;
  readonly json?: boolean;
}

type Result = Awaited<ReturnType<typeof simulate>>;

export async function sim(io: Io, id: string, given: SimOptions): Promise<number> {
  const system = systemOf(id);
  const bots = botsFor(system).map((b) => b.id);
  const seats = Object.fromEntries(seatsOf(system, given.seats, bots, () => bots[0] as string));
  const setup = setupOf(system, given, io);
  const progress = progressBar(io);
  const result = await simulate({
    system: system.id,
    setup,
    seats,
    games: given.games,
    seed: given.seed,
    ...(given.workers !== undefined && { workers: given.workers }),
    onProgress: progress.show,
  }).finally(progress.clear);
  if (given.json) {
    const { system: played, games, winners, outcomes, decisions, seconds, checksum, ...more } = result;
    io.out(
      `${JSON.stringify({ system: played, games, winners, outcomes, decisions, seconds, checksum, seed: given.seed, seats, ...more })}\n`,
    );
  } else io.out(simText(result, system, seats, given.seed, io));
  return 0;
}

function simText(
  result: Result,
  system: AnySystem,
  seats: { readonly [seat: string]: string },
  seed: string,
  io: Io,
): string {
  const paint = painter(io);
  const { games } = result;
  const name = (seat: string) => system.seats.find((s) => s.id === seat)?.name ?? 'Nobody';
  const share = (n: number) => [n.toLocaleString('en'), percent(n / games)];
  const track = bandsOf(system);
  const levels = Object.keys(result.outcomes).sort(
    (a, b) => track.findIndex((t) => t.name === a) - track.findIndex((t) => t.name === b),
  );
  const lines = [
    `${paint(system.title, 'strong')}: ${counted(games, 'game')}, ${system.seats.map((s) => `${s.name} ${seats[s.id]}`).join(' against ')}\n`,
    columns(
      [
        ['won by', 'games', ''],
        ...Object.entries(result.winners).map(([seat, n]) => [name(seat), ...share(n)]),
      ],
      [1, 2],
    ),
    '\n',
    columns(
      [['level', 'games', ''], ...levels.map((level) => [level, ...share(result.outcomes[level] as number)])],
      [1, 2],
    ),
    '\n',
    scoresText(result.scores, track, io),
  ];
  const perSecond = result.seconds > 0 ? Math.round(result.decisions / result.seconds) : 0;
  lines.push(
    paint(
      `${counted(result.decisions, 'decision')} in ${result.seconds.toFixed(1)} s (${perSecond.toLocaleString('en')} a second), seed "${seed}", checksum ${result.checksum}`,
      'dim',
    ),
    '\n',
  );
  return lines.join('');
}

/** The score's name and bands, off the scene of a game that has not begun. */
function bandsOf(system: AnySystem) {
  const book = system.book({ scenario: system.scenarios[0]?.id ?? '', options: {} });
  return system.scene(system.view(system.start(book), system.seats[0]?.id ?? '', book), book).track.bands;
}

/** How often each score was reached: a bar each, or each five together when there are many; a line between levels. */
function scoresText(
  scores: { readonly [score: string]: number },
  bands: ReturnType<typeof bandsOf>,
  io: Io,
): string {
  const all = Object.entries(scores).map(([score, n]) => ({ score: Number(score), n }));
  if (all.length === 0) return '';
  const paint = painter(io);
  const low = Math.min(...all.map((a) => a.score));
  const high = Math.max(...all.map((a) => a.score));
  const most = Math.max(...all.map((a) => a.n));
  const lines: string[] = [];
  let level: string | undefined;
  for (let score = low; score <= high; score++) {
    const band = bands.find((b) => score >= b.from && score <= b.to);
    if (band?.name !== level) lines.push(`  ${paint(`── ${band?.name ?? ''}`, band?.tone ?? 'dim')}`);
    level = band?.name;
    const n = scores[String(score)] ?? 0;
    lines.push(
      `  ${String(score).padStart(4)} ${String(n).padStart(6)} ${paint(bar(n / most, Math.max(10, Math.min(60, io.columns - 16))), band?.tone ?? 'paper')}`.trimEnd(),
    );
  }
  return `${lines.join('\n')}\n\n`;
}

/** A bar on stderr, only where somebody watches and the work is long. */
function progressBar(io: Io): { show(done: number, games: number): void; clear(): void } {
  const begun = performance.now();
  let shown = false;
  let last = 0;
  return {
    show(done, games) {
      const now = performance.now();
      if (!io.watched || now - begun < 500 || now - last < 80) return;
      last = now;
      shown = true;
      const left = ((now - begun) / done) * (games - done);
      io.err(
        `\r${bar(done / games, 40).padEnd(40, '·')} ${done.toLocaleString('en')} of ${games.toLocaleString('en')}, ${Math.ceil(left / 1000)} s left \u001b[K`,
      );
    },
    clear() {
      if (shown) io.err('\r\u001b[K');
    },
  };
}

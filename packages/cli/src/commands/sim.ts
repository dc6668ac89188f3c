import {
  type AnySystem,
  type SceneTrack,
  type Setup,
  SPECTATOR,
  scenarioIn,
  seatsIn,
} from '@shambles/engine';
import { simulate } from '@shambles/lab';
import { botsFor } from '@shambles/players';
import { createTeller, winnerIn } from '@shambles/story';
import { type SetupOptions, seatsOf, setupOf, systemOf, withScenario } from '../given.js';
import type { Io } from '../io.js';
import { bar, columns, counted, painter, percent } from '../text.js';

interface SimOptions extends SetupOptions {
  readonly games: number;
  readonly seed: string;
  readonly seats?: string;
  readonly workers?: number;
  readonly json?: boolean;
}

type Result = Awaited<ReturnType<typeof simulate>>;

export async function sim(
  io: Io,
  id: string,
  scenario: string | undefined,
  given: SimOptions,
): Promise<number> {
  const system = systemOf(id);
  const setup = setupOf(system, withScenario(scenario, given), io);
  const bots = botsFor(system).map((b) => b.id);
  const seats = Object.fromEntries(seatsOf(system, setup, given.seats, bots, () => bots[0] as string));
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
  } else io.out(simText(result, system, setup, seats, given.seed, io));
  return 0;
}

function simText(
  result: Result,
  system: AnySystem,
  setup: Setup,
  seats: { readonly [seat: string]: string },
  seed: string,
  io: Io,
): string {
  const paint = painter(io);
  const { games } = result;
  const teller = createTeller(system);
  const winners = Object.entries(result.winners);
  // If there are many seats, those that never won get no line.
  const told = winners.length > 4 ? winners.filter(([, n]) => n > 0) : winners;
  const share = (n: number) => [n.toLocaleString('en'), percent(n / games)];
  const track = bandsOf(system, setup);
  const place = (level: string) => track.findIndex((t) => t.name === level);
  const often = (level: string) => result.outcomes[level] as number;
  const levels = Object.keys(result.outcomes).sort((a, b) => place(a) - place(b) || often(b) - often(a));
  const lines = [
    `${paint(system.title, 'strong')}${scenarioName(system, setup)}: ${counted(games, 'game')}, ${sittingText(system, setup, seats)}\n`,
    columns(
      [['won by', 'games', ''], ...told.map(([seat, n]) => [winnerIn(system, teller, seat), ...share(n)])],
      [1, 2],
    ),
    '\n',
    columns(
      [
        ['level', 'games', ''],
        ...levels.map((level) => [teller.word(level), ...share(result.outcomes[level] as number)]),
      ],
      [1, 2],
    ),
    '\n',
    countsText(result, teller),
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

/** What else the system counts: in how many games it occurred, how often in all, and how often per game. */
function countsText({ counts, games }: Result, teller: ReturnType<typeof createTeller>): string {
  const all = Object.entries(counts);
  if (all.length === 0) return '';
  const rows = all.map(([what, { games: occurred, total }]) => [
    teller.word(what),
    occurred.toLocaleString('en'),
    total.toLocaleString('en'),
    (total / games).toFixed(2),
  ]);
  return `${columns([['counted', 'games', 'total', 'a game'], ...rows], [1, 2, 3])}\n`;
}

/** The scenario's title, if there are several scenarios. */
function scenarioName(system: AnySystem, setup: Setup): string {
  if (system.scenarios.length < 2) return '';
  return `, ${scenarioIn(system, setup)?.title ?? setup.scenario}`;
}

/** "Aliens sensible against Zombies random"; more than two seats with the same bot become "4 seats sensible". */
function sittingText(system: AnySystem, setup: Setup, seats: { readonly [seat: string]: string }): string {
  const there = seatsIn(system, setup);
  const bots = new Set(there.map((s) => seats[s.id]));
  if (there.length > 2 && bots.size === 1) return `${there.length} seats ${[...bots].join('')}`;
  return there.map((s) => `${s.name} ${seats[s.id]}`).join(there.length > 2 ? ', ' : ' against ');
}

/** The levels of victory along the score track, from the scene of a new game; a measured table has none. */
function bandsOf(system: AnySystem, setup: Setup): SceneTrack['bands'] {
  const book = system.book(setup);
  const scene = system.scene(system.view(system.start(book), SPECTATOR, book), book);
  return scene.kind === 'printed' ? scene.track.bands : [];
}

/** How often each score was reached: a bar for each score, with a line between levels. */
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
  if (bands.length === 0 && low === high) return '';
  const lines: string[] = [];
  let level: string | undefined;
  for (let score = low; score <= high; score++) {
    const band = bands.find((b) => score >= b.from && score <= b.to);
    if (bands.length > 0 && band?.name !== level)
      lines.push(`  ${paint(`── ${band?.name ?? ''}`, band?.tone ?? 'dim')}`);
    level = band?.name;
    const n = scores[String(score)] ?? 0;
    lines.push(
      `  ${String(score).padStart(4)} ${String(n).padStart(6)} ${paint(bar(n / most, Math.max(10, Math.min(60, io.columns - 16))), band?.tone ?? 'paper')}`.trimEnd(),
    );
  }
  return `${lines.join('\n')}\n\n`;
}

/** A progress bar on stderr, shown only if somebody is watching and the work takes long. */
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

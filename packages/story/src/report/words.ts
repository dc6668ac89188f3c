import type { AnySystem, FileSpec, MeasuredScene, Plot, Scene } from '@shambles/engine';
import { inList, onceEach, type Teller } from '../teller.js';
import { levelOf, titleOf } from './pieces.js';
import type { Played, Report, TurningPoint } from './shape.js';
import { standing } from './tally.js';
import type { Telling } from './telling.js';

/** The line below a chapter's title: the event tile, or on a measured table the game's title if it has changed. */
export function subtitleOf(scene: Scene, before: Scene | undefined): string {
  if (scene.kind === 'printed') return scene.clock.turn === 0 ? '' : tileOf(scene);
  if (before && titleOf(before) === scene.title) return '';
  const time = `${scene.clock.name}, `;
  return scene.title.startsWith(time) ? scene.title.slice(time.length) : scene.title;
}

function tileOf(scene: Scene): string {
  if (scene.kind === 'measured') return '';
  const { clock } = scene;
  const names = (clock.tiles[clock.turn - 1]?.icons ?? []).map((i) => i.name);
  return inList(
    [...new Set(names)].map((name) => (names.filter((n) => n === name).length > 1 ? `${name}, twice` : name)),
  );
}

/** Seats by their names; other sides by the catalogue's word, or else their own; '' for dice that no seat threw. */
export function sideNames(system: AnySystem, teller: Teller): (side: string) => string {
  return (side) => {
    if (side === '') return 'everybody else';
    const word = teller.word(`side.${side}`);
    return system.seats.find((s) => s.id === side)?.name ?? (word === `side.${side}` ? capital(side) : word);
  };
}

/** Makes the first letter lower-case, for use within a sentence: "turn 3". */
export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The state of the table at a chapter's end. On a measured table, only what has changed since the scene `before`. */
export function closing(
  scene: Scene,
  before: Scene | undefined,
  sideOf: (side: string) => string,
  teller: Teller,
  turn: number,
  plainly: boolean,
): string | undefined {
  const left = inList(standing(scene, sideOf)) || 'nobody';
  if (scene.kind === 'measured') {
    const was = before?.kind === 'measured' ? before : undefined;
    const { done } = scene.objective;
    const news = done.length > 0 && done.join() !== was?.objective.done.join();
    const stood = was && inList(standing(was, sideOf));
    const said = [
      ...(left === stood ? [] : [teller.vary(plainly ? 'report.left' : 'report.close-by', turn, { left })]),
      ...(news ? [teller.word('report.done', { done: onceEach(done).join('; ') })] : []),
    ];
    return said.length > 0 ? said.join(' ') : undefined;
  }
  const score = `${scene.track.name} ${scene.track.value}`;
  return teller.vary(plainly ? 'report.unplaced' : 'report.close', turn, {
    score: plainly ? score : score.charAt(0).toLowerCase() + score.slice(1),
    level: levelOf(scene),
    left,
  });
}

/** The scene in which the story ended: its only other table if there is just one, else the last scene. */
export function endOf(last: Scene, chapters: readonly Scene[]): Scene {
  const tables = tablesBut(last, chapters);
  const [table] = tables.slice(-1);
  return table && tables.every((s) => s.title === table.title) ? table : last;
}

/** The objective; undefined for a story at several tables, which had no single task. */
function taskOf(end: Scene, chapters: readonly Scene[]): MeasuredScene['objective'] | undefined {
  const titles = new Set(tablesBut(end, chapters).map((s) => s.title));
  return end.kind === 'measured' && titles.size < 2 ? end.objective : undefined;
}

function tablesBut(scene: Scene, chapters: readonly Scene[]): MeasuredScene[] {
  return chapters.filter((s): s is MeasuredScene => s.kind === 'measured' && s.title !== titleOf(scene));
}

export function lead(
  outcome: { winner: string | undefined; level: string } | undefined,
  players: Report['players'],
  sideOf: (side: string) => string,
  end: Scene,
  chapters: readonly Scene[],
  teller: Teller,
  tell: Telling,
  greatest: TurningPoint | undefined,
  played: Played,
): string[] {
  const winner = players.find((p) => p.seat === outcome?.winner);
  const first = !outcome
    ? teller.word('report.open', { entries: played.line.length })
    : winner
      ? teller
          .vary('report.won', tell.seed, { winner: `${theSide(winner.side)}, led by ${winner.name},` })
          .replace(/,\.$/, '.')
      : outcome.winner !== undefined
        ? teller.vary('report.won', tell.seed, { winner: theSide(sideOf(outcome.winner)) })
        : teller.vary('report.drawn', tell.seed);
  return [
    first,
    ...scoreWords(end, taskOf(end, chapters), outcome?.level),
    ...(greatest
      ? [
          teller.vary(greatest.at.length > 0 ? 'report.greatest' : 'report.greatest-by', tell.seed, {
            turn: greatest.turn,
            at: inList(greatest.at),
          }),
          greatest.caption,
        ]
      : []),
  ];
}

/** "the Living", "the Aliens", but "Player 1". */
const theSide = (name: string) => (/^the |\d$/i.test(name) ? name.replace(/^The /, 'the ') : `the ${name}`);

/** "Dead pile 14: Minor victory.", or the objective and what was done of it. */
function scoreWords(
  end: Scene,
  task: MeasuredScene['objective'] | undefined,
  level: string | undefined,
): string[] {
  if (end.kind === 'printed')
    return [`${end.track.name} ${end.track.value}${level === undefined ? '' : `: ${level}`}.`];
  const { text = '', done = [] } = task ?? {};
  return [
    ...(level === undefined ? [] : [`${level}.`]),
    ...(text === '' ? [] : [`What had to be done: ${text}`]),
    ...(done.length > 0 ? [`In the end: ${onceEach(done).join('; ')}.`] : []),
  ];
}

export function remarks(system: AnySystem, { header, damage }: Played): string[] {
  const said: string[] = [];
  const own = system.files.filter((f) => header.setup.files?.[f.id] !== undefined);
  const ours = system.files.filter((f) => f.provenance === 'reconstructed' && !own.includes(f));
  if (ours.length > 0)
    said.push(
      `Reconstructed, not copied from the published game: ${inList(ours.map((f) => f.title.toLowerCase()))}.`,
    );
  if (own.length > 0)
    said.push(
      `From the players' own files: ${inList(own.map((f) => titled(f, header.setup.files?.[f.id])))}.`,
    );
  const tables = system.tables.filter((t) => t.provenance === 'reconstructed');
  if (tables.length > 0)
    said.push(`Reconstructed tables: ${inList(tables.map((t) => `${t.title} (${t.id})`))}.`);
  for (const o of system.options) {
    const value = o.values.find((v) => v.id === header.setup.options[o.id]);
    if (value && value.id !== o.default) said.push(`Played with: ${o.title} – ${value.title} (${o.rule}).`);
  }
  if (damage) said.push(damage);
  if (header.revision !== system.revision)
    said.push(`Played under revision ${header.revision} of the rules; told by revision ${system.revision}.`);
  said.push(`Seed "${header.seed}". ${system.credit}`);
  return said;
}

/** The title of a file, and the one that its players gave it: `house rules "Quiet crossings"`. */
function titled({ title }: FileSpec, data: unknown): string {
  const { title: own } = Object(data) as { readonly title?: unknown };
  return title.toLowerCase() + (typeof own === 'string' ? ` "${own}"` : '');
}

/** The values of all plots for each month. The plots must cover the same months. */
export function monthsOf(
  plots: readonly Plot[],
): { readonly at: string; readonly values: readonly number[] }[] {
  const [first] = plots;
  return (first?.points ?? []).map(({ at }, i) => ({
    at,
    values: plots.map((p) => p.points[i]?.value ?? 0),
  }));
}

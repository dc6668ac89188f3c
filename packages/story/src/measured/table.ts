import type { MeasuredScene, SceneFigure, Spot } from '@shambles/engine';
import { type Drawing, plainly, type Window } from '../drawing.js';
import { onceEach } from '../teller.js';
import { within } from './grid.js';
import { drawMap, MARGIN } from './map.js';
import { isDead, labelsOf, levelName, placeName, playedIn, whereFrom } from './names.js';

/** Default width in characters and height in lines. */
const WIDTH = 80;
const ROWS = 34;

function wholeOf(scene: MeasuredScene): Window {
  return { west: 0, south: 0, east: scene.width, north: scene.height };
}

/** A window round some spots, kept within the table. */
export function windowRound(scene: MeasuredScene, spots: readonly Spot[], margin: number): Window {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return {
    west: Math.max(0, Math.floor(Math.min(...xs) - margin)),
    south: Math.max(0, Math.floor(Math.min(...ys) - margin)),
    east: Math.min(scene.width, Math.ceil(Math.max(...xs) + margin)),
    north: Math.min(scene.height, Math.ceil(Math.max(...ys) + margin)),
  };
}

/** The turn, the step, and the objective. */
export function drawClock(scene: MeasuredScene, { paint = plainly, width = WIDTH }: Drawing): string[] {
  const { clock, objective } = scene;
  const turn =
    clock.name ??
    (clock.turn === 0
      ? 'Before the first turn'
      : clock.turns > 0
        ? `Turn ${clock.turn} of ${clock.turns}`
        : `Turn ${clock.turn}`);
  const light = scene.light === 'day' ? '' : ` · ${scene.light}`;
  const phase = clock.phase === '' ? '' : ` · ${clock.phase}`;
  const lines = [`${paint(turn, 'strong')}${phase}${light}   ${paint(scene.title, 'dim')}`];
  const dice = clock.steps.filter((step) => step.die !== undefined);
  if (dice.length > 0)
    lines.push(
      `Activation: ${dice
        .map(({ name, die, state }) => paint(`${name} ${die}`, state === 'current' ? 'strong' : 'dim'))
        .join(', ')}`,
    );
  if (objective.text !== '') lines.push(...wrapped(objective.text, width));
  if (objective.score !== undefined) lines.push(`${objective.score}.`);
  if (objective.done.length > 0)
    lines.push(...wrapped(`So far: ${onceEach(objective.done).join('; ')}`, width));
  return lines;
}

/** The map: the ground, and each other level with somebody or something on it, cropped to that part. */
export function drawMaps(scene: MeasuredScene, drawing: Drawing): string[] {
  const { paint = plainly, width = WIDTH, rows = ROWS, window = wholeOf(scene), marked, lit, way } = drawing;
  const levels = drawing.level === undefined ? levelsIn(scene, drawing) : [drawing.level];
  const key = new Map<string, readonly string[]>();
  const lines: string[] = [];
  for (const level of levels) {
    const part = drawing.level === undefined && level > 0 ? upstairs(scene, level, drawing, window) : window;
    const scale = (part.east - part.west) / (window.east - window.west);
    // Draw another level at the scale of the ground.
    const across =
      level > 0 && drawing.level === undefined ? Math.ceil((width - MARGIN) * scale) + MARGIN : width;
    const map = drawMap(scene, { paint, window: part, level, width: across, rows, lit, way, marked });
    if (levels.length > 1 || level > 0) lines.push(paint(titleOf(scene, level), 'strong'));
    lines.push(...map.lines);
    for (const [character, names] of map.key) key.set(character, [...(key.get(character) ?? []), ...names]);
  }
  if (drawing.level === undefined && !drawing.window) lines.push(...markersElsewhere(scene, levels));
  const words = [...key].map(
    ([characters, names]) => `${characters.charAt(0)} ${[...new Set(names)].join(', ')}`,
  );
  if (words.length > 0) lines.push(...wrapped(words.join(' · '), width).map((l) => paint(l, 'dim')));
  return lines;
}

/** Lists markers on levels that are not drawn because nobody is there. */
function markersElsewhere(scene: MeasuredScene, levels: readonly number[]): string[] {
  const others = [...new Set(scene.markers.map((m) => m.level))]
    .filter((l) => !levels.includes(l))
    .sort((a, b) => a - b);
  return others.map((level) => {
    const there = scene.markers.filter((m) => m.level === level);
    return `${titleOf(scene, level)}: ${there.map((m) => `${m.name} at ${coordinate(m.at)}`).join(', ')}`;
  });
}

function titleOf(scene: MeasuredScene, level: number): string {
  if (level === 0) return 'On the ground';
  const roofs = scene.buildings.filter((b) => b.levels === level).map((b) => b.name);
  return `Level ${level}${roofs.length > 0 ? ` (the roof of ${roofs.join(', ')})` : ''}`;
}

function levelsIn(scene: MeasuredScene, { window, lit, way }: Drawing): number[] {
  const inside = ({ at: [x, y] }: { readonly at: Spot }) =>
    !window || (x >= window.west && x <= window.east && y >= window.south && y <= window.north);
  const there = [
    ...scene.figures.filter((f) => !isDead(f) && inside(f)).map((f) => f.level),
    ...(lit ?? []).filter((l) => l.runs.length > 0).map((l) => l.level),
    ...(way ?? []).map(([, , level]) => level),
  ];
  // A map of a part may leave out the ground; a map of the whole starts with it.
  return [...new Set(window && there.length > 0 ? there : [0, ...there])].sort((a, b) => a - b);
}

/** The part of a level with figures, markers and lit spots, including the buildings around them. */
function upstairs(scene: MeasuredScene, level: number, { lit }: Drawing, whole: Window): Window {
  const spots: Spot[] = [
    ...scene.figures.filter((f) => f.level === level).map((f) => f.at),
    ...scene.markers.filter((m) => m.level === level).map((m) => m.at),
  ];
  for (const { level: l, cell, runs } of lit ?? [])
    if (l === level)
      for (let i = 0; i < runs.length; i += 3) {
        const y = ((runs[i] as number) + 0.5) * cell;
        spots.push([(runs[i + 1] as number) * cell, y], [(runs[i + 2] as number) * cell, y]);
      }
  const houses = scene.buildings.filter((b) => b.levels >= level && spots.some(within(b.outline)));
  const all = [...spots, ...houses.flatMap((b) => b.outline)];
  if (all.length === 0) return whole;
  return windowRound(scene, all, 3);
}

/** The positions of all figures: first those that are played, with their equipment, then the others, nearest first. */
export function drawMeasuredLegend(scene: MeasuredScene, drawing: Drawing = {}): string[] {
  const { paint = plainly, width = WIDTH, most = Number.POSITIVE_INFINITY } = drawing;
  const played = playedIn(scene);
  const labels = labelsOf(scene);
  const wide = Math.max(1, ...[...labels.values()].map((l) => l.length));
  const line = (f: SceneFigure) =>
    wrapped(`${figureInWords(f, scene, drawing)}`, width - wide - 3).map(
      (text, i) =>
        `  ${i === 0 ? paint((labels.get(f.id) as string).padStart(wide), f.tone) : ' '.repeat(wide)} ${text}`,
    );
  const from = scene.figures.find((f) => f.id === drawing.watch?.figure);
  const far = (f: SceneFigure) =>
    from ? Math.hypot(f.at[0] - from.at[0], f.at[1] - from.at[1]) : Number(/\d+$/.exec(f.id)?.[0] ?? 0);
  const alive = scene.figures.filter((f) => !isDead(f));
  const others = alive.filter((f) => !played.has(f.id)).sort((a, b) => far(a) - far(b));
  const lines = alive.filter((f) => played.has(f.id)).flatMap(line);
  lines.push(...others.slice(0, most).flatMap(line));
  if (others.length > most) lines.push(paint(`  and ${others.length - most} more`, 'dim'));
  if (most < Number.POSITIVE_INFINITY) return lines;
  for (const m of scene.markers)
    lines.push(
      `  ${paint(m.name, m.tone)}${badges(m.badges)}: ${place(scene, m.at, m.level)}${after(whereFrom(scene, drawing.watch, m))}`,
    );
  for (const d of scene.doors)
    if (d.state !== 'open' || d.badges.length > 0)
      lines.push(`  ${d.name}, ${d.type}, ${d.state}${badges(d.badges)}: ${place(scene, d.from, d.level)}`);
  return lines;
}

const after = (text: string) => (text === '' ? '' : `; ${text}`);
const badges = (words: readonly string[]) => words.map((w) => `, ${w}`).join('');
const coordinate = ([x, y]: Spot) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

function place(scene: MeasuredScene, at: Spot, level: number): string {
  const name = placeName(scene, at, (outline, spot) => within(outline)(spot));
  return `at ${coordinate(at)}${level === 0 ? '' : `, ${levelName(level)}`}${name === undefined ? '' : `, ${name}`}`;
}

/** "Zed 12, down: 23 cm, 2 o'clock, in sight partly". */
function figureInWords(f: SceneFigure, scene: MeasuredScene, { watch }: Drawing): string {
  const card = scene.roster.find((c) => c.id === f.id);
  const status = [...new Set([...(card ? [card.status] : []), ...f.badges, ...(card?.badges ?? [])])].filter(
    (w) => w !== '',
  );
  const pips = (card?.pips ?? []).map((p) => `${p.name} ${p.is} of ${p.of}`);
  const carries = (card?.items ?? []).map((i) => (i.left === undefined ? i.name : `${i.name} ${i.left}`));
  const where = whereFrom(scene, watch, f) || place(scene, f.at, f.level);
  const more = card
    ? [...pips, ...(carries.length > 0 ? [carries.join(', ')] : [])]
    : f.holds
      ? [f.holds]
      : [];
  return `${f.name}${badges(status)}: ${[where, ...more].join('; ')}`;
}

/** Wraps plain words in lines of at most `width`. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

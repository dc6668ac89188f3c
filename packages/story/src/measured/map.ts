import type { Lit, MeasuredScene, SceneFigure, Spot, Tone } from '@shambles/engine';
import type { Drawing, Paint, Way, Window } from '../drawing.js';
import { FENCE, Grid, INNER, LOW, middleOf, near, WALL, within } from './grid.js';
import { bearing, isDead, labelsOf } from './names.js';

interface MapDrawing extends Pick<Drawing, 'lit' | 'way' | 'marked'> {
  readonly paint: Paint;
  readonly window: Window;
  readonly level: number;
  /** Greatest width and height in characters. */
  readonly width: number;
  readonly rows: number;
}

export interface DrawnMap {
  readonly lines: readonly string[];
  /** Meanings of the characters on the map. */
  readonly key: ReadonlyMap<string, readonly string[]>;
}

/** Kinds of ground that a map can leave blank. */
const PLAIN = /road|street|pavement|path|lot|lawn|grass|asphalt|concrete|yard|square|floor/;
const GROUNDS: readonly (readonly [RegExp, string, Tone | 'dim'])[] = [
  [/wood|forest|tree/, '♣', 'moss'],
  [/water|river|pond|stream/, '~', 'ice'],
  [/scrub|bush|hedge|crop|field|brush/, '"', 'moss'],
  [/rubble|ruin|rough|debris/, '%', 'dim'],
];
const CLOUDS: readonly (readonly [RegExp, string, Tone])[] = [
  [/smoke|gas|fog/, '≈', 'paper'],
  [/fire|flame|burn|molotov/, '*', 'rust'],
];
const MARKERS = ['◆', '◇', '○', '■', '△', '●', '▽', '□'];
const HEDGE = '"'.repeat(16);
/** Fewest units per character: a closer map would show nothing more. */
const FINEST = 0.4;
/** Columns left of the map, for the scale. */
export const MARGIN = 5;

/** One level of a measured table, or a part of it, drawn in characters with north up. */
export function drawMap(scene: MeasuredScene, drawing: MapDrawing): DrawnMap {
  const { window, level, paint } = drawing;
  const room = Math.max(20, drawing.width - MARGIN);
  const across = Math.max(
    FINEST,
    (window.east - window.west) / room,
    (window.north - window.south) / (2 * Math.max(6, drawing.rows)),
  );
  const grid = new Grid(window, across);
  const key = new Map<string, string[]>();
  const pen = new Pen(scene, grid, level, key);
  pen.ground();
  pen.buildings();
  if (level === 0) pen.outside();
  pen.openings();
  pen.dark();
  pen.things();
  pen.names();
  if (drawing.lit) pen.lit(drawing.lit);
  for (const [x, y, at] of steps(drawing.way ?? [], across))
    if (at === level) grid.mark([x, y], '•', 'strong');
  const goal = drawing.way?.[drawing.way.length - 1];
  pen.figures(new Set(drawing.marked));
  if (goal?.[2] === level) grid.mark([goal[0], goal[1]], '×', 'strong');
  for (const characters of key.keys()) if (!grid.shows(characters)) key.delete(characters);
  return { lines: framed(grid, paint), key };
}

/** Points close enough together to be drawn as a line. */
function steps(way: Way, across: number): Way {
  const points: Way[number][] = [];
  for (const [i, to] of way.entries()) {
    const from = way[i - 1] ?? to;
    const n = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / across));
    for (let k = 1; k <= n; k++)
      points.push([from[0] + ((to[0] - from[0]) * k) / n, from[1] + ((to[1] - from[1]) * k) / n, to[2]]);
  }
  return points;
}

class Pen {
  /** Characters of ground, over which dots may be drawn. */
  private readonly soft = new Set<string>();

  constructor(
    private readonly scene: MeasuredScene,
    private readonly grid: Grid,
    private readonly level: number,
    private readonly key: Map<string, string[]>,
  ) {}

  /** Adds a meaning of a character to the key; one character may have several. */
  private note(character: string, name: string): void {
    const there = this.key.get(character);
    if (there === undefined) this.key.set(character, [name]);
    else if (!there.includes(name)) there.push(name);
  }

  ground(): void {
    if (this.level > 0) return;
    const spare = ["'", ';', '_', '=', '^'];
    for (const area of this.scene.areas) {
      const known = GROUNDS.find(([kind]) => kind.test(area.kind));
      if (!known && PLAIN.test(area.kind)) continue;
      const character =
        known?.[1] ?? [...this.key].find(([, names]) => names.includes(area.kind))?.[0] ?? spare.shift();
      if (character === undefined) continue;
      this.grid.fill(within(area.outline), character, known?.[2] ?? 'dim', middleOf(area.outline));
      this.note(character, area.kind);
      this.soft.add(character);
    }
    for (const zone of this.scene.zones) {
      if (zone.level !== this.level) continue;
      this.grid.fill(within(zone.outline), '░', zone.tone, middleOf(zone.outline));
      this.note('░', zone.name);
      this.soft.add('░');
    }
  }

  buildings(): void {
    const { grid, level } = this;
    for (const b of this.scene.buildings) {
      if (level > b.levels) continue;
      const outline = [...b.outline, b.outline[0] as Spot];
      const roof = level === b.levels;
      grid.fill(within(b.outline), roof && b.roof === 'tiled' ? '⌂' : ' ');
      if (roof && b.roof === 'tiled') this.note('⌂', 'tiled roof');
      grid.stroke(outline, roof || b.thin ? INNER : WALL);
      if (!roof)
        for (const inner of b.inner) if ((inner.level ?? level) === level) grid.stroke(inner.path, INNER);
    }
    grid.strokes(INNER, 'dim');
    grid.strokes(WALL);
  }

  /** Draws the names of buildings, inside them if there is room. */
  names(): void {
    for (const { name, outline, levels } of this.scene.buildings)
      if (this.level <= levels) this.named(name, outline);
  }

  private named(name: string, outline: readonly Spot[]): void {
    const { grid } = this;
    const west = grid.column(Math.min(...outline.map(([x]) => x))) + 1;
    const east = grid.column(Math.max(...outline.map(([x]) => x))) - 1;
    const top = grid.row(Math.max(...outline.map(([, y]) => y))) + 1;
    const bottom = grid.row(Math.min(...outline.map(([, y]) => y))) - 1;
    const letters = [...name].slice(0, Math.max(0, east - west + 1));
    if (letters.length < Math.min(4, name.length)) return;
    const inside = within(outline);
    for (let row = top; row <= bottom; row++) {
      const free = letters.every(
        (_, i) => grid.at(west + i, row) === ' ' && inside(grid.middle(west + i, row)),
      );
      if (!free) continue;
      for (const [i, letter] of letters.entries()) grid.put(west + i, row, letter, 'dim');
      return;
    }
  }

  /** Draws barriers, trees and other things outdoors. */
  outside(): void {
    const { grid, scene } = this;
    for (const barrier of scene.barriers) {
      const style = /hedge/.test(barrier.kind) ? HEDGE : /wall/.test(barrier.kind) ? LOW : FENCE;
      grid.stroke(barrier.path, style);
      this.note(style === HEDGE ? '"' : style === LOW ? '─│' : '╌╎', barrier.kind);
    }
    grid.strokes(HEDGE, 'moss');
    grid.strokes(LOW, 'dim');
    grid.strokes(FENCE, 'dim');
    for (const prop of scene.props)
      if (/tree/.test(prop.kind) && grid.at(grid.column(prop.at[0]), grid.row(prop.at[1])) === ' ') {
        grid.mark(prop.at, '♣', 'moss');
        this.note('♣', 'tree');
      }
    for (const v of scene.vehicles) {
      grid.fill(within(v.outline), '▒', 'paper', middleOf(v.outline));
      this.note('▒', [v.kind, ...v.badges].join(' '));
    }
    if (scene.light !== 'day')
      for (const lamp of scene.lamps) {
        grid.mark(lamp.at, '¤', 'amber');
        this.note('¤', 'lamp');
      }
  }

  /** Draws doors, windows, holes and stairs. */
  openings(): void {
    const { grid, scene, level } = this;
    for (const w of scene.windows) if (w.level === level) this.across(w.from, w.to, '▫', 'window');
    for (const d of scene.doors) {
      if (d.level !== level) continue;
      const character = d.state === 'closed' ? '+' : d.state === 'open' ? '/' : "'";
      this.across(d.from, d.to, character, d.state === 'gone' ? 'broken door' : `${d.state} door`, 'amber');
    }
    for (const g of scene.gaps)
      if (g.level === level) {
        grid.mark(g.at, "'", 'amber');
        this.note("'", 'hole');
      }
    for (const link of scene.links)
      if (link.from === level || link.to === level) {
        grid.mark(link.at, '≡', 'amber');
        this.note('≡', link.kind);
      }
  }

  private across(from: Spot, to: Spot, character: string, name: string, tone?: Tone): void {
    for (const [x, y] of steps(
      [
        [...from, 0],
        [...to, 0],
      ],
      this.grid.across,
    ))
      this.grid.mark([x, y], character, tone);
    this.note(character, name);
  }

  /** Dims, by night, what none of the seat's figures sees. */
  dark(): void {
    const seen = this.scene.sightOf.filter((s) => s.level === this.level);
    if (this.scene.light !== 'night' || seen.length === 0) return;
    this.grid.fade((spot) =>
      seen.some(({ at, r, arc }) => {
        if (near(at, r)(spot)) return true;
        if (!arc || !near(at, arc.r)(spot)) return false;
        const aside = Math.abs(((bearing(at, spot) - arc.facing + 540) % 360) - 180);
        return aside <= arc.half;
      }),
    );
  }

  things(): void {
    const { grid, scene, level } = this;
    for (const c of scene.clouds) {
      if (c.level !== level) continue;
      const [, character, tone] = CLOUDS.find(([kind]) => kind.test(c.kind)) ?? [/./, '°', 'paper' as const];
      grid.fill(near(c.at, c.r), character, tone, c.at);
      this.note(character, c.kind);
    }
    const kinds = [...new Set(scene.markers.map((m) => m.kind))].sort();
    const taken = new Set<string>();
    for (const m of scene.markers)
      if (m.level === level) {
        const character = MARKERS[kinds.indexOf(m.kind) % MARKERS.length] as string;
        // Show as many markers as there are: if a cell is taken, the next goes beside it.
        const home = [grid.column(m.at[0]), grid.row(m.at[1])] as const;
        const [column, row] =
          AROUND.map(([c, r]) => [home[0] + c, home[1] + r] as const).find(
            ([c, r]) => grid.has(c, r) && !taken.has(`${c} ${r}`),
          ) ?? home;
        taken.add(`${column} ${row}`);
        grid.put(column, row, character, m.tone);
        this.note(character, m.kind);
      }
  }

  /** Draws dots where a figure may go, on cells that hold nothing else. */
  lit(lit: readonly Lit[]): void {
    const { grid } = this;
    const here = lit.filter((l) => l.level === this.level);
    const soft = new Set([' ', ...this.soft]);
    for (let row = 0; row < grid.rows; row++)
      for (let column = 0; column < grid.columns; column++)
        if (soft.has(grid.at(column, row)) && here.some((l) => isLit(l, grid.middle(column, row))))
          grid.put(column, row, '·', 'strong');
    this.note('·', 'may be chosen');
  }

  /** Draws figures, each in its own cell or beside it if that is taken; dead figures lie beneath all others. */
  figures(marked: ReadonlySet<string>): void {
    const { grid, scene, level } = this;
    const labels = labelsOf(scene);
    const here = scene.figures.filter(
      (f) => f.level === level && grid.has(grid.column(f.at[0]), grid.row(f.at[1])),
    );
    for (const f of here.filter(isDead)) {
      grid.mark(f.at, 'x', 'dim');
      this.note('x', 'dead');
    }
    const taken = new Set<number>();
    const alive = here.filter((f) => !isDead(f));
    const first = (f: SceneFigure) =>
      marked.has(f.id) ? 0 : scene.roster.some((c) => c.id === f.id) ? 1 : 2;
    for (const f of alive.sort((a, b) => first(a) - first(b))) {
      const label = labels.get(f.id) as string;
      const home = grid.column(f.at[0]) - Math.floor((label.length - 1) / 2);
      const row = grid.row(f.at[1]);
      const place = AROUND.map(([c, r]) => [home + c, row + r] as const).find(([c, r]) =>
        [...label].every((_, i) => grid.has(c + i, r) && !taken.has(r * grid.columns + c + i)),
      );
      const [column, at] = place ?? [home, row];
      for (const [i, letter] of [...label].entries()) {
        grid.put(column + i, at, letter, marked.has(f.id) ? 'strong' : f.tone);
        taken.add(at * grid.columns + column + i);
      }
      // Labels of neighbours must not run together into one number.
      taken.add(at * grid.columns + column + label.length);
      taken.add(at * grid.columns + column - 1);
    }
  }
}

/** Offsets to try for a label if its own cell is taken, nearest first. */
const AROUND: readonly (readonly [column: number, row: number])[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [2, 0],
  [-2, 0],
  [0, -1],
  [0, 1],
  [3, 0],
  [-3, 0],
  [2, -1],
  [-2, -1],
  [2, 1],
  [-2, 1],
];

/** True if a spot is lit. */
export function isLit({ cell, runs }: Lit, [x, y]: Spot): boolean {
  const row = Math.floor(y / cell);
  const column = Math.floor(x / cell);
  for (let i = 0; i < runs.length; i += 3)
    if (runs[i] === row && column >= (runs[i + 1] as number) && column < (runs[i + 2] as number)) return true;
  return false;
}

/** The map with scales on two sides, in the table's unit. */
function framed(grid: Grid, paint: Paint): string[] {
  const { west, north } = grid.window;
  const tick = [1, 2, 5, 10, 20, 50, 100].find((t) => t / grid.across >= 6) ?? 200;
  const lines = grid.lines(paint).map((line, row) => {
    const top = north - row * 2 * grid.across;
    const value = Math.floor(top / tick + 1e-9) * tick;
    const here = value > top - 2 * grid.across + 1e-9;
    return `${paint(here ? `${String(value).padStart(MARGIN - 1)}┤` : `${' '.repeat(MARGIN - 1)}│`, 'dim')}${line}`.trimEnd();
  });
  let ruler = '';
  let numbers = '';
  for (let column = 0; column < grid.columns; column++) {
    const left = west + column * grid.across;
    const value = Math.ceil(left / tick - 1e-9) * tick;
    const here = value < left + grid.across - 1e-9;
    ruler += here ? '┴' : '─';
    if (here) numbers = numbers.padEnd(column) + value;
  }
  const pad = ' '.repeat(MARGIN - 1);
  return [...lines, paint(`${pad}└${ruler}`, 'dim'), paint(`${pad} ${numbers}`, 'dim')];
}

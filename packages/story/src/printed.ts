import type { PrintedScene, SceneCell, SceneCounter, SceneTray, Tone } from '@shambles/engine';
import { type Drawing, type Paint, plainly } from './drawing.js';

/** Inner width of a block: six blocks with their walls and streets fit into 80 columns. */
const INSIDE = 10;
/** How a number's mark on the counter is written. */
const MARKS = { none: '', circle: '°', disc: '•', triangle: '^' } as const;
const WIDTH = 80;
/** Signs for the states of counters on the table, in the order in which they are assigned. */
const SIGNS = ["'", '*', '!', '~'];

/** A board with everything beside it. */
export function drawPrinted(scene: PrintedScene, drawing: Drawing = {}): string[] {
  return [
    ...drawClock(scene, drawing),
    ...drawPrintedBoard(scene, drawing),
    ...drawTrays(scene, drawing),
    ...drawTrack(scene, drawing),
  ];
}

/** The board alone. */
export function drawPrintedBoard(
  scene: PrintedScene,
  { paint = plainly, marked = [] }: Drawing = {},
): string[] {
  const codes = codesOf(scene);
  const signs = signsOf(scene);
  const lines: string[] = [];
  for (let row = 0; row < scene.rows; row++) {
    const blocks = scene.cells
      .filter((c) => c.row === row)
      .sort((a, b) => a.column - b.column)
      .map((cell) => ({ cell, lines: within(cell, scene, codes, signs) }));
    const deep = Math.max(2, ...blocks.map((b) => b.lines.length));
    const walls = blocks.map(({ cell }) => wallsOf(cell, marked.includes(cell.id), paint));
    lines.push(walls.map((w) => w.top).join(' '));
    for (let i = 0; i < deep; i++)
      lines.push(
        blocks
          .map((b, n) => `${walls[n]?.side}${inBlock(b.lines[i] ?? [], paint)}${walls[n]?.side}`)
          .join(' '),
      );
    lines.push(walls.map((w) => w.bottom).join(' '));
  }
  return lines;
}

interface Written {
  readonly text: string;
  readonly tone: Tone;
}

function inBlock(written: readonly Written[], paint: Paint): string {
  const length = written.reduce((n, w) => n + w.text.length + 1, -1);
  return (
    written.map((w) => paint(w.text, w.tone)).join(' ') +
    ' '.repeat(Math.max(0, INSIDE - Math.max(0, length)))
  );
}

function wallsOf(
  cell: SceneCell,
  marked: boolean,
  paint: Paint,
): { top: string; side: string; bottom: string } {
  const [tl, tr, bl, br, h, v] = marked
    ? '╔╗╚╝═║'
    : cell.ground === 'building'
      ? '┌┐└┘─│'
      : cell.ground === 'park'
        ? '╭╮╰╯┄┊'
        : '┌┐└┘╌╎';
  const tone = marked ? 'strong' : cell.ground === 'park' ? 'moss' : cell.ground === 'lot' ? 'rust' : 'dim';
  const ground = cell.ground === 'building' ? '' : ` ${cell.ground}`;
  const rest = INSIDE - cell.id.length - ground.length;
  return {
    top:
      paint(`${tl}`, tone) +
      paint(cell.id, 'strong') +
      paint(`${ground}${(h as string).repeat(Math.max(0, rest))}${tr}`, tone),
    side: paint(v as string, tone),
    bottom: paint(`${bl}${(h as string).repeat(INSIDE)}${br}`, tone),
  };
}

/** The counters of a block as lines of words. Each side starts a line of its own, always in the same order. */
function within(
  cell: SceneCell,
  scene: PrintedScene,
  codes: Codes,
  signs: ReadonlyMap<string, string>,
): Written[][] {
  const here = scene.counters.filter((c) => c.at === cell.id);
  const lines: Written[][] = [];
  for (const side of new Set(scene.counters.map((c) => c.side))) {
    let line: Written[] = [];
    let room = INSIDE;
    for (const written of stacks(
      here.filter((c) => c.side === side),
      codes,
      signs,
    )) {
      if (line.length > 0 && written.text.length + 1 > room) {
        lines.push(line);
        line = [];
        room = INSIDE;
      }
      room -= written.text.length + (line.length > 0 ? 1 : 0);
      line.push(written);
    }
    if (line.length > 0) lines.push(line);
    else if (lines.length === 0) lines.push([]);
  }
  return lines;
}

/** "3RZ", "2Tr'": counters that are alike together, those in another state apart. */
function stacks(
  counters: readonly SceneCounter[],
  codes: Codes,
  signs: ReadonlyMap<string, string>,
): Written[] {
  const counts = new Map<string, { n: number; tone: Tone }>();
  for (const c of counters) {
    const word = `${codes.get(c.kind)}${c.badges.map((b) => signs.get(b)).join('')}`;
    const stack = counts.get(word);
    if (stack) stack.n++;
    else counts.set(word, { n: 1, tone: c.tone });
  }
  return [...counts].map(([word, { n, tone }]) => ({ text: n > 1 ? `${n}${word}` : word, tone }));
}

type Codes = ReadonlyMap<string, string>;

/** Two letters for each kind: initials of two words ("RZ"), or the first letters of one ("Tr"). All codes differ. */
export function codesOf(scene: PrintedScene): Codes {
  const names = new Map<string, string>();
  for (const c of [...scene.counters].sort((a, b) => (a.kind < b.kind ? -1 : 1))) names.set(c.kind, c.name);
  const taken = new Set<string>();
  const codes = new Map<string, string>();
  for (const [kind, name] of names) {
    const words = name.split(/[\s-]+/);
    const first =
      words.length > 1
        ? words
            .map((w) => w.charAt(0).toUpperCase())
            .join('')
            .slice(0, 2)
        : name.slice(0, 2);
    const others = [...name.slice(1).replace(/\s/g, '')].map((letter) => name.charAt(0) + letter);
    const code = [first, ...others].find((c) => !taken.has(c)) ?? kind;
    taken.add(code);
    codes.set(kind, code);
  }
  return codes;
}

function signsOf(scene: PrintedScene): ReadonlyMap<string, string> {
  const badges = [...new Set(scene.counters.flatMap((c) => c.badges))].sort();
  const spent = badges.sort((a, b) => Number(b === 'spent') - Number(a === 'spent'));
  return new Map(spent.map((badge, i) => [badge, SIGNS[i] ?? `(${badge})`]));
}

/** The meanings of the letters and marks on the board. */
export function drawPrintedLegend(scene: PrintedScene, { paint = plainly }: Drawing = {}): string[] {
  const kinds = new Map(scene.counters.map((c) => [c.kind, c]));
  const codes = codesOf(scene);
  const lines: string[] = [];
  for (const side of new Set([...kinds.values()].map((c) => c.side))) {
    let line = '';
    let length = 0;
    for (const c of kinds.values()) {
      if (c.side !== side) continue;
      const code = codes.get(c.kind) as string;
      const words = ` ${c.name} ${c.numbers.map((n) => n.value + MARKS[n.mark ?? 'none']).join('-')}`;
      if (length + code.length + words.length + 3 > WIDTH) {
        lines.push(line);
        line = '';
        length = 0;
      }
      line += `${length > 0 ? ' · ' : ''}${paint(code, c.tone)}${words}`;
      length += code.length + words.length + 3;
    }
    lines.push(line);
  }
  const marks = new Map(
    [...kinds.values()].flatMap((c) => c.numbers.filter((n) => n.mark).map((n) => [n.mark, n.label])),
  );
  const signs = [...marks].map(([mark, label]) => `${MARKS[mark ?? 'none']} ${label}`);
  for (const [badge, sign] of signsOf(scene)) signs.push(`${sign} ${badge}`);
  return signs.length > 0 ? [...lines, paint(signs.join(' · '), 'dim')] : lines;
}

function drawClock({ clock }: PrintedScene, { paint = plainly }: Drawing): string[] {
  const tiles = clock.tiles.map((t) => {
    if (t.face === 'down') return paint('[?]', 'dim');
    const icons = (t.icons ?? []).map((i) => i.name).join(' + ');
    return t.face === 'current'
      ? paint(`[${t.number ?? ''} ${icons}]`, 'strong')
      : paint(`[${t.number ?? ''}]`, 'dim');
  });
  return [
    `${paint(clock.turn === 0 ? 'Before the first turn' : `Turn ${clock.turn} of ${clock.turns}`, 'strong')} · ${clock.phase}   ${tiles.join('')}`,
  ];
}

function drawTrays(scene: PrintedScene, { paint = plainly }: Drawing): string[] {
  const codes = codesOf(scene);
  const signs = signsOf(scene);
  const words = (tray: SceneTray) => {
    const open = stacks(
      scene.counters.filter((c) => c.at === tray.id),
      codes,
      signs,
    ).map((w) => paint(w.text, w.tone));
    return `${tray.name} ${paint(String(tray.count), 'strong')}${open.length > 0 ? `: ${open.join(' ')}` : ''}`;
  };
  return scene.trays.filter((t) => t.count > 0 && t.name !== scene.track.name).map(words);
}

/** The score on its scale: a bar of 30 characters with the borders of the bands, and the band's name. */
function drawTrack({ track }: PrintedScene, { paint = plainly }: Drawing): string[] {
  const wide = 30;
  const at = (value: number) => Math.round((Math.min(value, track.max) / track.max) * wide);
  const bar = Array.from({ length: wide }, (_, i) => {
    const border = track.bands.some((b, n) => n > 0 && at(b.from) === i);
    return i < at(track.value) ? '█' : border ? '|' : '·';
  }).join('');
  const band = track.bands.find((b) => track.value >= b.from && track.value <= b.to);
  const name = band ? `  ${paint(band.name, band.tone)}` : '';
  return [`${track.name} ${paint(String(track.value), 'strong')} [${bar}] ${track.max}${name}`];
}

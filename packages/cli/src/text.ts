import type { Paint } from '@shambles/story';
import type { Io } from './io.js';

const TONES: { readonly [as: string]: string } = {
  amber: '33',
  rose: '35',
  moss: '32',
  ice: '36',
  rust: '31',
  paper: '37',
  dim: '2',
  strong: '1',
};

/** Paints text in colour, if the terminal has colours. */
export function painter(io: Pick<Io, 'colour'>): Paint {
  return io.colour ? (text, as) => `\u001b[${TONES[as]}m${text}\u001b[0m` : (text) => text;
}

/** Rows with aligned columns; `right` lists the columns to align on the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const pad = (cell: string, i: number) =>
    right.includes(i) ? cell.padStart(widths[i] as number) : cell.padEnd(widths[i] as number);
  return rows.map((row) => `  ${row.map(pad).join('  ').trimEnd()}\n`).join('');
}

/** Wraps text to lines of at most `width`, each beginning with `indent`. */
export function wrap(text: string, width = 80, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && indent.length + line.length + 1 + word.length > width) {
        lines.push(indent + line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(indent + line);
  }
  return `${lines.join('\n')}\n`;
}

const EIGHTHS = ' ▏▎▍▌▋▊▉█';

/** A bar whose length shows `share` of `width`. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  const rest = EIGHTHS[eighths % 8] as string;
  const full = '█'.repeat(Math.floor(eighths / 8));
  return eighths % 8 === 0 ? full : full + rest;
}

export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return '<0.1%';
  return `${(share * 100).toFixed(1)}%`;
}

/** "1 game", "2,000 games". */
export function counted(n: number, one: string): string {
  return `${n.toLocaleString('en')} ${n === 1 ? one : `${one}s`}`;
}

/** A sentence of the story followed by its rule, wrapped to `width`. */
export function cited(text: string, rule: string, paint: Paint, width: number): string {
  const lines = wrap(`${text} \u0001${rule}`, width).replace('\u0001', text === '' ? '' : ' ');
  const at = lines.lastIndexOf(rule);
  return `${lines.slice(0, at)}${paint(rule, 'dim')}${lines.slice(at + rule.length)}`;
}

import type { Papers, Plot } from '@shambles/engine';
import { type Drawing, plainly } from './drawing.js';

/** The papers beside a table as text: all sections, or only those whose id or title starts with `only`. */
export function drawPapers(
  papers: Papers,
  only = '',
  { paint = plainly }: Pick<Drawing, 'paint'> = {},
): string[] {
  const wanted = only.toLowerCase();
  const sections = papers.sections.filter(({ id, title }) =>
    [id, title].some((name) => name.toLowerCase().startsWith(wanted)),
  );
  return sections.flatMap(({ title, empty, cards }) => [
    paint(title, 'strong'),
    ...(cards.length === 0 && empty !== undefined ? [`  ${paint(empty, 'dim')}`] : []),
    ...cards.flatMap((card) => [
      `  ${paint(card.title, card.tone)}${card.note === undefined ? '' : `, ${card.note}`}`,
      ...card.entries.map(({ name, value }) => `    ${paint(`${name}:`, 'dim')} ${value}`),
      ...(card.pips ?? []).map(({ name, of, is }) => `    ${paint(`${name}:`, 'dim')} ${is} of ${of}`),
      ...(card.plots ?? []).map((plot) => `    ${paint(`${plot.name}:`, 'dim')} ${drawPlot(plot)}`),
      ...(card.map?.places ?? []).map(({ name, note, is }) => `    ${name}, ${note}${WHERE[is]}`),
      ...((card.badges ?? []).length > 0 ? [`    ${(card.badges ?? []).join(', ')}`] : []),
      ...card.lines.map((line) => `    ${line}`),
    ]),
  ]);
}

const WHERE = { here: ': the band is here', base: ': a base', been: '', unseen: ': not seen yet' } as const;

/** Bars from the lowest to the highest. */
const BARS = '▁▂▃▄▅▆▇█';
/** The most months that fit in a line. */
const MOST = 48;

/** "▁▃▅█ 7, from Day 1 to Month 2, year 1". If there are very many months, only the last ones. */
function drawPlot({ points }: Plot): string {
  const shown = points.slice(-MOST);
  const [first, last] = [shown[0], shown[shown.length - 1]];
  const most = Math.max(1, ...shown.map((p) => p.value));
  const bars = shown.map(({ value }) => BARS[Math.round((value / most) * (BARS.length - 1))]);
  return `${bars.join('')} ${last?.value}, from ${first?.at} to ${last?.at}`;
}

import type { Papers } from '@shambles/engine';
import { type Drawing, plainly } from './drawing.js';

/** Papers kept beside a table as text: every sheet of every section, or of the one whose title begins so. */
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
      ...((card.badges ?? []).length > 0 ? [`    ${(card.badges ?? []).join(', ')}`] : []),
      ...card.lines.map((line) => `    ${line}`),
    ]),
  ]);
}

import { drawBoard, drawLegend } from '../scene.js';
import type { Report } from './shape.js';
import type { Note, Paragraph } from './telling.js';
import { monthsOf, uncapital } from './words.js';

/** The report as Markdown that can be pasted into a blog: boards in letters, dice and rules in foldable notes. */
export function reportMarkdown(report: Report): string {
  const lines: string[] = [`# ${plainly(report.title)}`, ''];
  lines.push(report.players.map((p) => `**${plainly(p.side)}**: ${plainly(p.name)}`).join(' · '), '');
  lines.push(report.lead.map(plainly).join(' '), '');
  for (const chapter of report.chapters) {
    lines.push(`## ${plainly(chapter.title)}${chapter.subtitle ? `: ${plainly(chapter.subtitle)}` : ''}`, '');
    for (const section of chapter.sections) {
      if (chapter.sections.length > 1) lines.push(`### ${plainly(section.phase)}`, '');
      for (const p of section.paragraphs) lines.push(...paragraph(p, report));
    }
    if (chapter.close) lines.push(`*${plainly(chapter.close)}*`, '');
  }
  lines.push(
    '## How it ended',
    '',
    plainly(report.end.words),
    '',
    ...picture(drawBoard(report.end.scene)),
    ...picture(drawLegend(report.end.scene, { most: 12 })),
  );
  lines.push(...months(report), ...tally(report));
  lines.push('---', '', ...report.remarks.map((r) => `- ${plainly(r)}`), '');
  return lines.join('\n');
}

function paragraph(p: Paragraph, report: Report): string[] {
  const lines = [
    plainly(
      p.parts
        .map((part) => part.text)
        .join('')
        .trim(),
    ),
    '',
  ];
  const point = report.turningPoints.find((t) => t.number === p.point);
  if (point)
    lines.push(
      `> **Turning point ${point.number}, ${plainly(uncapital(point.turn))}.** ${plainly(point.caption)}`,
      '',
      ...picture(drawBoard(point.scene, { marked: point.marked })),
    );
  if (p.notes.some((n) => n.dice) || p.notes.length > 3) {
    const rolls = p.notes.filter((n) => n.dice).length;
    lines.push(
      '<details>',
      `<summary>${summary(p.notes.length, rolls)}</summary>`,
      '',
      ...p.notes.map((n) => `- ${note(n)}`),
      '',
      '</details>',
      '',
    );
  }
  return lines;
}

export function summary(notes: number, rolls: number): string {
  return rolls > 0
    ? `${rolls === 1 ? 'One roll' : `${rolls} rolls`}, and the rules behind`
    : `${notes} lines of the log, with rules`;
}

function note({ text, rule, dice }: Note): string {
  const fell = (dice ?? []).map(
    (d) =>
      `${d.who ? `${plainly(d.who)} ` : ''}${d.faces.map((f) => (f.counts === true ? `**${f.face}**` : f.face)).join(' ')}`,
  );
  return `${plainly(text)}${fell.length > 0 ? `: ${fell.join('; ')}` : ''}${rule === undefined ? '' : ` \`${rule}\``}`;
}

/** Lines as they are, in a fence longer than any run of backticks that a name on the map brings with it. */
function picture(lines: readonly string[]): string[] {
  const runs = lines.flatMap((l) => l.match(/`+/g) ?? []);
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return [`${fence}text`, ...lines.map((l) => l.trimEnd()), fence, ''];
}

/** A table with one row of numbers per month. */
function months({ plots }: Report): string[] {
  if (plots.length === 0) return [];
  return [
    '## Month by month',
    '',
    `| | ${plots.map(({ name }) => cell(name)).join(' | ')} |`,
    `|---|${plots.map(() => '--:|').join('')}`,
    ...monthsOf(plots).map(({ at, values }) => `| ${cell(at)} | ${values.join(' | ')} |`),
    '',
  ];
}

function tally(report: Report): string[] {
  if (report.tally.losses.length + report.tally.luck.length === 0) return [];
  const lines = ['## The tally', ''];
  if (report.tally.losses.length > 0) {
    lines.push('| Left the board | | times |', '|---|---|--:|');
    for (const l of report.tally.losses)
      lines.push(`| ${cell(report.sideOf(l.side))} | ${cell(l.name)} | ${l.count} |`);
    lines.push('');
  }
  if (report.tally.luck.length > 0) {
    lines.push('| Dice | | thrown | should have counted | did |', '|---|---|--:|--:|--:|');
    for (const l of report.tally.luck)
      lines.push(
        `| ${cell(report.sideOf(l.seat))} | ${cell(l.roll)} | ${l.dice} | ${l.expected.toFixed(1)} | ${l.made} |`,
      );
    lines.push('');
  }
  return lines;
}

/** Escapes text so that neither Markdown nor HTML interprets any of it. */
function plainly(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/([\\`*_[\]|~])/g, '\\$1')
      .replace(/^(\s*)([#+-])/, '$1\\$2')
      // Only the sign after the number can be escaped: a backslash before a digit would be shown.
      .replace(/^(\s*\d+)([.)])/, '$1\\$2')
      .replace(/(https?|javascript):/gi, '$1\\:')
  );
}

const cell = plainly;

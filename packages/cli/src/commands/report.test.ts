import { type AnySystem, Sfc32, Table } from '@shambles/engine';
import { answerBy, findBot } from '@shambles/players';
import { createReport, type Played, reportHtml, reportMarkdown } from '@shambles/story/report';
import { SYSTEMS } from '@shambles/systems';
import { describe, expect, it } from 'vitest';
import { readJournalFile } from '../journals.js';

const system = SYSTEMS[0] as AnySystem;

function played(seed: string, answers = Number.POSITIVE_INFINITY): Played {
  const table = Table.create(system, {
    setup: { scenario: 'standard', options: {} },
    seed,
    people: ['alien'],
  });
  const random = new Sfc32(seed);
  for (let n = 0; !table.over && n < answers; n++) {
    const seat = table.waitingFor[0] as string;
    const ask = table.asks(seat)[0] as { id: string; at: number };
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random) ?? null });
  }
  return { header: table.header, line: table.journal.line(table.head) };
}

/** A whole Encounter of Fade to Black, played by a bot. */
const encounter = (scenario: string, seed: string): Played => byBot('ftb', scenario, seed, 'player-1');

/** A whole game played by a bot. */
function byBot(id: string, scenario: string, seed: string, person: string): Played {
  const played = SYSTEMS.find((s) => s.id === id) as AnySystem;
  const table = Table.create(played, { setup: { scenario, options: {} }, seed, people: [person] });
  const bot = findBot(played, 'sensible').make(table.book);
  const random = new Sfc32(seed);
  while (!table.over) answerBy(bot, table, table.waitingFor[0] as string, random, () => {});
  return { header: table.header, line: table.journal.line(table.head) };
}

const game = played('story');
const report = createReport(system, game, { names: { alien: '<i>Eve</i> & *co*' } });

describe('a report', () => {
  it('has a chapter for each turn, each with a close', () => {
    expect(report.chapters.map((c) => c.title)).toEqual([
      'Before the first turn',
      ...Array.from({ length: 8 }, (_, i) => `Turn ${i + 1}`),
    ]);
    expect(report.chapters.every((c) => c.close)).toBe(true);
  });

  it('keeps every roll and its rule in the notes', () => {
    const rolled = game.line.flatMap((e) => e.facts).filter((f) => f.is === 'rolled');
    const notes = report.chapters
      .flatMap((c) => c.sections)
      .flatMap((s) => s.paragraphs)
      .flatMap((p) => p.notes);
    expect(notes.filter((n) => n.dice).length).toBe(rolled.length);
    expect(notes.every((n) => (n.rule ?? '').includes('-'))).toBe(true);
  });

  it('finds turning points, in order, at most two a turn, each in one paragraph', () => {
    expect(report.turningPoints.length).toBeGreaterThan(0);
    expect(report.turningPoints.length).toBeLessThanOrEqual(6);
    expect(report.turningPoints.map((p) => p.number)).toEqual(report.turningPoints.map((_, i) => i + 1));
    const told = report.chapters
      .flatMap((c) => c.sections)
      .flatMap((s) => s.paragraphs)
      .flatMap((p) => p.point ?? []);
    expect(told).toEqual(report.turningPoints.map((p) => p.number));
  });

  it('turns on what was lost and on the level that holds in the end, not on a large counter that lands', () => {
    const file = 'fixtures/written/journal-1/avz-printed.98b9f49.shambles';
    const { header, line } = readJournalFile({ cwd: process.cwd() }, file);
    const { turningPoints } = createReport(system, { header, line });
    expect(turningPoints.map(({ turn, at }) => `${turn}: ${at}`)).toEqual([
      'Turn 2: E5',
      'Turn 4: B1',
      'Turn 7: A4',
      'Turn 8: C4',
    ]);
  });

  it('counts dice and losses', () => {
    expect(report.tally.losses.length).toBeGreaterThan(0);
    for (const l of report.tally.luck) {
      expect(l.made).toBeLessThanOrEqual(l.dice);
      expect(l.expected).toBeGreaterThan(0);
    }
  });

  it('says the same thing in different ways, and the same game in the same words', () => {
    const text = report.chapters
      .flatMap((c) => c.sections)
      .flatMap((s) => s.paragraphs)
      .map((p) => p.parts.map((x) => x.text).join(''));
    expect(text.some((t) => /attack|closed with|went in at/.test(t))).toBe(true);
    expect(reportMarkdown(createReport(system, game))).toBe(reportMarkdown(createReport(system, game)));
    expect(reportMarkdown(createReport(system, played('another')))).not.toBe(
      reportMarkdown(createReport(system, game)),
    );
  });

  it('leaves no template unfilled', () => {
    for (const text of [reportMarkdown(report), reportHtml(report).replace(/<style>[\s\S]*?<\/style>/, '')]) {
      expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN/);
      expect(text).not.toMatch(/\b(?:tell|report|roll|who|kind)\.[a-z-]+/);
    }
  });

  it('lets no markup in', () => {
    expect(reportHtml(report)).toContain('&lt;i>Eve&lt;/i> &amp; *co*');
    expect(reportHtml(report)).not.toContain('<i>Eve');
    expect(reportMarkdown(report)).toContain('&lt;i&gt;Eve&lt;/i&gt; &amp; \\*co\\*');
  });

  it('is one page by itself: draws the town once, follows light and dark, prints', () => {
    const html = reportHtml(report);
    expect(html).not.toMatch(/<script|<link|<img|src=|@import/);
    expect(html.match(/id="town"/g)).toHaveLength(1);
    expect(html.match(/href="#town"/g)?.length).toBe(report.turningPoints.length);
    expect(html).toMatch(/prefers-color-scheme: light/);
    expect(html).toMatch(/@media print/);
    expect(html.length).toBeLessThan(1_500_000);
  });

  it('tells a game that is not over, even one that has hardly begun', () => {
    for (const answers of [0, 1, 30]) {
      const text = reportMarkdown(
        createReport(system, { ...played('short', answers), damage: 'Line 9 is cut off.' }),
      );
      expect(text).toMatch(/The game is not over/);
      expect(text).toMatch(/Line 9 is cut off/);
    }
  });
});

describe('the report of an Encounter', () => {
  const ftb = SYSTEMS.find((s) => s.id === 'ftb') as AnySystem;
  const search = encounter('search', '3');
  const told = createReport(ftb, search);
  const text = reportMarkdown(told);

  it('has one chapter for all that goes before, and one for each turn', () => {
    const titles = told.chapters.map((c) => c.title);
    expect(titles.slice(0, 3)).toEqual(['Before it begins', 'Before the first turn', 'Turn 1']);
    expect(new Set(titles).size).toBe(titles.length);
    expect(told.chapters.map((c) => c.subtitle).slice(0, 3)).toEqual([
      'Search',
      'Search, suburban, daytime',
      '',
    ]);
    expect(told.chapters.every((c) => c.sections.length > 0 || c.close)).toBe(true);
  });

  it('ends at the table of the Encounter, with what had to be done there', () => {
    expect(told.title).toMatch(/^All Things Zombie: Fade to Black, Search: (Success|Failure)$/);
    expect(told.end.scene).toMatchObject({ title: 'Search, suburban, daytime' });
    expect(told.lead.join(' ')).toMatch(/What had to be done: (?!The story has come)/);
  });

  it('counts the band and the dead in English', () => {
    expect(text).not.toMatch(/the the|\d the /i);
    expect(text).toMatch(/\d of the band/);
    const paragraphs = told.chapters.flatMap((c) => c.sections).flatMap((s) => s.paragraphs);
    const story = paragraphs.map((p) => p.parts.map((part) => part.text).join('')).join(' ');
    expect(story).not.toMatch(/Now the (band|dead)\./);
  });

  it('does not take the table that is laid or cleared for a turning point or a loss', () => {
    for (const point of told.turningPoints) {
      expect(point.turn).toMatch(/^Turn \d/);
      expect(point.caption).not.toBe('');
    }
    const { scene } = told.end;
    const left = scene.kind === 'measured' ? scene.figures.filter((f) => f.kind === 'zombie').length : 0;
    const lost = told.tally.losses.find((l) => l.name === 'Zed')?.count ?? 0;
    expect(left).toBeGreaterThan(0);
    expect(left + lost).toBe(new Set(JSON.stringify(search.line).match(/zed-\d+/g)).size);
  });

  it('escapes a number where a list would begin, and nowhere else', () => {
    expect(text).not.toMatch(/[^\n]\\\d/);
  });
});

describe('the report of a game that the rules play against one side', () => {
  const amz = SYSTEMS.find((s) => s.id === 'amz') as AnySystem;
  const text = reportMarkdown(createReport(amz, byBot('amz', 'lecture-hall', 't5amz', 'living')));

  it('names sides that have an article in English, and says the same but once', () => {
    expect(text).not.toMatch(/the the |\d The /i);
    expect(text).toMatch(/\d of the Living/);
    expect(text).not.toMatch(/(A scientist leaves[^.;]*)[,;] (and )?\1/);
  });
});

it('a game that nobody has won is not told as one with honours even', () => {
  const bdz = SYSTEMS.find((s) => s.id === 'bdz') as AnySystem;
  const lost = byBot('bdz', 'first-contact', 't5bdz', 'player-1');
  const [said = ''] = createReport(bdz, lost).lead;
  expect(said).toMatch(/^(Nobody won|There was no winner)\.$/);
});

import { checksum } from '../journal/checksum.js';
import { JournalError, readJournal } from '../journal/file.js';
import { openTable } from '../table/open.js';
import { oneOf, type Trial } from './trial.js';

/**
 * The damage drill. A journal is cut, altered, and its lines are dropped, doubled and swapped. What opens must be the
 * game as it was at some entry, with a message that says what was wrong: never a different game, never a crash.
 */
export function checkDamage(trial: Trial, times: number): void {
  const table = trial.table();
  trial.play(table, 10 + trial.random.below(60));
  if (!table.over && trial.oneIn(2)) table.undo(trial.seats[0] as string);
  if (!table.over) trial.play(table, 5);
  const text = table.save();
  const sums = new Set(readJournal(text).entries.map((e) => e.sum));
  for (let i = 0; i < times; i++) {
    const [how, damaged] = harm(trial, text);
    if (damaged !== text) open(trial, { how, text, damaged, sums, sum: table.sum });
  }
  foreign(trial, text);
}

interface Case {
  readonly how: string;
  readonly text: string;
  readonly damaged: string;
  readonly sums: ReadonlySet<string>;
  readonly sum: string;
}

function open(trial: Trial, { how, text, damaged, sums, sum }: Case): void {
  for (const quick of [false, true]) {
    try {
      const { table, report } = openTable(trial.system, damaged, { quick });
      trial.ensure(sums.has(table.sum), table.head, `${how}: it opens as a game that never was`);
      // Cut between two lines, a journal is the game as it was then; nothing shows that there was more.
      const whole = text.startsWith(damaged) && (damaged.endsWith('\n') || text[damaged.length] === '\n');
      const told = report !== undefined && report.length > 20;
      trial.ensure(told || whole || table.sum === sum, table.head, `${how}: what is lost is not reported`);
      trial.play(table, 3);
    } catch (error) {
      if (!(error instanceof JournalError)) throw explained(trial, how, error);
      const first = text.indexOf('\n') + 1;
      const second = text.indexOf('\n', first) + 1;
      const intact = damaged.startsWith(text.slice(0, second));
      if (intact) trial.fail(0, `${how}: nothing is recovered although it begins soundly: ${error.message}`);
    }
  }
}

function explained(trial: Trial, how: string, error: unknown): Error {
  try {
    return trial.fail(0, `${how}: ${(error as Error).stack}`);
  } catch (told) {
    return told as Error;
  }
}

/** Damages a text in one random way. */
function harm({ random }: Trial, text: string): [string, string] {
  const at = random.below(text.length);
  const lines = text.split('\n');
  const i = random.below(lines.length - 1);
  const j = random.below(lines.length - 1);
  const line = lines[i] as string;
  const swapped = lines.slice();
  [swapped[i], swapped[j]] = [lines[j] as string, line];
  switch (random.below(9)) {
    case 0:
    case 1:
      return [`cut at byte ${at}`, text.slice(0, at)];
    case 2: {
      const bit = 1 << random.below(7);
      return [
        `bit ${bit} of byte ${at} flipped`,
        `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ bit)}${text.slice(at + 1)}`,
      ];
    }
    case 3: {
      // One digit changed, as a person might do by hand.
      const digits = [...line.matchAll(/\d/g)];
      const digit = digits[random.below(Math.max(1, digits.length))]?.index ?? 0;
      const changed = line.slice(0, digit) + ((Number(line[digit]) + 1) % 10) + line.slice(digit + 1);
      return [`a digit of line ${i + 1} changed`, lines.with(i, changed).join('\n')];
    }
    case 4:
      return [`line ${i + 1} dropped`, lines.toSpliced(i, 1).join('\n')];
    case 5:
      return [`line ${i + 1} doubled`, lines.toSpliced(i, 0, line).join('\n')];
    case 6:
      return [`lines ${i + 1} and ${j + 1} swapped`, swapped.join('\n')];
    case 7:
      return [`a hole from byte ${at}`, text.slice(0, at) + text.slice(at + 1 + random.below(300))];
    default:
      return [`junk at byte ${at}`, `${text.slice(0, at)}\u0000\uFFFD{"n":${at}}\n${text.slice(at)}`];
  }
}

/** Checks that anything other than a journal of this system is refused as such. */
function foreign(trial: Trial, text: string): void {
  const lines = text.split('\n');
  const { sum: _, ...header } = JSON.parse(lines[0] as string) as Record<string, unknown>;
  const headed = (change: Record<string, unknown>) => {
    const other = { ...header, ...change };
    return [JSON.stringify({ ...other, sum: checksum(JSON.stringify(other)) }), ...lines.slice(1)].join('\n');
  };
  const strangers = [
    '',
    '\n',
    '{}',
    '[]',
    'null',
    'PK\u0003\u0004',
    '<!doctype html>',
    text.slice(1),
    lines.slice(1).join('\n'),
    headed({ system: 'another' }),
    headed({ dice: 'dice/9' }),
    headed({ format: 'shambles/99' }),
    headed({ people: null }),
    headed({ setup: null }),
    headed({ setup: { scenario: 'nowhere', options: {} } }),
    headed({ seed: 5 }),
    headed({ setup: { ...(header.setup as object), options: { nonsense: 'yes' } } }),
  ];
  for (const stranger of strangers) {
    let message = '';
    try {
      openTable(trial.system, stranger);
    } catch (error) {
      if (!(error instanceof JournalError))
        throw explained(trial, `foreign: ${stranger.slice(0, 80)}`, error);
      ({ message } = error);
    }
    trial.ensure(
      message.length > 20,
      0,
      `no journal of ${trial.system.id}, and taken for one: ${oneOf(trial.random, [stranger.slice(0, 200)])}`,
    );
  }
  const dice = readJournal(text).entries.flatMap((e) => (e.deed.t === 'roll' ? e.deed.faces.flat() : []));
  const seeded = openTable(trial.system, headed({ seed: 'another seed' }));
  trial.ensure(
    seeded.report !== undefined || dice.length < 10,
    0,
    'a journal under another seed opens without a word',
  );
}

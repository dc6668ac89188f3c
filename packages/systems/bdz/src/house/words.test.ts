import type { AskView, Json, Line, Noun } from '@shambles/engine';
import { expect, test } from 'vitest';
import { GIFTS } from '../catalogue/gifts.js';
import { ENGLISH } from '../catalogue.js';
import { fillsIn } from '../day-one/sheet.js';
import { EVENING } from '../evening/index.js';
import { bdz } from '../index.js';
import { challenge } from '../people/challenge.js';
import { MARKSMAN } from '../tables/attributes.js';
import { dayOne } from '../testing/day.js';
import { during } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';

/* What players read under house rules is what the game's tables hold. */

const house = (tables: object): Situation['files'] => ({
  'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as unknown as Json,
});
/** What a game says as printed, and under house rules. */
const both = <T>(show: (files: Situation['files']) => T, tables: object): readonly [T, T] => [
  show({}),
  show(house(tables)),
];

type Value = NonNullable<Line['values']>[string];
const formOf = (key: string, count: unknown) => {
  const form = `${key}_${count === 1 ? 'one' : 'other'}`;
  return ENGLISH[key] ?? ENGLISH[form] ?? '';
};
function worded(value: Value | undefined): string {
  if (typeof value !== 'object') return String(value);
  return 'key' in value ? said(value as Line) : formOf((value as Noun).noun, (value as Noun).count);
}
/** A line in English. */
const said = ({ key, values = {} }: Line): string =>
  formOf(key, values.count).replace(/\{\{(\w+)\}\}/g, (_, name: string) => worded(values[name]));

/** The options of the question that is asked now, in English. */
const offered = (g: Game): string[] => {
  const { shape } = g.asked();
  return 'options' in shape ? shape.options.map(({ line }) => said(line)) : [];
};

test('[BDZ-T-day-rep] the questionnaire says the Rep and the tests that an answer gives', () => {
  const asked = (files: Situation['files']) => {
    const g = dayOne({ files });
    g.begin(fillsIn(g.w)).answer('none', 0);
    const jobs = offered(g);
    return [...jobs, ...offered(g.answer('sedentary'))];
  };
  const [printed, changed] = both(asked, {
    'BDZ-T-day-rep': [
      { is: 'sedentary', rep: 5, tests: 'military' },
      { is: 'peak', rep: 6 },
      { is: 'former', rep: 2, tests: 'civilian' },
      { is: 'military', rep: 4 },
      { is: 'elite', rep: 6 },
    ],
  });
  expect(printed).toEqual([
    'I sit most of the day: Rep 3',
    'Somewhere in between: Rep 3',
    'As fit as I could be: Rep 4',
    'No: you react as civilians do',
    'Once, as a soldier or in the police: Rep 3 at least, and you react as soldiers do',
    'I am a soldier: Rep 4',
    'I am in special forces: Rep 5',
    'I am in the police: Rep 4',
    'I am on a SWAT team: Rep 5',
    'I am a fire fighter or with an ambulance: you react as civilians do, and know a zombie from 6 inches away',
  ]);
  expect(changed).toEqual([
    'I sit most of the day: Rep 5',
    'Somewhere in between: Rep 5',
    'As fit as I could be: Rep 6',
    'No: you react as soldiers do',
    'Once, as a soldier or in the police: Rep 2 at least, and you react as civilians do',
    'I am a soldier: Rep 5',
    'I am in special forces: Rep 6',
    'I am in the police: Rep 5',
    'I am on a SWAT team: Rep 5',
    'I am a fire fighter or with an ambulance: you react as soldiers do, and know a zombie from 6 inches away',
  ]);
});

test('[BDZ-T-day-getting] by road as well somebody may be several places late', () => {
  const told = (late: number) => {
    const out = { is: 'day-set-out', cause: 'BDZ-day-getting-there', to: 'all' } as const;
    return said(bdz.tell({ ...out, place: 'bank', wants: '', late, how: 'vehicle' } as never) as Line);
  };
  expect(told(1)).toBe('Day One: to the bank, by road; so late that it counts as one place later.');
  expect(told(3)).toBe('Day One: to the bank, by road; so late that it counts as 3 places later.');
});

test('[BDZ-T-noise] [BDZ-enc-chal-consequence] how loud the noise of a failed Challenge is', () => {
  const stake = (files: Situation['files']) => {
    const g = game({ scenario: 'campaign', people: { a: {} }, active: ['a'], state: during(['a']), files });
    g.step().answer('challenge a', 'other', 'plain');
    return offered(g).find((line) => line.startsWith('A noise'));
  };
  const [printed, changed] = both(stake, { 'BDZ-T-noise': [{ id: 'start', shots: 9 }] });
  expect([printed, changed]).toEqual(['A noise like 6 shots', 'A noise like 9 shots']);
  expect(stake(house({ 'BDZ-T-noise': [{ id: 'start', shots: 1 }] }))).toBe('A noise like one shot');
});

test('[BDZ-T-challenge] the choice after a Challenge says how many dice have passed', () => {
  const asks = (dice: readonly number[], rows: readonly object[]) => {
    const files = house({ 'BDZ-T-challenge': rows });
    const g = game({ people: { a: { rep: 4 } }, dice, files });
    return g.begin(challenge(g.w, 'a', 'BDZ-enc-chal-roll', false)).asked().values?.passed as Noun;
  };
  const choice = (passed: number) => [{ passed, first: 'choice' }];
  expect(worded(asks([1, 6], []))).toBe('One die');
  expect(worded(asks([6, 6], choice(0)))).toBe('No die');
  expect(worded(asks([1, 1], choice(2)))).toBe('Two dice');
  expect(said({ key: 'ask.challenge', values: { who: 'Billy', passed: asks([1, 6], []) } })).toBe(
    'One die of the Challenge passed, which decides nothing. Does Billy try again?',
  );
});

test('[BDZ-T-zgen-noise] [BDZ-T-noise] what a shot may draw is told as this game has it', () => {
  const costs = (gun: 'pistol' | 'shotgun') => (files: Situation['files']) => {
    const g = game({
      scenario: 'crossroads',
      people: { a: { has: [gun] } },
      zeds: { 'zed-1': { y: 26 } },
      active: ['a'],
      options: { area: 'rural' },
      files,
    }).run();
    const { code, shape } = g.asked();
    const ask = { code, shape, line: { key: `ask.${code}` } } as AskView;
    const view = g.view('player-1');
    const told = EVENING.consequence?.(view, ask, 'fire a', g.w.book)?.costs ?? [];
    const { comes = [], stays = [] } = EVENING.brief?.(view, g.w.book) ?? {};
    const brief = [...comes, ...stays].filter((r) => r.rule === 'BDZ-zgen-noise');
    return [...told, ...brief].map((r) => said(r.line));
  };
  const noisy = 'Noise draws more of the dead.';
  const [one, none] = both(costs('pistol'), { 'BDZ-T-zgen-noise': [{ area: 'rural', from: 7 }] });
  expect(one).toEqual(['Every shot may draw one more of the dead', noisy]);
  expect(none).toEqual(['No more of the dead, whatever noise is made.']);
  const dice = (shots: number) => house({ 'BDZ-T-noise': [{ id: 'die', shots }] });
  expect(costs('pistol')(dice(2))[0]).toBe('Every shot may draw 2 more of the dead');
  expect(costs('pistol')(dice(0))).toEqual([noisy]);
  expect(costs('shotgun')(dice(2))[0]).toBe('Every shot may draw one more of the dead');
  expect(costs('shotgun')(house({ 'BDZ-T-noise': [{ id: 'shotgun', shots: 0 }] }))).toEqual([noisy]);
});

test('[BDZ-D-c98] [BDZ-T-day-locations] how large crowds are is told without the numbers of the book', () => {
  const briefs = ['printed', 'press'].map((size) => ENGLISH[`brief.day-crowd-${size}`]);
  const sizes = bdz.options.find(({ id }) => id === 'day-crowd')?.values.map(({ title }) => title) ?? [];
  expect([briefs.length, sizes.length]).toEqual([2, 3]);
  for (const text of [...briefs, ...sizes]) expect(text).not.toMatch(/2d6|printed/);
});

test('[BDZ-attr-marksman] [BDZ-T-weapons] the range and the dice of a Marksman are told as the least', () => {
  const { range } = MARKSMAN;
  expect(GIFTS.marksman).toContain(`to at least ${range} inches, the best of at least two dice`);
});

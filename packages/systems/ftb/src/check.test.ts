import { describe, expect, test } from 'vitest';
import { checkState } from './check.js';
import { outcome } from './outcome.js';
import type { State } from './state.js';
import { game } from './testing/game.js';
import { story } from './testing/story.js';

const sound = () =>
  game({
    people: { 'star-1': { has: ['pistol', 'food'] }, n9: { side: 'party-1', x: 4, y: 4 } },
    parties: { 'party-1': {} },
    zeds: { 'zed-1': { x: 9, y: 9 } },
  });

describe('what cannot be', () => {
  const wrong = (change: (s: State) => void): string | undefined => {
    const g = sound();
    change(g.state);
    return checkState(g.state, g.book);
  };
  const first = (s: State) => s.people[0] as State['people'][number];

  test('a state that is sound is taken', () => {
    expect(wrong(() => {})).toBeUndefined();
  });

  test.each<[string, RegExp, (s: State) => void]>([
    ['nobody twice', /twice/, (s) => s.people.push({ ...first(s) })],
    [
      'no Item twice',
      /Item 1 is there twice/,
      (s) => first(s).items.push({ id: 1, what: 'food', empty: false }),
    ],
    ['no Item above the next', /next\/item/, (s) => (s.next.item = 1)],
    ['nothing in hand that one does not have', /hold/, (s) => first(s).hand.push(77)],
    ['no Rep below 0', /rep/, (s) => (first(s).rep = -1)],
    ['no unknown Class', /class/, (s) => (first(s).class = 'wizard' as never)],
    ['no unknown seat', /seat/, (s) => (first(s).seat = 'player-9')],
    ['nobody carries nobody', /carries/, (s) => (first(s).carries = 'n77')],
    ['nobody off the table', /cannot stand/, (s) => (first(s).x = 99)],
    ['no zombie off the table', /cannot stand/, (s) => ((s.zeds[0] as { y: number }).y = 99)],
    ['no party of strangers', /parties/, (s) => s.parties[0]?.people.push('n55')],
    ['no Encounter without one', /phase/, (s) => (s.encounter = null)],
    ['no 13th month', /when/, (s) => (s.campaign.when = { year: 1, month: 13, day: 31 })],
    ['no unknown Encounter', /kind/, (s) => ((s.encounter as { kind: string }).kind = 'picnic')],
    ['no clock that runs backwards', /clock/, (s) => (s.clock = -1)],
  ])('%s', (_, words, change) => {
    expect(wrong(change)).toMatch(words);
  });

  test('no Item both at Home and with somebody', () => {
    const g = story({ people: { 'star-1': { has: ['pistol'] } }, stock: { 'player-1': ['food'] } });
    expect(checkState(g.state, g.book)).toBeUndefined();
    g.state.campaign.households[0]?.stock.push({ id: 1, what: 'pistol', empty: false });
    expect(checkState(g.state, g.book)).toMatch(/twice/);
  });
});

describe('how a game ends', () => {
  const single = (result: 'success' | 'failure', options: { [id: string]: string } = {}) => {
    const g = game({
      options,
      people: {
        'star-1': { condition: 'obviously-dead', side: options.sides ? 'player-1' : 'players' },
        'star-2': { condition: 'left', side: options.sides ? 'player-2' : 'players', seat: 'player-2' },
      },
      encounter: { result },
    });
    g.state.phase = 'over';
    return outcome(g.state, g.book);
  };

  test('[FTB-14.3] a single Encounter by its objective', () => {
    const players = { players: '2' };
    expect(single('success', players)).toEqual({
      winner: 'players',
      level: 'level.success',
      rule: 'FTB-14.3',
      score: 1,
    });
    expect(single('failure', players)).toMatchObject({ winner: undefined, level: 'level.failure' });
    expect(single('success', { ...players, sides: 'opposed' })?.winner).toBe('player-2');
  });

  test('[FTB-11.2] a campaign by who is alive when it is stopped', () => {
    const told = (star: string) => {
      const g = story({ people: { 'star-1': {} }, campaign: { when: { year: 2, month: 3, day: 31 } } });
      expect(outcome(g.state, g.book)).toBeUndefined();
      g.state.phase = 'over';
      (g.state.campaign.households[0] as { star: string }).star = star;
      return outcome(g.state, g.book);
    };
    expect(told('star-1')).toMatchObject({ winner: 'players', level: 'level.survived', score: 14 });
    expect(told('')).toMatchObject({ winner: undefined, level: 'level.all-dead' });
  });
});

import type { MeasuredScene } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Book } from '../book.js';
import { scene } from '../scene.js';
import type { State } from '../state.js';
import { personIn, stateOf } from '../testing/showing.js';
import { view } from '../view.js';

const shown = (s: State, book: Book): MeasuredScene => scene(view(s, 'survivor-1', book), book);

describe('clock, objective and roster', () => {
  test('[ROS-seq] the eleven steps, those behind and the one under way', () => {
    const { s, book } = stateOf('safe-house');
    const { clock } = shown(s, book);
    expect(clock).toMatchObject({ turn: 3, turns: 58, phase: 'Survivors move' });
    expect(clock.steps.map((step) => step.state[0]).join('')).toBe(`ddddc${'c'.repeat(6)}`);
    expect(clock.steps.filter((step) => step.state === 'current')).toEqual([
      { name: 'Survivors move', state: 'current' },
    ]);
    expect(shown({ ...s, step: 12 }, book).clock.phase).toBe('End of the turn');
    expect(shown({ ...s, phase: 'set-up', turn: 0, step: 1 }, book).clock).toMatchObject({ phase: 'Set-up' });
  });

  test('[ROS-S-1] counts the living inside, and the door', () => {
    const { s, book } = stateOf('safe-house');
    s.people.push(personIn('survivor-1', { x: 107, y: 70 }), personIn('survivor-2'));
    expect(shown(s, book).objective.done).toEqual(['1 of 2 inside', 'the door is shut']);
    Object.assign(s.doors.find((d) => d.id === 'SAFE-door-1') as object, { state: 'open' });
    expect(shown(s, book).objective.done[1]).toBe('the door is open');
  });

  test('[ROS-S-1] says who is left where too few are, and counts nobody of nobody', () => {
    const { s, book } = stateOf('safe-house');
    expect(shown(s, book).objective.done).toEqual(['the door is shut']);
    expect(shown(s, book).objective.text).toMatch(/: 2 of you at least/);
    s.people.push(
      personIn('survivor-1', { x: 107, y: 70 }),
      personIn('survivor-2', { where: 'dead' }),
      personIn('survivor-3', { where: 'dead' }),
    );
    expect(shown(s, book).objective.done).toEqual([
      '1 of 3 alive, 2 needed',
      '1 of 1 inside',
      'the door is shut',
    ]);
    Object.assign(s.people[0] as object, { where: 'dead' });
    expect(shown(s, book).objective.done).toEqual(['0 of 3 alive, 2 needed', 'the door is shut']);
  });

  test('[ROS-S-2] counts supplies carried off and in hand', () => {
    const { s, book } = stateOf('supply-run');
    s.people.push(
      personIn('survivor-1', { where: 'out', minor: ['food supply', 'drug supply', 'torch'] }),
      personIn('survivor-2', { minor: ['weaponry supply'] }),
      personIn('survivor-3', { where: 'dead', minor: ['food supply'] }),
    );
    expect(shown(s, book).objective.done).toEqual(['2 of 6 carried off', '1 in hand']);
  });

  test.each([
    ['safe-house', 'shelter'],
    ['supply-run', 'exit, search'],
    ['trapped', 'exit, seated'],
    ['pick-up', 'landing'],
  ] as const)('[ROS-R-map] says that %s cannot be won on a map with no %s', (scenario, kinds) => {
    const { s, book } = stateOf(scenario);
    const bare = { ...book, map: { ...book.map, places: [] } };
    expect(shown(s, bare).objective).toEqual({
      text: `On this map nobody can win: it has no place of the kind ${kinds}.`,
      done: [],
    });
  });

  test('[ROS-S-3] [ROS-S-4] counts who was freed, led out and lifted', () => {
    const three = stateOf('trapped');
    three.s.people.push(
      personIn('survivor-1', { where: 'out' }),
      personIn('survivor-2'),
      personIn('nps-S1', { where: 'out' }),
      personIn('nps-S2', { trapped: true }),
      personIn('nps-S3'),
    );
    expect(shown(three.s, three.book).objective.done).toEqual([
      '2 of 3 freed',
      '1 led out',
      '1 of 2 survivors out, 1 needed',
    ]);
    expect(shown(three.s, three.book).objective.text).toBe(
      'Free the trapped and lead 1 of them out by the east exit, 2 for a full win, with 1 of you at least.',
    );
    const four = stateOf('pick-up');
    four.s.people.push(
      personIn('survivor-1', { where: 'out' }),
      personIn('survivor-2'),
      personIn('survivor-3'),
    );
    expect(shown(four.s, four.book).objective.done).toEqual(['1 of 3 lifted out, 2 needed']);
  });

  test('[ROS-carry] cards of the players and their followers, with what they carry', () => {
    const { s, book } = stateOf('pick-up');
    s.people.push(
      personIn('survivor-1', {
        main: 'shotgun',
        clip: 5,
        pistol: 4,
        play: 'order+assist',
        minor: ['shotgun reload', 'torch', 'shotgun reload'],
        hits: 2,
      }),
      personIn('survivor-2', { where: 'dead', hits: 4 }),
      personIn('nps-1', { leader: 'survivor-1', character: 'bold' }),
      personIn('nps-2', {
        leader: 'survivor-1',
        character: 'nervous',
        order: { do: 'run', to: [1, 1, 0], name: 'Bank' },
      }),
      personIn('nps-3'),
    );
    const { roster } = shown(s, book);
    expect(roster.map((c) => [c.name, c.seat, c.status])).toEqual([
      ['Ash', 'survivor-1', 'Order and Assist'],
      ['Bo', 'survivor-2', 'dead'],
      ['Gus', undefined, 'bold, follows Ash'],
      ['Hana', undefined, 'nervous, runs to Bank'],
    ]);
    expect(roster[0]).toMatchObject({
      pips: [{ name: 'hits', of: 4, is: 2 }],
      items: [
        { name: 'pistol', left: '4/6', slot: 'pistol' },
        { name: 'shotgun', left: '5/7', slot: 'main' },
        { name: 'shotgun reload', left: '×2', slot: 'minor' },
        { name: 'torch', slot: 'minor' },
      ],
      badges: ['hit-2'],
    });
  });
});

import { describe, expect, test } from 'vitest';
import { personIn, stateOf, zedIn } from './testing/showing.js';
import { view } from './view.js';

describe('what a seat sees', () => {
  test('[ROS-intro-team] players see the same open things', () => {
    const { s, book } = stateOf('safe-house');
    s.people.push(personIn('survivor-1'), personIn('survivor-2', { hits: 2, play: 'order+reload' }));
    s.zeds.push(zedIn('zed-1'), zedIn('zed-2', { down: true, horde: 'H1', number: 1 }));
    const one = view(s, 'survivor-1', book);
    for (const seat of ['survivor-2', 'spectator'])
      expect({ ...view(s, seat, book), seat: one.seat }).toEqual(one);
    expect(one.people[1]).toMatchObject({ hits: 2, play: 'order+reload', pistol: 6 });
    expect(one.zeds.map((z) => z.id)).toEqual(['zed-1', 'zed-2']);
  });

  test('a view shares nothing that changes with its state', () => {
    const { s, book } = stateOf('safe-house');
    s.people.push(personIn('survivor-1', { minor: ['torch'] }));
    s.vehicles[0]?.rolled.push('survivor-1');
    const seen = view(s, 'survivor-1', book);
    const before = JSON.stringify(seen);
    const [p] = s.people;
    const [v] = s.vehicles;
    const [d] = s.doors;
    if (!p || !v || !d) throw new Error('there are some');
    p.hits = 3;
    p.minor.push('pipe bomb');
    v.rolled.push('survivor-2');
    d.state = 'open';
    expect(JSON.stringify(seen)).toBe(before);
  });

  test('[ROS-R-search] what lies in the open is seen, what nobody has opened is not', () => {
    const { s, book } = stateOf('safe-house');
    s.finds.push({ id: 'left-1', x: 3, y: 3, level: 0, things: ['shotgun 4'], open: true });
    const { finds } = view(s, 'survivor-1', book);
    expect(finds.find((f) => f.id === 'left-1')?.things).toEqual(['shotgun 4']);
    expect(finds.find((f) => f.id === 'find-1')?.things).toBeNull();
  });

  test('[ROS-U-activate] how many are still to come out of a woken hideout is seen', () => {
    const { s, book } = stateOf('safe-house');
    Object.assign(s.hideouts[0] as object, { state: 'emptying', left: 20, out: 20 });
    expect(view(s, 'survivor-1', book).hideouts[0]).toEqual({
      id: 'H1',
      state: 'emptying',
      left: 20,
      out: 20,
      told: '',
    });
  });
});

import { SYSTEMS } from '@shambles/systems';
import type { Room } from '@shambles/wire';
import { describe, expect, it } from 'vitest';
import { FRIEND, holdersFor, ME, sittersOf } from './opening/sitters.js';
import { delayName, personAt, playedWith, presenceOf, span, waitsFor } from './words.js';

const system = SYSTEMS[0]!;
const [one, two] = system.seats as [(typeof system.seats)[0], (typeof system.seats)[0]];
const seat = { seat: one.id, holder: 'person', here: true, promised: false, shared: false } as const;

describe('what is said of a table', () => {
  it('tells a guest which options, house rules and other files are played with', () => {
    const rules = { format: 'shambles-house/1', title: 'Quiet crossings', tables: {} };
    const setup = { scenario: 'search', options: { area: 'urban', part: 'daytime' } };
    const said = (files: object) =>
      playedWith({ system: 'ftb', setup: { ...setup, files } } as unknown as Room);
    expect(said({})).toEqual(['Where?: Urban']);
    expect(said({ 'house-rules': rules, weapons: [] })).toEqual([
      'Where?: Urban',
      'their own file for House rules, "Quiet crossings"',
      'their own file for Home-made weapons',
    ]);
  });

  it('names people with their seats, and seats alone where nobody has a name', () => {
    const room = {
      system: system.id,
      seats: [
        { ...seat, name: 'Ann' },
        { ...seat, seat: two.id },
      ],
    } as unknown as Room;
    expect(personAt(room, one.id)).toBe(`Ann (${one.name})`);
    expect(personAt(room, two.id)).toBe(two.name);
  });

  it('tells who is there, who is not, and where a bot sits', () => {
    expect(presenceOf(seat)).toBe('here');
    expect(presenceOf({ ...seat, here: false })).toBe('away');
    expect(presenceOf({ ...seat, bot: 'random' })).toBe('stand-in');
    expect(presenceOf({ ...seat, holder: 'bot', bot: 'random' })).toBe('bot');
  });

  it('says whom the game waits for, and that it goes on when they are back', () => {
    const room = (here: boolean) =>
      ({
        system: system.id,
        seats: [
          { ...seat, name: 'Ann' },
          { ...seat, seat: two.id, name: 'Bea', here },
        ],
      }) as unknown as Room;
    const both = [one.id, two.id];
    expect(waitsFor(room(true), both)).toBe(`Waiting for Ann (${one.name}); Bea (${two.name}).`);
    expect(waitsFor(room(false), both)).toBe(
      `Waiting for Ann (${one.name}); Bea (${two.name}), not here now. Nothing is lost: the game goes on from here when they are back.`,
    );
  });

  it('says spans of time as people do', () => {
    expect([1, 30, 60, 90, 300, 3600, 7200].map(span)).toEqual([
      '1 second',
      '30 seconds',
      '1 minute',
      '90 seconds',
      '5 minutes',
      '1 hour',
      '2 hours',
    ]);
    expect(delayName(0)).toBe('at once');
  });

  it('seats the opener, a friend, and bots, unless something else was chosen', () => {
    const seats = [1, 2, 3].map((n) => ({ ...one, id: `s${n}` }));
    const sitters = sittersOf(system, seats, { s3: FRIEND });
    expect(sitters).toEqual({ s1: ME, s2: FRIEND, s3: FRIEND });
    expect(holdersFor(sittersOf(system, seats, { s2: 'random' }))).toMatchObject({
      s1: 'person',
      s2: 'random',
    });
  });
});

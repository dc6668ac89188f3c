import { Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Book } from '../book.js';
import { bdz } from '../index.js';
import type { View } from '../view.js';

const MEMBER = {
  star: false,
  calling: 'survivor',
  rep: 3,
  attributes: [],
  weapons: ['pistol'],
  armored: false,
  knowsZeds: true,
  knowsFeasts: false,
} as const;
const BAND = {
  format: 'shambles-band/1',
  people: [
    { ...MEMBER, name: 'Otto', calling: 'police' },
    {
      ...MEMBER,
      name: 'Vera',
      star: true,
      calling: 'civilian',
      rep: 6,
      attributes: ['dim', 'medic', 'rage'],
      weapons: ['sub-machine-gun', 'crossbow', 'one-hand'],
      armored: true,
    },
  ],
  stores: { food: 3, fuel: 2, 'body-armor': 1 },
} as const;

/** A campaign that this band begins, at its first question. */
function begun(band: unknown) {
  const setup = { scenario: 'campaign', options: { area: 'rural' }, files: { band: band as never } } as const;
  const table = Table.create(bdz, { setup, seed: 'band' });
  return { table, book: table.book as Book, state: table.view('player-1') as View };
}

describe('[BDZ-D-carried] a band from another campaign', () => {
  test('everybody is what this book has words for, under the old names, with what they brought', () => {
    const { table, book, state } = begun(BAND);
    expect(table.asks('player-1')[0]?.code).toBe('next');
    expect(state.people.map((p) => [p.id, p.class, p.rep, p.star])).toEqual([
      ['star-1', 'civilian', 6, true],
      ['p-1', 'military', 3, false],
    ]);
    expect(state.people[0]).toMatchObject({
      attributes: ['dumbass'],
      medic: 'nurse',
      guns: [{ gun: 'submachine-gun', empty: false }],
      hand: [0],
      melee: 'one-handed',
      armoured: true,
      knowsZeds: true,
    });
    const unarmed = begun({ ...BAND, people: [{ ...BAND.people[1], weapons: ['one-hand'] }] });
    expect(unarmed.state.people[0]).toMatchObject({ guns: [], hand: [], melee: 'one-handed' });
    expect(state.campaign?.goods).toEqual({ food: 3, fuel: 2, armor: 1 });
    expect(state.campaign?.members.map((m) => m.id)).toEqual(['star-1', 'p-1']);
    expect(state.campaign?.next.person).toBe(2);
    expect(bdz.words?.(book)?.['person.star-1']).toBe('Vera');
  });

  test('what the book has no word for is named', () => {
    const told = [...begun(BAND).table.journal.line(begun(BAND).table.head)].flatMap(
      (e) => e.facts as never[],
    );
    const named = told.filter((f: { is: string }) => f.is === 'no-word-for');
    expect(named).toMatchObject([{ things: ['crossbow', 'rage'] }]);
    const plain = begun({ ...BAND, people: [{ ...MEMBER, star: true, name: 'Otto' }] }).table;
    const facts = [...plain.journal.line(plain.head)].flatMap((e) => e.facts.map((f) => f.is));
    expect(facts).not.toContain('no-word-for');
  });

  test('[BDZ-list-military-gear] [BDZ-grenade-supply] a soldier keeps the flash bangs that were issued, and nobody else has any', () => {
    const weapons = ['flash-bangs', 'assault-rifle'];
    const soldier = { ...MEMBER, name: 'Otto', calling: 'military', weapons };
    const given = { ...BAND, people: [soldier, { ...BAND.people[1], weapons: ['pistol'] }] };
    const { table, book, state } = begun(given);
    expect(state.people.map((p) => [p.id, p.grenades ?? false, p.guns.map(({ gun }) => gun)])).toEqual([
      ['star-1', false, ['pistol']],
      ['p-1', true, ['assault-rifle']],
    ]);
    const facts = [...table.journal.line(table.head)].flatMap((e) => e.facts as never[]);
    expect(facts.filter((f: { is: string }) => f.is === 'no-word-for')).toMatchObject([{ things: ['rage'] }]);
    expect(bdz.band?.(state, book)).toMatchObject({ people: [{ weapons: ['pistol'] }, { weapons }] });
  });

  test('[BDZ-react-zed] a police officer is a first responder, and nobody else', () => {
    expect(begun(BAND).state.people.map((p) => [p.id, p.responder])).toEqual([
      ['star-1', false],
      ['p-1', true],
    ]);
  });

  test('it leaves as it came, but for what stayed behind; not while an encounter is under way', () => {
    const { book, state } = begun(BAND);
    expect(bdz.band?.(state, book)).toEqual({
      ...BAND,
      people: [
        {
          ...BAND.people[1],
          attributes: ['dim', 'medic'],
          weapons: ['sub-machine-gun', 'one-hand'],
        },
        BAND.people[0],
      ],
      stores: { food: 3, medical: 0, luxury: 0, cure: 0, fuel: 2, 'body-armor': 1 },
    });
    expect(bdz.band?.({ ...state, encounter: {} as never }, book)).toBeUndefined();
    expect(bdz.band?.({ ...state, people: state.people.slice(1) }, book)).toBeUndefined();
  });
});

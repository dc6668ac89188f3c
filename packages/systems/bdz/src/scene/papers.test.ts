import { expect, test } from 'vitest';
import { game } from '../testing/game.js';
import { papers } from './papers.js';

const of = (g: ReturnType<typeof game>) => papers(g.view('player-1'), g.w.book).sections;
const value = (card: { entries: readonly { name: string; value: string }[] } | undefined, name: string) =>
  card?.entries.find((e) => e.name === name)?.value;

test('[BDZ-T-weapons] [BDZ-T-melee-weapons] a sheet for everybody, band by band, with the lines of what they carry', () => {
  const g = game({ scenario: 'crossroads', printed: true });
  const [ours, theirs] = of(g);
  expect([ours?.title, theirs?.title]).toEqual(['The band of Player 1', 'The band of Player 2']);
  const alone = papers(g.view('player-1'), { ...g.w.book, seats: ['player-1'] }).sections;
  expect(alone[0]?.title).toBe('The band');
  const robin = ours?.cards.find((c) => c.title === 'Robin');
  expect(robin).toMatchObject({ note: 'Star, a survivor', tone: 'amber' });
  expect(value(robin, 'Rep')).toBe('5');
  expect(value(robin, 'Now')).toBeUndefined();
  expect(value(robin, 'In hand')).toBe('BA pistol (Big A$$), 12″, 1 or 2 dice, Impact 2');
  const ada = ours?.cards.find((c) => c.title === 'Ada');
  expect(value(ada, 'Melee')).toMatch(/^A one handed weapon, Impact 2/);
  expect(value(ada, 'Knows')).toMatch(/nurse/);
});

test('[BDZ-T-weapons] a gun of one die has a die, not 1 dice', () => {
  const g = game({ people: { a: { has: ['bolt-action-rifle'] } } });
  const gun = of(g).flatMap(({ cards }) => cards.map((card) => value(card, 'In hand')));
  expect(gun).toEqual(['Bolt action rifle, 48″, a die, Impact 3']);
});

test('[BDZ-T-veh-list] a vehicle has its line of the table, and who sits in it; what cannot be driven has none', () => {
  const g = game({ scenario: 'atm-adventure', printed: true });
  const [people, vehicles] = of(g);
  expect(people?.cards.map((c) => c.title)).toEqual(['Jimmy', 'Megan', 'Maverick', 'Saphie']);
  expect(vehicles?.cards).toHaveLength(1);
  expect(value(people?.cards[0], 'Now')).toBe('At the wheel of the car');
  const [car] = vehicles?.cards ?? [];
  expect(car).toMatchObject({ title: 'The car', note: 'Sedan', lines: ['May make a bootlegger turn.'] });
  expect([value(car, 'Speed'), value(car, 'Turns'), value(car, 'Bash')]).toEqual([
    '18″ on the road, half of it off',
    '1',
    '5',
  ]);
  expect(value(car, 'Aboard')).toBe('Jimmy (at the wheel)');
});

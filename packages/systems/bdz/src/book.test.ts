import { expect, test } from 'vitest';
import { optionsFor, readBook, sinceDay } from './book.js';
import { bdz } from './index.js';

test('[BDZ-los-night] [BDZ-los-dusk] [BDZ-los-weather] the table chooses when it is and in what weather, unless the scenario does', () => {
  const { options } = readBook({
    scenario: 'stand',
    options: { time: 'dusk', weather: 'foul', area: 'urban' },
  });
  expect(options).toMatchObject({ time: 'dusk', weather: 'foul', area: 'urban' });
  expect(optionsFor({ set: { time: 'night' } }, options)).toMatchObject({ time: 'night', weather: 'foul' });
  expect(optionsFor({ set: { weather: 'fair', area: 'rural' } }, options)).toMatchObject({
    time: 'dusk',
    weather: 'fair',
    area: 'rural',
  });
  const offered = (id: string) => bdz.options.find((o) => o.id === id)?.values.map((v) => v.id);
  expect([offered('time'), offered('weather')]).toEqual([
    ['day', 'dusk', 'night'],
    ['fair', 'foul'],
  ]);
});

test('[BDZ-D-c36] two weeks, two months and a year after the outbreak begin on the day after', () => {
  expect([0, 14, 15, 60, 61, 360, 361].map(sinceDay)).toEqual([
    ...['days', 'days', 'weeks', 'weeks', 'months', 'months', 'year'],
  ]);
});

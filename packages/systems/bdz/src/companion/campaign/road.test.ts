import { type Json, odds } from '@shambles/engine';
import { expect, test } from 'vitest';
import { bdz } from '../../index.js';

const setup = { scenario: 'first-contact', options: {} };
function named(id: string, input: Json): { readonly [name: string]: string } {
  const { method, named: chances } = odds(bdz, id, input, setup);
  expect(method, id).toBe('exact');
  return Object.fromEntries([...(chances ?? [])].filter(([, f]) => f.num > 0n).map(([n, f]) => [n, `${f}`]));
}

test('[BDZ-camp-road-roll] how often somebody is met, by area', () => {
  const met = (area: string) => named('road', { area }).somebody;
  expect([met('urban'), met('suburbs'), met('rural')]).toEqual(['13/18', '5/12', '5/18']);
});

test('[BDZ-camp-road-who] who it is', () => {
  const found = named('road-who', {});
  expect([found['med-staff'], found.gangers, found.sniper]).toEqual(['1/36', '4/9', '1/9']);
  expect([found.dazed, found.refugees, found.media]).toEqual(['1/24', '1/36', '1/72']);
});

test('[BDZ-T-road-groups] what they want', () => {
  expect(named('road-goal', { who: 'refugees' })).toEqual({ 'run-away': '1/6', meet: '1/2', hostile: '1/3' });
  expect(named('road-goal', { who: 'gangers' })).toEqual({ hostile: '1/1' });
  expect(named('road-goal', { who: 'gangers', outnumbered: true })).toEqual({ meet: '1/1' });
});

test('[BDZ-camp-road-kids-types] which type', () => {
  expect(named('road-type', { of: 'kids' })).toEqual({
    'big-kid': '1/12',
    'littler-one': '1/3',
    'small-child': '7/12',
  });
});

test('[BDZ-camp-road-where] where they are: a sniper never behind a block', () => {
  const sniper = named('road-where', { who: 'sniper' });
  expect(sniper['road-block']).toBeUndefined();
  expect(sniper.oncoming).toBe('1/12');
  expect(named('road-where', { who: 'gangers' })['road-block']).toBe('13/36');
});

test('[BDZ-camp-road-aware] by day a leader of one more Rep', () => {
  const found = named('road-aware', { ours: 5, theirs: 4, part: 'daytime' });
  expect(found['band-free-activation']).toBe('5/18');
  expect(found['others-in-sight']).toBe('1/18');
});

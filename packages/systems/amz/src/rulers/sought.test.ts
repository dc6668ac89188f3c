import type { AskView } from '@shambles/engine';
import { expect, test } from 'vitest';
import { game, type Situation } from '../testing/game.js';
import { view } from '../view.js';
import { places } from './rulers.js';

const OBJECTIVE = { text: '', points: 2, times: 'each' } as const;

/** The places that a team in the middle of the table is offered first. */
function sought({ scenario, ...more }: Situation): string[] {
  const g = game({
    ...more,
    units: { team: { fighters: 3, at: [18, 18] }, ...more.units },
    active: { unit: 'team' },
    scenario: { exits: ['south', 'west'], ...scenario },
  });
  const lead = g.state.figures.find(({ unit }) => unit === 'team')!;
  const from = [lead.x, lead.y, lead.level] as const;
  const shape = { kind: 'spot', figure: lead.id, from, how: 'walk', within: 6, lit: [], options: [] };
  const ask = {
    id: 'move@1',
    at: 1,
    seat: 'living',
    code: 'move',
    line: { key: 'x' },
    shape,
  } as unknown as AskView;
  return places(view(g.state, 'living', g.w.book), ask, g.w.book)
    .filter((place) => place.sought)
    .map(({ id }) => id)
    .sort();
}

const lies = (by = ''): Situation['state'] => ({
  things: [{ id: 'case', kind: 'case', x: by ? -1 : 24, y: by ? -1 : 18, level: 0, spent: false, by }],
});

test('[AMZ-living-objectives] a case to fetch, and whoever has it goes to the edge by which it scores', () => {
  const living = [{ ...OBJECTIVE, id: 'off', kind: 'thing-off', thing: 'case', edge: 'south' }] as const;
  const scenario = { objectives: { living: [...living], zombies: [] } };
  expect(sought({ scenario, state: lies() })).toEqual(['case']);
  expect(sought({ scenario, state: lies('team') })).toEqual(['edge south']);
});

test('[AMZ-living-objectives] [AMZ-dependents] Dependents by themselves are to be fetched, and brought off', () => {
  const living = [{ ...OBJECTIVE, id: 'off', kind: 'off-edge', who: 'dependents', edge: 'west' }] as const;
  const scenario = { objectives: { living: [...living], zombies: [] } };
  const lost = { fighters: 0, dependents: 2, at: [26, 18] } as const;
  expect(sought({ scenario, units: { lost } })).toEqual(['lost-1']);
  expect(sought({ scenario: {}, units: { lost } })).toEqual([]);
  expect(sought({ scenario, units: { team: { fighters: 2, dependents: 1, at: [18, 18] } } })).toEqual([
    'edge west',
  ]);
});

test('[AMZ-zombie-objectives] the dead fetch nothing, and who cannot fight escorts nobody', () => {
  const living = [{ ...OBJECTIVE, id: 'off', kind: 'off-edge', who: 'dependents', edge: 'west' }] as const;
  const scenario = { objectives: { living: [...living], zombies: [] } };
  const lost = { fighters: 0, dependents: 2, at: [26, 18] } as const;
  const weak = { fighters: 0, dependents: 1, at: [18, 18] } as const;
  expect(sought({ scenario, units: { lost, team: weak } })).toEqual(['edge west']);
  expect(sought({ scenario, state: lies(), units: { team: { kind: 'zulus', at: [18, 18] } } })).toEqual([]);
});

test('[AMZ-living-objectives] Hot Spots, where closing one scores; loads that are carried', () => {
  const state: Situation['state'] = {
    hotSpots: [{ number: 1, x: 24, y: 24, level: 0, closed: false }] as never,
  };
  const closed = [{ ...OBJECTIVE, id: 'closed', kind: 'closed' }] as const;
  expect(sought({ state, scenario: { objectives: { living: [...closed], zombies: [] } } })).toEqual([
    'hot-spot-1',
  ]);
  expect(sought({ state })).toEqual([]);
  const load = [{ ...OBJECTIVE, id: 'load', kind: 'load-off', edge: 'west' }] as const;
  const carries = { fighters: 2, at: [18, 18], figures: { 1: { loads: 1 } } } as const;
  const scenario = { objectives: { living: [...load], zombies: [] } };
  expect(sought({ scenario, units: { team: carries } })).toEqual(['edge west']);
});

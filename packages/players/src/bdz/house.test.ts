import { bdz, type View } from '@shambles/bdz';
import { Table } from '@shambles/engine';
import { expect, test } from 'vitest';
import { isWorthAShot } from './shots.js';

/** True if somebody with a pistol shoots at a zombie close by, in a campaign's encounter under house rules. */
function shoots(tables: object): boolean {
  const files = { 'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never };
  const table = Table.create(bdz, { setup: { scenario: 'crossroads', options: {}, files }, seed: 'house' });
  const book = bdz.book({ scenario: 'crossroads', options: {}, files });
  const view = structuredClone(bdz.view(table.state as never, 'player-1', book)) as View;
  const [me] = view.people;
  if (!me) throw new Error('Nobody is there.');
  const star = { ...me, x: 18, y: 18, level: 0, guns: [{ gun: 'pistol', empty: false }], hand: [0] };
  const zed = { id: 'zed-1', x: 18, y: 24, level: 0, facing: 180, prone: false, feast: '' };
  const encounter = { area: 'urban', part: 'daytime', day: 1, weather: 'fair', peace: false, houses: [] };
  Object.assign(view, { people: [star], zeds: [zed], melees: [], encounter });
  return isWorthAShot(view, book, me.id);
}

test('[BDZ-zgen-noise] [BDZ-T-noise] a shot is worth the dead that it draws by the tables of the game', () => {
  expect(shoots({})).toBe(true);
  expect(shoots({ 'BDZ-T-noise': [{ id: 'die', shots: 2 }] })).toBe(false);
  expect(
    shoots({ 'BDZ-T-noise': [{ id: 'die', shots: 2 }], 'BDZ-T-zgen-noise': [{ area: 'urban', from: 7 }] }),
  ).toBe(true);
});

test('[BDZ-T-shoot] a shot is worth what it hits by the table of the game', () => {
  const changed = (...ons: readonly (readonly number[])[]) => ({
    'BDZ-T-shoot': ons.map((on) => ({ on, result: 'miss' })),
  });
  expect(shoots(changed([8, 8]))).toBe(true);
  expect(shoots(changed([8, 8], [9, 9]))).toBe(false);
});

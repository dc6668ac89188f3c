import { expect, test } from 'vitest';
import { personIn } from '../testing/showing.js';
import { canCarry } from './carrying.js';

test('[ROS-carry, ROS-carry-main] of what lies there one pistol, one main weapon and eight places are taken, in order', () => {
  const bare = personIn('survivor-1', { pistol: -1, main: '', minor: [] });
  expect(canCarry(bare, ['pistol 3', 'pistol 4', 'crowbar', 'shotgun 2', 'torch'])).toEqual([
    'pistol 3',
    'crowbar',
    'torch',
  ]);
  const full = personIn('survivor-1', { pistol: 0, main: 'crowbar', minor: Array(7).fill('torch') });
  expect(canCarry(full, ['pistol 3', 'shotgun 2', 'First Aid Kit', 'torch', 'torch'])).toEqual(['torch']);
});

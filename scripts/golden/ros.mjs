/** True for a random game that is short enough to read. */
const short = (_, length) => length < 170;

/**
 * Every scenario, alone and in company, with and without a person as umpire, with each option of the table; some with
 * answers taken back.
 */
export const ROS = [
  { name: 'safe-house', setup: { scenario: 'safe-house', options: {} }, seed: 'golden-1' },
  {
    name: 'supply-run-alone',
    setup: { scenario: 'supply-run', options: { survivors: '1', hordes: 'fewer' } },
    seed: 'golden-2',
  },
  {
    name: 'trapped-with-an-umpire',
    setup: { scenario: 'trapped', options: { survivors: '3', umpire: 'person', room: 'enter' } },
    seed: 'golden-3',
  },
  {
    name: 'pick-up-taken-back',
    setup: { scenario: 'pick-up', options: { survivors: '1', pass: 'nobody' } },
    seed: 'golden-4',
    wander: true,
  },
  {
    name: 'safe-house-six',
    setup: { scenario: 'safe-house', options: { survivors: '6', aim: 'rolled' } },
    seed: 'golden-5',
    keep: (s, length) => s.woken > 0 && length < 260,
  },
  {
    name: 'safe-house-with-an-umpire',
    setup: { scenario: 'safe-house', options: { survivors: '2', umpire: 'person', pass: 'nobody' } },
    seed: 'golden-6',
    keep: short,
  },
  {
    name: 'supply-run-taken-back',
    setup: { scenario: 'supply-run', options: { survivors: '2' } },
    seed: 'golden-7',
    wander: true,
    keep: short,
  },
  {
    name: 'supply-run-with-an-umpire',
    setup: { scenario: 'supply-run', options: { survivors: '2', umpire: 'person', blasts: 'everybody' } },
    seed: 'golden-8',
    keep: short,
  },
  {
    name: 'trapped-alone',
    setup: { scenario: 'trapped', options: { survivors: '1', aim: 'rolled' } },
    seed: 'golden-9',
    keep: short,
  },
  {
    name: 'trapped-taken-back',
    setup: { scenario: 'trapped', options: { survivors: '2', fences: 'helped', blasts: 'everybody' } },
    seed: 'golden-10',
    wander: true,
    keep: short,
  },
  {
    name: 'pick-up-with-an-umpire',
    setup: { scenario: 'pick-up', options: { survivors: '2', umpire: 'person' } },
    seed: 'golden-11/1',
    wander: true,
  },
  {
    name: 'pick-up-rooms',
    setup: { scenario: 'pick-up', options: { survivors: '1', room: 'enter' } },
    seed: 'golden-13',
    keep: short,
  },
];

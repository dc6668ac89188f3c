import { describe, it } from 'vitest';
import { conformTo, setupsOf, TOPICS, type Topic } from './conformance/index.js';
import { meadow } from './testing/meadow.js';

const setups = [
  ...setupsOf(meadow),
  { scenario: 'morning', options: { keeper: 'person', scouts: '2' } },
  { scenario: 'night', options: { keeper: 'person', scouts: '1' } },
];

describe('a measured table, several seats and a secret round keep every promise', () => {
  it.each(Object.keys(TOPICS) as Topic[])(
    '%s',
    (topic) => conformTo(meadow, topic, { setups, seeds: 120, games: 16 }),
    60_000,
  );
});

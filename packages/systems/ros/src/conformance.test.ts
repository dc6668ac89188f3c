import { conformTo, setupsOf, TOPICS, type Topic } from '@shambles/engine/conformance';
import { describe, it } from 'vitest';
import { ros } from './index.js';

/** The printed game, and every option of the table. */
const setups = setupsOf(ros);
const N = Number(process.env.N ?? 8);
const FROM = process.env.FROM ?? 'ros';
describe('Run?...or Shoot? keeps what the engine promises', () => {
  it.each(Object.keys(TOPICS) as Topic[])(
    '%s',
    (topic) => {
      conformTo(ros, topic, { setups, seeds: N, games: N, most: 20000, seed: FROM });
    },
    600_000,
  );
});

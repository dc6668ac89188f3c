import { expect, test } from 'vitest';
import { SYSTEMS } from './index.js';

test.each(SYSTEMS.map((s) => [s.title, s] as const))(
  '%s: options matter in scenarios that there are',
  (_, { options, scenarios }) => {
    const ids = scenarios.map((s) => s.id);
    for (const { id, of } of options) for (const scenario of of ?? []) expect(ids, id).toContain(scenario);
  },
);

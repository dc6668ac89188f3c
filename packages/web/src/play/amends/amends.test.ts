import { Table } from '@shambles/engine';
import { amendsInWords, subjectsOf } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { expect, it } from 'vitest';

it.each(SYSTEMS.map((system) => [system.id, system] as const))(
  '%s: what may be put right goes by things on the table, each with a name of its own',
  (_, system) => {
    const scenario = system.scenarios[0]?.id ?? '';
    const setup = { system: system.id, scenario, options: {}, files: {} };
    const table = Table.create(system, { setup, seed: 'amends', people: [] });
    const seat = system.seats[0]?.id ?? '';
    const all = system.correctable(table.view(seat), table.book);
    const scene = table.scene(seat);
    const subjects = subjectsOf(scene, all);
    expect(subjects.flatMap((of) => of.all)).toHaveLength(all.length);
    expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length);
    expect(subjects.at(-1)).toMatchObject({ id: '', name: 'The game as a whole' });
    for (const { path, now } of all) {
      const [words] = amendsInWords(scene, all, [{ path, value: now }]);
      expect(words).toContain(' now, would be ');
    }
    expect(amendsInWords(scene, all, [{ path: 'no/where', value: 1 }])).toEqual(['no/where: 1']);
  },
);

import { type Json, type Seat, Sfc32, SPECTATOR, seatsIn, Table } from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { deltaOf, patched } from '@shambles/wire';
import { describe, expect, it } from 'vitest';

const plain = (data: unknown) => JSON.parse(JSON.stringify(data)) as Json;

describe.each(SYSTEMS.map((s) => [s.title, s] as const))('%s', (_, system) => {
  it('every view comes over the wire by what has changed of it', () => {
    const random = new Sfc32(`delta/${system.id}`);
    let sent = 0;
    let whole = 0;
    for (const { id: scenario } of system.scenarios) {
      const setup = { scenario, options: {} };
      const table = Table.create(system, { setup, seed: `delta/${scenario}` });
      const eyes: Seat[] = [...seatsIn(system, setup).map((s) => s.id), SPECTATOR];
      const shown = new Map(eyes.map((eye) => [eye, plain(table.view(eye))]));
      for (let n = 0; n < 120 && !table.over; n++) {
        const seat = table.waitingFor[0] ?? '';
        const q = table.question(seat);
        table.answer({ seat, ask: q?.id ?? '', at: q?.at ?? 0, value: table.sample(seat, random) as Json });
        const eye = eyes[n % eyes.length] as Seat;
        const [before, after] = [shown.get(eye) as Json, plain(table.view(eye))];
        const delta = deltaOf(before, after);
        expect(patched(before, delta === undefined ? undefined : plain(delta))).toEqual(after);
        sent += JSON.stringify(delta ?? null).length;
        whole += JSON.stringify(after).length;
        shown.set(eye, after);
      }
    }
    expect(sent).toBeLessThan(whole / 2);
  });
});

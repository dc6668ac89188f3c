import type { AnySystem } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { SYSTEMS } from '@shambles/systems';
import { systemOf } from '../given.js';
import type { Io } from '../io.js';
import { columns, painter, wrap } from '../text.js';

export async function systems(io: Io, { json }: { json?: boolean }): Promise<number> {
  if (json) {
    const playable = SYSTEMS.map((s) => ({
      id: s.id,
      title: s.title,
      revision: s.revision,
      credit: s.credit,
      seats: s.seats.map(({ id, name }) => ({ id, name })),
      bots: botsFor(s).map(({ id, title }) => ({ id, title })),
      scenarios: s.scenarios.map((x) => x.id),
      options: s.options.map((x) => x.id),
      files: s.files.map((x) => x.id),
      procedures: s.procedures.map((x) => x.id),
    }));
    io.out(`${JSON.stringify({ systems: playable })}\n`);
    return 0;
  }
  const paint = painter(io);
  for (const s of SYSTEMS) {
    io.out(`${paint(s.id, 'strong')}  ${s.title}\n`);
    io.out(
      columns([
        ['seats', s.seats.map((x) => `${x.id} (${x.name})`).join(', ')],
        [
          'bots',
          botsFor(s)
            .map((b) => `${b.id} (${b.title})`)
            .join(', '),
        ],
      ]),
    );
    io.out(`${wrap(s.credit, Math.min(80, io.columns), '  ')}\n`);
  }
  return 0;
}

const those = (id: string | undefined): readonly AnySystem[] => (id === undefined ? SYSTEMS : [systemOf(id)]);

export async function scenarios(
  io: Io,
  id: string | undefined,
  { json }: { json?: boolean },
): Promise<number> {
  const list = those(id).flatMap((s) => s.scenarios.map((x) => ({ system: s.id, ...x })));
  if (json) io.out(`${JSON.stringify({ scenarios: list })}\n`);
  else
    for (const x of list)
      io.out(
        `${painter(io)(`${x.system} ${x.id}`, 'strong')}  ${x.title}\n${wrap(x.summary, Math.min(80, io.columns), '  ')}`,
      );
  return 0;
}

export async function options(io: Io, id: string | undefined, { json }: { json?: boolean }): Promise<number> {
  const list = those(id).flatMap((s) => s.options.map((x) => ({ system: s.id, ...x })));
  if (json) {
    io.out(`${JSON.stringify({ options: list })}\n`);
    return 0;
  }
  const paint = painter(io);
  for (const x of list) {
    io.out(`${paint(`${x.system} ${x.id}`, 'strong')}  ${x.title} (${x.rule})\n`);
    io.out(
      columns(
        x.values.map((v) => [
          `${x.id}=${v.id}`,
          `${v.title}${v.id === x.default ? ' (unless you say otherwise)' : ''}`,
        ]),
      ),
    );
  }
  if (list.length > 0) io.out(`\nChoose one with --option ${list[0]?.id}=${list[0]?.values[1]?.id}\n`);
  return 0;
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SYSTEMS } from '@shambles/systems';
import { didYouMean, Failure } from '../failure.js';
import { systemOf } from '../given.js';
import type { Io } from '../io.js';
import { columns } from '../text.js';

/** Lists the data files that a player may replace, or exports the standard one. */
export async function files(
  io: Io,
  id: string | undefined,
  file: string | undefined,
  { json, out }: { json?: boolean; out?: string },
): Promise<number> {
  const systems = id === undefined ? SYSTEMS : [systemOf(id)];
  if (file === undefined) {
    if (out !== undefined)
      throw new Failure('--out needs to know which file: shambles files <system> <id> --out <file>.', 2);
    const list = systems.flatMap((s) =>
      s.files.map(({ id: name, title, rule, provenance }) => ({
        system: s.id,
        id: name,
        title,
        rule,
        provenance,
      })),
    );
    if (json) io.out(`${JSON.stringify({ files: list })}\n`);
    else {
      io.out(columns(list.map((f) => [`${f.system} ${f.id}`, f.title, f.rule, f.provenance])));
      const first = list[0];
      if (first)
        io.out(
          `\nThe standard content: shambles files ${first.system} ${first.id}\nYour own in its place: shambles play ${first.system} --file ${first.id}=my-${first.id}.json\n`,
        );
    }
    return 0;
  }
  const [system] = systems;
  const spec = system?.files.find((f) => f.id === file);
  if (!spec) {
    const ids = system?.files.map((f) => f.id) ?? [];
    throw new Failure(
      `${system?.title} has no file "${file}"; it has: ${ids.join(', ')}.${didYouMean(file, ids)}`,
      2,
    );
  }
  const text = `${JSON.stringify(spec.standard, null, 2)}\n`;
  if (out === undefined) io.out(json ? `${JSON.stringify(spec.standard)}\n` : text);
  else {
    writeFileSync(path.resolve(io.cwd, out), text);
    io.out(json ? `${JSON.stringify({ written: out })}\n` : `Written to ${out}.\n`);
  }
  return 0;
}

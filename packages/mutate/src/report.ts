import { type Mark, markOf } from './equivalent.js';
import type { Numbered } from './instrument.js';
import type { Mutant } from './mutants.js';
import type { Fate, Verdict } from './plan.js';

/** The results of a run, for people. */
export interface Report {
  readonly text: string;
  /** Marks of mutants that were marked as equivalent but caught. */
  readonly wrong: readonly Mark[];
}

const WHOLE_GAMES = 'src/conformance.test.ts';

export function report(
  mutants: readonly Numbered[],
  verdicts: readonly Verdict[],
  marks: readonly Mark[],
  places: number,
): Report {
  const fate = new Map(verdicts.map((v) => [v.id, v]));
  const of = (...fates: Fate[]) => mutants.filter(({ id }) => fates.includes(fate.get(id)?.fate as Fate));
  const alive = of('survived', 'unreached');
  const marked = alive.filter((m) => markOf(marks, m));
  const open = alive.filter((m) => !markOf(marks, m));
  const noticed = of('caught', 'endless');
  const wrong = noticed.flatMap((m) => markOf(marks, m) ?? []);
  const games = verdicts.filter((v) => v.by?.startsWith(WHOLE_GAMES)).length;
  const share = (n: number) => `${n} (${((100 * n) / Math.max(1, mutants.length)).toFixed(1)} %)`;
  const text = [
    ...open.map((m) => shown(m, fate.get(m.id)?.fate === 'unreached' ? 'no test comes here' : 'survived')),
    ...marked.map((m) => shown(m, `equivalent: ${markOf(marks, m)?.why}`)),
    ...wrong.map((mark) => `MARKED AS EQUIVALENT, BUT CAUGHT: ${mark.file}: ${mark.after}`),
    `${mutants.length} changes, of ${places} places that can be changed`,
    `caught    ${share(noticed.length)}, ${of('endless').length} of them because they never ended`,
    `          ${games} by whole games alone, and by no test of their rule`,
    `alive     ${share(alive.length)}`,
    `  not reached ${of('unreached').length}, survived ${of('survived').length}; ${marked.length} of these are equivalent`,
  ].join('\n');
  return { text, wrong };
}

export const shown = ({ file, line, before, after }: Numbered, why: string): string =>
  [`${file}:${line} ${why}`, `  - ${before}`, `  + ${after}`, ''].join('\n');

/** The mutants listed in the printed results of an earlier run, one key each. */
export const listedIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^(\S+):\d+ .*\n {2}- (.*)\n {2}\+ (.*)$/gm)].map(([, file, before, after]) =>
      listKey({ file, before, after } as Mutant),
    ),
  );

/** A mutant's key in such a list. Lines may have moved, so that several mutants of a file can share one. */
export const listKey = ({ file, before, after }: Pick<Mutant, 'file' | 'before' | 'after'>): string =>
  [file, before, after].join('\n');

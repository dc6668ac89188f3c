import type { Mutant } from './mutants.js';
import { type Node, nodes, treeOf } from './tree.js';

/** A mutant with the number that switches it on. */
export interface Numbered extends Mutant {
  readonly id: number;
}

interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly around: (inner: string) => string;
}

/**
 * The file with every mutant in it, each behind a switch: `(__mutant(17) ? a <= b : a < b)`. Loops count their rounds,
 * so that a loop that a mutant made endless can be stopped.
 */
export function instrument(file: string, text: string, mutants: readonly Numbered[]): string {
  const json = file.endsWith('.json');
  const wraps = [
    ...mutants.map(
      ({ id, start, end, now }): Wrap => ({
        start,
        end,
        around: (inner) => `(__mutant(${id}) ? (${now}) : (${inner}))`,
      }),
    ),
    ...(json ? [] : loops(treeOf(file, text))),
  ];
  const code = rewrite(text, 0, text.length, wraps);
  return json ? `export default ${code}` : code;
}

function loops(tree: Node): Wrap[] {
  const wraps: Wrap[] = [];
  for (const [node] of nodes(tree)) {
    if (!/^(While|DoWhile|For|ForOf|ForIn)Statement$/.test(node.type)) continue;
    const { start, end } = node.body as Node;
    wraps.push({ start, end, around: (inner) => `{__tick();${inner}}` });
  }
  return wraps;
}

function rewrite(text: string, from: number, to: number, wraps: readonly Wrap[]): string {
  const [first, ...rest] = wraps
    .filter((w) => w.start >= from && w.end <= to)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  if (!first) return text.slice(from, to);
  const inner = rewrite(
    text,
    first.start,
    first.end,
    rest.filter((w) => w.end <= first.end),
  );
  const after = rewrite(
    text,
    first.end,
    to,
    rest.filter((w) => w.start >= first.end),
  );
  return text.slice(from, first.start) + first.around(inner) + after;
}

import { parseSync } from 'vite';

/** A node of the syntax tree, as far as this package needs it. Offsets count the text's characters. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Parses TypeScript, or JSON as the value of a module. Throws for a syntax error. */
export function treeOf(file: string, text: string): Node {
  const { program, errors } = parseSync(file.endsWith('.json') ? `${file}.js` : file, text);
  const [first] = errors;
  if (first) throw new Error(`${file} cannot be read: ${first.message}`);
  return program as unknown as Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Nodes that are only types: nothing in them is ever evaluated. */
const TYPES =
  /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression|TypeAssertion|InstantiationExpression)/;

/**
 * The children of a node. The wording of a fact is no rule, so of `fact({ does, told, words })` only `does` is
 * followed.
 */
function inside(node: Node): [string, unknown][] {
  if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'fact') return Object.entries(node);
  const [declared] = node.arguments as Node[];
  const parts = (declared?.properties ?? []) as Node[];
  return [['arguments', parts.filter((part) => (part.key as Node).name === 'does')]];
}

/** Every node that runs, with its parent and the parent's key for it; parents come first. */
export function* nodes(node: Node, parent?: Node, key = ''): Generator<[Node, Node | undefined, string]> {
  if (TYPES.test(node.type) || node.type === 'ImportDeclaration') return;
  yield [node, parent, key];
  for (const [name, value] of inside(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodes(child, node, name);
}

import { isNode, type Node, nodes, treeOf } from './tree.js';

/** One small change of one expression. */
export interface Mutant {
  /** Path below the system's folder. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
  /** The replacement for the expression. */
  readonly now: string;
  /** The lines of the expression before and after, each joined into one line without indentation. */
  readonly before: string;
  readonly after: string;
  /** Which one of the file's changes that read alike, counted from 1. */
  readonly nth: number;
}

/** Kinds of changes, such as `edge` for `<` to `<=`, `number` for one more or less, `forced` for a constant condition. */
export const KINDS = [
  'edge',
  'equal',
  'logic',
  'sum',
  'min-max',
  'number',
  'boolean',
  'not',
  'forced',
] as const;

type Kind = (typeof KINDS)[number];

/** A place in a file, with the ways to change it. */
export interface Place {
  readonly mutants: readonly Mutant[];
}

type Change = readonly [kind: Kind, now: string];

const EDGES: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const EQUALS: Record<string, string> = { '===': '!==', '!==': '===' };
const LOGIC: Record<string, string> = { '&&': '||', '||': '&&' };
const SUMS: Record<string, string> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };

/** Every place of a file that can be changed, in text order. */
export function placesOf(file: string, text: string): Place[] {
  const body = file.endsWith('.json') ? `export default ${text}` : text;
  const shift = body.length - text.length;
  const seen = new Map<string, number>();
  const places: Place[] = [];
  const lineAt = lineNumbers(text);
  for (const [node, parent, key] of nodes(treeOf(file, body))) {
    const start = node.start - shift;
    const end = node.end - shift;
    const found = changes(node, parent, key, body);
    if (found.length === 0) continue;
    const lines = linesOf(text, start, end);
    const mutants = found.map(([kind, now]): Mutant => {
      const { before } = lines;
      const after = lines.after(now);
      const same = `${before}\n${after}`;
      const nth = (seen.get(same) ?? 0) + 1;
      seen.set(same, nth);
      return { file, line: lineAt(start), start, end, kind, now, before, after, nth };
    });
    places.push({ mutants });
  }
  return places;
}

function changes(node: Node, parent: Node | undefined, key: string, text: string): Change[] {
  return [...ownChanges(node, parent, key, text), ...forced(node, parent, key)];
}

function ownChanges(node: Node, parent: Node | undefined, key: string, text: string): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return [
        ...swap('edge', EDGES, node, text),
        ...swap('equal', EQUALS, node, text),
        ...(joinsText(node) ? [] : swap('sum', SUMS, node, text)),
      ];
    case 'LogicalExpression':
      return swap('logic', LOGIC, node, text);
    case 'AssignmentExpression':
      return joinsText(node) ? [] : swap('sum', SUMS, node, text);
    case 'CallExpression':
      return minMax(node, text);
    case 'UnaryExpression':
      if (node.operator === '!') return [['not', textOf(node.argument as Node, text)]];
      return node.operator === '-' ? literal(node.argument as Node, -1) : [];
    case 'Literal':
      return isName(parent, key) || isNegative(parent) ? [] : literal(node);
    default:
      return [];
  }
}

/** The same expression with a different operator. */
function swap(kind: Kind, by: Record<string, string>, node: Node, text: string): Change[] {
  const now = by[String(node.operator)];
  if (now === undefined) return [];
  return [[kind, `${textOf(node.left as Node, text)} ${now} ${textOf(node.right as Node, text)}`]];
}

function minMax(node: Node, text: string): Change[] {
  const callee = textOf(node.callee as Node, text);
  const other = callee === 'Math.min' ? 'Math.max' : callee === 'Math.max' ? 'Math.min' : undefined;
  return other ? [['min-max', other + text.slice((node.callee as Node).end, node.end)]] : [];
}

function literal({ value }: Node, sign = 1): Change[] {
  if (typeof value === 'boolean') return [['boolean', String(!value)]];
  if (typeof value !== 'number') return [];
  return [sign * value + 1, sign * value - 1].map((n) => ['number', String(n)] as const);
}

/**
 * Replaces a condition by a constant: that of an `if`, a `?` or a loop, and each side of an `&&` or `||`. A loop's
 * condition only by false.
 */
function forced(node: Node, parent: Node | undefined, key: string): Change[] {
  if (!parent || node.type === 'Literal') return [];
  const asked = key === 'test' && /^(If|Conditional|While|DoWhile|For)/.test(parent.type);
  const side = parent.type === 'LogicalExpression' && parent.operator !== '??';
  const loop = /^(While|DoWhile|For)/.test(parent.type);
  if (!asked && !side) return [];
  return loop ? [['forced', 'false']] : (['true', 'false'].map((now) => ['forced', now]) as Change[]);
}

/** True for property names, which are not numbers to change: `{ 1: 'one' }`. */
const isName = (parent: Node | undefined, key: string) => parent?.type === 'Property' && key === 'key';

/** True for the operand of a minus: the minus and its number are changed as one. */
const isNegative = (parent: Node | undefined) =>
  parent?.type === 'UnaryExpression' && parent.operator === '-';

/** True if strings are joined: that is not addition. */
const joinsText = (node: Node) =>
  [node.left, node.right].some(
    (side) => isNode(side) && (side.type === 'TemplateLiteral' || typeof side.value === 'string'),
  );

const textOf = (node: Node, text: string) => text.slice(node.start, node.end);

/** The lines that contain an expression, before the change and with a replacement. */
function linesOf(text: string, start: number, end: number) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const flat = (lines: string) => lines.replace(/\s+/g, ' ').trim();
  return {
    before: flat(text.slice(from, to)),
    after: (now: string) => flat(text.slice(from, start) + now + text.slice(end, to)),
  };
}

/** Returns a function from an offset in the text to its line number. */
function lineNumbers(text: string): (at: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map((found) => found.index);
  return (at) => {
    let low = 0;
    let high = breaks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((breaks[middle] as number) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

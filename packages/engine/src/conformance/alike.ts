/**
 * Describes the first difference between two pieces of plain data; undefined if there is none. Anything that is not
 * plain data counts as a difference.
 */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b) && !isOdd(a)) return undefined;
  const at = path === '' ? 'at the top' : `at ${path}`;
  if (!isTree(a) || !isTree(b)) return `${at}: ${brief(a)}, expected ${brief(b)}`;
  if (Array.isArray(a) !== Array.isArray(b)) return `${at}: a list beside an object`;
  if (!isPlain(a) || !isPlain(b)) return `${at}: not plain data (${proto(a)}, ${proto(b)})`;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  for (const key of others) if (!Object.hasOwn(a, key)) return `${at}: "${key}" is missing`;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return `${at}: "${key}" should not be there`;
    const found = difference(a[key], b[key], path === '' ? key : `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Why a value would not survive a round trip through JSON; undefined if it would. */
export function unsafe(value: unknown): string | undefined {
  const text = JSON.stringify(value);
  return text === undefined ? 'it has no JSON' : difference(JSON.parse(text), value);
}

/** An object or list that two trees have in common; undefined if they share only frozen ones. */
export function shared(a: unknown, b: unknown): string | undefined {
  const mine = new Map<object, string>();
  walk(a, '', (node, path) => mine.set(node, path));
  let found: string | undefined;
  walk(b, '', (node, path) => {
    if (mine.has(node) && !Object.isFrozen(node))
      found ??= `"${mine.get(node)}" and "${path}" are one and the same`;
  });
  return found;
}

/** Every leaf of a tree with its path, as a patch names it. */
export function leaves(tree: unknown): { path: string; value: unknown }[] {
  const found: { path: string; value: unknown }[] = [];
  const visit = (node: unknown, path: string): void => {
    if (!isTree(node)) found.push({ path, value: node });
    else for (const key of Object.keys(node)) visit(node[key], path === '' ? key : `${path}/${key}`);
  };
  visit(tree, '');
  return found;
}

type Tree = { readonly [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

function isPlain(value: Tree): boolean {
  const p: unknown = Object.getPrototypeOf(value);
  return p === Object.prototype || p === Array.prototype;
}

function isOdd(value: unknown): boolean {
  return (
    value === undefined || Object.is(value, -0) || (typeof value === 'number' && !Number.isFinite(value))
  );
}

function walk(node: unknown, path: string, visit: (node: object, path: string) => void): void {
  if (!isTree(node)) return;
  visit(node, path);
  for (const key of Object.keys(node)) walk(node[key], path === '' ? key : `${path}/${key}`, visit);
}

function brief(value: unknown): string {
  const text = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value));
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
}

function proto(value: object): string {
  return (
    (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)?.constructor?.name ??
    'no prototype'
  );
}

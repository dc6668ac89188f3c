import type { Register, RuleId } from '@shambles/engine';

type Rule = Register['rules'][number];
type RuleTable = Register['tables'][number];
type Example = Register['examples'][number];
type Decision = Register['decisions'][number];

/** Anything in a register that has an id. */
export type RegisterEntry =
  | { readonly is: 'rule'; readonly id: RuleId; readonly of: Rule }
  | { readonly is: 'table'; readonly id: string; readonly of: RuleTable }
  | { readonly is: 'example'; readonly id: string; readonly of: Example }
  | { readonly is: 'decision'; readonly id: string; readonly of: Decision };

export interface Shelf {
  readonly title: string;
  readonly entries: readonly RegisterEntry[];
}

export function findEntry(register: Register, id: string): RegisterEntry | undefined {
  const rule = register.rules.find((r) => r.id === id);
  if (rule) return { is: 'rule', id, of: rule };
  const table = register.tables.find((t) => t.id === id);
  if (table) return { is: 'table', id, of: table };
  const example = register.examples.find((e) => e.id === id);
  if (example) return { is: 'example', id, of: example };
  const decision = register.decisions.find((d) => d.id === id);
  return decision && { is: 'decision', id, of: decision };
}

export function titleOf(entry: RegisterEntry): string {
  if (entry.is === 'decision') return entry.of.question;
  if (entry.is === 'example') return entry.of.given;
  return entry.of.title;
}

/** The chapter of a reference: "Actions" for "[5.0] ACTIONS, Attack". */
function chapterOf(where: string): string {
  const name =
    where
      .replace(/^\[[^\]]*\]\s*/, '')
      .split(/[,;(]/)[0]
      ?.trim() ?? '';
  return name === '' ? 'Elsewhere' : name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** The register by chapters of the rulebook, followed by tables, examples and decisions. */
export function shelves(register: Register): Shelf[] {
  const chapters = new Map<string, RegisterEntry[]>();
  for (const rule of register.rules) {
    const key = numberOf(rule.id) ?? chapterOf(rule.where);
    const shelf = chapters.get(key);
    const entry: RegisterEntry = { is: 'rule', id: rule.id, of: rule };
    if (shelf) shelf.push(entry);
    else chapters.set(key, [entry]);
  }
  const rules = [...chapters.values()].map((entries): Shelf => ({ title: headingOf(entries), entries }));
  const rest: Shelf[] = [
    { title: 'Tables', entries: register.tables.map((of) => ({ is: 'table', id: of.id, of })) },
    { title: 'Worked examples', entries: register.examples.map((of) => ({ is: 'example', id: of.id, of })) },
    {
      title: 'Decisions where the rulebook is unclear',
      entries: register.decisions.map((of) => ({ is: 'decision', id: of.id, of })),
    },
  ];
  return [...rules, ...rest.filter((s) => s.entries.length > 0)];
}

/** The chapter number of a rule: "7" for "AVZ-7.1a". */
function numberOf(id: RuleId): string | undefined {
  return /^[A-Z]+-(\d+)/.exec(id)?.[1];
}

function headingOf(entries: readonly RegisterEntry[]): string {
  const [first] = entries;
  if (first?.is !== 'rule') return '';
  const number = numberOf(first.id);
  const name = chapterOf(first.of.where);
  return number === undefined || number === '0' ? name : `${number}. ${name}`;
}

/** All text of an entry, for the search. */
function textOf(entry: RegisterEntry): string {
  return `${entry.id} ${JSON.stringify(entry.of)}`.toLowerCase();
}

/** Entries that contain every word of the query; those with all of them in their title or id come first. */
export function search(register: Register, query: string): RegisterEntry[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((w) => w !== '');
  if (words.length === 0) return [];
  const all = shelves(register).flatMap((s) => s.entries);
  const hits = all.filter((e) => words.every((w) => textOf(e).includes(w)));
  const inTitle = (e: RegisterEntry): boolean =>
    words.every((w) => `${e.id} ${titleOf(e)}`.toLowerCase().includes(w));
  return [...hits.filter(inTitle), ...hits.filter((e) => !inTitle(e))];
}

/** Everything that refers to an entry: rules that list it, examples of it, and decisions that mention it. */
export function pointers(
  register: Register,
  id: string,
): { rules: Rule[]; examples: Example[]; decisions: Decision[] } {
  const mentions = (text: string): boolean =>
    new RegExp(`(^|[^\\w.-])${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\w-])`).test(text);
  return {
    rules: register.rules.filter((r) => r.id !== id && (r.see?.includes(id) || r.tables?.includes(id))),
    examples: register.examples.filter((e) => e.rules.includes(id)),
    decisions: register.decisions.filter(
      (d) => d.id !== id && mentions(`${d.question} ${d.decision} ${d.why}`),
    ),
  };
}

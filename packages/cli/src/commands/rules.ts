import {
  type AnySystem,
  changedTables,
  type Json,
  type PrintedTable,
  type Register,
  unseal,
} from '@shambles/engine';
import { inColumns } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { Failure } from '../failure.js';
import type { Io } from '../io.js';
import { columns, counted, painter, wrap } from '../text.js';

type RuleEntry = Register['rules'][number];

/** Shows the rule, table or decision with an id, or those that contain the words; without either, lists all titles. */
export async function rules(
  io: Io,
  words: readonly string[],
  { json, sealed = false }: { json?: boolean; sealed?: boolean },
): Promise<number> {
  const named = SYSTEMS.find((s) => s.id === words[0]);
  const systems = named ? [named] : SYSTEMS;
  const query = (named ? words.slice(1) : words).join(' ').trim();
  const found = [];
  const closed: string[] = [];
  for (const system of systems) {
    const register = unseal(await system.register(), () => sealed);
    closed.push(
      ...(register.sealed ?? []).map((s) => s.id).filter((id) => bare(id, system) === bare(query, system)),
    );
    found.push({ system, ...search(register, tablesOf(system, sealed), system, query) });
  }
  const rulesFound = found.flatMap((f) => f.rules);
  const tables = found.flatMap((f) => f.tables);
  const decisions = found.flatMap((f) => f.decisions);
  if (closed.length > 0)
    throw new Failure(`${closed[0]} is read as it is played. To read it all the same: --sealed.`, 1);
  if (query !== '' && rulesFound.length + tables.length + decisions.length === 0)
    throw new Failure(
      `No rule and no table has the id or the words "${query}". All of them: shambles rules${named ? ` ${named.id}` : ''}.`,
      1,
    );
  if (json) {
    io.out(`${JSON.stringify({ rules: rulesFound, tables, decisions })}\n`);
    return 0;
  }
  const few = rulesFound.length + tables.length + decisions.length <= 8 && query !== '';
  if (!few) {
    io.out(columns(rulesFound.map((r) => [r.id, r.title, r.provenance === 'stated' ? '' : r.provenance])));
    io.out(columns(tables.map((t) => [t.id, t.title, t.provenance === 'stated' ? '' : t.provenance])));
    io.out(columns(decisions.map((d) => [d.id, d.question])));
    const counts = [
      counted(rulesFound.length, 'rule'),
      counted(tables.length, 'table'),
      ...(decisions.length > 0 ? [counted(decisions.length, 'decision')] : []),
    ];
    const [first] = [...rulesFound, ...tables, ...decisions];
    io.out(`\n${counts.join(', ')}. Read one: shambles rules ${first?.id}\n`);
    return 0;
  }
  const width = Math.min(80, io.columns);
  for (const r of rulesFound) io.out(`${ruleText(r, io, width)}\n`);
  for (const d of decisions)
    io.out(
      `${painter(io)(d.id, 'strong')}  ${d.question}\n${wrap(d.decision, width, '  ')}${wrap(`Why: ${d.why}`, width, '  ')}\n`,
    );
  for (const { system, tables: own } of found) for (const t of own) io.out(`${tableText(t, system, io)}\n`);
  return 0;
}

/** An id as the log prints it: without the system's prefix, in lower case. */
function bare(id: string, system: AnySystem): string {
  const text = id.trim().toLowerCase();
  const prefix = `${system.id}-`;
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** The system's printed tables; unless `sealed`, without those to be read only in play. */
function tablesOf(system: AnySystem, sealed: boolean): readonly PrintedTable[] {
  return sealed ? system.tables : system.tables.filter((t) => !t.sealed);
}

function search(register: Register, tables: readonly PrintedTable[], system: AnySystem, query: string) {
  const asked = query.toLowerCase();
  if (asked === '') return { rules: register.rules, tables, decisions: [] };
  const exact = <T extends { readonly id: string }>(list: readonly T[]) =>
    list.filter(({ id }) => bare(id, system) === bare(asked, system));
  const byId = {
    rules: exact(register.rules),
    tables: exact(tables),
    decisions: exact(register.decisions),
  };
  if (byId.rules.length + byId.tables.length + byId.decisions.length > 0) {
    // A rule is shown with its tables. A decision with a rule's id is not shown a second time.
    const its = byId.rules.flatMap((r) => tables.filter((t) => r.tables?.includes(t.id)));
    return {
      ...byId,
      tables: [...byId.tables, ...its],
      decisions: byId.rules.length > 0 ? [] : byId.decisions,
    };
  }
  // A number, or the start of an id with its prefix, finds ids that begin with it. Words are searched for in texts.
  const part = <T extends { readonly id: string }>(list: readonly T[]) =>
    list.filter(({ id }) => (/^\d/.test(asked) ? bare(id, system) : id.toLowerCase()).startsWith(asked));
  const begins = { rules: part(register.rules), tables: part(tables), decisions: [] };
  if (begins.rules.length + begins.tables.length > 0) return begins;
  const words = asked.split(/\s+/);
  const has = (text: string) => words.every((w) => text.toLowerCase().includes(w));
  return {
    rules: register.rules.filter((r) => has(`${r.title} ${r.rule}`)),
    tables: tables.filter((t) => has(t.title)),
    decisions: register.decisions.filter((d) => has(`${d.question} ${d.decision}`)),
  };
}

const PROVENANCE = {
  stated: 'Printed in the rulebook',
  inferred: 'Follows from the rulebook',
  reconstructed: 'Reconstructed',
};

export function ruleText(r: RuleEntry, io: Pick<Io, 'colour'>, width = 80): string {
  const paint = painter(io);
  const see = r.see && r.see.length > 0 ? wrap(`See also ${r.see.join(', ')}`, width, '  ') : '';
  const note = r.note ? wrap(`Note: ${r.note}`, width, '  ') : '';
  return `${paint(r.id, 'strong')}  ${r.title}\n${wrap(r.rule, width, '  ')}${note}${paint(wrap(`${PROVENANCE[r.provenance]}: ${r.where}`, width, '  ').trimEnd(), 'dim')}\n${see}`;
}

function tableText(t: PrintedTable, system: AnySystem, io: Pick<Io, 'colour'>): string {
  const { heads, rows } = inColumns(t.id, t.rows as unknown as Json, system);
  const lines = heads.length > 0 ? [heads, ...rows] : rows;
  return `${painter(io)(t.id, 'strong')}  ${t.title} (${t.rule}; ${t.provenance})\n${columns(lines)}`;
}

/**
 * The rule, table or decision of a system with this id, as text; undefined if there is none. With the book of a game
 * that has house rules, a table is the game's, and whatever else says that it is not.
 */
export async function ruleById(
  system: AnySystem,
  id: string,
  io: Pick<Io, 'colour'>,
  book?: unknown,
): Promise<string | undefined> {
  const changed = changedTables(system, book);
  const own = changed.find((table) => bare(table.id, system) === bare(id, system));
  if (own) return tableText({ ...own, title: `${own.title}, by house rules` }, system, io);
  const text = await printedById(system, id, io);
  return text && changed.length > 0 ? `${text}  ${BOOK_NUMBERS}\n` : text;
}

const BOOK_NUMBERS = 'This game has house rules. The numbers here are those of the book.';

async function printedById(
  system: AnySystem,
  id: string,
  io: Pick<Io, 'colour'>,
): Promise<string | undefined> {
  const register = await system.register();
  const is = (entry: { readonly id: string }) => bare(entry.id, system) === bare(id, system);
  const rule = register.rules.find(is);
  if (rule) return ruleText(rule, io);
  const table = tablesOf(system, false).find(is);
  if (table) return tableText(table, system, io);
  const decision = register.decisions.find(is);
  return (
    decision &&
    `${decision.id}  ${decision.question}\n${wrap(`${decision.decision} ${decision.why}`, 80, '  ')}`
  );
}

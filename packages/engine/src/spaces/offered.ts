import type { Option, Owner, Parsed, Refusal } from '../rule/ask.js';
import type { RuleId } from '../rule/fact.js';
import type { Line } from '../rule/text.js';

/** How the things to choose from are shown, and which of them are alike. */
export interface Offered {
  line(id: string): Line;
  /** Things of one likeness are interchangeable to the rules. Without this, every thing is distinct. */
  like?(id: string): string;
  /** The cell or counter to highlight. */
  on?(id: string): string;
  /** The figure that the option belongs to, if several figures have options. */
  of?(id: string): Owner | undefined;
  /** True if the option lets the moment pass. */
  passes?(id: string): boolean;
  /** True if the option ends what the question goes on with. */
  ends?(id: string): boolean;
  /** True for one of many options that players rarely want. */
  seldom?(id: string): boolean;
  /** The heading that the option is shown under. */
  under?(id: string): Line | undefined;
  /** Why something that is not offered is not allowed. */
  why?(id: string): { rule: RuleId; text: string } | undefined;
}

/** The most answers listed by default. */
export const MOST = 1000;

/** Makes a refusal. */
export function refuse(code: Refusal['code'], text: string, rule?: RuleId): Refusal {
  return { ok: false, code, text, rule };
}

export function options(ids: readonly string[], offered: Offered): Option[] {
  return ids.map((id) => {
    const of = offered.of?.(id);
    const passes = offered.passes?.(id) === true;
    const ends = offered.ends?.(id) === true;
    const seldom = offered.seldom?.(id) === true;
    const under = offered.under?.(id);
    return {
      id,
      line: offered.line(id),
      on: offered.on?.(id),
      ...(of && { of }),
      ...(passes && { passes }),
      ...(ends && { ends }),
      ...(seldom && { seldom }),
      ...(under && { under }),
    };
  });
}

export function likes(ids: readonly string[], offered: Offered): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, offered.like?.(id) ?? id]));
}

export function notOffered(id: unknown, ids: readonly string[], offered: Offered): Refusal {
  const why = typeof id === 'string' ? offered.why?.(id) : undefined;
  if (why) return refuse('illegal', why.text, why.rule);
  return refuse(
    typeof id === 'string' ? 'illegal' : 'malformed',
    `${show(id)} cannot be chosen; allowed: ${listed(ids)}.`,
  );
}

/** A value in an error message: shortened, whatever it is. */
export function show(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    // Nested too deeply, or circular.
    text = Array.isArray(value) ? 'an endless list' : 'an endless object';
  }
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

export function listed(ids: readonly string[]): string {
  if (ids.length === 0) return 'nothing';
  return ids.length > 40 ? `${ids.slice(0, 40).join(', ')} and ${ids.length - 40} more` : ids.join(', ');
}

/** Reads a list of ids from outside. Each must be offered, and none may occur twice. */
export function readIds(value: unknown, ids: readonly string[], offered: Offered): Parsed<string[]> {
  if (!Array.isArray(value)) return refuse('malformed', `Must be a list of ids, got ${show(value)}.`);
  const seen = new Set<string>();
  for (const id of value) {
    if (!ids.includes(id)) return notOffered(id, ids, offered);
    if (seen.has(id)) return refuse('malformed', `${id} is named twice.`);
    seen.add(id);
  }
  return { ok: true, answer: value as string[] };
}

/** Ids grouped by likeness, in order of first appearance. */
export function grouped(ids: readonly string[], offered: Offered): string[][] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const like = offered.like?.(id) ?? id;
    const group = groups.get(like);
    if (group) group.push(id);
    else groups.set(like, [id]);
  }
  return [...groups.values()];
}

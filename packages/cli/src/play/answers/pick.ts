import type { Option, Scene } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import { cellOf, wordsFor } from '../things.js';

/** Things that a person can name: similar ones share one number. */
export interface Group {
  /** The group's number in the list. */
  readonly number: number;
  readonly label: string;
  readonly ids: readonly string[];
  /** Words for the group: kind, name, letters on the board. */
  readonly words: readonly string[];
}

/** Thrown if what was typed cannot be an answer. The text says why, and what can. */
export class Unclear extends Error {
  override readonly name = 'Unclear';
}

const hyphened = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '-');

/** Groups options by `like`. If several groups have the same name, the place is added to it. */
export function groupsOf(
  options: readonly Option[],
  like: { readonly [id: string]: string },
  scene: Scene,
  teller: Teller,
): Group[] {
  const byLike = new Map<string, Option[]>();
  for (const option of options) {
    const key = like[option.id] ?? option.id;
    const group = byLike.get(key);
    if (group) group.push(option);
    else byLike.set(key, [option]);
  }
  const names = [...byLike.values()].map((g) => teller.say((g[0] as Option).line));
  return [...byLike.values()].map((group, i) => {
    const first = group[0] as Option;
    const at = cellOf(first.id, scene);
    const twice = names.filter((n) => n === names[i]).length > 1 && at !== undefined;
    const name = names[i] as string;
    const words = wordsFor(first.id, scene);
    return {
      number: i + 1,
      label: `${name}${twice ? ` in ${at}` : ''}${group.length > 1 ? ` (${group.length})` : ''}`,
      ids: group.map((o) => o.id),
      words: twice ? words.flatMap((w) => [`${w}@${at?.toLowerCase()}`, w]) : words,
    };
  });
}

interface Named {
  readonly count: number | 'all';
  readonly word: string;
}

/** Reads counted words: "rotting x3, tank", "2 troopers", "3x RZ", "all tanks", "1 x2". */
function readNames(text: string): Named[] {
  const tokens = text
    .replace(/[,+&]/g, ' ')
    .replace(/\s+and\s+/gi, ' ')
    .replace(/\s+[x×*]\s*(\d+)\b/gi, ' x$1')
    .split(/\s+/)
    .filter((t) => t !== '');
  const names: Named[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as string;
    const after = /^x(\d+)$/i.exec(token);
    if (after) {
      const last = names.pop();
      if (!last) throw new Unclear(`"${token}" counts nothing: write what, then how many.`);
      names.push({ word: last.word, count: Number(after[1]) });
      continue;
    }
    const before = /^(\d+)[x×]?$/i.exec(token);
    const next = tokens[i + 1];
    if (
      (before || token.toLowerCase() === 'all') &&
      next !== undefined &&
      /^[a-z]/i.test(next) &&
      !/^x\d+$/i.test(next)
    ) {
      names.push({ word: next, count: before ? Number(before[1]) : 'all' });
      i++;
    } else names.push({ word: token, count: 1 });
  }
  return names;
}

/** The ids that the text means, without repeats. A plural means all; of several groups, the first are taken. */
export function pickIds(text: string, groups: readonly Group[], used: Set<string> = new Set()): string[] {
  const picked: string[] = [];
  const take = (id: string) => {
    used.add(id);
    picked.push(id);
  };
  for (const { count, word } of joined(readNames(text), groups)) {
    const exact = groups.flatMap((g) => g.ids).find((id) => id.toLowerCase() === word.toLowerCase());
    if (exact !== undefined && count === 1) {
      if (used.has(exact)) throw new Unclear(`${exact} is named twice.`);
      take(exact);
      continue;
    }
    const fits = fitting(word, groups);
    if (fits.length === 0)
      throw new Unclear(
        `"${word}" is not among these: ${[...new Set(groups.map((g) => g.words[0] ?? g.ids[0]))].join(', ')}.`,
      );
    const plural = !/^\d+$/.test(word) && isPlural(word, fits);
    const free = fits.flatMap((g) => g.ids).filter((id) => !used.has(id));
    const wanted = count === 'all' || (plural && count === 1) ? free.length : count;
    if (wanted > free.length || free.length === 0)
      throw new Unclear(
        `There ${free.length === 1 ? 'is' : 'are'} only ${free.length} of "${word}" left to name, not ${wanted}.`,
      );
    for (const id of free.slice(0, wanted)) take(id);
  }
  return picked;
}

/** Joins words such as "rotting mob" into one, if the list has such a name. */
function joined(names: readonly Named[], groups: readonly Group[]): Named[] {
  const result: Named[] = [];
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as Named;
    const next = names[i + 1];
    const both = next && `${name.word}-${next.word}`;
    if (both && name.count !== 0 && !/^\d+$/.test(next.word) && fitting(both, groups, true).length > 0) {
      result.push({ word: both, count: next.count === 1 ? name.count : next.count });
      i++;
    } else result.push(name);
  }
  return result;
}

function fitting(word: string, groups: readonly Group[], whole = false): Group[] {
  const w = hyphened(word);
  const numbered = groups.find((g) => String(g.number) === w);
  if (numbered) return [numbered];
  const exact = groups.filter(
    (g) => g.words.includes(w) || g.words.includes(singular(w)) || g.words.some((x) => `${x}s` === w),
  );
  if (exact.length > 0 || whole || w.length < 2) return exact;
  const begins = groups.filter((g) => g.words.some((x) => x.startsWith(w)));
  return new Set(begins.map((g) => g.words[0])).size === 1 ? begins : [];
}

const singular = (word: string) => word.replace(/(?:ie)?s$/, (end) => (end === 'ies' ? 'y' : ''));
const isPlural = (word: string, fits: readonly Group[]) => {
  const w = hyphened(word);
  return w.endsWith('s') && !fits.some((g) => g.words.includes(w));
};

/** Finds one option by id, label, number, word, or the beginning of its id or label. Throws Unclear. */
export function pickOne(
  text: string,
  options: readonly { readonly id: string; readonly label: string; readonly words?: readonly string[] }[],
): string {
  const t = hyphened(text);
  const numbered = /^\d+$/.test(t) ? options[Number(t) - 1] : undefined;
  const exact = options.find((o) => o.id.toLowerCase() === t || hyphened(o.label) === t) ?? numbered;
  if (exact) return exact.id;
  const named = options.filter((o) => o.words?.includes(t));
  if (named.length === 1) return (named[0] as { id: string }).id;
  const begins = options.filter((o) => o.id.toLowerCase().startsWith(t) || hyphened(o.label).startsWith(t));
  if (begins.length === 1) return (begins[0] as { id: string }).id;
  const kinds = new Set(begins.map((o) => hyphened(o.label)));
  if (begins.length > 1 && kinds.size === 1) return (begins[0] as { id: string }).id;
  const shown = options.map((o, i) => `${i + 1} ${o.id}`).join(', ');
  throw new Unclear(
    begins.length > 1
      ? `"${text}" could be ${begins.map((o) => o.id).join(' or ')}.`
      : `"${text}" is not one of: ${shown}.`,
  );
}

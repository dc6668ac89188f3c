import { BETWEEN, type Fact, type Inner, type Line, type Noun } from '@shambles/engine';
import { ENGLISH } from '../catalogue.js';
import { FACTS } from '../facts.js';

/** Finds a template as i18next does: by number, then the plain one. */
export function templateOf(key: string, count?: number): string | undefined {
  const forms =
    count === undefined
      ? [key]
      : [...(count === 0 ? [`${key}_zero`] : []), `${key}_${count === 1 ? 'one' : 'other'}`, key];
  return forms.find((form) => form in ENGLISH);
}

function sayNoun({ noun, count }: Noun): string {
  const key = templateOf(noun, count);
  if (key === undefined) throw new Error(`There is no word "${noun}".`);
  return (ENGLISH[key] as string).replace('{{count}}', String(count));
}

function inList(items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** A line in words. Throws if a template, a word or a value is missing. */
export function inWords(line: Line): string {
  const text = filled(line);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function filled(line: Line): string {
  const key = templateOf(line.key, line.values?.count as number | undefined);
  if (key === undefined) throw new Error(`There is no template "${line.key}".`);
  return (ENGLISH[key] as string).replace(
    /\{\{(\w+)(?:, (\w+))?\}\}/g,
    (_, name: string, between?: string) => {
      const value = line.values?.[name];
      if (value === undefined) throw new Error(`"${key}" wants a value "${name}".`);
      if (typeof value !== 'object') return String(value);
      const said = (Array.isArray(value) ? value : [value as Inner]).map(sayInner);
      return between === undefined ? inList(said) : said.join(BETWEEN[between as keyof typeof BETWEEN]);
    },
  );
}

const sayInner = (inner: Inner): string => ('noun' in inner ? sayNoun(inner) : filled(inner));

/** The words that tell a fact; undefined if it is not told. Throws as `inWords` does. */
export function told(fact: Fact): string | undefined {
  const line = FACTS.tell(fact);
  return line && inWords(line);
}

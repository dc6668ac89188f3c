import { BETWEEN, type Catalogue, type Inner, type Line, type Noun } from '@shambles/engine';

/** Finds a template as i18next does: by plural form, then plain. */
function templateOf(words: Catalogue, key: string, count?: number): string | undefined {
  const forms =
    count === undefined
      ? [key]
      : [...(count === 0 ? [`${key}_zero`] : []), `${key}_${count === 1 ? 'one' : 'other'}`, key];
  return forms.map((form) => words[form]).find((text) => text !== undefined);
}

function inList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** The text of a line. Throws if a template, a word or a value is missing. */
export function inWords(words: Catalogue, line: Line): string {
  const text = filled(words, line);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function filled(words: Catalogue, { key, values }: Line): string {
  const text = templateOf(words, key, values?.count as number | undefined);
  if (text === undefined) throw new Error(`There is no template "${key}".`);
  return text.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, name: string, between?: string) => {
    const value = values?.[name];
    if (value === undefined) throw new Error(`"${key}" wants a value "${name}".`);
    if (typeof value !== 'object') return String(value);
    const said = (Array.isArray(value) ? value : [value as Inner]).map((each: Inner) =>
      'noun' in each ? sayNoun(words, each) : filled(words, each),
    );
    return between === undefined ? inList(said) : said.join(BETWEEN[between as keyof typeof BETWEEN]);
  });
}

function sayNoun(words: Catalogue, { noun, count }: Noun): string {
  const text = templateOf(words, noun, count);
  if (text === undefined) throw new Error(`There is no word "${noun}".`);
  return text.replace('{{count}}', String(count));
}

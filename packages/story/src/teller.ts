import {
  type AnySystem,
  BETWEEN,
  type Catalogue,
  type EngineFact,
  type Fact,
  type Inner,
  type Line,
  type Noun,
} from '@shambles/engine';
import { createInstance, type i18n } from 'i18next';
import { ENGLISH } from './catalogue.js';

/** A piece of a sentence; `noun` is the key of the noun that it names ("kind.tank"), to be coloured by side. */
export interface Part {
  readonly text: string;
  readonly noun?: string;
}

/** Turns lines and facts into words. */
export interface Teller {
  /** A line as a sentence. */
  say(line: Line): string;
  /** A line in parts, with nouns separate. */
  parts(line: Line): readonly Part[];
  /** The story line of a fact, or undefined if there is nothing to tell. */
  tell(fact: Fact): readonly Part[] | undefined;
  /**
   * The same fact told afterwards, at length: one of the catalogue's variants ("tell.moved~1", "tell.moved~2"), chosen
   * by `turn`, or the story line if it has none. Undefined if a story leaves the fact out.
   */
  retell(fact: Fact, turn: number): readonly Part[] | undefined;
  /** The plain word for a key ("roll.attack", "why.leader"), or the key itself if there is none. */
  word(key: string, values?: { readonly [name: string]: string | number }): string;
  /** A variant of a key of the shared catalogue, chosen by `turn`. */
  vary(key: string, turn: number, values?: { readonly [name: string]: string | number }): string;
}

/** Nouns pass through the templates between these two marks. */
const OPEN = '\u0001';
const CLOSE = '\u0002';

/**
 * Creates a teller for a system's stories. With the book of a game, it knows the names in that game. `more` overrides
 * all other words: the words of a separate piece of the rules.
 */
export function createTeller(system: AnySystem, book?: unknown, language = 'en', more?: Catalogue): Teller {
  const i18n = load(system, language, book, more);
  const word: Teller['word'] = (key, values) => i18n.t(key, { ...values });
  const noun = ({ noun: key, count }: Noun) =>
    `${OPEN}${key}${CLOSE}${i18n.t(key, { count })}${OPEN}${CLOSE}`;
  const inner = (part: Inner): string => ('noun' in part ? noun(part) : fill(part));
  const fill = ({ key, values }: Line): string => {
    const filled: Record<string, string | number | Several> = {};
    for (const [name, value] of Object.entries(values ?? {})) {
      if (typeof value === 'number') filled[name] = name === 'count' ? value : written(value);
      else if (typeof value === 'string') filled[name] = value;
      else filled[name] = new Several((Array.isArray(value) ? value : [value as Inner]).map(inner));
    }
    return i18n.t(key, filled);
  };
  /** The key of a variant, such as "key~2", chosen by `turn`. */
  const variant = (key: string, turn: number, values?: Line['values']) => {
    const count = typeof values?.count === 'number' ? values.count : undefined;
    let ways = 0;
    while (i18n.exists(`${key}~${ways + 1}`, { count })) ways++;
    return ways === 0 ? key : `${key}~${1 + (turn % ways)}`;
  };
  const parts = (line: Line) => capital(split(fill(line)));
  return {
    word,
    parts,
    say: (line) => plain(parts(line)),
    tell(fact) {
      const line = lineOf(system, fact);
      return line && parts(line);
    },
    retell(fact, turn) {
      const line = lineOf(system, fact);
      if (!line) return undefined;
      const told = parts({ ...line, key: variant(line.key, turn, line.values) });
      return told.length > 0 ? told : undefined;
    },
    vary: (key, turn, values) => plain(parts({ key: variant(key, turn, values), values })),
  };
}

/** The story line of a fact; undefined if there is nothing to tell. */
export const lineOf = (system: Pick<AnySystem, 'tell'>, fact: Fact): Line | undefined =>
  isCorrected(fact) ? putRight(fact) : system.tell(fact);

type Corrected = EngineFact & { readonly is: 'corrected' };
const isCorrected = (fact: Fact): fact is Corrected => fact.is === 'corrected';
/** No system tells of a correction: it is none of its rules. The reason is a person's own words. */
const putRight = ({ why }: Corrected): Line => ({
  key: 'story.put-right',
  values: { why: why.replaceAll(OPEN, '').replaceAll(CLOSE, '') },
});

/** A number as it is printed: negative ones with a minus sign, not a hyphen. */
const written = (n: number): number | string => (n < 0 ? `−${-n}` : n);

/** Joins parts to plain text. */
export function plain(parts: readonly Part[]): string {
  return parts.map((p) => p.text).join('');
}

function load(system: AnySystem, language: string, book: unknown, more: Catalogue | undefined): i18n {
  const instance = createInstance();
  const catalogue = {
    ...ENGLISH,
    ...system.catalogues.en,
    ...system.catalogues[language],
    ...(book === undefined ? {} : system.words?.(book)),
    ...more,
  };
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: catalogue } },
  });
  for (const [name, between] of Object.entries(BETWEEN))
    instance.services.formatter?.add(name, (list) =>
      list instanceof Several ? list.items.join(between) : String(list),
    );
  return instance;
}

/** A list as passed to a template: "a, b and c" unless the template asks for another form. */
class Several {
  constructor(readonly items: readonly string[]) {}
  toString(): string {
    return inList(this.items);
  }
}

/** "a, b and c". */
export function inList(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (let open = rest.indexOf(OPEN); open >= 0; open = rest.indexOf(OPEN)) {
    if (open > 0) parts.push({ text: rest.slice(0, open) });
    const close = rest.indexOf(CLOSE, open);
    const end = rest.indexOf(OPEN + CLOSE, close);
    parts.push({ text: rest.slice(close + 1, end), noun: rest.slice(open + 1, close) });
    rest = rest.slice(end + 2);
  }
  if (rest !== '') parts.push({ text: rest });
  return parts;
}

/** Capitalises the start of each sentence: the first part, and any part after a full stop. */
function capital(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, i) => {
    const before = parts[i - 1]?.text ?? '. ';
    return /[.!?] $/.test(before) ? { ...part, text: upper(part.text) } : part;
  });
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Each of these once, with how often it is there: "A scientist leaves, 4 times". */
export function onceEach(all: readonly string[]): string[] {
  const times = (n: number) => (n === 1 ? '' : n === 2 ? ', twice' : `, ${n} times`);
  return [...new Set(all)].map((each) => each + times(all.filter((other) => other === each).length));
}

import type { Catalogue, Noun } from '@shambles/engine';
import { numberIn } from '@shambles/measured';

/** Names from this project; players may bring others. */
export const STARS = [
  { name: 'Robin', sex: 'f' },
  { name: 'Sam', sex: 'm' },
  { name: 'Alex', sex: 'f' },
  { name: 'Chris', sex: 'm' },
] as const;

const WOMEN =
  'Ada Beth Carmen Dana Edith Flora Grace Hazel Ingrid June Keiko Lena Mara Nadia Olive Petra Quinn Rosa Sadie Tess Uma Vera Wanda Xenia Yara Zoe Abby Bella Clara Dora Elsa Fern Gina Heidi Iris Jill Kate Lola Mona Nora Opal Pearl Rhea Sonia Thea Ursa Viola Willa Ximena Yuki Zelda Anya Bonnie Cora Della Erin Faye Gwen Hope Ivy Joan Kira Lucia Mina Nell Odette Paula Renata Sybil Tara Una Val Winnie Yolanda Zara Agnes Birgit Chiara Dagny Esme Frida Greta Hilda Ilse Jana Katya Lotte Maren Nina Olga Priya Runa Svea Tova Ulla Vida Wren';
const MEN =
  'Abel Boris Cyrus Dario Emil Felix Gus Hank Igor Jonas Kurt Leo Milo Ned Otis Paco Quentin Ravi Saul Tom Ugo Vince Walt Xander Yusuf Zeke Amos Bruno Cal Dex Ezra Finn Gino Hugo Ivan Jack Karl Lars Mateo Niko Oscar Pete Raul Sven Theo Uri Viktor Wes Yann Zane Alf Barney Clem Doug Earl Frank Glen Herb Ike Joel Ken Lou Max Norm Orin Phil Ray Stan Ted Ulf Vern Ward Yuri Zack Ansel Arlo Bert Chet Dirk Eli Fritz Gil Hal Ira Jude Kyle Linus Marv Noel Omar Paul Reuben Sid Tariq Urban Vito Wade';

/** Strangers, women and men alternating. */
export const PEOPLE = WOMEN.split(' ').flatMap((name, i) => [
  { name, sex: 'f' as const },
  { name: MEN.split(' ')[i] as string, sex: 'm' as const },
]);

/** Suffixes for names that are used again. */
export const ROUNDS = ['', ' II', ' III', ' IV'] as const;

/** Id of a named person: entry `n` of the list, used for the `round`th time. */
export function personId(n: number, round = 0): string {
  return `n${n}${round > 0 ? `r${round}` : ''}`;
}

/** Names of everybody who can appear in a game, for sentences and beside their dice. */
export function personWords(names: {
  readonly stars: readonly { readonly name: string }[];
  readonly people: readonly { readonly name: string }[];
}): Catalogue {
  const words: Record<string, string> = {};
  names.stars.forEach(({ name }, i) => {
    words[`person.star-${i + 1}`] = name;
    words[`who.star-${i + 1}`] = name;
  });
  names.people.forEach(({ name }, i) => {
    ROUNDS.forEach((more, round) => {
      words[`person.${personId(i, round)}`] = name + more;
      words[`who.${personId(i, round)}`] = name + more;
    });
  });
  return words;
}

/** Number of parties with a name of their own; a long campaign meets more. */
export const PARTIES = 60;

/** A word of one form, such as a name, as a template value. */
export const word = (key: string): Noun => ({ noun: key, count: 1 });

/** A side as a template value: "the band", "the dead", "the second group of strangers". */
export function sideNoun(side: string): Noun {
  const late = side.startsWith('party-') && numberIn(side) > PARTIES;
  return word(late ? 'side.party' : `side.${side}`);
}

export { numberIn };

export function isZed(id: string): boolean {
  return id.startsWith('zed-');
}

/** A figure as a template value: a name, or "a zombie". */
export function figure(id: string): Noun {
  return word(isZed(id) ? 'kind.zed' : `person.${id}`);
}

/** Name of a figure on the table: "Mara", "Zed 12". */
export function nameOf(
  names: {
    readonly stars: readonly { readonly name: string }[];
    readonly people: readonly { readonly name: string }[];
  },
  id: string,
): string {
  if (isZed(id)) return `Zed ${numberIn(id)}`;
  if (id.startsWith('star-')) return names.stars[numberIn(id) - 1]?.name ?? id;
  const [, n, round = '0'] = /^n(\d+)(?:r(\d+))?$/.exec(id) ?? [];
  if (n === undefined) return id;
  return (names.people[Number(n)]?.name ?? id) + (ROUNDS[Number(round)] ?? '');
}

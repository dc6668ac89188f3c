import {
  ask,
  type Catalogue,
  Choose,
  choose,
  type Rule,
  type RuleOf,
  type Seat,
  type World,
} from '@shambles/engine';

// biome-ignore lint/suspicious/noExplicitAny: this mechanism serves the worlds of both books
type AnyWorld = World<any, any, any>;

/** Where the fights of a campaign can be fought, as values of a table option. */
export const FIGHTS = {
  here: 'On this table',
  elsewhere: 'On a table of our own, and told here',
  asked: 'Asked each time',
} as const;

/** True if a fight takes place on the players' own table. Asks if the option says so. */
export function* isElsewhere<W extends AnyWorld>(
  w: W,
  seat: Seat,
  rule: RuleOf<W>,
  fights: keyof typeof FIGHTS,
): Rule<boolean> {
  if (fights !== 'asked') return fights === 'elsewhere';
  const space = new Choose(['here', 'elsewhere'], { line: (id) => ({ key: `where-fought.${id}` }) });
  return (yield* ask(w, seat, rule, 'where-fought', space)) === 'elsewhere';
}

/** Something that can be told about somebody; `whom` is '' for the whole fight. */
export interface Telling<What extends string> {
  readonly what: What;
  readonly whom: string;
  /** The noun for `whom`, if that is not a person. */
  readonly noun?: string;
  /** Set if nothing more is told after it. */
  readonly ends?: true;
}

/** Asks what there is to tell of a fight on the players' own table. Nobody who goes unmentioned came to harm. */
export function* tellsOf<W extends AnyWorld, What extends string>(
  w: W,
  seat: Seat,
  rule: RuleOf<W>,
  things: readonly Telling<What>[],
): Rule<Telling<What>> {
  const values = ({ whom, noun = `person.${whom}` }: Telling<What>) => ({ who: { noun, count: 1 } });
  const space = choose(things, {
    id: ({ what, whom }) => (whom === '' ? what : `${what} ${whom}`),
    line: (each) => ({
      key: `elsewhere.${each.what}`,
      ...(each.whom !== '' && { values: values(each) }),
    }),
    of: (each) =>
      each.whom === '' || each.noun !== undefined
        ? undefined
        : {
            id: each.whom,
            name: { key: 'elsewhere.whose', values: values(each) },
            does: { key: `own.elsewhere.${each.what}` },
          },
    ends: (each) => each.ends === true,
  });
  return yield* ask(w, seat, rule, 'elsewhere', space);
}

/** Words for fights on the players' own table. */
export const ELSEWHERE_WORDS: Catalogue = {
  'ask.elsewhere': 'What came of it on your table? Whoever is not named came off well.',
  'ask.where-fought': 'Where is it fought?',
  'where-fought.here': 'On this table',
  'where-fought.elsewhere': 'On a table of our own; what came of it is told here',
  'ask.fate': 'What became of {{who}}?',
  'ask.found-elsewhere': 'What did {{who}} bring home?',
  'ask.lost-elsewhere': 'What did {{who}} lose, hand over or use up?',
  'ask.known-elsewhere': 'Who were they?',
  'elsewhere.fate': '{{who}} was hurt, lost or tested',
  'elsewhere.zombies': '{{who}} killed a zombie',
  'elsewhere.found': '{{who}} found something',
  'elsewhere.lost': '{{who}} lost something',
  'elsewhere.recruit': '{{who}} recruited somebody',
  'elsewhere.friends': 'Friends were made',
  'elsewhere.enemies': 'Enemies were made',
  'elsewhere.success': 'Over: the objective was met',
  'elsewhere.failure': 'Over: the objective was not met',
  'elsewhere.nothing': 'Nothing after all',
  'elsewhere.whose': '{{who}}',
  'own.elsewhere.fate': 'Hurt, lost or tested',
  'own.elsewhere.zombies': 'Killed a zombie',
  'own.elsewhere.found': 'Found something',
  'own.elsewhere.lost': 'Lost something',
  'own.elsewhere.recruit': 'Recruited somebody',
};

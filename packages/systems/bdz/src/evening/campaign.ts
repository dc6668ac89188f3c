import type { AskView, Brief, Consequence, Ending, Goal, Json, Ruled } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import type { Book } from '../book.js';
import { couldGo } from '../campaign/travel.js';
import { purposeKey } from '../catalogue/campaign/encounters.js';
import { ENCOUNTER_RULES } from '../encounters/beginning.js';
import { drivesAnothers, freeOf } from '../facts/campaign/months.js';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { type Campaign, foodHere, type Parting } from '../state/campaign.js';
import type { Encounter } from '../state/encounter.js';
import type { State } from '../state.js';
import { QUARTERS, quartersOf } from '../tables/campaign/months.js';
import type { View } from '../view.js';
import { says } from './said.js';

/**
 * What a campaign is about, when it is over, and the state of the band. BDZ-camp-objectives, BDZ-camp-win, BDZ-D-c120.
 */
export function lifeBrief(view: View, c: Campaign, book: Pick<Book, 'options'>): Brief<RuleId> {
  // In an encounter, those who stayed behind take no part.
  const who = view.encounter?.who;
  const band = bandOf(view, c).filter((p) => who === undefined || who.includes(p.id));
  return {
    goal: view.encounter ? purposeOf(view.encounter) : says('BDZ-camp-objectives', 'life.goal'),
    won: [says('BDZ-camp-win', 'life.won')],
    lost: [
      book.options['star-lost'] === 'successor'
        ? says('BDZ-D-c120', 'life.lost-all')
        : says('BDZ-camp-win', 'life.lost'),
      says('BDZ-camp-food-month', 'life.food'),
    ],
    comes: [
      ...band.map((p) => says('BDZ-camp-roster', 'brief.person', { who: one(p.id), rep: p.rep })),
      says('BDZ-camp-together-when', 'life.together'),
      says('BDZ-camp-rep-success', 'life.rep'),
    ],
    stays: [],
    advice: [],
  };
}

/** What an encounter is for. BDZ-enc-kinds. */
function purposeOf(e: Encounter): Ruled<RuleId> {
  return says(ENCOUNTER_RULES[e.kind], purposeKey(e), e.captive === '' ? {} : { who: one(e.captive) });
}

/**
 * What the band needs before the month is over, or during an encounter what each figure needs. BDZ-camp-food-month,
 * BDZ-camp-rep-success.
 */
export function lifeGoals(view: View, c: Campaign): Goal<RuleId>[] {
  if (view.encounter) return deedsOf(view, view.encounter);
  if (c.members.length === 0) return [];
  const food = foodHere(c);
  return [
    {
      ...says('BDZ-camp-food-month', 'life.goal-food', { food, people: c.mouths.length }),
      id: 'food',
      done: food >= c.mouths.length,
    },
    {
      ...says('BDZ-camp-base', 'life.goal-base'),
      id: 'base',
      done: c.places.some((p) => p.id === c.at && p.base),
    },
  ];
}

/**
 * What each band member in the encounter still needs for a success; after a mutiny nobody's Rep changes.
 * BDZ-camp-rep-success, BDZ-D-c121.
 */
function deedsOf(
  { people, campaign }: Pick<View, 'people' | 'campaign'>,
  { who, evading, kind }: Encounter,
): Goal<RuleId>[] {
  if (kind === 'mutiny') return [];
  return people
    .filter((p) => who.includes(p.id))
    .map((p) => {
      const { id, deeds } = p;
      const { killed, hunkered, out } = deeds;
      // Who has driven away in a vehicle has found that.
      const found = deeds.found || (!hasPlace(p) && drivesAnothers({ campaign }, p));
      const spoilt = evading || hunkered || out;
      const key = spoilt ? 'spoilt' : killed ? (found ? 'done' : 'find') : found ? 'kill' : 'both';
      const goal = says('BDZ-camp-rep-success', `life.success-${key}`, { who: one(id) });
      return { ...goal, id: `success ${id}`, done: !spoilt && killed && found };
    });
}

/** The rule by which people leave the band between encounters. */
const PARTING_RULES = {
  'slipped-away': 'BDZ-camp-together-grunt1',
  hungry: 'BDZ-D-c31',
  starved: 'BDZ-D-c31',
  'left-behind': 'BDZ-D-c87',
} as const satisfies { readonly [why in Parting]: RuleId };

/** How long the band lived, who is left and who was lost. BDZ-camp-win. */
export function lifeEnding(view: View, c: Campaign, level: string): Ending<RuleId> {
  const band = bandOf(view, c);
  const lost = c.chronicle.flatMap((each) => each.lost.map((id) => ({ id, kind: each.kind })));
  const headline = level.replace('outcome', 'headline');
  // Day One has headlines of its own, and no months.
  const first = c.months === 0 && !level.startsWith('outcome.day-');
  const told = (key: string, id: string): Ruled<RuleId> => says('BDZ-camp-win', key, { who: one(id) });
  return {
    headline: says('BDZ-camp-win', first ? `${headline}-first` : headline, { count: c.months }),
    won: band.map((p) => told('ending.lives', p.id)),
    lost: [
      ...lost.map(({ id, kind }) =>
        says(ENCOUNTER_RULES[kind], 'ending.fell', { who: one(id), kind: word(`encounter.${kind}`) }),
      ),
      ...(c.parted ?? []).map(({ who, why }) =>
        says(PARTING_RULES[why], `tell.left-band-${why}`, { who: one(who) }),
      ),
    ],
    people: [],
    series: [{ line: { key: 'ending.series' }, levels: ['outcome.lived'] }],
    next: [],
  };
}

/**
 * The time and food that a choice between encounters costs, what becomes of those for whom there is none, and of
 * vehicles none of which can go. BDZ-camp-encounters-per-month, BDZ-D-c31, BDZ-D-c37, BDZ-D-c87.
 */
export function lifeConsequence(
  w: BdzWorld,
  c: Campaign,
  { code }: AskView,
  value: Json,
): Consequence<RuleId> | undefined {
  const here = c.places.find((p) => p.id === c.at);
  if (!here || typeof value !== 'string') return undefined;
  const choice = code === 'next' ? value : code === 'where-to' && value !== 'stay' ? 'travel' : '';
  const told = TAKES.find((each) => each.choices.includes(choice));
  if (!told) return undefined;
  const spent = choice === 'rest' ? QUARTERS * (c.months + 1) : c.quarters + quartersOf(here.area);
  const ends = told.time && spent >= QUARTERS * (c.months + 1);
  const eaten = { food: c.mouths.length, have: foodHere(c) };
  const short = eaten.have < eaten.food;
  const food = ends ? 'costs.food' : choice === 'travel' && short ? 'costs.food-on-foot' : undefined;
  const nothing = word(`with-nothing.${w.book.options.hunger}`);
  const hungry = says('BDZ-D-c31', 'costs.hunger', { nothing });
  const strands = choice === 'travel' && c.vehicles.length > 0 && couldGo(w, []).length === 0;
  return {
    odds: [],
    answers: [],
    hears: [],
    rays: [],
    ...says(told.rule, `consequence.${told.key}`, { part: word(`share.${here.area}`) }),
    costs: [
      ...(strands ? [says('BDZ-D-c87', 'costs.left-vehicles')] : []),
      ...(food ? [says('BDZ-camp-food-month', food, eaten)] : []),
      ...(food && short ? [hungry] : []),
    ],
  };
}

/** The cost of each choice. */
const TAKES: readonly {
  readonly choices: readonly string[];
  readonly key: string;
  readonly rule: RuleId;
  /** True if it takes part of the month. */
  readonly time: boolean;
}[] = [
  {
    choices: ['discover', 'raid', 'take-back'],
    key: 'encounter',
    rule: 'BDZ-camp-encounters-per-month',
    time: true,
  },
  { choices: ['rest'], key: 'rest', rule: 'BDZ-D-c37', time: true },
  { choices: ['travel'], key: 'travel', rule: 'BDZ-camp-travel-time', time: false },
  { choices: ['retire'], key: 'retire', rule: 'BDZ-camp-win', time: false },
];

/** Members who are no captives. */
function bandOf({ people }: Pick<State, 'people'>, c: Campaign) {
  const free = freeOf(c);
  return people.filter((p) => free.includes(p.id));
}

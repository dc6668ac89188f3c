import type { AskRequest, Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { comesTo } from '../../campaign/areas.js';
import { afterEncounter } from '../../campaign/experience.js';
import { monthsEnd } from '../../campaign/month.js';
import { keepsTogether } from '../../campaign/together.js';
import { campaignOf } from '../../facts/campaign/months.js';
import type { BdzFact } from '../../facts.js';
import { AREAS, RESOURCES } from '../../kinds.js';
import { type Campaign, NEW_CAMPAIGN } from '../../state/campaign.js';
import { amountOf } from '../../state/goods.js';
import { copyState, type Person, personOf, type State } from '../../state.js';
import { KEPT, type Kept } from '../../tables/campaign/keeping.js';
import { QUARTERS, STOCK } from '../../tables/campaign/months.js';
import { cast, classCalled, define, flag, person, rep, stateOf } from '../bench.js';

/** A campaign with these people at some place. */
function lifeOf(people: readonly Person[], given: Partial<Campaign> = {}): State {
  const ids = people.map((p) => p.id);
  const place = { id: 'place-1', area: 'suburbs', next: [], stock: null, base: false, store: {} } as const;
  const campaign: Campaign = {
    ...(NEW_CAMPAIGN as unknown as Campaign),
    at: place.id,
    places: [{ ...place, next: [], store: {} }],
    members: ids.map((id) => ({ id, since: 0, spared: false })),
    mouths: ids,
    ...given,
  };
  // A copy: what happens in one piece must not be there when the next begins.
  return copyState({ ...stateOf(people), campaign });
}

const people = (title: string, fallback: number) =>
  z.int().check(z.gte(0), z.lte(30), z.meta({ title, default: fallback }));

// ------------------------------------------------------------------ keeping it together

const TogetherInput = z.strictObject({
  star: rep('Rep of the Star'),
  starClass: classCalled('The Star is'),
  grunt: rep('Rep of the Grunt'),
  gruntClass: classCalled('The Grunt is'),
  base: flag('The group has a base'),
  lost: flag('A member was lost this month'),
  hungry: flag('Not enough food for the group'),
  months: z.optional(people('Months that the Grunt has been in the group', 0)),
});

/** BDZ-T-together, for one Grunt. */
const TOGETHER = define<typeof TogetherInput, Kept>({
  id: 'keeping-together',
  title: 'Keeping It Together',
  rule: 'BDZ-camp-together-roll',
  input: TogetherInput,
  example: { star: 5, grunt: 4 },
  words: cast({ star: 'the Star', grunt: 'the Grunt' }),
  begin({ star, grunt, starClass = 'survivor', gruntClass = 'survivor', base = false, ...given }) {
    const { lost = false, hungry = false, months = 0 } = given;
    const both = [
      person('star', { star: true, rep: star, class: starClass }),
      person('grunt', { rep: grunt, class: gruntClass }),
    ];
    const s = lifeOf(both, { bereft: lost, hungry, months });
    for (const place of campaignOf(s).places) place.base = base;
    return s;
  },
  *run(w): Rule<Kept> {
    yield* keepsTogether(w);
    const { mutineers, members } = campaignOf(w.s);
    const grunt = members.find((m) => m.id === 'grunt');
    if (mutineers.length > 0) return 'mutiny';
    return !grunt ? 'leaves' : grunt.spared ? 'spared' : 'stays';
  },
  result: (kept) => ({ grunt: kept }),
  outcomes: (kept) => kept,
  outcomeNames: KEPT,
});

// ------------------------------------------------------------------ Rep after an encounter

const ExperienceInput = z.strictObject({ rep: rep(), success: flag('The encounter was a success') });

/** BDZ-camp-improve-rep, BDZ-camp-rep-failure. */
const EXPERIENCE = define<typeof ExperienceInput, number>({
  id: 'experience',
  title: 'Rep after an encounter',
  rule: 'BDZ-camp-improve-rep',
  input: ExperienceInput,
  example: { rep: 4, success: true },
  words: cast({ shooter: 'the tested' }),
  begin: ({ rep: own }) => lifeOf([person('shooter', { star: true, rep: own })]),
  *run(w, { success = false }): Rule<number> {
    yield* afterEncounter(w, personOf(w.s, 'shooter'), success);
    return personOf(w.s, 'shooter').rep;
  },
  result: (now) => ({ rep: now }),
  quantities: (now) => ({ rep: now }),
});

// ------------------------------------------------------------------ an area's stock

const StockInput = z.strictObject({
  area: z.enum(AREAS).check(
    z.meta({
      title: 'Area',
      default: 'suburbs',
      names: { urban: 'urban', suburbs: 'suburbs', rural: 'rural' },
    }),
  ),
});

type Stock = { readonly [resource: string]: number };

/** BDZ-camp-available-adjust. */
const AREA_STOCK = define<typeof StockInput, Stock>({
  id: 'area-stock',
  title: 'What a new area holds',
  rule: 'BDZ-camp-available-adjust',
  input: StockInput,
  example: { area: 'suburbs' },
  begin: ({ area }) =>
    lifeOf([], { places: [{ id: 'place-1', area, next: [], stock: null, base: false, store: {} }] }),
  *run(w): Rule<Stock> {
    yield* comesTo(w, 'place-1');
    return campaignOf(w.s).places[0]?.stock ?? {};
  },
  result: (stock) => Object.fromEntries(STOCK.rows.map(({ resource }) => [resource, stock[resource] ?? 0])),
  quantities: (stock) => Object.fromEntries(RESOURCES.map((resource) => [resource, stock[resource] ?? 0])),
});

// ------------------------------------------------------------------ food of a month

const FoodInput = z.strictObject({
  food: people('Units of food', 4),
  rep: rep('Rep of those who live'),
  people: z.int().check(z.gte(1), z.lte(20), z.meta({ title: 'How many live', default: 5 })),
  lost: z.optional(people('Lost in this month', 0)),
});

interface Fed {
  readonly left: number;
  readonly half: number;
  readonly nothing: number;
  readonly gone: number;
}

/** As many eat as possible without leaving anybody with nothing; the others share. */
function fairly({ code, space, values }: AskRequest): unknown {
  const all = 'ids' in space ? (space.ids as readonly string[]) : [];
  const food = Number(values?.food ?? 0);
  const n = code === 'who-eats' ? Math.max(0, 2 * food - all.length) : 2 * food;
  return all.slice(0, Math.min(n, all.length));
}

/** BDZ-camp-food-month, BDZ-camp-res-food-share, BDZ-D-c31. */
const FOOD = define<typeof FoodInput, Fed>({
  id: 'month-food',
  title: 'Food of a month',
  rule: 'BDZ-camp-food-month',
  input: FoodInput,
  example: { food: 4, rep: 4, people: 5 },
  policy: {
    name: 'as many eat as can without anybody getting nothing, and the others share',
    answer: fairly,
  },
  begin({ food, rep: own, people: n, lost = 0 }) {
    const ids = Array.from({ length: n }, (_, i) => `p-${i + 1}`);
    const all = ids.map((id, i) => person(id, { rep: own, star: i === 0 }));
    const gone = Array.from({ length: lost }, (_, i) => `gone-${i + 1}`);
    return lifeOf(all, { goods: food > 0 ? { food } : {}, mouths: [...ids, ...gone], quarters: QUARTERS });
  },
  *run(w, { people: n }): Rule<Fed> {
    const before = w.facts.length;
    yield* monthsEnd(w);
    const since = w.facts.slice(before) as BdzFact[];
    const lists = since.filter((f) => f.is === 'hungered');
    const count = (shared: boolean) =>
      lists.filter((f) => f.shared === shared).reduce((sum, f) => sum + f.who.length, 0);
    const gone = n - w.s.people.length;
    return { left: amountOf(campaignOf(w.s).goods, 'food'), half: count(true), nothing: count(false), gone };
  },
  result: (fed) => ({ ...fed }),
  quantities: (fed) => ({ ...fed }),
});

export const KEEPING = [TOGETHER, EXPERIENCE, AREA_STOCK, FOOD];

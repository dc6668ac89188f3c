import type { Ending, Fate, Ruled, Weight } from '@shambles/engine';
import { nouns } from '@shambles/engine';
import type { Book } from '../book.js';
import { isMetFor } from '../encounters/objective.js';
import { mayRise } from '../people/rep.js';
import type { RuleId } from '../register.js';
import { type Encounter, isPlayers, type Person } from '../state.js';
import { FIRST_DAYS } from '../tables/campaign.js';
import type { View } from '../view.js';
import { AIMS } from './brief.js';
import { person, says } from './said.js';
import { worldOf } from './world.js';

/**
 * How an Encounter ended, once that is settled; in a campaign the last one, until it is cleared away, and at its end
 * how far they all came. FTB-D-63, FTB-11.3a.
 */
export function ending(view: View, book: Book): Ending<RuleId> | undefined {
  if (view.campaign.on && view.phase === 'over') return storyEnding(view);
  const e = view.encounter;
  if (!e || e.result === '') return undefined;
  const here = view.people.filter((p) => isPlayers(p) && p.condition !== 'home');
  const success = e.result === 'success';
  const goal = says(AIMS[e.kind].goal, success ? 'ending.goal-met' : 'ending.goal-missed', {
    encounter: { noun: `encounter.${e.kind}`, count: 1 },
  });
  return {
    headline: says('FTB-14.3', headlineOf(here, success)),
    won: [...(success ? [goal] : []), ...found(here, e), ...rising(view, here, book)],
    lost: [...(success ? [] : [goal]), ...spent(here), ...emptied(here)],
    people: here.map(fateOf),
    series: [{ line: { key: 'ending.series' }, levels: ['level.success'] }],
    next: [],
  };
}

/** When a campaign ended and what was done until then, who is left, and where the others fell. FTB-11.3a, FTB-11.0. */
function storyEnding({ campaign, people }: View): Ending<RuleId> {
  const { when, chronicle } = campaign;
  const band = people.filter(isPlayers);
  const headline = `ending.${band.length > 0 ? 'lived' : 'fallen'}${when.day > FIRST_DAYS ? '' : '-days'}`;
  const done = {
    encounters: chronicle.length,
    successes: chronicle.filter((c) => c.success).length,
    zeds: chronicle.reduce((sum, c) => sum + c.zeds, 0),
  };
  const fell = chronicle.flatMap(({ dead, encounter }) =>
    dead.map((id) =>
      says('FTB-11.0', 'ending.fell', {
        who: person(id),
        encounter: { noun: `encounter.${encounter}`, count: 1 },
      }),
    ),
  );
  return {
    headline: says('FTB-11.3a', headline, { ...when, ...done }),
    won: [],
    lost: fell,
    people: band.map((p) => fateOf(p.condition === 'home' ? { ...p, condition: 'carry-on' } : p)),
    series: [{ line: { key: 'ending.series-story' }, levels: ['level.survived'] }],
    next: [],
  };
}

/** The headline key, as in "Found, and paid for": success or failure, and whether anybody died. */
function headlineOf(here: readonly Person[], success: boolean): string {
  const down = here.some((p) => FATES[p.condition].weight === 'death');
  return `ending.${success ? 'success' : 'failure'}${down ? '-dear' : ''}`;
}

/** Items acquired since the Encounter began. */
function found(here: readonly Person[], { tally }: Encounter): Ruled<RuleId>[] {
  const first = tally['items-from'] ?? Number.POSITIVE_INFINITY;
  const things = here.filter((p) => cameBack(p)).flatMap((p) => p.items.filter((i) => i.id >= first));
  return things.length === 0
    ? []
    : [
        says('FTB-11.7', 'ending.found', {
          things: nouns(
            things.map((i) => i.what),
            'thing.',
          ),
        }),
      ];
}

function cameBack(p: Person): boolean {
  return p.condition === 'carry-on' || p.condition === 'left';
}

/** Who may try for Rep, in a campaign: the Encounter may be a success for one and not for another. FTB-15.1a. */
function rising(view: View, here: readonly Person[], book: Book): Ruled<RuleId>[] {
  if (!view.campaign.on) return [];
  const w = worldOf(view, book);
  return here
    .filter((p) => cameBack(p) && mayRise(p) && isMetFor(w, p))
    .map((p) => says('FTB-15.1a', 'ending.may-rise', { who: person(p.id) }));
}

/** A Star that used an advantage cannot rise. FTB-15.1b. */
function spent(here: readonly Person[]): Ruled<RuleId>[] {
  return here
    .filter((p) => p.star && p.advantage)
    .map((p) => says('FTB-15.1b', 'ending.advantage', { who: person(p.id) }));
}

function emptied(here: readonly Person[]): Ruled<RuleId>[] {
  return here
    .flatMap((p) => p.items.filter((i) => i.empty).map((i) => ({ p, what: i.what })))
    .map(({ p, what }) =>
      says('FTB-6.7a', 'ending.empty', { who: person(p.id), gun: { noun: `thing.${what}`, count: 1 } }),
    );
}

const FATES: {
  readonly [condition in Person['condition']]: { readonly rule: RuleId; readonly weight: Weight };
} = {
  'carry-on': { rule: 'FTB-5.7.1', weight: 'calm' },
  left: { rule: 'FTB-D-63', weight: 'calm' },
  home: { rule: 'FTB-14.3', weight: 'calm' },
  'out-of-the-fight': { rule: 'FTB-5.7.5a', weight: 'danger' },
  'ran-away': { rule: 'FTB-5.7.6', weight: 'danger' },
  'cheated-death': { rule: 'FTB-3.1.4.3', weight: 'danger' },
  captured: { rule: 'FTB-7.9', weight: 'danger' },
  arrested: { rule: 'FTB-12.10', weight: 'danger' },
  'obviously-dead': { rule: 'FTB-5.7.4', weight: 'death' },
  turned: { rule: 'FTB-10.11.3d', weight: 'death' },
};

function fateOf(p: Person): Fate<RuleId> {
  const { rule, weight } = FATES[p.condition];
  return { ...says(rule, `fate.${p.condition}`, { who: person(p.id), rep: p.rep }), id: p.id, weight };
}

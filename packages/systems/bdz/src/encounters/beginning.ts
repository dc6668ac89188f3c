import { ask, choose, type Line, type Rule } from '@shambles/engine';
import { LIGHT } from '../book.js';
import { placeAt } from '../facts/campaign/loot.js';
import { campaignOf } from '../facts/campaign/months.js';
import { signed, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { partRow } from '../house/campaign-rows.js';
import { sightLimit } from '../house/ground-rows.js';
import type { Tabled } from '../house/tables.js';
import { DAY_PARTS, type DayPart, type EncounterKind } from '../kinds.js';
import { ownThings } from '../people/carrying.js';
import type { RuleId } from '../register.js';
import type { Place, Plan } from '../state/campaign.js';
import { type Encounter, NEW_ENCOUNTER } from '../state/encounter.js';
import { addAll, type Goods } from '../state/goods.js';
import { type Person, personOf } from '../state.js';
import { dayOf } from '../tables/campaign/months.js';
import { startingZombies } from '../zombies/coming.js';

/** The rule of each kind of encounter. */
export const ENCOUNTER_RULES = {
  discover: 'BDZ-enc-disc-goal',
  raid: 'BDZ-enc-raid-goal',
  'take-back': 'BDZ-enc-tb-goal',
  road: 'BDZ-camp-road-roll',
  mutiny: 'BDZ-camp-together-grunt2',
  'day-one': 'BDZ-day-table',
} as const satisfies { readonly [kind in Plan['kind']]: RuleId };

/** Begins the planned encounter on a table that is still empty. BDZ-camp-overview-encounter. */
export function begins(w: BdzWorld): void {
  const { plan, quarters } = campaignOf(w.s);
  if (!plan) throw new RangeError('Nothing has been planned.');
  const { kind, part, who, captive } = plan;
  w.happen({
    is: 'encounter',
    cause: ENCOUNTER_RULES[kind],
    encounter: {
      ...(NEW_ENCOUNTER as unknown as Encounter),
      kind,
      part,
      captive,
      area: placeOf(w).area,
      day: dayOf(quarters),
      who: [...who],
      own: ownOf(who.map((id) => personOf(w.s, id))),
    },
  });
}

/** What these people hold and wear. BDZ-D-c111. */
export function ownOf(people: readonly Person[]): Goods {
  const own: Goods = {};
  for (const p of people) addAll(own, ownThings(p));
  return own;
}

/** The place where the band is. */
export function placeOf(w: BdzWorld): Place {
  return placeAt(w.s);
}

/** Asks for the time of day of an encounter. BDZ-enc-time-of-day. */
export function* whichPart(w: BdzWorld, kind: EncounterKind): Rule<DayPart> {
  return yield* ask(
    w,
    w.book.seats[0] as string,
    'BDZ-enc-time-of-day',
    'part',
    choose(DAY_PARTS, { id: (each) => each, line: (each) => partLine(w.book, kind, each) }),
    { meaning: word(`part-meaning.${kind}`) },
  );
}

/** A part of the day, with how far one sees then in the open and what it adds to rolls. BDZ-T-daypart, BDZ-T-los. */
function partLine(book: Tabled, kind: EncounterKind, part: DayPart): Line {
  const { inside, occupants, awareness, road } = partRow(book, part);
  const sight = sightLimit(book, LIGHT[part], { lit: false, woods: false, foul: false });
  const when = word(`choose-part.${part}`);
  return {
    key: `choose-part.${kind}`,
    values: {
      when:
        sight === Number.POSITIVE_INFINITY ? when : { key: 'choose-part.seeing', values: { when, sight } },
      inside: signed(inside),
      occupants: signed(occupants),
      awareness: signed(awareness),
      road: signed(road),
    },
  };
}

const NONE_AT_START: readonly EncounterKind[] = ['raid', 'mutiny', 'day-one'];

/**
 * Places the zombies that the area has at the start, except in a Raid, a mutiny and on Day One. BDZ-enc-disc-deploy,
 * BDZ-enc-tb-deploy, BDZ-enc-raid-nozombies-start, BDZ-day-zombies-none.
 */
export function* zombiesAtStart(w: BdzWorld): Rule<void> {
  if (!w.s.encounter || zombiesStandAbout(w.s.encounter.kind)) yield* startingZombies(w);
}

export function zombiesStandAbout(kind: EncounterKind): boolean {
  return !NONE_AT_START.includes(kind);
}

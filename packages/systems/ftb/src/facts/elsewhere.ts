import type { Area, Class, DayPart, EncounterKind } from '../kinds.js';
import type { Acquaintance } from '../state/campaign.js';
import { encounterOf, personOf } from '../state.js';
import { SHEETS } from '../tables/sheets.js';
import { fact } from './deed.js';
import { line, one, several, word } from './lines.js';
import { safeZone } from './meet.js';
import { premisesOf } from './premises.js';

/** What happened to a person on the players' own table. */
export type Fate =
  | 'out-of-the-fight'
  /** Out of the Fight by a melee that was not meant to kill. FTB-8.3.3a. */
  | 'beaten'
  /** It was Out of the Fight until a Medic helped it, and came back as before or at one Rep lower. FTB-5.7.5b. */
  | 'brought-round'
  | 'brought-round-weaker'
  | 'obviously-dead'
  | 'ran-away'
  | 'captured'
  /** By the Police. FTB-12.11. */
  | 'arrested'
  /** By the Military. FTB-12.12. */
  | 'safe-zone'
  | 'cheated-death'
  /** It lost or drew the first round against zombies, or fell to them. FTB-10.11.3a. */
  | 'exposed'
  /** What the test for infection came to, and its end. FTB-10.11.3b, FTB-10.11.3d. */
  | 'tested-well'
  | 'tested-infected'
  | 'turned'
  /** It used a Star advantage. FTB-15.1b. */
  | 'advantage'
  /** It passed Zed or No Zed, or See the Feast. FTB-10.9.3c, FTB-10.9.4. */
  | 'met-zed'
  | 'bore-feast'
  /** A Citizen hurt an armed human. FTB-3.4.2.1. */
  | 'hurt-armed';

/** Words of the set-up for the players' own table. */
const setUp = (stand: string) =>
  `{{encounter}} {{place}}, {{hour}}, on a table of your own. ${stand}; PEFs in sections {{sections}}; at the start {{zombies}}.`;

/** Facts of an Encounter that is fought on the players' own table. FTB-11.0. */
export const ELSEWHERE = {
  elsewhere: fact<{
    readonly kind: EncounterKind;
    readonly area: Area;
    readonly part: DayPart;
    readonly fullMoon: boolean;
    /** Sections with a PEF. FTB-12.1a. */
    readonly sections: readonly number[];
    /** Zombies at the start. FTB-10.2.1b. */
    readonly zombies: number;
    /** Sections of the Target Building, 0 if there is none, and of the players. */
    readonly target: number;
    readonly enters: number;
    /** What stands for the Target Building that must be entered before anybody is recruited. FTB-14.6.4. */
    readonly building?: string;
    /** How many may be recruited, if that is limited. FTB-14.6.5b. */
    readonly recruits?: number;
  }>({
    does: (s, f) => {
      const e = encounterOf(s);
      e.pefsIn = f.sections;
      if (f.building !== undefined) e.target = f.building;
    },
    told: ({ kind, area, part, fullMoon, sections, zombies, target, enters, recruits }) =>
      line(`elsewhere-${recruits === undefined ? stand(kind, target) : 'recruit'}`, {
        encounter: word(`encounter.${kind}`),
        place: word(`place.${area}`),
        hour: word(`hour.${fullMoon ? 'full-moon' : part}`),
        sections: [...sections].sort((a, b) => a - b).join(', '),
        zombies: { noun: 'kind.zed', count: zombies },
        target,
        enters,
        ...(recruits !== undefined && { recruits }),
      }),
    words: {
      'elsewhere-enter': setUp('You come in by section {{enters}}'),
      'elsewhere-seek': setUp(
        'You come in by section {{enters}}, and the Target Building is in section {{target}}',
      ),
      'elsewhere-recruit': setUp(
        'You come in by section {{enters}}; once you have entered the Target Building in section {{target}}, you may recruit {{recruits}} at most',
      ),
      'elsewhere-middle': setUp('You stand in the middle of section {{enters}}'),
      'elsewhere-hold': setUp('You stand at the Target Building in section {{target}}'),
    },
  }),

  /** Who is there against the players, and how they stand if they have met before. FTB-12.5.1, FTB-12.15a. */
  opposed: fact<{
    readonly what: Class;
    readonly number: number;
    readonly known?: { readonly attitude: Acquaintance['attitude']; readonly people: readonly string[] };
  }>({
    told: ({ what, number, known }) =>
      line(known ? `opposed-${stood(known.attitude)}` : 'opposed', {
        whom: { noun: `met.${what}`, count: number },
        ...(known && { people: several(known.people) }),
      }),
    words: {
      opposed: 'Against you: {{whom}}.',
      'opposed-enemy': 'Against you: {{whom}}. You have met before, as Enemies: {{people}}.',
      'opposed-friend': 'Against you: {{whom}}. You have met before, as Friends: {{people}}.',
      'opposed-again': 'Against you: {{whom}}. You have met before: {{people}}.',
    },
    follows: true,
  }),

  /** The Target Building has been entered. FTB-14.6.4. */
  'told-entered': fact<{ readonly building: string }>({
    does: (s, f) => {
      premisesOf(s, f.building).entered++;
    },
    told: () => line('told-entered'),
    words: { 'told-entered': 'The Target Building was entered.' },
  }),

  'told-fate': fact<{ readonly who: string; readonly fate: Fate; readonly rep: number }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.rep = f.rep;
      switch (f.fate) {
        case 'exposed':
          if (p.infection === 'none') p.infection = 'exposed';
          return;
        case 'tested-well':
          p.infection = 'none';
          return;
        case 'tested-infected':
          p.infection = 'infected';
          return;
        case 'advantage':
          p.advantage = true;
          return;
        case 'met-zed':
          p.knowsZeds = true;
          return;
        case 'bore-feast':
          p.knowsFeasts = true;
          return;
        case 'hurt-armed':
          p.hurtArmed = true;
          return;
        case 'brought-round':
        case 'brought-round-weaker':
          p.wentDown = true;
          return;
        case 'beaten':
          p.wentDown = true;
          p.beaten = true;
          p.condition = 'out-of-the-fight';
          return;
        case 'cheated-death':
          p.advantage = true;
          break;
        case 'out-of-the-fight':
          p.wentDown = true;
          break;
        case 'ran-away':
          p.ran = true;
          break;
        case 'safe-zone':
          encounterOf(s).tally[safeZone(f.who)] = 1;
          p.condition = 'arrested';
          return;
      }
      p.condition = f.fate;
    },
    told: ({ who, fate }) => line(`told-${fate}`, { who: one(who) }),
    words: {
      'told-out-of-the-fight': '{{who}} was Out of the Fight.',
      'told-beaten': '{{who}} was beaten senseless.',
      'told-brought-round': '{{who}} had been Out of the Fight, and a Medic had helped.',
      'told-brought-round-weaker':
        '{{who}} had been Out of the Fight; a Medic had helped, but a point of Rep was gone.',
      'told-obviously-dead': '{{who}} was Obviously Dead.',
      'told-ran-away': '{{who}} ran away.',
      'told-captured': '{{who}} was taken by others.',
      'told-arrested': '{{who}} was arrested.',
      'told-safe-zone': '{{who}} was sent to a safe zone.',
      'told-cheated-death': '{{who}} cheated death.',
      'told-exposed': '{{who}} had been clawed, and might be infected.',
      'told-tested-well': '{{who}} looked for bites and found none.',
      'told-tested-infected': '{{who}} had been bitten, and was infected.',
      'told-turned': '{{who}} was {{who}} no longer.',
      'told-advantage': '{{who}} used a Star advantage.',
      'told-met-zed': '{{who}} knew a zombie for what it was.',
      'told-bore-feast': '{{who}} had seen a feast, and borne it.',
      'told-hurt-armed': '{{who}} had hurt an armed human.',
    },
  }),

  'told-kills': fact<{ readonly who: string; readonly zeds: number }>({
    does: (s, f) => {
      personOf(s, f.who).zedsKilled += f.zeds;
    },
    told: ({ who, zeds }) => line('told-kills', { who: one(who), zeds: { noun: 'kind.zed', count: zeds } }),
    words: { 'told-kills': '{{who}} put down {{zeds}}.' },
  }),
};

/** How people who are met again stood to the players. */
function stood(attitude: Acquaintance['attitude']): 'enemy' | 'friend' | 'again' {
  return attitude === 'enemy' || attitude === 'friend' ? attitude : 'again';
}

/** How the band is placed: at an edge, in the middle of its section, or at the Target Building. FTB-14.3. */
function stand(kind: EncounterKind, target: number): 'enter' | 'seek' | 'middle' | 'hold' {
  const { place } = SHEETS[kind];
  if (place === 'target') return 'hold';
  if (place !== 'enter') return 'middle';
  return target > 0 ? 'seek' : 'enter';
}

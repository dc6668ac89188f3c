import { AREA_NAMES, CLASS_PEOPLE, ENCOUNTER_NAMES, PART_NAMES } from '../catalogue/common.js';
import type { When } from '../state/campaign.js';
import type { Encounter, Party } from '../state.js';

/** "Search, suburban, evening". */
export function encounterTitle({ kind, area, part }: Pick<Encounter, 'kind' | 'area' | 'part'>): string {
  return [ENCOUNTER_NAMES[kind], AREA_NAMES[area].toLowerCase(), PART_NAMES[part].toLowerCase()].join(', ');
}

/** A date in words: the first thirty days are counted singly, then months. FTB-11.3a. */
export function whenInWords({ year, month, day }: When): string {
  if (day <= 30) return `Day ${day}`;
  return `Month ${month}, year ${year}`;
}

/** "Gangers", "Gangers, enemies". */
export function partyName({ class: of, attitude }: Pick<Party, 'class' | 'attitude'>): string {
  const names = CLASS_PEOPLE[of];
  switch (attitude) {
    case 'enemy':
      return `${names}, enemies`;
    case 'friend':
      return `${names}, friends`;
    case 'neutral':
      return `${names}, neutral`;
    case 'refused':
      return `${names}, done talking`;
    case 'unknown':
      return names;
  }
}

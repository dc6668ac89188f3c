import { SHEETS } from '../encounters/kinds.js';
import type { ElsewhereFact } from '../facts/elsewhere.js';
import type { EncounterKind } from '../kinds.js';
import { line, one, type Telling, word } from './lines.js';

/** How the band comes to be there: in by an edge, in the middle of its section, or at the Target Building. FTB-14.3. */
function stand(kind: EncounterKind, target: number): 'enter' | 'seek' | 'middle' | 'hold' {
  const { place } = SHEETS[kind];
  if (place === 'target') return 'hold';
  if (place !== 'enter') return 'middle';
  return target > 0 ? 'seek' : 'enter';
}

export const ELSEWHERE_TOLD: Telling<ElsewhereFact> = {
  elsewhere: ({ kind, area, part, fullMoon, sections, zombies, target, enters }) =>
    line(`elsewhere-${stand(kind, target)}`, {
      encounter: word(`encounter.${kind}`),
      place: word(`place.${area}`),
      hour: word(`hour.${fullMoon ? 'full-moon' : part}`),
      sections: [...sections].sort((a, b) => a - b).join(', '),
      zombies: { noun: 'kind.zed', count: zombies },
      target,
      enters,
    }),
  'told-fate': ({ who, fate }) => line(`told-${fate}`, { who: one(who) }),
  'told-kills': ({ who, zeds }) =>
    line('told-kills', { who: one(who), zeds: { noun: 'kind.zed', count: zeds } }),
};

import type { ElsewhereFact } from '../facts/elsewhere.js';
import { line, one, type Telling, word } from './lines.js';

export const ELSEWHERE_TOLD: Telling<ElsewhereFact> = {
  elsewhere: ({ kind, area, part, fullMoon, sections, zombies, target, enters }) =>
    line(target > 0 ? 'elsewhere-target' : 'elsewhere', {
      encounter: word(`encounter.${kind}`),
      area: word(`area.${area}`),
      part: word(fullMoon ? 'part.full-moon' : `part.${part}`),
      sections: [...sections].sort((a, b) => a - b).join(', '),
      zombies: { noun: 'kind.zed', count: zombies },
      target,
      enters,
    }),
  'told-fate': ({ who, fate }) => line(`told-${fate}`, { who: one(who) }),
  'told-kills': ({ who, zeds }) =>
    line('told-kills', { who: one(who), zeds: { noun: 'kind.zed', count: zeds } }),
};

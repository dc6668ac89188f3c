import type { Catalogue } from '@shambles/engine';

/** Alternative past-tense sentences for frequent facts, used in turn. An empty one is left out of a story. */
export const CHRONICLE_WORDS: Catalogue = {
  'tell.active-alone~1': '{{leader}} went into action.',
  'tell.active-alone~2': '{{leader}} did not wait.',
  'tell.active-alone~3': 'Then it was for {{leader}} to act.',
  'tell.melee-round~1': '{{who}} fought {{with}}: {{own}} to {{other}}.',
  'tell.melee-round~2': '{{who}} and {{with}} went at each other: {{own}} to {{other}}.',
  'tell.melee-round~3': 'Hand to hand, {{who}} against {{with}}: {{own}} to {{other}}.',
  'tell.zed-down~1': '{{by}} put a zombie down for good.',
  'tell.zed-down~2': 'One zombie fewer, by {{by}}.',
  'tell.zed-down~3': '{{by}} made an end of a zombie.',
  'tell.zeds-act~1': 'The dead shambled on.',
  'tell.zeds-act~2': 'The dead came on.',
  'tell.zeds-act~3': 'On came the dead, no faster than before.',
  'tell.zeds-came-noise~1': 'The noise drew {{zeds}}.',
  'tell.zeds-came-noise~2': 'It had been loud: {{zeds}} came to see.',
  'tell.shots-hit~1': '{{who}} hit with {{hits}} of {{dice}} dice.',
  'tell.shots-hit~2': 'Of {{dice}} shots {{who}} landed {{hits}}.',
  'tell.shots-miss~1': '{{who}} missed.',
  'tell.shots-miss~2': 'Nothing was hit by {{who}}.',
  'tell.walked-walk~1': '{{who}} went {{inches}} inches.',
  'tell.walked-walk~2': '{{who}} moved on, {{inches}} inches.',
};

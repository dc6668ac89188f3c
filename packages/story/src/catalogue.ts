import type { Catalogue } from '@shambles/engine';

/** What every system's story shares. A system's own catalogue comes before it. "~1", "~2": ways to say the same. */
export const ENGLISH: Catalogue = {
  'provenance.stated': 'printed in the rulebook',
  'provenance.inferred': 'follows from the rulebook',
  'provenance.reconstructed': 'reconstructed',

  'report.person': 'a person',
  'report.bot': 'a bot',
  'report.before': 'Before the first turn',
  'report.turn': 'Turn {{turn}}',
  'report.won~1': '{{winner}} won.',
  'report.won~2': 'In the end it was {{winner}}.',
  'report.won~3': '{{winner}} held the field.',
  'report.drawn~1': 'Nobody won.',
  'report.drawn~2': 'It ended with honours even.',
  'report.open': 'The game is not over: this is how it stood after {{entries}} entries.',
  'report.moves~1_other': '{{count}} groups moved, most of them into {{at}}.',
  'report.moves~2_other': 'There was movement all over the map, {{count}} moves, and {{at}} drew the most.',
  'report.moves~3_other': '{{count}} moves, with {{at}} the busiest address.',
  'report.spread~1_other': '{{count}} groups moved, each its own way.',
  'report.spread~2_other': '{{count}} moves, no two to the same place.',
  'report.nothing~1_one': 'The fight in {{at}} settled nothing.',
  'report.nothing~2_one': 'In {{at}} they went at each other to no effect.',
  'report.nothing~3_one': '{{at}} saw dice, noise and no change.',
  'report.nothing~1_other': 'The fights in {{at}} settled nothing.',
  'report.nothing~2_other': 'In {{at}} they went at each other to no effect.',
  'report.nothing~3_other': '{{at}} saw dice, noise and no change.',
  'report.close~1': 'When the turn closed, {{score}}: {{level}}, had it ended there. On the board: {{left}}.',
  'report.close~2': 'That left {{score}} ({{level}} if the clock had stopped), with {{left}} on the board.',
  'report.close~3': 'At the turn\'s end: {{score}}, which would have meant {{level}}; {{left}} still stood.',
  'report.unplaced': '{{score}}. On the board: {{left}}.',
};

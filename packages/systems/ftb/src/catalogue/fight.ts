import { type Catalogue, under } from '@shambles/engine';
import { deeds } from './forms.js';

/** Why a shot misses although its total might have hit. FTB-T-ranged-combat. */
const MISSED = {
  cover: 'in cover',
  prone: 'prone',
  'target-fast': 'the target went fast',
  protected: 'body armor',
  'shooter-fast': 'the shooter went fast',
  'two-weapons': 'two weapons at once',
  'second-target': 'a second target',
  'third-target': 'a third target',
} as const;

/** Words of In Sight, reactions, shooting and damage: stories and asks. */
export const FIGHT_WORDS: Catalogue = {
  ...under('test', { 'received-fire': 'Received Fire', 'man-down': 'Man Down' }),
  ...under('result', {
    'carry-on': 'carry on',
    fire: 'fire',
    charge: 'charge',
    'duck-back': 'duck back',
    'run-away': 'run away',
  }),
  ...under('damage', {
    none: 'nothing',
    'carry-on': 'carry on',
    'duck-back': 'duck back',
    'out-of-the-fight': 'out of the fight',
    'obviously-dead': 'obviously dead',
  }),
  'shot.between': 'the gap between',
  'shot.gap': 'goes by',
  'shot.hit': 'a hit',
  'shot.miss': 'a miss',
  'shot.carried': 'a miss that hits the one carried',
  'shot.pitiful': 'a lucky hit',
  ...under(
    'shot.miss',
    Object.fromEntries(Object.entries(MISSED).map(([key, why]) => [key, `a miss: ${why}`])),
  ),

  'ask.in-sight': 'In Sight: {{who}} is quicker. What now?',
  'ask.in-sight-charge': 'In Sight: {{who}} is quicker. Charge?',
  'in-sight.fire': 'Fire',
  'in-sight.charge': 'Charge into melee',
  'in-sight.move-on': 'Go on',
  'in-sight.fast-move': 'Go on, fast',
  'in-sight.duck-back': 'Duck back',
  'in-sight.hold': 'Hold fire',
  'in-sight.carry-on': 'Carry on',
  'ask.charge': 'Whom does {{who}} charge?',
  'ask.aim': 'At whom does {{who}} fire {{gun}}? Dice left: {{dice}}.',
  'ask.fire-with': 'Which weapon does {{who}} fire?',
  'fire-with': '{{gun}}',
  'fire-with.both': 'Both at once',
  figure: '{{name}}',
  'aim.one-of': '{{name}}: one die of {{dice}} first',
  'aim.one': '{{name}}: one die first',
  'aim.all': '{{name}}, dice: {{dice}}',
  'aim.one-best': '{{name}}: one die of {{dice}} first, the best of {{best}}',
  'aim.all-best': '{{name}}, dice: {{dice}}, the best of {{best}}',
  'ask.free-will': '{{who}} takes {{tests}}. A Star may choose the result, or roll as others do. What now?',
  'free-will.carry-on': 'Carry on (pass {{dice}}d6)',
  'free-will.fire': 'Fire back (pass {{dice}}d6)',
  'free-will.charge': 'Charge (pass {{dice}}d6)',
  'free-will.duck-back': 'Duck back (pass {{dice}}d6)',
  'free-will.run-away': 'Run away (pass {{dice}}d6)',
  'free-will.roll': 'Roll, and use no advantage',
  'ask.cheat-death': 'That would kill {{who}}. Cheat death?',
  'cheat-death.yes': 'Whisked away, and a point of Rep less',
  'cheat-death.no': 'No',
  ...deeds({
    fire: 'fire the {{gun}}',
    'fire-both': 'fire both weapons',
    reload: 'reload {{gun}}',
  }),
};

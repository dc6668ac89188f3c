import type { Catalogue } from '@shambles/engine';
import { MOST } from '../facts/lines.js';
import { deeds, named } from './named.js';

const MODS = {
  moving: 'moving −1',
  concealed: 'concealed −1',
  alerted: 'alerted +1',
  'enemies-in-cover': 'enemies in cover −1',
} as const;

/** " (moving −1, alerted +1)" for each set of modifiers in the order in which the rules find them. FTB-T-in-sight-modifiers. */
const mods: Catalogue = Object.fromEntries(
  Array.from({ length: 2 ** Object.keys(MODS).length }, (_, bits) => {
    const set = Object.entries(MODS).filter((_, i) => (bits >> i) & 1);
    return [
      ['in-sight-mods', ...set.map(([mod]) => mod)].join('.'),
      set.length === 0 ? '' : ` (${set.map(([, word]) => word).join(', ')})`,
    ];
  }),
);

const each = (of: (i: number) => string, n: number): string =>
  Array.from({ length: n }, (_, i) => of(i)).join('; ');

/** As many Leaders, and as many dice, as there are. */
const counted: Catalogue = Object.fromEntries(
  Array.from({ length: MOST }, (_, i) => i + 1).flatMap((n) => {
    const leaders = each((i) => `{{who${i}}} {{successes${i}}} on {{dice${i}}} dice{{mods${i}}}`, n);
    const dice = each((i) => `{{target${i}}} {{die${i}}} + {{rep}} = {{total${i}}}, {{result${i}}}`, n);
    return [
      [`tell.in-sight-${n}`, `In Sight: ${leaders}. First to act: {{act}}.`],
      [`tell.in-sight-${n}-none`, `In Sight: ${leaders}. Nobody was quicker.`],
      [`tell.shots-${n}`, `${dice}.`],
    ];
  }),
);

/** Why a total that might have hit does not. FTB-T-ranged-combat. */
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

/** Words of In Sight, reactions, shooting and damage: what is told, and what is asked. */
export const FIGHT_WORDS: Catalogue = {
  ...mods,
  ...counted,

  ...named('test', { 'received-fire': 'Received Fire', 'man-down': 'Man Down' }),
  ...named('result', {
    'carry-on': 'carry on',
    fire: 'fire',
    charge: 'charge',
    'duck-back': 'duck back',
    'run-away': 'run away',
  }),
  ...named('damage', {
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
  'shot.carried': 'a miss by cover that strikes whom it carries',
  'shot.pitiful': 'a lucky hit',
  ...named(
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
  'ask.fire-with': 'What does {{who}} fire with?',
  'fire-with': '{{gun}}',
  'fire-with.both': 'Both at once',
  figure: '{{name}}',
  'aim.one-of': '{{name}}: one die of {{dice}} first',
  'aim.one': '{{name}}: one die first',
  'aim.all': '{{name}}, dice: {{dice}}',
  'aim.one-best': '{{name}}: one die of {{dice}} first, the best of {{best}}',
  'aim.all-best': '{{name}}, dice: {{dice}}, the best of {{best}}',
  'ask.free-will': '{{who}} is a Star, and may choose what it does or roll as others do. What now?',
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

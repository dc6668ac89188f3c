import type { Catalogue } from '@shambles/engine';
import { WORDS_FIRE } from './fire.js';

/** Where the dice of an attack come from, in the words of the game. */
const PARTS = Object.entries(WORDS_FIRE).flatMap(([key, name]) =>
  key.startsWith('part.') ? [[`gives.attack.${key.slice('part.'.length)}`, name]] : [],
);

/** The results of the companion's procedures, by name. */
export const WORDS_COMPANION: Catalogue = {
  'gives.fire.hits': 'Hits',
  ...Object.fromEntries(PARTS),
  'gives.attack.attack': 'Attack dice',
  'gives.attack.from': 'Made up of',
  'gives.attack.against': 'Made up of',
  'gives.attack.defense': 'Defense dice',
  'gives.attack.hits': 'Hits',
  'gives.attack.down': 'Figures that fall',
  'gives.reaction.first': 'First',
  'gives.solo-interrupt.decision': 'The dead',
  'gives.random-move.direction': 'Direction',
  'gives.random-move.inches': 'Inches',
  'gives.close-combat.winner': 'Winner',
  'gives.close-combat.left': 'Figures left',
  'gives.close-combat.assailants': 'Assailants left',
  'gives.close-combat.defenders': 'Defenders left',
  'gives.quality-check.passed': 'Passed',
  'gives.morale.passed': 'It holds',
  'gives.stress.points': 'Stress points',
  'gives.stress.band': 'Stress Level',
  'gives.stress.parts': 'Made up of',
  'gives.first-aid.found': 'Found',
  'gives.revenant.rises': 'It rises',
  'gives.reinforcements.groups': 'Who comes',
  'gives.reinforcements.figures': 'figures',
  ...Object.fromEntries(
    ['Odies', 'Zulus', 'Romeos', 'Dexters'].map((name) => [
      `outcome.reinforcements.${name.toLowerCase()}`,
      name,
    ]),
  ),
  'gives.reinforcements.odies': 'Odies',
  'gives.reinforcements.zulus': 'Zulus',
  'gives.reinforcements.romeos': 'Romeos',
  'gives.reinforcements.dexters': 'Dexters',
  'gives.hot-spot.number': 'Hot Spot',
  'gives.close-hot-spot.closed': 'It is closed',
  'gives.card.card': 'Card',
  ...Object.fromEntries(
    ['fire', 'attack'].flatMap((piece) =>
      Array.from({ length: 11 }, (_, n) => [
        `outcome.${piece}.${n}`,
        n === 0 ? 'no hit' : n === 1 ? 'one hit' : `${n} hits`,
      ]),
    ),
  ),
  'outcome.first-aid.kia': 'dead',
  'outcome.first-aid.wia': 'wounded',
  'outcome.first-aid.slight': 'only slightly hurt',
  'outcome.close-combat.assailant': 'the assailant wins',
  'outcome.close-combat.defender': 'the defender wins',
  'outcome.close-combat.nobody': 'nobody can win',
  'outcome.solo-interrupt.interrupts': 'Interrupts',
  'outcome.solo-interrupt.waits': 'waits',
  'outcome.solo-interrupt.unaware': 'has not noticed them',
};

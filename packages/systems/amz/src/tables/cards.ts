import type { PrintedRow } from '@shambles/engine';
import { rowWith, table } from './table.js';

/** When a card may be played: the moments at which its side is asked. AMZ-quirk-cards. */
export type Moment =
  /** A turn begins: 3, 11, 16, 17. */
  | 'turn'
  /** Step 7, before the reinforcement roll: 15; as the Hot Spot is settled: 20; after the roll: 14, 28. */
  | 'before-arrivals'
  | 'hot-spot'
  | 'after-arrivals'
  /** A Living unit is activated: 2, 13, 23. */
  | 'activated'
  /** A Living unit ends a move: 4; it enters a building: 5. */
  | 'move-ended'
  | 'building-entered'
  /** A Living unit carries out an objective action: 6. */
  | 'objective'
  /** A Living unit has built its attack pool: 1, 18; its attack has hit nobody: 19. */
  | 'attack-pool'
  | 'attack-missed'
  /** A first aid die has fallen: 7. */
  | 'first-aid'
  /** Before a revenant check: 8, 10; a revenant has risen: 9. */
  | 'revenant-check'
  | 'revenant-risen'
  /** A zombie unit would enter or batter a building: 21; it batters: 22. */
  | 'building-attacked'
  | 'battering'
  /** A Living unit must make a Morale Check or a Quality Check for Close Combat: 24. */
  | 'check'
  /** A zombie unit declares an Interrupt: 26. */
  | 'interrupt'
  /** Steps 11 and 12 begin: 12 and 27. */
  | 'step-11'
  | 'step-12';

interface CardRow extends PrintedRow {
  /** Its number. */
  readonly card: number;
  readonly name: string;
  readonly side: 'living' | 'zombies' | 'either';
  /** The moment when it is played; "immediate" if as soon as it is drawn. */
  readonly moment: Moment | 'immediate';
  readonly play: string;
  readonly effect: string;
}

/** AMZ-T-quirk-cards. */
const CARDS = table<CardRow>('AMZ-T-quirk-cards', 'Quirk of Fate cards', 'AMZ-quirk-cards', 'reconstructed', [
  {
    card: 1,
    name: 'Jammed Solid',
    side: 'zombies',
    moment: 'attack-pool',
    play: 'when a Living unit has built its attack pool',
    effect: "That attack is rolled with 2 dice fewer, at least 1. The unit's next attack is normal.",
  },
  {
    card: 2,
    name: 'Second Wind',
    side: 'living',
    moment: 'activated',
    play: 'when a Living unit is activated',
    effect: 'Its Cautious move is up to 9 inches this activation and keeps its +1 in reaction tests.',
  },
  {
    card: 3,
    name: 'Dead Battery',
    side: 'zombies',
    moment: 'turn',
    play: 'at the start of any turn',
    effect:
      'One vehicle that the Zombie player names cannot move this turn. Without a vehicle the nearest Living unit to a Hot Spot cannot go on Overwatch this turn.',
  },
  {
    card: 4,
    name: 'Car Alarm',
    side: 'zombies',
    moment: 'move-ended',
    play: 'when a Living unit ends a move within 3 inches of a vehicle or wreck',
    effect:
      'Three noise counters are added. Each zombie unit within 12 inches of that vehicle is aware of that Living unit until the end of the turn.',
  },
  {
    card: 5,
    name: 'Forgotten Cellar',
    side: 'zombies',
    moment: 'building-entered',
    play: 'when a Living unit enters a building',
    effect: '1d6 Odies appear inside at the far wall, at least 3 inches away. They may Interrupt this turn.',
  },
  {
    card: 6,
    name: 'Lucky Find',
    side: 'living',
    moment: 'objective',
    play: 'when a Living unit carries out any objective action',
    effect: 'One figure takes up a Light support weapon, which the unit has for the rest of the game.',
  },
  {
    card: 7,
    name: 'Field Dressing',
    side: 'living',
    moment: 'first-aid',
    play: 'right after a first aid roll',
    effect: 'The roll is read as 2 higher, at most 6.',
  },
  {
    card: 8,
    name: 'Bad Blood',
    side: 'zombies',
    moment: 'revenant-check',
    play: "before a unit's revenant check",
    effect: 'The casualty rises on 4, 5 or 6 in this check.',
  },
  {
    card: 9,
    name: 'Not My Brother',
    side: 'zombies',
    moment: 'revenant-risen',
    play: 'right after a revenant has risen',
    effect:
      'The unit from which it rose cannot give defensive fire or attack in the first round of that Close Combat.',
  },
  {
    card: 10,
    name: 'Merciful Hand',
    side: 'living',
    moment: 'revenant-check',
    play: "before a unit's revenant check",
    effect:
      'One KIA marker of the unit is removed without rising and does not count as a Casualty for zombie points. If it was the last Casualty there is no check.',
  },
  {
    card: 11,
    name: 'Fog Bank',
    side: 'either',
    moment: 'turn',
    play: 'at the start of any turn',
    effect:
      'Until the end of the turn nobody sees farther than 8 inches, and Awareness in sight is at most 8 inches.',
  },
  {
    card: 12,
    name: 'Shift in the Wind',
    side: 'zombies',
    moment: 'step-11',
    play: 'at the start of step 11',
    effect:
      'All mobs that are rolled for this step move 1d6 inches farther, and one direction roll is used for all of them.',
  },
  {
    card: 13,
    name: 'They Smell Us',
    side: 'zombies',
    moment: 'activated',
    play: 'when a Living unit is activated',
    effect:
      'For this activation the Awareness of all Zulus and Romeos is 4 inches more and needs no line of sight.',
  },
  {
    card: 14,
    name: 'Wandering Herd',
    side: 'zombies',
    moment: 'after-arrivals',
    play: 'at step 7 after the reinforcement roll',
    effect: 'A further mob of 2d6 Zulus arrives at a Hot Spot rolled for it.',
  },
  {
    card: 15,
    name: 'False Dawn',
    side: 'living',
    moment: 'before-arrivals',
    play: 'at step 7 before the reinforcement roll',
    effect: 'There is no reinforcement roll and no noise roll this turn; noise counters stay.',
  },
  {
    card: 16,
    name: 'Radio Silence',
    side: 'zombies',
    moment: 'turn',
    play: 'at the start of any turn',
    effect: 'This turn leaders have no effect on units other than their own.',
  },
  {
    card: 17,
    name: 'Voice on the Radio',
    side: 'living',
    moment: 'turn',
    play: 'at the start of any turn',
    effect:
      'Each Living unit that is Shaken or Broken may make one roll to regain Confidence now, whatever the conditions, besides its normal roll.',
  },
  {
    card: 18,
    name: 'Clear Shot',
    side: 'living',
    moment: 'attack-pool',
    play: 'when a Living unit has built its attack pool',
    effect: 'The target rolls 2 Defense dice fewer, at least 1.',
  },
  {
    card: 19,
    name: 'Ricochet',
    side: 'zombies',
    moment: 'attack-missed',
    play: "when a Living unit's attack has scored no hit",
    effect: 'If another Living unit is within 6 inches of the target, one of its figures is down.',
  },
  {
    card: 20,
    name: 'Open Manhole',
    side: 'zombies',
    moment: 'hot-spot',
    play: 'at step 7',
    effect:
      "A new Hot Spot with no number is placed at least 10 inches from every Living figure and out of their sight. This turn's arrivals use it; at the end of the turn it is removed.",
  },
  {
    card: 21,
    name: 'Locked Tight',
    side: 'living',
    moment: 'building-attacked',
    play: 'when a zombie unit would enter or batter a building',
    effect: 'The building has 4 more barricade points. An open building counts as having a barricade of 4.',
  },
  {
    card: 22,
    name: 'Rotten Timber',
    side: 'zombies',
    moment: 'battering',
    play: 'before a mob batters',
    effect: 'Each 3 also takes a point in this battering.',
  },
  {
    card: 23,
    name: 'Panic',
    side: 'zombies',
    moment: 'activated',
    play: 'when a Non-Professional unit or one with Dependents is activated that has a zombie unit within 12 inches',
    effect: 'It makes a Morale Check now at -1.',
  },
  {
    card: 24,
    name: 'Hold the Line',
    side: 'living',
    moment: 'check',
    play: 'when a Living unit must make a Morale Check or a Quality Check for Close Combat',
    effect: 'The check passes without a roll.',
  },
  {
    card: 25,
    name: 'Flickering Light',
    side: 'either',
    moment: 'immediate',
    play: 'immediate',
    effect:
      'By day nothing. At night all street lamps go out for the rest of the game and the player who drew it draws another card.',
  },
  {
    card: 26,
    name: 'Stray Dog',
    side: 'living',
    moment: 'interrupt',
    play: 'when a zombie unit declares an Interrupt',
    effect:
      'A mob of Odies, Zulus or Romeos is led astray; its Interrupt is cancelled and costs no Firepower die, it counts as having Interrupted, and it moves 1d6 inches in a random direction.',
  },
  {
    card: 27,
    name: 'Will of the Master',
    side: 'zombies',
    moment: 'step-12',
    play: 'at the start of step 12',
    effect:
      "One Dexter or Possessed unit that has already Interrupted may act in this step. Without one, a mob of the Zombie player's choice is moved as if driven.",
  },
  {
    card: 28,
    name: 'Straggler',
    side: 'living',
    moment: 'after-arrivals',
    play: 'at step 7 of turn 2 or later',
    effect:
      'One armed citizen (Untrained, Average, Non-Professional) joins a Living unit that is within 12 inches of a table edge and has no zombie unit within 6 inches.',
  },
]);

/** Every card there is, in order. */
export const CARD_NUMBERS: readonly number[] = CARDS.rows.map(({ card }) => card);

/** The card with this number. */
export function cardRow(card: number): CardRow {
  return rowWith(CARDS, 'card', card);
}

/** True if a side may hold a card; cards of the other side are put back. AMZ-quirk-cards. */
export function holds(side: 'living' | 'zombies', card: number): boolean {
  const { side: whose } = cardRow(card);
  return whose === side || whose === 'either';
}

export const CARD_TABLES = [CARDS];

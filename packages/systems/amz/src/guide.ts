import type { Fact, Guide } from '@shambles/engine';
import { FACTS } from './facts.js';

/** Sentences of one kind in a row that make one paragraph. */
const IN_A_ROW = 6;

const named = (fact: Fact) => fact as Fact & { readonly unit?: unknown; readonly stage?: unknown };

/** Facts that have a hint, the first time that they happen. */
const EVENTS: { readonly [is: string]: string } = {
  reacted: 'reacted',
  fired: 'fired',
  'checked-morale': 'morale',
  'lost-heart': 'lost-heart',
  downed: 'downed',
  heard: 'noise',
  'revenant-die': 'revenant',
  revenant: 'revenant',
  arrived: 'arrived',
  drives: 'dexter',
  battered: 'battered',
  abandoned: 'abandoned',
};

/** What is easily missed, and how a game of Ambush Z is told. */
export const GUIDE: Guide = {
  event: ({ is }) => EVENTS[is],
  hints: {
    activate: {
      title: 'Whose turn it is.',
      text: 'The Living act, unit by unit, each once a turn, in any order you like. The dead come in between: every mob may Interrupt once a turn.',
      rule: 'AMZ-turn-08-activate',
    },
    announce: {
      title: 'Say first, then do.',
      text: 'What you announce holds for the whole activation. On foot a Cautious move is 6 inches, a Rapid one 12; Rapid costs a Firepower die, makes you slower to react and easier to hit. Standing still for Overwatch lets you fire at whatever attacks others.',
      rule: 'AMZ-activation',
    },
    move: {
      title: 'A unit moves as one.',
      text: 'You choose the spot for whoever leads; the others follow, or are placed by hand if your table chose so, and stay within an inch of each other. The dead look up inch by inch: the lines of awareness are 6 inches for Odies, 8 for Zulus, 12 for Romeos and Dexters.',
      rule: 'AMZ-cohesion',
    },
    interrupt: {
      title: 'An Interrupt.',
      text: 'A mob that has noticed the acting unit may break in: as it is announced, after any inch of its move, before and after its fire, and when it is done. Each mob has one Interrupt a turn. Then both sides roll, and the dead come first if their die is 4 or more and higher than yours.',
      rule: 'AMZ-interrupt-declare',
    },
    reaction: {
      title: 'You are quick enough.',
      text: 'Fire at those who come, or complete your move. Whatever you choose, afterwards they do what they set out to do. From the second Interrupt on, each costs a Firepower die.',
      rule: 'AMZ-reaction-living-first',
    },
    charged: {
      title: 'They are upon you.',
      text: 'You kept a cool head. Fire into the charge: their cover does not count, and they lose a die. Or run 12 inches away from them, which no unit with Dependents does; or stand. Whoever fails the check stands and fights. Either way the unit does nothing else this turn.',
      rule: 'AMZ-cc-attacked',
    },
    overwatch: {
      title: 'Overwatch.',
      text: 'A unit on Overwatch may fire at any of the dead that break in on somebody else or move by themselves. It rolls its own reaction: if it is slower, it fires after them. Each further shot has one die less.',
      rule: 'AMZ-overwatch',
    },
    'fire-at': {
      title: 'Fire.',
      text: 'As many dice as fighters, and more for support weapons, Optimum Range and targets in the open; never more than ten. An attack die of 4 or more hits unless a defense die as high or higher stops it; each stops one. Loud weapons bring more of the dead next turn.',
      rule: 'AMZ-fire-procedure',
    },
    'fight-on': {
      title: 'Fight on, or run.',
      text: 'Rounds go on until one side is gone. Instead of attacking you may try to break off, on a die of your Troop Quality: 4 or more does it. If that fails you have lost your attack.',
      rule: 'AMZ-cc-flee',
    },
    'take-along': {
      title: 'Those who are down.',
      text: 'Casualties that are left behind add to the Stress of the unit that left them, count for the dead, and may rise. Carriers give no Firepower dice.',
      rule: 'AMZ-casualties-carry',
    },
    dose: {
      title: 'Anti-Virus.',
      text: 'A dose keeps this casualty from ever rising. There are no more than you brought.',
      rule: 'AMZ-antivirus',
    },
    card: {
      title: 'Quirks of Fate.',
      text: 'A card is played at the moment that it names, and is then gone. You are asked whenever one of yours could be played; against a player also when none fits, unless your table chose otherwise, so that the question gives nothing away.',
      rule: 'AMZ-quirk-cards',
    },
    'on reacted': {
      title: 'The Reaction test.',
      text: 'Both roll a die of their Troop Quality. The dead are first only with a 4 or more that is higher than your die; on a tie you are first.',
      rule: 'AMZ-reaction-test',
    },
    'on fired': {
      title: 'Noise.',
      text: 'Whoever fires without silencers is noticed 6 inches farther away this turn, and leaves a counter that may bring one more of the dead.',
      rule: 'AMZ-noise',
    },
    'on morale': {
      title: 'A Morale Check.',
      text: 'A die of Morale: 4 or more holds. Stress makes the die smaller. The highest face always holds. Non-Professionals check more often, and for lesser reasons.',
      rule: 'AMZ-morale-check',
    },
    'on lost-heart': {
      title: 'Shaken, then Broken.',
      text: 'Each failed check costs a level. Non-Professionals pull back every time, Professionals once they are Broken. Confidence is rolled for as the next activation begins, if there is anything to take heart from.',
      rule: 'AMZ-morale-levels',
    },
    'on downed': {
      title: 'Down.',
      text: 'They are not dead yet: first aid tells, at the end of the next turn at the latest, or of this one if your table chose so. A medic does it better.',
      rule: 'AMZ-down',
    },
    'on noise': {
      title: 'Who has heard it.',
      text: 'A die for each counter, six at most: 5 and 6 add one to those who come.',
      rule: 'AMZ-noise',
    },
    'on revenant': {
      title: 'They rise.',
      text: 'At the end of each turn a unit with casualties rolls a die: on 5 and 6 one of them rises as a Romeo beside it, and attacks at once.',
      rule: 'AMZ-revenant-check',
    },
    'on arrived': {
      title: 'Hot Spots.',
      text: 'They come where a die says. A Hot Spot with any of the Living within 3 inches is shut, and the next one is used.',
      rule: 'AMZ-hot-spots',
    },
    'on dexter': {
      title: 'A Dexter drives them.',
      text: 'A Dexter sets mobs within 12 inches on whom it has noticed, and those within 6 react with its die. Destroy it, and they mill about again.',
      rule: 'AMZ-dexter-control',
    },
    'on battered': {
      title: 'They are at the walls.',
      text: 'Barricades have points that are battered down. When none are left the building is breached for good.',
      rule: 'AMZ-barricade-batter',
    },
    'on abandoned': {
      title: 'Left behind.',
      text: 'An abandoned casualty adds to the Stress of its unit until somebody takes it up, and may rise by itself.',
      rule: 'AMZ-casualties-abandon',
    },
  },
  lines: [
    'A few units of the Living against mobs of the dead. Each scenario says what there are points for, and who wins.',
    'A turn: from the second on more of the dead come; then the Living act, unit by unit; then the mobs that have not moved mill about; then Dexters and Possessed act.',
    'A unit announces what it does: move and fire, fire and move, Overwatch, hide, Close Combat, first aid, take cover, an objective.',
    'Cautious is 6 inches, Rapid 12. Whoever hurries reacts worse, fires worse and is hit more easily.',
    'Mobs that notice the acting unit may Interrupt it, each once a turn. Both roll: with a 4 or more that is higher the dead come first, else you fire or complete your move.',
    'Fire pits pools of dice against each other: an attack die of 4 or more hits unless a defense die as high or higher stops it.',
    'In contact it is Close Combat, round after round until one side is gone or has fled.',
    'Stress grows with every turn, with the wounded and with what the dead achieve. It makes Morale dice smaller.',
    'Those who are hit are down until first aid tells: dead, wounded, or only slightly hurt. The dead and wounded must be carried, and may rise.',
    'Every loud shot brings more. Be quick, be quiet, and leave nobody behind.',
  ],
  phase(fact) {
    const { stage } = named(fact);
    return fact.is === 'stage' && typeof stage === 'string' && PHASES.includes(stage)
      ? `stage.${stage}`
      : undefined;
  },
  sort: FACTS.sort,
  goesOn(before, fact) {
    const last = before[before.length - 1];
    if (!last) return false;
    if (FACTS.follows(fact)) return before.length < IN_A_ROW * 2;
    const { unit } = named(fact);
    return typeof unit === 'string' && unit === named(last).unit && before.length < IN_A_ROW;
  },
  parts: FACTS.parts,
  atLeastOne: { down: 'at least one falls' },
  quantities: { down: 'down', figures: 'figures', inches: 'inches', points: 'points' },
  amount: { one: 'Die', many: 'Dice', fate: 'given', rest: 'Give out the rest' },
};

/** Stages that are headings in the log. */
const PHASES: readonly string[] = ['arrivals', 'living', 'random', 'masters', 'end'];

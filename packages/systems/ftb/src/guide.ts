import type { Fact, Guide } from '@shambles/engine';
import { FACTS } from './facts.js';

const named = (fact: Fact) => fact as Fact & { readonly who?: unknown; readonly side?: unknown };

/** Number of consecutive sentences of one kind that make a paragraph. */
const IN_A_ROW = 6;

/** Hints on what is easily missed, and how the story of a game is told. */
export const GUIDE: Guide = {
  event: FACTS.hint,
  hints: {
    'on people': {
      title: 'Who is who.',
      text: 'A Star has two Attributes, one of them chosen; a Grunt has one, by the dice. Your Class matters to whom you meet: Citizens flinch, Gangers, Militia and Survivors each react on a card of their own. Body armor turns some hits away.',
      rule: 'FTB-STOP-3',
    },
    'on band': {
      title: 'A band.',
      text: 'Your band, with you in it, is no more people than your Rep, and nobody in it has a higher Rep than you. Those who stay within 4 inches of each other are a group; a Star who leads one may lend it a die when it has to react, and a Medic helps the wounded.',
      rule: 'FTB-STOP-4',
    },
    'on activation': {
      title: 'Who may act.',
      text: 'One die a side, the higher one goes first. A group acts only if the Rep of its Leader is at least the die: on a 5 nobody of Rep 4 acts. Dice are rolled five ways in this game, and the tray always says which: to pass, to count successes, to add up, to halve, or one that may not matter.',
      rule: 'FTB-STOP-1',
    },
    'on doubles': {
      title: 'Doubles.',
      text: 'Your die and that of the dead are equal. If there are only these two sides, both roll again; if there are more, the two sit this turn out and the others act.',
      rule: 'FTB-STOP-5',
    },
    deed: {
      title: 'Your turn to act.',
      text: 'Move up to 8 inches, all or in pieces, and do one thing more: fire, charge, search, talk or reload. You may lie down anywhere on the way. Moving into sight of enemies interrupts you at once.',
      rule: 'FTB-STOP-5',
    },
    'on fast-move': {
      title: 'Fast Move.',
      text: 'Two dice for the whole group, read against the Rep of each: every pass adds half a move. Whoever has tried is harder to hit, and hits less easily, whether it came to anything or not.',
      rule: 'FTB-5.3.2a',
    },
    'two-more': {
      title: 'Seen.',
      text: 'Somebody has come into sight. You may still go up to two inches before the test, perhaps out of the open.',
      rule: 'FTB-5.5.2b',
    },
    'on in-sight': {
      title: 'In Sight.',
      text: 'Enemies see each other: the Leader of each group rolls a die for each point of Rep, 1 to 3 succeed, and whoever moved rolls one less. More successes act first, the highest Rep before the others; everybody else can only react to what is done to them.',
      rule: 'FTB-STOP-6',
    },
    'in-sight': {
      title: 'You are quicker.',
      text: 'Fire, and they may have to duck or run. Charge only if you are the one who moves. Duck back, and you are out of it, but may not fire until you act again.',
      rule: 'FTB-T-in-sight-resolution',
    },
    aim: {
      title: 'Where the dice go.',
      text: 'All at one target, or spread over several who stand close together: the highest dice go to the one you name first. The second and third are harder to hit. Every die fired may draw the dead.',
      rule: 'FTB-7.3a',
    },
    'on fire': {
      title: 'A firefight.',
      text: 'Each die is added to Rep: 10 hits, 7 or less misses, and between them it depends on cover, haste and armor. Two ones or more empty the gun. Whoever was fired at and not hit takes Received Fire, and fire goes to and fro until somebody gives way.',
      rule: 'FTB-STOP-8',
    },
    'on damage': {
      title: 'A hit.',
      text: 'A 1 kills. Up to the Impact of the weapon, the target is out of the fight; on anything higher it ducks back. The dead only fall if the die is no higher than your Rep, or than the Impact when they charge you.',
      rule: 'FTB-7.6a',
    },
    'on received-fire': {
      title: 'Received Fire.',
      text: 'Two dice against Rep for each who was fired at, on the card of their Class: with two passed they fight back, with one they hide, with none they may run. What the card says takes place before the next one rolls.',
      rule: 'FTB-STOP-7',
    },
    'on man-down': {
      title: 'Man Down.',
      text: 'A friend went down within 4 inches, in plain view. The same two dice serve for this and for being fired at, and the worse result counts.',
      rule: 'FTB-5.6.4',
    },
    'free-will': {
      title: 'Free Will.',
      text: 'A Star of yours need not roll here: choose what to do, as if the dice had said so. That uses an advantage, so its Rep cannot rise after this Encounter; if you roll, it can. Grunts roll.',
      rule: 'FTB-STOP-2',
    },
    'on star-power': {
      title: 'Star Power.',
      text: 'A Star begins with a die for each point of Rep. Hurt by people, it rolls them all: each 1 to 3 makes the damage one step less, each 6 is lost for this Encounter. Against the dead it does nothing.',
      rule: 'FTB-STOP-2',
    },
    'on advantages': {
      title: "A Star's luck.",
      text: 'As far as your table uses them: people of a lower Rep cannot kill a Star, only put it out of the fight. Against the others it may cheat death once, at the price of a point of Rep. None of this helps against zombies.',
      rule: 'FTB-STOP-2',
    },
    'on leader-die': {
      title: 'Leader Die.',
      text: 'A Star rolls one die for its group before they react. If it passes, everybody in the group counts one more die as passed, though never more than two.',
      rule: 'FTB-4.3.4a',
    },
    'on charge': {
      title: 'Charge into Melee.',
      text: 'Charger and target each begin with two dice against Rep. If the charger passes more it strikes home unhindered; if not, the target shoots first. Rage is a die more; Citizens, the prone and those taken from behind have one less.',
      rule: 'FTB-8.2.1b',
    },
    'on melee': {
      title: 'Hand to hand.',
      text: 'A die for each point of Rep and more for a weapon; whoever has more successes wins the round, and one die against the difference says what that does. If it is too high, the loser is a point of Rep weaker and they fight on. Recovery after the Encounter brings back some of those who fell or ran.',
      rule: 'FTB-STOP-9',
    },
    'on recovery': {
      title: 'Recovery.',
      text: 'Two dice against Rep for whoever went out of the fight or ran away: with two passed they are back as before, with one they are back a point of Rep lower, with none they are lost. A Medical Supply adds a die for the wounded.',
      rule: 'FTB-STOP-9',
    },
    'on zombies': {
      title: 'Where they come from.',
      text: 'Every die fired, and every other loud noise, is rolled again: on 4 or more in a city, 5 in a suburb, 6 in the country, one comes. A second die says from which hour of the clock, 12 inches off.',
      rule: 'FTB-10.2.3',
    },
    'on zed-or-no-zed': {
      title: 'Zed or No Zed.',
      text: 'Within 6 inches of the first zombie, two dice against Rep. With two passed you know what it is and carry on; with one or none it charges you at once. Those who passed any never take this again.',
      rule: 'FTB-10.9.3a',
    },
    'on feast': {
      title: 'A feast.',
      text: 'The dead that reach a body stay with it. The red die beside it says for how many turns more.',
      rule: 'FTB-10.7.1b',
    },
    'on see-the-feast': {
      title: 'See the Feast.',
      text: 'Watching them eat, within 6 inches, calls for a test of its own. With one passed you duck back and stand numb for a while; with none you run.',
      rule: 'FTB-10.9.4',
    },
    'on infection': {
      title: 'Bitten.',
      text: 'Exposed does not mean infected. The next time the figure is active, a die is added to its Rep: with 9 or more it is well. Whoever is infected loses a point of Rep at every double on the activation dice, and at Rep 3 it turns.',
      rule: 'FTB-10.11.3a',
    },
    'on pef': {
      title: 'Somebody, perhaps.',
      text: 'A counter with a question mark is a Possible Enemy Force. It moves by itself, and what it is is rolled only when somebody sees it. It may be nobody.',
      rule: 'FTB-12.2',
    },
    'on pef-resolved': {
      title: 'What it was.',
      text: 'Two dice against its Rep of 4: only with both passed is there somebody. Who they are depends on the day and the place.',
      rule: 'FTB-T-pef-resolution',
    },
    'on defining-moment': {
      title: 'A Defining Moment.',
      text: 'Whoever first goes into a building finds out what is inside, as if a Possible Enemy Force stood there: nobody, people, or the dead.',
      rule: 'FTB-12.16a',
    },
    'on friend-or-foe': {
      title: 'Friend or Foe.',
      text: 'A die and their number against a die and your Rep. If theirs is twice yours or more they are enemies, now and for life; if not, there is time to talk.',
      rule: 'FTB-12.8a',
    },
    'on talk': {
      title: 'Talk the Talk.',
      text: 'Leader to Leader within 3 inches: a die each, or by table option one for each point of Rep, and the difference in successes says what they make of you. People of your Class may even come along.',
      rule: 'FTB-T-talk',
    },
  },
  lines: [
    'You are a Star, with a band of Grunts. An Encounter is one game on one table; a campaign strings them together, month after month.',
    'Each turn every side rolls a die. Higher goes first, and only groups whose Leader has a Rep of the die or more may act.',
    'An active figure moves 8 inches, all at once or in pieces, and does one thing more. Groups hang together within 4 inches.',
    'When enemies come into sight of each other, everything stops for the In Sight test: the Leaders roll, the winners act, the losers react.',
    'To fire, add each die to Rep: 10 hits, 8 and 9 depend on cover, haste and armor, 7 misses. A hit rolls for damage against the Impact of the weapon.',
    'Whoever is fired at, or sees a friend fall, tests on the card of its Class: fire back, duck back, run away. Your Stars choose, unless your table chose otherwise.',
    'A charge is tested before blades meet. Then dice by Rep, until somebody is down.',
    'The dead come with every noise. They shamble 6 inches towards what they see or hear, gather about you, and charge together.',
    'Counters with a question mark move by themselves. What they are is rolled when you see them: nobody, people, or the dead. Talk first, if there is time.',
    'Going into a building for the first time is a Defining Moment. Then it can be searched: food, medicine, gear, or a gun.',
  ],
  phase(fact) {
    const { side } = named(fact);
    return fact.is === 'phase' && typeof side === 'string' ? `side.${side}` : undefined;
  },
  sort: FACTS.sort,
  goesOn(before, fact) {
    const last = before[before.length - 1];
    if (!last) return false;
    if (FACTS.follows(fact)) return before.length < IN_A_ROW * 2;
    const { who } = named(fact);
    return typeof who === 'string' && who === named(last).who && before.length < IN_A_ROW;
  },
  parts: FACTS.parts,
  atLeastOne: { down: 'at least one goes down', hits: 'at least one hit', killed: 'it dies' },
  quantities: { down: 'down', hits: 'hits', killed: 'killed' },
  amount: { one: 'Item', many: 'Items', fate: 'given', rest: 'Give out the rest' },
};

import type { Fact, Guide } from '@shambles/engine';
import { FACTS } from './facts.js';

/** Limit on how many consecutive sentences about one figure make a paragraph. */
const IN_A_ROW = 6;

const whose = (fact: Fact) => (fact as Fact & { readonly who?: unknown }).who;

/** Facts that show a hint the first time they happen. */
const EVENTS: { readonly [is: string]: string } = {
  tested: 'tested',
  fired: 'fired',
  'melee-round': 'melee',
  'zeds-came': 'zeds-came',
  feast: 'feast',
  engine: 'engine',
  'leader-die': 'leader-die',
  heroes: 'heroes',
  opened: 'opened',
  slipped: 'slipped',
  clear: 'clear',
  'took-up': 'took-up',
  haggled: 'haggled',
  'held-together': 'held-together',
  experience: 'experience',
  mercy: 'mercy',
};

/** Hints about what players easily miss, and how the story of a game is grouped into paragraphs. */
export const GUIDE: Guide = {
  event: ({ is }) => EVENTS[is],
  hints: {
    group: {
      title: 'Who goes with whom.',
      text: 'A group acts and tests on one throw, and stays within 4 inches. Its Leader may help with a die of their own while standing in front. Small groups hesitate less as one; large ones share every bad throw.',
      rule: 'BDZ-group-start',
    },
    activate: {
      title: 'Whose turn it is.',
      text: 'Each side throws a die; the higher goes first. Only groups whose Leader has a Rep of at least that die may act, the highest Rep first.',
      rule: 'BDZ-turn-rep-threshold',
    },
    deed: {
      title: 'What a group may do.',
      text: 'Move 8 inches and fire, or fire and move; charge; or stay and fire. Each figure fires once. Whoever comes into the sight of an enemy may be shot at before it goes on.',
      rule: 'BDZ-act-choice',
    },
    move: {
      title: 'Eight inches.',
      text: 'A door costs 2 inches, and an inch of rough ground counts as two. Where you stop, you face the way you went: zombies that come from behind cost you two dice.',
      rule: 'BDZ-move-normal',
    },
    aim: {
      title: 'Whom to shoot.',
      text: 'Dice may be split among targets near each other. Every shot is noise: at the end of the turn each may bring one more of the dead.',
      rule: 'BDZ-zgen-noise',
    },
    ready: {
      title: 'The dead are inside.',
      text: 'Fire, and fight hand to hand whatever is left standing; or get 4 inches away and keep your distance for now: they come 3 inches after you.',
      rule: 'BDZ-enc-cz-human-wins',
    },
    contact: {
      title: 'Talk, or fight.',
      text: 'Leaders roll a die for each point of Rep, and the larger party one for each figure by which it is larger. Two successes ahead, they join you for good; two behind, it is a fight. Gangers and survivors are trusted less by soldiers and civilians.',
      rule: 'BDZ-enc-mg-procedure',
    },
    mercy: {
      title: 'At the mercy of an enemy.',
      text: 'All that the victim has is taken. Two dice against the Rep of the enemy leader decide whether the victim lives: only one die if your side fired first.',
      rule: 'BDZ-enc-mercy',
    },
    'melee-dice': {
      title: 'Several at once.',
      text: 'Your dice are split before anything is rolled. Whoever keeps none against one of them is bitten on a single success.',
      rule: 'BDZ-melee-many',
    },
    pace: {
      title: 'How fast.',
      text: 'From rest, half the speed at most; off the road, half without a test. Beyond that, or in a sharp turn, the driver may have to keep control.',
      rule: 'BDZ-veh-move-normal',
    },
    'free-will': {
      title: 'Free Will.',
      text: 'A Star may choose its result instead of rolling, on this test.',
      rule: 'BDZ-star-freewill',
    },
    'cheat-death': {
      title: 'Cheating Death.',
      text: 'A Star may leave the table alive, for good. It costs a point of Rep. If zombies could have infected the Star, that is still tested.',
      rule: 'BDZ-star-cheat',
    },
    next: {
      title: 'Another month.',
      text: 'A month has four encounters in a city, two in the suburbs, one in the country. At its end everybody who was in the band has eaten a unit of food, even those it has lost.',
      rule: 'BDZ-camp-month',
    },
    convoy: {
      title: 'On the road.',
      text: 'A vehicle burns its Bash Value in fuel for each area. Everybody needs a seat, or stays behind for good; what is not driven is lost. On foot it takes a month.',
      rule: 'BDZ-camp-fuel-burn',
    },
    'who-eats': {
      title: 'Not enough.',
      text: 'Two may share a unit and lose two points of Rep each. Whoever gets nothing loses four and, unless your table chose otherwise, starves if that leaves none. A hungry band falls apart sooner.',
      rule: 'BDZ-camp-res-food-share',
    },
    'on clear': {
      title: 'A clear building.',
      text: 'Those inside may search it, each once: two dice added up, 2 more in a city, 2 less in the country; and their activation is over. It is searched in one activation, now or later.',
      rule: 'BDZ-enc-loot-search',
    },
    'on took-up': {
      title: 'What one can carry.',
      text: 'Twice their Rep in cargo, weapons and armor included. A band carries no more than its people and vehicles do, unless it has a base.',
      rule: 'BDZ-enc-encumbrance',
    },
    'on haggled': {
      title: 'Barter.',
      text: 'A luxury item is worth two, and brings two dice; so does what the area has no more of. Ahead, you get all that you asked for; one behind, half of what there may be.',
      rule: 'BDZ-T-barter',
    },
    'on held-together': {
      title: 'Keeping it together.',
      text: 'The Star and each Grunt throw a die for each point of Rep; a die that is not above it is a success. A Grunt with more successes than the Star goes, and with twice as many goes in anger. A base helps, losses and hunger do not.',
      rule: 'BDZ-camp-together-roll',
    },
    'on experience': {
      title: 'What they learned.',
      text: 'Whoever killed a zombie and found something, never hunkered down and was never out of the fight, rises on a die above their Rep or on a 6, as far as your table lets it. All others fall on a 1.',
      rule: 'BDZ-camp-rep-success',
    },
    'on tested': {
      title: 'A reaction.',
      text: 'Two dice against Rep: the card of the class says what is done for each number passed. It is done at once, before the active side goes on.',
      rule: 'BDZ-play-reaction-first',
    },
    'on fired': {
      title: 'Shots.',
      text: 'Each die is a shot and is added to Rep; a total of 8 hits. On two or more ones the weapon is empty.',
      rule: 'BDZ-T-shoot',
    },
    'on melee': {
      title: 'Hand to hand.',
      text: 'Both roll, and roll their successes again until one side has none. The other side wins by as many as it has left.',
      rule: 'BDZ-melee-rolling',
    },
    'on zeds-came': {
      title: 'They come.',
      text: 'A die for each tells from which side it comes, 12 inches away.',
      rule: 'BDZ-zgen-place',
    },
    'on feast': {
      title: 'The feast.',
      text: 'Zombies that eat let others be, for so many turns. Whoever sees it for the first time is tested.',
      rule: 'BDZ-zed-feast-length',
    },
    'on engine': {
      title: 'The car will not start.',
      text: 'A die for each try, once a turn. Each failure is as loud as six shots.',
      rule: 'BDZ-veh-wont-start',
    },
    'on leader-die': {
      title: 'The Leader.',
      text: 'The Leader stands in front, and so passed or failed a die for the whole group.',
      rule: 'BDZ-leader-die',
    },
    'on heroes': {
      title: 'A hero.',
      text: 'Double ones: each who was tested rolls a die and adds Rep. From now on the highest counts two dice as passed on such tests.',
      rule: 'BDZ-react-heroes',
    },
    'on opened': {
      title: 'They have never seen any.',
      text: 'They notice the dead when three inches away, and take Zed Or No Zed at once. After that the dice say who acts first.',
      rule: 'BDZ-react-zed',
    },
    'on slipped': {
      title: 'Tag.',
      text: 'Nobody catches the children. But the dead run after them where they are nearest.',
      rule: 'BDZ-enc-scen-bleens-uncatchable',
    },
  },
  lines: [
    'Ordinary people against the dead, and against each other. Each scenario says who has to get away.',
    'A turn: a die for the living and one for the dead. The higher goes first, and figures act whose Rep is not below the die.',
    'A group moves, fires, charges or stays. An enemy that sees it coming may react before it is done.',
    'Reactions are two dice against Rep: both, one or none of them passed, by the card of the class.',
    'Fire: a die for each shot added to Rep. Whoever is hit is knocked down, out of the fight, or dead.',
    'The dead shamble 6 inches to the nearest human they see, or to the loudest noise, and bite.',
    'Every shot, a running engine and one that will not start are noise, and noise draws more of them.',
    'Vehicles are fast, loud, and do not turn on the spot.',
  ],
  phase: () => undefined,
  sort: FACTS.sort,
  goesOn(before, fact) {
    const last = before[before.length - 1];
    if (!last) return false;
    if (FACTS.follows(fact)) return before.length < IN_A_ROW * 2;
    const who = whose(fact);
    return typeof who === 'string' && who === whose(last) && before.length < IN_A_ROW;
  },
  parts: FACTS.parts,
  atLeastOne: {},
  quantities: { dice: 'dice', inches: 'inches' },
  amount: { one: 'Die', many: 'Dice', fate: 'given', rest: 'Give out the rest' },
};

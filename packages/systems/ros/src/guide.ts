import type { Fact, Guide } from '@shambles/engine';
import { FACTS } from './facts.js';

const named = (fact: Fact): { readonly who?: unknown; readonly by?: unknown } =>
  fact as Fact & { readonly who?: unknown; readonly by?: unknown };

/** Limit on the related sentences in a row that form one paragraph. */
const IN_A_ROW = 5;

/** Hints about what is easily missed, and how a game of Run?...or Shoot? is told. */
export const GUIDE: Guide = {
  hints: {
    start: {
      title: 'Where you begin.',
      text: 'Anywhere in the start zone. Parked cars have alarms: begin away from them, and near the way you mean to go.',
      rule: 'ROS-R-map',
    },
    card: {
      title: 'One card each, face down.',
      text: 'Everybody chooses at once, and a card that was turned up stands: if it turns out to be no use, the turn is lost. Movement comes before shooting, and the dead move between the two.',
      rule: 'ROS-seq-1',
    },
    'move ROS-card-RUN': {
      title: 'Run.',
      text: 'Up to 10 cm, 2 less for each hit, and no shot. You may go in several stages and open doors on the way. Look for warnings: a stop beside a parked car may set off its alarm.',
      rule: 'ROS-card-RUN',
    },
    'move ROS-card-BOTH': {
      title: 'Both.',
      text: 'Up to 5 cm now and one shot later, after the dead have moved. Mind which way you face at the end.',
      rule: 'ROS-card-BOTH',
    },
    face: {
      title: 'Facing.',
      text: 'You can shoot only at what stands in the front quarter, and by night a torch lights only that way. The dead move only after this: look to where they will be.',
      rule: 'ROS-shoot-arc',
    },
    target: {
      title: 'One shot at a time.',
      text: 'Name a target, see what becomes of it, name the next. A body hit only knocks it down and back; a head hit ends it. One that did not move this turn is easier to hit.',
      rule: 'ROS-shoot',
    },
    gun: {
      title: 'Which gun?',
      text: 'A shotgun does nothing beyond 30 cm, a pistol kills nothing there, and automatic fire wakes the nearest horde within 40 cm.',
      rule: 'ROS-R-loud',
    },
    melee: {
      title: 'Push or strike?',
      text: 'Pushing rids you of as many as a die shows, all left lying 3 cm away, but kills none. A weapon strikes only one. Whatever still stands in contact after this hurts you without a roll.',
      rule: 'ROS-melee-push',
    },
    push: {
      title: 'Whom to push.',
      text: 'Only what still stands against you does damage. What you push down misses its next move.',
      rule: 'ROS-melee-push',
    },
    strike: {
      title: 'One blow.',
      text: 'A ten-sided die: too low misses, the middle knocks it down, the top kills. Sharp beats blunt, a chainsaw beats both and wakes the nearest horde within 40 cm.',
      rule: 'ROS-melee-weapon',
    },
    throw: {
      title: 'Where it lands.',
      text: 'Up to 30 cm, and it lands where you say without a roll. A blast wakes the nearest horde within 40 cm, and knocks down Zeds, survivors only if your table has chosen so; the table marks whom it would catch.',
      rule: 'ROS-grenade',
    },
    order: {
      title: 'One order.',
      text: 'Within 20 cm, or by radio. It holds until it is done or another is given; strangers without one do as the umpire sees fit.',
      rule: 'ROS-order',
    },
    duties: {
      title: 'What is yours.',
      text: 'Whatever you do not take, the rules do: by dice and by what they say, never to help or to hurt.',
      rule: 'ROS-U-seats',
    },
    find: {
      title: 'What is found.',
      text: 'Say what lies there, or have it rolled for. Nobody is told before the finder is.',
      rule: 'ROS-R-search',
    },
    give: {
      title: 'Hand over.',
      text: 'One weapon or two small things, to somebody you touch who has room for them. They may hand as much back.',
      rule: 'ROS-card-GIVE',
    },
    assist: {
      title: 'Assist.',
      text: 'Help somebody up, tear off what has them pinned, free the trapped, or carry: for one whom you touch.',
      rule: 'ROS-card-ASSIST',
    },
    heal: {
      title: 'First aid.',
      text: 'A kit takes off one hit and is gone. The last hit never heals, and nothing cures an infection.',
      rule: 'ROS-injury-heal',
    },
  },
  lines: [
    'One team against the town. A scenario says what to do and in how many turns; hordes hide where nobody sees them.',
    'Each turn every survivor lays one card face down: Run, Climb, Shoot, Both, Melee, Reload and so on. All are turned up together and stand.',
    'Then, always in this order: survivors fight, the dead in contact bite, survivors move, grenades fly, the dead move, the fallen dead rise, survivors shoot, mutants strike, fallen survivors rise.',
    'Run goes 10 cm. Both goes 5 and fires once. Shoot stands and fires three times.',
    'A shot is a ten-sided die read on the row of the gun, for up to 30 cm or beyond: miss, body (down and back) or head (dead). Only the front quarter can be shot at.',
    'The dead that attack move 20 cm and stop when they touch. Whatever stands against you then hurts in step 4 of the next turn, without a roll: shoot it before, or push it off.',
    'The fourth hit kills. Each hit takes 2 cm off your movement and 1 off your shots. A first aid kit heals one, but never the last.',
    'A bite may infect, and nobody is told. The infected may drop dead any turn and rise in the next.',
    'Hordes wake at loud noises, car alarms, groans and when you come near. Quiet and distance are your best weapons.',
    'Doors can be closed and barred behind you. The dead need time to break them, and an armoured one they never break.',
  ],
  phase(fact) {
    const { step } = fact as Fact & { readonly step?: unknown };
    return fact.is === 'step' && typeof step === 'number' && step > 0 ? `step.${step}` : undefined;
  },
  sort: FACTS.sort,
  goesOn(before, fact) {
    const last = before[before.length - 1];
    if (!last) return false;
    if (FACTS.follows(fact)) return before.length < IN_A_ROW * 2;
    // Successive actions of one figure form a paragraph; so do moves of several figures in a row.
    const { who } = named(fact);
    if (typeof who === 'string' && who === (named(last).who ?? named(last).by))
      return before.length < IN_A_ROW;
    return last.is === fact.is && fact.is === 'walked' && before.length < IN_A_ROW;
  },
  parts: FACTS.parts,
  atLeastOne: {
    kills: 'it is killed',
    killed: 'it is killed',
    hits: 'at least one hit',
    down: 'it goes down',
    infected: 'somebody is infected',
    woken: 'a horde wakes',
    pushed: 'at least one is pushed off',
  },
  quantities: { kills: 'killed', hits: 'hits', down: 'knocked down', pushed: 'pushed off' },
  amount: { one: 'point', many: 'points', fate: 'given', rest: 'Give out the rest' },
};

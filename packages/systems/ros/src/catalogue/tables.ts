import type { Catalogue } from '@shambles/engine';

/** The steps of a turn, in order. ROS-seq. */
export const STEP_NAMES: readonly string[] = [
  'Cards are placed',
  'Cards are turned up',
  'Survivors fight',
  'Zeds in contact do damage',
  'Survivors move',
  'Grenades are thrown',
  'Zeds move',
  'Fallen Zeds get up',
  'Survivors shoot',
  'Mutants strike from afar',
  'Fallen survivors get up',
];

const named = (prefix: string, words: { readonly [key: string]: string }): Catalogue =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word]));

/** What dice and draws are for. */
const ROLLS: Catalogue = {
  ...named('roll', {
    alarm: 'Car alarm',
    look: 'Through the binoculars',
    blast: 'Blast',
    drift: 'Drift',
    find: 'Search',
    groans: 'Groans',
    'horde-size': 'Size of a horde',
    illness: 'Illness',
    infection: 'Infection',
    'knock-back': 'Knocked back',
    nerve: 'Nerve',
    pin: 'Pinned',
    push: 'Push back',

    shot: 'Shot',
    spit: 'Spit',
    strike: 'Strike',
    tank: 'The Tank strikes',
    'tear-off': 'Tear it off',
    throw: 'The Tank throws',
    thrown: 'What it threw',
    tongue: 'Tongue',
    'tongue-hits': 'Hits by the tongue',
    where: 'Where a drifter stands',
  }),
  ...named('draw', {
    prey: 'Which of them',
    hordes: 'Where hordes hide',
    seated: 'Who the seated figures are',
  }),
};

/** How each scenario can end. */
const LEVELS: Catalogue = {
  'safe-house-full': 'Full win: nobody was lost',
  'safe-house-win': 'Win: the door is shut behind the living',
  'safe-house-loss': 'Loss: the house stayed empty',
  'supply-run-win': 'Win: all six supplies are out',
  'supply-run-draw': 'Draw: enough to get by on',
  'supply-run-loss': 'Loss: too little for the winter',
  'trapped-full': 'Full win: all three are out',
  'trapped-win': 'Win: two of them are out',
  'trapped-loss': 'Loss: too few came back',
  'pick-up-full': 'Full win: everybody is aboard',
  'pick-up-win': 'Win: half of the team is aboard',
  'pick-up-loss': 'Loss: the helicopter left without them',
};

/** Reasons, as the rules name them. */
const WHYS: Catalogue = named('why', {
  arrived: 'it had come as far as it was told',
  done: 'it had done as told',
  gone: 'whom it was about was gone',
  helpless: 'helpless',
  lifted: 'enough of them were lifted out',
  'no-foe': 'no Zed in reach',
  'no-grenade': 'nothing to throw',
  'no-kit': 'no First Aid Kit',
  'no-ladder': 'no ladder in reach',
  'no-reload': 'nothing to reload with',
  'no-shots': 'no shots left',
  'no-target': 'nothing to shoot at',
  'nobody-hears': 'nobody heard it',
  'nobody-to-assist': 'nobody in reach needed help',
  'nobody-to-give': 'nobody in reach to give to',
  'nobody-to-heal': 'nobody in reach could be healed',
  'on-a-ladder': 'on a ladder',
  rescued: 'enough strangers were led out',
  sheltered: 'the living were inside and the door was shut',
  supplies: 'what was carried off was counted',
  time: 'the time was up',
  'too-few': 'too few were left',
});

/** What procedures count, what at least one of it means, and their outcomes by name. */
const ODDS: Catalogue = {
  ...named('quantity', {
    'push.pushed': 'pushed back',
    'tear-off.off': 'torn off',
    'grenade.killed': 'killed',
    'groans.woken': 'a horde wakes',
    'car-alarm.sounds': 'the alarm sounds',
    'infection.infected': 'infected',
    'drift.moving': 'on the move',
    'mutant.hit': 'it hits',
    'mutant.hits': 'hits',
    'search.found': 'found',
  }),
  ...named('odds', {
    'push.pushed': 'at least one is pushed back',
    'tear-off.off': 'it is torn off',
    'grenade.killed': 'at least one is killed',
    'groans.woken': 'a horde wakes',
    'car-alarm.sounds': 'the alarm sounds',
    'infection.infected': 'infected',
    'drift.moving': 'at least one moves',
    'mutant.hit': 'it hits',
    'mutant.hits': 'at least one hit',
    'search.found': 'something is found',
  }),
  ...named('outcome', {
    'shot.miss': 'miss',
    'shot.body': 'body hit',
    'shot.head': 'head hit',
    'melee.miss': 'miss',
    'melee.down': 'knocked down',
    'melee.kill': 'killed',
  }),
};

const SEATS: Catalogue = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`seat.survivor-${n}`, `Survivor ${n}`])),
  'seat.umpire': 'Umpire',
  'seat.spectator': 'Spectator',
  'seat.survivors': 'Survivors',
  'seat.zeds': 'Zeds',
};

export const TABLE_WORDS: Catalogue = {
  ...Object.fromEntries(STEP_NAMES.map((name, i) => [`step.${i + 1}`, name])),
  'step.12': 'End of the turn',
  ...ROLLS,
  ...LEVELS,
  ...WHYS,
  ...SEATS,
  ...named('factor', {
    sniping: 'Snipe card',
    stationary: 'the target did not move',
    burning: 'the target burns',
    disappearing: 'the target slips out of sight',
    obscured: 'the target is partly hidden',
    hit: 'the shooter is hit',
    leaping: 'the Hunter leapt this turn',
  }),
  ...named('badge', {
    alarm: 'alarm',
    barred: 'barred',
    burning: 'on fire',
    charging: 'charging',
    crouching: 'crouching',
    dead: 'dead',
    down: 'down',
    empty: 'out of shots',
    hanging: 'on a ladder',
    'hit-1': 'hit once',
    'hit-2': 'hit twice',
    'hit-3': 'hit three times',
    infected: 'infected',
    inside: 'in a vehicle',
    leapt: 'leapt',
    marked: 'slimed',
    pinned: 'pinned',
    torch: 'torch lit',
    trapped: 'trapped',
    waiting: 'in hiding',
  }),
  ...ODDS,
};

import { type Catalogue, thingInWords, under } from '@shambles/engine';
import { placeWords } from '@shambles/measured';
import { LAY_WORDS } from '@shambles/towns';
import { BARTER_WORDS } from './catalogue/campaign/barter.js';
import { CONTACT_PIECES, CONTACT_ROLLS, CONTACT_WORDS } from './catalogue/campaign/contact.js';
import { DAY_ROLLS, DAY_WORDS } from './catalogue/campaign/day-one.js';
import { TOLD_WORDS } from './catalogue/campaign/elsewhere.js';
import { ENCOUNTER_WORDS } from './catalogue/campaign/encounters.js';
import { EVENT_WORDS } from './catalogue/campaign/events.js';
import { KEEPING_WORDS } from './catalogue/campaign/keeping.js';
import { LOOT_DEEDS, LOOT_PIECE_WORDS, LOOT_ROLLS, LOOT_WORDS } from './catalogue/campaign/loot.js';
import { CAMPAIGN_WORDS, PEOPLE_NAMES } from './catalogue/campaign/months.js';
import { ROAD_PIECE_WORDS, ROAD_ROLLS, ROAD_WORDS } from './catalogue/campaign/road.js';
import { CHRONICLE_WORDS } from './catalogue/chronicle.js';
import { COMPANION_WORDS } from './catalogue/companion.js';
import { COUNT_WORDS } from './catalogue/counts.js';
import { EVENING_WORDS } from './catalogue/evening.js';
import { FIGHT_ROLLS, FIGHT_WORDS } from './catalogue/fight.js';
import { AILINGS, GIFTS } from './catalogue/gifts.js';
import { FACTS } from './facts.js';
import type { Test, VehicleTest } from './kinds.js';
import { SCENARIOS } from './scenarios/scenarios.js';
import { ATTRIBUTE_TABLE } from './tables/attributes.js';
import { TYPE_NAMES } from './tables/campaign/road.js';
import { LISTS } from './tables/lists.js';
import type { Result } from './tables/reactions.js';
import { DRIVER_TESTS, type DriverResult, KINDS, OBSTACLES } from './tables/vehicles.js';
import { WEAPONS } from './tables/weapons.js';

/** Names that we made up. */
const NAMES = {
  'star-1': 'Robin',
  char: 'Ada',
  dez: 'Beth',
  'star-2': 'Gino',
  carlos: 'Boris',
  willie: 'Milo',
  'recruit-1': 'Dora',
  'recruit-2': 'Hank',
  'recruit-3': 'Ines',
  'recruit-4': 'Jon',
  'recruit-5': 'Kira',
  'recruit-6': 'Leo',
  'recruit-7': 'Mara',
  'recruit-8': 'Ned',
  'recruit-9': 'Olga',
  'recruit-10': 'Pete',
} as const;

/** Names of people and vehicles in the printed scenarios. */
const CALLED: { readonly people: Catalogue; readonly vehicles: Catalogue } = {
  people: Object.assign({}, ...SCENARIOS.map((s) => s.names.people)),
  vehicles: Object.assign({}, ...SCENARIOS.map((s) => s.names.vehicles)),
};

const TEST_NAMES: { readonly [test in Test]: string } = {
  'fast-move': 'Fast Move',
  'in-sight': 'In Sight',
  'received-fire': 'Received Fire',
  'wanting-to-charge': 'Wanting To Charge',
  'being-charged': 'Being Charged',
  rally: 'Rally',
  'man-down': 'Man Down',
  'leader-lost': 'Leader Lost',
  'recover-from-knock-down': 'Recover From Knock Down',
  'zed-or-no-zed': 'Zed Or No Zed',
  'see-the-feast': 'See The Feast',
  sanity: 'Sanity',
};

const RESULTS: { readonly [result in Result]: string } = {
  'move-2x': 'twice the move',
  'move-1.5x': 'half the move more',
  'move-1x': 'a normal move',
  stay: 'stays in place',
  'hold-fire': 'holds fire',
  'no-fire': 'may not fire',
  fire: 'fires',
  'snap-fire': 'snap fires',
  'duck-back': 'ducks back',
  halt: 'halts',
  retire: 'retires',
  'carry-on': 'carries on',
  charge: 'charges',
  'fire-and-melee': 'fires, then fights',
  'snap-fire-and-melee': 'snap fires, then fights',
  melee: 'fights',
  'melee-rear': 'fights, taken from behind',
  stunned: 'stunned',
  out: 'out of the fight',
  dead: 'dead',
  'leader-now': 'another leads at once',
  'leader-next-active': 'halts, without a Leader',
  'count-as-1': 'knows the face',
  'zombie-charges': 'is charged',
  'zombie-in-melee': 'is taken by surprise',
  'never-again': 'has seen worse',
  'duck-back-and-sanity': 'ducks back, shaken',
  'retire-and-sanity': 'runs, shaken',
  'hunker-down': 'hunkers down',
  'never-rally': 'is lost for this fight',
};

const DRIVER_RESULTS: { readonly [result in DriverResult]: string } = {
  nothing: 'does nothing',
  'go-half': 'may go on',
  veer: 'veers away',
  'veer-and-lose-control': 'veers away, losing control',
  'run-at': 'runs at them',
  'run-at-warned': 'runs at them, with a warning',
  miss: 'misses them',
  'bash-or-lose-control': 'bashes, or tries to get out of the way',
  'lose-control': 'tries to get out of the way',
  'lose-control-minus-1': 'tries to get out of the way, too late',
  'keep-course': 'keeps its speed and course',
  dodge: 'dodges',
  'by-rep': 'dodges whoever is no better',
  hit: 'is hit',
  'carry-on': 'carries on',
  'roll-over': 'rolls over',
  swerve: 'swerves past',
  'swerve-and-stall': 'swerves past and slides to a halt',
  collide: 'cannot avoid it',
  far: 'drives as usual',
  farther: 'half as far again',
  farthest: 'twice as far',
};

const VEHICLE_TEST_NAMES = Object.fromEntries(DRIVER_TESTS.rows.map(({ id, title }) => [id, title])) as {
  readonly [test in VehicleTest]: string;
};

const DRIVING: Catalogue = {
  'deed.drive': '{{who}}: drive {{what}}',
  'deed.start': '{{who}}: start {{what}}',
  'deed.switch-off': '{{who}}: switch off the engine of {{what}}',
  'deed.wheel': '{{who}}: take the wheel of {{what}}',
  'deed.board-wheel-door': '{{who}}: get behind the wheel of {{what}}',
  'deed.board-front-door': '{{who}}: get into {{what}}',
  'deed.board-rear-door': '{{who}}: get into the back of {{what}}',
  'deed.board-wheel-window': '{{who}}: climb behind the wheel of {{what}} through a window',
  'deed.board-front-window': '{{who}}: climb into {{what}} through a window',
  'deed.board-rear-window': '{{who}}: jump into the back of {{what}}',
  'deed.get-out-door': '{{who}}: get out of {{what}}',
  'deed.get-out-window': '{{who}}: jump or climb out of {{what}}',
  'deed.fire-vehicle': '{{who}}: fire at {{what}} itself',
  'deed.repair': '{{who}}: repair {{what}}',
  'deed.siphon': '{{who}}: draw fuel out of {{what}}',
  'deed.charge-vehicle': '{{who}}: charge those in {{what}}',
  'deed.take-keys': '{{who}}: take the keys that lie there',
  'deed.silence': '{{who}}: silence the alarm of {{what}}',
  'ask.pace': 'How fast does {{what}} go?',
  'pace.forward': 'Forwards, {{inches}}″ on the road',
  'pace.back': 'Back, {{inches}}″',
  'pace.stand': 'Not at all',
  'pace.test': 'Faster than that: a Driver Test',
  'pace-kind.ahead': 'Ahead',
  'pace-kind.faster': 'Faster',
  'pace-kind.stay': 'Stand still',
  'pace-kind.back': 'Backwards',
  'ask.drive': 'What does {{what}} do? {{inches}}″ remain.',
  'drive.go': 'Straight on, {{inches}}″ at most',
  'drive.turn': 'Turn, for a quarter of the speed',
  'drive.bootleg-left': 'A bootlegger turn to the left',
  'drive.bootleg-right': 'A bootlegger turn to the right',
  'drive.run-down': 'Run them down',
  'drive.ram': 'Ram {{what}}',
  'drive.done': 'No farther',
  'drive-kind.ahead': 'Drive on',
  'drive-kind.turn': 'Turn',
  'drive-kind.hit': 'Drive into',
  'drive-kind.end': 'Stop here',
  'ask.leg': 'How far does {{what}} go?',
  'leg.inches': '{{inches}}″',
  'leg.most': 'As far as it goes, {{inches}}″',
  'ask.turn': 'Which way does {{what}} turn? {{inches}}″ remain after it.',
  'turn.half-left': 'Half left',
  'turn.half-right': 'Half right',
  'turn.left': 'Left',
  'turn.right': 'Right',
  'ask.wires':
    'There are no keys in {{what}}. Does {{who}} try to hot-wire it? A pair on the dice does it, and then the engine has to start; nobody may try the wires twice.',
  'wires.yes': 'Hot-wire it',
  'wires.no': 'Leave the wires alone',
  'ask.prey': 'Whom does {{what}} run at?',
  'ask.charged': '{{what}} is rammed. What does its driver do?',
  'charged.bash': 'Bash',
  'charged.lose-control': 'Try to get out of the way',
  'ask.ram-missed': '{{what}} misses. Who fires at its driver?',
  'ram-missed.nobody': 'Nobody',
  'ask.react':
    'The driver of {{what}} reacts, and may go on at once, {{inches}}″ at most. What does {{what}} do?',
  'react-kind.here': 'Stay here',
  'react-kind.straight': 'Straight on',
  'react-kind.left': 'To the left',
  'react-kind.right': 'To the right',
  'react.stay': 'Nothing, and keep its speed',
  'react.stop': 'Stop here',
  'react.go-0': 'Straight on',
  'react.go--45': 'On, bent to the left',
  'react.go-45': 'On, bent to the right',
  'react.go-0-stop': 'Straight on, then stop',
  'react.go--45-stop': 'On, bent to the left, then stop',
  'react.go-45-stop': 'On, bent to the right, then stop',
  'react.part-straight': '{{inches}}″ straight on',
  'react.part-left': '{{inches}}″, bent {{degrees}}° to the left',
  'react.part-right': '{{inches}}″, bent {{degrees}}° to the right',
  'react.part-straight-stop': '{{inches}}″ straight on, then stop',
  'react.part-left-stop': '{{inches}}″, bent {{degrees}}° to the left, then stop',
  'react.part-right-stop': '{{inches}}″, bent {{degrees}}° to the right, then stop',
  'ask.challenge': '{{passed}} of the Challenge passed, which decides nothing. Does {{who}} try again?',
  'challenge.passed-0': 'No die',
  'challenge.passed-1': 'One die',
  'challenge.passed-2': 'Two dice',
  'challenge.again': 'Try again',
  'challenge.leave': 'Leave it',
};

const rolls = {
  activation: 'Activation',
  order: 'Who goes first',
  reaction: 'Reaction',
  'leader-die': 'Leader Die',
  hero: 'Who is the hero',
  guard: 'National Guard, or regular army',
  recruit: 'Who it is',
  weapon: 'Weapon',
  rogue: 'Whom they still answer to',
  attribute: 'Attribute',
  which: 'Which of these',
  'own-die': 'A die of its own',
  wits: 'Whether it thinks of something',
  trips: 'How far it comes',
  shots: 'Shots',
  damage: 'Damage',
  pitiful: 'A lucky shot',
  melee: 'Melee',
  zombies: 'How many stand about',
  noise: 'Who hears it',
  placing: 'Where they come from',
  wandering: 'Does one wander in?',
  road: 'Which way the road runs',
  'road-end': 'How far it runs',
  few: 'How few buildings there are',
  square: 'What lies here',
  top: 'A single top, or a ridge',
  vehicles: 'How many vehicles stand about',
  rv: 'A small one, or a large one',
  'dead-end': 'Left or right',
  feast: 'How long they feast',
  working: 'Does it go?',
  keys: 'Keys',
  'hot-wire': 'Hot-wiring',
  start: 'The engine',
  driver: 'Vehicle test',
  bash: 'Bash',
  'bash-damage': 'What is left of it',
  side: 'Left or right',
  'vehicle-shot': 'At the vehicle',
  challenge: 'Challenge',
  mother: 'Protective mother',
} as const;

const ASKS: Catalogue = {
  'ask.activate': 'Which group acts now?',
  'activate.stay': '{{who}}: stay in place, and fire or fight',
  'activate.move': '{{who}}: move, before or after firing',
  'activate.recover': '{{who}}: recover',
  'activate.hunkered': '{{who}}: stay hunkered down, until a friend comes and rallies',
  'activate.hunkered-alone': '{{who}}: stay hunkered down; there is nobody who could rally',
  'activate.pass': '{{who}}: let this turn go',
  'ask.deed': 'What next for {{who}}?',
  'deed.done': 'Nothing more',
  'deed.move': '{{who}}: move, up to {{inches}} inches',
  'deed.move_one': '{{who}}: move, up to {{inches}} inch',
  'deed.fast': '{{who}}: try to go fast',
  'deed.prone': '{{who}}: go prone',
  'deed.stand': '{{who}}: get up',
  'deed.face': '{{who}}: turn',
  'deed.rally': '{{who}}: rally those near',
  'deed.fire': '{{who}}: fire',
  'deed.reload': '{{who}}: reload {{gun}}',
  'deed.switch': '{{who}}: take {{guns}} in hand',
  'deed.charge': '{{who}}: charge {{whom}}',
  'deed.fight': '{{who}}: fight on',
  'deed.break': '{{who}}: break off the melee',
  'deed.kill-hand': '{{who}}: finish off {{whom}} by hand',
  'deed.kill-fire': '{{who}}: finish off {{whom}} with a shot',
  'deed.tie-up': '{{who}}: tie {{whom}} up',
  'deed.untie': '{{who}}: untie {{whom}}',
  'deed.leave': '{{who}}: leave the table',
  'deed.cash': '{{who}}: draw the cash, which takes the whole activation',
  'deed.call': '{{who}}: call the children out, and end the activation',
  'deed.tools': '{{who}}: take something to hit with from {{what}}',
  'deed.take': '{{who}}: take {{weapon}} in hand',
  'deed.join': '{{who}}: take {{whom}} along',
  'deed.split': '{{who}}: act alone',
  'ask.move': 'Where does {{who}} {{go}}? {{inches}} inches at most.',
  'go.anywhere': 'go',
  'go.away': 'run, to get off the table',
  'ask.step': 'Does {{who}} come up as well? {{inches}} inches at most.',
  stay: 'Stay here',
  'ask.face': 'Which way does {{who}} turn?',
  'face.towards': 'Towards {{name}}',
  'ask.fast-others': 'Who else tries to go fast?',
  'ask.start':
    'What is {{who}}? Soldiers are the steadiest under fire. They and survivors save their shots at the dead far off; gangers fire at whoever they see. Civilians fire late, and run first. The higher the Rep, the better at everything: a lower one makes it harder.',
  'start.civilian': 'A civilian of Rep {{rep}}',
  'start.military': 'A soldier of Rep {{rep}}',
  'start.ganger': 'A ganger of Rep {{rep}}',
  'start.survivor': 'A survivor of Rep {{rep}}',
  'ask.weapon': 'What does {{who}} carry? Guns: reach in inches, dice, Impact.',
  weapon: '{{weapon}}',
  'weapon.gun': '{{weapon}}, {{range}}″, {{dice}}d6, Impact {{impact}}',
  'ask.list': 'Whom does {{who}} recruit?',
  'list.military': 'Soldiers',
  'list.police': 'Police',
  'list.survivor': 'Survivors',
  'list.civilian': 'Civilians',
  'list.ganger': 'Gangers',
  'ask.recruits':
    'How many does {{who}} recruit? The more of you there are, the more of the dead come; in a campaign, all of you eat.',
  'ask.takes-more': 'What does {{who}} take from the patrol car?',
  'takes-nothing': 'Nothing',
  'ask.saw': 'Who carries the squad automatic weapon?',
  'saw.nobody': 'Nobody',
  'ask.class': '{{who}} has been through enough to change. What does {{who}} become?',
  'becomes.civilian': 'Remains a civilian',
  'becomes.survivor': 'A survivor',
  'becomes.ganger': 'A ganger',
  'ask.group': 'Who is in one group with {{who}}?',
  'ask.attributes': 'Which attributes does {{who}} have?',
  possibility: '{{faces}}: {{what}}',
  'ask.leader': 'Who leads now?',
  'ask.both': 'Does {{who}} fire both weapons?',
  both: 'Both, in haste',
  'both.one': 'One of them',
  'ask.aim': 'At whom does {{who}} fire {{gun}}? Dice left: {{dice}}.',
  'aim.all': '{{dice}} dice at {{name}}',
  'aim.all_one': 'A single die at {{name}}',
  'aim.one': 'One of {{dice}} dice at {{name}}, then choose again',
  'ask.charge-with': 'Who charges with {{who}}?',
  'charge-with.nobody': 'Nobody else',
  'charge-with.at': '{{who}}, at {{whom}}',
  'ask.fight-with': 'Who fights on with {{who}}, in one round?',
  'ask.melee-dice':
    'How many dice does {{who}} use on {{whom}}, out of {{dice}}? What is left is for the {{others}} others.',
  'ask.melee-dice_one':
    'How many dice does {{who}} use on {{whom}}, out of {{dice}}? What is left is for the other one.',
  'ask.cheat-death': '{{killer}} would kill {{who}}. Cheat death?',
  'killer.accident': 'An accident',
  'killer.feast': 'The feast of the dead',
  'cheat-death.yes': 'Cheat death, and lose 1 Rep',
  'cheat-death.no': 'Die',
  'ask.free-will': '{{who}} takes {{tests}}. A Star may choose the result, or roll as others do. What now?',
  'free-will.roll': 'Roll',
  'gist.same': 'no different from {{dice}} passed: choose either',
  'gist.ducks-with': 'picks up a wounded friend on the way, if one lies within 4 inches',
  'gist.ducks-alone': 'leaves a wounded friend where he lies',
  'free-will.fire-melee': 'stays, with no gun to fire ({{dice}} passed)',
  'free-will.fire-empty': 'ducks back, with nothing to fire that reaches them ({{dice}} passed)',
  'free-will.fire-unseen': 'carries on, with no clear shot ({{dice}} passed)',
  'free-will.fire-unseen-ducks': 'ducks back, with no clear shot ({{dice}} passed)',
  figure: '{{who}}',
};

const DRAWS: Catalogue = { ...LAY_WORDS, 'draw.whom': 'Near whom it is' };

const ENTERING: Catalogue = {
  'ask.enter-by': 'By which edge do your people come onto the table?',
  'enter-by.north': 'From the north',
  'enter-by.north-fast': 'From the north, as fast as they can',
  'enter-by.east': 'From the east',
  'enter-by.east-fast': 'From the east, as fast as they can',
  'enter-by.south': 'From the south',
  'enter-by.south-fast': 'From the south, as fast as they can',
  'enter-by.west': 'From the west',
  'enter-by.west-fast': 'From the west, as fast as they can',
  'ask.enter-at': 'Where does {{who}} step onto the table? Whoever else comes by this edge comes on beside.',
  'place.enter-west': '{{inches}} inches from the western corner',
  'place.enter-south': '{{inches}} inches from the southern corner',
  'ask.enter': 'Where does {{who}} go? {{inches}} inches at most.',
};

/** Ordinals, enough for all vehicles of one kind that a table can hold. BDZ-T-areas. */
const NTH = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
/** How many vehicles a band can acquire in a long campaign. */
const OURS = 60;
/** Colors that tell a band's vehicles of one kind from each other. */
const COLORS = 'white black silver red blue gray green brown yellow orange beige purple'.split(' ');
/** The color of a band's vehicle by its number, with an ordinal once all have been given. */
function colorOf(n: number): string {
  const round = Math.floor(n / COLORS.length);
  return `${round > 0 ? `${NTH[round]} ` : ''}${COLORS[n % COLORS.length]}`;
}
/** Names of vehicles by id. The id is the kind, or the kind and a number if the table has several. */
const VEHICLE_NAMES: Catalogue = Object.fromEntries(
  KINDS.rows.flatMap(({ id, name }) => {
    const kind = thingInWords(name.toLowerCase());
    const ours = Array.from({ length: OURS }, (_, i) => [`own-${id}-${i + 1}`, `our ${colorOf(i)} ${kind}`]);
    return [
      [id, `the ${kind}`],
      [`met-${id}`, `their ${kind}`],
      ...ours,
      ...NTH.map((nth, i) => [`${id}-${i + 1}`, `the ${nth} ${kind}`]),
    ];
  }),
);
const OBSTACLE_NAMES: Catalogue = Object.fromEntries([
  ...OBSTACLES.rows.map(({ id, name }) => [id, name]),
  ...KINDS.rows.map(({ id, name }) => [id, name]),
]);

/** The name as it reads within a sentence: capitalised words become lower case, all-capital words stay. */
const spoken = (name: string): string => name.replace(/\b[A-Z][a-z]/g, (two) => two.toLowerCase());

/** Deeds as listed under the name of the figure that would do them, without the leading name. */
const own = (words: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => key.startsWith('deed.'))
      .map(([key, text]) => [`own.${key}`, capital(text.replace(/^\{\{who\}\}: /, ''))]),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Everything the game says, in English. The sentences that tell a fact are declared with the fact. */
export const ENGLISH: Catalogue = {
  ...FACTS.words,
  ...CHRONICLE_WORDS,
  ...EVENING_WORDS,
  ...COMPANION_WORDS,
  ...COUNT_WORDS,
  ...CAMPAIGN_WORDS,
  ...DAY_WORDS,
  ...ROAD_WORDS,
  ...ROAD_PIECE_WORDS,
  ...CONTACT_WORDS,
  ...CONTACT_PIECES,
  ...LOOT_WORDS,
  ...BARTER_WORDS,
  ...LOOT_DEEDS,
  ...LOOT_PIECE_WORDS,
  ...KEEPING_WORDS,
  ...EVENT_WORDS,
  ...ENCOUNTER_WORDS,
  ...TOLD_WORDS,
  ...placeWords({ unit: 'in', near: 'To charge {{name}} from 4 inches, {{where}}' }),
  ...ASKS,
  ...FIGHT_WORDS,
  ...DRIVING,
  ...own({ ...ASKS, ...FIGHT_WORDS, ...DRIVING, ...LOOT_DEEDS, ...ROAD_WORDS }),
  'own.holds': '{{things}}',
  ...under('roll', {
    ...rolls,
    ...FIGHT_ROLLS,
    ...DAY_ROLLS,
    ...CONTACT_ROLLS,
    ...LOOT_ROLLS,
    ...ROAD_ROLLS,
  }),
  'each.reaction': 'each die compared with Rep',
  'each.shots': 'Rep added to each',
  'each.noise': 'each die by itself',
  'each.placing': 'each die by itself',
  'whose.civilian': 'A civilian',
  'reads.hot-wire': 'any pair will do',
  ...DRAWS,
  ...ENTERING,
  ...under('test', { ...TEST_NAMES, ...VEHICLE_TEST_NAMES }),
  ...under('who.test', { ...TEST_NAMES, ...VEHICLE_TEST_NAMES }),
  ...under('result', { ...DRIVER_RESULTS, ...RESULTS }),
  ...under(
    'free-will',
    Object.fromEntries(
      Object.entries({ ...DRIVER_RESULTS, ...RESULTS }).map(([key, text]) => [
        key,
        `${text} ({{dice}} passed)`,
      ]),
    ),
  ),
  ...under('damage', { 'knocked-down': 'knocked down', out: 'out of the fight', dead: 'dead' }),
  ...under('vehicle', { ...VEHICLE_NAMES, ...CALLED.vehicles }),
  ...under('who.vehicle', { ...VEHICLE_NAMES, ...CALLED.vehicles }),
  ...under('who.obstacle', OBSTACLE_NAMES),
  ...under('attribute', Object.fromEntries(ATTRIBUTE_TABLE.rows.map((row) => [row.attribute, row.name]))),
  ...under(
    'gift',
    Object.fromEntries(
      ATTRIBUTE_TABLE.rows.map(({ attribute, name }) => [attribute, `${name}: ${GIFTS[attribute]}`]),
    ),
  ),
  ...under('ail', AILINGS),
  ...under(
    'type',
    Object.fromEntries([
      ...Object.values(LISTS).flatMap((list) => list.recruits.rows.map((row) => [row.type, row.name])),
      ...Object.entries(TYPE_NAMES),
    ]),
  ),
  ...under('class', {
    civilian: 'a civilian',
    ganger: 'a ganger',
    military: 'a soldier',
    survivor: 'a survivor',
  }),
  ...under('person', { ...NAMES, ...PEOPLE_NAMES, ...CALLED.people }),
  ...under('who', { ...NAMES, ...PEOPLE_NAMES, ...CALLED.people }),
  ...Object.fromEntries(
    WEAPONS.rows.flatMap(({ id, name }) => [
      [`thing.${id}_one`, `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${spoken(name)}`],
      [`thing.${id}_other`, `{{count}} of ${spoken(name)}`],
    ]),
  ),
  ...under('thing', {
    unarmed: 'bare hands',
    'one-handed': 'a one handed weapon',
    knife: 'a knife',
    'two-handed': 'a two handed weapon',
    'improvised-one-handed': 'a pipe',
    'improvised-two-handed': 'a bat',
    chainsaw: 'a chain saw',
  }),
  'kind.zed_one': 'a zombie',
  'kind.zed_other': '{{count}} zombies',
  ...Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`who.zed-${i + 1}`, `Zed ${i + 1}`])),
  // A figure bears no number on the table.
  ...Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`dice.zed-${i + 1}`, 'A zombie'])),
  ...under('side', {
    'player-1': 'Player 1',
    'player-2': 'Player 2',
    others: 'the others',
    humans: 'the living',
    zombies: 'the dead',
  }),
  ...under('who.side', {
    'player-1': 'Player 1',
    'player-2': 'Player 2',
    others: 'the others',
    humans: 'the living',
    zombies: 'the dead',
  }),
  'seat.player-1': 'Player 1',
  'seat.player-2': 'Player 2',
  'seat.others': 'The others',
  'outcome.away': 'All got away',
  'outcome.away-paid': 'Got away; the cart comes out of their pay',
  'outcome.lost': 'Lost',
  'outcome.held': 'Held the field',
  'outcome.nobody': 'Nobody held the field',
};

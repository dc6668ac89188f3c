import { type Catalogue, under } from '@shambles/engine';
import { CLASS_MEMBERS } from './common.js';
import { countedWord, deeds } from './forms.js';

/** Modifiers to the dice of those who talk. FTB-T-talk. */
const MODS = {
  attractive: 'attractive +1',
  dim: 'dim −1',
  'one-ganger': 'one of them a Ganger −2',
  'other-class': 'another Class −1',
} as const;

/** Words of meeting people: stories and asks. */
export const MEET_WORDS: Catalogue = {
  ...under('talk-mod', MODS),
  ...countedWord('met.citizen', CLASS_MEMBERS.citizen),
  ...countedWord('met.ganger', CLASS_MEMBERS.ganger),
  ...countedWord('met.militia', CLASS_MEMBERS.militia, 'of the Militia'),
  ...countedWord('met.survivor', CLASS_MEMBERS.survivor),
  ...countedWord('met.military', CLASS_MEMBERS.military),
  ...countedWord('met.police', CLASS_MEMBERS.police),
  ...countedWord('met.zed', 'zombie'),

  ...under('talked', {
    recruit: 'friends, who may join where the band has a place for them',
    barter: 'friends, and they will trade',
    pleasantries: 'pleasantries, nothing more',
    refused: 'they want nothing to do with the band',
    enemies: 'it ended in a fight',
    released: 'waved on',
    disarm: 'told to move along, weapons to be handed over',
    arrest: 'under arrest',
    'targets-ahead': 'the robbers had the worse of it',
    'robbers-ahead': 'the robbers had the better of it',
  }),

  'ask.meet': '{{who}} has met {{class}}. The one to talk to is {{whom}}. What now?',
  'meet.talk': 'Talk the Talk, and see what they make of you',
  'meet.walk-the-walk': 'Walk the Walk: fight them',
  'ask.law-released': '{{who}} is waved on. What now?',
  'law.go': 'Go on',
  'law.talk': 'Talk with them',
  'ask.law-disarm': '{{who}} is told to hand over the weapons in view. What now?',
  'law.hand-over': 'Hand them over',
  'ask.law-arrest': '{{who}} is under arrest. What now?',
  'law.go-quietly': 'Go quietly',
  'ask.law-leave': '{{who}} is ordered to leave. What now?',
  'law.leave-table': 'Leave',
  'law.walk-the-walk': 'Walk the Walk: fight them',
  'ask.recruit': 'Whom does {{who}} ask to join?',
  'recruit.whom': '{{who}}, Rep {{rep}}',
  'recruit.nobody': 'Nobody',
  ...deeds({
    talk: 'talk to {{whom}}',
    recruit: 'ask {{whom}} and the others to join',
    'walk-the-walk': 'Walk the Walk: attack the {{class}}',
  }),

  ...under('roll', {
    'pef-section': 'Where something may be',
    'pef-movement': 'What is out there moves',
    'pef-resolution': 'Is anybody there?',
    'contact-number': 'How many',
    contact: 'Who it is',
    'contact-which': 'Which of them',
    'special-pef': 'Who it is',
    npc: 'What somebody is like',
    attribute: 'Attribute',
    'met-before': 'Met before?',
    'which-of-them': 'Which of them it is',
    'friend-or-foe': 'Friend or foe',
    talk: 'Talk the Talk',
    'law-order': 'Law & Order',
    'law-military': 'What the Military do',
    recruits: 'How many may join',
    'npc-movement': 'What they do',
  }),
  ...under('reads', { 'pef-section': 'the section that each lies in' }),
  'draw.names': 'Who they are',
};

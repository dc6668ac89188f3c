import type { Fact, Guide } from '@shambles/engine';
import { FACTS } from './facts.js';

interface Named {
  readonly phase?: unknown;
  readonly action?: unknown;
  readonly counters?: unknown;
}

const named = (fact: Fact): Named => fact as Fact & Named;
const waits = (fact: Fact): boolean => fact.is === 'acted' && named(fact).action === 'pass';
const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.join() === b.join();

/** Consecutive sentences of one kind that make one paragraph. */
const IN_A_ROW = 4;

/** What players easily miss, and how a game of Aliens vs. Zombies is told. */
export const GUIDE: Guide = {
  hints: {
    'set-up': {
      title: 'Before the Aliens come.',
      text: 'Your fifteen may stand anywhere, three to a location at most. The Aliens then need three locations with nothing in them: leave them none that they like.',
      rule: 'AVZ-2.0-zombies',
    },
    groups: {
      title: 'Three landing parties.',
      text: 'Each of your groups is a Tank, a UFO and a Trooper, and each needs a location of its own that holds nothing at all.',
      rule: 'AVZ-2.0-aliens',
    },
    spawn: {
      title: 'Out of the ground.',
      text: "New Zombies come up on the outside edge and on dirt lots, as many to a location as you like, under the Aliens' feet if you like. They act this turn.",
      rule: 'AVZ-3.1-spawn',
    },
    bite: {
      title: 'Zombie Bite.',
      text: 'One die for each Alien in the location you name, and each 5 or 6 costs one: no saves, and armour does not help. Crowds lose most.',
      rule: 'AVZ-4.0-bite',
    },
    laser: {
      title: 'Laser.',
      text: 'The die must not exceed the number of Zombies there. Six or more always burn, and a Mob counts as one.',
      rule: 'AVZ-4.0-laser',
    },
    mutate: {
      title: 'The Mutant.',
      text: 'A Trooper turns into it and it rampages at once, but it can never land again once it is lost.',
      rule: 'AVZ-4.0-mutant',
    },
    rampage: {
      title: 'Rampage.',
      text: 'Every location it enters costs the Zombies one counter of their choice. It stops for nobody, but enters none twice.',
      rule: 'AVZ-4.0-rampage',
    },
    bfar: {
      title: 'The BFAR.',
      text: 'It needs an empty location. Its six missiles reach all eight locations around it, corners too.',
      rule: 'AVZ-4.0-missiles',
    },
    missiles: {
      title: 'Missiles.',
      text: 'You choose what is hit. One success takes a whole Mob, so give up single Zombies first.',
      rule: 'AVZ-4.0-missiles',
    },
    landing: {
      title: 'Landing.',
      text: 'Combat numbers are the price. Only locations that were empty when the phase began will do, one Leader a turn at most, and what you do not spend is lost.',
      rule: 'AVZ-3.2',
    },
    'alien-orders': {
      title: 'Your Aliens act.',
      text: 'Each may act once: Move, Attack (after one step at most), or stay and Blast Em: each six rolls another die, and only sixes hit, unless your table chose otherwise. Group those in one location: their dice fall together, and single hits bounce off Mobs.',
      rule: 'AVZ-3.3',
    },
    'zombie-orders': {
      title: 'Your Zombies act.',
      text: 'Each may act once: Move, Attack, or stay and Chomp Em, where each six calls a dead Zombie back and, unless your table chose otherwise, nothing else hits. The last Zombie beside an Alien cannot leave, and none leaves a Leader.',
      rule: 'AVZ-3.4',
    },
    hits: {
      title: 'Who takes the hits?',
      text: 'Armour and Mobs take two hits from the same attack; one hit bounces off. A loss that is possible has to be taken: only the last hit may be left to bounce.',
      rule: 'AVZ-7.3-split',
    },
    stacking: {
      title: 'Too many in one place.',
      text: 'Four Aliens to a location when the phase ends; the Mutant and the BFAR count as two. What you send away may land again, those two may not.',
      rule: 'AVZ-6.4b',
    },
  },
  lines: [
    'Eight turns, one for each tile but the two taken out. At the end the dead pile is counted: up to 20 the Zombies win, from 26 the Aliens, between them nobody.',
    'Each turn a tile comes up. Its number is how many Zombies come out of the ground; its icons are the events.',
    'Then Aliens land: a die plus one is the combat strength that may come down in empty locations.',
    'Then every Alien acts once, in any order, and after them every Zombie.',
    'Move: your whole movement, over the crosswalks, never corner to corner. A park costs two. Enemies stop you, unless you are a UFO or Fast.',
    'Attack: one step at most, then dice against everybody hostile in that location.',
    'Blast Em and Chomp Em: no step, and unless your table chose otherwise only sixes hit. Aliens roll on with every six; Zombies get one back from the dead pile for every six.',
    'Aliens roll their combat numbers, 4 or more hits. A Zombie rolls one die, a Mob two, and must beat its own number.',
    'The other side saves on 5 or more; on 4 or more with a Leader, or with a Tough Zombie among them.',
    'Circled combat numbers are armour: two hits of one attack to kill. So are Mobs. And every Alien that is killed in an attack sends one Zombie from the dead pile back to the grave.',
  ],
  phase: (fact) => (fact.is === 'phase' ? `phase.${named(fact).phase}` : undefined),
  sort: FACTS.sort,
  goesOn(before, fact) {
    const last = before[before.length - 1];
    if (!last) return false;
    if (FACTS.follows(fact)) return true;
    if (waits(fact)) return before.length < IN_A_ROW && before.every(waits);
    if (fact.is === 'acted') return last.is === 'moved' && same(named(last).counters, named(fact).counters);
    if (fact.is === 'moved')
      return (
        named(fact).action === 'move' &&
        before.length < IN_A_ROW &&
        before.every((f) => f.is === 'moved' && named(f).action === 'move')
      );
    return false;
  },
  parts: FACTS.parts,
  atLeastOne: {
    kills: 'at least one dies',
    hits: 'at least one hit gets through',
    lost: 'at least one is lost',
    burnt: 'they burn',
    removed: 'at least one is removed',
  },
  amount: { one: 'hit', many: 'hits', fate: 'lost', rest: 'Lose as few as possible' },
  quantities: { kills: 'killed', hits: 'hits left after saves', burnt: 'burnt', budget: 'combat strength' },
};

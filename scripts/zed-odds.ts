/**
 * Chances in Better Dead Than Zed by its own rules, beside those that a small prototype of the fight found:
 * `npm run -s zed-odds`. Lines where they differ say so.
 */
import { type Json, odds } from '../packages/engine/src/index.js';
import { bdz } from '../packages/systems/bdz/src/index.js';

interface Line {
  readonly situation: string;
  readonly piece: string;
  readonly input: Json;
  /** The chances to compare: outcomes of the procedure that count together, and the prototype's result. */
  readonly chances: readonly (readonly [what: string, outcomes: readonly string[], found: number])[];
}

const UNHURT = ['none', 'fire', 'snap-fire', 'duck-back', 'retire', 'knocked-down'];

const LINES: readonly Line[] = [
  {
    situation: 'Rep 5, assault rifle, three dice, at Rep 4 in the open',
    piece: 'shoot',
    input: { rep: 5, weapon: 'assault-rifle', shots: 3, target: { kind: 'human', rep: 4 } },
    chances: [
      ['unhurt', UNHURT, 1 / 27],
      ['stunned', ['stunned'], 28 / 243],
      ['out of the fight', ['out'], 380 / 729],
      ['dead', ['dead'], 238 / 729],
    ],
  },
  {
    situation: 'Rep 4, BA pistol, two dice, at a zombie in the open',
    piece: 'shoot',
    input: { rep: 4, weapon: 'ba-pistol', shots: 2, target: { kind: 'zombie' } },
    chances: [['kills', ['dead'], 5 / 9]],
  },
  {
    situation: 'the same, being charged',
    piece: 'shoot',
    input: { rep: 4, weapon: 'ba-pistol', shots: 2, charged: true, target: { kind: 'zombie' } },
    chances: [['kills', ['dead'], 11 / 36]],
  },
  {
    situation: 'Rep 4 takes Received Fire, a Leader of Rep 5 in front',
    piece: 'received-fire',
    input: { rep: 4, leader: 5 },
    chances: [
      ['passes two', ['fire'], 22 / 27],
      ['one', ['duck-back'], 1 / 6],
      ['none', ['retire'], 1 / 54],
    ],
  },
  {
    situation: 'Rep 4, bare hands, one zombie, one round',
    piece: 'melee',
    input: { rep: 4, opponent: { kind: 'zombie' } },
    chances: [
      ['wins', ['won'], 771 / 1085],
      ['out of the fight', ['out', 'dead'], 157 / 1085],
      ['locked', ['locked'], 157 / 1085],
    ],
  },
];

/** Chances closer than this count as equal: even for rerolled dice, both are far more exact. */
const SAME = 1e-6;

/** A chance in per cent, such as "38.3". */
const percent = (chance: number): string => (100 * chance).toFixed(1);

console.log('| situation | what | prototype, % | the rules, % |');
console.log('| --- | --- | ---: | ---: |');
for (const { situation, piece, input, chances } of LINES) {
  const { named } = odds(bdz, piece, input, { scenario: 'first-contact', options: {} });
  for (const [what, outcomes, found] of chances) {
    const ours = outcomes.reduce((sum, name) => {
      const chance = named?.get(name);
      return sum + (chance ? Number(chance.num) / Number(chance.den) : 0);
    }, 0);
    const apart = Math.abs(ours - found) > SAME ? ' (differs)' : '';
    console.log(`| ${situation} | ${what} | ${percent(found)} | ${percent(ours)}${apart} |`);
  }
}

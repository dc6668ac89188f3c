import { avz } from '@shambles/avz';
import { odds, Sfc32 } from '@shambles/engine';
import { setAutoFreeze } from 'immer';
import { campaignGrowth } from './ages.js';
import { ambushBench, asked, coldBench } from './ambush.js';
import { blackBench } from './black.js';
import { agreeInChains, chainBench } from './chains.js';
import { agree } from './check.js';
import { hordeBench } from './horde.js';
import { BDZ_LIFE, FTB_LIFE } from './lives.js';
import { avzGrowth, noughtsGrowth } from './long.js';
import { alone, type Lines, micros, rates, versus } from './measure.js';
import { noughts } from './noughts.js';
import { playAvz, type Writing } from './peer/avz.js';
import { readData } from './peer/data.js';
import { noughtsPlayer } from './peer/noughts.js';
import { barePlayer, STANDARD, tablePlayer } from './play.js';
import { sightBench } from './sights.js';

/** The measurements that compare a campaign of ten years with one of a year. */
const AGED = 'save load fork options view answer undo read open whole check'.split(' ');

/** The benches of each process, keyed by the names of their lines. `slice` is in milliseconds. */
const GROUPS: { readonly [names: string]: (slice: number) => Lines } = {
  'avz-random-play avz-random-play-table': (slice) => {
    const [bare, table, peer] = rates([barePlayer(avz), tablePlayer(avz), peerPlayer('drafted')], slice) as [
      number,
      number,
      number,
    ];
    return {
      'avz-random-play': versus(bare, peer, 'decisions/s'),
      'avz-random-play-table': versus(table, peer, 'decisions/s'),
    };
  },
  // More favourable to the peer than its library advises: no drafts, and states not frozen.
  'avz-kinder-still avz-kinder-still-table': (slice) => {
    setAutoFreeze(false);
    const [bare, table, peer] = rates([barePlayer(avz), tablePlayer(avz), peerPlayer('returned')], slice) as [
      number,
      number,
      number,
    ];
    return {
      'avz-kinder-still': versus(bare, peer, 'decisions/s, peer without drafts or freezing'),
      'avz-kinder-still-table': versus(table, peer, 'decisions/s, peer without drafts or freezing'),
    };
  },
  'avz-full-lists avz-full-lists-table': (slice) => {
    const [bare, table] = rates([barePlayer(avz, true), tablePlayer(avz, true)], slice) as [number, number];
    return {
      'avz-full-lists': alone(bare, 'decisions/s'),
      'avz-full-lists-table': alone(table, 'decisions/s'),
    };
  },
  'noughts noughts-table': (slice) => {
    const [bare, table, peer] = rates(
      [barePlayer(noughts), tablePlayer(noughts), noughtsPlayer(new Sfc32('peer'))],
      slice,
    ) as [number, number, number];
    return { noughts: versus(bare, peer, 'moves/s'), 'noughts-table': versus(table, peer, 'moves/s') };
  },
  'odds-attack odds-blast odds-attack-horde odds-chomp-horde': hoverOdds,
  'save load fork options view answer undo odds': avzGrowth,
  'noughts-save noughts-load noughts-fork noughts-options noughts-view noughts-answer noughts-undo':
    noughtsGrowth,
  'sight-across sight-across-flatten line-across line-across-flatten sight-short sight-short-flatten line-short line-short-flatten':
    sightBench,
  'activation-10 activation-100 activation-1000 activation-10000': hordeBench,
  'ftb-turn-12 ftb-turn-24 ftb-turn-48 ftb-zombies-50 ftb-zombies-200': blackBench,
  'in-sight-12 in-sight-24 in-sight-48': chainBench,
  [[...AGED, 'months'].map((line) => `ftb-campaign-${line}`).join(' ')]: (slice) =>
    campaignGrowth('ftb-campaign', FTB_LIFE, slice, true),
  [AGED.map((line) => `bdz-campaign-${line}`).join(' ')]: (slice) =>
    campaignGrowth('bdz-campaign', BDZ_LIFE, slice),
  'amz-turn-13 amz-turn-40 amz-solo-13 amz-solo-40': ambushBench,
  'amz-odds-fire amz-odds-reaction amz-odds-close-combat': coldBench,
};

function peerPlayer(writing: Writing): () => number {
  const d = readData(avz.book(STANDARD));
  const r = new Sfc32('bench-answers');
  let games = 0;
  return () => playAvz(d, [...new Sfc32(`bench-${games++}`).state], r, writing);
}

const times = <T>(n: number, what: T): T[] => Array<T>(n).fill(what);

/** Odds of attacks as large as they reasonably get, as requested when somebody points at the order. */
function hoverOdds(slice: number): Lines {
  const eightDice = {
    side: 'alien',
    attackers: ['leader', 'tank', 'tank'],
    defenders: [...times(5, 'rotting'), ...times(3, 'fast'), 'tough'],
  };
  const horde = {
    side: 'zombie',
    attackers: [
      ...times(4, 'rotting'),
      ...times(2, 'rotting-mob'),
      ...times(2, 'fast'),
      'fast-mob',
      ...times(2, 'tough'),
      'tough-mob',
    ],
    defenders: ['leader', 'tank', 'ufo', 'trooper'],
    claw: true,
    dead: 20,
  };
  const asked = {
    'odds-attack': eightDice,
    'odds-blast': { ...eightDice, action: 'blast' },
    'odds-attack-horde': horde,
    'odds-chomp-horde': { ...horde, action: 'chomp' },
  };
  const calls = Object.values(asked).map((input) => () => odds(avz, 'attack', input, STANDARD));
  const took = micros(calls, slice);
  return Object.fromEntries(
    Object.keys(asked).map((name, i) => [name, alone((took[i] as number) / 1000, 'ms')]),
  );
}

const [group, ms, checked] = process.argv.slice(2);
if (group === 'groups') console.log(JSON.stringify(Object.keys(GROUPS)));
else if (group === 'check') console.log(JSON.stringify(agree(Number(checked), 'bench')));
else if (group === 'check-chains')
  console.log(JSON.stringify(agreeInChains(Number(checked), [12, 24, 48], 'bench')));
else if (group === 'asked') console.log(JSON.stringify(asked(ms as string)));
else console.log(JSON.stringify(GROUPS[group as string]?.(Number(ms))));

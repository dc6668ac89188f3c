import type { PrintedTable } from '@shambles/engine';
import { ALIENS, type Side, ZOMBIES } from '../kinds.js';
import type { RuleId } from '../register.js';

type Row = PrintedTable['rows'][number];
const table = <R extends Row>(
  id: string,
  title: string,
  rule: RuleId,
  provenance: PrintedTable['provenance'],
  rows: readonly R[],
): PrintedTable<R> => ({ id, title, rule, provenance, rows });

const COMPONENTS = table('AVZ-T-components', 'What is in the box', 'AVZ-1.0-list', 'stated', [
  { item: 'Zombie counter', count: 60 },
  { item: 'small Alien counter', count: 24 },
  { item: 'large Alien counter', count: 2 },
  { item: 'event tile', count: 10 },
  { item: 'board', count: 1 },
  { item: 'six-sided die', count: 6 },
]);

const ALIEN_KEY = table(
  'AVZ-T-aliens',
  'Alien unit key',
  'AVZ-1.0-alien-types',
  'inferred',
  ALIENS.map(({ side: _, ...key }) => ({ ...key })),
);
const ZOMBIE_KEY = table(
  'AVZ-T-zombies',
  'Zombie unit key',
  'AVZ-1.0-zombie-number',
  'stated',
  ZOMBIES.map(({ side: _, ...key }) => ({ ...key })),
);

const ATTACK = table('AVZ-T-attack', 'Attack hit numbers', 'AVZ-7.1a', 'stated', [
  { attacker: 'alien', hitsFrom: 4 },
  { attacker: 'alien, Leader in the location', hitsFrom: 3 },
  { attacker: 'rotting', hitsFrom: 4, withClaw: 3 },
  { attacker: 'fast', hitsFrom: 5, withClaw: 4 },
  { attacker: 'tough', hitsFrom: 3, withClaw: 2 },
]);

const SAVES = table('AVZ-T-saves', 'Save numbers', 'AVZ-7.2', 'stated', [
  { defender: 'any stack', savesFrom: 5 },
  { defender: 'Alien stack with a Leader', savesFrom: 4 },
  { defender: 'Zombie stack with a Tough Zombie or Mob', savesFrom: 4 },
]);

interface VictoryRow extends Row {
  readonly dead: readonly [number, number];
  readonly level: string;
  readonly winner: Side | 'none';
}

export const VICTORY = table<VictoryRow>('AVZ-T-victory', 'Level of victory', 'AVZ-8.0-count', 'stated', [
  { dead: [0, 10], level: 'Overwhelming Zombie Victory', winner: 'zombie' },
  { dead: [11, 20], level: 'Zombie Victory', winner: 'zombie' },
  { dead: [21, 25], level: 'Stalemate', winner: 'none' },
  { dead: [26, 35], level: 'Alien Victory', winner: 'alien' },
  { dead: [36, 60], level: 'Incredible Alien Victory', winner: 'alien' },
]);

const EVENT_EFFECTS = table('AVZ-T-event-effects', 'Event summary', 'AVZ-4.0-icons', 'stated', [
  {
    icon: 'zombie_bite',
    side: 'zombie',
    dice: 'one for each Alien in a location',
    counts: '5+',
    effect: 'an Alien is lost and a dead Zombie stands up',
  },
  {
    icon: 'laser',
    side: 'alien',
    dice: 'one',
    counts: 'at most the Zombies in a location',
    effect: 'all of them die',
  },
  {
    icon: 'zombie_claw',
    side: 'zombie',
    dice: 'none',
    counts: '',
    effect: 'who does not fly can only Blast Em; Zombie attack dice +1',
  },
  {
    icon: 'zombie_rise',
    side: 'zombie',
    dice: 'none',
    counts: '',
    effect: 'one more spawn for each Alien; killed Zombies go to the grave',
  },
  {
    icon: 'mutant',
    side: 'alien',
    dice: 'none',
    counts: '',
    effect: 'a Trooper becomes the Mutant and rampages',
  },
  {
    icon: 'bfar',
    side: 'alien',
    dice: 'six',
    counts: '4+',
    effect: 'the BFAR lands; each success takes a Zombie around it',
  },
]);

export const TABLES: readonly PrintedTable[] = [
  COMPONENTS,
  ALIEN_KEY,
  ZOMBIE_KEY,
  EVENT_EFFECTS,
  ATTACK,
  SAVES,
  VICTORY,
];

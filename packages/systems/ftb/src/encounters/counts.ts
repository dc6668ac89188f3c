import type { FtbFact } from '../facts.js';
import { ENCOUNTERS, type EncounterKind } from '../kinds.js';
import { mayRise } from '../people/rep.js';
import { isPlayers, type Person, type State } from '../state.js';

/** Ways in which Stars are lost. */
const ENDS = ['shot', 'melee', 'zombies', 'turned', 'ran-away', 'captured', 'other'] as const;
type End = (typeof ENDS)[number];

/** Counts for statistics over many games; each is a key of the catalogue. */
export const COUNTED = [
  'stars-standing',
  'stars-down',
  'stars-arrested',
  'stars-lost',
  ...ENDS.map((end) => `lost-${end}` as const),
  ...ENCOUNTERS.map((kind) => `lost-in-${kind}` as const),
  'may-rise',
  'rep-gained',
  'rep-lost',
  'rep-end',
  'grunts-lost',
  'turns',
  'zombies-killed',
  'found',
  'encounters',
  'successes',
] as const;
type Counted = (typeof COUNTED)[number];

/** Conditions that nobody comes back from. */
const LOST: { readonly [condition in Person['condition']]?: End | 'dead' } = {
  'obviously-dead': 'dead',
  turned: 'turned',
  'ran-away': 'ran-away',
  captured: 'captured',
};

/** Reasons that lose a band member for good; others, such as hunger, only part them. FTB-8.4m, FTB-10.11.3d. */
const LEFT: { readonly [why: string]: End | 'dead' } = {
  dead: 'dead',
  turned: 'turned',
  gone: 'ran-away',
  taken: 'captured',
};

/** Counts so far, and what has to be remembered to count. */
class Count {
  readonly found = new Map<Counted, number>();
  /** Everybody who has ever been a Star. */
  readonly stars = new Set<string>();
  /** What last harmed each person. */
  readonly harm = new Map<string, End>();
  /** The current Encounter. */
  encounter: EncounterKind | undefined;

  add(what: Counted, n = 1): void {
    this.found.set(what, (this.found.get(what) ?? 0) + n);
  }

  /** Counts a person whom a band has lost for good. */
  lost(who: string, how: End | 'dead'): void {
    if (!this.stars.has(who)) {
      this.add('grunts-lost');
      return;
    }
    this.add('stars-lost');
    this.add(`lost-${how === 'dead' ? (this.harm.get(who) ?? 'other') : how}`);
    if (this.encounter) this.add(`lost-in-${this.encounter}`);
  }

  /** Counts a change of Rep, if the person is a Star. */
  rep(who: string, by: number): void {
    if (this.stars.has(who)) this.add(by > 0 ? 'rep-gained' : 'rep-lost', Math.abs(by));
  }
}

/**
 * Counts what became of the Stars and what it cost. A single Encounter ends before anybody tries for Rep, so `may-rise`
 * counts those who may. FTB-14.0, FTB-15.1a.
 */
export function counts(facts: Iterable<FtbFact>, s: State): { readonly [what: string]: number } {
  const count = new Count();
  for (const f of facts) happened(count, f);
  for (const p of s.people.filter(isPlayers)) became(count, p, s);
  return Object.fromEntries([...count.found].map(([what, n]) => [`count.${what}`, n]));
}

function happened(count: Count, f: FtbFact): void {
  switch (f.is) {
    case 'made':
      if (f.how === 'star') count.stars.add(f.person.id);
      break;
    case 'new-leader':
      count.stars.add(f.who);
      break;
    case 'encounter':
      count.encounter = f.encounter.kind;
      break;
    case 'wound':
      count.harm.set(f.who, 'shot');
      break;
    case 'melee-result':
      count.harm.set(f.who, 'melee');
      break;
    case 'downed':
      if (f.by.startsWith('zed-')) count.harm.set(f.who, 'zombies');
      else if (f.by === '') count.harm.set(f.who, 'other');
      break;
    case 'eaten':
      count.harm.set(f.who, 'zombies');
      break;
    case 'zed-down':
      count.add('zombies-killed');
      break;
    case 'turn-over':
      count.add('turns');
      break;
    case 'got':
      if (f.how === 'search' || f.how === 'loot') count.add('found', f.items.length);
      break;
    case 'encounter-over':
      count.add('encounters');
      if (f.result === 'success') count.add('successes');
      break;
    case 'rep':
      count.rep(f.who, f.after - f.before);
      break;
    case 'left-band':
      if (LEFT[f.why]) count.lost(f.who, LEFT[f.why] as End | 'dead');
      break;
  }
}

/** Counts how a person of the players ended. */
function became(count: Count, p: Person, s: State): void {
  const how = s.campaign.on ? undefined : LOST[p.condition];
  if (how) count.lost(p.id, how);
  else if (p.star && p.condition === 'out-of-the-fight') count.add('stars-down');
  else if (p.star && p.condition === 'arrested') count.add('stars-arrested');
  else if (p.star) {
    count.add('stars-standing');
    count.add('rep-end', p.rep);
    if (!s.campaign.on && s.encounter?.result === 'success' && mayRise(p)) count.add('may-rise');
  }
}

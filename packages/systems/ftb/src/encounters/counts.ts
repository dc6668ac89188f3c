import type { FtbFact } from '../facts.js';
import { ENCOUNTERS, type EncounterKind } from '../kinds.js';
import { mayRise } from '../people/rep.js';
import { isPlayers, type Person, type State } from '../state.js';

/** How Stars are lost. */
const ENDS = ['shot', 'melee', 'zombies', 'turned', 'ran-away', 'captured', 'other'] as const;
type End = (typeof ENDS)[number];

/** What statistics over many games count: each is a key of the catalogue. */
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

/** Conditions that somebody does not come back from. */
const LOST: { readonly [condition in Person['condition']]?: End | 'dead' } = {
  'obviously-dead': 'dead',
  turned: 'turned',
  'ran-away': 'ran-away',
  captured: 'captured',
};

/** Why bands lose somebody for good; hunger and the like only part them. FTB-8.4m, FTB-10.11.3d. */
const LEFT: { readonly [why: string]: End | 'dead' } = {
  dead: 'dead',
  turned: 'turned',
  gone: 'ran-away',
  taken: 'captured',
};

/**
 * What became of the Stars, and what it cost. A single Encounter ends before anybody tries for Rep: `may-rise` counts
 * those who may. FTB-14.0, FTB-15.1a.
 */
export function counts(facts: Iterable<FtbFact>, s: State): { readonly [what: string]: number } {
  const found = new Map<Counted, number>();
  const add = (what: Counted, n = 1) => found.set(what, (found.get(what) ?? 0) + n);
  const stars = new Set<string>();
  const harm = new Map<string, End>();
  let kind: EncounterKind | undefined;
  const lost = (who: string, how: End | 'dead') => {
    if (!stars.has(who)) return add('grunts-lost');
    add('stars-lost');
    add(`lost-${how === 'dead' ? (harm.get(who) ?? 'other') : how}`);
    if (kind) add(`lost-in-${kind}`);
  };
  const rep = (who: string, by: number) => {
    if (stars.has(who) && by !== 0) add(by > 0 ? 'rep-gained' : 'rep-lost', Math.abs(by));
  };
  for (const f of facts) {
    switch (f.is) {
      case 'made':
        if (f.how === 'star') stars.add(f.person.id);
        break;
      case 'new-leader':
        stars.add(f.who);
        break;
      case 'encounter':
        kind = f.encounter.kind;
        break;
      case 'wound':
        harm.set(f.who, 'shot');
        break;
      case 'melee-result':
        harm.set(f.who, 'melee');
        break;
      case 'downed':
        if (f.by.startsWith('zed-')) harm.set(f.who, 'zombies');
        else if (f.by === '') harm.set(f.who, 'other');
        break;
      case 'eaten':
        harm.set(f.who, 'zombies');
        break;
      case 'zed-down':
        add('zombies-killed');
        break;
      case 'turn-over':
        add('turns');
        break;
      case 'got':
        if (f.how === 'search' || f.how === 'loot') add('found', f.items.length);
        break;
      case 'encounter-over':
        add('encounters');
        if (f.result === 'success') add('successes');
        break;
      case 'rep':
        rep(f.who, f.after - f.before);
        break;
      case 'left-band':
        if (LEFT[f.why]) lost(f.who, LEFT[f.why] as End | 'dead');
        break;
    }
  }
  for (const p of s.people.filter(isPlayers)) {
    const how = s.campaign.on ? undefined : LOST[p.condition];
    if (how) lost(p.id, how);
    else if (p.star && p.condition === 'out-of-the-fight') add('stars-down');
    else if (p.star && p.condition === 'arrested') add('stars-arrested');
    else if (p.star) {
      add('stars-standing');
      add('rep-end', p.rep);
      if (!s.campaign.on && s.encounter?.result === 'success' && mayRise(p)) add('may-rise');
    }
  }
  return Object.fromEntries([...found].map(([what, n]) => [`count.${what}`, n]));
}

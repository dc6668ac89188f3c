import type { Book } from '../book.js';
import { isZed } from '../facts/lines.js';
import type { BdzFact } from '../facts.js';
import { hasLeft, type Person, type State } from '../state.js';
import { heroesOf } from './winning.js';

/** What last harmed somebody. */
const HARMS = ['zombies', 'people', 'other'] as const;
type Harm = (typeof HARMS)[number];

/** Numbers counted for statistics over many games; each is a key of the catalogue. */
type Counted =
  | `${'heroes' | 'others'}-${'away' | 'standing' | 'dead' | 'down' | 'cheated'}`
  | `${'heroes' | 'others'}-lost-${Harm}`
  | 'turns'
  | 'zombies-killed'
  | 'zombies-came'
  | 'shots'
  | `life-lost-${Harm | 'turned'}`
  | 'life-food'
  | `life-${'encounters' | 'months' | 'joined' | 'lost' | 'left' | 'mutinies' | 'starved' | 'rep-up' | 'rep-down' | 'areas'}`;

/**
 * Counts what became of everybody, what caused it and what it took. Heroes are the figures that a printed scenario is
 * about. BDZ-D-c92.
 */
export function counts(facts: Iterable<BdzFact>, s: State, book: Book): { readonly [what: string]: number } {
  const found = new Map<Counted, number>();
  const add = (what: Counted, n = 1): void => {
    if (n > 0) found.set(what, (found.get(what) ?? 0) + n);
  };
  const hurt = new Map<string, Harm>();
  const turned = new Set<string>();
  for (const f of facts) {
    if (f.is === 'downed') hurt.set(f.who, harmBy(s, f.by));
    else if (f.is === 'cheated-death') hurt.set(f.who, f.zombie ? 'zombies' : 'people');
    else if (f.is === 'feast') hurt.set(f.body, 'zombies');
    else if (f.is === 'zed-down') add('zombies-killed');
    else if (f.is === 'zeds-came') add('zombies-came', f.zeds.length);
    else if (f.is === 'fired') add('shots', f.dice.length);
    else if (f.is === 'turned') turned.add(f.who);
    else lived(f, add, (id) => (turned.has(id) ? 'turned' : (hurt.get(id) ?? 'other')));
  }
  if (s.campaign) {
    add('life-months', s.campaign.months);
    return named(found);
  }
  add('turns', s.turn);
  const heroes = heroesOf(s, book);
  for (const p of s.people.filter((each) => each.being !== 'child')) {
    const who = heroes.includes(p) ? 'heroes' : 'others';
    const how = endOf(s, p);
    add(`${who}-${how}`);
    if (how === 'dead' || how === 'down' || how === 'cheated')
      add(`${who}-lost-${hurt.get(p.id) ?? 'other'}`);
  }
  return named(found);
}

function named(found: ReadonlyMap<Counted, number>) {
  return Object.fromEntries([...found].map(([what, n]) => [`count.${what}`, n]));
}

/** Counts the events of a campaign. BDZ-camp-objectives. */
function lived(
  f: BdzFact,
  add: (what: Counted, n?: number) => void,
  fate: (id: string) => Harm | 'turned',
): void {
  if (f.is === 'came-home') {
    add('life-encounters');
    add('life-food', f.chapter.found.food ?? 0);
    for (const id of f.lost) add(`life-lost-${fate(id)}`);
    add('life-joined', f.joined.length);
    add('life-lost', f.lost.length);
  } else if (f.is === 'left-band') add(f.why === 'starved' ? 'life-starved' : 'life-left', f.who.length);
  else if (f.is === 'mutiny') add('life-mutinies');
  else if (f.is === 'experience' && f.by !== 0) add(f.by > 0 ? 'life-rep-up' : 'life-rep-down');
  else if (f.is === 'travelled') add('life-areas');
}

/** The kind of harm that `by` does; it may have left the table by now. */
function harmBy(s: State, by: string): Harm {
  if (by === '' || s.vehicles.some((v) => v.id === by)) return 'other';
  return isZed(by) ? 'zombies' : 'people';
}

function endOf(s: State, p: Person): 'away' | 'standing' | 'dead' | 'down' | 'cheated' {
  if (p.status === 'dead' || p.status === 'cheated') return p.status;
  if (p.status === 'out') return 'down';
  return hasLeft(s, p) ? 'away' : 'standing';
}

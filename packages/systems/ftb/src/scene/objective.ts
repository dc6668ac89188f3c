import type { MeasuredScene } from '@shambles/engine';
import type { Book } from '../book.js';
import { CLASS_PEOPLE } from '../catalogue/common.js';
import { TEXTS } from '../catalogue/objectives.js';
import type { Class } from '../kinds.js';
import { carriesOn, type Encounter, isPlayers } from '../state.js';
import { isSearched } from '../terrain/buildings.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { thingName } from './things.js';

/** The objective, and progress towards it. */
export function objective(view: View, book: Book, e: Encounter): MeasuredScene['objective'] {
  if (e.result !== '')
    return { text: TEXTS[e.kind], done: [e.result === 'success' ? 'a success' : 'a failure'] };
  return { text: `${TEXTS[e.kind]}${aim(view, e, book)}`, done: [...own(view, e), ...left(view)] };
}

/** What a raid or a rescue is for, and whom it is against, in words. FTB-14.12.1, FTB-14.12.5d, FTB-14.2c. */
function aim(view: View, e: Encounter, book: Book): string {
  const whom = e.foes === '' ? '' : ` You are up against ${CLASS_PEOPLE[e.foes as Class]}.`;
  if (e.goal === '' || e.goal === 'somebody') return whom;
  const wanted = e.kind === 'rescue' ? 'The hostage' : e.kind === 'raid-defend' ? 'They want' : 'Wanted';
  return ` ${wanted}: ${goalName(view, e.goal, book)}.${whom}`;
}

/** Name of a person, of a thing, or of one Item of the players: "Tara", "BA Pistol" for "pistol" or "item-12". */
function goalName({ people, campaign }: View, goal: string, book: Book): string {
  if (people.some((p) => p.id === goal)) return nameOf(book.names, goal);
  const own = [...people.flatMap((p) => p.items), ...campaign.households.flatMap((h) => h.stock)];
  return thingName(own.find(({ id }) => `item-${id}` === goal)?.what ?? goal, book);
}

/** Counts that belong to this kind of Encounter. */
function own(view: View, e: Encounter): string[] {
  const buildings = e.map.buildings ?? [];
  const searched = buildings.filter((b) => isSearched(view.premises, b)).length;
  const tally = (what: string) => e.tally[what] ?? 0;
  switch (e.kind) {
    case 'zed': {
      const been = view.premises.some((b) => b.id === e.target && b.entered > 0);
      const met = view.people.some((p) => isPlayers(p) && p.condition !== 'home' && p.knowsZeds);
      const target = been ? 'the Target Building is known' : 'the Target Building is still to be entered';
      if (met && (been || e.target === '')) return ['enough is known: leave the table'];
      return [
        ...(e.target === '' ? [] : [target]),
        met ? 'they know what zombies are' : 'nobody knows yet what a zombie is',
      ];
    }
    case 'escape':
      return [`leg ${tally('legs') + 1} of 2`];
    case 'raid':
    case 'rescue':
      return [tally('goal') > 0 ? 'found' : 'not found yet'];
    case 'search':
      return [`${searched} of ${buildings.length} buildings searched`];
    case 'take-back':
      return [
        `${searched} of ${buildings.length} buildings searched`,
        counted(hostiles(view), 'enemy', 'enemies'),
      ];
    case 'burglarized':
    case 'confrontation':
    case 'confronting':
    case 'robbed':
    case 'raid-defend':
      return [counted(hostiles(view), 'enemy', 'enemies')];
    default:
      return [];
  }
}

function hostiles(view: View): number {
  return view.people.filter(
    (p) =>
      carriesOn(p) &&
      !isPlayers(p) &&
      view.parties.some((party) => party.id === p.side && party.attitude === 'enemy'),
  ).length;
}

/** PEFs and zombies that are still on the table. */
function left(view: View): string[] {
  return [
    ...(view.pefs.length > 0 ? [counted(view.pefs.length, 'unknown force', 'unknown forces')] : []),
    ...(view.zeds.length > 0 ? [counted(view.zeds.length, 'zombie', 'zombies')] : []),
  ];
}

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

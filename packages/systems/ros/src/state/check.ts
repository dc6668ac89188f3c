import { faultIn } from '@shambles/forms';
import { namedTwice, offTable, onOneSpot } from '@shambles/measured';
import type { Book } from '../book.js';
import { gunRow, gunWith } from '../house/rows.js';
import { nextNumber, type Order, type Person, State, type Zed } from '../state.js';
import { gunIn } from '../tables/guns.js';
import { MINOR_PLACES, placesOf } from '../tables/things.js';

/* Checks of a state that somebody has corrected by hand, which is an answer from outside like any other. */

/** Where a state does not have the right shape; undefined if it does. */
export function checkShape(s: State): string | undefined {
  const fault = faultIn(State, s, 'state');
  return fault === undefined ? undefined : `${fault}.`;
}

/** Why a (corrected) state is impossible; undefined if it is possible. */
export function checkState(s: State, book: Book): string | undefined {
  return (
    checkShape(s) ??
    checkTime(s, book) ??
    checkLists(s, book) ??
    checkFigures(s, book) ??
    checkThings(s, book) ??
    checkNumbers(s)
  );
}

function checkTime(s: State, book: Book): string | undefined {
  if (s.turn > book.scenario.turns) return `turn: from 0 to ${book.scenario.turns}.`;
  if ((s.phase === 'set-up') !== (s.turn === 0)) return 'turn: the set-up is turn 0, and turn 0 the set-up.';
  if (s.phase === 'set-up' && s.step > 0) return 'step: the set-up has none but 0.';
  if ((s.phase === 'over') !== (s.result !== ''))
    return 'result: a game that is over has one, and no other has.';
  const known = new Set([
    'umpire',
    'helicopter',
    ...book.seats,
    ...[...s.people, ...s.zeds].map((f) => f.id),
  ]);
  for (const id of [...s.todo, ...s.waited]) if (!known.has(id)) return `todo: there is nobody called ${id}.`;
  if (new Set(s.todo).size < s.todo.length) return 'todo: somebody acts twice.';
  return undefined;
}

/** Doors, vehicles, hideouts and seated figures must be those of the map. */
function checkLists(s: State, { map }: Book): string | undefined {
  const places = map.places ?? [];
  const lists: readonly [string, readonly { readonly id: string }[], readonly { readonly id: string }[]][] = [
    ['hideouts', s.hideouts, places.filter((p) => p.kind === 'hideout')],
    ['seated', s.seated, places.filter((p) => p.kind === 'seated')],
    ['doors', s.doors, (map.buildings ?? []).flatMap((b) => b.doors ?? [])],
    ['vehicles', s.vehicles, map.vehicles ?? []],
  ];
  for (const [name, found, wanted] of lists) {
    const ids = (list: typeof found) => list.map(({ id }) => id).join(', ');
    if (ids(found) !== ids(wanted)) return `${name}: must be those of the map: ${ids(wanted)}.`;
  }
  for (const [name, list] of [
    ['finds', s.finds],
    ['clouds', s.clouds],
  ] as const)
    if (new Set(list.map(({ id }) => id)).size < list.length) return `${name}: something is there twice.`;
  return undefined;
}

function checkFigures(s: State, book: Book): string | undefined {
  const figures = [...s.people, ...s.zeds];
  const wrong = namedTwice(figures) ?? offTable(figures, book.map.size, 'cm');
  if (wrong !== undefined) return wrong;
  const levels = Math.max(0, ...(book.map.buildings ?? []).map((b) => b.levels));
  const high = figures.find((f) => f.level > levels);
  if (high) return `${high.id}: levels are 0 to ${levels}.`;
  const ids = new Set(figures.map((f) => f.id));
  const players = s.people.filter((p) => p.kind === 'ps').map((p) => p.id);
  const all = players.length === 0 && s.phase === 'set-up' ? [] : book.seats;
  if (players.join(', ') !== all.join(', ')) return `Players' survivors must be ${all.join(', ')}.`;
  for (const p of s.people) {
    const wrong = checkPerson(s, book, p, ids);
    if (wrong !== undefined) return `${p.id}: ${wrong}`;
  }
  for (const zombie of s.zeds) {
    const wrong = checkZed(s, book, zombie, ids);
    if (wrong !== undefined) return `${zombie.id}: ${wrong}`;
  }
  return checkSpots(s);
}

/** Every visible figure has its spot to itself. A hidden one may be where another comes to stand. ROS-U-mutants. */
function checkSpots(s: State): string | undefined {
  return onOneSpot([
    ...s.people.filter((p) => p.where === 'table' && p.inside === ''),
    ...s.zeds.filter((each) => each.mode !== 'waiting'),
  ]);
}

const isOne = (list: readonly { readonly id: string }[] | undefined, id: string): boolean =>
  id === '' || list?.some((each) => each.id === id) === true;

function checkPerson(s: State, book: Book, p: Person, ids: ReadonlySet<string>): string | undefined {
  if (p.kind === 'nps' && !p.id.startsWith('nps-')) return 'those whom nobody plays are called nps-.';
  if (p.pinned !== '' && s.zeds.find((each) => each.id === p.pinned)?.pins !== p.id)
    return `it is pinned by nobody called ${p.pinned} who pins it.`;
  const shots = gunRow(book, 'pistol').clip;
  if (p.pistol > shots) return `pistol: from -1 to ${shots}.`;
  const clip = p.main === '' ? 0 : gunWith(book, p.main).clip;
  if (p.clip > clip) return `clip: from 0 to ${clip}.`;
  if (p.minor.reduce((n, item) => n + placesOf(item), 0) > MINOR_PLACES)
    return `minor: more than ${MINOR_PLACES} places of minor items.`;
  if (!isOne(book.map.vehicles, p.inside)) return `there is no vehicle ${p.inside}.`;
  const link = book.map.links?.find((l) => l.id === p.ladder);
  if (p.ladder !== '' && !(link && p.level > link.from && p.level < link.to))
    return `it cannot hang on ${p.ladder} at level ${p.level}.`;
  if (p.leader !== '' && !ids.has(p.leader)) return `there is no leader ${p.leader}.`;
  if (p.goal === 'leader' && p.leader === '') return 'it has no leader to go along with.';
  return checkOrder(s, p.order, ids);
}

function checkOrder(s: State, given: Order | null, ids: ReadonlySet<string>): string | undefined {
  const people = new Set(s.people.map((p) => p.id));
  const who = given && 'who' in given ? given.who : undefined;
  if (who !== undefined && !people.has(who)) return `its order is about nobody: ${who}.`;
  if (given?.do === 'guard' && given.what !== 'here' && !ids.has(given.what))
    return `its order is about nobody: ${given.what}.`;
  return undefined;
}

function checkZed(s: State, book: Book, z: Zed, ids: ReadonlySet<string>): string | undefined {
  const victim = s.people.find((p) => p.id === z.pins);
  if (z.pins !== '' && (victim?.pinned !== z.id || victim.where !== 'table'))
    return `it pins nobody called ${z.pins} who is pinned by it.`;
  if (!isOne(s.hideouts, z.horde)) return `there is no hideout ${z.horde}.`;
  if (!isOne(book.map.barriers, z.fence)) return `there is no fence ${z.fence}.`;
  if (z.prey !== '' && !ids.has(z.prey)) return `there is no prey ${z.prey}.`;
  if ((z.kind === 'zed') !== /^(zed|risen)-/.test(z.id)) return 'it does not go by its kind.';
  return undefined;
}

function checkThings(s: State, book: Book): string | undefined {
  for (const { id, things } of s.finds)
    for (const thing of things ?? []) {
      const { gun, left = 0 } = gunIn(thing);
      const most = gun ? gunRow(book, gun).clip : 0;
      if (left > most) return `${id}: a ${gun} holds ${most} shots at most.`;
    }
  for (const f of s.finds) if (f.open && f.things === null) return `${f.id}: nothing lies there in the open.`;
  return undefined;
}

/** The next numbers must be higher than those in use. */
function checkNumbers(s: State): string | undefined {
  if (s.nextZed < nextNumber('zed-', s.zeds)) return 'nextZed: there is a Zed of this number already.';
  if (s.nextFind < nextNumber('left-', s.finds)) return 'nextFind: there is a find of this number already.';
  if (s.nextCloud < nextNumber('', s.clouds)) return 'nextCloud: there is a cloud of this number already.';
  return undefined;
}

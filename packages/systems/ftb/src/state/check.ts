import { faultIn } from '@shambles/forms';
import { hasPlace, namedTwice, offTable, onOneSpot } from '@shambles/measured';
import { type Book, faultOfMap } from '../book.js';
import { GOODS, MELEE_WEAPONS } from '../kinds.js';
import { carriesOn, type Encounter, type Item, type Person, State } from '../state.js';
import { gripOf, HANDS } from '../tables/weapons.js';
import { isZed } from '../words.js';

/** Why a state that was edited by hand is impossible; undefined if it is possible. */
export function checkState(s: State, book: Book): string | undefined {
  return checkShape(s) ?? checkStory(s, book) ?? checkItems(s, book) ?? checkPeople(s, book) ?? checkTable(s);
}

/** The first place where a state has the wrong shape, and what is allowed there. */
function checkShape(s: State): string | undefined {
  const fault = faultIn(State, s, 'state');
  return fault === undefined ? undefined : `${fault}.`;
}

function checkStory(s: State, book: Book): string | undefined {
  const { campaign: c, encounter: e } = s;
  if (s.phase === 'encounter' && !e) return 'phase: no Encounter is under way.';
  for (const h of c.households) {
    if (!book.seats.includes(h.seat)) return `campaign/households: there is no seat ${h.seat}.`;
    const star = s.people.find((p) => p.id === h.star);
    if (star && star.seat !== h.seat) return `${h.star} is not of ${h.seat}.`;
  }
  const stranger = c.arrests.find(({ who }) => !s.people.some((p) => p.id === who));
  return stranger && `campaign/arrests: there is nobody called ${stranger.who}.`;
}

/** Every Item must be one of the rulebook's or the players' own, and must exist only once. */
function checkItems(s: State, book: Book): string | undefined {
  const places: readonly (readonly [string, readonly Item[]])[] = [
    ...s.people.map((p) => [p.id, p.items] as const),
    ...s.campaign.households.map((h) => [`campaign/households/${h.seat}`, h.stock] as const),
    ...s.heaps.map((h) => [h.id, h.items] as const),
  ];
  const things: readonly string[] = [...book.weapons.keys(), ...MELEE_WEAPONS, ...GOODS];
  const met = new Set<number>();
  for (const [where, items] of places)
    for (const { id, what } of items) {
      if (!things.includes(what))
        return `${where}: there is no Item "${what}"; there are ${things.join(', ')}.`;
      if (met.has(id)) return `Item ${id} is there twice.`;
      met.add(id);
    }
  const highest = Math.max(0, ...met);
  return s.next.item <= highest ? `next/item: must be higher than ${highest}.` : undefined;
}

function checkPeople(s: State, book: Book): string | undefined {
  const ids = new Set<string>();
  for (const p of s.people) {
    if (ids.has(p.id)) return `${p.id} is there twice.`;
    ids.add(p.id);
    const wrong = checkPerson(s, book, p);
    if (wrong !== undefined) return `${p.id}: ${wrong}`;
  }
  return undefined;
}

function checkPerson(s: State, book: Book, p: Person): string | undefined {
  // Illness takes the last point of Rep from those who turn. FTB-10.11.3d.
  if (p.rep < 1 && p.condition !== 'turned') return 'rep: at least 1.';
  if (new Set(p.attributes).size < p.attributes.length) return 'attributes: each once.';
  if (p.seat !== '' && !book.seats.includes(p.seat))
    return `there is no seat ${p.seat}; there are ${book.seats.join(', ')}.`;
  if (p.star && p.seat === '') return 'star: only somebody whom a player leads can be a Star.';
  if (p.carries === p.id || (p.carries !== '' && !s.people.some((q) => q.id === p.carries)))
    return `it carries nobody: ${p.carries}.`;
  return checkHand(book, p);
}

/** Items in hand must belong to the person and fit two hands. FTB-11.7.3b, FTB-8.1. */
function checkHand(book: Book, p: Person): string | undefined {
  const strange = p.hand.find((id) => !p.items.some((i) => i.id === id));
  const own = p.items.map(({ id }) => id).join(', ') || 'nothing';
  if (strange !== undefined) return `hand: it has no Item ${strange} to hold; it has ${own}.`;
  if (new Set(p.hand).size < p.hand.length) return 'hand: each Item once.';
  const held = p.items.filter(({ id }) => p.hand.includes(id));
  const hands = held.reduce((n, { what }) => n + gripOf({ book }, what), 0);
  return hands > HANDS ? `hand: takes ${hands} hands; there are ${HANDS}.` : undefined;
}

function checkTable(s: State): string | undefined {
  const { encounter: e } = s;
  if (!e) return undefined;
  const fault = faultOfMap(e.map);
  if (fault !== undefined) return fault;
  const misnamed = s.zeds.find(({ id }) => !isZed(id)) ?? s.people.find(({ id }) => isZed(id));
  if (misnamed) return `${misnamed.id}: zombies, and nobody else, are called zed-1 and so on.`;
  const onTable = [...s.people.filter(hasPlace), ...s.zeds, ...s.pefs];
  const wrong = namedTwice([...s.people, ...s.zeds, ...s.pefs]) ?? offTable(onTable, e.map.size, 'inches');
  if (wrong !== undefined) return wrong;
  if (e.kind === 'rescue' && !s.people.some((p) => p.id === e.goal))
    return `encounter/goal: there is nobody called ${e.goal} to be rescued.`;
  const ids = new Set([...s.people, ...s.zeds, ...s.pefs].map((f) => f.id));
  const homeless = s.parties.flatMap((p) => p.people).find((id) => !ids.has(id));
  if (homeless !== undefined) return `parties: there is nobody called ${homeless}.`;
  return checkActive(s, e) ?? checkSwarms(s) ?? checkSpots(s);
}

/** Whoever is active is of the side that acts. FTB-5.0e. */
function checkActive({ people }: State, { active }: Encounter): string | undefined {
  if (!active) return undefined;
  const { side, who } = active;
  const other = who.find((id) => people.find((p) => p.id === id)?.side !== side);
  return other && `encounter/active/who: ${other} is not of the side that is active.`;
}

/** Charges that are still to come must be by zombies, on humans. FTB-10.6b. */
function checkSwarms({ swarms, people }: State): string | undefined {
  for (const { target, rushes } of swarms) {
    if (!people.some((p) => p.id === target)) return `swarms: there is nobody called ${target}.`;
    const human = rushes.find(({ zed }) => !isZed(zed));
    if (human) return `swarms: ${human.zed} is no zombie.`;
  }
  return undefined;
}

/** No two figures that stand may share a spot. */
function checkSpots(s: State): string | undefined {
  const carried = new Set(s.people.map((p) => p.carries));
  return onOneSpot([...s.people.filter((p) => hasPlace(p) && carriesOn(p) && !carried.has(p.id)), ...s.zeds]);
}

import { type Book, faultOfMap } from './book.js';
import { CLASSES, ENCOUNTERS } from './kinds.js';
import type { Person, State } from './state.js';

/** Why a state that somebody has put right by hand cannot be; undefined where it can. */
export function checkState(s: State, book: Book): string | undefined {
  return checkStory(s, book) ?? checkPeople(s, book) ?? checkTable(s);
}

function checkStory(s: State, book: Book): string | undefined {
  const { campaign: c, encounter: e } = s;
  if (s.phase === 'encounter' && !e) return 'phase: no Encounter is under way.';
  if (!Number.isInteger(s.clock) || s.clock < 0) return 'clock: a whole number from 0.';
  const { year, month, day } = c.when;
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= 31))
    return 'campaign/when: a year from 1, a month from 1 to 12, a day from 1 to 31.';
  for (const h of c.households) {
    if (!book.seats.includes(h.seat)) return `campaign/households: there is no seat ${h.seat}.`;
    const star = s.people.find((p) => p.id === h.star);
    if (star && star.seat !== h.seat) return `${h.star} is not of ${h.seat}.`;
  }
  if (e && !(ENCOUNTERS as readonly string[]).includes(e.kind))
    return `encounter/kind: allowed: ${ENCOUNTERS.join(', ')}.`;
  return undefined;
}

function checkPeople(s: State, book: Book): string | undefined {
  const ids = new Set<string>();
  const items = new Set<number>();
  for (const p of s.people) {
    if (ids.has(p.id)) return `${p.id} is there twice.`;
    ids.add(p.id);
    const wrong = checkPerson(s, book, p);
    if (wrong !== undefined) return `${p.id}: ${wrong}`;
    for (const { id } of p.items) {
      if (items.has(id)) return `Item ${id} is there twice.`;
      items.add(id);
    }
  }
  const stock = s.campaign.households.flatMap((h) => h.stock.map((i) => i.id));
  const twice = stock.find((id, i) => items.has(id) || stock.indexOf(id) !== i);
  if (twice !== undefined) return `Item ${twice} is there twice.`;
  const highest = Math.max(0, ...items, ...stock, ...s.heaps.flatMap((h) => h.items.map((i) => i.id)));
  return s.next.item <= highest ? `next/item: must be higher than ${highest}.` : undefined;
}

function checkPerson(s: State, book: Book, p: Person): string | undefined {
  if (!(CLASSES as readonly string[]).includes(p.class)) return `class: allowed: ${CLASSES.join(', ')}.`;
  if (!Number.isInteger(p.rep) || p.rep < 0) return 'rep: a whole number from 0.';
  if (!Number.isInteger(p.power) || p.power < 0) return 'power: a whole number from 0.';
  if (p.seat !== '' && !book.seats.includes(p.seat)) return `there is no seat ${p.seat}.`;
  const strange = p.hand.find((id) => !p.items.some((i) => i.id === id));
  if (strange !== undefined) return `it has no Item ${strange} to hold.`;
  if (p.carries !== '' && !s.people.some((q) => q.id === p.carries))
    return `it carries nobody: ${p.carries}.`;
  return undefined;
}

function checkTable(s: State): string | undefined {
  const { encounter: e } = s;
  if (!e) return undefined;
  const fault = faultOfMap(e.map);
  if (fault !== undefined) return fault;
  const [width, height] = e.map.size;
  const ids = new Set(s.people.map((p) => p.id));
  for (const f of [...s.zeds, ...s.pefs]) {
    if (ids.has(f.id)) return `${f.id} is there twice.`;
    ids.add(f.id);
  }
  for (const f of [...s.people.filter((p) => p.x >= 0), ...s.zeds, ...s.pefs])
    if (!(f.x >= 0 && f.y >= 0 && f.x <= width && f.y <= height && f.level >= 0))
      return `${f.id} cannot stand at ${f.x}, ${f.y}: the table is ${width} by ${height} inches.`;
  const homeless = s.parties.flatMap((p) => p.people).find((id) => !ids.has(id));
  return homeless === undefined ? undefined : `parties: there is nobody called ${homeless}.`;
}

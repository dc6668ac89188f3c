import { ground } from '@shambles/field';
import { faultIn } from '@shambles/forms';
import { hasPlace, namedTwice, offTable, onOneSpot } from '@shambles/measured';
import { faultOf } from '@shambles/towns';
import type { Book } from './book.js';
import { isDown, isThere, Shape, type State } from './state.js';
import { bareGround } from './table/ground.js';

/** Says why a state edited by hand is impossible; undefined if it is possible. */
export function checkState(s: State, book: Book): string | undefined {
  const fault = faultIn(Shape, s, 'state');
  if (fault !== undefined) return `${fault}.`;
  // A map made for this game may have been edited by hand as well.
  const bent = s.map ? faultOf(s.map, ground) : undefined;
  if (bent !== undefined) return `map: ${bent}`;
  const there = [...s.people.filter(isThere), ...s.zeds];
  const standing = [...s.people.filter((p) => isThere(p) && !isDown(p) && p.aboard === ''), ...s.zeds];
  return (
    namedTwice([...s.people, ...s.zeds, ...s.vehicles]) ??
    offTable(there, s.map?.size ?? book.ground.map.size, 'inches') ??
    onOneSpot(standing) ??
    strangers(s, book) ??
    riders(s) ??
    openings(s, book) ??
    hands(s) ??
    lives(s)
  );
}

/** Checks that every figure referred to exists. */
function strangers(s: State, book: Book): string | undefined {
  const known = new Set([...s.people, ...s.zeds].map((f) => f.id));
  const people = new Set(s.people.map((p) => p.id));
  const zeds = new Set(s.zeds.map((z) => z.id));
  const spoken: readonly (readonly [ids: readonly string[], among: ReadonlySet<string>])[] = [
    [s.melees.flatMap((m) => [m.who, m.with]), known],
    [s.melees.map((m) => m.who), people],
    [[...(s.active?.who ?? []), ...s.feasts.map((f) => f.body), ...s.charges.map((c) => c.target)], people],
    [s.charges.map((c) => c.zed), zeds],
    [s.people.map((p) => p.retrieves).filter((id) => id !== ''), people],
  ];
  for (const [ids, among] of spoken)
    for (const id of ids) if (!among.has(id)) return `there is nobody called ${id}.`;
  const wrong = s.people.find((p) => !book.seats.includes(p.seat) || p.side !== p.seat);
  if (wrong) return `${wrong.id}: there is no seat ${wrong.seat} on that side.`;
  const odd = s.zeds.find((z) => !/^zed-\d+$/.test(z.id));
  if (odd) return `zeds: "${odd.id}" is no zombie; they are called zed-1, zed-2 and so on.`;
  const numbers = s.zeds.map((z) => Number(z.id.slice(4)));
  return numbers.some((n) => !(n < s.nextZed))
    ? 'nextZed: must be higher than that of every zombie.'
    : diced(s);
}

/** Checks that every side that acts has an activation die. */
function diced(s: State): string | undefined {
  const bare = s.order.find((side) => s.dice[side] === undefined && s.dice.humans === undefined);
  return bare && `dice: there is none for ${bare}.`;
}

/** Checks that everything barricaded or open is a door or window of the map. */
function openings(s: State, book: Book): string | undefined {
  const isOpening = (kind: string) => kind === 'door' || kind === 'window';
  const known = bareGround(s, book.ground)
    .pieces.filter((p) => isOpening(p.kind))
    .map((p) => p.id);
  const wrong = s.openings.find(({ id }) => !known.includes(id));
  return wrong && `openings: there is no door or window ${wrong.id}.`;
}

/** Checks that everything in hand is one of the weapons carried. */
function hands(s: State): string | undefined {
  const wrong = s.people.find((p) => p.hand.length > 2 || p.hand.some((i) => i >= p.guns.length));
  return wrong && `${wrong.id}: hand: holds what it does not carry.`;
}

/** Checks that riders are where their vehicle is, and that each vehicle has at most one driver. */
function riders(s: State): string | undefined {
  for (const p of s.people.filter((each) => each.aboard !== '')) {
    const v = s.vehicles.find((each) => each.id === p.aboard);
    if (!v) return `${p.id}: there is no vehicle ${p.aboard}.`;
    if (v.x !== p.x || v.y !== p.y) return `${p.id} is not where ${v.id} is.`;
  }
  const wheels = s.people.filter((p) => p.aboard !== '' && p.sits === 'wheel').map((p) => p.aboard);
  const twice = wheels.find((id, i) => wheels.indexOf(id) !== i);
  const unknown = [...s.owing.map((o) => o.driver)].find((id) => !s.people.some((p) => p.id === id));
  const lost = s.adrift.find((a) => !s.vehicles.some((v) => v.id === a.vehicle));
  if (twice !== undefined) return `${twice}: two sit at the wheel.`;
  return unknown !== undefined || lost ? 'owing and adrift: must be of those who are there.' : undefined;
}

/** Checks a campaign: all people, vehicles and places referred to exist, and dates are in order. */
function lives({ campaign: c, encounter, people, vehicles }: State): string | undefined {
  if (!c) return encounter ? 'encounter: belongs to a campaign.' : undefined;
  const ids = people.map((p) => p.id);
  const wheels = vehicles.map((v) => v.id);
  const places = c.places.map((p) => p.id);
  const held = c.captives.map((each) => each.who);
  const spoken: readonly (readonly [what: string, all: readonly string[], among: readonly string[]])[] = [
    ['members', c.members.map((m) => m.id), [...ids, ...held]],
    ['vehicles', c.vehicles, wheels],
    ['places', [...(c.at === '' ? [] : [c.at]), ...c.places.flatMap((p) => p.next)], places],
    ['encounter/who', encounter?.who ?? [], ids],
  ];
  for (const [what, all, among] of spoken) {
    const unknown = all.find((id) => !among.includes(id));
    if (unknown !== undefined) return `campaign: ${what}: there is no ${unknown}.`;
  }
  const twice = namedTwice([...c.places, ...c.members]);
  if (twice !== undefined) return `campaign: ${twice}`;
  if (c.at === '' && c.step !== 'begin' && c.step !== 'day-one')
    return 'campaign: at: the band has to be somewhere.';
  const there = !encounter && people.find(hasPlace);
  return there ? `${there.id}: nobody stands on a table between encounters.` : undefined;
}

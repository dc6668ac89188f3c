import type { Paper, PaperSection, Papers } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import type { Book } from '../book.js';
import { personName, sideName, THE_BAND, vehicleName } from '../catalogue/called.js';
import { ENGLISH } from '../catalogue.js';
import { gunRow, meleeWeaponRow } from '../house/rows.js';
import { kindRow } from '../house/vehicle-rows.js';
import { type Person, ridersOf, type Vehicle } from '../state.js';
import { peculiarityOf } from '../tables/ails.js';
import type { View } from '../view.js';
import { people } from './people.js';
import { history, record } from './record.js';
import { goodsNames, stateOf } from './roster.js';

/** Records kept beside the table: a sheet for everybody, by side, and the vehicles. */
export function papers(view: View, book: Book): Papers {
  const sides = [...new Set(view.people.map((p) => p.side))];
  const bands = sides.map(
    (side): PaperSection => ({
      id: `band-${side}`,
      title: sides.length > 1 ? bandName(book, side) : 'The people',
      empty: 'Nobody yet.',
      cards: view.people.filter((p) => p.side === side).map((p) => sheet(p, view, book)),
    }),
  );
  const vehicles = view.vehicles.filter((v) => !v.stuck);
  const drawn: PaperSection = {
    id: 'vehicles',
    title: 'Vehicles',
    cards: vehicles.map((v) => log(v, view, book)),
  };
  const sheets = [...bands, ...(vehicles.length > 0 ? [drawn] : [])];
  if (!view.campaign) return { title: 'Papers', sections: sheets };
  return {
    title: 'Group record',
    sections: [
      history(view, view.campaign, book),
      ...sheets,
      ...record(view, view.campaign),
      ...people(view.campaign, book),
    ],
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Whose band it is; that of a player alone is simply the band. */
function bandName(book: Book, side: string): string {
  const name = sideName(book, side);
  return name === THE_BAND ? capital(name) : `The band of ${name}`;
}

const tone = (seat: string): Paper['tone'] => (seat === 'player-1' ? 'amber' : 'ice');

/** Somebody's sheet: who it is, what it carries and its present state. */
function sheet(p: Person, view: View, book: Book): Paper {
  const name = personName(book, p.id);
  const state = stateOf(view, p, book);
  const named = (id: string) => ENGLISH[`attribute.${id}`] ?? id;
  const peculiar = peculiarityOf(p);
  return {
    id: p.id,
    title: name,
    note: [p.star ? 'Star' : 'Grunt', p.being === 'adult' ? (ENGLISH[`class.${p.class}`] ?? '') : p.being]
      .filter((part) => part !== '')
      .join(', '),
    tone: tone(p.seat),
    ...(p.being !== 'dog' && { face: { id: p.id, name } }),
    entries: [
      { name: 'Rep', value: String(p.rep) },
      ...(p.attributes.length > 0 ? [{ name: 'Attributes', value: p.attributes.map(named).join(', ') }] : []),
      ...p.guns.map((held, i) => ({
        name: p.hand.includes(i) ? 'In hand' : 'Stored',
        value: shots(book, held),
      })),
      ...(p.being === 'child'
        ? []
        : [p.melee, ...p.more].map((weapon) => ({ name: 'Melee', value: blows(book, weapon) }))),
      ...(p.armoured ? [{ name: 'Worn', value: 'Body armor' }] : []),
      ...(p.medic === 'none' ? [] : [{ name: 'Knows', value: `how to treat the wounded (${p.medic})` }]),
      ...(view.campaign ? [{ name: 'Seen feast', value: p.knowsFeasts ? 'yes' : 'no' }] : []),
      ...(view.cash === p.id ? [{ name: 'Carries', value: 'the cash' }] : []),
      ...(state === p.class || state === p.being ? [] : [{ name: 'Now', value: capital(state) }]),
    ],
    lines: [
      ...p.attributes.map((id) => `${ENGLISH[`gift.${id}`]}.`),
      ...(peculiar ? [`${ENGLISH[peculiar.key]}.`] : []),
      ...(p.knowsZeds ? [] : ['Has never met a zombie: the first one in reach calls for Zed Or No Zed.']),
    ],
  };
}

/** A gun with its row of the table, and what BA stands for. BDZ-T-weapons, BDZ-weapon-bap. */
function shots(book: Book, { gun, empty }: Person['guns'][number]): string {
  const { name, range, dice, impact } = gunRow(book, gun);
  const most = dice[dice.length - 1];
  const many = dice.length > 1 ? `${dice[0]} or ${most} dice` : most === 1 ? 'a die' : `${most} dice`;
  const stands = gun === 'ba-pistol' ? ' (Big A$$)' : '';
  return `${name}${stands}, ${range}″, ${many}, Impact ${impact}${empty ? ', empty' : ''}`;
}

/** BDZ-T-melee-weapons. */
function blows(book: Book, weapon: Person['melee']): string {
  const { impact, dice = 0 } = meleeWeaponRow(book, weapon);
  const name = capital(ENGLISH[`thing.${weapon}`] ?? weapon);
  return `${name}, Impact ${impact}${dice > 0 ? `, ${dice} dice more` : ''}`;
}

/** The log of a vehicle: its row of the table, who sits where, and its state. BDZ-T-veh-list. */
function log(v: Vehicle, view: View, book: Book): Paper {
  const row = kindRow(book, v.kind);
  const riders = ridersOf(view, v.id);
  const seated = riders.map(
    (p) => `${personName(book, p.id)} (${p.sits === 'wheel' ? 'at the wheel' : p.sits})`,
  );
  return {
    id: v.id,
    title: capital(vehicleName(book, v.id)),
    note: row.name,
    tone: riders[0] ? tone(riders[0].seat) : 'paper',
    entries: [
      { name: 'Speed', value: `${row.speed}″ on the road, half of it off` },
      { name: 'Turns', value: String(row.turns) },
      { name: 'Seats', value: `${row.seats.front} in front, ${row.seats.rear} behind` },
      { name: 'Bash', value: String(row.bash) },
      { name: 'Drove', value: hasPlace(v) ? `${v.speed}″` : 'away' },
      { name: 'Engine', value: v.running ? 'runs' : 'off' },
      ...(v.fuel < 0 ? [] : [{ name: 'Fuel', value: String(v.fuel) }]),
      ...(v.condition === 'runs' ? [] : [{ name: 'Now', value: v.condition }]),
      ...(v.load ? [{ name: 'Load', value: goodsNames(v.load).join(', ') || 'none' }] : []),
      { name: 'Aboard', value: seated.length > 0 ? seated.join(', ') : 'nobody' },
    ],
    lines: [
      ...(row.reverse ? [] : ['Does not back.']),
      ...(row.bootlegger ? ['May make a bootlegger turn.'] : []),
    ],
  };
}

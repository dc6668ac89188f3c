import type { SceneFigure } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { type Book, gunRow } from '../book.js';
import { CLASS_NAMES } from '../catalogue/common.js';
import { hides } from '../goods/goods.js';
import { isPlayers, isThere, itemOf, type Person, type Zed } from '../state.js';
import { BASE, FRONT } from '../table.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { lookOf } from './sides.js';

export function figures(view: View, book: Book): SceneFigure[] {
  const carried = new Set(view.people.map((p) => p.carries));
  return [
    ...view.people
      .filter((p) => isThere(p) && hasPlace(p) && !carried.has(p.id))
      .map((p) => person(p, view, book)),
    ...view.zeds.map((z) => zed(z, book)),
  ];
}

/** How weapons are drawn from above. */
const HOLDS: { readonly [thing: string]: string } = {
  'one-hand': 'bat',
  'two-hand': 'axe',
  chainsaw: 'chainsaw',
  'ba-pistol': 'pistol',
  pistol: 'pistol',
  'machine-pistol': 'pistol',
  shotgun: 'shotgun',
  'assault-rifle': 'assault rifle',
  'bolt-action-rifle': 'sniper rifle',
  saw: 'machine gun',
  'sub-machine-gun': 'smg',
};

/** The weapon in hand, a gun first; undefined if there is none or it is concealed. */
function held(p: Person, book: Book): string | undefined {
  if (p.concealed) return undefined;
  const inHand = p.hand.map((id) => itemOf(p, id).what);
  const [weapon] = [
    ...inHand.filter((what) => book.weapons.has(what)),
    ...inHand.filter((what) => what in HOLDS),
  ];
  if (weapon === undefined) return undefined;
  return HOLDS[weapon] ?? (gunRow(book, weapon).hands === 2 ? 'rifle' : 'pistol');
}

export function person(p: Person, view: View, book: Book): SceneFigure {
  const dead = p.condition === 'obviously-dead';
  const down = dead || p.condition === 'out-of-the-fight';
  const { tone, ring } = lookOf(p, view);
  const holds = down ? undefined : held(p, book);
  return {
    id: p.id,
    name: nameOf(book.names, p.id),
    kind: dead ? 'body' : isPlayers(p) ? (p.star ? 'Star' : 'Grunt') : CLASS_NAMES[p.class],
    side: p.side,
    tone,
    ring,
    at: [p.x, p.y],
    level: p.level,
    r: BASE,
    facing: p.facing,
    ...(!down && { arc: 2 * FRONT }),
    ...(holds !== undefined && { holds }),
    ...(!dead && { number: p.rep, counted: `Rep ${p.rep}` }),
    ...(p.star && isPlayers(p) && { star: true as const }),
    badges: badgesOf(p),
    named: !dead && (isPlayers(p) || leads(p, view)),
  };
}

/** True for the first member of a party who still stands; the others are only marked. */
function leads(p: Person, view: View): boolean {
  const party = view.parties.find((q) => q.id === p.side);
  const first = party?.people.find((id) =>
    view.people.some((q) => q.id === id && q.condition === 'carry-on'),
  );
  return first === p.id;
}

/** States of a person, each with its own symbol. */
export function badgesOf(p: Person): string[] {
  if (p.condition === 'obviously-dead') return ['dead'];
  const found: string[] = [];
  if (p.condition === 'out-of-the-fight') found.push('down');
  else {
    if (p.heldFire || p.behind) found.push('ducked');
    if (p.prone) found.push('prone');
    if (p.numb > 0) found.push('numb');
    if (p.carries !== '') found.push('carrying');
    if (p.fast >= 0) found.push('fast');
    if (p.hand.some((id) => itemOf(p, id).empty)) found.push('empty');
    if (hides(p)) found.push('concealed');
  }
  if (p.infection === 'exposed' || p.infection === 'infected') found.push(p.infection);
  return found;
}

function zed(z: Zed, book: Book): SceneFigure {
  return {
    id: z.id,
    name: z.was === '' ? nameOf(book.names, z.id) : `${nameOf(book.names, z.was)}, turned`,
    kind: 'zombie',
    side: 'zombies',
    tone: 'moss',
    ring: 'broken',
    at: [z.x, z.y],
    level: z.level,
    r: BASE,
    facing: z.facing,
    arc: 2 * FRONT,
    badges: z.feast === '' ? [] : ['feasting'],
    named: z.was !== '',
  };
}

import type { SceneFigure } from '@shambles/engine';
import type { Book } from '../book.js';
import { hitsLeft } from '../harm/harm.js';
import { mutantRow } from '../house/rows.js';
import { BASE, baseOf, type Club, type Gun } from '../kinds.js';
import { ARC } from '../table.js';
import { type PersonSeen, type SeatedSeen, sortOf, type View, type ZedSeen } from '../view.js';
import { ZED_NAMES } from '../words/things.js';
import { nameOf, zedName } from '../words.js';

export function figures(view: View, book: Book): SceneFigure[] {
  return [
    ...view.people
      .filter((p) => p.where === 'table' || p.where === 'dead')
      .map((p) => survivor(p, view, book)),
    ...view.zeds.map((z) => zed(z, view, book)),
    ...view.seated.filter((q) => !q.gone || sortOf(q.content) === 'body').map(seated),
  ];
}

/** The front arc, in degrees: what can be shot at, and what a drifter notices. ROS-shoot-arc, ROS-D-zed-sight. */
const FRONT = 2 * ARC;

/** The weapon shapes drawn from above. */
const HOLDS: { readonly [weapon in Gun | Club]: string } = {
  pistol: 'pistol',
  shotgun: 'shotgun',
  'assault rifle': 'rifle',
  'sniper rifle': 'rifle',
  'cricket bat': 'bat',
  'baseball bat': 'bat',
  crowbar: 'club',
  shovel: 'club',
  sword: 'blade',
  machete: 'blade',
  spade: 'club',
  'fire axe': 'axe',
  chainsaw: 'chainsaw',
};

function survivor(p: PersonSeen, view: View, book: Book): SceneFigure {
  const dead = p.where === 'dead';
  const weapon = p.main !== '' ? p.main : p.pistol >= 0 ? 'pistol' : undefined;
  return {
    id: p.id,
    name: nameOf(book, p.id),
    kind: dead ? 'body' : p.kind === 'ps' ? 'survivor' : 'nps',
    side: 'survivors',
    tone: p.kind === 'ps' ? 'amber' : 'ice',
    ring: 'whole',
    at: [p.x, p.y],
    level: p.level,
    r: BASE,
    facing: p.facing,
    ...(!dead && { arc: FRONT }),
    holds: dead || weapon === undefined ? undefined : HOLDS[weapon],
    ...(!dead && p.kind !== 'nps' && counted(hitsLeft(p))),
    badges: personBadges(p, view),
    named: true,
  };
}

/** States of a survivor, each with a shape of its own. */
export function personBadges(p: PersonSeen, view: View): string[] {
  const ill = p.blood === 'infected' ? ['infected'] : [];
  if (p.where === 'dead' || p.where === 'risen') return ['dead', ...ill];
  if (p.where === 'out') return ill;
  const found: string[] = [];
  if (p.trapped) found.push('trapped');
  if (p.pinned !== '') found.push('pinned');
  else if (p.down) found.push('down');
  if (p.hits > 0) found.push(`hit-${p.hits}`);
  if (p.marked > 0 && p.marked >= view.turn) found.push('marked');
  if (outOfShots(p)) found.push('empty');
  if (p.torch) found.push('torch');
  if (p.inside !== '') found.push('inside');
  if (p.ladder !== '') found.push('hanging');
  return [...found, ...ill];
}

/** True if the pistol or the gun in hand has an empty clip. ROS-shoot-clip. */
function outOfShots(p: PersonSeen): boolean {
  return p.pistol === 0 || (p.clip === 0 && ['shotgun', 'assault rifle', 'sniper rifle'].includes(p.main));
}

function zed(z: ZedSeen, view: View, book: Book): SceneFigure {
  const badges: string[] = [];
  if (z.mode === 'waiting') badges.push('waiting');
  if (z.down) badges.push('down');
  if (z.burning > 0 && z.burning >= view.turn) badges.push('burning');
  if (z.crouching) badges.push('crouching');
  if (z.leapt > 0 && z.leapt === view.turn) badges.push('leapt');
  if (z.mode === 'charging') badges.push('charging');
  const name = z.kind === 'zed' ? zedName(z.id) : ZED_NAMES[z.kind];
  const hits = z.kind === 'tank' ? (mutantRow(book, 'tank').hits as number) : 0;
  return {
    id: z.id,
    name,
    kind: z.kind,
    side: 'zeds',
    tone: 'moss',
    ring: z.kind === 'zed' ? 'broken' : 'double',
    at: [z.x, z.y],
    level: z.level,
    r: baseOf(z.kind),
    facing: z.facing,
    // An attacking Zed faces nowhere in particular. ROS-D-zed-sight.
    ...((z.mode === 'drifting' || z.mode === 'charging') && { arc: FRONT }),
    ...(hits > 0 && counted(hits - z.hits)),
    badges,
    named: z.kind !== 'zed',
  };
}

/** The hits that a figure can still take, as its number. */
const counted = (n: number) => ({ number: n, counted: `${n} ${n === 1 ? 'hit' : 'hits'} left` });

const SORTS: { readonly [sort: string]: string } = {
  nps: 'somebody alive',
  witch: 'a Witch',
  body: 'a dead body',
};

/** All look alike until somebody knows what one is. ROS-U-witch. */
function seated(q: SeatedSeen): SceneFigure {
  const sort = SORTS[sortOf(q.content)];
  return {
    id: q.id,
    name: sort === undefined ? 'Seated figure' : `Seated figure: ${sort}`,
    kind: q.gone ? 'body' : 'seated',
    side: 'unknown',
    tone: 'paper',
    ring: 'dotted',
    at: [q.x, q.y],
    level: q.level,
    r: BASE,
    facing: 180,
    badges: q.gone ? ['dead'] : [],
    named: false,
  };
}

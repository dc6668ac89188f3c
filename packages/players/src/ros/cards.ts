import { distance } from '@shambles/field';
import type { Gun, PersonSeen, Play } from '@shambles/ros';
import { coming, shots } from './fight.js';
import type { Look } from './look.js';
import { planOf } from './plan.js';

const LOUD = ['HE grenade', 'stun grenade', 'pipe bomb'];

/** Which card to put down. */
export function card(look: Look): Play | 'torch' {
  const { me, view } = look;
  // A lit torch is seen by every Zed, and finds hideouts that are better left alone.
  if (me.torch) return 'torch';
  if (me.pinned !== '' || me.down) return 'melee';
  const plan = planOf(look);
  if (me.ladder !== '') return 'climb';
  const touching = look.friends.filter(
    (p) => look.table.figures.find(p.id) >= 0 && look.table.touching(me.id, p.id),
  );
  if (touching.some((p) => p.pinned !== '')) return 'assist';
  const near = coming(look);
  if (look.contact.length > 0) {
    if (plan.do === 'climb' && plan.what && atLink(look, plan.what)) return 'climb';
    return inReachOfSafety(look) ? 'run' : 'melee';
  }
  if (plan.do === 'climb' && plan.what && atLink(look, plan.what)) return 'climb';
  if (plan.do === 'free' && plan.what && touches(look, plan.what)) return 'assist';
  if (me.hits >= 2 && me.minor.includes('First Aid Kit') && near === 0) return 'first-aid';
  if (grenadeTarget(look)) return 'grenade';
  if (near > 0 && !inReachOfSafety(look)) {
    if (shots(look) === 0) return hasReload(look) ? 'reload' : 'run';
    const stand = duty(look);
    if (stand !== 'go') return stand;
  }
  if (emptied(look) && near === 0 && hasReload(look)) return 'reload';
  const pinner = view.zeds.find((z) => z.pins !== '');
  if (pinner && shots(look) > 0 && distance(me, pinner) < 30) return 'shoot';
  if (arrived(look)) return near > 0 ? 'shoot' : 'order';
  return 'run';
}

/** Those nearest to what comes deal with it, two to a Zed; the others go on. */
function duty(look: Look): 'shoot' | 'both' | 'go' {
  const { me, view, book } = look;
  const team = [me, ...look.friends.filter((p) => p.kind === 'ps' && !p.down && p.pinned === '')];
  // Whoever is in a fight already has its hands full.
  const busy = (p: PersonSeen) => look.attackers.some(({ zed }) => touchesZed(look, p, zed.id));

  const threats = look.attackers.filter(({ zed }) =>
    team.some((p) => distance(p, zed) <= 23 && p.level === zed.level),
  );
  const off = (p: { x: number; y: number }) => Math.min(...threats.map(({ zed }) => distance(p, zed)));
  const free = team.filter((p) => p === me || !busy(p));
  const rank = free.filter((p) => off(p) < off(me) || (off(p) === off(me) && p.id < me.id)).length;
  const late = turnsNeeded(look) > book.scenario.turns - view.turn - 2;
  if (threats.length === 0 || rank >= 2 * threats.length) return 'go';
  if (late && threats.length < 3 * team.length) return canShootOnTheMove(look) ? 'both' : 'go';
  if (threats.length <= 2 && canShootOnTheMove(look)) return 'both';
  return 'shoot';
}

function touchesZed(look: Look, p: PersonSeen, zed: string): boolean {
  return look.table.figures.find(p.id) >= 0 && look.table.touching(p.id, zed);
}

function canShootOnTheMove({ me }: Look): boolean {
  return me.pistol > 0 || (me.clip > 0 && me.main !== 'sniper rifle');
}

/** Turns of running that the way to where it goes takes. */
function turnsNeeded(look: Look): number {
  const { at } = planOf(look);
  const cost = look.table
    .chase(look.table.ways('opener'), at, undefined)
    .cost(look.me.x, look.me.y, look.me.level);
  return Math.ceil((Number.isFinite(cost) ? cost : 60) / 9);
}

/** One more run and the objective is there: nothing is worth more. */
function inReachOfSafety(look: Look): boolean {
  const plan = planOf(look);
  if (plan.do === 'search' || plan.do === 'free') return false;
  const [x, y, level] = plan.at;
  return level === look.me.level && distance(look.me, { x, y }) <= 11 && look.book.scenario.id !== 'trapped';
}

function arrived(look: Look): boolean {
  const plan = planOf(look);
  const [x, y, level] = plan.at;
  return plan.do === undefined && level === look.me.level && distance(look.me, { x, y }) < 1;
}

function touches(look: Look, id: string): boolean {
  return look.table.figures.find(id) >= 0 && look.table.touching(look.me.id, id);
}

export function atLink(look: Look, id: string): boolean {
  const link = look.book.map.links?.find((l) => l.id === id);
  return link !== undefined && distance(look.me, { x: link.at[0], y: link.at[1] }) <= 1.1;
}

function hasReload({ me }: Look): boolean {
  const guns: Gun[] = [
    'pistol',
    ...(me.main.endsWith('rifle') || me.main === 'shotgun' ? [me.main as Gun] : []),
  ];
  return guns.some(
    (g) => me.minor.includes(`${g} reload` as never) && (g === 'pistol' ? me.pistol : me.clip) <= 1,
  );
}

function emptied({ me }: Look): boolean {
  const gun = me.main.endsWith('rifle') || me.main === 'shotgun';
  return gun ? me.clip <= 1 : me.pistol <= 1;
}

/** A crowd far enough off, with no friend in it. Loud ones only for a larger crowd. */
export function grenadeTarget(look: Look): { readonly what: string; readonly zed: string } | undefined {
  const { me, friends } = look;
  const has = me.minor.filter((m) => LOUD.includes(m) || m === 'Molotov cocktail');
  if (has.length === 0) return undefined;
  let best: { what: string; zed: string; count: number } | undefined;
  for (const { zed, gap } of look.attackers) {
    if (gap < 11 || gap > 28 || zed.level !== me.level) continue;
    if (friends.some((p) => distance(p, zed) < 12) || look.table.sees(me.id, zed.id) === 'no') continue;
    if (!look.table.throwReaches(me.id, zed)) continue;
    const count = look.attackers.filter(({ zed: z }) => distance(z, zed) <= 11).length;
    for (const what of has)
      if (count >= (LOUD.includes(what) ? 6 : 5) && (!best || count > best.count))
        best = { what, zed: zed.id, count };
  }
  return best;
}

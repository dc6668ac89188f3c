import type { View } from '@shambles/bdz';
import type { AskView, Json } from '@shambles/engine';
import { ids } from './ids.js';

/** Weapons and armour worth taking. */
const SPOILS = /rifle|shotgun|submachine|armor/;

/** What a luxury item buys. */
const GETS = 2;

/**
 * What to do with goods: everything that can be carried is taken, medicine is for the wounded, and other risks are
 * declined.
 */
export function loots({ code, shape, line }: AskView, view: View): Json | undefined {
  const all = ids(shape);
  switch (code) {
    case 'takes':
      return takes(all, view);
    case 'saw-found':
    case 'challenge':
      return false;
    case 'wires':
    case 'cheat-death':
    case 'supplies':
    case 'cure':
      return true;
    case 'strip':
      return all.find((id) => SPOILS.test(id)) ?? 'done';
    case 'outfit':
      return 'done';
    case 'stow':
      if (all.includes('done')) return 'done';
      return all.find((id) => id.startsWith('store')) ?? all.find((id) => /keys|luxury/.test(id)) ?? all[0];
    case 'barter-want':
      return countOf(line.values?.wanted) < GETS ? all.find((id) => id === 'food') : 'done';
    case 'barter-offer':
      return all.find((id) => id === 'luxury') ?? 'keep';
    case 'barter-less':
      return all[0];
    case 'stow-n':
      return shape.kind === 'number' ? (shape.likely ?? shape.max) : undefined;
    default:
      return undefined;
  }
}

/** How many things a question names; one word is none. */
function countOf(things: unknown): number {
  return Array.isArray(things) ? things.reduce((sum, { count }) => sum + Number(count), 0) : 0;
}

/** Into the hand of somebody without a gun, onto somebody's body, or into a bag; nothing is thrown away for it. */
function takes(all: readonly string[], view: View): string | undefined {
  const bare = (id: string) => view.people.some((p) => p.id === id && p.guns.length === 0);
  const way = (how: string) => all.find((id) => id.startsWith(`${how} `));
  const hand = all.find((id) => id.startsWith('hand ') && bare(id.slice('hand '.length)));
  return hand ?? way('wear') ?? way('keep') ?? 'leave';
}

/** True if there is a luxury to trade with. */
export function hasLuxury(view: View): boolean {
  return (view.campaign?.goods.luxury ?? 0) > 0;
}

/** True if a defeated figure has armour or a rifle. */
export function isWorthIt(view: View, body: string | undefined): boolean {
  const p = view.people.find((each) => each.id === body);
  return p !== undefined && (p.armoured || p.guns.some(({ gun }) => SPOILS.test(gun)));
}

import type { AskView, Json } from '@shambles/engine';
import { ids } from './ids.js';

/** Weapons and armour that are worth having. */
export const SPOILS = /rifle|shotgun|submachine|armor/;

/** What is done with goods: whatever can be carried is, medicine is for the wounded, and nobody dares what has no rule. */
export function loots({ code, shape }: AskView): Json | undefined {
  const all = ids(shape);
  switch (code) {
    case 'takes':
      return all[0];
    case 'saw-found':
      return false;
    case 'supplies':
    case 'cure':
      return true;
    case 'strip':
      return all.find((id) => SPOILS.test(id)) ?? 'done';
    case 'outfit':
      return 'done';
    case 'stow':
      return all.find((id) => id.startsWith('store')) ?? all.find((id) => /keys|luxury/.test(id)) ?? all[0];
    case 'stow-n':
      return shape.kind === 'number' ? (shape.likely ?? shape.max) : undefined;
    default:
      return undefined;
  }
}

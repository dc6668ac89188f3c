import { CLUBS, type Gun, type Thing } from '../kinds.js';

/** No clip holds more, house rules or not. */
export const MOST_SHOTS = 30;

/** The gun that a thing is and the shots left in it, where it says how many. */
export function gunIn(thing: Thing): { readonly gun: Gun | undefined; readonly left?: number } {
  const found = /^(pistol|shotgun|assault rifle|sniper rifle)(?: (\d+)| with a full clip)?$/.exec(thing);
  if (!found) return { gun: undefined };
  const gun = found[1] as Gun;
  return found[2] === undefined ? { gun } : { gun, left: Number(found[2]) };
}

/** Whether a thing is carried as main weapon. */
export function isMain(thing: Thing): boolean {
  const { gun } = gunIn(thing);
  return gun !== undefined ? gun !== 'pistol' : (CLUBS as readonly Thing[]).includes(thing);
}

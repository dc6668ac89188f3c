import { CLUBS, type Gun, MINORS, type Minor, type Thing } from '../kinds.js';

/** Most shots that any clip may hold, even with house rules. */
export const MOST_SHOTS = 30;

/** The gun that a thing is, and the shots left in it if the thing says so. */
export function gunIn(thing: Thing): { readonly gun: Gun | undefined; readonly left?: number } {
  const found = /^(pistol|shotgun|assault rifle|sniper rifle)(?: (\d+)| with a full clip)?$/.exec(thing);
  if (!found) return { gun: undefined };
  const gun = found[1] as Gun;
  return found[2] === undefined ? { gun } : { gun, left: Number(found[2]) };
}

/** True if a thing is carried as a main weapon. */
export function isMain(thing: Thing): boolean {
  const { gun } = gunIn(thing);
  return gun !== undefined ? gun !== 'pistol' : (CLUBS as readonly Thing[]).includes(thing);
}

/** True if something of this name can be found, or left behind. */
export function canLie(name: string): name is Thing {
  if (MINORS.includes(name as Minor)) return true;
  const { gun, left = 0 } = gunIn(name as Thing);
  return gun ? left <= MOST_SHOTS : isMain(name as Thing);
}

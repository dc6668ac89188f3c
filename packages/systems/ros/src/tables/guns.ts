import { CLUBS, type Gun, type Thing } from '../kinds.js';

const CLIPS: { readonly [gun in Gun]: number } = {
  pistol: 6,
  shotgun: 7,
  'assault rifle': 6,
  'sniper rifle': 5,
};

/** The gun that a thing is and the shots in it. */
export function gunIn(thing: Thing): { readonly gun: Gun | undefined; readonly clip: number } {
  const found = /^(pistol|shotgun|assault rifle|sniper rifle)(?: (\d+)| with a full clip)?$/.exec(thing);
  if (!found) return { gun: undefined, clip: 0 };
  const gun = found[1] as Gun;
  return { gun, clip: found[2] === undefined ? CLIPS[gun] : Number(found[2]) };
}

/** Whether a thing is carried as main weapon. */
export function isMain(thing: Thing): boolean {
  const { gun } = gunIn(thing);
  return gun !== undefined ? gun !== 'pistol' : (CLUBS as readonly Thing[]).includes(thing);
}

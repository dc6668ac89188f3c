import { type Book, tableOfView, type View } from '@shambles/bdz';

/** Inches within which a zombie is upon somebody in its next activation, and within which one will be soon. */
const UPON = 8;
const SOON = 14;

type Person = View['people'][number];

/** Dice of a shot by weapon, and how loud it is: BDZ-T-weapons, BDZ-T-noise. */
const LOUD: { readonly [gun: string]: readonly [dice: number, noise: number] } = {
  'assault-rifle': [3, 3],
  'ba-pistol': [2, 2],
  'bolt-action-rifle': [1, 1],
  'machine-pistol': [3, 3],
  pistol: [2, 2],
  'semi-automatic-rifle': [2, 2],
  shotgun: [3, 6],
  'squad-automatic-weapon': [4, 4],
  'submachine-gun': [3, 3],
};
/** Zombies drawn by each shot. BDZ-T-zgen-noise. */
const DRAWN = { urban: 1 / 2, suburbs: 1 / 3, rural: 1 / 6 } as const;

/** People of the other side can be shot at, or the dead come nearer and the noise brings fewer than the shot takes. */
export function isWorthAShot(view: View, book: Book, who: string): boolean {
  const p = view.people.find((each) => each.id === who);
  const area = view.encounter?.area;
  if (!p || !area) return true;
  const table = tableOfView(view, book);
  if (!table.has(who)) return true;
  const foes = view.people.some(
    (q) => q.side !== p.side && q.status === 'carry-on' && table.has(q.id) && table.line(who, q.id) !== 'no',
  );
  if (foes && !view.encounter?.peace) return true;
  const mates = view.people.filter((q) => q.side === p.side && table.has(q.id) && q.status === 'carry-on');
  const nearest = (id: string) => Math.min(...mates.map((q) => table.distance(q.id, id)));
  const seen = view.zeds.filter((z) => z.feast === '' && !z.prone && table.line(who, z.id) !== 'no');
  const offs = seen.map((z) => nearest(z.id));
  const upon = offs.filter((off) => off <= UPON).length;
  const soon = offs.filter((off) => off <= SOON).length;
  const [dice, noise] = LOUD[p.guns[0]?.gun ?? ''] ?? [1, 1];
  const kills = Math.min(dice * hits(p), upon > 0 ? soon : 0);
  return kills * (upon > 0 ? 1.5 : 1) > noise * DRAWN[area];
}

const hits = ({ rep }: Person): number => Math.min(5, rep - 1) / 6;

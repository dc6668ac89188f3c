import { type Book, fullDice, gunRow, isDrawn, tableOfView, type View } from '@shambles/bdz';

/** Distances, in inches, from which a zombie reaches somebody in its next activation, and soon. */
const UPON = 8;
const SOON = 14;

/** A zombie within reach counts as this many that are coming. */
const UPON_WORTH = 1.5;

type Person = View['people'][number];

/** True if enemies can be shot at, or if a shot at the approaching dead is worth more than its noise draws. */
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
  const guns = p.hand.flatMap((n) => p.guns[n]?.gun ?? []);
  const dice = total(guns.map(fullDice));
  const noise = total(guns.map((gun) => Math.max(...gunRow(gun).dice)));
  return upon > 0 && Math.min(dice * hits(p), soon) * UPON_WORTH > noise * drawn(area);
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const FACES = [1, 2, 3, 4, 5, 6];
/** Average number of zombies that a shot draws. BDZ-T-zgen-noise. */
const drawn = (area: Parameters<typeof isDrawn>[0]): number =>
  FACES.filter((die) => isDrawn(area, die)).length / FACES.length;

const hits = ({ rep }: Person): number => Math.min(5, rep - 1) / 6;

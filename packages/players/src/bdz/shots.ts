import {
  type Book,
  fullDice,
  gunRow,
  isDrawn,
  shotRow,
  shotsHeard,
  tableOfView,
  type View,
} from '@shambles/bdz';

/** Distances, in inches, from which a zombie reaches somebody in its next activation, and soon. */
const UPON = 8;
const SOON = 14;

/** A zombie within reach counts as this many that are coming. */
const UPON_WORTH = 1.5;

type Person = View['people'][number];

/** True if a figure is in melee with somebody of this side, whom a shot at it could hit. BDZ-D-fire-into-melee. */
export function endangers(view: View, side: string | undefined, target: string | undefined): boolean {
  const isFriend = (id: string) => view.people.some((p) => p.id === id && p.side === side);
  return view.melees.some(
    (m) => (m.who === target && isFriend(m.with)) || (m.with === target && isFriend(m.who)),
  );
}

/** True if enemies can be shot at, or if a shot at the approaching dead is worth more than its noise draws. */
export function isWorthAShot(view: View, book: Book, who: string): boolean {
  const p = view.people.find((each) => each.id === who);
  const area = view.encounter?.area;
  if (!p) return true;
  if (!area) return safely(view, book, p);
  const table = tableOfView(view, book);
  if (!table.has(who)) return true;
  const foes = view.people.some(
    (q) =>
      q.side !== p.side &&
      q.status === 'carry-on' &&
      table.has(q.id) &&
      table.line(who, q.id) !== 'no' &&
      !endangers(view, p.side, q.id),
  );
  if (foes && !view.encounter?.peace) return true;
  const mates = view.people.filter((q) => q.side === p.side && table.has(q.id) && q.status === 'carry-on');
  const nearest = (id: string) => Math.min(...mates.map((q) => table.distance(q.id, id)));
  const seen = view.zeds.filter(
    (z) => z.feast === '' && !z.prone && table.line(who, z.id) !== 'no' && !endangers(view, p.side, z.id),
  );
  const offs = seen.map((z) => nearest(z.id));
  const upon = offs.filter((off) => off <= UPON).length;
  const soon = offs.filter((off) => off <= SOON).length;
  const guns = p.hand.flatMap((n) => p.guns[n]?.gun ?? []);
  const dice = total(guns.map((gun) => fullDice(book, gun)));
  const noise = total(guns.map((gun) => shotsHeard(book, gun, Math.max(...gunRow(book, gun).dice))));
  return upon > 0 && Math.min(dice * hits(book, p), soon) * UPON_WORTH > noise * drawn(book, area);
}

/** Outside an encounter, anybody is worth a shot who is not in melee with a friend. */
function safely(view: View, book: Book, p: Person): boolean {
  const table = tableOfView(view, book);
  if (!table.has(p.id)) return true;
  const foes = [...view.people.filter((q) => q.side !== p.side), ...view.zeds];
  return foes.some(
    ({ id }) => table.has(id) && table.line(p.id, id) !== 'no' && !endangers(view, p.side, id),
  );
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const FACES = [1, 2, 3, 4, 5, 6];
/** Average number of zombies that a shot draws. BDZ-T-zgen-noise. */
const drawn = (book: Book, area: Parameters<typeof isDrawn>[1]): number =>
  FACES.filter((die) => isDrawn(book, area, die)).length / FACES.length;

/** The share of dice that hit in the open; some die is always taken to miss. BDZ-T-shoot. */
function hits(book: Book, { rep }: Person): number {
  const faces = FACES.filter((die) => shotRow(book, die + rep).result === 'hit').length;
  return Math.min(5, faces) / FACES.length;
}

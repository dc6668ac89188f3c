import type { Book, View } from '@shambles/bdz';
import { places, tableOfView } from '@shambles/bdz';
import type { AskView, Json, NamedPlace, Option } from '@shambles/engine';
import { comesTo } from './doors.js';
import { hasLuxury, isWorthIt } from './looting.js';
import type { Plan } from './plan.js';
import { isWorthAShot } from './shots.js';

/** Within this distance the dead threaten somebody, in inches. */
const NEAR = 8;
/** Figures that have moved at least this far in an activation are done exploring, in inches. */
const LITTLE = 1;
/** Distance that a figure goes at once, in inches. */
const STEP = 8;

/** True in an encounter in which buildings are searched. */
export const isRaiding = ({ encounter: e }: View): boolean =>
  e !== null && e.kind !== 'day-one' && e.kind !== 'mutiny' && e.road === null;

/** True if a member of the band is not kept busy by human enemies, or goes home anyway. */
export function mayExplore(view: View, who: string, { out }: Plan): boolean {
  const me = view.people.find((p) => p.id === who);
  if (!isRaiding(view) || !me || me.side === 'others') return false;
  return out || !view.people.some((p) => p.side === 'others' && p.x >= 0 && p.status === 'carry-on');
}

/** Goes to a captive that has been found, up to a door and in, or off by the nearest edge when it is time. */
export function explores(view: View, book: Book, ask: AskView, plan: Plan): Json | undefined {
  if (ask.shape.kind !== 'spot') return undefined;
  const who = ask.shape.figure;
  const table = tableOfView(view, book);
  const all = places(view, ask, book);
  if (ask.code === 'enter') {
    const outside = all.filter(({ at: [x, y, level] }) => table.houseOf({ x, y, level }) === undefined);
    return comesTo(view, book, who, outside)?.at as Json | undefined;
  }
  const cost = (p: NamedPlace) => (p.whole ?? p.cost) + danger(view, p);
  const nearest = (may: (p: NamedPlace) => boolean) => all.filter(may).sort((a, b) => cost(a) - cost(b))[0];
  const { held, captive } = view.encounter ?? {};
  const bound = held === 'found' ? nearest((p) => p.on === captive) : undefined;
  const into = (house: string | undefined) => nearest((p) => p.id === `in ${house}`);
  const edge = () => nearest((p) => p.id.startsWith('edge '));
  const hunts = () => [...all].sort((a, b) => offTheDead(view, a) - offTheDead(view, b))[0];
  const found = plan.out ? edge() : plan.clears ? hunts() : (bound ?? into(plan.search ?? plan.house));
  return found ? [...found.at] : 'stay';
}

/** Inches from a place to the nearest of the dead, as the crow flies. */
function offTheDead({ zeds }: View, { at: [x, y] }: NamedPlace): number {
  return Math.min(99, ...zeds.map((z) => Math.hypot(z.x - x, z.y - y)));
}

/** Inches deducted from a place for the dead near it. */
function danger({ zeds }: View, { at: [x, y] }: NamedPlace): number {
  const near = zeds.filter((z) => z.feast === '').map((z) => Math.hypot(z.x - x, z.y - y));
  return near.reduce((sum, d) => sum + Math.max(0, NEAR - d), 0);
}

/** Deeds of a band searching buildings: in together, search, out again; a shot only if it is worth its noise. */
export function raids(view: View, book: Book, offers: readonly Option[], plan: Plan): string | undefined {
  const who = (o: Option) => o.id.split(' ')[1] ?? '';
  const first = (verb: string, may: (o: Option) => boolean = () => true) =>
    offers.find((o) => o.id.startsWith(`${verb} `) && may(o))?.id;
  const fresh = (o: Option) =>
    view.people.some((p) => p.id === who(o) && p.used < LITTLE) && mayExplore(view, who(o), plan);
  const table = tableOfView(view, book);
  const isIn = (id: string) => {
    const p = view.people.find((each) => each.id === id);
    return p !== undefined && table.houseOf(p) === plan.search;
  };
  const comes = (o: Option) => fresh(o) && !isIn(who(o)) && offToHouse(view, who(o), plan.search) <= STEP;
  return (
    (plan.out ? (first('refuge') ?? first('leave')) : undefined) ??
    first('fight') ??
    first('stand') ??
    (plan.search && !plan.out ? first('move', comes) : undefined) ??
    first('search') ??
    first('barter', () => hasLuxury(view)) ??
    first('fire', (o) => plan.clears || isWorthAShot(view, book, who(o))) ??
    first('see-to') ??
    first('open-trailer') ??
    first('go-on') ??
    first('reload') ??
    (plan.out || !plan.search ? first('move', fresh) : undefined) ??
    first('rally') ??
    first('search-body') ??
    first('strip', (o) => isWorthIt(view, o.on))
  );
}

/** Inches to the nearest door of a building as the crow flies. */
function offToHouse(view: View, who: string, house: string | undefined): number {
  const p = view.people.find((each) => each.id === who);
  const doors = view.map?.buildings?.find((b) => b.id === house)?.doors ?? [];
  return Math.min(99, ...doors.map(({ at: [x, y] }) => Math.hypot((p?.x ?? 0) - x, (p?.y ?? 0) - y)));
}

import { ask, Choose, type Rule } from '@shambles/engine';
import { halfDie } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Class } from '../kinds.js';
import { carriesOn, encounterOf, type Person, partyOf, personOf } from '../state.js';
import { CITIZEN_DAYS } from '../tables/campaign.js';
import { word } from '../words.js';
import { hasJoined, stockOf } from './bands.js';
import { leader } from './groups.js';
import { bandsHaveAttributes, rollAttribute } from './people.js';

/** Conditions of people who are no longer members of a band. */
const LOST: readonly Person['condition'][] = ['obviously-dead', 'turned'];

/** The band of a seat, Star included, whether in this Encounter or not. */
function wholeBand(w: FtbWorld, seat: string): Person[] {
  return w.s.people.filter((p) => p.seat === seat && !LOST.includes(p.condition));
}

/** Food that a band has, at Home and carried. FTB-11.8.2a. */
function foodOf(w: FtbWorld, seat: string): number {
  const carried = wholeBand(w, seat).flatMap((p) => p.items);
  return [...stockOf(w, seat), ...carried].filter((i) => i.what === 'food').length;
}

/**
 * The Class and the highest Rep of recruits that a seat's band could take in now, those of its Star; undefined if it
 * can take in nobody. The band may not outgrow the Star's Rep, in a campaign it needs Food to give to all recruits of
 * this Encounter and one more, and in the first 20 days it takes only Citizens. FTB-4.1c to FTB-4.1f, FTB-11.8.2b,
 * FTB-D-93.
 */
export function recruitsOf(w: FtbWorld, seat: string): { class: Class; most: number } | undefined {
  const band = wholeBand(w, seat);
  const star = leader(band);
  if (band.length + 1 > star.rep) return undefined;
  if (w.s.campaign.on && foodOf(w, seat) < band.filter((p) => hasJoined(w, p)).length + 1) return undefined;
  if (encounterOf(w.s).day <= CITIZEN_DAYS && star.class !== 'citizen') return undefined;
  return { class: star.class, most: star.rep };
}

/** Members of a party that a figure's band could take in now. FTB-4.1d, FTB-4.1f, FTB-12.13b, FTB-14.6.5b. */
export function recruitable(w: FtbWorld, party: string, led: string): string[] {
  const wanted = mayJoin(w) ? recruitsOf(w, personOf(w.s, led).seat) : undefined;
  if (!wanted) return [];
  return partyOf(w.s, party)
    .people.map((id) => personOf(w.s, id))
    .filter((p) => carriesOn(p) && p.class === wanted.class && p.rep <= wanted.most)
    .map((p) => p.id);
}

/** Records that a party has been won over and can still be asked to join later. FTB-12.13m. */
export function mayRecruitLater(w: FtbWorld, party: string): void {
  if (!mayBeRecruited(w, party)) w.happen({ is: 'tally', cause: 'FTB-12.13m', what: `won ${party}`, by: 1 });
}

export function mayBeRecruited(w: FtbWorld, party: string): boolean {
  return (encounterOf(w.s).tally[`won ${party}`] ?? 0) > 0;
}

/**
 * False in Zed! before the Target Building has been entered, and once as many have joined as were rolled. FTB-14.6.5b.
 */
export function mayJoin(w: FtbWorld): boolean {
  const { kind, tally } = encounterOf(w.s);
  const { recruits = Number.POSITIVE_INFINITY, recruited = 0 } = tally;
  return kind !== 'zed' || (isTargetEntered(w) && recruited < recruits);
}

/** True if the Target Building has been entered in this Encounter. FTB-14.6.4. */
export function isTargetEntered({ s }: FtbWorld): boolean {
  const { target } = encounterOf(s);
  return s.premises.some((b) => b.id === target && b.entered > 0);
}

/** Rolls how many may be recruited in Zed!, half a die, and returns it. FTB-14.6.5b. */
export function* recruitLimit(w: FtbWorld): Rule<number> {
  const most = yield* halfDie(w, { rule: 'FTB-14.6.5b', label: 'recruits', table: 'FTB-T-half-d6' });
  w.happen({ is: 'tally', cause: 'FTB-14.6.5b', what: 'recruits', by: most });
  return most;
}

/** Asks for one recruit after another, until the player stops or a limit is reached. FTB-12.13b, FTB-14.6.5b. */
export function* recruit(w: FtbWorld, party: string, led: string): Rule<void> {
  if (recruitable(w, party, led).length === 0) return;
  const { kind, tally } = encounterOf(w.s);
  if (kind === 'zed' && tally.recruits === undefined) yield* recruitLimit(w);
  for (;;) {
    const open = recruitable(w, party, led);
    if (open.length === 0) return;
    const chosen = yield* ask(
      w,
      personOf(w.s, led).seat,
      'FTB-12.13b',
      'recruit',
      new Choose([...open, 'nobody'], {
        line: (id) => (id === 'nobody' ? { key: 'recruit.nobody' } : recruitLine(w, id)),
        on: (id) => (id === 'nobody' ? '' : id),
      }),
      { who: word(`person.${led}`) },
    );
    if (chosen === 'nobody') return;
    w.happen({ is: 'recruited', cause: 'FTB-12.13b', who: chosen, by: led });
    w.happen({ is: 'tally', cause: 'FTB-12.13b', what: 'recruited', by: 1 });
    yield* attributeOf(w, chosen);
  }
}

function recruitLine(w: FtbWorld, id: string) {
  return {
    key: 'recruit.whom',
    values: { who: word(`person.${id}`), rep: personOf(w.s, id).rep },
  };
}

/** Rolls an Attribute for a new member if bands have them. FTB-3.3b, FTB-3.3c. */
function* attributeOf(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (p.attributes.length > 0 || !bandsHaveAttributes(w)) return;
  const attribute = yield* rollAttribute(w, who, p.seat);
  w.happen({ is: 'attribute', cause: 'FTB-3.3b', who, attribute, chosen: false });
}

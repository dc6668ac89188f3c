import type { Area, EncounterKind, Item } from '../../kinds.js';
import { type Campaign, type Chapter, copyPlace, type Place, type Plan } from '../../state/campaign.js';
import type { Encounter } from '../../state/encounter.js';
import { add, addAll, type Goods } from '../../state/goods.js';
import { copyState, type Person, QUIET, type State, sound } from '../../state.js';
import { monthOf } from '../../tables/campaign/months.js';
import { fact } from '../deed.js';
import { line, several, word } from '../lines.js';

/** Facts between encounters, and of the beginning and end of each. */
export const CAMPAIGN_FACTS = {
  'campaign-began': fact<{ readonly campaign: Campaign }>({
    does: (s, f) => {
      s.campaign = copyState({ ...s, campaign: f.campaign }).campaign;
    },
  }),

  /** The next step of the campaign, and the time used. BDZ-camp-month, BDZ-D-c37. */
  calendar: fact<{ readonly step: Campaign['step']; readonly quarters: number; readonly months: number }>({
    does: (s, { step, quarters, months }) => {
      const c = campaignOf(s);
      Object.assign(c, { step, quarters, months });
      c.clock++;
    },
  }),

  planned: fact<{ readonly plan: Plan | null }>({
    does: (s, f) => {
      campaignOf(s).plan = f.plan && { ...f.plan, who: [...f.plan.who], vehicles: [...f.plan.vehicles] };
    },
  }),

  /** An encounter begins on an empty table. BDZ-camp-overview-encounter. */
  encounter: fact<{ readonly encounter: Encounter }>({
    does: (s, f) => {
      const { campaign, day, nextZed } = s;
      const { kind, who } = f.encounter;
      // On Day One, the first zombie at each location counts as the first ever. BDZ-day-zed-test, BDZ-D-c51.
      if (kind === 'day-one' && day) day.met = metZeds(s);
      const anew = (p: Person) => (kind === 'day-one' ? { knowsZeds: false, load: p.load } : {});
      const people = s.people.map((p) => (who.includes(p.id) ? { ...sound(p), ...anew(p) } : p));
      const vehicles = s.vehicles.map((v) => ({ ...v, x: -1, y: -1, speed: 0, running: false }));
      const kept = { campaign, day, nextZed, people, vehicles, encounter: f.encounter };
      Object.assign(s, copyState({ ...QUIET, ...kept } as unknown as State));
      campaignOf(s).clock++;
    },
    told: ({ encounter: { kind, part, area, day } }) =>
      line(
        kind === 'day-one' ? 'encounter-day' : OF_THE_MONTH.includes(kind) ? 'encounter' : 'encounter-more',
        {
          kind: word(`encounter.${kind}`),
          part: word(`part.${part}`),
          area: word(`area.${area}`),
          // A mutiny is part of the aftermath of an encounter, which may have been the last of its month. BDZ-D-c121.
          ...monthOf(kind === 'mutiny' ? day - 1 : day, area),
        },
      ),
    words: {
      encounter: 'Month {{month}}, encounter {{nth}}: {{kind}}, {{part}}, {{area}}.',
      'encounter-more': 'Month {{month}}: {{kind}}, {{part}}, {{area}}.',
      'encounter-day': '{{part}}, in {{area}}.',
    },
  }),

  /**
   * Everybody is somewhere safe: who is left, what they bring and which vehicles are theirs. The table is cleared.
   * BDZ-recover-when, BDZ-camp-track-gain.
   */
  'came-home': fact<{
    readonly kind: EncounterKind;
    /** People dead, turned, captured or gone. */
    readonly lost: readonly string[];
    readonly joined: readonly string[];
    readonly goods: Goods;
    /** People who go on to another location of Day One with what they carry. BDZ-D-c97. */
    readonly keeps?: readonly string[];
    readonly vehicles: readonly string[];
    readonly fared: Campaign['fared'];
    readonly chapter: Chapter;
  }>({
    does: (s, f) => {
      const c = campaignOf(s);
      const { day, nextZed } = s;
      const isMember = (id: string) => c.members.some((m) => m.id === id);
      const strangers = f.lost.filter((id) => !isMember(id));
      const stays = (id: string) => isMember(id) || f.joined.includes(id);
      const keep = (p: Person) => (f.keeps?.includes(p.id) ? { ...sound(p), load: p.load } : sound(p));
      const people = s.people.filter((p) => stays(p.id) && !f.lost.includes(p.id)).map(keep);
      const vehicles = s.vehicles
        .filter((v) => f.vehicles.includes(v.id))
        .map(({ load, saw, ...v }) => ({
          ...v,
          id: c.vehicles.includes(v.id) ? v.id : `own-${v.kind}-${c.next.vehicle++}`,
          x: -1,
          y: -1,
          speed: 0,
          running: false,
          found: false,
          triedBy: [],
          // These are of the encounter that is over. BDZ-veh-repair, BDZ-veh-siphon, BDZ-veh-noise-alarm.
          stalled: false,
          hopeless: false,
          dry: false,
          alarm: false,
        }));
      addAll(c.goods, f.goods);
      c.vehicles = vehicles.map((v) => v.id);
      c.members = [
        ...c.members.filter((m) => !f.lost.includes(m.id)),
        ...f.joined.map((id) => ({ id, since: c.months, spared: false })),
      ];
      // Whoever joined and was lost in the same encounter has eaten as well. BDZ-camp-food-month.
      const recruits = f.kind === 'day-one' ? [] : strangers;
      c.mouths = [...new Set([...c.mouths, ...freeOf(c), ...recruits])];
      c.captives = c.captives.filter((each) => !f.lost.includes(each.who));
      c.bereft ||= f.lost.length > 0;
      c.chronicle = [...c.chronicle, { ...f.chapter, ...(strangers.length > 0 && { strangers }) }];
      // A mutiny is part of the aftermath of an encounter. BDZ-D-c121.
      if (f.kind !== 'mutiny') c.fared = f.fared.map((each) => ({ ...each }));
      c.plan = null;
      c.clock++;
      const kept = { campaign: c, day, nextZed, people, vehicles };
      Object.assign(s, copyState({ ...QUIET, ...kept } as unknown as State));
    },
    told: ({ kind, lost, joined }) => {
      const who = { lost: several(lost), joined: several(joined) };
      if (kind === 'mutiny' && lost.length > 0) return line('came-home-mutiny', who);
      if (lost.length > 0) return line(joined.length > 0 ? 'came-home-both' : 'came-home-lost', who);
      if (joined.length > 0) return line('came-home-joined', who);
      return kind === 'day-one' ? undefined : line('came-home');
    },
    words: {
      // Nobody is lost, but somebody may have been taken prisoner.
      'came-home': 'All were accounted for.',
      'came-home-lost': '{{lost}} did not come back.',
      'came-home-joined': '{{joined}} came along for good.',
      'came-home-both': '{{lost}} did not come back, but {{joined}} came along for good.',
      'came-home-mutiny': '{{lost}} had broken with the band for good.',
    },
    parts: true,
  }),

  /** The amount of one of the band's goods changes. BDZ-camp-track-gain, BDZ-camp-track-use. */
  goods: fact<{ readonly item: Item; readonly n: number }>({
    does: (s, f) => add(campaignOf(s).goods, f.item, f.n),
  }),

  /** A place is new or changes, as its stock or its store does. BDZ-camp-track-find, BDZ-camp-base. */
  place: fact<{ readonly place: Place }>({
    does: (s, f) => {
      const c = campaignOf(s);
      const known = c.places.some((p) => p.id === f.place.id);
      const now = copyPlace(f.place);
      c.places = known ? c.places.map((p) => (p.id === now.id ? now : p)) : [...c.places, now];
    },
  }),

  /** The band comes to another place. BDZ-camp-travel-steps. */
  travelled: fact<{ readonly where: string; readonly area: Area }>({
    does: (s, f) => {
      const c = campaignOf(s);
      c.at = f.where;
      c.clock++;
    },
    told: ({ where, area }) =>
      line('travelled', { place: word(`place.${where}`), area: word(`area.${area}`) }),
    words: { travelled: 'The band came to {{place}}, {{area}}.' },
  }),

  /** The campaign is over: no Star is left, or the player retires. BDZ-camp-win. */
  'campaign-over': fact<{ readonly why: 'nobody-left' | 'retired' }>({
    does: (s) => {
      s.stage = 'over';
    },
    told: ({ why }) => line(`campaign-${why}`),
    words: {
      'campaign-nobody-left': 'No Star was left to lead them.',
      'campaign-retired': 'There the story ended, for now.',
    },
  }),
};

/** People who have met a zombie, here or at an earlier location of Day One. BDZ-react-zed, BDZ-D-c51. */
export function metZeds({ people, day }: Pick<State, 'people' | 'day'>): string[] {
  return people.filter((p) => p.knowsZeds || day?.met?.includes(p.id)).map((p) => p.id);
}

/** Encounters that the player chooses. */
const OF_THE_MONTH: readonly EncounterKind[] = ['discover', 'raid', 'take-back'];

/** The campaign of this game. Throws RangeError if it has none. */
export function campaignOf(s: Pick<State, 'campaign'>): Campaign {
  if (!s.campaign) throw new RangeError('This game is no campaign.');
  return s.campaign;
}

/**
 * A figure falls into the hands of others; if it belonged to the band, it counts as this month's loss. A recruit of the
 * same encounter belongs to the band from then on. BDZ-D-c89, BDZ-D-c110, BDZ-D-c122.
 */
export function takenFrom(c: Campaign, who: string, recruit = false): void {
  if (recruit) {
    c.members.push({ id: who, since: c.months, spared: false });
    c.mouths.push(who);
  }
  if (!c.members.some((m) => m.id === who)) return;
  c.captives.push({ who, place: c.at });
  c.bereft = true;
}

/**
 * Takes everything that a figure has on it, as from a captive. BDZ-enc-mercy, BDZ-enc-raid-captive-find, BDZ-D-c110,
 * BDZ-D-c136.
 */
export function strips(p: Person): void {
  Object.assign(p, { guns: [], hand: [], melee: 'unarmed', more: [], armoured: false, load: {}, cures: 0 });
  delete p.grenades;
}

/** True for somebody at the wheel of a vehicle that was not the band's. BDZ-D-c59. */
export function drivesAnothers(
  { campaign }: { readonly campaign: Campaign | null },
  { aboard, sits }: Pick<Person, 'aboard' | 'sits'>,
): boolean {
  return aboard !== '' && sits === 'wheel' && campaign !== null && !campaign.vehicles.includes(aboard);
}

/** True for a member of the band; guests do not count. */
export function isMember({ campaign }: Pick<State, 'campaign'>, { id }: Pick<Person, 'id'>): boolean {
  return campaign?.members.some((m) => m.id === id) ?? false;
}

/** True for a member in the hands of others, who is not with the band. BDZ-D-c110. */
export function isCaptive({ campaign }: Pick<State, 'campaign'>, { id }: Pick<Person, 'id'>): boolean {
  return campaign?.captives.some((c) => c.who === id) ?? false;
}

/** Members who are not captive and eat with the band. BDZ-camp-food-month, BDZ-D-c122. */
export function freeOf({ members, captives }: Campaign): string[] {
  return members.map((m) => m.id).filter((id) => !captives.some((c) => c.who === id));
}

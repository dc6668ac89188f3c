import type { Face, Paper, PaperSection, Tone } from '@shambles/engine';
import type { Book } from '../book.js';
import { AREA_NAMES, CLASS_MEMBERS, CLASS_PEOPLE, ENCOUNTER_NAMES } from '../catalogue/common.js';
import { type Acquaintance, atHand, type Chapter, type When } from '../state/campaign.js';
import { type Attitude, isPlayers } from '../state.js';
import type { View } from '../view.js';
import { nameOf, numberIn } from '../words.js';
import { monthPlots } from './months.js';
import { lookOf } from './sides.js';
import { inWords } from './things.js';
import { encounterTitle, whenInWords } from './titles.js';

/** The state of the campaign and its history, newest first. FTB-11.0, FTB-11.4. */
export function chronicle(view: View, book: Book, next: string): PaperSection {
  return {
    id: 'chronicle',
    title: 'The story so far',
    timeline: true,
    cards: [
      now(view, book, next),
      ...moments(view.campaign.chronicle)
        .map((m) => page(m, view, book))
        .reverse(),
    ],
  };
}

// ------------------------------------------------------------------ where it stands

function now(view: View, book: Book, next: string): Paper {
  const { campaign, encounter, phase } = view;
  const band = view.people.filter(isPlayers);
  const done = campaign.chronicle.length;
  const well = campaign.chronicle.filter((c) => c.success).length;
  const killed = campaign.chronicle.reduce((sum, c) => sum + c.zeds, 0);
  const held = campaign.arrests.map(({ who }) => nameOf(book.names, who));
  return {
    id: 'now',
    title: whenInWords(campaign.when),
    note: AREA_NAMES[campaign.area],
    tone: 'amber',
    entries: [
      { name: 'Now', value: phase === 'encounter' && encounter ? encounterTitle(encounter) : next },
      ...(campaign.left > 0 ? [{ name: 'Left', value: counted(campaign.left, 'Encounter') }] : []),
      {
        name: 'The band',
        value: band.map((p) => `${nameOf(book.names, p.id)}, Rep ${p.rep}`).join('; ') || 'nobody',
      },
      ...stores(view, book),
      ...(held.length > 0 ? [{ name: 'Under arrest', value: held.join(', ') }] : []),
      ...(done > 0
        ? [
            {
              name: 'So far',
              value: `${counted(done, 'Encounter')}, ${well === 0 ? 'none' : well} successful${killed > 0 ? `; ${counted(killed, 'zombie')} put down` : ''}`,
            },
          ]
        : []),
    ],
    lines: [],
    plots: monthPlots(view),
    faces: band.map((p) => ({ ...faceOf(p.id, book), tone: lookOf(p, view).tone })),
  };
}

/** Each band's Food, and other Items at Home. FTB-11.8.2a, FTB-11.11. */
function stores(view: View, book: Book): Paper['entries'] {
  const households = view.campaign.households.filter((h) => h.star !== '');
  return households.flatMap((h) => {
    const of = households.length > 1 ? `, ${nameOf(book.names, h.star)}` : '';
    const other = h.stock.filter((i) => i.what !== 'food');
    return [
      { name: `Food${of}`, value: larder(view, h.seat) },
      ...(other.length > 0 ? [{ name: `At Home${of}`, value: inWords(other, book) }] : []),
    ];
  });
}

/**
 * A band's Food in words: "4, enough for 1 month"; "1 for 3 people, not enough". Each member needs one at the start of
 * a month. FTB-11.8.2a.
 */
export function larder(view: View, seat: string): string {
  const band = view.people.filter((p) => p.seat === seat);
  const h = view.campaign.households.find((each) => each.seat === seat);
  const stock = h ? atHand(view.campaign, h) : [];
  const food = [...stock, ...band.flatMap((p) => p.items)].filter((i) => i.what === 'food').length;
  const months = Math.floor(food / Math.max(1, band.length));
  return months > 0
    ? `${food}, enough for ${counted(months, 'month')}`
    : `${food} for ${band.length === 1 ? '1 person' : `${band.length} people`}, not enough`;
}

// ------------------------------------------------------------------ the way there

/** Encounters at one moment of the calendar. */
interface Moment {
  readonly when: When;
  readonly chapters: Chapter[];
}

const same = (a: When, b: When): boolean => a.year === b.year && a.month === b.month && a.day === b.day;

function moments(all: readonly Chapter[]): Moment[] {
  const found: Moment[] = [];
  for (const chapter of all) {
    const last = found[found.length - 1];
    if (last && same(last.when, chapter.when)) last.chapters.push(chapter);
    else found.push({ when: chapter.when, chapters: [chapter] });
  }
  return found;
}

function page({ when, chapters }: Moment, view: View, book: Book): Paper {
  const met = view.campaign.met.flatMap((a) => {
    const time = a.times.findLast((t) => same(t.when, when));
    return time ? [{ a, time, isLast: time === a.times.at(-1) }] : [];
  });
  const lost = chapters.flatMap((c) => c.dead);
  const joined = chapters.flatMap((c) => c.joined);
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(book.names, id)).join(', ');
  const faces = (ids: readonly string[], tone: Tone) => ids.map((id) => ({ ...faceOf(id, book), tone }));
  return {
    id: `when-${when.year}-${when.month}-${when.day}`,
    title: whenInWords(when),
    note: [...new Set(chapters.map((c) => AREA_NAMES[c.area]))].join(', '),
    tone: chapters.every((c) => c.success) ? 'moss' : 'rust',
    entries: chapters.map((c) => ({
      name: ENCOUNTER_NAMES[c.encounter],
      value: ending(c),
    })),
    lines: [
      ...(joined.length > 0 ? [`Joined: ${names(joined)}.`] : []),
      ...(lost.length > 0 ? [`Lost: ${names(lost)}.`] : []),
      ...met.map(
        ({ a, time, isLast }) => `Met: ${isLast ? whom(a, book) : some(a, book)}, ${AFTER[parting(time)]}.`,
      ),
    ],
    faces: [
      ...faces(joined, 'amber'),
      ...faces(lost, 'rust'),
      ...met
        .filter(({ isLast }) => isLast)
        .flatMap(({ a }) =>
          faces(
            a.people.slice(0, 1).map((p) => p.id),
            attitudeTone(a.attitude),
          ),
        ),
    ],
  };
}

/** The result in words: "a success in 4 turns, 2 zombies put down". On another table turns are not counted. */
function ending({ success, turns, zeds }: Chapter): string {
  const time = turns > 0 ? ` in ${counted(turns, 'turn')}` : '';
  const killed = zeds > 0 ? `, ${counted(zeds, 'zombie')} put down` : '';
  return `${success ? 'a success' : 'a failure'}${time}${killed}`;
}

/** Those last met in words: "Tara and 3 more Citizens"; "Gwen, a Citizen". */
function whom({ people: [first, ...others], class: of }: Acquaintance, book: Book): string {
  if (!first) return CLASS_PEOPLE[of];
  const led = nameOf(book.names, first.id);
  if (others.length === 0) return `${led}, a ${CLASS_MEMBERS[of]}`;
  return others.length === 1
    ? `${led} and another ${CLASS_MEMBERS[of]}`
    : `${led} and ${others.length} more ${CLASS_PEOPLE[of]}`;
}

/** Those met on an earlier day. A group is remembered as it is now, not who of it was there then. */
const some = ({ people: [first], class: of }: Acquaintance, book: Book): string =>
  first ? `some of ${nameOf(book.names, first.id)}’s ${CLASS_PEOPLE[of]}` : CLASS_PEOPLE[of];

/** Attitudes of people met, in words. FTB-12.15a. */
const AFTER: { readonly [attitude in Attitude]: string } = {
  enemy: 'enemies since',
  friend: 'friends since',
  neutral: 'neither friends nor enemies',
  refused: 'done talking',
  unknown: 'not spoken to',
};

export function attitudeTone(attitude: Attitude): Tone {
  return attitude === 'enemy' ? 'rose' : attitude === 'friend' ? 'ice' : 'paper';
}

type Meeting = Acquaintance['times'][number];

/** A meeting in words: "Zed!: enemies since". Only its Encounter and how they parted are kept. FTB-12.15a. */
export function timeInWords(time: Meeting): string {
  const [kind] = time.what.split(' ') as [keyof typeof ENCOUNTER_NAMES];
  return `${whenInWords(time.when)}, ${ENCOUNTER_NAMES[kind]}: ${AFTER[parting(time)]}`;
}

/** How a meeting ended. Its Encounter stands first, then the attitude. */
const parting = ({ what }: Meeting): Attitude => what.slice(what.indexOf(' ') + 1) as Attitude;

/** The face of a person, dead or alive; the list of names tells its sex. */
export function faceOf(id: string, { names }: Book): Face {
  const by = id.startsWith('star-')
    ? names.stars[numberIn(id) - 1]
    : names.people[Number(/^n(\d+)/.exec(id)?.[1])];
  return { id, name: nameOf(names, id), ...(by && { sex: by.sex }) };
}

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

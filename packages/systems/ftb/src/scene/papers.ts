import type { Paper, PaperSection, Papers } from '@shambles/engine';
import { graves, routeOf } from '@shambles/thw';
import type { Book } from '../book.js';
import { AREA_NAMES, CLASS_NAMES, CLASS_PEOPLE, ENCOUNTER_NAMES } from '../catalogue/common.js';
import { AREAS } from '../kinds.js';
import type { Acquaintance, Household } from '../state/campaign.js';
import { isPlayers, type Person } from '../state.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { attitudeTone, chronicle, faceOf, larder, timeInWords } from './chronicle.js';
import { badgesOf } from './figures.js';
import { describe, starPower, stateOf } from './roster.js';
import { lookOf } from './sides.js';
import { inWords } from './things.js';
import { partyName, whenInWords } from './titles.js';

/**
 * The papers of the table: the story so far, character sheets, stores, people met. `next` is the current step of the
 * campaign in words.
 */
export function papers(view: View, book: Book, next = ''): Papers {
  const { campaign } = view;
  const band: PaperSection = {
    id: 'band',
    title: 'The band',
    empty: 'Nobody yet.',
    cards: view.people.filter(isPlayers).map((p) => sheet(p, view, book)),
  };
  const met: PaperSection = {
    id: 'met',
    title: 'People met',
    empty: 'Nobody worth writing down yet.',
    cards: campaign.on
      ? campaign.met.map((a) => acquaintance(a, book))
      : view.parties.map((p) => ({
          id: p.id,
          title: partyName(p),
          tone: 'paper',
          entries: [],
          lines: p.people.map((id) => nameAndRep(id, view, book)),
        })),
  };
  if (!campaign.on) return { title: 'Papers', sections: [band, met] };
  return {
    title: 'Papers',
    sections: [
      chronicle(view, book, next),
      band,
      { id: 'home', title: 'Home', cards: campaign.households.map((h) => household(h, view, book)) },
      met,
      { id: 'map', title: 'Map', cards: [places(view)] },
      lost(view, book),
    ],
  };
}

/** A character sheet. FTB-8.4c. */
function sheet(p: Person, view: View, book: Book): Paper {
  const name = nameOf(book.names, p.id);
  const hand = p.items.filter((i) => p.hand.includes(i.id));
  const worn = p.armored ? p.items.find(({ what }) => what === 'body-armor') : undefined;
  const stored = p.items.filter((i) => i !== worn && !p.hand.includes(i.id));
  const state = stateOf(p);
  return {
    id: p.id,
    title: name,
    note: `${p.star ? 'Star' : 'Grunt'}, ${describe(p)}`,
    tone: lookOf(p, view).tone,
    face: { id: p.id, name, sex: p.sex },
    entries: [
      { name: 'Rep', value: String(p.rep) },
      { name: 'Class', value: CLASS_NAMES[p.class] },
      { name: 'In hand', value: hand.length > 0 ? inWords(hand, book) : 'nothing' },
      { name: 'Stored', value: stored.length > 0 ? inWords(stored, book) : 'nothing' },
      ...(p.armored ? [{ name: 'Worn', value: 'Body armor' }] : []),
      ...(state === '' ? [] : [{ name: 'Now', value: state }]),
      ...(p.class === 'citizen' ? milestones(p) : []),
    ],
    pips: starPower(p, book),
    lines: [],
    badges: badgesOf(p),
  };
}

/** Progress of a Citizen towards choosing a path. FTB-3.4.2.1. */
function milestones(p: Person): Paper['entries'] {
  return [
    { name: 'Zombies killed', value: String(p.zedsKilled) },
    { name: 'Hurt somebody armed', value: p.hurtArmed ? 'yes' : 'not yet' },
    { name: 'Bore the sight of a feast', value: p.knowsFeasts ? 'yes' : 'not yet' },
  ];
}

function household(h: Household, view: View, book: Book): Paper {
  const star = view.people.find((p) => p.id === h.star);
  const of = star ? nameOf(book.names, star.id) : 'Nobody';
  return {
    id: `home-${h.seat}`,
    title: `Home of ${of}`,
    tone: star ? lookOf(star, view).tone : 'paper',
    entries: [
      { name: 'Where', value: h.home === '' ? 'nowhere yet' : AREA_NAMES[h.home] },
      { name: 'Food', value: larder(view, h.seat) },
      { name: 'Kept there', value: h.stock.length > 0 ? inWords(h.stock, book) : 'nothing' },
    ],
    lines: [],
  };
}

/** The three areas, from the city outwards, and how many Encounters the band has had in each. FTB-11.5. */
function places({ campaign }: View): Paper {
  const { chronicle: all, households } = campaign;
  const stops = AREAS.map((area, i) => {
    const n = all.filter((c) => c.area === area).length;
    const home = households.some((h) => h.home === area);
    return {
      id: area,
      name: AREA_NAMES[area],
      note: `${home ? 'Home, ' : ''}${n === 1 ? '1 Encounter' : `${n} Encounters`}`,
      next: AREAS.slice(i + 1, i + 2),
      is:
        area === campaign.area
          ? ('here' as const)
          : home
            ? ('base' as const)
            : n > 0
              ? ('been' as const)
              : ('unseen' as const),
    };
  });
  const id = 'route';
  return { id, title: 'Where the band has been', tone: 'paper', entries: [], lines: [], map: routeOf(stops) };
}

/** People who are gone for good. FTB-8.4m. */
function lost({ campaign, people }: View, book: Book): PaperSection {
  const passages = campaign.chronicle.map((c) => ({
    when: whenInWords(c.when),
    what: `${ENCOUNTER_NAMES[c.encounter]}, ${AREA_NAMES[c.area].toLowerCase()}`,
    joined: c.joined,
    lost: c.dead,
  }));
  return graves(passages, (id) =>
    people.some((p) => p.id === id && isPlayers(p)) ? undefined : faceOf(id, book),
  );
}

/** FTB-12.15a. */
function acquaintance(a: Acquaintance, book: Book): Paper {
  const [first] = a.people;
  const led = first ? nameOf(book.names, first.id) : '';
  return {
    id: a.id,
    title: led === '' ? CLASS_PEOPLE[a.class] : a.people.length > 1 ? `${led} and company` : led,
    note: partyName(a),
    tone: attitudeTone(a.attitude),
    ...(first && { face: { id: first.id, name: led, sex: first.sex } }),
    entries: [
      { name: 'Who', value: a.people.map((p) => `${nameOf(book.names, p.id)}, Rep ${p.rep}`).join('; ') },
    ],
    lines: a.times.map(timeInWords),
  };
}

function nameAndRep(id: string, view: View, book: Book): string {
  const p = view.people.find((q) => q.id === id);
  const name = nameOf(book.names, id);
  return p ? `${name}, Rep ${p.rep}` : name;
}

import type { Face, Paper, PaperSection } from '@shambles/engine';
import { graves, type Passage } from '@shambles/thw';
import type { Book } from '../book.js';
import { personName } from '../catalogue/called.js';
import { ENGLISH } from '../catalogue.js';
import type { Campaign, Chapter } from '../state/campaign.js';
import { monthOf } from '../tables/campaign/months.js';
import { dayName } from './months.js';

/** What somebody met has since been to the band. BDZ-T-roster. */
type Since = 'friends' | 'enemies' | 'joined';

/** Sections for the people the band has met, with what passed between them, and for those it has lost. BDZ-T-roster. */
export function people(c: Campaign, book: Book): PaperSection[] {
  const ours = [...c.members.map((m) => m.id), ...c.captives.map((each) => each.who)];
  const faceOf = (id: string): Face => ({ id, name: personName(book, id) });
  const passages = [...c.chronicle.map(fought), ...hungers(c)].toSorted((a, b) => a.month - b.month);
  const met = [...acquaintances(c)].map(([id, times]) => acquaintance(faceOf(id), times));
  return [
    { id: 'met', title: 'People met', empty: 'Nobody worth writing down yet.', cards: met.reverse() },
    graves(passages, (id) => (ours.includes(id) ? undefined : faceOf(id))),
  ];
}

/** A passage, and the month in which it was. */
type Dated = Passage & { readonly month: number };

function fought(chapter: Chapter): Dated {
  const { joined, lost, strangers = [], day, area } = chapter;
  const { month } = monthOf(day, area);
  return { month, when: dayName(chapter), what: encounter(chapter), joined: [...joined, ...strangers], lost };
}

/** Months at the end of which somebody starved. BDZ-D-c31. */
function hungers({ parted = [] }: Campaign): Dated[] {
  const starved = parted.filter(({ why }) => why === 'starved');
  return [...new Set(starved.map((p) => p.month))].map((month) => ({
    month,
    when: `Month ${month}`,
    what: 'Hunger',
    joined: [],
    between: true,
    lost: starved.filter((p) => p.month === month).map((p) => p.who),
  }));
}

/** "Discover, Ashby", or "Discover, the suburbs" if the chapter names no place. */
function encounter({ kind, at, area }: Pick<Chapter, 'kind' | 'at' | 'area'>): string {
  const where = at === undefined ? ENGLISH[`area.${area}`] : ENGLISH[`place.${at}`];
  // On the first day, encounters are named after the place alone.
  if (kind === 'day-one') return where ?? kind;
  return `${ENGLISH[`encounter.${kind}`] ?? kind}, ${where ?? at}`;
}

interface Time {
  readonly chapter: Chapter;
  readonly since: Since;
}

/** Everybody who fought beside the band, fought against it or joined it, in the order they were met. */
export function acquaintances({ chronicle }: Pick<Campaign, 'chronicle'>): Map<string, Time[]> {
  const all = new Map<string, Time[]>();
  for (const chapter of chronicle)
    for (const since of ['friends', 'enemies', 'joined'] as const)
      for (const id of chapter[since]) all.set(id, [...(all.get(id) ?? []), { chapter, since }]);
  return all;
}

const TOLD: { readonly [since in Since]: string } = {
  friends: 'fought beside the band',
  enemies: 'fought against the band',
  joined: 'came along for good',
};
const SINCE: { readonly [since in Since]: string } = {
  friends: 'A friend',
  enemies: 'An enemy',
  joined: 'Of the band since',
};
const TONES = { friends: 'ice', enemies: 'rose', joined: 'amber' } as const;

function acquaintance(face: Face, times: readonly Time[]): Paper {
  const { since } = times[times.length - 1] as Time;
  return {
    id: `met-${face.id}`,
    title: face.name,
    note: SINCE[since],
    tone: TONES[since],
    face,
    entries: [],
    lines: times.map((t) => `${dayName(t.chapter)}, ${encounter(t.chapter)}: ${TOLD[t.since]}.`),
  };
}

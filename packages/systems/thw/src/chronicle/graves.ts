import type { Face, Paper, PaperSection } from '@shambles/engine';

/** What the chronicle records of one encounter: when and where it was, and who joined or was lost. */
export interface Passage {
  /** Such as "Day 8", "Month 2, year 1". */
  readonly when: string;
  /** Such as "Raid, suburban". */
  readonly what: string;
  readonly joined: readonly string[];
  readonly lost: readonly string[];
  /** True for what happened between two encounters. */
  readonly between?: true;
}

/**
 * Papers for the people that the band has lost, latest first, with what they lived through. `faceOf` is undefined for
 * those who have come back.
 */
export function graves(passages: readonly Passage[], faceOf: (id: string) => Face | undefined): PaperSection {
  const cards = passages.flatMap(({ lost }, i) => lost.flatMap((id) => grave(passages, i, id, faceOf)));
  return { id: 'graves', title: 'Graves', empty: 'Nobody has been lost yet.', cards: cards.reverse() };
}

function grave(
  passages: readonly Passage[],
  i: number,
  id: string,
  faceOf: (id: string) => Face | undefined,
): Paper[] {
  const { when, what } = passages[i] as Passage;
  const face = faceOf(id);
  // Somebody who came back may be lost again: only the last loss counts.
  if (!face || passages.slice(i + 1).some((p) => p.lost.includes(id))) return [];
  const came = passages.findIndex((p) => p.joined.includes(id));
  const seen = passages.slice(came + 1, i + 1).filter((p) => !p.between).length;
  return [
    {
      id: `grave-${id}`,
      title: face.name,
      note: when,
      tone: 'rust',
      face,
      entries: [
        { name: 'Lost', value: what },
        { name: 'Came', value: came < 0 ? 'with the first of the band' : (passages[came] as Passage).when },
        { name: 'Lived through', value: seen === 1 ? '1 encounter' : `${seen} encounters` },
      ],
      lines: [],
    },
  ];
}

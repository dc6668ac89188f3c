import type { Entry, Header, Plot, Scene, Tone } from '@shambles/engine';
import type { Tally } from './tally.js';
import type { Paragraph } from './telling.js';

/** The source of a report: a game's header and its line of play. */
export interface Played {
  readonly header: Header;
  readonly line: readonly Entry[];
  /** What was wrong with the journal, if anything. */
  readonly damage?: string | undefined;
}

export interface ReportOptions {
  /** Players' names, by seat. */
  readonly names?: { readonly [seat: string]: string };
  readonly title?: string | undefined;
}

/** A game told after its end: all that the written forms need, with no text escaped yet. */
export interface Report {
  readonly title: string;
  readonly players: readonly {
    readonly seat: string;
    readonly side: string;
    readonly name: string;
    readonly tone: Tone;
  }[];
  readonly lead: readonly string[];
  readonly chapters: readonly Chapter[];
  /** The moments that changed the game most, in order of play; `end` is the last picture. */
  readonly turningPoints: readonly TurningPoint[];
  readonly end: { readonly scene: Scene; readonly words: string };
  /** Numbers over the months of a campaign. */
  readonly plots: readonly Plot[];
  readonly tally: Tally;
  /** Notes for the reader on how the game was set up. */
  readonly remarks: readonly string[];
  readonly toneOf: (noun: string) => Tone | undefined;
  /** The name of a side or a seat. */
  readonly sideOf: (side: string) => string;
}

/** A turn, or a stretch of play with one named time. */
export interface Chapter {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly { readonly phase: string; readonly paragraphs: readonly Paragraph[] }[];
  readonly close: string | undefined;
}

/** A moment that changed the game, with the table as it was then. */
export interface TurningPoint {
  readonly number: number;
  readonly turn: string;
  readonly caption: string;
  /** Names of cells, buildings or areas. */
  readonly at: readonly string[];
  /** Cells or figures to highlight. */
  readonly marked: readonly string[];
  readonly scene: Scene;
}

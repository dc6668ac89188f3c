import type { Entry, Header, Plot, Scene, Tone } from '@shambles/engine';
import type { Tally } from './tally.js';
import type { Paragraph } from './telling.js';

/** What a report is made from: a game's header and its line of play. */
export interface Played {
  readonly header: Header;
  readonly line: readonly Entry[];
  /** What was wrong with the journal, where something was. */
  readonly damage?: string | undefined;
}

export interface ReportOptions {
  /** Who played, by seat. */
  readonly names?: { readonly [seat: string]: string };
  readonly title?: string | undefined;
}

/** A game told from its end: all that the written forms need, none of it yet escaped. */
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
  /** The most that changed the game, in the order of the game; `end` is the last picture. */
  readonly turningPoints: readonly TurningPoint[];
  readonly end: { readonly scene: Scene; readonly words: string };
  /** How numbers went over the months of a campaign. */
  readonly plots: readonly Plot[];
  readonly tally: Tally;
  /** What a reader should know about how the game was set up. */
  readonly remarks: readonly string[];
  readonly toneOf: (noun: string) => Tone | undefined;
  /** What a side or a seat is called. */
  readonly sideOf: (side: string) => string;
}

/** A turn, or as long as a time of a name holds. */
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
  /** Cells, buildings, areas by name. */
  readonly at: readonly string[];
  /** Cells or figures to point at. */
  readonly marked: readonly string[];
  readonly scene: Scene;
}

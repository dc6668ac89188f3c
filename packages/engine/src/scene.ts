/**
 * What a table looks like to one seat, as data: drawn by the web page, the report and the terminal, none of
 * which knows a rule. Built from a view, so it can hold nothing that the seat may not know.
 */
export type Scene = PrintedScene;

/** Which signal colour and ring pattern a thing has; never told by colour alone. */
export type Tone = 'amber' | 'rose' | 'moss' | 'ice' | 'rust' | 'paper';

/** A printed board of locations joined edge to edge, with counters. */
export interface PrintedScene {
  readonly kind: 'printed';
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly SceneCell[];
  readonly counters: readonly SceneCounter[];
  /** Places beside the board: reserve, cup, pile. */
  readonly trays: readonly SceneTray[];
  /** The score as a track with its bands. */
  readonly track: SceneTrack;
  /** Event tiles in the order they were turned up, then those still face down. */
  readonly clock: SceneClock;
}

export interface SceneCell {
  /** "C3": also the option id wherever a location can be chosen. */
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly ground: 'building' | 'park' | 'lot';
  readonly name: string;
}

export interface SceneCounter {
  readonly id: string;
  /** A cell id or a tray id. */
  readonly at: string;
  /** "alien", "zombie": whose it is. */
  readonly side: string;
  /** Counters of one kind in one place are alike and are drawn as one fan. */
  readonly kind: string;
  readonly name: string;
  readonly shape: 'square' | 'round';
  readonly large: boolean;
  readonly tone: Tone;
  readonly numbers: readonly {
    readonly value: number;
    readonly label: string;
    readonly mark?: 'circle' | 'disc' | 'triangle';
  }[];
  /** Words for its state, each with a shape of its own: "spent", "grounded", "held". */
  readonly badges: readonly string[];
}

export interface SceneTray {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** Counters whose identity is open lie in `counters` with `at` = this id; this counts all of them. */
  readonly count: number;
}

export interface SceneTrack {
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly bands: readonly {
    readonly from: number;
    readonly to: number;
    readonly name: string;
    readonly tone: Tone;
  }[];
}

export interface SceneClock {
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly tiles: readonly {
    readonly id: string;
    readonly face: 'up' | 'current' | 'down';
    /** Absent while face down. */
    readonly number?: number;
    readonly icons?: readonly {
      readonly icon: string;
      readonly name: string;
      readonly tone: Tone;
      readonly done?: boolean;
    }[];
  }[];
}

import type { Line } from '../rule/text.js';

/**
 * What a table looks like to one seat, as data. The web page, the report and the terminal draw it, and none of them
 * knows a rule. It is built from a view, so it cannot contain anything that the seat may not know.
 */
export type Scene = PrintedScene | MeasuredScene;

/** A signal colour with its ring pattern, so that meaning never depends on colour alone. */
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
  /** "C3". Also the option id wherever a location can be chosen. */
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
  /** The side that owns it: "alien", "zombie". */
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
  /**
   * The number of all counters in the tray. Those with a known identity are also in `counters`, with `at` = this id.
   */
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

/** x and y in the table's unit, east and north of the south-west corner. */
export type Spot = readonly [x: number, y: number];

/** A table measured in centimetres or inches: terrain, figures, loose objects. */
export interface MeasuredScene {
  readonly kind: 'measured';
  readonly title: string;
  readonly unit: 'cm' | 'in';
  readonly width: number;
  readonly height: number;
  readonly light: 'day' | 'dusk' | 'night';
  /** The ground outside all areas: "asphalt", "grass". */
  readonly ground: string;
  readonly areas: readonly {
    readonly id: string;
    readonly kind: string;
    readonly name?: string;
    readonly outline: readonly Spot[];
  }[];
  readonly buildings: readonly {
    readonly id: string;
    readonly name: string;
    readonly outline: readonly Spot[];
    /** Number of floors; the roof is the level above them. */
    readonly levels: number;
    readonly roof: 'flat' | 'tiled';
    readonly thin: boolean;
    /** Interior walls, as lines. */
    readonly inner: readonly { readonly path: readonly Spot[]; readonly level?: number }[];
  }[];
  readonly doors: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly level: number;
    readonly from: Spot;
    readonly to: Spot;
    readonly state: 'closed' | 'open' | 'gone';
    /** Words such as "barred", "7 of 10". */
    readonly badges: readonly string[];
  }[];
  readonly windows: readonly { readonly level: number; readonly from: Spot; readonly to: Spot }[];
  readonly barriers: readonly {
    readonly id: string;
    readonly kind: string;
    readonly path: readonly Spot[];
  }[];
  /** Holes knocked into walls and fences. */
  readonly gaps: readonly { readonly at: Spot; readonly r: number; readonly level: number }[];
  readonly vehicles: readonly {
    readonly id: string;
    readonly kind: string;
    /** Its name in sentences, "the second SUV". Without a name it is called by its kind. */
    readonly name?: string;
    readonly outline: readonly Spot[];
    /** The compass direction of its front in degrees, if it matters: otherwise either end may be drawn as the front. */
    readonly facing?: number;
    readonly badges: readonly string[];
    /** Names of the people in it, who are drawn nowhere else. */
    readonly aboard?: readonly string[];
  }[];
  readonly links: readonly {
    readonly id: string;
    readonly kind: string;
    readonly at: Spot;
    readonly from: number;
    readonly to: number;
  }[];
  readonly lamps: readonly { readonly id: string; readonly at: Spot; readonly r: number }[];
  readonly props: readonly { readonly kind: string; readonly at: Spot; readonly size: number }[];
  readonly zones: readonly {
    readonly id: string;
    readonly name: string;
    readonly tone: Tone;
    readonly outline: readonly Spot[];
    readonly level: number;
  }[];
  readonly figures: readonly SceneFigure[];
  /** Figures that act as one, if any. A card of the roster with a unit's id is that unit's. */
  readonly units?: readonly SceneUnit[];
  /** Things on the table other than figures: hideouts, finds, landing points, noises. */
  readonly markers: readonly {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly at: Spot;
    readonly level: number;
    readonly tone: Tone;
    readonly badges: readonly string[];
  }[];
  /** Flames, smoke, a burning grenade. */
  readonly clouds: readonly {
    readonly id: string;
    readonly kind: string;
    readonly at: Spot;
    readonly r: number;
    readonly level: number;
    /** Turns left, if known. */
    readonly turns?: number;
  }[];
  /** Things that have landed and are going off. */
  readonly blasts?: readonly (Blast & {
    readonly id: string;
    readonly name: string;
    readonly at: Spot;
    readonly level: number;
  })[];
  /** How far the seat's figures see by night, each with its torch arc. The rest is dark. */
  readonly sightOf: readonly {
    readonly at: Spot;
    readonly level: number;
    readonly r: number;
    readonly arc?: { readonly facing: number; readonly half: number; readonly r: number };
  }[];
  /** Lines between figures that act as one group. */
  readonly bonds?: readonly {
    readonly from: Spot;
    readonly to: Spot;
    readonly level: number;
    readonly tone: Tone;
  }[];
  /**
   * If present, the rules divide the table into this many equal sections across and as many down, numbered row by row
   * from the north-west.
   */
  readonly sections?: number;
  readonly clock: {
    readonly turn: number;
    /** The last turn; 0 if the game has no fixed end. */
    readonly turns: number;
    /** The name of the current time if it is not the turn: "Month 3". */
    readonly name?: string;
    readonly phase: string;
    /** The turn's steps in order, with the side that each belongs to (`tone`) and the die rolled for it. */
    readonly steps: readonly {
      readonly name: string;
      readonly state: 'done' | 'current' | 'coming';
      readonly tone?: Tone;
      readonly die?: number;
    }[];
  };
  /** What is to be done, and what has been achieved so far. */
  readonly objective: {
    readonly text: string;
    readonly done: readonly string[];
    /** The points so far, where points decide. */
    readonly score?: string;
  };
  /** Figures that a seat plays, with what they carry: cards at the foot of the table. */
  readonly roster: readonly RosterCard[];
  /** Hands of cards, the seat's own first. Sides without cards are left out. */
  readonly hands?: readonly Hand[];
  /** Numbers over the months, shown if nothing else goes on at the table. */
  readonly plots?: readonly Plot[];
  /** Written records beside the table: people, a calendar, past events. */
  readonly papers?: Papers;
}

/** Papers kept beside the table, which can be read at any time and printed. */
export interface Papers {
  readonly title: string;
  readonly sections: readonly PaperSection[];
}

export interface PaperSection {
  readonly id: string;
  readonly title: string;
  /** Text to show if there are no cards. */
  readonly empty?: string;
  readonly cards: readonly Paper[];
  /** The sheets form a timeline: the present situation, then what led there, newest first. */
  readonly timeline?: true;
}

/** One sheet of paper: a person, a party, a month, a chapter. */
export interface Paper {
  readonly id: string;
  readonly title: string;
  /** A line under the title: "Star, Survivor". */
  readonly note?: string;
  readonly tone: Tone;
  readonly face?: Face;
  /** Other people it is about: small, side by side. */
  readonly faces?: readonly (Face & { readonly tone: Tone })[];
  /** Such as "Rep" 5, "Class" Survivor. */
  readonly entries: readonly { readonly name: string; readonly value: string }[];
  readonly pips?: readonly { readonly name: string; readonly of: number; readonly is: number }[];
  /** Sentences, oldest first. */
  readonly lines: readonly string[];
  /** Numbers over the months. */
  readonly plots?: readonly Plot[];
  readonly map?: PaperMap;
  /** Words for its state, catalogue keys under `badge.`. */
  readonly badges?: readonly string[];
}

/** One number over time: at least two moments, in order. */
export interface Plot {
  readonly name: string;
  readonly tone: Tone;
  readonly points: readonly { readonly at: string; readonly value: number }[];
}

/** Places of a campaign on a grid, and the roads between them. */
export interface PaperMap {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly {
    readonly id: string;
    readonly name: string;
    readonly note: string;
    readonly is: 'here' | 'base' | 'been' | 'unseen';
    readonly column: number;
    readonly row: number;
  }[];
  readonly roads: readonly (readonly [from: string, to: string])[];
}

/** A face drawn from parts: the same for the same person everywhere. */
export interface Face {
  /** The id of the figure. */
  readonly id: string;
  readonly name: string;
  readonly sex?: 'f' | 'm';
}

/** An explosion at a spot. It affects those whose base comes within `r` of the spot, on its level. */
export interface Blast {
  /** In the table's unit. */
  readonly r: number;
  /** Sides that it affects; all sides if absent. Bodies are never affected. */
  readonly sides?: readonly string[];
  /** What it does to those in it, as a verb: "would draw". By default it would catch them. */
  readonly line?: Line;
}

export interface SceneFigure {
  readonly id: string;
  readonly name: string;
  /** How it is drawn: "survivor", "zed", "hunter", "seated". */
  readonly kind: string;
  /** The side that it belongs to: "survivors", "zeds". */
  readonly side: string;
  readonly tone: Tone;
  readonly ring: 'whole' | 'broken' | 'dotted' | 'double';
  readonly at: Spot;
  readonly level: number;
  readonly r: number;
  readonly facing: number;
  /** Field of view in degrees, half of it to either side; absent if it looks all round. */
  readonly arc?: number;
  /** What it holds, as drawn from above: "pistol", "rifle", "club". */
  readonly holds?: string;
  /** A small number on its base. */
  readonly number?: number;
  /** The number with what it counts: "Rep 4", "2 hits left". */
  readonly counted?: string;
  /** A hero: the plate of its number has the shape of a star. */
  readonly star?: true;
  /** States with a shape of their own: "down", "pinned", "burning", "hit", "marked", "empty", "dead". */
  readonly badges: readonly string[];
  /** Whether to write its name under it. */
  readonly named: boolean;
}

/** Figures that act as one. */
export interface SceneUnit {
  readonly id: string;
  /** The unit's leader: the unit is located there. */
  readonly lead: string;
  readonly figures: readonly string[];
  /** Ranges of the unit, each measured from the edge of any of its bases; shown when the unit is pointed at. */
  readonly rings: readonly {
    /** In the table's unit. */
    readonly r: number;
    /** Such as "Awareness 8 in". */
    readonly name: string;
    readonly tone: Tone;
  }[];
}

export interface RosterCard {
  readonly id: string;
  readonly name: string;
  readonly face?: Face;
  readonly seat?: string;
  readonly tone: Tone;
  /** A line under the name: "Run", "down". */
  readonly status: string;
  /** Such as "hits 2 of 4", shown as pips. */
  readonly pips: readonly { readonly name: string; readonly of: number; readonly is: number }[];
  /** What it carries, in words, with how much is left: "shotgun 5/7". */
  readonly items: readonly { readonly name: string; readonly left?: string; readonly slot: string }[];
  readonly badges: readonly string[];
  /** The thing on the table that it is inside, such as a vehicle, if it has no figure of its own there. */
  readonly within?: string;
  /** Dead, or gone for good: its seat is called after another of its people, if it has one. */
  readonly gone?: true;
}

/** The cards that a side holds: those that the seat may read, and the number that are face down. */
export interface Hand {
  readonly id: string;
  /** The name of the side: "The dead". */
  readonly name: string;
  readonly tone: Tone;
  readonly cards: readonly HandCard[];
  readonly faceDown: number;
}

/** A card that can be read. An option that plays it has the card's id as `on`. */
export interface HandCard {
  readonly id: string;
  readonly title: string;
  /** Its effect, in a sentence. */
  readonly does: string;
  /** When it may be played: "at the start of any turn". */
  readonly when: string;
}

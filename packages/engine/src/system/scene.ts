import type { Line } from '../rule/text.js';

/**
 * What a table looks like to one seat, as data: drawn by the web page, the report and the terminal, none of
 * which knows a rule. Built from a view, so it can hold nothing that the seat may not know.
 */
export type Scene = PrintedScene | MeasuredScene;

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

/** x and y in the table's unit, east and north of the south-west corner. */
export type Spot = readonly [x: number, y: number];

/** A table measured in centimetres or inches: terrain, figures, what lies about. */
export interface MeasuredScene {
  readonly kind: 'measured';
  readonly title: string;
  readonly unit: 'cm' | 'in';
  readonly width: number;
  readonly height: number;
  readonly light: 'day' | 'dusk' | 'night';
  /** What lies where no area does: "asphalt", "grass". */
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
    /** Floors; the roof is the level above them. */
    readonly levels: number;
    readonly roof: 'flat' | 'tiled';
    readonly thin: boolean;
    /** Walls inside, as lines. */
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
    /** What it is called in sentences, "the second SUV"; by its kind where it has no name. */
    readonly name?: string;
    readonly outline: readonly Spot[];
    readonly badges: readonly string[];
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
  /** Figures that act as one, where some do. A card of the roster with the id of a unit is that unit's. */
  readonly units?: readonly SceneUnit[];
  /** Things on the table that are no figures: hideouts, finds, landing points, noises. */
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
    /** Turns left, where that is known. */
    readonly turns?: number;
  }[];
  /** What has landed and is going off. */
  readonly blasts?: readonly (Blast & {
    readonly id: string;
    readonly name: string;
    readonly at: Spot;
    readonly level: number;
  })[];
  /** How far the seat's figures see by night, each with its torch arc: the rest lies in the dark. */
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
  /** The table in equal parts that its rules number row by row from the north-west, as many across as down. */
  readonly sections?: number;
  readonly clock: {
    readonly turn: number;
    /** The last turn; 0 where the game has no fixed end. */
    readonly turns: number;
    /** What the time is called where it is not the turn: "Month 3". */
    readonly name?: string;
    readonly phase: string;
    /** The turn's steps in order, those behind and the one under way; whose they are and what was rolled for them. */
    readonly steps: readonly {
      readonly name: string;
      readonly state: 'done' | 'current' | 'coming';
      readonly tone?: Tone;
      readonly die?: number;
    }[];
  };
  /** What is to be done, and how far it has come. */
  readonly objective: { readonly text: string; readonly done: readonly string[] };
  /** Figures that a seat plays, with what they carry: cards at the foot of the table. */
  readonly roster: readonly RosterCard[];
  /** Cards that are held, one's own first; sides without any are left out. */
  readonly hands?: readonly Hand[];
  /** How numbers went over the months, where nothing else goes on at the table. */
  readonly plots?: readonly Plot[];
  /** What is written down beside the table: people, a calendar, what happened before. */
  readonly papers?: Papers;
}

/** Papers kept beside the table: to be read at any time, and printed. */
export interface Papers {
  readonly title: string;
  readonly sections: readonly PaperSection[];
}

export interface PaperSection {
  readonly id: string;
  readonly title: string;
  /** Said where there are no cards. */
  readonly empty?: string;
  readonly cards: readonly Paper[];
  /** Its sheets lie along a line of time: where things stand, then what led there, the newest first. */
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
  /** Whoever else is meant: small, side by side. */
  readonly faces?: readonly (Face & { readonly tone: Tone })[];
  /** "Rep" 5, "Class" Survivor. */
  readonly entries: readonly { readonly name: string; readonly value: string }[];
  readonly pips?: readonly { readonly name: string; readonly of: number; readonly is: number }[];
  /** Sentences, oldest first. */
  readonly lines: readonly string[];
  /** How numbers went over the months. */
  readonly plots?: readonly Plot[];
  readonly map?: PaperMap;
  /** Words of its state, keys of the catalogue under `badge.`. */
  readonly badges?: readonly string[];
}

/** One number over time: the moments in order, two at least. */
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

/** What goes off at a spot, and whom it reaches: those whose base comes within `r` of it, on its level. */
export interface Blast {
  /** In the table's unit. */
  readonly r: number;
  /** Sides that it does something to; all where left out. Bodies never are. */
  readonly sides?: readonly string[];
  /** What it does to those in it, as a verb: "would draw"; where left out it would catch them. */
  readonly line?: Line;
}

export interface SceneFigure {
  readonly id: string;
  readonly name: string;
  /** "survivor", "zed", "hunter", "seated": how it is drawn. */
  readonly kind: string;
  /** "survivors", "zeds": whose it is. */
  readonly side: string;
  readonly tone: Tone;
  readonly ring: 'whole' | 'broken' | 'dotted' | 'double';
  readonly at: Spot;
  readonly level: number;
  readonly r: number;
  readonly facing: number;
  /** Degrees that it looks over, half of them to either side, where that is less than all round. */
  readonly arc?: number;
  /** What it holds, as drawn from above: "pistol", "rifle", "club". */
  readonly holds?: string;
  /** A small number on its base. */
  readonly number?: number;
  /** One of the heroes: the plate of its number has the shape of a star. */
  readonly star?: true;
  /** States with a shape of their own: "down", "pinned", "burning", "hit", "marked", "empty", "dead". */
  readonly badges: readonly string[];
  /** Write its name under it. */
  readonly named: boolean;
}

/** Figures that act as one. */
export interface SceneUnit {
  readonly id: string;
  /** Whoever leads it: where the unit is looked for. */
  readonly lead: string;
  readonly figures: readonly string[];
  /** How far something about it reaches, from the edge of any of its bases; shown when it is pointed at. */
  readonly rings: readonly {
    /** In the table's unit. */
    readonly r: number;
    /** "Awareness 8 in". */
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
  /** "hits 2 of 4" as pips. */
  readonly pips: readonly { readonly name: string; readonly of: number; readonly is: number }[];
  /** What it carries, in words, with how much is left: "shotgun 5/7". */
  readonly items: readonly { readonly name: string; readonly left?: string; readonly slot: string }[];
  readonly badges: readonly string[];
  /** The thing on the table that it is in, where it has no figure of its own there: a vehicle. */
  readonly within?: string;
}

/** The cards that a side holds: those that the seat may read, and how many lie face down. */
export interface Hand {
  readonly id: string;
  /** Whose they are: "The dead". */
  readonly name: string;
  readonly tone: Tone;
  readonly cards: readonly HandCard[];
  readonly faceDown: number;
}

/** A card that can be read. An option that plays it has its id as `on`. */
export interface HandCard {
  readonly id: string;
  readonly title: string;
  /** What it does, in a sentence. */
  readonly does: string;
  /** When it may be played: "at the start of any turn". */
  readonly when: string;
}

/** A spot that is pointed at or pressed: in the table's unit, y north. */
export type At = readonly [x: number, y: number, level: number];

export interface Press {
  readonly touch: boolean;
  /** Pressed with shift held, or long: takes as much as possible. */
  readonly all: boolean;
}

/** What the pointer or the focus is over. */
export interface Over {
  at: At;
  thing?: string;
}

/** Callbacks for what the player does on the table. */
export interface Handlers {
  /** Called when a free spot is pressed, only where marks.lit covers it. Receives the middle of the lit cell. */
  onSpot?: ((at: At, press: Press) => void) | undefined;
  /** Called when a thing named in marks.things is pressed. */
  onThing?: ((id: string, press: Press) => void) | undefined;
  /** Called when the pointer or the focus moves over something: the middle of a lit cell, or any spot on the ground. */
  onPoint?: ((over: Over | undefined) => void) | undefined;
}

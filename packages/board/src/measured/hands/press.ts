/** A spot that is pointed at or pressed: in the table's unit, y north. */
export type At = readonly [x: number, y: number, level: number];

export interface Press {
  readonly touch: boolean;
  /** With shift held, or long: as much as there is. */
  readonly all: boolean;
}

/** What the pointer or the focus is over. */
export interface Over {
  at: At;
  thing?: string;
}

/** Who is told of what hands do. */
export interface Handlers {
  /** A free spot was pressed: only offered where marks.lit covers it. Gives the middle of the lit cell. */
  onSpot?: ((at: At, press: Press) => void) | undefined;
  /** A thing named in marks.things was pressed. */
  onThing?: ((id: string, press: Press) => void) | undefined;
  /** The pointer or the focus is over something: a lit cell's middle, or anywhere on the ground. */
  onPoint?: ((over: Over | undefined) => void) | undefined;
}

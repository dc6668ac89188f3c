/** What the moment is about. */
export interface About {
  /** The Living unit, or the mob, that it happens to. */
  readonly unit?: string;
  /** The other one. */
  readonly other?: string;
}

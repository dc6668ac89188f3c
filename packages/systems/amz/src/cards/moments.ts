/** Units that the moment concerns. */
export interface About {
  /** The Living unit or the mob that the moment happens to. */
  readonly unit?: string;
  /** The other unit involved. */
  readonly other?: string;
}

import type { Company } from '../remote/company.js';

/** A replay that several people watch together. */
export interface WatchedTogether {
  /** The moment last shown to everybody, and who led there; undefined if nobody leads. */
  readonly now: { readonly at: number; readonly playing: boolean; readonly by: string } | undefined;
  /** Takes everybody to this moment. */
  tell(at: number, playing: boolean): void;
}

export function togetherAt(company: Company): WatchedTogether {
  return {
    now: company.room.value?.watching,
    tell: (at, playing) => void company.act({ is: 'watch', at, playing }),
  };
}

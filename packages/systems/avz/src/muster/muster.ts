import { bitsIn, lowestIn, type Places } from '../components/places.js';
import type { Kind, Side } from '../kinds.js';
import { cut } from './cut.js';

/** Groups that are counted separately, location by location. */
const ALIEN = 0;
const ZOMBIE = 1;
const LEADER = 2;
const FAST = 3;
const NONE = 4;

/** Locations are the bits of a number. */
const LOCATIONS = 32;

const FOUND: number[] = [];

/** What a muster needs of a state: for each counter its place, and 1 if it has acted. */
interface Positions {
  readonly at: readonly number[];
  readonly spent: readonly number[];
}

/** What a muster needs of the counters. */
interface Listed {
  readonly key: { readonly side: Side; readonly kind: Kind };
}

/** Which locations hold what. */
export interface Survey {
  readonly aliens: Places;
  readonly leaders: Places;
  readonly zombies: Places;
  readonly fast: Places;
  /** The number of counters of a side in a location. */
  aliensAt(place: number): number;
  zombiesAt(place: number): number;
}

/**
 * Where counters are and which may still act, which every ask needs. It is counted once and then kept in step by
 * whatever moves a counter. It follows one state at a time, the last one asked about; any other is counted anew. It is
 * in no file and knows nothing that the state does not say.
 */
export class Muster implements Survey {
  private of: Positions | undefined;
  /** Numbers of counters by group and location, and the locations of each group as a set. */
  private readonly counts = new Uint16Array((NONE + 1) * LOCATIONS);
  private readonly stands = new Int32Array(NONE + 1);
  /** For each counter: its group besides that of its side. */
  private readonly group: Uint8Array;
  /** For each counter: its bit in the words below. Each side has its own words. */
  private readonly bit: Uint16Array;
  private readonly onBoard: Int32Array;
  private readonly spent: Int32Array;
  private readonly firstZombieWord: number;

  constructor(
    counters: readonly Listed[],
    private readonly firstZombie: number,
  ) {
    this.firstZombieWord = (firstZombie + 31) >> 5;
    const shift = this.firstZombieWord * 32 - firstZombie;
    this.bit = Uint16Array.from(counters, (_, c) => (c < firstZombie ? c : c + shift));
    this.group = Uint8Array.from(counters, ({ key: { kind } }) =>
      kind === 'leader' ? LEADER : kind === 'fast' || kind === 'fast-mob' ? FAST : NONE,
    );
    const words = (counters.length + shift + 31) >> 5;
    this.onBoard = new Int32Array(words);
    this.spent = new Int32Array(words);
  }

  /** The muster of a state as it is now. It becomes invalid once another state is examined. */
  look(s: Positions): this {
    if (this.of !== s) this.countAnew(s);
    return this;
  }

  get aliens(): Places {
    return this.stands[ALIEN] as number;
  }
  get zombies(): Places {
    return this.stands[ZOMBIE] as number;
  }
  get leaders(): Places {
    return this.stands[LEADER] as number;
  }
  get fast(): Places {
    return this.stands[FAST] as number;
  }

  aliensAt(place: number): number {
    return this.counts[ALIEN * LOCATIONS + place] as number;
  }
  zombiesAt(place: number): number {
    return this.counts[ZOMBIE * LOCATIONS + place] as number;
  }

  /** True if it is known without counting that nobody of a side is there. */
  knowsEmpty(s: Positions, zombies: boolean, place: number): boolean {
    return this.of === s && place >= 0 && ((zombies ? this.zombies : this.aliens) & (1 << place)) === 0;
  }

  // ---------------------------------------------------------------- counters that may act

  anyReady(side: Side): boolean {
    const end = this.lastWord(side);
    for (let w = this.firstWord(side); w < end; w++) if (this.ready(w) !== 0) return true;
    return false;
  }

  countReady(side: Side): number {
    const end = this.lastWord(side);
    let n = 0;
    for (let w = this.firstWord(side); w < end; w++) n += bitsIn(this.ready(w));
    return n;
  }

  /** The counter of a side that may act and comes after `skip` others, by number. */
  nthReady(side: Side, skip: number): number {
    let w = this.firstWord(side);
    let left = skip;
    for (let n = bitsIn(this.ready(w)); n <= left; n = bitsIn(this.ready(++w))) left -= n;
    let rest = this.ready(w);
    for (; left > 0; left--) rest &= rest - 1;
    return this.counterOf(w, rest);
  }

  /** Counters of a side that may act, by number; only those of one location, if given. */
  everyReady(side: Side, s: Positions, place?: number): number[] {
    const end = this.lastWord(side);
    let n = 0;
    for (let w = this.firstWord(side); w < end; w++)
      for (let rest = this.ready(w); rest !== 0; rest &= rest - 1) {
        const c = this.counterOf(w, rest);
        if (place === undefined || s.at[c] === place) FOUND[n++] = c;
      }
    return cut(FOUND, n);
  }

  private firstWord(side: Side): number {
    return side === 'alien' ? 0 : this.firstZombieWord;
  }
  private lastWord(side: Side): number {
    return side === 'alien' ? this.firstZombieWord : this.onBoard.length;
  }
  private ready(word: number): number {
    return (this.onBoard[word] as number) & ~(this.spent[word] as number);
  }
  /** The counter of the lowest bit. */
  private counterOf(word: number, bits: number): number {
    const bit = word * 32 + lowestIn(bits);
    return word < this.firstZombieWord ? bit : bit - this.firstZombieWord * 32 + this.firstZombie;
  }

  // ---------------------------------------------------------------- keeping in step

  /** Records that a counter goes from one place to another, on the board or beside it. */
  moved(s: Positions, c: number, from: number, to: number): void {
    if (this.of !== s) return;
    const side = c < this.firstZombie ? ALIEN : ZOMBIE;
    const group = this.group[c] as number;
    if (from >= 0) {
      this.leave(side, from);
      this.leave(group, from);
    }
    const bit = this.bit[c] as number;
    if (to >= 0) {
      this.enter(side, to);
      this.enter(group, to);
      this.onBoard[bit >> 5] = (this.onBoard[bit >> 5] as number) | (1 << bit);
    } else this.onBoard[bit >> 5] = (this.onBoard[bit >> 5] as number) & ~(1 << bit);
  }

  acted(s: Positions, c: number): void {
    if (this.of !== s) return;
    const bit = this.bit[c] as number;
    this.spent[bit >> 5] = (this.spent[bit >> 5] as number) | (1 << bit);
  }

  /** Records that everyone may act again. Returns true if that was already so. */
  rested(s: Positions): boolean {
    if (this.of !== s) return false;
    let idle = true;
    for (let w = 0; w < this.spent.length; w++) {
      if (this.spent[w] !== 0) idle = false;
      this.spent[w] = 0;
    }
    return idle;
  }

  private enter(group: number, place: number): void {
    const at = group * LOCATIONS + place;
    this.counts[at] = (this.counts[at] as number) + 1;
    this.stands[group] = (this.stands[group] as number) | (1 << place);
  }

  private leave(group: number, place: number): void {
    const at = group * LOCATIONS + place;
    const left = (this.counts[at] as number) - 1;
    this.counts[at] = left;
    if (left === 0) this.stands[group] = (this.stands[group] as number) & ~(1 << place);
  }

  private countAnew(s: Positions): void {
    this.of = s;
    this.counts.fill(0);
    this.stands.fill(0);
    this.onBoard.fill(0);
    this.spent.fill(0);
    for (let c = 0; c < s.at.length; c++) {
      this.moved(s, c, -1, s.at[c] as number);
      if (s.spent[c] !== 0) this.acted(s, c);
    }
  }
}

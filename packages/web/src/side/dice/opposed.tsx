import { DieFace } from '@shambles/board';
import type { JSX } from 'preact';
import type { RolledFact } from '../types.js';
import { counts } from '../words.js';

export interface PoolDiceProps {
  roll: RolledFact;
  pool: number;
  size: number;
  /** Dice with equal seeds lie the same way. */
  seed: string;
  fall?: boolean;
}

/** A roll of two opposed pools, with the pairs of dice that cancel each other. */
export type OpposedRoll = RolledFact & { readonly matched: NonNullable<RolledFact['matched']> };

export const isOpposed = (roll: RolledFact): roll is OpposedRoll => roll.matched !== undefined;

/**
 * The dice of one of two opposed pools. In the first pool, the uncancelled hits are lit. In the second, each die that
 * cancels another is lit and lies under it, so that the two rows can be read die by die.
 */
export function OpposedDice({
  roll,
  pool,
  size,
  seed,
  fall,
}: PoolDiceProps & { roll: OpposedRoll }): JSX.Element {
  return (
    <span class={fall ? 'side-dice side-dice-fall' : 'side-dice'}>
      {columns(roll).map(([first, second], n) => {
        const place = pool === 0 ? first : second;
        return (
          <span key={n} class="side-die" style={{ width: `${size}px` }}>
            {place !== undefined && (
              <Die roll={roll} pool={pool} place={place} size={size} seed={`${seed} ${place}`} />
            )}
          </span>
        );
      })}
    </span>
  );
}

type Column = readonly [first: number | undefined, second: number | undefined];

/** Columns of the two rows: uncancelled hits first, then matched pairs, then dice of either pool that did nothing. */
function columns({ faces, pools, matched }: OpposedRoll): Column[] {
  const [first = [], second = []] = faces;
  const places = (n: number, met: readonly number[]) =>
    Array.from({ length: n }, (_, i) => i).filter((i) => !met.includes(i));
  const free = places(
    first.length,
    matched.map(([i]) => i),
  );
  const hit = free.filter((i) => pools[0] && counts(pools[0], first[i] as number) === true);
  const missed = free.filter((i) => !hit.includes(i));
  const idle = places(
    second.length,
    matched.map(([, j]) => j),
  );
  const rest = Array.from(
    { length: Math.max(missed.length, idle.length) },
    (_, i): Column => [missed[i], idle[i]],
  );
  return [...hit.map((i): Column => [i, undefined]), ...matched, ...rest];
}

function Die(props: {
  roll: OpposedRoll;
  pool: number;
  place: number;
  size: number;
  seed: string;
}): JSX.Element {
  const { roll, pool, place, size, seed } = props;
  const value = roll.faces[pool]?.[place] ?? 0;
  const cancels = roll.matched.some((pair) => pair[pool] === place);
  const shown = roll.pools[pool];
  const hit = pool === 0 && !cancels && shown !== undefined && counts(shown, value) === true;
  const says = hit ? ', hits' : cancels ? (pool === 0 ? ', cancelled' : ', cancels') : ', does not count';
  return (
    <DieFace
      value={value}
      sides={shown?.sides ?? 6}
      lit={hit || (pool === 1 && cancels)}
      dim={!hit && !(pool === 1 && cancels)}
      seed={seed}
      size={size}
      label={`${value}${says}`}
    />
  );
}

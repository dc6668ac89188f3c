import { DieFace } from '@shambles/board';
import type { RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { RuleLink } from '../rules/rulelink.js';
import type { RolledFact } from '../types.js';
import { capital, counts, readsIn, tallyIn, whatFor, whoseDice } from '../words.js';
import { isOpposed, OpposedDice, type PoolDiceProps } from './opposed.js';

/** The dice of one pool in the order they fell; those that count are lit. */
export function PoolDice(props: PoolDiceProps): JSX.Element | null {
  const { roll, size, seed } = props;
  const pool = roll.pools[props.pool];
  const faces = roll.faces[props.pool] ?? [];
  if (!pool) return null;
  if (isOpposed(roll)) return <OpposedDice {...props} roll={roll} />;
  return (
    <span class={props.fall ? 'side-dice side-dice-fall' : 'side-dice'}>
      {faces.map((face, n) => {
        const good = counts(pool, face);
        const delay = props.fall ? Math.round((n * 100) / Math.max(faces.length, 4)) : 0;
        return (
          <span key={n} class="side-die" style={props.fall ? { animationDelay: `${delay}ms` } : undefined}>
            <DieFace
              value={face}
              sides={pool.sides}
              lit={good === true}
              dim={good === false}
              seed={`${seed} ${n}`}
              size={size}
              label={`${face}${good === undefined ? '' : good ? ', counts' : ', does not count'}`}
            />
          </span>
        );
      })}
    </span>
  );
}

export interface RollLineProps {
  teller: Teller;
  roll: RolledFact;
  seed: string;
  size: number;
  onRule: (id: RuleId) => void;
}

/** A roll in full: its purpose, its pools and what they needed, the dice that counted, its rule and table. */
export function RollDetails(props: RollLineProps): JSX.Element {
  const { teller, roll, seed, size, onRule } = props;
  return (
    <div class="side-roll">
      <div class="side-roll-head">
        <b>{whatFor(teller, roll.label)}</b>
        {roll.typed && <span class="side-chip">own dice</span>}
        <span class="side-gap" />
        <RuleLink id={roll.cause} onRule={onRule} />
        {roll.table !== undefined && roll.table !== roll.cause && (
          <RuleLink id={roll.table} onRule={onRule} label="table" />
        )}
      </div>
      {roll.pools.map((pool, p) => {
        const who = whoseDice(teller, roll, pool);
        return (
          <div key={p} class="side-pool">
            <span class="side-pool-who">
              {who}
              {who && ', '}
              {readsIn(teller, roll.label, pool, roll.faces[p]?.length ?? 0)}
            </span>
            <PoolDice roll={roll} pool={p} size={size} seed={`${seed} ${p}`} />
          </div>
        );
      })}
      <div class="side-roll-sum">{capital(tallyIn(teller, roll))}</div>
    </div>
  );
}

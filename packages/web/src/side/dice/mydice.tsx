import { DieFace } from '@shambles/board';
import type { RollView, RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { counts, does, leadOn, readsIn, type Who, whatFor, wordOr } from '../words.js';
import { RuleLink } from './roll.js';
import { digit, facesOf, NOTHING_TYPED, put, settle, type Typed, takeBack, throwing } from './throwing.js';

export interface MyDiceProps {
  teller: Teller;
  /** `table.rollFor(seat)`. */
  roll: RollView;
  who: Who;
  /** All dice in the order they fell; returns what was wrong, if anything was. */
  onThrow: (faces: readonly number[]) => string | undefined;
  onRollForMe: () => void;
  onRule: (id: RuleId) => void;
  /** Dice that lie there already. */
  begun?: readonly number[];
  /** The last die plays on by itself: a step can be taken back. */
  atOnce?: boolean;
  /** Takes back the step before, when no die lies here. */
  onBack?: (() => void) | undefined;
}

/** Dice thrown on a real table, typed in with one key each. Each roll begins with none. */
export function MyDice(props: MyDiceProps): JSX.Element {
  return <OneRoll key={props.roll.id} {...props} />;
}

function OneRoll(props: MyDiceProps): JSX.Element {
  const { teller, onRule } = props;
  const { roll } = props.roll;
  const [typed, setTyped] = useState<Typed>(props.begun ? { faces: props.begun, prefix: '' } : NOTHING_TYPED);
  const [refused, setRefused] = useState<string>();
  const box = useRef<HTMLElement>(null);
  // As soon as it is there: what is typed before would go to nobody.
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);

  const so = throwing(roll, typed.faces);
  const pool = so.next === undefined ? undefined : roll.pools[so.next];
  const whose = (p: number): string => {
    const who = roll.pools[p]?.who;
    return who === undefined ? props.who.name : wordOr(teller, `who.${who}`, who);
  };
  const change = (next: Typed): void => {
    setTyped(next);
    setRefused(undefined);
    if (props.atOnce && throwing(roll, next.faces).done) setRefused(props.onThrow(next.faces));
  };
  const none = typed.faces.length === 0 && typed.prefix === '';
  const back = none ? props.onBack : () => change(takeBack(typed));
  const commit = (): void => {
    if (so.done) setRefused(props.onThrow(typed.faces));
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const onButton = e.target !== box.current;
    if (/^\d$/.test(e.key)) change(digit(roll, typed, e.key));
    else if (e.key === 'Backspace') back?.();
    else if (e.key === 'Enter' && typed.prefix !== '') change(settle(roll, typed));
    else if (e.key === 'Enter' && so.done) commit();
    else if (e.key === ' ' && typed.prefix !== '' && !onButton) change(settle(roll, typed));
    else return;
    e.preventDefault();
    e.stopPropagation();
  };

  const dice = so.pools.reduce((n, p) => n + p.slots.length, 0);
  const lie = typed.faces.length;
  const asks = pool
    ? `Die ${lie + 1} of ${dice}: ${whose(so.next as number)}, ${readsIn(teller, roll.label, pool, pool.n)}.`
    : `${dice === 1 ? 'The die lies there' : `All ${dice} lie there`}. Enter plays on.`;
  const keys = pool ?? roll.pools[roll.pools.length - 1];
  return (
    <section
      ref={box}
      class="side-mydice"
      tabIndex={-1}
      aria-label={`Your own dice: ${whatFor(teller, roll.label)}`}
      onKeyDown={onKeyDown}
    >
      <p class="side-who">
        {does(props.who, 'roll')} <RuleLink id={roll.rule} onRule={onRule} />
      </p>
      <h2 class="side-heading">
        {leadOn(whatFor(teller, roll.label), ':')} {roll.pools.map((p) => `${p.n}d${p.sides}`).join(' and ')}
      </h2>
      {roll.explode !== undefined && <p class="side-dim">Each {roll.explode} calls for one more die.</p>}
      {so.pools.map(({ pool: of, slots }, p) => (
        <div key={p} class={p === so.next ? 'side-slots side-slots-now' : 'side-slots'}>
          <span class="side-pool-who">
            {whose(p)}, {readsIn(teller, roll.label, of, of.n)}
          </span>
          <span class="side-slot-row">
            {slots.map((slot, n) => {
              const good = slot.face === undefined ? undefined : counts(of, slot.face);
              return (
                <span
                  key={n}
                  class={`side-slot${slot.next ? ' side-slot-next' : ''}${slot.extra ? ' side-slot-extra' : ''}`}
                >
                  {slot.face !== undefined && (
                    <DieFace
                      value={slot.face}
                      sides={of.sides}
                      lit={good === true}
                      dim={good === false}
                      seed={`${p} ${n}`}
                      size={36}
                    />
                  )}
                  {slot.next && typed.prefix}
                </span>
              );
            })}
          </span>
        </div>
      ))}
      <p class={typed.wrong || refused ? 'side-wrong' : 'side-dim'} role="status">
        {refused ?? typed.wrong ?? asks}
      </p>
      {keys && (
        <fieldset class={`side-keys side-keys-${Math.min(keys.sides, 12)}`}>
          <legend class="side-unseen">Faces</legend>
          {facesOf(keys).map((face) => (
            <button
              key={face}
              type="button"
              class="side-key"
              disabled={so.done}
              aria-label={String(face)}
              onClick={() => change(put(roll, typed, face))}
            >
              {keys.sides <= 6 ? <DieFace value={face} sides={keys.sides} seed={face} size={34} /> : face}
            </button>
          ))}
        </fieldset>
      )}
      <div class="side-actions">
        {!props.atOnce && (
          <button type="button" class="side-go" disabled={!so.done} onClick={commit}>
            These fell ⏎
          </button>
        )}
        <button
          type="button"
          class="side-button"
          disabled={!back}
          onClick={back}
          aria-label={none && props.onBack ? 'Step back' : 'Take the last die back'}
        >
          ⌫{props.atOnce && ' Step back'}
        </button>
        <button type="button" class="side-button" onClick={props.onRollForMe}>
          Roll for me
        </button>
      </div>
    </section>
  );
}

import { DieFace } from '@shambles/board';
import type { RollView, RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { covered } from '../covers.js';
import { RuleLink } from '../rules/rulelink.js';
import { counts, does, leadOn, readsIn, type Who, whatFor, wordOr } from '../words.js';
import { digit, facesOf, NOTHING_TYPED, put, settle, type Typed, takeBack, throwing } from './throwing.js';

export interface MyDiceProps {
  teller: Teller;
  /** The roll, from `table.rollFor(seat)`. */
  roll: RollView;
  who: Who;
  /** Receives all dice in the order they fell; returns what was wrong, if anything. */
  onThrow: (faces: readonly number[]) => string | undefined;
  onRollForMe: () => void;
  onRule: (id: RuleId) => void;
  /** Dice that are already typed in. */
  begun?: readonly number[];
  /** Commits with the last die, without Enter; the caller can take a step back. */
  atOnce?: boolean;
  /** Takes back the previous step, when no die is typed in. */
  onBack?: (() => void) | undefined;
}

/** Dice thrown on a real table, typed in with one key each. Each roll starts afresh. */
export function MyDice(props: MyDiceProps): JSX.Element {
  return <OneRoll key={props.roll.id} {...props} />;
}

function OneRoll(props: MyDiceProps): JSX.Element {
  const { teller, who, onRule } = props;
  const { roll } = props.roll;
  const box = useRef<HTMLElement>(null);
  // Takes the focus at once, so that no key press is lost.
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  const typing = useTyping(props);
  const { typed, so } = typing;
  // Keys reach the dice even if the focus was lost, as to a hint that has been put away.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target === document.body && !covered()) keyOnDice(event, false, roll, typing);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const keys = so.next === undefined ? roll.pools[roll.pools.length - 1] : roll.pools[so.next];
  return (
    <section
      ref={box}
      class="side-mydice"
      tabIndex={-1}
      aria-label={`Your own dice: ${whatFor(teller, roll.label)}`}
      onKeyDown={(event) => keyOnDice(event, event.target !== box.current, roll, typing)}
    >
      <p class="side-who">
        {does(who, 'roll')} <RuleLink id={roll.rule} onRule={onRule} />
      </p>
      <h2 class="side-heading">
        {leadOn(whatFor(teller, roll.label), ':')} {roll.pools.map((p) => `${p.n}d${p.sides}`).join(' and ')}
      </h2>
      {roll.means && <p class="side-dim">{roll.means.map((line) => teller.say(line)).join('; ')}.</p>}
      {roll.explode !== undefined && <p class="side-dim">Each {roll.explode} calls for one more die.</p>}
      {so.pools.map((pool, p) => (
        <PoolSlots key={p} {...{ teller, roll, who, pool, p, typed }} now={p === so.next} />
      ))}
      <p class={typed.wrong || typing.refused ? 'side-wrong' : 'side-dim'} role="status">
        {typing.refused ?? typed.wrong ?? askedFor(props, so, typed.faces.length)}
      </p>
      {keys && (
        <FaceKeys pool={keys} done={so.done} onFace={(face) => typing.change(put(roll, typed, face))} />
      )}
      <DiceActions {...props} typing={typing} />
    </section>
  );
}

type Roll = RollView['roll'];
type Throwing = ReturnType<typeof throwing>;

/** What has been typed for a roll, and the actions on it. */
interface Typing {
  readonly typed: Typed;
  /** The dice typed so far, and the next one to type. */
  readonly so: Throwing;
  /** Why the rules refused the dice. */
  readonly refused: string | undefined;
  readonly change: (next: Typed) => void;
  /** Takes back the last die, or the previous step if there is no die. */
  readonly back: (() => void) | undefined;
  /** True if nothing is typed. */
  readonly none: boolean;
  readonly commit: () => void;
}

function useTyping({ roll: { roll }, begun, atOnce, onThrow, onBack }: MyDiceProps): Typing {
  const [typed, setTyped] = useState<Typed>(begun ? { faces: begun, prefix: '' } : NOTHING_TYPED);
  const [refused, setRefused] = useState<string>();
  const so = throwing(roll, typed.faces);
  const change = (next: Typed): void => {
    setTyped(next);
    setRefused(undefined);
    if (atOnce && throwing(roll, next.faces).done) setRefused(onThrow(next.faces));
  };
  const none = typed.faces.length === 0 && typed.prefix === '';
  const back = none ? onBack : () => change(takeBack(typed));
  const commit = (): void => {
    if (so.done) setRefused(onThrow(typed.faces));
  };
  return { typed, so, refused, change, back, none, commit };
}

/** Handles a key: a digit is a die, and space or Enter ends a face that could have a second digit. */
function keyOnDice(event: KeyboardEvent, onButton: boolean, roll: Roll, typing: Typing): void {
  const { typed, so, change, back, commit } = typing;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\d$/.test(event.key)) change(digit(roll, typed, event.key));
  else if (event.key === 'Backspace') back?.();
  else if (event.key === 'Enter' && typed.prefix !== '') change(settle(roll, typed));
  else if (event.key === 'Enter' && so.done) commit();
  else if (event.key === ' ' && typed.prefix !== '' && !onButton) change(settle(roll, typed));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The name of whoever the dice of a pool belong to. */
function whoseIs(teller: Teller, roll: Roll, p: number, thrower: Who): string {
  const who = roll.pools[p]?.who;
  return who === undefined ? thrower.name : wordOr(teller, `who.${who}`, who);
}

/** Tells which die to type next, or that all are there. */
function askedFor({ teller, roll: { roll }, who }: MyDiceProps, so: Throwing, lie: number): string {
  const pool = so.next === undefined ? undefined : roll.pools[so.next];
  const dice = so.pools.reduce((n, p) => n + p.slots.length, 0);
  return pool
    ? `Die ${lie + 1} of ${dice}: ${whoseIs(teller, roll, so.next as number, who)}, ${readsIn(teller, roll.label, pool, pool.n)}.`
    : `${dice === 1 ? 'The die lies there' : `${dice === 2 ? 'Both' : `All ${dice}`} dice lie there`}. Enter plays on.`;
}

/** The dice of one pool: those typed, and places for those to come. */
function PoolSlots(props: {
  teller: Teller;
  roll: Roll;
  who: Who;
  pool: Throwing['pools'][number];
  p: number;
  typed: Typed;
  now: boolean;
}): JSX.Element {
  const { teller, roll, who, p, typed, now } = props;
  const { pool: of, slots } = props.pool;
  return (
    <div class={now ? 'side-slots side-slots-now' : 'side-slots'}>
      <span class="side-pool-who">
        {whoseIs(teller, roll, p, who)}, {readsIn(teller, roll.label, of, of.n)}
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
  );
}

/** A button for each face of the die that is typed next. */
function FaceKeys(props: {
  pool: Roll['pools'][number];
  done: boolean;
  onFace: (face: number) => void;
}): JSX.Element {
  const { pool, done, onFace } = props;
  return (
    <fieldset class={`side-keys side-keys-${Math.min(pool.sides, 12)}`}>
      <legend class="side-unseen">Faces</legend>
      {facesOf(pool).map((face) => (
        <button
          key={face}
          type="button"
          class="side-key"
          disabled={done}
          aria-label={String(face)}
          onClick={() => onFace(face)}
        >
          {pool.sides <= 6 ? <DieFace value={face} sides={pool.sides} seed={face} size={34} /> : face}
        </button>
      ))}
    </fieldset>
  );
}

function DiceActions(props: MyDiceProps & { readonly typing: Typing }): JSX.Element {
  const { atOnce, onBack, typing } = props;
  const { so, none, back, commit } = typing;
  return (
    <div class="side-actions">
      {!atOnce && (
        <button type="button" class="side-go" disabled={!so.done} onClick={commit}>
          These fell ⏎
        </button>
      )}
      <button
        type="button"
        class="side-button"
        disabled={!back}
        onClick={back}
        aria-label={none && onBack ? 'Step back' : 'Take the last die back'}
      >
        ⌫{atOnce && ' Step back'}
      </button>
      <button type="button" class="side-button" onClick={props.onRollForMe}>
        Roll for me
      </button>
    </div>
  );
}

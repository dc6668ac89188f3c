import {
  type AskView,
  type Json,
  type Refusal,
  type Resolving,
  type RuleId,
  SeededDice,
} from '@shambles/engine';
import { type PieceTold, resultIn, type Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Asker } from '../../play/asks/context.js';
import { modelFor } from '../../play/models/index.js';
import { Answers, useKeys } from '../../play/panel.js';
import { RuleChip } from '../../play/parts.js';
import { newSeed } from '../../session/games.js';
import { does, MyDice } from '../../side/index.js';
import { whoIsMeant } from '../words.js';
import { begin, type Order, throwFor } from './course.js';
import { Happened } from './happened.js';
import { keepResult } from './kept.js';
import { Result } from './result.js';

interface CourseProps {
  readonly order: Order;
  readonly teller: Teller;
  readonly onRule: (id: RuleId) => void;
  readonly onAgain: () => void;
  /** Called if the input turns out to be wrong during the run. */
  readonly onWrong: (message: string) => void;
}

/** A running procedure: the dice or choice it needs now, what has happened, and the result. */
export function Course(props: CourseProps): JSX.Element | null {
  const { order, teller, onRule, onWrong } = props;
  const [moment, setMoment] = useState(0);
  /** Dice of the roll that was taken back, all but the last. */
  const [lay, setLay] = useState<readonly number[]>([]);
  const run = useMemo(() => tried(() => begin(order)), [order]);
  const hand = useMemo(() => new SeededDice(newSeed()), [order]);
  const wrong = typeof run === 'string' ? run : undefined;
  useEffect(() => {
    if (wrong !== undefined) onWrong(wrong);
  }, [wrong]);
  const told = useResult(order, teller, run);
  if (typeof run === 'string') return null;

  const step = (change: () => void): string | undefined => {
    const said = tried(change);
    if (typeof said === 'string') return said;
    setLay([]);
    setMoment((n) => n + 1);
    return undefined;
  };
  const back = (): void => {
    const last = run.stepBack();
    if (!last) return;
    setLay('faces' in last ? last.faces.slice(0, -1) : []);
    setMoment((n) => n + 1);
  };
  const onBack = run.canStepBack ? back : undefined;
  return (
    <section class="c-course" aria-label="What happens">
      <Wanted {...{ order, teller, onRule, run, moment, lay, hand, step, onBack }} />
      {told && (
        <Result
          {...{ told, system: order.system, facts: run.facts, onRule, onBack }}
          onAgain={props.onAgain}
        />
      )}
      <Happened system={order.system} teller={teller} facts={[...run.facts]} onRule={onRule} />
    </section>
  );
}

/** The result in words once the procedure has ended. It is kept with the results of this visit. */
function useResult(order: Order, teller: Teller, run: Resolving | string): PieceTold | undefined {
  const number = useRef<number | undefined>(undefined);
  const done = typeof run !== 'string' && run.halt.is === 'done' ? run.halt : undefined;
  const told = useMemo(() => done && resultIn(teller, order.procedure, done), [done, teller]);
  useEffect(() => {
    if (!told || typeof run === 'string') return;
    const { system, procedure, input, own } = order;
    const { id, title } = procedure;
    const result = { system: system.id, procedure: id, title, input, own, facts: run.facts, told };
    number.current = keepResult(result, number.current);
  }, [told]);
  return told;
}

interface WantedProps extends Pick<CourseProps, 'order' | 'teller' | 'onRule'> {
  readonly run: Resolving;
  /** Number of the current step; its controls start empty at each new one. */
  readonly moment: number;
  readonly lay: readonly number[];
  /** Dice for a player who lets the page throw. */
  readonly hand: SeededDice;
  /** Makes a change and moves on. Returns the reason if the change is refused. */
  readonly step: (change: () => void) => string | undefined;
  readonly onBack: (() => void) | undefined;
}

/** The dice or the choice that the procedure needs now. */
function Wanted(props: WantedProps): JSX.Element | null {
  const { order, teller, onRule, run, moment, lay, hand, step, onBack } = props;
  const { halt } = run;
  if (halt.is === 'roll')
    return (
      <MyDice
        key={moment}
        teller={teller}
        roll={{ id: `${moment}`, at: moment, roll: halt.roll }}
        who={whoIsMeant(order.system, teller, halt.roll.seat)}
        begun={lay}
        atOnce
        onBack={onBack}
        onThrow={(faces) => step(() => run.throwDice(faces))}
        onRollForMe={() => step(() => throwFor(run, hand))}
        onRule={onRule}
      />
    );
  if (halt.is === 'done') return null;
  return (
    <Choice
      key={moment}
      {...{ run, ask: halt.ask, order, teller, onRule, onBack }}
      onAnswer={(value) => {
        const refused = run.answer(value);
        if (!refused) step(() => undefined);
        return refused;
      }}
    />
  );
}

function tried<T>(what: () => T): T | string {
  try {
    return what();
  } catch (error) {
    return (error as Error).message;
  }
}

/** A choice within the procedure, shown with the answer panels of a game. */
function Choice(props: {
  run: Resolving;
  ask: AskView;
  order: Order;
  teller: Teller;
  onRule: (id: RuleId) => void;
  onBack: (() => void) | undefined;
  onAnswer: (value: Json) => Refusal | undefined;
}): JSX.Element {
  const { run, ask, order, teller, onRule, onBack } = props;
  const { system, setup } = order;
  const [refused, setRefused] = useState<Refusal>();
  const box = useRef<HTMLElement>(null);
  useKeys(box);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const commit = (value: Json): void => setRefused(props.onAnswer(value));
  const asker = useMemo((): Asker => {
    const view = run.view(ask.seat);
    return { system, teller, view: () => view, table: { header: { setup }, book: run.book } };
  }, [ask]);
  const model = useMemo(
    () => modelFor({ ask, scene: system.scene(asker.view(), run.book), say: teller.say, commit }),
    [ask],
  );
  const seat = system.seats.find((s) => s.id === ask.seat);
  return (
    <section
      class="ask c-ask"
      tabIndex={-1}
      ref={box}
      aria-label="The question"
      onKeyDown={(event) => {
        if (event.key === 'Backspace' && !(event.target as HTMLElement).matches('input')) onBack?.();
      }}
    >
      <div class={`who tone-${seat?.tone ?? 'paper'}`}>
        {does(whoIsMeant(system, teller, ask.seat), 'decide')}
        <RuleChip system={system} rule={ask.rule} onRule={onRule} />
      </div>
      <h2 aria-live="polite">{teller.say(ask.line)}</h2>
      {refused && (
        <p class="refused" role="alert">
          {refused.text}
        </p>
      )}
      <Answers session={asker} model={model} commit={commit} onRule={onRule} />
      {onBack && (
        <button type="button" class="quiet small c-back" onClick={onBack}>
          Step back <kbd class="key">⌫</kbd>
        </button>
      )}
    </section>
  );
}

import type { AskView, Json, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../session/session.js';
import { covered, does } from '../side/index.js';
import { AllocatePanel } from './asks/allocate.js';
import { ChoosePanel } from './asks/choose/choose.js';
import type { AskProps } from './asks/context.js';
import { FacingPanel } from './asks/facing.js';
import { OrdersPanel } from './asks/orders/orders.js';
import { PathPanel } from './asks/path.js';
import { PlacePanel } from './asks/place.js';
import { ConfirmPanel, NumberPanel } from './asks/simple.js';
import { SomePanel } from './asks/some.js';
import { SpotPanel } from './asks/spot.js';
import type { AnyModel } from './models/index.js';
import { PutAway, RuleChip } from './parts.js';
import { questionComes } from './pointer.js';
import { whoOf } from './who.js';

export interface AskPanelProps {
  session: Session;
  model: AnyModel;
  commit: (value: Json) => void;
  onRule: (id: RuleId) => void;
}

/** The question: who decides, its rule, and its answers. */
export function AskPanel(props: AskPanelProps): JSX.Element {
  const { session, model, onRule } = props;
  const { ask } = model;
  const box = useRef<HTMLElement>(null);
  const seat = session.system.seats.find((s) => s.id === ask.seat);
  useKeys(box);
  useLayoutEffect(questionComes, [ask.id]);
  useEffect(() => {
    const on = document.activeElement;
    // The button that gave the last answer must not hold the next one.
    if (on === document.body || on === null || (on.matches('[data-commit]') && box.current?.contains(on)))
      box.current?.focus({ preventScroll: true });
    // If the page itself scrolls, a new question scrolls to the top.
    if (scrollY > 0) scrollTo({ top: 0 });
  }, [ask.id]);
  return (
    <section
      class="ask"
      id="question"
      tabIndex={-1}
      ref={box}
      aria-label="The question"
      aria-busy={session.sending.value !== undefined}
    >
      <div class={`who tone-${seat?.tone ?? 'paper'}`}>
        {does(whoOf(session, ask.seat), 'decide')}
        <RuleChip system={session.system} rule={ask.rule} onRule={onRule} />
      </div>
      <h2 aria-live="polite">{session.teller.say(ask.line)}</h2>
      <Sending session={session} />
      <Refused session={session} ask={ask} onRule={onRule} />
      <Answers {...props} />
    </section>
  );
}

/** The panel for the answers of a question of this kind. */
export function Answers({ model, session, commit, onRule }: AskProps<AnyModel>): JSX.Element {
  const common = { session, commit, onRule };
  switch (model.kind) {
    case 'choose':
      return <ChoosePanel model={model} {...common} />;
    case 'some':
      return <SomePanel model={model} {...common} />;
    case 'allocate':
      return <AllocatePanel model={model} {...common} />;
    case 'place':
      return <PlacePanel model={model} {...common} />;
    case 'path':
      return <PathPanel model={model} {...common} />;
    case 'number':
      return <NumberPanel model={model} {...common} />;
    case 'confirm':
      return <ConfirmPanel model={model} {...common} />;
    case 'spot':
      return <SpotPanel model={model} {...common} />;
    case 'facing':
      return <FacingPanel model={model} {...common} />;
    case 'orders':
      return <OrdersPanel model={model} {...common} />;
  }
}

/** A deed is on its way to the server; the question stays until it is confirmed. */
export function Sending(props: { session: Session }): JSX.Element {
  return (
    <p class="sending" role="status">
      {props.session.sending.value && 'sending…'}
    </p>
  );
}

/** Why the table refused the answer. Nothing is lost. */
export function Refused(props: {
  session: Session;
  ask?: AskView;
  onRule: (id: RuleId) => void;
}): JSX.Element | null {
  const { session, onRule } = props;
  const refusal = session.refusal.value;
  const box = useRef<HTMLDivElement>(null);
  // The refused answer may be far below this message.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [refusal]);
  if (!refusal) return null;
  return (
    <div class="refused" role="alert" ref={box}>
      <p>{refusal.text}</p>
      {refusal.rule && <RuleChip system={session.system} rule={refusal.rule} onRule={onRule} />}
      {refusal.code === 'refused' && session.people.length > 1 && (
        <button type="button" class="quiet small" onClick={() => session.undoTogether()}>
          We all agree: take it back
        </button>
      )}
      {session.mayAskToUndo && (
        <button type="button" class="quiet small" onClick={() => session.undoTogether()}>
          Ask the others to take it back
        </button>
      )}
      <PutAway
        onClick={() => {
          session.refusal.value = undefined;
        }}
      />
    </div>
  );
}

/** Moves from one part's head to the next, wrapping around; the open part is closed. */
function turnPart(panel: HTMLElement, by: 1 | -1): boolean {
  const heads = [...panel.querySelectorAll<HTMLElement>('button[data-owner]')];
  if (heads.length === 0) return false;
  const now = heads.findIndex((head) => head.getAttribute('aria-expanded') === 'true');
  const next = heads[(Math.max(now, by > 0 ? -1 : 0) + by + heads.length) % heads.length];
  next?.click();
  next?.focus();
  return true;
}

/**
 * Elements that a digit presses at once, because a press only holds them. Other answers only get the focus and show
 * their risks first.
 */
const AT_ONCE = '.hand, .place-chip, .stepper-n, .rows > .option, [data-holds]';

/** The button of an answer that Enter gives from anywhere. One that gives nothing is not held so. */
const HELD = '[data-commit]:not(:disabled, .plain)';

/** Elements that the arrow keys visit: answers and their buttons, but no links that lead away. */
const STOPS = [
  'button:not(:disabled, [tabindex="-1"], .chip, .side-rule)',
  'input',
  'summary',
  '[role=slider]',
];

/** Moves the focus to the next or previous answer; from outside, to the first. */
function goOn(panel: HTMLElement, on: HTMLElement, by: 1 | -1): boolean {
  const all = [...panel.querySelectorAll<HTMLElement>(STOPS.join())];
  const first = all.findIndex((stop) => stop.matches('[data-key]'));
  const now = all.indexOf(on);
  const next = all[now >= 0 ? now + by : by > 0 ? Math.max(first, 0) : -1];
  next?.focus();
  return next !== undefined;
}

/** True if Enter has no other use at the focus: on the page, the question, or the table's ground. */
const idle = (on: HTMLElement, panel: HTMLElement): boolean =>
  on === document.body || on === panel || on.matches('.sm-view');

/**
 * Keys of a question: digits go to an answer, arrows to the next, sideways arrows to another part. Enter commits unless
 * something else has the focus, or the answer would give nothing.
 */
export function useKeys(box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    // The answer that a digit or a pointer has just pressed. Enter on it would take the choice back, so Enter commits.
    let pressed: HTMLElement | undefined;
    const onClick = (event: MouseEvent): void => {
      const answer = (event.target as Element).closest<HTMLElement>(AT_ONCE);
      if (event.detail > 0 && answer && box.current?.contains(answer)) pressed = answer;
    };
    const onKey = (event: KeyboardEvent): void => {
      const panel = box.current;
      const on = event.target as HTMLElement;
      if (
        !panel ||
        covered() ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        on.matches('input:not([type=checkbox]), textarea, select')
      )
        return;
      if (document.querySelector('[role=dialog], dialog[open]')?.contains(on)) return;
      // A key still held down belongs to the previous answer.
      if (event.repeat && !event.key.startsWith('Arrow')) return;
      if (event.key !== 'Enter') pressed = undefined;
      if (/^[0-9]$/.test(event.key)) {
        const answer = panel.querySelector<HTMLElement>(`[data-key="${event.key}"]`);
        answer?.focus();
        if (answer?.matches(AT_ONCE)) answer.click();
        if (answer?.matches(AT_ONCE)) pressed = answer;
        if (answer) event.preventDefault();
      } else if (event.key === 'Enter' && (idle(on, panel) || on === pressed)) {
        const commit = panel.querySelector<HTMLElement>(HELD);
        if (on === pressed) event.preventDefault();
        commit?.click();
      } else if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && panel.contains(on)) {
        if (on.matches('input, [role=slider]')) return;
        if (turnPart(panel, event.key === 'ArrowRight' ? 1 : -1)) event.preventDefault();
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && panel.contains(on)) {
        if (goOn(panel, on, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
      }
    };
    addEventListener('keydown', onKey);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', onClick);
    };
  }, [box]);
}

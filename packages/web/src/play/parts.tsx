import { signal } from '@preact/signals';
import { CounterArt } from '@shambles/board';
import type { AnySystem, Provenance, RuleId, SceneCounter } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const provenances = signal<ReadonlyMap<string, Provenance>>(new Map());
const loaded = new Set<string>();

/** The provenance of each rule, once the register has been loaded. */
export function useProvenance(system: AnySystem): ReadonlyMap<string, Provenance> {
  useEffect(() => {
    if (loaded.has(system.id)) return;
    loaded.add(system.id);
    void system.register().then((register) => {
      const found = new Map(provenances.value);
      for (const { id, provenance } of [...register.rules, ...register.tables]) found.set(id, provenance);
      provenances.value = found;
    });
  }, [system]);
  return provenances.value;
}

/** A rule's id; a press opens the rule. */
export function RuleChip(props: {
  system: AnySystem;
  rule: RuleId;
  onRule: (id: RuleId) => void;
}): JSX.Element {
  const { rule, onRule } = props;
  const provenance = useProvenance(props.system).get(rule);
  return (
    <>
      <button type="button" class="chip" aria-label={`Rule ${rule}`} onClick={() => onRule(rule)}>
        {rule}
      </button>
      {provenance === 'reconstructed' && (
        <span class="chip chip-made" title="Rebuilt for this table: the rulebook does not print it">
          reconstructed
        </span>
      )}
    </>
  );
}

/** A number with a button on each side. */
export function Stepper(props: {
  label: string;
  value: number;
  most: number;
  /** How far the number can go up now, if less than `most`. */
  room?: number;
  onChange: (n: number) => void;
  hotkey?: number;
}): JSX.Element {
  const { label, value, most, onChange } = props;
  const room = props.room ?? most - value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a spinner is not a set of form fields
    <div class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={`Fewer ${label}`}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <button
        type="button"
        class="stepper-n"
        data-key={props.hotkey}
        onClick={() => onChange(value < most && room > 0 ? most : 0)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight' || event.key === '+') onChange(value + 1);
          else if (event.key === 'ArrowLeft' || event.key === '-') onChange(value - 1);
          else return;
          event.preventDefault();
        }}
      >
        <b>{value}</b>
        <span aria-hidden="true">/{most}</span>
        <span class="unseen">
          {` of ${most} ${label}; press for ${value < most && room > 0 ? 'all' : 'none'}`}
        </span>
      </button>
      <button
        type="button"
        aria-label={`More ${label}`}
        disabled={room <= 0}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}

/** The cross that dismisses a message. */
export function PutAway({ onClick }: { onClick: () => void }): JSX.Element {
  return (
    <button type="button" class="cross" aria-label="Put this away" onClick={onClick}>
      ×
    </button>
  );
}

/** A small picture of a counter beside its name. */
export function Face(props: { look: SceneCounter | undefined; size?: number }): JSX.Element | null {
  const { look } = props;
  if (!look) return null;
  return (
    <CounterArt
      kind={look.kind}
      shape={look.shape}
      tone={look.tone}
      numbers={look.numbers}
      size={props.size ?? 34}
    />
  );
}

/** The key that chooses an answer. */
export function Key(props: { n: number }): JSX.Element {
  return (
    <span class="key" aria-hidden="true">
      {props.n <= 9 ? props.n : '·'}
    </span>
  );
}

/** How one of several answers is given. */
export const ONE_PRESS = { mouse: 'a click answers', touch: 'a second tap answers' };

/** The row of buttons that end a question. */
export function Go(props: {
  label: string;
  /** How to give an answer; shown while none is chosen. */
  how?: { readonly mouse: string; readonly touch: string } | undefined;
  ready: boolean;
  /** True if the answer gives nothing: the button is plain, and Enter gives it only once 0 has gone to it. */
  plain?: boolean;
  onGo: () => void;
  /** Content that stays visible with the buttons, however the answers are scrolled. */
  above?: ComponentChildren;
  children?: ComponentChildren;
}): JSX.Element {
  const end = useRef<HTMLElement>(null);
  const over = useOut(end);
  const unheld = props.plain === true && props.ready;
  return (
    <>
      <div class={over ? 'go over' : 'go'}>
        {over && (
          <span class="go-more" aria-hidden="true">
            ▾ more
          </span>
        )}
        {props.above && <div class="go-above">{props.above}</div>}
        <button
          type="button"
          class={props.plain ? 'primary plain' : 'primary'}
          data-commit
          data-key={unheld ? 0 : undefined}
          aria-disabled={!props.ready}
          disabled={!props.ready}
          onClick={props.onGo}
        >
          {props.label}
          {props.how && (
            <>
              <span class="for-mouse">: {props.how.mouse}</span>
              <span class="for-touch">: {props.how.touch}</span>
            </>
          )}{' '}
          {unheld ? (
            <Key n={0} />
          ) : (
            <span class="enter" aria-hidden="true">
              ⏎
            </span>
          )}
        </button>
        {props.children}
        {unheld && (
          <p class="go-waits for-mouse">
            Enter needs a choice first. To choose this one, press 0, then Enter.
          </p>
        )}
      </div>
      <span ref={end} class="go-end" />
    </>
  );
}

/** True if the end of the answers is out of view, so the buttons overlap answers that can be scrolled to. */
function useOut(end: { readonly current: HTMLElement | null }): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([seen]) => setOut(seen?.isIntersecting === false));
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return out;
}

/** A fold whose contents are rendered only once it has been opened, so that a form that few people open costs nothing. */
export function Fold(props: {
  summary: ComponentChildren;
  class?: string;
  onToggle?: (open: boolean) => void;
  children: ComponentChildren;
}): JSX.Element {
  const [opened, setOpened] = useState(false);
  return (
    <details
      class={props.class ? `fold ${props.class}` : 'fold'}
      onToggle={({ currentTarget: { open } }) => {
        if (open) setOpened(true);
        props.onToggle?.(open);
      }}
    >
      <summary>{props.summary}</summary>
      {opened && props.children}
    </details>
  );
}

/** A choice of a few options, side by side. */
export function Segments<T extends string | undefined>(props: {
  label: string;
  choices: readonly { readonly id: T; readonly name: string; readonly class?: string }[];
  value: T;
  onChange: (id: T) => void;
  class?: string;
}): JSX.Element {
  return (
    <fieldset class={props.class ? `segments ${props.class}` : 'segments'}>
      <legend class="unseen">{props.label}</legend>
      {props.choices.map(({ id, name, class: tone }) => (
        <button
          type="button"
          key={id ?? ''}
          aria-pressed={props.value === id}
          class={[props.value === id ? 'on' : '', tone ?? ''].join(' ')}
          onClick={() => props.onChange(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

import type { AnySystem, Fact, RuleId } from '@shambles/engine';
import type { PieceTold } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { RuleChip } from '../../play/parts.js';
import { isRolled } from '../../side/types.js';

/** The result in words, and the buttons for what can be done next. */
export function Result(props: {
  told: PieceTold;
  system: AnySystem;
  facts: readonly Fact[];
  onRule: (id: RuleId) => void;
  onAgain: () => void;
  onBack: (() => void) | undefined;
}): JSX.Element {
  const { told, system, facts, onRule, onAgain, onBack } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  const tables = [...new Set(facts.flatMap((f) => (isRolled(f) && f.table !== undefined ? [f.table] : [])))];
  return (
    <section
      ref={box}
      class="c-result"
      tabIndex={-1}
      aria-label="Result"
      onKeyDown={(event) => {
        if (event.key === 'Backspace') onBack?.();
      }}
    >
      <h3 aria-live="polite">{told.headline}</h3>
      <Facts of={told} />
      {tables.length > 0 && (
        <p class="c-tables">
          {tables.length === 1 ? 'Table' : 'Tables'}{' '}
          {tables.map((id) => (
            <span key={id}>
              <RuleChip system={system} rule={id} onRule={onRule} />
            </span>
          ))}
        </p>
      )}
      <div class="go">
        <button type="button" class="primary" onClick={onAgain}>
          Again <kbd class="key">A</kbd>
        </button>
        {onBack && (
          <button type="button" class="quiet" onClick={onBack}>
            Step back <kbd class="key">⌫</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

/** The rest of a result as labels and values. */
export function Facts({ of }: { of: PieceTold }): JSX.Element | null {
  if (of.more.length === 0) return null;
  return (
    <dl class="c-facts">
      {of.more.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

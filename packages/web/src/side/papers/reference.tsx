import type { AnySystem, Json, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { DataTable } from './datatable.js';

/** Every table that the rules are played by, as it is in this house: what the rulebook does not print is marked. */
export function QuickReference(props: { system: AnySystem; onRule: (id: RuleId) => void }): JSX.Element {
  const { tables } = props.system;
  if (tables.length === 0) return <p class="side-dim">These rules are played without tables.</p>;
  return (
    <div class="reference">
      {tables.map(({ id, title, rule, provenance, dice, rows }) => (
        <section key={id} class="reference-table">
          <h3>
            {title}{' '}
            <button type="button" class="side-link side-id" onClick={() => props.onRule(rule)}>
              {id}
            </button>
            {provenance === 'reconstructed' && (
              <span class="side-prov side-prov-reconstructed">reconstructed</span>
            )}
          </h3>
          {dice && (
            <p class="side-dim">
              {dice.n}d{dice.sides}
            </p>
          )}
          <DataTable rows={rows as unknown as Json} caption={title} />
        </section>
      ))}
    </div>
  );
}

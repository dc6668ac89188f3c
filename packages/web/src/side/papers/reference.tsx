import type { AnySystem, Json, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { isOpen } from '../rules/seals.js';
import { DataTable } from './datatable.js';

/** Every table of a game's rules, with marks for tables that are reconstructed or changed by house rules. */
export function QuickReference(props: {
  system: AnySystem;
  /** The book of the current game, if there is one. */
  book?: unknown;
  onRule: (id: RuleId) => void;
}): JSX.Element {
  const { system, book } = props;
  const printed = new Set(system.tables);
  const all = (book !== undefined && system.tablesIn?.(book)) || system.tables;
  const tables = all.filter((table) => !table.sealed || isOpen(system, table.id));
  if (tables.length === 0) return <p class="side-dim">These rules are played without tables.</p>;
  return (
    <div class="reference">
      {tables.map((table) => {
        const { id, title, rule, provenance, dice, rows } = table;
        return (
          <section key={id} class="reference-table">
            <h3>
              {title}{' '}
              <button type="button" class="side-link side-id" onClick={() => props.onRule(rule)}>
                {id}
              </button>
              {provenance === 'reconstructed' && (
                <span class="side-prov side-prov-reconstructed">reconstructed</span>
              )}
              {!printed.has(table) && <span class="side-prov">house rules</span>}
            </h3>
            {dice && (
              <p class="side-dim">
                {dice.n}d{dice.sides}
              </p>
            )}
            <DataTable id={id} rows={rows as unknown as Json} caption={title} words={system} />
          </section>
        );
      })}
    </div>
  );
}

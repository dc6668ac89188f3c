import type { AnySystem, Json, Provenance, Register } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { DataTable } from '../papers/datatable.js';
import { shortRule } from '../words.js';
import { findEntry, pointers, type RegisterEntry, titleOf } from './entries.js';

const PROVENANCE: { readonly [p in Provenance]: string } = {
  stated: 'printed in the rulebook',
  inferred: 'follows from the rulebook',
  reconstructed: 'reconstructed',
};

function ProvenanceBadge(props: { provenance: Provenance }): JSX.Element {
  return <span class={`side-prov side-prov-${props.provenance}`}>{PROVENANCE[props.provenance]}</span>;
}

interface ShowProps {
  register: Register;
  system: AnySystem;
  onGo: (id: string) => void;
}

function Links(
  props: Pick<ShowProps, 'register' | 'onGo'> & { title: string; ids: readonly string[] },
): JSX.Element | null {
  const { register, ids, onGo } = props;
  if (ids.length === 0) return null;
  return (
    <section class="side-entry-part">
      <h4>{props.title}</h4>
      <ul class="side-links">
        {ids.map((id) => {
          const entry = findEntry(register, id);
          return (
            <li key={id}>
              <button type="button" class="side-link" onClick={() => onGo(id)}>
                <span class="side-id">{shortRule(id)}</span> {entry ? titleOf(entry) : ''}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The dice of a worked example: "3, 6, 1". */
function diceText(dice: readonly Json[]): string {
  return dice.map((d) => (Array.isArray(d) ? diceText(d as readonly Json[]) : String(d))).join(', ');
}

function Part(props: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="side-entry-part">
      <h4>{props.title}</h4>
      {props.children}
    </section>
  );
}

function TablePart(
  props: Pick<ShowProps, 'system'> & { table: Register['tables'][number]; titled?: boolean },
): JSX.Element {
  const { table, system } = props;
  return (
    <section class="side-entry-part">
      {props.titled && (
        <h4>
          {table.title} <ProvenanceBadge provenance={table.provenance} />
        </h4>
      )}
      {table.roll && table.roll !== 'none' && <p class="side-dim">Rolled: {table.roll}</p>}
      <DataTable id={table.id} rows={table.rows} caption={table.title} words={{ tables: system.tables }} />
      {table.note && <p class="side-note">{table.note}</p>}
    </section>
  );
}

function ExamplePart(props: { example: Register['examples'][number] }): JSX.Element {
  const { given, dice, expect, note } = props.example;
  return (
    <dl class="side-example">
      <dt>Given</dt>
      <dd>{given}</dd>
      {dice.length > 0 && <dt>Dice</dt>}
      {dice.length > 0 && <dd class="side-figures">{diceText(dice)}</dd>}
      <dt>Then</dt>
      <dd>{expect}</dd>
      {note && <dt>Note</dt>}
      {note && <dd class="side-dim">{note}</dd>}
    </dl>
  );
}

function RuleBody(props: ShowProps & { rule: Register['rules'][number] }): JSX.Element {
  const { register, rule, onGo } = props;
  const to = pointers(register, rule.id);
  return (
    <>
      <p class="side-entry-text">{rule.rule}</p>
      {rule.provenance === 'reconstructed' && <OwnFile system={props.system} />}
      {rule.note && <p class="side-note">{rule.note}</p>}
      {rule.tables?.map((id) => {
        const table = register.tables.find((t) => t.id === id);
        return table && <TablePart key={id} table={table} system={props.system} titled />;
      })}
      {to.examples.length > 0 && (
        <Part title={to.examples.length === 1 ? 'Worked example' : 'Worked examples'}>
          {to.examples.map((e) => (
            <ExamplePart key={e.id} example={e} />
          ))}
        </Part>
      )}
      <Links register={register} onGo={onGo} title="See also" ids={rule.see ?? []} />
      <Links
        register={register}
        onGo={onGo}
        title="Referred to by"
        ids={to.rules.map((r) => r.id).filter((id) => !rule.see?.includes(id))}
      />
      <Links register={register} onGo={onGo} title="Decisions about it" ids={to.decisions.map((d) => d.id)} />
    </>
  );
}

function OwnFile({ system }: { system: AnySystem }): JSX.Element {
  return (
    <p class="side-own">
      The source does not hold it.
      {system.files.length > 0 && ' You can put your own file in its place when you set up a game.'}
    </p>
  );
}

/** One entry of the register in full. */
export function EntryView(props: ShowProps & { entry: RegisterEntry }): JSX.Element {
  const { register, entry, onGo } = props;
  const provenance = entry.is === 'rule' || entry.is === 'table' ? entry.of.provenance : undefined;
  return (
    <article class="side-entry">
      <p class="side-entry-id">
        <span class="side-id">{entry.id}</span>
        {provenance && <ProvenanceBadge provenance={provenance} />}
        {entry.is === 'decision' && <span class="side-prov side-prov-inferred">our reading</span>}
        {entry.is === 'example' && <span class="side-prov side-prov-stated">worked example</span>}
      </p>
      <h3 class="side-entry-title">{entry.is === 'example' ? 'Worked example' : titleOf(entry)}</h3>
      {entry.is === 'rule' && <p class="side-dim">{entry.of.where}</p>}
      {entry.is === 'rule' && <RuleBody {...props} rule={entry.of} />}
      {entry.is === 'table' && (
        <>
          <TablePart table={entry.of} system={props.system} />
          {entry.of.provenance === 'reconstructed' && <OwnFile system={props.system} />}
          <Links
            register={register}
            onGo={onGo}
            title="Used by"
            ids={pointers(register, entry.id).rules.map((r) => r.id)}
          />
        </>
      )}
      {entry.is === 'example' && (
        <>
          <ExamplePart example={entry.of} />
          <Links register={register} onGo={onGo} title="Shows" ids={entry.of.rules} />
        </>
      )}
      {entry.is === 'decision' && (
        <>
          <p class="side-entry-text">{entry.of.decision}</p>
          <Part title="Why">
            <p>{entry.of.why}</p>
          </Part>
        </>
      )}
    </article>
  );
}

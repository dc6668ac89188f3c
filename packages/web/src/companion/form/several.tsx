import type { Json } from '@shambles/engine';
import type { JSX } from 'preact';
import { type FieldProps, Named, Trouble, tied } from './controls.js';
import { type FieldOf, listed, timesIn, withTimes, withValue } from './fields.js';
import { idOf, wrongAt } from './wrong.js';

export function SetField(props: FieldProps<FieldOf<'set'>>): JSX.Element {
  const { field, value, path, optional, say, onChange } = props;
  const list = listed(value);
  const wrong = wrongAt(props.wrong, path);
  return (
    <fieldset class="c-field">
      <Named field={field} />
      <div class="c-chips">
        {field.values.map((v) => {
          const on = list.includes(v.id);
          return (
            <button
              type="button"
              key={v.id}
              class={on ? 'c-chip on' : 'c-chip'}
              aria-pressed={on}
              disabled={!on && list.length >= field.most}
              onClick={() => {
                const next = withValue(field, list, v.id, !on);
                onChange(optional && next.length === 0 ? undefined : next);
              }}
            >
              {say(v)}
            </button>
          );
        })}
      </div>
      <Trouble of={wrong} path={path} />
    </fieldset>
  );
}

/** A count for each of the chosen values. */
export function TallyField(props: FieldProps<FieldOf<'tally'>>): JSX.Element {
  const { field, value, path, optional, say, onChange } = props;
  const list = listed(value);
  const wrong = wrongAt(props.wrong, path);
  const kinds = [...new Set(list)]
    .map((id) => field.values.find((v) => v.id === id))
    .filter((v) => v !== undefined);
  const others = field.values.filter((v) => !kinds.includes(v));
  const give = (next: readonly Json[]): void => onChange(optional && next.length === 0 ? undefined : next);
  return (
    <fieldset class="c-field">
      <Named field={field} />
      <div class="rows">
        {kinds.map((v) => (
          <Times
            key={v.id}
            name={say(v)}
            label={`${field.title}: ${say(v)}`}
            n={timesIn(list, v.id)}
            full={list.length >= field.most}
            onChange={(n) => give(withTimes(list, v.id, n))}
          />
        ))}
      </div>
      {others.length > 0 && (
        <select
          id={idOf(path)}
          class="c-add"
          aria-label={`${field.title}: add`}
          value=""
          {...tied(path, wrong)}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') give([...list, currentTarget.value]);
          }}
        >
          <option value="">Add…</option>
          {others.map((v) => (
            <option key={v.id} value={v.id}>
              {say(v)}
            </option>
          ))}
        </select>
      )}
      <Trouble of={wrong} path={path} />
    </fieldset>
  );
}

/** The count of one value. `full`: nothing more can be added to the list. */
function Times(props: {
  name: string;
  label: string;
  n: number;
  full: boolean;
  onChange: (n: number) => void;
}): JSX.Element {
  const { name, label, n, full, onChange } = props;
  return (
    <div class="row">
      <span class="row-words">
        <b>{name}</b>
      </span>
      <span class="stepper c-steps">
        <button type="button" aria-label={`Fewer ${name}`} onClick={() => onChange(n - 1)}>
          −
        </button>
        <output aria-label={label}>{n}</output>
        <button type="button" aria-label={`More ${name}`} disabled={full} onClick={() => onChange(n + 1)}>
          +
        </button>
      </span>
    </div>
  );
}

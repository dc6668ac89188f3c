import type { Json } from '@shambles/engine';
import type { JSX } from 'preact';
import { Segments } from '../../play/parts.js';
import { blankOf, type Field, type FieldOf, type Value } from './fields.js';
import { idOf, type Wrong, wrongAt } from './wrong.js';

/** Props of every field of a form. */
export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly value: Json | undefined;
  /** Path of the field in the form: names of parts and positions in lists. */
  readonly path: readonly string[];
  readonly optional: boolean;
  readonly wrong: Wrong | undefined;
  /** Returns the name of a value. */
  readonly say: (value: Value) => string;
  /** Undefined leaves the value out. */
  readonly onChange: (value: Json | undefined) => void;
}

/** The error message under a field. */
export function Trouble({
  of,
  path,
}: {
  of: string | undefined;
  path: readonly string[];
}): JSX.Element | null {
  if (of === undefined) return null;
  return (
    <p class="c-wrong" id={`${idOf(path)}-wrong`} role="alert">
      {of}
    </p>
  );
}

/** Attributes that tie a control to its error message. */
export const tied = (path: readonly string[], wrong: string | undefined) =>
  wrong === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${idOf(path)}-wrong` };

/** The name of a field: a label for one control, a legend for several. */
export function Named(props: { field: Field; for?: string }): JSX.Element {
  const { field } = props;
  const words = (
    <>
      {field.title}
      {field.about && <small> {field.about}</small>}
    </>
  );
  return props.for === undefined ? (
    <legend class="c-name">{words}</legend>
  ) : (
    <label class="c-name" for={props.for}>
      {words}
    </label>
  );
}

export function FlagField(props: FieldProps<FieldOf<'flag'>>): JSX.Element {
  const { field, value, path, onChange } = props;
  return (
    <label class="choice-line c-flag">
      <input
        id={idOf(path)}
        type="checkbox"
        checked={typeof value === 'boolean' ? value : field.otherwise}
        onChange={({ currentTarget: { checked } }) =>
          onChange(checked === field.otherwise ? undefined : checked)
        }
      />
      <span>
        {field.title}
        {field.about && <small> {field.about}</small>}
      </span>
    </label>
  );
}

/** A number between two buttons; an optional one may be empty. */
export function NumberField(props: FieldProps<FieldOf<'number'>>): JSX.Element {
  const { field, value, path, optional, onChange } = props;
  const wrong = wrongAt(props.wrong, path);
  return (
    <div class="c-field">
      <Named field={field} for={idOf(path)} />
      <div class="c-number">
        <Steps {...{ field, value, path, wrong, onChange }} label={field.title} />
        {optional && <LeftOut field={field} value={value} onChange={onChange} />}
      </div>
      <Trouble of={wrong} path={path} />
    </div>
  );
}

function LeftOut(props: Pick<FieldProps, 'field' | 'value' | 'onChange'>): JSX.Element {
  const { field, value, onChange } = props;
  if (value === undefined) return <span class="dim">{field.blank ?? 'not said'}</span>;
  return (
    <button
      type="button"
      class="cross"
      aria-label={`${field.title}: leave it out`}
      title="Leave it out"
      onClick={() => onChange(undefined)}
    >
      ×
    </button>
  );
}

export function Steps(props: {
  field: FieldOf<'number'>;
  value: Json | undefined;
  path: readonly string[];
  wrong: string | undefined;
  label: string;
  onChange: (value: Json | undefined) => void;
}): JSX.Element {
  const { field, value, path, wrong, label, onChange } = props;
  const { min, max, whole } = field;
  const now = typeof value === 'number' ? value : undefined;
  const step = (by: number): void => {
    if (now === undefined) onChange(blankOf(field));
    else onChange(Math.max(min, Math.min(max, now + by)));
  };
  return (
    <span class="stepper c-steps">
      <button
        type="button"
        aria-label={`Less: ${label}`}
        disabled={now !== undefined && now <= min}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        id={idOf(path)}
        type="number"
        inputMode={whole ? 'numeric' : 'decimal'}
        step={whole ? 1 : 'any'}
        value={now ?? ''}
        placeholder="–"
        aria-label={props.label}
        {...tied(path, wrong)}
        onInput={({ currentTarget }) => {
          const n = currentTarget.valueAsNumber;
          onChange(Number.isFinite(n) ? n : undefined);
        }}
      />
      <button
        type="button"
        aria-label={`More: ${label}`}
        disabled={now !== undefined && now >= max}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}

/** Up to this many choices, with this many letters in all, are shown side by side. */
const ASIDE = 4;
const LETTERS = 34;

export function ChoiceField(props: FieldProps<FieldOf<'choice'>>): JSX.Element {
  const { field, value, path, optional, say, onChange } = props;
  const wrong = wrongAt(props.wrong, path);
  const named = field.values.map((v) => ({ id: v.id, name: say(v) }));
  // A choice left out means what its blank says, so the value of that name is not listed beside it.
  const same = optional ? named.find(({ name }) => name === field.blank)?.id : undefined;
  const held = typeof value === 'string' && value !== same ? value : undefined;
  const aside =
    !optional &&
    !field.open &&
    named.length <= ASIDE &&
    named.reduce((n, { name }) => n + name.length, 0) <= LETTERS;
  if (aside)
    return (
      <div class="c-field">
        <span class="c-name" aria-hidden="true">
          {field.title}
        </span>
        <Segments label={field.title} choices={named} value={held ?? ''} onChange={onChange} />
        <Trouble of={wrong} path={path} />
      </div>
    );
  // A value that is not in the list, such as a home-made thing from the table's own file.
  const others = held !== undefined && named.every((v) => v.id !== held) ? [{ id: held, name: held }] : [];
  return (
    <div class="c-field">
      <Named field={field} for={idOf(path)} />
      <select
        id={idOf(path)}
        value={held ?? ''}
        {...tied(path, wrong)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? undefined : currentTarget.value)
        }
      >
        {(optional || held === undefined) && <option value="">{field.blank ?? 'not said'}</option>}
        {[...named.filter(({ id }) => id !== same), ...others].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Trouble of={wrong} path={path} />
    </div>
  );
}

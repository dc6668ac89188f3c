import type { Json } from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { ChoiceField, type FieldProps, FlagField, Named, NumberField, Steps, Trouble } from './controls.js';
import {
  blankOf,
  type Field,
  type FieldOf,
  type Filled,
  filled,
  foldOf,
  listed,
  type Part,
  type Value,
  withPart,
} from './fields.js';
import { SetField, TallyField } from './several.js';
import { type Wrong, wrongAt } from './wrong.js';

/** A form with all its parts and their values. */
export function Form(props: {
  form: Field;
  value: Json;
  /** The initial value of the form; parts that it fills in are never folded away. */
  start: Json;
  wrong: Wrong | undefined;
  say: (value: Value) => string;
  onChange: (value: Json) => void;
}): JSX.Element | null {
  const { form, value, start, wrong, say, onChange } = props;
  if (form.is !== 'group' || form.parts.length === 0) return null;
  return (
    <div class="c-form">
      <Parts
        {...{ field: form, value: filled(value), start: filled(start), path: [], wrong, say, onChange }}
      />
    </div>
  );
}

function Parts(props: {
  field: FieldOf<'group'>;
  value: Filled;
  start: Filled;
  path: readonly string[];
  wrong: Wrong | undefined;
  say: (value: Value) => string;
  onChange: (value: Filled) => void;
}): JSX.Element {
  const { field, value, start, path, wrong, say, onChange } = props;
  const { shown, folded } = useMemo(() => foldOf(field, start), [field, start]);
  const one = ({ name, field: inner, optional }: Part): JSX.Element => (
    <FieldView
      key={name}
      field={inner}
      value={value[name]}
      start={start[name]}
      path={[...path, name]}
      optional={optional}
      wrong={wrong}
      say={say}
      onChange={(part) => onChange(withPart(field, value, name, part))}
    />
  );
  // Plain fields first, then checkboxes, then nested groups.
  const view = (parts: readonly Part[]): JSX.Element => {
    const flags = parts.filter((p) => p.field.is === 'flag');
    return (
      <>
        {parts.filter((p) => p.field.is !== 'flag' && p.field.is !== 'group').map(one)}
        {flags.length > 0 && <div class="c-flags">{flags.map(one)}</div>}
        {parts.filter((p) => p.field.is === 'group').map(one)}
      </>
    );
  };
  const used = folded.filter(({ name }) => value[name] !== undefined).length;
  return (
    <>
      {view(shown)}
      {folded.length > 0 && (
        <details class="fold c-more" open={folded.some(({ name }) => wrong?.at[path.length] === name)}>
          <summary>
            More{path.length > 0 && `: ${lower(field.title)}`}
            {used > 0 && <span class="chip">{used} filled in</span>}
          </summary>
          <div class="c-folded">{view(folded)}</div>
        </details>
      )}
    </>
  );
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function FieldView(props: FieldProps & { readonly start: Json | undefined }): JSX.Element {
  const { field } = props;
  switch (field.is) {
    case 'number':
      return <NumberField {...props} field={field} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'flag':
      return <FlagField {...props} field={field} />;
    case 'set':
      return <SetField {...props} field={field} />;
    case 'tally':
      return <TallyField {...props} field={field} />;
    case 'row':
      return <RowField {...props} field={field} />;
    case 'group':
      return <GroupField {...props} field={field} />;
  }
}

/** A list of fields of one kind. */
function RowField(props: FieldProps<FieldOf<'row'>>): JSX.Element {
  const { field, value, path, onChange } = props;
  const list = listed(value);
  const put = (i: number, each: Json | undefined): void =>
    onChange(list.map((old, n) => (n === i ? (each ?? null) : old)));
  return (
    <fieldset class="c-field">
      <Named field={field} />
      <div class="c-row">
        {list.map((each, i) => (
          <RowItem
            key={i}
            {...props}
            each={each}
            i={i}
            fixed={list.length <= field.least}
            onEach={(v) => put(i, v)}
            onRemove={() => onChange(list.filter((_, n) => n !== i))}
          />
        ))}
        <button
          type="button"
          class="quiet small"
          disabled={list.length >= field.most}
          onClick={() => onChange([...list, blankOf(field.item)])}
        >
          One more
        </button>
      </div>
      <Trouble of={wrongAt(props.wrong, path)} path={path} />
    </fieldset>
  );
}

interface RowItemProps extends FieldProps<FieldOf<'row'>> {
  readonly each: Json;
  /** Position in the list. */
  readonly i: number;
  /** No item may be removed, or too few would be left. */
  readonly fixed: boolean;
  readonly onEach: (each: Json | undefined) => void;
  readonly onRemove: () => void;
}

/** One field of a list. */
function RowItem(props: RowItemProps): JSX.Element {
  const { field, path, say, wrong, each, i, onEach } = props;
  const { item } = field;
  const at = [...path, String(i)];
  const name = `${item.title} ${i + 1}`;
  const without = `Without ${name}`;
  return (
    <div class="c-item">
      {item.is === 'number' ? (
        <Steps
          field={item}
          value={each}
          path={at}
          wrong={wrongAt(wrong, at)}
          label={name}
          onChange={onEach}
        />
      ) : (
        <FieldView
          {...{ field: item, value: each, start: each, path: at, optional: false, wrong, say }}
          onChange={onEach}
        />
      )}
      {item.is === 'number' && <Trouble of={wrongAt(wrong, at)} path={at} />}
      {!props.fixed && (
        <button type="button" class="cross" aria-label={without} title={without} onClick={props.onRemove}>
          ×
        </button>
      )}
    </div>
  );
}

function GroupField(props: FieldProps<FieldOf<'group'>> & { readonly start: Json | undefined }): JSX.Element {
  const { field, value, start, path, optional, wrong, say, onChange } = props;
  const there = value !== undefined;
  return (
    <fieldset class="c-group">
      {optional ? (
        <legend>
          <label class="choice-line">
            <input
              type="checkbox"
              checked={there}
              onChange={() => onChange(there ? undefined : blankOf(field))}
            />
            <b>{field.title}</b> {!there && <small>{field.blank}</small>}
          </label>
        </legend>
      ) : (
        <legend>
          <b>{field.title}</b>
        </legend>
      )}
      <Trouble of={wrongAt(wrong, path)} path={path} />
      {there && (
        <div class="c-form">
          <Parts {...{ field, value: filled(value), start: filled(start), path, wrong, say, onChange }} />
        </div>
      )}
    </fieldset>
  );
}

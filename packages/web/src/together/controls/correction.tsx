import type { Correctable } from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Company, Playing } from '../../remote/company.js';
import { readValue, type Subject, subjectsOf, valueInWords } from './amends.js';

interface Props {
  readonly company: Company;
  readonly onDone: () => void;
}

/** The form to propose a correction of the table, which needs everybody's consent. */
export function CorrectionForm({ company, onDone }: Props): JSX.Element | null {
  const playing = company.playing.value;
  return playing ? <Form playing={playing} company={company} onDone={onDone} /> : null;
}

function Form({ company, onDone, playing }: Props & { readonly playing: Playing }): JSX.Element {
  const [why, setWhy] = useState('');
  const [of, setOf] = useState<string | undefined>(undefined);
  const [path, setPath] = useState('');
  const [said, setSaid] = useState<string | undefined>(undefined);
  const subjects = useSubjects(playing);
  const subject = subjects.find(({ id }) => id === of);
  const place = subject?.all.find((each) => each.path === path);
  const value = place && said !== undefined ? readValue(place, said) : undefined;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (value === undefined) return;
    const patch = [{ path, value }];
    if (await company.act({ is: 'propose', what: { correct: { why: why.trim(), patch } } })) onDone();
  };
  const choose = (id: string): void => {
    setOf(id);
    setPath('');
    setSaid(undefined);
  };
  return (
    <form class="correction" onSubmit={(event) => void submit(event)}>
      <SubjectField subjects={subjects} of={of} onChoose={choose} />
      {subject && (
        <label>
          What of it is wrong
          <select
            required
            value={path}
            onChange={(event) => {
              setPath(event.currentTarget.value);
              setSaid(undefined);
            }}
          >
            <option value="">Choose…</option>
            {subject.all.map((each) => (
              <option key={each.path} value={each.path}>
                {each.what}: {valueInWords(each, each.now)}
              </option>
            ))}
          </select>
        </label>
      )}
      {place && <ValueField key={path} place={place} said={said} onSay={setSaid} />}
      <label>
        Why
        <input
          type="text"
          value={why}
          maxLength={500}
          required
          onInput={(event) => setWhy(event.currentTarget.value)}
        />
      </label>
      <div class="motion-answers">
        <button type="submit" class="primary" disabled={value === undefined}>
          Ask everybody
        </button>
        <button type="button" class="quiet" onClick={onDone}>
          Never mind
        </button>
      </div>
    </form>
  );
}

/** What the viewer may propose to put right; worked out again when the table has changed. */
function useSubjects({ session }: Playing): readonly Subject[] {
  const version = session.version.value;
  return useMemo(
    () => subjectsOf(session.scene(), session.system.correctable(session.view(), session.table.book)),
    [session, version],
  );
}

function SubjectField(props: {
  readonly subjects: readonly Subject[];
  readonly of: string | undefined;
  readonly onChoose: (id: string) => void;
}): JSX.Element {
  const { subjects, of, onChoose } = props;
  // The empty id is the game's, so the choices go by their numbers.
  const at = subjects.findIndex(({ id }) => id === of);
  return (
    <label>
      What is to be put right
      <select
        required
        value={at < 0 ? '' : String(at)}
        onChange={(event) => onChoose(subjects[Number(event.currentTarget.value)]?.id ?? '')}
      >
        <option value="" disabled={at >= 0}>
          Choose…
        </option>
        {subjects.map(({ id, name }, i) => (
          <option key={id} value={String(i)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The field for the value that it should be: a choice where only some values are possible. */
function ValueField(props: {
  readonly place: Correctable;
  readonly said: string | undefined;
  readonly onSay: (said: string) => void;
}): JSX.Element {
  const { place, said = '', onSay } = props;
  const { values, now } = place;
  const title = 'What it should be';
  if (values)
    return (
      <label>
        {title}
        <select required value={said} onChange={(event) => onSay(event.currentTarget.value)}>
          <option value="">Choose…</option>
          {values.map(({ value, name }, i) =>
            value === now ? null : (
              <option key={i} value={String(i)}>
                {name}
              </option>
            ),
          )}
        </select>
      </label>
    );
  return (
    <label>
      {title}
      <input
        type="text"
        inputMode={typeof now === 'number' ? 'decimal' : 'text'}
        value={said}
        maxLength={300}
        required
        spellcheck={false}
        onInput={(event) => onSay(event.currentTarget.value)}
      />
    </label>
  );
}

import type { Correctable, Patch } from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Company, Playing } from '../../remote/company.js';
import { amendsInWords, readValue, type Subject, subjectsOf, valueInWords } from './amends.js';

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
  const [patch, setPatch] = useState<Patch>([]);
  const [amend, setAmend] = useState<Patch[number] | undefined>(undefined);
  const all = amend ? [...patch.filter(({ path }) => path !== amend.path), amend] : patch;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const what = { correct: { why: why.trim(), patch: [...all] } };
    if (await company.act({ is: 'propose', what })) onDone();
  };
  const gather = (): void => {
    setPatch(all);
    setAmend(undefined);
  };
  return (
    <form class="correction" onSubmit={(event) => void submit(event)}>
      <Gathered
        playing={playing}
        patch={patch}
        onLeave={(path) => setPatch(patch.filter((p) => p.path !== path))}
      />
      <AmendFields key={patch.length} playing={playing} required={patch.length === 0} onAmend={setAmend} />
      {amend && (
        <button type="button" class="quiet small" onClick={gather}>
          And something else…
        </button>
      )}
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
        <button type="submit" class="primary" disabled={all.length === 0}>
          Ask everybody
        </button>
        <button type="button" class="quiet" onClick={onDone}>
          Never mind
        </button>
      </div>
    </form>
  );
}

/** What has been gathered for the proposal so far; each may be left out again. */
function Gathered(props: {
  readonly playing: Playing;
  readonly patch: Patch;
  readonly onLeave: (path: string) => void;
}): JSX.Element | null {
  const { playing, patch, onLeave } = props;
  const { session } = playing;
  if (patch.length === 0) return null;
  const words = amendsInWords(session.scene(), correctableBy(playing), patch);
  return (
    <ul>
      {patch.map(({ path }, i) => (
        <li key={path}>
          {words[i]}{' '}
          <button type="button" class="quiet small" onClick={() => onLeave(path)}>
            Leave it
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The fields for one value: whose it is, which one, and what it should be. */
function AmendFields(props: {
  readonly playing: Playing;
  readonly required: boolean;
  readonly onAmend: (amend: Patch[number] | undefined) => void;
}): JSX.Element {
  const { playing, required, onAmend } = props;
  const [of, setOf] = useState<string | undefined>(undefined);
  const [path, setPath] = useState('');
  const [said, setSaid] = useState('');
  const subjects = useSubjects(playing);
  const subject = subjects.find(({ id }) => id === of);
  const place = subject?.all.find((each) => each.path === path);
  const choose = (chosen: string): void => {
    setPath(chosen);
    setSaid('');
    onAmend(undefined);
  };
  const say = (words: string): void => {
    setSaid(words);
    const value = place && readValue(place, words);
    onAmend(value === undefined ? undefined : { path, value });
  };
  return (
    <>
      <SubjectField
        subjects={subjects}
        of={of}
        required={required}
        onChoose={(id) => {
          setOf(id);
          choose('');
        }}
      />
      {subject && (
        <label>
          What of it is wrong
          <select required={required} value={path} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">Choose…</option>
            {subject.all.map((each) => (
              <option key={each.path} value={each.path}>
                {each.what}: {valueInWords(each, each.now)}
              </option>
            ))}
          </select>
        </label>
      )}
      {place && <ValueField key={path} place={place} said={said} onSay={say} />}
    </>
  );
}

const correctableBy = ({ session }: Playing): readonly Correctable[] =>
  session.system.correctable(session.view(), session.table.book);

/** What the viewer may propose to put right; worked out again when the table has changed. */
function useSubjects(playing: Playing): readonly Subject[] {
  const { session } = playing;
  const version = session.version.value;
  return useMemo(() => subjectsOf(session.scene(), correctableBy(playing)), [session, version]);
}

function SubjectField(props: {
  readonly subjects: readonly Subject[];
  readonly of: string | undefined;
  readonly required: boolean;
  readonly onChoose: (id: string) => void;
}): JSX.Element {
  const { subjects, of, required, onChoose } = props;
  // The empty id is the game's, so the choices go by their numbers.
  const at = subjects.findIndex(({ id }) => id === of);
  return (
    <label>
      What is to be put right
      <select
        required={required}
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
  readonly said: string;
  readonly onSay: (said: string) => void;
}): JSX.Element {
  const { place, said, onSay } = props;
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

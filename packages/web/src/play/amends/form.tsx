import type { Correctable, Patch } from '@shambles/engine';
import {
  amendsInWords,
  isMovable,
  placedAt,
  placedIn,
  readValue,
  type Subject,
  subjectsOf,
  valueInWords,
} from '@shambles/story';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Session } from '../../session/session.js';
import { type Press, usePicking } from '../table/picking.js';

/** The form to put something on the table right: what, how it should be, and why. */
export function AmendForm(props: {
  readonly session: Session;
  /** What the button says: others may have to be asked first. */
  readonly words: string;
  readonly onAmend: (why: string, patch: Patch) => void;
  readonly onLeave: () => void;
}): JSX.Element {
  const { session, words, onAmend, onLeave } = props;
  const [why, setWhy] = useState('');
  const [patch, setPatch] = useState<Patch>([]);
  const [amend, setAmend] = useState<Patch[number] | undefined>(undefined);
  const [round, setRound] = useState(0);
  const all = amend ? laidOver(patch, [amend]) : patch;
  const gather = (): void => {
    setPatch(all);
    setAmend(undefined);
    setRound(round + 1);
  };
  return (
    <form
      class="correction"
      onSubmit={(event) => {
        event.preventDefault();
        onAmend(why.trim(), all);
      }}
    >
      <Gathered
        session={session}
        patch={patch}
        onLeave={(path) => setPatch(patch.filter((p) => p.path !== path))}
      />
      <AmendFields
        key={round}
        session={session}
        required={patch.length === 0}
        onAmend={setAmend}
        onPlace={(of, press) =>
          setPatch('at' in press ? placedAt(patch, of, press.at) : placedIn(patch, of, press.cell))
        }
      />
      {all.length > 0 && (
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
      <Finish words={words} ready={all.length > 0} onLeave={onLeave} />
    </form>
  );
}

/** What will happen, and the buttons that do it or leave it. */
function Finish(props: {
  readonly words: string;
  readonly ready: boolean;
  readonly onLeave: () => void;
}): JSX.Element {
  const { words, ready, onLeave } = props;
  return (
    <>
      <p class="note dim">What is going on now begins again, with this put right.</p>
      <div class="motion-answers">
        <button type="submit" class="primary" disabled={!ready}>
          {words}
        </button>
        <button type="button" class="quiet" onClick={onLeave}>
          Never mind
        </button>
      </div>
    </>
  );
}

/** What has been gathered for the proposal so far; each may be left out again. */
function Gathered(props: {
  readonly session: Session;
  readonly patch: Patch;
  readonly onLeave: (path: string) => void;
}): JSX.Element | null {
  const { session, patch, onLeave } = props;
  if (patch.length === 0) return null;
  const words = amendsInWords(session.scene(), amendable(session), patch);
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

/** A patch, with what a later one says of the same values in its place. */
const laidOver = (patch: Patch, later: Patch): Patch => [
  ...patch.filter(({ path }) => !later.some((other) => other.path === path)),
  ...later,
];

/** The fields for one value: whose it is, which one, and what it should be. A place is pressed on the table. */
function AmendFields(props: {
  readonly session: Session;
  readonly required: boolean;
  readonly onAmend: (amend: Patch[number] | undefined) => void;
  readonly onPlace: (of: Subject, press: Press) => void;
}): JSX.Element {
  const { session, required, onAmend, onPlace } = props;
  const [places, setPlaces] = useState(false);
  const [of, setOf] = useState<string | undefined>(undefined);
  const [path, setPath] = useState('');
  const [said, setSaid] = useState('');
  const subjects = useSubjects(session);
  const scene = session.scene();
  const subject = subjects.find(({ id }) => id === of);
  const place = subject?.all.find((each) => each.path === path);
  const choose = (chosen: string): void => {
    setPath(chosen);
    setSaid('');
    onAmend(undefined);
  };
  const chooseSubject = (id: string): void => {
    setOf(id);
    setPlaces(false);
    choose('');
  };
  const say = (words: string): void => {
    setSaid(words);
    const value = place && readValue(place, words);
    onAmend(value === undefined ? undefined : { path, value });
  };
  usePicking((press) => {
    if (places && subject) onPlace(subject, press);
    else if (subjects.some(({ id }) => id === press.thing)) chooseSubject(press.thing ?? '');
  });
  return (
    <>
      <SubjectField subjects={subjects} of={of} required={required} onChoose={chooseSubject} />
      <p class="note dim">
        {places
          ? `Press the ${scene.kind === 'measured' ? 'table' : 'board'} where it stands.`
          : scene.kind === 'measured'
            ? 'Or press a figure on the table.'
            : 'Or press a piece on the board.'}
      </p>
      {subject && isMovable(scene, subject) && (
        <button type="button" class="quiet small" aria-pressed={places} onClick={() => setPlaces(!places)}>
          It stands elsewhere…
        </button>
      )}
      {subject && <WhatField of={subject} path={path} required={required && !places} onChoose={choose} />}
      {place && <ValueField key={path} place={place} said={said} onSay={say} />}
    </>
  );
}

/** What the viewer of a session may put right. */
export const amendable = (session: Session): readonly Correctable[] =>
  session.system.correctable(session.view(), session.table.book);

/** What the viewer may propose to put right; worked out again when the table has changed. */
function useSubjects(session: Session): readonly Subject[] {
  const version = session.version.value;
  return useMemo(() => subjectsOf(session.scene(), amendable(session)), [session, version]);
}

/** The field for which of a thing's values is wrong. */
function WhatField(props: {
  readonly of: Subject;
  readonly path: string;
  readonly required: boolean;
  readonly onChoose: (path: string) => void;
}): JSX.Element {
  const { of, path, required, onChoose } = props;
  return (
    <label>
      What of it is wrong
      <select required={required} value={path} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">Choose…</option>
        {of.all.map((each) => (
          <option key={each.path} value={each.path}>
            {each.what}: {valueInWords(each, each.now)}
          </option>
        ))}
      </select>
    </label>
  );
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

import type { AnySystem, Seat, SeatSpec } from '@shambles/engine';
import { botsFor, titleIn } from '@shambles/players';
import { LIMITS, type Opened } from '@shambles/wire';
import type { JSX } from 'preact';
import { sitAt } from '../../app/state.js';
import { HOST, keptHere } from '../../remote/kept.js';
import { DELAYS, delayName, hours, OBJECTIONS } from '../words.js';
import { FRIEND, ME, type Seating, type Sitter } from './sitters.js';

/** Stores the keys of a table just opened, and goes there. */
export function goTo(
  opened: Opened,
  about: { title: string; system: string; sitters: Readonly<Record<Seat, Sitter>> },
): void {
  const { title, system, sitters } = about;
  const mine = Object.keys(sitters).filter((seat) => sitters[seat] === ME);
  const kept = keptHere();
  kept.opened(opened, { title, system, mine, now: Date.now() });
  const first = mine[0];
  const key = first === undefined ? kept.get(opened.table, HOST)?.key : opened.seats[first];
  sitAt(opened.table, key ?? opened.host);
}

interface SeatingProps {
  readonly system: AnySystem;
  readonly taking: readonly SeatSpec[];
  readonly seating: Seating;
  readonly onChange: (seating: Seating) => void;
}

/** Fields for the sitters, the table's name, the spectators' delay and the time to object. */
export function SeatingFields(props: SeatingProps): JSX.Element {
  const { system, taking, seating, onChange } = props;
  const friends = taking.filter((s) => seating.sitters[s.id] === FRIEND).length;
  return (
    <>
      <fieldset>
        <legend>Who sits where</legend>
        <Sitters {...props} />
        <p class="note">
          {friends === 0
            ? 'Nobody else is asked to come.'
            : `You get ${friends === 1 ? 'a link' : `${friends} links`} to give away; nobody needs an account.`}
        </p>
      </fieldset>
      <fieldset>
        <legend>The table</legend>
        <label>
          <span>Its name</span>
          <input
            type="text"
            value={seating.title}
            maxLength={LIMITS.title}
            placeholder={system.title}
            onInput={(event) => onChange({ ...seating, title: event.currentTarget.value })}
          />
        </label>
        <SecondsChoice
          words="Whoever watches sees it"
          value={seating.delay}
          choices={DELAYS}
          nameOf={delayName}
          onChange={(delay) => onChange({ ...seating, delay })}
        />
        {friends > 0 && (
          <SecondsChoice
            words="To object to what somebody proposes, everybody has"
            value={seating.objection}
            choices={OBJECTIONS}
            nameOf={hours}
            onChange={(objection) => onChange({ ...seating, objection })}
          />
        )}
      </fieldset>
    </>
  );
}

/** The choice of "me", a friend or a bot for each seat. */
function Sitters({ system, taking, seating, onChange }: SeatingProps): JSX.Element {
  const bots = botsFor(system);
  return (
    <>
      {taking.map((seat) => (
        <label key={seat.id}>
          <span class={`tone-${seat.tone}`}>{seat.name}</span>
          <select
            value={seating.sitters[seat.id]}
            onChange={(event) =>
              onChange({
                ...seating,
                sitters: { ...seating.sitters, [seat.id]: event.currentTarget.value },
              })
            }
          >
            <option value={ME}>me</option>
            <option value={FRIEND}>a friend, by a link</option>
            {bots.map((bot) => (
              <option key={bot.id} value={bot.id}>
                bot: {titleIn(bot, seat.id)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

/** A choice between numbers that stand for spans of time. */
function SecondsChoice(props: {
  words: string;
  value: number;
  choices: readonly number[];
  nameOf: (seconds: number) => string;
  onChange: (seconds: number) => void;
}): JSX.Element {
  const { words, value, choices, nameOf, onChange } = props;
  return (
    <label>
      <span>{words}</span>
      <select value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {choices.map((seconds) => (
          <option key={seconds} value={seconds}>
            {nameOf(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}

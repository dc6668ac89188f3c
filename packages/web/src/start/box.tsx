import { type AnySystem, type Scene, type SeatSpec, type Setup, seatsIn, type Tone } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { inList } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { beginGame, continueGame, saved } from '../app/state.js';
import { Fold, Segments } from '../play/parts.js';
import { companionHash } from '../remote/links.js';
import { server } from '../remote/server.js';
import { newSeed } from '../session/games.js';
import { PERSON } from '../session/session.js';
import { theOne, whoIs } from '../side/index.js';
import { sceneOf, TablePicture } from './picture.js';
import { timeIn } from './saved.js';
import { SetupForm } from './setup.js';
import { TogetherForm } from './together.js';

/** A way to sit down for a quick game. */
interface Sitting {
  readonly id: string;
  readonly name: string;
  readonly tone?: Tone;
  readonly people: readonly SeatSpec[];
  readonly alone?: true;
  /** Two people at one screen, on different sides. */
  readonly apart?: true;
  /** Table options that it needs. */
  readonly options?: Setup['options'];
}

/** One more way to sit down: as the side that the rules play, if an option leaves it to a player. */
function sideOfTheRules(system: AnySystem, setup: Setup, own: SeatSpec): Sitting | undefined {
  for (const option of system.options.filter((o) => o.values.length === 2 && !o.reading)) {
    const value = option.values.find(({ id }) => id !== option.default);
    // The options for one screen suit a game against a bot too: it learns nothing from a question.
    const options = { ...proposed(system), [option.id]: value?.id ?? option.default };
    const seat = seatsIn(system, { ...setup, options }).find(({ id }) => id !== own.id);
    if (seat) return { id: seat.id, name: seat.name, tone: seat.tone, people: [seat], options };
  }
  return undefined;
}

/** A person on each of two sides, at one screen, with the options proposed for that. */
const both = (system: AnySystem, people: readonly SeatSpec[], options: Setup['options'] = {}): Sitting => ({
  id: 'both',
  name: 'Two of you',
  people,
  apart: true,
  options: { ...proposed(system), ...options },
});

const proposed = ({ options }: AnySystem): Setup['options'] =>
  Object.fromEntries(
    options.flatMap(({ id, atOneScreen }) => (atOneScreen === undefined ? [] : [[id, atOneScreen]])),
  );

/** The ways to sit down: a choice of side if there are sides, or of how many sit here if all play together. */
export function sittings(system: AnySystem, setup: Setup): readonly Sitting[] {
  const taking = seatsIn(system, setup);
  const [first, second] = taking;
  if (first && !second) {
    const one = { id: first.id, name: first.name, tone: first.tone, people: [first] };
    const other = sideOfTheRules(system, setup, first);
    return other ? [one, other, both(system, [first, ...other.people], other.options)] : [one];
  }
  const team = taking.filter((s) => s.tone === taking[0]?.tone);
  if (team.length < 2) {
    const sides = taking.map((s) => ({ id: s.id, name: s.name, tone: s.tone, people: [s] }));
    return taking.length === 2 ? [...sides, both(system, taking)] : sides;
  }
  return [
    { id: 'one', name: 'You and bots', people: taking.slice(0, 1) },
    { id: 'all', name: 'You lead everybody', people: taking, alone: true },
    ...(team.length > 2 ? [{ id: 'two', name: 'Two of you', people: taking.slice(0, 2) }] : []),
  ];
}

type Scenario = AnySystem['scenarios'][number];

const firstGame = ({ scenarios, firstGame }: AnySystem): Scenario | undefined =>
  scenarios.find(({ id }) => id === firstGame) ?? scenarios[0];

/** The box of one system, with everything needed to start a game. */
export function Box(props: { system: AnySystem }): JSX.Element {
  const { system } = props;
  const [scenario, setScenario] = useState(firstGame(system));
  const chosen = {
    system,
    scenario: scenario?.id ?? '',
    onScenario: (id: string) => setScenario(system.scenarios.find((s) => s.id === id)),
  };
  const [setting, setSetting] = useState(false);
  const art = useRef<HTMLDivElement>(null);
  const near = useIsNear(art);
  const scene = useMemo(
    () => (near ? sceneOf(system, { scenario: scenario?.id ?? '', options: {} }) : undefined),
    [near, system, scenario],
  );
  // A whole board is drawn anew only for another scene, not when a fold opens.
  const picture = useMemo(() => scene && <TablePicture scene={scene} />, [scene]);
  return (
    <section class="box" aria-labelledby={`box-${system.id}`}>
      <div class="box-art" aria-hidden="true" inert ref={art}>
        {picture}
      </div>
      <div class="box-words">
        <h2 id={`box-${system.id}`} tabIndex={-1}>
          {system.title}
        </h2>
        {system.scenarios.length > 1 && (
          <BoxScenario system={system} scenario={scenario} onChange={setScenario} />
        )}
        <p>{scenario?.summary}</p>
        <PlayNow {...{ system, scenario, scene, setting }} />
        <GoOn system={system} />
        <p class="credit">{system.credit}</p>
      </div>
      <Fold
        class="setup-fold"
        summary="Set the table: who sits where, options, your own files and dice"
        onToggle={setSetting}
      >
        <SetupForm {...chosen} />
      </Fold>
      {server.value?.systems.includes(system.id) && (
        <Fold class="setup-fold" summary="Play together: each at a device of their own">
          <TogetherForm {...chosen} />
        </Fold>
      )}
    </section>
  );
}

/**
 * True once an element has been in view or nearly so. The first look is after the page has been drawn, so that words and
 * buttons do not wait for pictures, and pictures far below are drawn only for those who scroll there.
 */
function useIsNear(element: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near]);
  return near;
}

/** The choice of a scenario. */
function BoxScenario(props: {
  system: AnySystem;
  scenario: Scenario | undefined;
  onChange: (scenario: Scenario | undefined) => void;
}): JSX.Element {
  const { scenarios } = props.system;
  return (
    <label class="box-scenario">
      <span class="unseen">Scenario</span>
      <select
        value={props.scenario?.id}
        onChange={(event) => props.onChange(scenarios.find((s) => s.id === event.currentTarget.value))}
      >
        {scenarios.map((s) => (
          <option key={s.id} value={s.id}>
            {s.title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Starts a game at once: the player chooses a side, and bots take the others. */
function PlayNow(props: {
  system: AnySystem;
  scenario: Scenario | undefined;
  scene: Scene | undefined;
  /** The form for everything else is open; its choices are not for this button. */
  setting: boolean;
}): JSX.Element {
  const { system, scenario, scene, setting } = props;
  const bot = botsFor(system)[0];
  const ways = useMemo(
    () => sittings(system, { scenario: scenario?.id ?? '', options: {} }),
    [system, scenario],
  );
  const [way, setWay] = useState(ways[0]?.id ?? '');
  const sitting = ways.find((w) => w.id === way) ?? ways[0];
  const setup: Setup = { scenario: scenario?.id ?? '', options: sitting?.options ?? {} };
  const taking = seatsIn(system, setup);
  const mine = (sitting?.people ?? []).flatMap(({ id }) => taking.filter((seat) => seat.id === id));
  const others = taking.filter((s) => !mine.includes(s));
  const now = (): void =>
    beginGame({
      system: system.id,
      setup,
      seed: newSeed(),
      seats: Object.fromEntries(taking.map((s) => [s.id, mine.includes(s) ? PERSON : (bot?.id ?? PERSON)])),
      ...(sitting?.alone && { alone: true }),
    });
  const names = (seats: readonly SeatSpec[]): string => inList(seats.map((seat) => nameIn(scene, seat)));
  const theBot = `the ${bot?.title.split(':')[0]} bot ${others.length > 1 ? 'plays' : 'is'} ${names(others)}`;
  return (
    <>
      {ways.length > 1 && (
        <Segments
          label="Your side"
          class="big"
          choices={ways.map((w) => ({ id: w.id, name: w.name, class: w.tone ? `tone-${w.tone}` : '' }))}
          value={sitting?.id ?? ''}
          onChange={setWay}
        />
      )}
      <button type="button" class="primary play-now" onClick={now}>
        Play now
        <small>
          {sitting?.apart
            ? `one of you is ${names(mine.slice(0, 1))}, the other ${names(mine.slice(1))}`
            : isYou(taking, mine, scene)
              ? 'you play alone'
              : `you are ${names(mine)}`}
          {others.length > 0 && `; ${theBot}`}
          {setting && '; with the standard options, not those chosen below'}
        </small>
      </button>
    </>
  );
}

/** True for the only seat of a game that has no name but a number. */
const isYou = (taking: readonly SeatSpec[], mine: readonly SeatSpec[], scene: Scene | undefined): boolean =>
  taking.length === 1 && mine.length === 1 && mine.every((seat) => /^Player \d+$/.test(nameIn(scene, seat)));

/** The name of the person that a seat plays, once the table has been laid out, or else the name of the seat. */
function nameIn(scene: Scene | undefined, seat: SeatSpec): string {
  const card = scene?.kind === 'measured' ? scene.roster.find((c) => c.seat === seat.id) : undefined;
  return card?.name ?? theOne(whoIs(seat.name));
}

/** Links to the latest unfinished game of this system and to its companion. */
function GoOn({ system }: { system: AnySystem }): JSX.Element {
  const latest = saved.value.find((g) => g.system === system.id && !g.over);
  return (
    <>
      {latest && (
        <button type="button" class="quiet go-on" onClick={() => void continueGame(latest.id)}>
          <b>Go on with your game</b>
          <span>
            {timeIn(latest)} · {latest.score}
          </span>
        </button>
      )}
      {system.procedures.length > 0 && (
        <a class="quiet go-on" href={companionHash(system.id)}>
          <b>Companion</b>
          <span>for a real table: pieces of the rules, with your dice or ours, and their odds</span>
        </a>
      )}
    </>
  );
}

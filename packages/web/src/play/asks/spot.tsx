import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Named, SpotModel } from '../models/spot.js';
import { Go, Key } from '../parts.js';
import { hovers, press } from '../pointer.js';
import { apart, length, type Place, thingsOf } from '../things.js';
import type { AskProps } from './context.js';
import { MoreButton, useFew } from './few.js';
import { Outlook } from './outlook.js';
import { Risk } from './risk.js';

/** Milliseconds that something must be pointed at before its odds are asked. */
const RESTS = 90;

/** A value once it has rested: a pointer on its way asks nothing. */
function useRested<T>(value: T): T {
  const [rested, rest] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(() => value), RESTS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}

/** From the middle of a base to what it stands beside, in the table's unit, at most. */
const BESIDE = 2;
const VERBS = { walk: 'Go', throw: 'Throw', put: 'Put it' } as const;
/** Places out of reach, and free spots by name, that are shown at once. */
const FAR = 2;
const NEAR = 6;

/** Deeds and places within reach, then those farther off, then answers that are neither. */
function inOrder(
  named: readonly Named[],
  within: number,
  isVehicle: (n: Named) => boolean,
  endsAt: (n: Named, at: Place) => boolean,
): { near: Named[]; far: Named[]; plain: Named[] } {
  const isPlain = (n: Named): boolean => !n.at && n.thing === undefined && n.cost === undefined;
  // What takes all there is and does not end beside what it is named after, is gone towards.
  const isFar = (n: Named): boolean =>
    n.free
      ? n.whole !== undefined
      : within > 0 && n.at !== undefined && (n.cost ?? 0) > within - 0.05 && !endsAt(n, n.at);
  return {
    near: named.filter((n) => !isPlain(n) && !isFar(n)),
    // Nobody means to go to a parked car before anything else.
    far: named.filter(isFar).toSorted((a, b) => Number(isVehicle(a)) - Number(isVehicle(b))),
    plain: named.filter(isPlain),
  };
}

/** A place to go to: named ones here, free ones on the table. */
export function SpotPanel(props: AskProps<SpotModel>): JSX.Element {
  const { model, session, onRule } = props;
  const { named, shape, unit } = model;
  const shown = model.shown.value;
  const picked = model.picked.value;
  const considered = useRested(model.considered.value);
  const { say } = session.teller;
  const warnings = model.way.value?.warnings ?? [];
  const chosen = picked && 'id' in picked ? named.find((n) => n.id === picked.id) : undefined;
  const table = model.scene.value;
  const vehicles = new Set(table.kind === 'measured' ? table.vehicles.map((v) => v.id) : []);
  const { near, far, plain } = inOrder(
    named,
    shape.within,
    (n) => vehicles.has(n.thing ?? ''),
    (n, at) => {
      const thing = table.kind === 'measured' ? thingsOf(table).get(n.thing ?? '') : undefined;
      return thing !== undefined && apart(thing.at, at) - thing.r < BESIDE;
    },
  );
  const spots = near.filter((n) => n.free);
  const meant = (n: Named): boolean => shown !== undefined && 'id' in shown && shown.id === n.id;
  const { shown: options, ...rest } = useFew(
    [...near, ...far.slice(0, FAR), ...plain, ...far.slice(FAR)],
    (n) => far.indexOf(n) < FAR && spots.indexOf(n) < NEAR,
    meant,
  );
  const verb = VERBS[shape.how];
  return (
    <>
      {model.free && (
        <p class="tally">
          {shape.within > 0 && (
            <>
              {shape.how === 'walk' ? 'Up to' : 'Within'}{' '}
              <b>
                {length(shape.within)} {unit}
              </b>
              :{' '}
            </>
          )}
          any lit spot on the table{named.length > 0 && ', or'}
        </p>
      )}
      {shape.how === 'walk' && session.system.consequence && (
        <Outlook
          session={session}
          ask={model.ask}
          answer={considered}
          onRule={onRule}
          until="What comes of it stands here."
        />
      )}
      <div class="options">
        {options.map((option, i) => {
          const on = meant(option);
          const point = (over: boolean): void => {
            model.pointed.value = over ? { id: option.id } : undefined;
          };
          return (
            <button
              type="button"
              key={option.id}
              class={on ? 'option on' : 'option'}
              aria-pressed={on}
              data-key={i + 1}
              onPointerEnter={(event) => hovers(event) && point(true)}
              onPointerLeave={(event) => hovers(event) && point(false)}
              onFocus={() => point(true)}
              onBlur={() => point(false)}
              onClick={() => model.press({ id: option.id }, press())}
            >
              <Key n={i + 1} />
              <span class="option-words">
                <b>{option.name}</b>
              </span>
              {option.cost !== undefined && !far.includes(option) && (
                <span class="option-cost">
                  {length(option.cost)} {unit}
                </span>
              )}
            </button>
          );
        })}
        <MoreButton hidden={rest.hidden} words="more, farther off" onOpen={rest.open} />
      </div>
      <div class="spot-words" aria-live="polite">
        <p>{model.words.value}</p>
        {model.caught.value !== '' && <p class="caught">{model.caught.value}</p>}
        {warnings.map((line) => (
          <p class="warning" key={line.key}>
            {say(line)}
          </p>
        ))}
      </div>
      {considered !== undefined && (
        <Risk session={session} ask={model.ask} answer={considered} onRule={onRule} compact />
      )}
      <Go
        label={chosen?.name ?? (picked ? `${verb} there` : 'Choose a spot')}
        ready={model.ready.value}
        onGo={() => model.commit()}
      />
    </>
  );
}

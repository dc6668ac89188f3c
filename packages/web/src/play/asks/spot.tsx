import type { Line } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isPlaced, leadsNowhere, type Named } from '../models/measured/named.js';
import type { SpotModel } from '../models/measured/spot.js';
import { Go, Key } from '../parts.js';
import { pointing, press } from '../pointer.js';
import { apart, length, limitInWords, type Place, spentOf, thingsOf } from '../table/things.js';
import { Always } from './always.js';
import { Barred } from './barred.js';
import type { AskProps } from './context.js';
import { MoreButton, useFew } from './few.js';
import { Foretold } from './told/foretold.js';
import { Outlook } from './told/outlook.js';
import { Risk } from './told/risk.js';

/** Milliseconds that the pointer must rest on an answer before its odds are computed. */
const RESTS = 90;

/** The value once it has been stable for a while, so a passing pointer computes nothing. */
function useRested<T>(value: T): T {
  const [rested, rest] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(() => value), RESTS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}

/** The greatest distance from a base's middle to something that it is beside, in the table's unit. */
const BESIDE = 2;
const VERBS = { walk: 'Go', throw: 'Throw', put: 'Put it' } as const;
const DOES = { walk: 'goes', throw: 'throws', put: 'puts it' } as const;
/** How many places out of reach, and named free spots, are shown at first. */
const FAR = 2;
const NEAR = 6;
/** Up to so many answers without a place, such as to stop here, stand with the last button and so stay in sight. */
const ASIDE = 2;

/** A way off the table that is not sought does not stand first: one that stays on it comes before. */
export function stayingFirst<N extends Pick<Named, 'leaves' | 'sought'>>(near: readonly N[]): N[] {
  const first = near.find(({ leaves, sought }) => sought || !leaves);
  return first ? [first, ...near.filter((n) => n !== first)] : [...near];
}

/** Deeds and places within reach, then farther ones, then other answers; within each, objectives first. */
function inOrder(
  named: readonly Named[],
  within: number,
  isVehicle: (n: Named) => boolean,
  endsAt: (n: Named, at: Place) => boolean,
): { near: Named[]; far: Named[]; plain: Named[] } {
  const isPlain = (n: Named): boolean => !n.at && n.thing === undefined && n.cost === undefined;
  // A move that uses all inches and does not end beside its namesake only goes towards it.
  const isFar = (n: Named): boolean =>
    n.free
      ? n.whole !== undefined
      : within > 0 && n.at !== undefined && (n.cost ?? 0) > within - 0.05 && !endsAt(n, n.at);
  const soughtFirst = (a: Named, b: Named): number => Number(b.sought) - Number(a.sought);
  return {
    near: stayingFirst(named.filter((n) => !isPlain(n) && !isFar(n)).toSorted(soughtFirst)),
    // A parked car is rarely what a player wants first.
    far: named
      .filter(isFar)
      .toSorted((a, b) => soughtFirst(a, b) || Number(isVehicle(a)) - Number(isVehicle(b))),
    plain: named.filter(isPlain),
  };
}

/** A choice of place to go to: named spots here, free ones on the table. */
export function SpotPanel(props: AskProps<SpotModel>): JSX.Element {
  const { model, session, onRule } = props;
  const picked = model.picked.value;
  const considered = useRested(model.considered.value);
  const chosen = picked && 'id' in picked ? model.named.find((n) => n.id === picked.id) : undefined;
  const { few, drawn, aside } = useSpots(model);
  const outlook = model.shape.how === 'walk' && { session, ask: model.ask, answer: considered, onRule };
  return (
    <>
      {model.free && <FreeSpots model={model} />}
      <div class="options">
        {few.shown.map(drawn)}
        <MoreButton hidden={few.hidden} words="more, farther off" onOpen={few.open} />
      </div>
      <Barred
        session={session}
        ask={model.ask}
        who={undefined}
        onRule={onRule}
        onHold={(answer) => model.press({ id: String(answer) }, press())}
      />
      <Foretold>
        <ShownInWords model={model} say={session.teller.say} roomy={aside.length > 0} />
        {considered !== undefined && (
          <Risk session={session} ask={model.ask} answer={considered} onRule={onRule} compact />
        )}
        {outlook && <Outlook {...outlook} where="among" />}
      </Foretold>
      <Go
        label={chosen?.name ?? (picked ? `${VERBS[model.shape.how]} there` : 'Choose a spot')}
        how={
          picked
            ? undefined
            : {
                mouse: `a second click ${DOES[model.shape.how]} there`,
                touch: 'a second tap answers',
              }
        }
        ready={model.ready.value}
        onGo={() => model.commit()}
        above={
          <>
            {outlook && <Outlook {...outlook} where="near" />}
            <Always {...props} />
            {aside.length > 0 && (
              <div class={aside.length > 1 ? 'go-last options options-short' : 'go-last options'}>
                {aside.map((spot, i) => drawn(spot, few.shown.length + i))}
              </div>
            )}
          </>
        }
      />
    </>
  );
}

/** A note that a spot can be chosen on the table itself, and how far away. */
function FreeSpots({ model }: { model: SpotModel }): JSX.Element {
  const { shape, unit, named } = model;
  const limited = shape.within > 0 && !isPlaced(named);
  return (
    <p class="tally">
      {limited && (
        <>
          {shape.how === 'walk' ? 'Up to' : 'Within'} <b>{limitInWords(shape.within, unit)}</b>:{' '}
        </>
      )}
      {limited ? 'any' : 'Any'} lit spot on the table{named.length > 0 && ', or'}
    </p>
  );
}

/** Named answers: the likeliest at first, the others behind a button, and those that stand with the last button. */
function useSpots(model: SpotModel) {
  const shown = model.shown.value;
  const { near, far, plain } = spotsInOrder(model);
  const free = near.filter((n) => n.free);
  // What they came for is offered first, however far off.
  const goals = [...near, ...far].filter((n) => n.sought);
  const others = (all: readonly Named[]): Named[] => all.filter((n) => !goals.includes(n));
  const meant = (n: Named): boolean => shown !== undefined && 'id' in shown && shown.id === n.id;
  const aside = plain.length <= ASIDE ? plain : [];
  const few = useFew(
    [
      ...goals,
      ...others(near),
      ...others(far.slice(0, FAR)),
      ...(aside.length > 0 ? [] : plain),
      ...others(far.slice(FAR)),
    ],
    (n) => far.indexOf(n) < FAR && free.indexOf(n) < NEAR,
    meant,
  );
  const drawn = (spot: Named, i: number): JSX.Element => (
    <NamedSpot
      key={spot.id}
      model={model}
      spot={spot}
      meant={meant(spot)}
      hotkey={i + 1}
      far={far.includes(spot)}
    />
  );
  return { few, drawn, aside };
}

/** The question's named spots, the likeliest first. */
function spotsInOrder({ named, shape, scene }: SpotModel): ReturnType<typeof inOrder> {
  const table = scene.value;
  const vehicles = new Set(table.kind === 'measured' ? table.vehicles.map((v) => v.id) : []);
  return inOrder(
    named.filter((n) => !(shape.how === 'walk' && leadsNowhere(n, shape.from))),
    shape.within,
    (n) => vehicles.has(n.thing ?? ''),
    (n, at) => {
      const thing = table.kind === 'measured' ? thingsOf(table).get(n.thing ?? '') : undefined;
      return thing !== undefined && apart(thing.at, at) - thing.r < BESIDE;
    },
  );
}

/** A named spot; one within reach says what it costs to go there. */
function NamedSpot(props: {
  model: SpotModel;
  spot: Named;
  meant: boolean;
  hotkey: number;
  far: boolean;
}): JSX.Element {
  const { model, spot, meant, hotkey, far } = props;
  const picked = model.picked.value;
  const held = picked !== undefined && 'id' in picked && picked.id === spot.id;
  const point = (over: boolean): void => {
    model.pointed.value = over ? { id: spot.id } : undefined;
  };
  return (
    <button
      type="button"
      class={meant ? 'option on' : 'option'}
      aria-pressed={held}
      data-key={hotkey}
      data-holds={spot.at !== undefined || undefined}
      {...pointing(point)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onClick={() => model.press({ id: spot.id }, press())}
    >
      <Key n={hotkey} />
      <span class="option-words">
        <b>{spot.name}</b>
      </span>
      {spot.cost !== undefined && !far && !isPlaced(model.named) && (
        <span class="option-cost">
          {length(spentOf(spot.cost, model.shape.within))} {model.unit}
        </span>
      )}
    </button>
  );
}

/** The spot pointed at or chosen, who would be caught there, and warnings before going. */
function ShownInWords(props: {
  model: SpotModel;
  say: (line: Line) => string;
  /** There are answers below it, which must not move. Otherwise its room is kept from the first words on. */
  roomy: boolean;
}): JSX.Element {
  const { model, say } = props;
  const warnings = model.way.value?.warnings ?? [];
  const had = useRef<SpotModel>(undefined);
  if (model.words.value !== '' || model.caught.value !== '' || warnings.length > 0) had.current = model;
  const roomy = props.roomy || had.current === model;
  return (
    <div class={roomy ? 'spot-words roomy' : 'spot-words'} aria-live="polite">
      <p>{model.words.value}</p>
      {model.caught.value !== '' && <p class="caught">{model.caught.value}</p>}
      {warnings.map((line) => (
        <p class="warning" key={line.key}>
          {say(line)}
        </p>
      ))}
    </div>
  );
}

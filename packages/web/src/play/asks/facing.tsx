import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type FacingModel, NOTCH } from '../models/measured/facing.js';
import { Go, Key } from '../parts.js';
import { hovers, press } from '../pointer.js';
import { bearing, DIRECTIONS, directionInWords } from '../table/things.js';
import type { AskProps } from './context.js';
import { MoreButton, useFew } from './few.js';
import { Outlook } from './told/outlook.js';

/** How many named directions are shown at first, besides the present one. */
const LIKELY = 3;

/** A choice of facing: the likely answers first, then a compass turned by dragging, pressing or arrow keys. */
export function FacingPanel(props: AskProps<FacingModel>): JSX.Element {
  const { model, session, onRule } = props;
  const chosen = model.chosen.value;
  const degrees = model.degrees.value;
  const { options, shape } = model;
  const { shown, hidden, open } = useFew(
    options,
    (o) => options.indexOf(o) < LIKELY || o.degrees === shape.now,
    (o) => o.id === chosen,
  );
  return (
    <>
      <div class="options">
        {shown.map((option, i) => (
          <button
            type="button"
            key={option.id}
            class={chosen === option.id ? 'option on' : 'option'}
            aria-pressed={chosen === option.id}
            data-key={i + 1}
            onFocus={() => {
              model.chosen.value = option.id;
            }}
            onPointerEnter={(event) => {
              if (hovers(event)) model.chosen.value = option.id;
            }}
            onClick={() => model.press(option.id, press())}
          >
            <Key n={i + 1} />
            <span class="option-words">
              <b>{option.name}</b>
            </span>
            <span class="option-cost">{directionInWords(option.degrees)}</span>
          </button>
        ))}
        <MoreButton hidden={hidden} words="more" onOpen={open} />
      </div>
      <div class="facing">
        <Compass model={model} />
        <div class="facing-eight">
          {DIRECTIONS.map((d) => (
            <button
              type="button"
              key={d.degrees}
              class={degrees === d.degrees ? 'place-chip on' : 'place-chip'}
              aria-pressed={degrees === d.degrees}
              aria-label={`${initials(d.name)}, ${d.name}`}
              onClick={() => model.turnTo(d.degrees)}
            >
              {initials(d.name)}
            </button>
          ))}
        </div>
      </div>
      <Outlook session={session} ask={model.ask} answer={model.considered.value} onRule={onRule} />
      <Go label={`Face ${directionInWords(degrees)}`} ready onGo={() => model.commit()} />
    </>
  );
}

/** "north-east" is NE. */
const initials = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

/** The path of a sector of the dial, this many degrees to either side of its hand. */
function arcPath(half: number): string {
  const x = 40 * Math.sin((Math.min(half, 179) * Math.PI) / 180);
  const y = -40 * Math.cos((Math.min(half, 179) * Math.PI) / 180);
  return `M0 0L${-x} ${y}A40 40 0 ${half > 90 ? 1 : 0} 1 ${x} ${y}Z`;
}

/** A dial turned by dragging or arrow keys; turning it commits nothing. */
function Compass({ model }: { model: FacingModel }): JSX.Element {
  const dial = useRef<HTMLDivElement>(null);
  const degrees = model.degrees.value;
  const follow = (event: PointerEvent): void => {
    const box = dial.current?.getBoundingClientRect();
    if (!box) return;
    const x = event.clientX - box.left - box.width / 2;
    const y = box.top + box.height / 2 - event.clientY;
    if (Math.hypot(x, y) < 6) return;
    const exact = bearing([0, 0], [x, y]);
    model.turnTo(event.shiftKey ? exact : Math.round(exact / NOTCH) * NOTCH);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.shiftKey ? 1 : NOTCH;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') model.turn(by);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') model.turn(-by);
    else if (event.key === 'Home') model.turnTo(0);
    else if (event.key === 'Enter') model.commit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={dial}
      class="compass"
      role="slider"
      tabIndex={0}
      aria-label="Facing"
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={directionInWords(degrees)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <svg viewBox="-50 -50 100 100" width="100" height="100" aria-hidden="true">
        <circle r="46" class="compass-rim" />
        {DIRECTIONS.map((d) => (
          <path key={d.degrees} d="M0-46V-40" transform={`rotate(${d.degrees})`} class="compass-tick" />
        ))}
        <text y="-28" class="compass-north">
          N
        </text>
        <g transform={`rotate(${degrees})`}>
          <path d={arcPath(model.arc / 2)} class="compass-arc" />
          <path d="M0-40L6-26H-6Z" class="compass-hand" />
        </g>
        <circle r="6" class="compass-base" />
      </svg>
    </div>
  );
}

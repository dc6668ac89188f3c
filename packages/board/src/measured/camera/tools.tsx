import type { ComponentChildren, JSX } from 'preact';
import type { Lens } from './lens.js';

/** A button with an icon. */
const Tool = (props: {
  name: string;
  disabled: boolean;
  press: () => void;
  children: ComponentChildren;
}): JSX.Element => (
  <button type="button" aria-label={props.name} disabled={props.disabled} onClick={props.press}>
    <svg class="sm-icon" viewBox="0 0 20 20" aria-hidden="true">
      {props.children}
    </svg>
  </button>
);

interface LevelProps {
  /** The level shown, and the highest level. */
  level: number;
  top: number;
  onLevel: (level: number) => void;
}

/** Buttons for one level up and one down, with the present level between them. */
const Levels = ({ level, top, onLevel }: LevelProps): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: a few buttons are no form
  <div role="group" aria-label="Level">
    <Tool name="Level up" disabled={level >= top} press={() => onLevel(level + 1)}>
      <path d="M4 9L10 3L16 9M10 3V17" />
    </Tool>
    <div class="sm-level" aria-live="polite">
      {level === 0 ? 'ground' : `level ${level}`}
    </div>
    <Tool name="Level down" disabled={level <= 0} press={() => onLevel(level - 1)}>
      <path d="M4 11L10 17L16 11M10 3V17" />
    </Tool>
  </div>
);

/** Buttons to zoom in, zoom out and show the whole table. */
const Zooms = ({ lens }: { lens: Lens }): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: a few buttons are no form
  <div role="group" aria-label="Zoom">
    <Tool name="Closer" disabled={lens.atEnd} press={() => lens.zoom(1.5)}>
      <path d="M10 3V17M3 10H17" />
    </Tool>
    <Tool name="Further away" disabled={!lens.close} press={() => lens.zoom(1 / 1.5)}>
      <path d="M3 10H17" />
    </Tool>
    <Tool name="The whole table" disabled={!lens.close} press={() => lens.fit()}>
      <path d="M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13" />
      <circle cx="10" cy="10" r="2" />
    </Tool>
  </div>
);

/** The buttons of the view. Level buttons appear only if there is more than the ground level. */
export function Tools(props: LevelProps & { lens: Lens }): JSX.Element {
  const { lens, level, top, onLevel } = props;
  return (
    <div class="sm-tools">
      {top > 0 && <Levels level={level} top={top} onLevel={onLevel} />}
      <Zooms lens={lens} />
    </div>
  );
}

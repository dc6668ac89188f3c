import type { JSX } from 'preact';
import { ALIEN_ART } from './aliens.js';
import { ZOMBIE_ART } from './zombies.js';

/** The picture on a counter, 40 by 36 around the origin, in the current colour on `--face`. */
export function Pictogram(props: { kind: string }): JSX.Element {
  const Known = ALIEN_ART[props.kind] ?? ZOMBIE_ART[props.kind];
  if (Known) return <Known />;
  return (
    <g fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round">
      <path d="M-6 -7 Q-6 -14 0 -14 Q7 -14 7 -8 Q7 -3 0 -1 V4" />
      <circle cy="11" r="1.2" fill="currentColor" />
    </g>
  );
}

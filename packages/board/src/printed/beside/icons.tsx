import type { JSX } from 'preact';

/** Icons of event tiles, each in a box 20 by 20 around the origin, all in the current colour. */
const ICONS: Readonly<Record<string, () => JSX.Element>> = {
  zombie_bite: () => (
    <g fill="currentColor">
      <path d="M-9 -7 Q0 -10 9 -7 L8 -2 L5.4 -4 L3 2 L0 -3 L-3 2 L-5.4 -4 L-8 -2 Z" />
      <path d="M-8 7 Q0 10 8 7 L7 3 L4.4 4.6 L2 0.8 L0 4 L-2 0.8 L-4.4 4.6 L-7 3 Z" />
    </g>
  ),
  laser: () => (
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <path d="M-9 7 L2 -2" stroke-width="3.4" />
      <path
        d="M4 -4 m0 -5 v2 m0 6 v2 m-5 -5 h2 m6 0 h2 m-8 -3.4 l1.2 1.2 m4.6 4.6 l1.2 1.2 m0 -7 l-1.2 1.2"
        stroke-width="1.6"
      />
    </g>
  ),
  zombie_claw: () => (
    <g fill="currentColor">
      <path d="M-8 -9 Q-3 -2 -7 9 Q-1 -1 -5 -9 Z" />
      <path d="M-2 -10 Q3 -2 -1 10 Q5 -1 1.6 -10 Z" />
      <path d="M4.4 -9 Q9 -2 5 8 Q11 -1 8 -9 Z" />
    </g>
  ),
  zombie_rise: () => (
    <g>
      <path d="M-10 9 Q-6 4 0 4 Q6 4 10 9 Z" fill="currentColor" />
      <path
        d="M0 6 L-0.5 -2 M-0.5 -2 L-5 -7 M-0.5 -2 L-1.4 -9 M-0.5 -2 L2.4 -8.6 M0 0 L5.4 -5"
        fill="none"
        stroke="currentColor"
        stroke-width="2.3"
        stroke-linecap="round"
      />
    </g>
  ),
  mutant: () => (
    <g>
      <path d="M-7 2 Q-8 -9 0 -9 Q8 -9 7 2 Q6.4 6 0 6 Q-6.4 6 -7 2 Z" fill="currentColor" />
      <path
        d="M-4 6 Q-4 9 -8 9 M0 6 V10 M4 6 Q4 9 8 9"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
      <circle cx="0" cy="-2" r="3.6" fill="var(--tile-face)" />
      <circle cx="0.6" cy="-1.6" r="1.6" fill="currentColor" />
    </g>
  ),
  bfar: () => (
    <g fill="currentColor">
      <path d="M-10 -1 L-6 -4 H4 V4 H0 L-1 8 H-4 L-4.6 4 H-6 L-8 8 H-10 Z" />
      <path d="M5 -2.4 h2 v-4 l3 -1 v14 l-3 -1 v-4 h-2 Z" />
    </g>
  ),
};

export function IconArt(props: { icon: string }): JSX.Element {
  const Known = ICONS[props.icon];
  if (Known) return <Known />;
  return (
    <g fill="currentColor">
      <path d="M0 -9 L9 0 L0 9 L-9 0 Z" />
      <circle r="3" fill="var(--tile-face)" />
    </g>
  );
}

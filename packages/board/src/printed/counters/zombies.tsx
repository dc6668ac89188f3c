import type { JSX } from 'preact';

/** Silhouettes fit a box 40 wide and 36 tall around the origin; `fill` and `stroke` are the caller's. */
const limb = (d: string, width: number): JSX.Element => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    stroke-width={width}
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);

/** A shambler: upright, arms out, one foot dragging. */
function Shambler(): JSX.Element {
  return (
    <g>
      {limb('M-2 6 L0 12 L-1 17 L2 17', 4.4)}
      {limb('M-4 6 L-8 12 L-13 16', 4.4)}
      <path d="M-8 -6 Q-3 -10 3 -6 L3 8 L0 6 L-2 9 L-5 6 L-8 8 Q-9 0 -8 -6 Z" fill="currentColor" />
      {limb('M0 -4 L9 -4 L14 -8', 3.8)}
      {limb('M0 -1 L8 2 L13 0', 3.8)}
      <path
        d="M-5 -13 Q-4 -18 1 -18 Q7 -17 7 -12 Q7 -9 4 -9 L4 -7 Q-1 -6 -3 -9 Q-5 -10 -5 -13 Z"
        fill="currentColor"
      />
      <circle cx="3.4" cy="-13" r="1.5" fill="var(--face)" />
      <path d="M3 -9.6 L6 -9.8" stroke="var(--face)" stroke-width="1" />
    </g>
  );
}

/** A sprinter: leaning into the run. */
function Sprinter(): JSX.Element {
  return (
    <g>
      {limb('M-3 5 L4 8 L2 15 L5 16', 4.4)}
      {limb('M-5 4 L-9 10 L-16 10', 4.4)}
      <path d="M-9 4 L-1 -10 Q4 -12 6 -7 L0 7 Q-5 9 -9 4 Z" fill="currentColor" />
      {limb('M2 -7 L9 -3 L15 -8', 3.8)}
      {limb('M0 -8 L-7 -7 L-11 -2', 3.8)}
      <path
        d="M3 -15 Q5 -19 10 -18 Q15 -16 14 -12 L11 -10 L12 -8 Q7 -6 5 -10 Q3 -11 3 -15 Z"
        fill="currentColor"
      />
      <circle cx="10.4" cy="-13.6" r="1.5" fill="var(--face)" />
      <path
        d="M-19 -11 h9 M-20 -5 h6 M-20 1 h7"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
  );
}

/** A hulk: all shoulders, with the head sunk between them. */
function Hulk(): JSX.Element {
  return (
    <g>
      {limb('M-6 8 L-7 16 L-10 16.4', 6)}
      {limb('M6 8 L7 16 L10 16.4', 6)}
      <path
        d="M-14 -5 Q-13 -12 -6 -12 L6 -12 Q13 -12 14 -5 L9 2 L9 11 L3 9 L0 11 L-4 9 L-9 11 L-9 2 Z"
        fill="currentColor"
      />
      {limb('M-13 -6 L-16 3 L-14 10', 6)}
      {limb('M13 -6 L16 3 L14 10', 6)}
      <path
        d="M-5.5 -11 Q-6 -18 0 -18 Q6 -18 5.5 -11 Q4 -6 0 -6 Q-4 -6 -5.5 -11 Z"
        fill="currentColor"
        stroke="var(--face)"
        stroke-width="1.3"
      />
      <circle cx="-2.2" cy="-12.6" r="1.3" fill="var(--face)" />
      <circle cx="2.2" cy="-12.6" r="1.3" fill="var(--face)" />
      <path d="M-2.6 -9 h5.2" stroke="var(--face)" stroke-width="1.1" />
      <path
        d="M-5 0 l3 3 m4 -3 l3 3 m-6 1 l2 2"
        stroke="var(--face)"
        stroke-width="1.1"
        stroke-linecap="round"
      />
    </g>
  );
}

/** The same figure three times: two of them behind, shaded. */
function Crowd(props: { figure: () => JSX.Element }): JSX.Element {
  const Figure = props.figure;
  return (
    <g>
      <g transform="translate(-11 -3) scale(.74)" opacity=".62">
        <Figure />
      </g>
      <g transform="translate(12 -4) scale(.74)" opacity=".62">
        <Figure />
      </g>
      <g transform="translate(0 3) scale(.84)" stroke="var(--face)" stroke-width="0">
        <Figure />
      </g>
    </g>
  );
}

export const ZOMBIE_ART: Readonly<Record<string, () => JSX.Element>> = {
  rotting: () => <Shambler />,
  'rotting-mob': () => <Crowd figure={Shambler} />,
  fast: () => <Sprinter />,
  'fast-mob': () => <Crowd figure={Sprinter} />,
  tough: () => <Hulk />,
  'tough-mob': () => <Crowd figure={Hulk} />,
};

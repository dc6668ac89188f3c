import type { JSX } from 'preact';

/** Silhouettes fit a box 40 wide and 36 tall around the origin. */
function Trooper(): JSX.Element {
  return (
    <g>
      <path d="M-15 17 Q-15 5 -6 4 L6 4 Q15 5 15 17 Z" fill="currentColor" />
      <path
        d="M-9 -5 Q-9 -16 0 -16 Q9 -16 9 -5 Q9 5 0 6 Q-9 5 -9 -5 Z"
        fill="currentColor"
        stroke="var(--face)"
        stroke-width="1.4"
      />
      <path d="M-6.4 -5 Q0 -9 6.4 -5 Q5 1 0 1 Q-5 1 -6.4 -5 Z" fill="var(--face)" />
      <path d="M-3 -4 l2 3 M3 -5 l-1 2" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" />
      <path d="M8 -10 L14 -17" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      <circle cx="14" cy="-16.6" r="2" fill="currentColor" />
      <path d="M-4 10 h8 M-3 13.5 h6" stroke="var(--face)" stroke-width="1.5" stroke-linecap="round" />
    </g>
  );
}

function Ufo(): JSX.Element {
  return (
    <g>
      <path d="M-7 5 L-12 17 H12 L7 5 Z" fill="currentColor" fill-opacity=".28" />
      <path d="M-9 -4 Q-9 -15 0 -15 Q9 -15 9 -4 Z" fill="currentColor" />
      <path
        d="M-5 -6 Q-5 -11 -1 -11.6"
        stroke="var(--face)"
        stroke-width="1.6"
        fill="none"
        stroke-linecap="round"
      />
      <path
        d="M-20 1 Q-18 -5 0 -5 Q18 -5 20 1 Q14 9 0 9 Q-14 9 -20 1 Z"
        fill="currentColor"
        stroke="var(--face)"
        stroke-width="1.2"
      />
      <circle cx="-11" cy="2" r="2" fill="var(--face)" />
      <circle cx="0" cy="4" r="2" fill="var(--face)" />
      <circle cx="11" cy="2" r="2" fill="var(--face)" />
    </g>
  );
}

function Tank(): JSX.Element {
  return (
    <g>
      <path d="M-7 -3 Q-6 -11 2 -11 Q9 -11 9 -3 Z" fill="currentColor" />
      <path d="M6 -8 L18 -12" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" />
      <path d="M13.6 -14 L15.4 -7.6" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      <path d="M-17 5 L-12 -3 H13 L18 5 Z" fill="currentColor" />
      <rect
        x="-19"
        y="4"
        width="38"
        height="12"
        rx="6"
        fill="currentColor"
        stroke="var(--face)"
        stroke-width="1.2"
      />
      <g fill="var(--face)">
        <circle cx="-12.5" cy="10" r="2.8" />
        <circle cx="-4.2" cy="10" r="2.8" />
        <circle cx="4.2" cy="10" r="2.8" />
        <circle cx="12.5" cy="10" r="2.8" />
      </g>
      <circle cx="1" cy="-6.4" r="1.9" fill="var(--face)" />
    </g>
  );
}

function Leader(): JSX.Element {
  return (
    <g>
      <path d="M-16 17 Q-14 7 -3 7 L3 7 Q14 7 16 17 Z" fill="currentColor" />
      <path d="M-13 9 L-9 17 L0 12 L9 17 L13 9 L15 17 H-15 Z" fill="currentColor" />
      <path
        d="M0 9 Q-12 1 -11 -7 Q-9 -17 0 -17 Q9 -17 11 -7 Q12 1 0 9 Z"
        fill="currentColor"
        stroke="var(--face)"
        stroke-width="1.3"
      />
      <path d="M-8 -6 Q-2 -6 -1.4 0 Q-7 0 -8 -6 Z M8 -6 Q2 -6 1.4 0 Q7 0 8 -6 Z" fill="var(--face)" />
      <path
        d="M0 -15 l1.5 3 3.3 .4 -2.4 2.2 .6 3.2 -3 -1.6 -3 1.6 .6 -3.2 -2.4 -2.2 3.3 -.4 Z"
        fill="var(--face)"
      />
      <path d="M-2 4.4 h4" stroke="var(--face)" stroke-width="1.1" stroke-linecap="round" />
    </g>
  );
}

function Mutant(): JSX.Element {
  return (
    <g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">
      <path
        d="M-7 8 Q-10 16 -17 14 M-2 10 Q-2 17 -7 17 M3 10 Q3 17 8 17 M7 8 Q11 16 17 13"
        stroke-width="3.6"
      />
      <path d="M-9 -2 Q-17 -2 -16 -11 M9 -2 Q17 -2 16 -11" stroke-width="4" />
      <path d="M-16 -10 l-3 -4 M-16 -10 l2 -5 M16 -10 l3 -4 M16 -10 l-2 -5" stroke-width="2.4" />
      <path
        d="M-11 2 Q-12 -15 0 -15 Q12 -15 11 2 Q10 12 0 12 Q-10 12 -11 2 Z"
        fill="currentColor"
        stroke="none"
      />
      <circle cx="0" cy="-5" r="5.4" fill="var(--face)" stroke="none" />
      <circle cx="1" cy="-4.6" r="2.4" fill="currentColor" stroke="none" />
      <path d="M-6 5 l2.4 2.6 2.4 -2.6 2.4 2.6 2.4 -2.6 2.4 2.6" stroke="var(--face)" stroke-width="1.5" />
    </g>
  );
}

/** A gun too big for its bearer. */
function Bfar(): JSX.Element {
  return (
    <g>
      <path d="M-19 -4 L-9 -8 V6 L-12 14 H-18 L-15 5 H-19 Z" fill="currentColor" />
      <rect x="-10" y="-9" width="17" height="13" rx="3" fill="currentColor" />
      <path d="M-4 4 h6 l-2 8 h-5 Z" fill="currentColor" />
      <path d="M7 -6 h6 v7 h-6 Z" fill="currentColor" />
      <path d="M13 -11 L19 -13 V8 L13 6 Z" fill="currentColor" />
      <path d="M-6 -6 v7 M-2 -6 v7 M2 -6 v7" stroke="var(--face)" stroke-width="1.8" stroke-linecap="round" />
      <path d="M-8 -9 Q-4 -17 4 -13 L6 -9" fill="none" stroke="currentColor" stroke-width="2.6" />
      <path d="M10 -8.4 v12" stroke="var(--face)" stroke-width="1.2" />
    </g>
  );
}

export const ALIEN_ART: Readonly<Record<string, () => JSX.Element>> = {
  trooper: () => <Trooper />,
  ufo: () => <Ufo />,
  tank: () => <Tank />,
  leader: () => <Leader />,
  mutant: () => <Mutant />,
  bfar: () => <Bfar />,
};

import type { JSX } from 'preact';
import { EDGE } from './edge.js';

export const Hunter = ({ crouched }: { crouched: boolean }): JSX.Element => (
  <g>
    {crouched ? (
      <path
        d="M5 2Q9.5 1 7 -4.5M-5 2Q-9.5 1 -7 -4.5M3 5Q8 6.5 7.4 2.4M-3 5Q-8 6.5 -7.4 2.4"
        class="sm-line"
        stroke="var(--sm-zed-cloth-3)"
        stroke-width="2.8"
      />
    ) : (
      <path
        d="M4 0Q8.5 -5 4.4 -12M-4 0Q-8.5 -5 -4.4 -12M2 3.6L4.6 10M-2 3.6L-4.6 10"
        class="sm-line"
        stroke="var(--sm-zed-cloth-3)"
        stroke-width="2.6"
      />
    )}
    <path
      d={
        crouched
          ? 'M7 -5l-1.6-2.6M7 -5l.4-3M7 -5l2-2.2M-7 -5l1.6-2.6M-7 -5l-.4-3M-7 -5l-2-2.2'
          : 'M4.4 -12l-1.6-2M4.4 -12l.3-2.6M4.4 -12l1.9-1.9M-4.4 -12l1.6-2M-4.4 -12l-.3-2.6M-4.4 -12l-1.9-1.9'
      }
      class="sm-line"
      stroke="var(--sm-gun)"
      stroke-width=".9"
    />
    <path
      d="M-5.4 1.6Q-5 -2.2 0 -2.6Q5 -2.2 5.4 1.6Q3.4 5.8 0 6Q-3.4 5.8 -5.4 1.6Z"
      fill="var(--sm-zed-cloth-3)"
      {...EDGE}
    />
    <path
      d="M0 -5.6Q4.2 -3.4 3.6 1Q0 4 -3.6 1Q-4.2 -3.4 0 -5.6Z"
      fill="var(--sm-edge)"
      stroke="var(--sm-grey)"
      stroke-width=".8"
    />
    <path
      d="M-1.7 -3.3l1.1 .8M1.7 -3.3l-1.1 .8"
      stroke="var(--sb-rust)"
      stroke-width="1"
      stroke-linecap="round"
    />
  </g>
);

export const Tank = (): JSX.Element => (
  <g>
    <path
      d="M6 .5Q9.8 -2.5 6.4 -7.2M-6 .5Q-9.8 -2.5 -6.4 -7.2"
      class="sm-line"
      stroke="var(--sm-edge)"
      stroke-width="5.4"
    />
    <path
      d="M6 .5Q9.8 -2.5 6.4 -7.2M-6 .5Q-9.8 -2.5 -6.4 -7.2"
      class="sm-line"
      stroke="var(--sm-zed-dark)"
      stroke-width="4.4"
    />
    <circle cx="6" cy="-7.6" r="2.5" fill="var(--sm-zed-skin)" {...EDGE} />
    <circle cx="-6" cy="-7.6" r="2.5" fill="var(--sm-zed-skin)" {...EDGE} />
    <path
      d="M-8 2Q-8.4 -3 -3.5 -3.6H3.5Q8.4 -3 8 2Q5.5 6.4 0 6.5Q-5.5 6.4 -8 2Z"
      fill="var(--sm-zed-skin)"
      {...EDGE}
    />
    <path
      d="M-5.5 2.5Q-3 -.5 0 2.5Q3 -.5 5.5 2.5M0 2.5V6M-6.6 -1L-4.6 .6M6.6 -1L4.6 .6"
      class="sm-line"
      stroke="var(--sm-zed-dark)"
      stroke-width=".9"
    />
    <circle cy="-3.2" r="2" fill="var(--sm-zed-dark)" {...EDGE} />
  </g>
);

export const Boomer = (): JSX.Element => (
  <g>
    <path
      d="M5.8 -.5L7.4 -6.5M-5.8 -.5L-7.4 -6.5"
      class="sm-line"
      stroke="var(--sm-zed-skin)"
      stroke-width="2.6"
    />
    <circle cy="1" r="6.9" fill="var(--sm-zed-skin)" {...EDGE} />
    <path d="M-4.8 4.8Q0 1.6 4.8 4.8Q0 8.6 -4.8 4.8" fill="var(--sm-zed-cloth-2)" opacity=".8" />
    <circle cx="-3.6" cy="1.4" r="1.5" fill="var(--sm-lane)" {...EDGE} />
    <circle cx="3" cy="-1" r="1.9" fill="var(--sm-lane)" {...EDGE} />
    <circle cx="2.8" cy="4.4" r="1.2" fill="var(--sm-lane)" {...EDGE} />
    <circle cy="-3.6" r="2.8" fill="var(--sm-zed-dark)" {...EDGE} />
    <path d="M-1 -6.2Q0 -8.8 1 -6.2Q.3 -5 -1 -6.2" fill="var(--sb-moss)" {...EDGE} />
  </g>
);

export const Smoker = (): JSX.Element => (
  <g>
    <path
      d="M-6.5 5.5q-3 -2 -.8 -4.2q-3.2 -2.6 .6 -4.6M6.8 6q2.6 -2.6 .4 -4.6q2.6 -2.8 -.6 -5"
      class="sm-line"
      stroke="var(--sm-smoke-1)"
      stroke-width="1.7"
      opacity=".8"
    />
    <path
      d="M4 0Q6.4 -3 5.6 -7M-4 0Q-6.4 -3 -5.6 -7"
      class="sm-line"
      stroke="var(--sm-zed-skin)"
      stroke-width="2"
    />
    <path d="M-5.2 1.4L-4 -2.2H4L5.2 1.4L0 5.4Z" fill="var(--sm-zed-cloth-4)" {...EDGE} />
    <circle cy="-1.2" r="3.2" fill="var(--sm-zed-skin)" {...EDGE} />
    <path
      d="M.4 -3.6Q3.4 -6.5 .6 -8.4Q-3 -10.4 .4 -12.6Q2.8 -14 1.4 -16"
      class="sm-line"
      stroke="var(--sm-edge)"
      stroke-width="2.6"
    />
    <path
      d="M.4 -3.6Q3.4 -6.5 .6 -8.4Q-3 -10.4 .4 -12.6Q2.8 -14 1.4 -16"
      class="sm-line"
      stroke="var(--sb-rose)"
      stroke-width="1.5"
    />
    <circle cx="-2.2" cy=".4" r="1.5" fill="var(--sm-zed-dark)" />
  </g>
);

export const Witch = (): JSX.Element => (
  <g>
    <path
      d="M4.5 1Q8.6 -1 5 -5.5M-4.5 1Q-8.6 -1 -5 -5.5"
      class="sm-line"
      stroke="var(--sm-white)"
      stroke-width="2"
      opacity=".9"
    />
    <path
      d="M5 -5.5l-1.8-3M5 -5.5l0-3.4M5 -5.5l1.8-2.8M-5 -5.5l1.8-3M-5 -5.5l0-3.4M-5 -5.5l-1.8-2.8"
      class="sm-line"
      stroke="var(--sb-rust)"
      stroke-width="1"
    />
    <path d="M-5.4 2Q-5 -1.6 0 -2Q5 -1.6 5.4 2Q3.6 6 0 6Q-3.6 6 -5.4 2Z" fill="var(--sm-cloth-3)" {...EDGE} />
    <path
      d="M0 -4.6Q4 -3.6 3.8 1Q4.4 6 2.6 8.6Q0 6.4 -2.6 8.6Q-4.4 6 -3.8 1Q-4 -3.6 0 -4.6Z"
      fill="var(--sm-white)"
      {...EDGE}
    />
    <path
      d="M0 -3.5V6M-1.9 -2.5Q-2.6 2 -1.9 6M1.9 -2.5Q2.6 2 1.9 6"
      class="sm-line"
      stroke="var(--sm-grey)"
      stroke-width=".7"
    />
  </g>
);

import type { JSX } from 'preact';

const plate = {
  fill: 'var(--sb-plate)',
  stroke: 'var(--sb-plate-text)',
  'stroke-width': 1.4,
  'stroke-linejoin': 'round',
} as const;
const ink = {
  fill: 'none',
  stroke: 'var(--sb-plate-text)',
  'stroke-width': 1.9,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** Every state has a different outline, 16 pixels across, so that colour is not needed to tell them apart. */
const SHAPES: readonly (readonly [RegExp, () => JSX.Element])[] = [
  [
    /^(infect|expos)/,
    () => (
      <g>
        <circle r="9" {...plate} />
        <path
          d="M0 -6.5A3.4 3.4 0 0 1 0 -.5A3.4 3.4 0 0 1 0 -6.5M-5.4 2.8A3.2 3.2 0 0 1 0 .4A3.2 3.2 0 0 1 -3 6M5.4 2.8A3.2 3.2 0 0 0 0 .4A3.2 3.2 0 0 0 3 6"
          {...ink}
          stroke-width="1.5"
        />
      </g>
    ),
  ],
  [
    /^immune/,
    () => (
      <g>
        <path d="M0 -9.5L8 -6V1Q7 7 0 9.5Q-7 7 -8 1V-6Z" {...plate} />
        <path d="M-3.5 0L-1 3L4 -3" {...ink} />
      </g>
    ),
  ],
  [
    /^numb/,
    () => (
      <g>
        <rect x="-9" y="-7.5" width="18" height="15" rx="7.5" {...plate} />
        <path d="M-4.5 0h.1M0 0h.1M4.5 0h.1" {...ink} stroke-width="2.8" />
      </g>
    ),
  ],
  [
    /^feast/,
    () => (
      <g>
        <path d="M-9 -6.5Q0 -10.5 9 -6.5V6.5Q0 10.5 -9 6.5Z" {...plate} />
        <path
          d="M-6 -3L-3.5 1L-1 -3L1.5 1L4 -3L6 0M-6 4.5L-3 1.8L0 4.5L3 1.8L6 4.5"
          {...ink}
          stroke-width="1.3"
        />
      </g>
    ),
  ],
  [
    /^(fast|goes fast)/,
    () => (
      <g>
        <path d="M-9 -7H4L10 0L4 7H-9L-4 0Z" {...plate} />
        <path d="M-3 -3L0 0L-3 3M2 -3L5 0L2 3" {...ink} stroke-width="1.5" />
      </g>
    ),
  ],
  [
    /^conceal/,
    () => (
      <g>
        <path d="M-9.5 0Q0 -10 9.5 0Q0 10 -9.5 0Z" {...plate} />
        <path d="M-5 0Q0 -4.5 5 0Q0 4.5 -5 0M-5.5 5.5L5.5 -5.5" {...ink} stroke-width="1.4" />
      </g>
    ),
  ],
  [
    /^burn|on fire|flame/,
    () => (
      <g>
        <path
          d="M0 -9.5C6 -4 8 0 7 4C6 8 3 9 0 9S-6 8 -7 4C-7.6 0 -5 -2 -4 -5C-3 -3 -1.5 -3 -1 -4C0 -6 -1 -8 0 -9.5Z"
          {...plate}
          fill="var(--sm-fire-1)"
        />
        <path d="M0 -1C3 2 3.5 4 2.5 6Q0 8 -2.5 6C-3.5 4 -1 3 0 -1Z" fill="var(--sm-fire-3)" />
      </g>
    ),
  ],
  [
    /^pinned|^held|grabbed|tongue/,
    () => (
      <g>
        <path d="M0 -9.5L9.5 0L0 9.5L-9.5 0Z" {...plate} />
        <path d="M-3 -4.5H3M-2 -4.5V-1L-3.6 1H3.6L2 -1V-4.5M0 1V5.5" {...ink} />
      </g>
    ),
  ],
  [
    /^mark|slime|bile|vomit/,
    () => (
      <g>
        <path
          d="M0 -9.5C4 -4 7.5 -1 7.5 3A7.5 6.5 0 0 1 -7.5 3C-7.5 -1 -4 -4 0 -9.5Z"
          {...plate}
          fill="var(--sb-moss)"
        />
        <path
          d="M-3 3.5a3 3 0 0 0 3 3"
          stroke="var(--sb-ink)"
          stroke-width="1.6"
          fill="none"
          stroke-linecap="round"
        />
      </g>
    ),
  ],
  [
    /empty|dry|out of ammo|no ammo/,
    () => (
      <g>
        <path d="M-6 -8.5H6V8.5H-6Z" {...plate} />
        <path d="M-2.5 -5H2.5V5H-2.5ZM-5 6.5L5 -6.5" {...ink} stroke-width="1.6" />
      </g>
    ),
  ],
  [
    /^dead|destroyed|killed/,
    () => (
      <g>
        <path d="M-8 -8H8V8H-8Z" {...plate} />
        <path d="M-4 -4L4 4M4 -4L-4 4" {...ink} />
      </g>
    ),
  ],
  [
    /^down|knock|prone|fallen/,
    () => (
      <g>
        <path d="M-9.5 -5H9.5V5H-9.5Z" {...plate} />
        <path d="M-6.5 0h.1M-3 0H6.5" {...ink} stroke-width="2.8" />
      </g>
    ),
  ],
  [
    /crouch/,
    () => (
      <g>
        <path d="M-9 4L0 -8L9 4L5 8H-5Z" {...plate} />
        <path d="M-4 3.5L0 -1.5L4 3.5" {...ink} />
      </g>
    ),
  ],
  [
    /stun|dazed|shock|ducked/,
    () => (
      <g>
        <path d="M0 -9.5L2.8 -3.8L9 -3L4.5 1.5L5.6 8L0 5L-5.6 8L-4.5 1.5L-9 -3L-2.8 -3.8Z" {...plate} />
        <path d="M-2 2L0 -3L1 0L2.5 -1" {...ink} stroke-width="1.5" />
      </g>
    ),
  ],
  [
    /carr|loaded|supply/,
    () => (
      <g>
        <path d="M-8 -4L0 -8.5L8 -4V5L0 9L-8 5Z" {...plate} />
        <path d="M-8 -4L0 0L8 -4M0 0V9" {...ink} stroke-width="1.5" />
      </g>
    ),
  ],
  [
    /attack|charg|alert|active/,
    () => (
      <g>
        <path d="M0 -9L9.5 8H-9.5Z" {...plate} />
        <path d="M0 -3V2M0 5.2h.1" {...ink} />
      </g>
    ),
  ],
  [
    /barr|locked|blocked/,
    () => (
      <g>
        <path d="M-5.5 -9H5.5L9 0L5.5 9H-5.5L-9 0Z" {...plate} />
        <path d="M-5 -2.5H5M-5 2.5H5" {...ink} />
      </g>
    ),
  ],
  [
    /alarm|noise|loud/,
    () => (
      <g>
        <circle r="9" {...plate} />
        <path d="M-4 -1.5H-1.5L2 -4.5V4.5L-1.5 1.5H-4ZM4.5 -2.5Q6 0 4.5 2.5" {...ink} stroke-width="1.5" />
      </g>
    ),
  ],
];

/** The number of hits in a badge such as "hits 2" or "2 hits", at most 6; 0 if the badge is another state. */
export function hitsOf(badge: string): number {
  if (!/\bhits?\b|wound/i.test(badge)) return 0;
  return Math.min(6, Number(/\d+/.exec(badge)?.[0] ?? 1));
}

export function StateBadge({ badge }: { badge: string }): JSX.Element {
  const word = badge.toLowerCase();
  const Known = SHAPES.find(([is]) => is.test(word))?.[1];
  if (Known) return <Known />;
  // Of "4 of 6" both numbers, of "40 inside" its one, of other words a letter.
  const [number, of] = word.match(/\d+/g) ?? [];
  const counts = /^\d/.test(word);
  const text = !counts
    ? badge.slice(0, 1).toUpperCase()
    : /^\d+\s*(of|\/)\s*\d/.test(word)
      ? `${number}/${of}`
      : `${number}`;
  const half = Math.max(9, text.length * 4.2 + 3);
  return (
    <g>
      <rect x={-half} y="-9" width={2 * half} height="18" rx="9" {...plate} />
      <text y="4.3" text-anchor="middle" class="sb-figure" font-size="12" fill="var(--sb-plate-text)">
        {text}
      </text>
    </g>
  );
}

/** One pip per hit, side by side on one dark plate. */
export function Hits({ count }: { count: number }): JSX.Element {
  const half = count * 3.4 + 2.4;
  return (
    <g>
      <rect x={-half} y="-5.5" width={2 * half} height="11" rx="5.5" {...plate} stroke="var(--sb-rust)" />
      {Array.from({ length: count }, (_, i) => (
        <path
          key={`${i + 1}`}
          transform={`translate(${(i - (count - 1) / 2) * 6.8} 0)`}
          d="M0 -3.4L2.6 0L0 3.4L-2.6 0Z"
          fill="var(--sb-rust)"
        />
      ))}
    </g>
  );
}

import type { JSX } from 'preact';

const edge = { fill: 'var(--sb-plate)', stroke: 'var(--sb-plate-text)', 'stroke-width': 1.4 } as const;
const line = {
  fill: 'none',
  stroke: 'var(--sb-plate-text)',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** Each state has a different outline, so that colour is not needed to tell them apart. All are about 18 across. */
const BADGES: Readonly<Record<string, () => JSX.Element>> = {
  spent: () => (
    <g>
      <path d="M-9 -9 H9 L-9 9 Z" {...edge} stroke-linejoin="round" />
      <path d="M-6 -6 L-1 -6 L-6 -1 Z" fill="var(--sb-plate-text)" />
    </g>
  ),
  grounded: () => (
    <g>
      <path d="M-9 -9 H9 V2 L0 10 L-9 2 Z" {...edge} />
      <path d="M0 -6 V2 M-3.4 -1 L0 2.6 L3.4 -1 M-4.6 -6 H4.6" {...line} />
    </g>
  ),
  held: () => (
    <g>
      <path d="M-5 -9 H5 L10 0 L5 9 H-5 L-10 0 Z" {...edge} />
      <rect x="-4.4" y="-1" width="8.8" height="6.4" rx="1.4" fill="var(--sb-plate-text)" />
      <path d="M-2.8 -1 V-3.4 Q0 -6.6 2.8 -3.4 V-1" {...line} stroke-width="1.8" />
    </g>
  ),
};

export function BadgeArt(props: { badge: string }): JSX.Element {
  const Known = BADGES[props.badge];
  if (Known) return <Known />;
  return (
    <g>
      <circle r="9" {...edge} />
      <text y="4.4" text-anchor="middle" class="sb-figure" font-size="12" fill="var(--sb-plate-text)">
        {props.badge.slice(0, 1).toUpperCase()}
      </text>
    </g>
  );
}

import type { JSX } from 'preact';

const gun = { stroke: 'var(--sm-edge)', 'stroke-width': 0.6 } as const;

/** Weapon drawings, held in both hands or in the right one. The first whose pattern matches is drawn. */
const KINDS: readonly (readonly [RegExp, () => JSX.Element])[] = [
  [
    /sniper/,
    () => (
      <g>
        <path d="M2.1 3.5L3.9 3.5L3.2 -15H2.6Z" fill="var(--sm-gun)" {...gun} />
        <rect x="2" y="-4.5" width="1.9" height="4.6" rx=".9" fill="var(--sm-metal-dark)" {...gun} />
      </g>
    ),
  ],
  [
    /shotgun/,
    () => (
      <g>
        <path d="M1.8 -1L4.2 -1L3.9 -12H2.1Z" fill="var(--sm-gun)" {...gun} />
        <path d="M1.7 3.8H4.3V-2H1.7zM1.8 -5.5H4.2V-8H1.8z" fill="var(--sm-wood)" {...gun} />
      </g>
    ),
  ],
  [
    /rifle|smg|assault|machine|carbine/,
    () => (
      <g>
        <path d="M1.7 3.8L4.3 3.8L4.1 -5H3.7L3.6 -13H2.4L2.3 -5H1.9Z" fill="var(--sm-gun)" {...gun} />
        <path d="M4 -2.5l2 1-.5 2-1.5 -.7z" fill="var(--sm-gun)" {...gun} />
      </g>
    ),
  ],
  [
    /chainsaw/,
    () => (
      <g>
        <path d="M2.2 -6L3.8 -6L3.6 -15.5Q3 -16.6 2.4 -15.5Z" fill="var(--sm-steel)" {...gun} />
        <path d="M2.5 -7V-15M3.5 -7V-15" stroke="var(--sm-edge)" stroke-width=".5" stroke-dasharray=".8 .8" />
        <rect x="-.2" y="-6.5" width="6.2" height="6.6" rx="1.2" fill="var(--sm-fire-2)" {...gun} />
        <path d="M.8 -3.2H5" stroke="var(--sm-edge)" stroke-width=".9" />
      </g>
    ),
  ],
  [
    /axe|hatchet/,
    () => (
      <g>
        <path d="M4.5 -.5L7.5 -12.5" stroke="var(--sm-wood)" stroke-width="1.5" />
        <path d="M6 -10.5L10.5 -9.8Q11.2 -12.5 10 -14L6.7 -13Z" fill="var(--sm-gun)" {...gun} />
      </g>
    ),
  ],
  [
    /crowbar|pipe\b|iron/,
    () => (
      <g fill="none" stroke-linecap="round">
        <path d="M4.5 0L7.4 -11.5Q8 -14 5.9 -13.6" stroke="var(--sm-edge)" stroke-width="2.4" />
        <path d="M4.5 0L7.4 -11.5Q8 -14 5.9 -13.6" stroke="var(--sm-steel)" stroke-width="1.4" />
      </g>
    ),
  ],
  [
    /machete|knife|sword|blade/,
    () => <path d="M4.3 -1.5L5.9 -1.2L8.9 -12.5Q6.8 -12 6.2 -9Z" fill="var(--sm-gun)" {...gun} />,
  ],
  [
    /bat|club|stick|plank/,
    () => (
      <path
        d="M4.3 .5L5.6 .8L9.6 -11.5Q9.8 -13.3 8.2 -13.5Q6.9 -13.5 6.6 -12Z"
        fill="var(--sm-wood)"
        {...gun}
      />
    ),
  ],
  [
    /torch|flashlight|lamp/,
    () => (
      <g>
        <path d="M4.6 -8L1.4 -17Q5.5 -18.5 9.6 -17Z" fill="var(--sm-lamp)" opacity=".6" />
        <rect x="4.2" y="-8" width="2.4" height="6" rx=".8" fill="var(--sm-metal-dark)" {...gun} />
      </g>
    ),
  ],
  [/grenade|molotov|bomb|bottle/, () => <circle cx="5.8" cy="-7" r="2" fill="var(--sm-fire-2)" {...gun} />],
  [
    /radio|kit|binocular|phone/,
    () => <rect x="-1.8" y="-8.5" width="3.6" height="2.8" rx=".6" fill="var(--sm-gun)" {...gun} />,
  ],
];

/** The weapon that a figure holds, seen from above; an unrecognised one is drawn as a pistol. */
export function Held({ what }: { what: string }): JSX.Element {
  const word = what.toLowerCase();
  const known = KINDS.find(([words]) => words.test(word));
  return known ? known[1]() : <path d="M2 -4.5L3.6 -4.5L3.6 -10.5H1.9Z" fill="var(--sm-gun)" {...gun} />;
}

/** True if a weapon takes both hands. */
export const twoHanded = (what: string): boolean =>
  /rifle|shotgun|sniper|smg|assault|machine|carbine|chainsaw/i.test(what);

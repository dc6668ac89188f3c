import type { Face, Tone } from '@shambles/engine';
import type { JSX } from 'preact';
import { coatOf, looksOf } from './looks.js';
import { r } from './seed.js';

const EDGE = { stroke: 'var(--sm-edge)', 'stroke-width': 0.9, 'stroke-linejoin': 'round' } as const;

export interface FaceArtProps {
  face: Face;
  tone: Tone;
  /** Side length in pixels. Default 56. */
  size?: number;
}

const MOUTHS = [
  'M-3.4 7.6Q0 8.6 3.4 7.6',
  'M-3 8Q0 7 3 8',
  'M-3.2 7.8H3.2',
  'M-3.2 7.4Q0 9.2 3.2 7.4',
] as const;

/** Hair over the forehead; {w} is half the width of the face, {h} the height of the hair. */
const FRINGES = [
  'M-{w} -2Q-{w} -{h} 0 -{h}Q{w} -{h} {w} -2Q6 -8 0 -7.4Q-6 -8 -{w} -2Z',
  'M-{w} -1Q-{w} -{h} 0 -{h}Q{w} -{h} {w} -1Q9 -8 -2 -8.4Q-8 -6 -{w} -1Z',
  'M-{w} -3Q-11 -{h} 0 -{h}Q11 -{h} {w} -3Q4 -10 0 -9.6Q-4 -10 -{w} -3Z',
] as const;

/** The features chosen by seed. Never change the order of the draws: it would change everybody's look. */
function featuresOf(face: Face, tone: Tone) {
  const { skin, hair, head, more: b } = looksOf(face);
  const coat = coatOf(face, tone);
  const long = face.sex === 'f' && head !== 'bald' && head !== 'hood' ? b.chance(0.7) : false;
  const beard = face.sex === 'm' && b.chance(0.45);
  const wide = r(b.between(10.6, 12.4));
  const high = r(b.between(13.2, 14.8));
  const eyes = r(b.between(4, 5));
  const brow = r(b.between(-1.2, 1.4));
  const mouth = b.pick(MOUTHS);
  const fringe = b
    .pick(FRINGES)
    .replaceAll('{w}', String(wide))
    .replaceAll('{h}', String(r(high + 1.6)));
  const scar = b.chance(0.18);
  const glasses = b.chance(0.16);
  return { skin, hair, head, coat, long, beard, wide, high, eyes, brow, mouth, fringe, scar, glasses };
}

type Features = ReturnType<typeof featuresOf>;

/** Everything behind the face: long hair, shoulders, neck, hood. */
function Shoulders({ of }: { of: Features }): JSX.Element {
  const { wide, high, hair, coat } = of;
  return (
    <>
      {of.long && (
        <path
          d={`M${-wide - 1.5} -2Q${-wide - 3} -${high + 3} 0 -${high + 3}Q${wide + 3} -${high + 3} ${wide + 1.5} -2Q${wide + 4} 10 ${wide} 15H${-wide}Q${-wide - 4} 10 ${-wide - 1.5} -2Z`}
          fill={hair}
          {...EDGE}
        />
      )}
      <path d="M-21 24Q-20 14.5 -7 13.4H7Q20 14.5 21 24Z" fill={coat} {...EDGE} />
      <path d="M-5 8H5V14Q0 19 -5 14Z" fill={of.skin} {...EDGE} />
      {of.head === 'hood' && (
        <path d={`M-15 15Q-18 -20 0 -20Q18 -20 15 15Q0 21 -15 15Z`} fill={coat} {...EDGE} />
      )}
    </>
  );
}

/** Beard, fringe, cap and ponytail. */
function Hair({ of }: { of: Features }): JSX.Element {
  const { wide, high, hair, head } = of;
  return (
    <>
      {of.beard && (
        <path
          d={`M-${wide} 1Q-${r(wide - 1)} ${r(high - 1)} 0 ${r(high - 0.8)}Q${r(wide - 1)} ${r(high - 1)} ${wide} 1Q7 4.4 4.4 4.8Q0 3.6 -4.4 4.8Q-7 4.4 -${wide} 1Z`}
          fill={hair}
          opacity=".92"
        />
      )}
      {head !== 'bald' && head !== 'hood' && <path d={of.fringe} fill={hair} {...EDGE} />}
      {head === 'cap' && (
        <g>
          <path
            d={`M-${wide} -6Q-${wide} -17.6 0 -17.6Q${wide} -17.6 ${wide} -6Q0 -9.4 -${wide} -6Z`}
            fill={of.coat}
            {...EDGE}
          />
          <path d="M-12.5 -5.4Q0 -10 12.5 -5.4Q0 -6.8 -12.5 -5.4Z" fill="var(--sm-edge)" />
        </g>
      )}
      {head === 'tail' && !of.long && <circle cx="0" cy={r(-high - 2.6)} r="3.4" fill={hair} {...EDGE} />}
    </>
  );
}

/** Brows, nose, mouth and eyes, and for some a scar or glasses. */
function Countenance({ of, lips }: { of: Features; lips: string }): JSX.Element {
  const { eyes, brow } = of;
  return (
    <>
      <g fill="none" stroke="#2a1d14" stroke-width="1.1" stroke-linecap="round">
        <path
          d={`M${r(-eyes - 2)} ${r(-4.6 + brow * 0.4)}L${r(-eyes + 2)} -4.8M${r(eyes - 2)} -4.8L${r(eyes + 2)} ${r(-4.6 + brow * 0.4)}`}
        />
        <path d="M-.8 2.6Q.4 4 1.4 2.8" opacity=".6" />
        <path d={of.mouth} stroke={lips} stroke-width="1.3" />
      </g>
      <ellipse cx={-eyes} cy="-1.4" rx="1.5" ry="1.7" fill="#1b140f" />
      <ellipse cx={eyes} cy="-1.4" rx="1.5" ry="1.7" fill="#1b140f" />
      {of.scar && <path d="M5 -8L7.4 1" stroke="var(--sm-gore)" stroke-width="1" stroke-linecap="round" />}
      {of.glasses && (
        <g fill="none" stroke="var(--sm-edge)" stroke-width=".9">
          <circle cx={-eyes} cy="-1.4" r="3.5" />
          <circle cx={eyes} cy="-1.4" r="3.5" />
          <path d={`M${r(-eyes + 3.5)} -1.4H${r(eyes - 3.5)}`} />
        </g>
      )}
    </>
  );
}

/** A portrait built from parts, with the same skin, hair and coat as the figure on the table. */
export function FaceArt({ face, tone, size = 56 }: FaceArtProps): JSX.Element {
  const of = featuresOf(face, tone);
  return (
    <svg class="sb-face" viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <rect x="-24" y="-24" width="48" height="48" rx="6" fill="var(--sm-base)" />
      <Shoulders of={of} />
      <ellipse cx="0" cy="-1" rx={of.wide} ry={of.high} fill={of.skin} {...EDGE} />
      <Hair of={of} />
      <Countenance of={of} lips={face.sex === 'f' ? '#7d332c' : '#3a241a'} />
    </svg>
  );
}

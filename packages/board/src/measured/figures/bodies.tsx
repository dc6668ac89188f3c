import type { SceneFigure } from '@shambles/engine';
import type { JSX } from 'preact';
import { coatOf, looksOf } from '../../looks.js';
import { brush, r } from '../../seed.js';
import { EDGE } from './edge.js';
import { Held, twoHanded } from './held.js';
import { Boomer, Hunter, Smoker, Tank, Witch } from './mutants.js';

/** All bodies face north on a base of 20 mm; they are then rotated to their facing. */

function Person(props: { figure: SceneFigure; coat: string }): JSX.Element {
  const { figure, coat } = props;
  const { skin, hair, head, more: b } = looksOf(figure);
  const held = figure.holds;
  const arms = held
    ? twoHanded(held)
      ? 'M5 .8Q5.6 -1.5 3.4 -2.5M-5 .8Q-4.5 -5 2.2 -6.5'
      : /pistol|revolver/i.test(held)
        ? 'M5 .8Q5.5 -3 2.9 -5.3M-5 .8Q-4 -4 1.8 -5.3'
        : 'M5 .8Q6.3 -1 4.9 -2.5M-5 .8Q-7 -1.5 -5.8 -4.5'
    : 'M5 .8Q6.5 -1.5 5.6 -4M-5 .8Q-6.5 -1.5 -5.6 -4';
  return (
    <g>
      {held && /torch/i.test(held) ? <Held what={held} /> : null}
      {head === 'tail' ? <path d="M0 2L-1.4 7Q0 8 1.4 7Z" fill={hair} {...EDGE} /> : null}
      <path d={arms} class="sm-line" stroke="var(--sm-edge)" stroke-width="3.7" />
      <path d={arms} class="sm-line" stroke={coat} stroke-width="2.6" />
      <path
        d="M-6.8 1.6Q-6.6 -2 -3 -2.3H3Q6.6 -2 6.8 1.6Q5 4.3 0 4.4Q-5 4.3 -6.8 1.6Z"
        fill={coat}
        {...EDGE}
      />
      <path d="M-3.8 3.6Q0 1.4 3.8 3.6" fill="none" stroke="#000" stroke-width=".8" opacity=".35" />
      {b.chance(0.4) ? (
        <rect x="-3.4" y="2.2" width="6.8" height="4.2" rx="1.4" fill="var(--sm-coat-5)" {...EDGE} />
      ) : null}
      {held && !/torch/i.test(held) ? <Held what={held} /> : null}
      <circle r="3.5" fill={skin} {...EDGE} />
      {head === 'cap' ? (
        <path
          d="M-3.5 0a3.5 3.5 0 0 1 7 0L2.6 -4.8Q0 -5.8 -2.6 -4.8ZM-3.5 0a3.5 3.5 0 0 0 7 0Q0 -1.6 -3.5 0"
          fill={hair}
          {...EDGE}
        />
      ) : null}
      {head === 'hood' ? (
        <path d="M-3.8 -.6A3.8 3.8 0 1 0 3.8 -.6Q2.6 -2.6 0 -2.6T-3.8 -.6" fill={coat} {...EDGE} />
      ) : null}
      {head === 'short' || head === 'tail' ? (
        <path d="M-3.5 -.9A3.6 3.6 0 1 0 3.5 -.9Q2 .2 0 -.5T-3.5 -.9" fill={hair} />
      ) : null}
    </g>
  );
}

/** Positions of arms and head of a shambling zombie. */
const GAITS = [
  { arms: 'M4.6 0Q6.5 -5 3.8 -10.5M-4.6 0Q-6.5 -5 -3.8 -10.5', tilt: 0, head: [0, -1] },
  { arms: 'M4.6 0Q7 -5 5.2 -10.5M-4.6 .6Q-7.6 2.5 -6.8 6', tilt: 10, head: [1, -1.2] },
  { arms: 'M4.6 .6Q7.4 2.5 7.4 5.5M-4.6 0Q-7 -4 -2.6 -10', tilt: -12, head: [-1.2, -1] },
  { arms: 'M4.6 0Q9 -2.5 8.6 -7.5M-4.6 0Q-9 -2.5 -8.6 -7.5', tilt: 0, head: [0.4, -1.6] },
  { arms: 'M4.6 0Q6.8 -4.5 6 -9.5M-4.6 0Q-7 -2 -5.4 -6M-1 3Q-2.6 7 -5.6 8.8', tilt: 7, head: [-0.6, -1.4] },
  { arms: 'M4.6 .6Q7 3 6.4 6.4M-4.6 .6Q-7 3 -6.4 6.4', tilt: 0, head: [0, -2.4] },
] as const;

function Zed({ figure }: { figure: SceneFigure }): JSX.Element {
  const b = brush(`zed ${figure.id}`);
  const gait = GAITS[b.whole(0, GAITS.length - 1)] ?? GAITS[0];
  const cloth = `var(--sm-zed-cloth-${b.whole(1, 4)})`;
  const [hx, hy] = gait.head;
  const wound = b.pick([
    'M-2.6 1.5q1.6 -2 2.6 0t1.5 1.4q-2.6 1.6 -4.1 -1.4z',
    'M1 -2.6l1.8 1.2-.6 2-1.6-1.2z',
    'M-5 1l2.6 -1.6 1 2.6-2.4 1z',
    'M2.6 2.2l2.8 -1.8.4 2.6-2.2 1z',
  ] as const);
  return (
    <g transform={gait.tilt === 0 ? undefined : `rotate(${gait.tilt})`}>
      <path d={gait.arms} class="sm-line" stroke="var(--sm-edge)" stroke-width="3.3" />
      <path d={gait.arms} class="sm-line" stroke="var(--sm-zed-skin)" stroke-width="2.2" />
      <path
        d="M-6.2 1.4L-5.4 -1.8L-2 -2.4H2.4L5.6 -1.6L6.2 1.6L3.4 3.6L1.6 3L-.4 4.6L-3 3.2Z"
        fill={cloth}
        {...EDGE}
      />
      <circle cx={hx} cy={hy} r="3.2" fill="var(--sm-zed-skin)" {...EDGE} />
      <path d={wound} fill="var(--sm-gore)" />
    </g>
  );
}

/** A body of unknown kind: knees drawn up, head on them. */
const Seated = (): JSX.Element => (
  <g>
    <path
      d="M3.8 1.5Q6.6 -3 2 -4.6M-3.8 1.5Q-6.6 -3 -2 -4.6"
      class="sm-line"
      stroke="var(--sm-grey)"
      stroke-width="2.6"
      opacity=".85"
    />
    <path
      d="M-5.6 2.2Q-5 -1.6 0 -1.8Q5 -1.6 5.6 2.2Q3.6 5.2 0 5.2Q-3.6 5.2 -5.6 2.2Z"
      fill="var(--sm-smoke-2)"
      {...EDGE}
    />
    <circle cy="-1.8" r="3.2" fill="var(--sm-grey)" {...EDGE} />
  </g>
);

/** A body lying stretched out, limbs at random. */
function Lying(props: { skin: string; cloth: string; seed: string; blood: boolean }): JSX.Element {
  const b = brush(`lying ${props.seed}`);
  const legs = b.chance(0.5) ? 'M-1.6 4L-3.6 11M1.6 4L4.6 10' : 'M-1.4 4L-1.8 11.5M1.6 4Q5.4 6 3.4 10.5';
  const arms = b.chance(0.5)
    ? 'M-3.4 -2.5Q-7.5 -4 -7 -8M3.4 -2.5Q7 1 6.5 4'
    : 'M-3.4 -2.5Q-7.5 0 -6.5 4.5M3.4 -2.5Q8 -3.5 8.5 -7';
  return (
    <g>
      {props.blood ? (
        <path d="M-5 -6q4 -5 8 -1t4 8q-2 6 -8 4t-6 -5t2 -6z" fill="var(--sm-gore)" opacity=".55" />
      ) : null}
      <path d={`${legs}${arms}`} class="sm-line" stroke="var(--sm-edge)" stroke-width="3.6" />
      <path d={legs} class="sm-line" stroke="var(--sm-smoke-2)" stroke-width="2.6" />
      <path d={arms} class="sm-line" stroke={props.skin} stroke-width="2.2" />
      <path d="M-4 -4Q0 -5.5 4 -4L3.2 4.6Q0 5.6 -3.2 4.6Z" fill={props.cloth} {...EDGE} />
      <circle cx={r(b.between(-0.8, 0.8))} cy="-7.8" r="3" fill={props.skin} {...EDGE} />
    </g>
  );
}

const Horde = ({ seed }: { seed: string }): JSX.Element => {
  const b = brush(`horde ${seed}`);
  return (
    <g>
      {[
        [-4.2, -2],
        [4, -2.6],
        [-3.4, 3.8],
        [3.8, 3.4],
        [0, 0],
      ].map(([x, y], i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${r(b.between(-25, 25))}) scale(.62)`}>
          <path
            d="M4.6 0Q6.5 -4 4.4 -8M-4.6 0Q-6.5 -4 -4.4 -8"
            class="sm-line"
            stroke="var(--sm-zed-skin)"
            stroke-width="2.2"
          />
          <ellipse rx="5.6" ry="2.8" fill={`var(--sm-zed-cloth-${(i % 4) + 1})`} {...EDGE} />
          <circle cy="-.8" r="3.2" fill="var(--sm-zed-skin)" {...EDGE} />
        </g>
      ))}
    </g>
  );
};

/** Kinds drawn as walking dead; the green tone alone does not make one. */
const WALKING_DEAD: ReadonlySet<string> = new Set([
  'zed',
  'zombie',
  'feral',
  'hunter',
  'tank',
  'boomer',
  'smoker',
  'witch',
  'horde',
  'risen',
]);

const isLying = (figure: SceneFigure): boolean =>
  figure.kind === 'body' || figure.badges.some((badge) => /^(down|dead|knocked)/i.test(badge));

/** The body on a base, facing north. */
export function Body({ figure }: { figure: SceneFigure }): JSX.Element {
  const dead =
    figure.tone === 'moss' && (WALKING_DEAD.has(figure.kind.toLowerCase()) || figure.side === 'zeds');
  const coat = coatOf(figure, figure.tone);
  const kind = figure.kind.toLowerCase();
  if (isLying(figure) && kind !== 'tank')
    return (
      <Lying
        skin={dead ? 'var(--sm-zed-skin)' : looksOf(figure).skin}
        cloth={dead ? `var(--sm-zed-cloth-${brush(figure.id).whole(1, 4)})` : coat}
        seed={figure.id}
        blood={figure.kind === 'body' || figure.badges.includes('dead')}
      />
    );
  switch (kind) {
    case 'hunter':
      return <Hunter crouched={figure.badges.some((badge) => /crouch/i.test(badge))} />;
    case 'tank':
      return <Tank />;
    case 'boomer':
      return <Boomer />;
    case 'smoker':
      return <Smoker />;
    case 'witch':
      return <Witch />;
    case 'seated':
      return <Seated />;
    case 'horde':
      return <Horde seed={figure.id} />;
    case 'zed':
    case 'zombie':
    case 'feral':
      return <Zed figure={figure} />;
    default:
      return dead ? <Zed figure={figure} /> : <Person figure={figure} coat={coat} />;
  }
}

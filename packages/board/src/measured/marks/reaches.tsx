import type { JSX } from 'preact';
import { r } from '../../seed.js';
import { onSheet, type Sheet } from '../sheet.js';
import { markColour } from './colour.js';
import type { TableMarks } from './marks.js';

type Reach = NonNullable<TableMarks['reaches']>[number];

/** Half the width of an outline and of its halo, in millimetres of the sheet. */
const THIN = 0.9;
const HALO = 2.2;

/** The reach of each unit: rings round its figures, drawn only where no other ring of the unit covers them. */
export function Reaches(props: { sheet: Sheet; reaches: readonly Reach[]; prefix: string }): JSX.Element {
  const { sheet, reaches, prefix } = props;
  return (
    <>
      {reaches.map((reach, i) => (
        <OneReach key={reach.label} sheet={sheet} reach={reach} mask={`${prefix}-reach-${i}`} />
      ))}
    </>
  );
}

function OneReach({ sheet, reach, mask }: { sheet: Sheet; reach: Reach; mask: string }): JSX.Element {
  const radius = reach.r * sheet.s;
  const middles = reach.at.map((at) => onSheet(sheet, at).map(r) as [number, number]);
  const discs = (grown: number, fill: string): JSX.Element[] =>
    middles.map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r(radius + grown)} fill={fill} />
    ));
  const ink = markColour(reach.tone);
  return (
    <g>
      {([HALO, THIN] as const).map((half) => (
        <mask id={`${mask}-${half}`} key={half} maskUnits="userSpaceOnUse" {...whole(sheet)}>
          <rect {...whole(sheet)} fill="black" />
          {discs(half, 'white')}
          {discs(-half, 'black')}
        </mask>
      ))}
      <mask id={mask} maskUnits="userSpaceOnUse" {...whole(sheet)}>
        {discs(0, 'white')}
      </mask>
      <rect {...whole(sheet)} fill={ink} opacity=".08" mask={`url(#${mask})`} />
      <rect {...whole(sheet)} fill="var(--sm-halo)" opacity=".5" mask={`url(#${mask}-${HALO})`} />
      <rect {...whole(sheet)} fill={ink} mask={`url(#${mask}-${THIN})`} />
    </g>
  );
}

const whole = ({ width, height }: Sheet) => ({ x: 0, y: 0, width, height });

/** Position of a reach's label: at its top, but within the sheet. */
export function labelAt(sheet: Sheet, { at, r: radius }: Reach): readonly [number, number] {
  const [x, y] = at
    .map((each) => onSheet(sheet, each))
    .reduce((top, each) => (each[1] < top[1] ? each : top));
  return [x, Math.max(14, y - radius * sheet.s)];
}

import type { PrintedScene, SceneCell } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { type Box, inset, PAVEMENT, type Town } from '../geometry.js';
import { Building } from './building.js';
import { Lot } from './lot.js';
import { Park } from './park.js';

/** Fill patterns of asphalt, grass, dirt and pavement, and the stripes round a cell with a warning. */
export function GroundPatterns(props: { prefix: string }): JSX.Element {
  const { prefix } = props;
  return (
    <defs>
      <pattern id={`${prefix}-grit`} width="46" height="38" patternUnits="userSpaceOnUse">
        <path
          d="M5 9h1.4M24 5h1M38 21h1.4M14 30h1M31 33h1.2M3 23h1"
          stroke="var(--sb-grit)"
          stroke-width="1.3"
        />
      </pattern>
      <pattern id={`${prefix}-grass`} width="28" height="24" patternUnits="userSpaceOnUse">
        <path d="M4 10l1.4 -4 1.4 4M18 6l1.2 -3.4 1.2 3.4M12 21l1.4 -4 1.4 4M24 17l1 -3" class="sb-blade" />
      </pattern>
      <pattern id={`${prefix}-dirt`} width="40" height="34" patternUnits="userSpaceOnUse">
        <path
          d="M5 7h2M20 4h1.4M33 15h2.4M11 19h1.4M26 27h2M3 30h1.6M36 31h1.2"
          stroke="var(--sb-dirt-dark)"
          stroke-width="2"
          stroke-linecap="round"
        />
      </pattern>
      <pattern id={`${prefix}-slabs`} width="24" height="24" patternUnits="userSpaceOnUse">
        <path d="M0 0H24M0 0V24" stroke="var(--sb-kerb)" stroke-width="1" />
      </pattern>
      <pattern
        id={`${prefix}-warn`}
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="14" fill="var(--sb-rust)" />
      </pattern>
    </defs>
  );
}

function Block(props: { cell: SceneCell; box: Box; prefix: string }): JSX.Element {
  const { cell, box, prefix } = props;
  const ground = inset(box, PAVEMENT);
  return (
    <g>
      <rect {...box} rx="9" fill="var(--sb-pavement)" stroke="var(--sb-kerb)" stroke-width="2" />
      <rect {...inset(box, 1)} rx="8" fill={`url(#${prefix}-slabs)`} />
      {cell.ground === 'building' && <Building box={ground} id={cell.id} />}
      {cell.ground === 'park' && <Park box={ground} id={cell.id} prefix={prefix} />}
      {cell.ground === 'lot' && <Lot box={ground} id={cell.id} prefix={prefix} />}
    </g>
  );
}

/** All blocks of the town without names, marks or counters. */
export function Blocks(props: { scene: PrintedScene; plan: Town; prefix: string }): JSX.Element {
  return (
    <g {...DECORATION}>
      {props.scene.cells.map((cell) => {
        const box = props.plan.blocks.get(cell.id);
        return box ? <Block key={cell.id} cell={cell} box={box} prefix={props.prefix} /> : null;
      })}
    </g>
  );
}

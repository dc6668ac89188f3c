import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import type { Sheet } from '../sheet.js';

/** A scale bar, and the direction of north. */
export function ScaleBar({ k, sheet, unit }: { k: number; sheet: Sheet; unit: 'cm' | 'in' }): JSX.Element {
  const steps = [1, 2, 5, 10, 20, 50];
  const length = steps.findLast((step) => step * sheet.s * k <= 110) ?? 1;
  const width = Math.round(length * sheet.s * k);
  const name = unit === 'cm' ? 'cm' : '″';
  return (
    <div
      class="sm-scale"
      role="img"
      aria-label={`Scale: ${length} ${unit === 'cm' ? 'centimetres' : 'inches'} on the table. North is up.`}
    >
      <svg class="sm-scale-art" width="20" height="26" viewBox="-10 -13 20 26" aria-hidden="true">
        <path d="M0 -11L5 4L0 1L-5 4Z" fill="var(--sb-amber)" />
        <circle r="8.5" cy="1" fill="none" stroke="currentColor" opacity=".45" />
        <path
          d="M-2 11.5V7L2 11.5V7"
          fill="none"
          stroke="currentColor"
          stroke-width="1.3"
          transform="translate(0 1)"
        />
      </svg>
      <svg class="sm-scale-art" width={width} height="10" viewBox={`0 0 ${width} 10`} aria-hidden="true">
        <path
          d={`M1 1V9H${width - 1}V1M${width / 2} 9V5`}
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
        />
      </svg>
      <span {...DECORATION}>
        {length}
        {unit === 'cm' ? ' ' : ''}
        {name}
      </span>
    </div>
  );
}

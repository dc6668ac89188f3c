import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { onSheet, type Sheet } from '../sheet.js';
import { FlatRoof } from './flat-roof.js';
import { TiledRoof } from './tiled-roof.js';

/** A roof seen from above: tiled, or flat with a parapet and fixtures. */
export function Roof(props: {
  sheet: Sheet;
  building: MeasuredScene['buildings'][number];
  prefix: string;
}): JSX.Element {
  const { building, sheet, prefix } = props;
  const points = building.outline.map((spot) => onSheet(sheet, spot));
  const Kind = building.roof === 'tiled' ? TiledRoof : FlatRoof;
  return <Kind points={points} id={building.id} prefix={prefix} />;
}

import type { Shape } from '@shambles/engine';

/** The ids of the options. */
export const ids = (shape: Shape): readonly string[] =>
  'options' in shape ? shape.options.map((o) => o.id) : [];

import type { Shape } from '@shambles/engine';

/** What is on offer by name. */
export const ids = (shape: Shape): readonly string[] =>
  'options' in shape ? shape.options.map((o) => o.id) : [];

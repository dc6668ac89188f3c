import type { Attribute } from '../kinds.js';
import { personOf } from '../state.js';
import { fact } from './deed.js';
import { line, one, word } from './lines.js';

/** Who they are. */
export const PEOPLE = {
  attributes: fact<{ readonly who: string; readonly attributes: readonly Attribute[] }>({
    does: (s, f) => {
      personOf(s, f.who).attributes = [...f.attributes];
    },
    told: ({ who, attributes }) =>
      line('attributes', { who: one(who), attributes: attributes.map((each) => word(`attribute.${each}`)) }),
    words: { attributes: '{{who}}: {{attributes}}.' },
  }),
};

import { personOf, type State } from '../state.js';
import { fact } from './deed.js';
import { line, one } from './lines.js';

/** Sets the state of a door or window. */
function becomes(s: State, id: string, now: { readonly rep?: number; readonly open?: boolean }): void {
  const known = s.openings.find((o) => o.id === id);
  if (known) Object.assign(known, now);
  else s.openings.push({ id, rep: 0, open: false, ...now });
}

/** Barricaded and broken doors and windows. */
export const BARRICADE_FACTS = {
  /** A building is searched for materials, once only. BDZ-barricade-materials. */
  materials: fact<{ readonly who: string; readonly house: string; readonly found: boolean }>({
    does: (s, f) => {
      s.searched.push({ house: f.house, found: f.found });
    },
    told: ({ who, found }) => line(found ? 'materials' : 'materials-none', { who: one(who) }),
    words: {
      materials: '{{who}} found boards enough.',
      'materials-none': '{{who}} found nothing to build with.',
    },
  }),

  fetched: fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).boards = true;
    },
    told: ({ who }) => line('fetched', { who: one(who) }),
    words: { fetched: '{{who}} loaded up with boards and nails.' },
  }),

  built: fact<{ readonly who: string; readonly opening: string; readonly rep: number }>({
    does: (s, f) => becomes(s, f.opening, { rep: f.rep }),
    told: ({ who, rep }) => line('built', { who: one(who), rep }),
    words: { built: '{{who}} worked at a barricade: Rep {{rep}}.' },
  }),

  /** A round against a barricade. BDZ-barricade-break. */
  battered: fact<{
    readonly who: readonly string[];
    readonly opening: string;
    readonly own: number;
    readonly other: number;
  }>({
    told: ({ own, other }) => line(own > other ? 'battered-broken' : 'battered', { own, other }),
    words: {
      battered: 'The barricade held: {{own}} to {{other}}.',
      'battered-broken': 'The barricade gave way: {{own}} to {{other}}.',
    },
    sort: 'fights',
  }),

  /** A barricade or a pane is gone. */
  broken: fact<{ readonly opening: string }>({
    does: (s, f) => becomes(s, f.opening, { rep: 0, open: true }),
  }),
};

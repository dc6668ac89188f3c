import type { Thing } from '../kinds.js';
import type { Person, State } from '../state.js';
import { fact } from './deed.js';
import { type Newcomer, newZed } from './figures.js';
import { line, one, several, things, word } from './lines.js';

/** The sequence of play, and what is on the table at the start. */
export const TURN = {
  turn: fact<{ readonly turn: number; readonly of: number }>({
    does: (s, f) => beginTurn(s, f.turn),
    told: ({ turn }) => line('turn', { turn }),
    words: { turn: 'Turn {{turn}}' },
  }),

  step: fact<{ readonly step: number; readonly todo: readonly string[] }>({
    does: (s, f) => {
      s.step = f.step;
      s.todo = f.todo.slice();
      s.waited = [];
      delete s.landed;
      if (f.step > 4) {
        delete s.late;
        delete s.groaned;
      }
    },
    parts: true,
  }),

  /** A figure has acted in this step, or will act after the others. */
  acted: fact<{
    readonly who: string;
    /** It lets others go first (`waits`), or was raised and may still act (`again`). */
    readonly later?: 'waits' | 'again';
  }>({
    does: (s, f) => acted(s, f.who, f.later),
    parts: true,
  }),

  ended: fact<{
    readonly result: 'full' | 'win' | 'draw' | 'loss';
    readonly why: string;
    readonly alive: number;
  }>({
    does: (s, f) => {
      delete s.landed;
      s.phase = 'over';
      s.result = f.result;
    },
    told: ({ result, why }) => line(`ended-${result}`, { why: word(`why.${why}`) }),
    words: {
      'ended-full': 'It was over, and it could not have gone better: {{why}}.',
      'ended-win': 'It was over, and they had made it: {{why}}.',
      'ended-draw': 'It was over, with half of what they came for: {{why}}.',
      'ended-loss': 'It was over, and it had gone wrong: {{why}}.',
    },
  }),

  survivor: fact<{ readonly person: Person }>({
    does: (s, f) => {
      s.people.push({ ...f.person, minor: f.person.minor.slice() });
    },
    told: ({ person: p }) => {
      const who = one(p.id);
      if (p.trapped) return line('survivor-trapped', { who });
      if (p.kind === 'nps') return line('survivor-nps', { who });
      const held: Thing[] = [
        ...(p.main === '' ? [] : [p.main]),
        ...(p.pistol < 0 ? [] : ['pistol' as const]),
      ];
      return held.length > 0
        ? line('survivor-ps', { who, things: things(held) })
        : line('survivor-ps-bare', { who });
    },
    words: {
      'survivor-ps': '{{who}} set out with {{things}}.',
      'survivor-ps-bare': '{{who}} set out with bare hands.',
      'survivor-nps': '{{who}} came along.',
      'survivor-trapped': '{{who}} could not get away alone.',
    },
  }),

  came: fact<{
    readonly zeds: readonly Newcomer[];
    readonly how: 'drifters' | 'mutant' | 'risen' | 'witch';
  }>({
    does: (s, f) => {
      for (const z of f.zeds) s.zeds.push(newZed(s, z));
    },
    told: ({ how, zeds }) =>
      zeds.length === 0
        ? undefined
        : line(`came-${how}`, { who: several(zeds.map((z) => (z.kind === 'zed' ? z.id : z.kind))) }),
    words: {
      'came-drifters': '{{who}} wandered about.',
      'came-mutant': '{{who}} lay in wait.',
      'came-risen': '{{who}} got up from among the dead.',
      'came-witch': '{{who}} rose, screaming.',
    },
  }),

  /** Secret: how many Zeds are in each hideout. */
  'hidden-hordes': fact<{ readonly sizes: { readonly [hideout: string]: number } }>({
    does: (s, f) => {
      for (const h of s.hideouts) h.left = f.sizes[h.id] ?? 0;
    },
    told: ({ sizes }) => {
      const filled = Object.values(sizes).filter((n) => n > 0);
      return line('hidden-hordes', { count: filled.length, zeds: filled.reduce((sum, n) => sum + n, 0) });
    },
    words: {
      'hidden-hordes_one': 'A horde of {{zeds}} hid somewhere.',
      'hidden-hordes_other': '{{count}} hordes hid, {{zeds}} Zeds in all.',
      'hidden-hordes_zero': 'No horde hid anywhere.',
    },
  }),

  'hidden-seated': fact<{ readonly contents: { readonly [id: string]: string } }>({
    does: (s, f) => {
      for (const q of s.seated) q.content = f.contents[q.id] ?? '';
    },
    told: () => line('hidden-seated'),
    words: { 'hidden-seated': 'The seated figures were dealt out.' },
  }),
};

/**
 * Takes a figure off the list. One that lets others go first, or was raised, goes to the end, but PS stay before NPS.
 * ROS-R-nps-steps.
 */
function acted(s: State, who: string, later: 'waits' | 'again' | undefined): void {
  delete s.landed;
  if (later === 'again' && s.todo.includes(who)) return;
  s.todo = s.todo.filter((id) => id !== who);
  if (later === 'waits') s.waited.push(who);
  else s.waited = [];
  if (later === undefined) return;
  const kind = (id: string) => s.people.find((p) => p.id === id)?.kind;
  const first = kind(who) === 'ps' ? s.todo.findIndex((id) => kind(id) === 'nps') : -1;
  s.todo.splice(first < 0 ? s.todo.length : first, 0, who);
}

function beginTurn(s: State, turn: number): void {
  s.phase = 'turn';
  s.turn = turn;
  s.step = 1;
  s.todo = [];
  s.waited = [];
  for (const p of s.people) {
    p.play = '';
    p.fired = 0;
    p.moved = 0;
    p.used = 0;
    if (p.marked < turn) {
      p.marked = 0;
      p.drawn = '';
    }
  }
  for (const z of s.zeds) {
    z.moved = false;
    z.trail = [];
    z.struck = false;
  }
  for (const d of s.doors) d.struck = 0;
  for (const v of s.vehicles) v.struck = 0;
  s.noises = s.noises.filter((n) => n.until >= turn);
  s.clouds = s.clouds.filter((c) => c.until >= turn);
}

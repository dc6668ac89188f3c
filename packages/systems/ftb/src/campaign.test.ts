import { type AskRequest, type Json, playOut, SeededDice, Sfc32 } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ftb } from './index.js';
import { copyState, type State } from './state.js';
import { templateOf } from './testing/said.js';

interface Played {
  readonly state: State;
  readonly decisions: number;
  /** Questions and options for which there are no words. */
  readonly speechless: readonly string[];
  readonly kinds: readonly string[];
}

/** Options that have an id and a line. */
function linesOf(ask: AskRequest): readonly string[] {
  const shape = ask.space.shape();
  const options = 'options' in shape ? shape.options : [];
  return options.map((o) => o.line.key);
}

/**
 * A whole game by somebody who picks any legal answer, but goes home when there is nothing left to do, and does not
 * end a campaign in its first year.
 */
function play(scenario: string, seed: string, options: { [id: string]: string } = {}): Played {
  const random = new Sfc32(`${seed} answers`);
  const book = ftb.book({ scenario, options });
  const words = ftb.words?.(book) ?? {};
  const speechless = new Set<string>();
  const kinds = new Set<string>();
  const prefer = (ask: AskRequest, w: { readonly s: unknown }): Json | undefined => {
    const s = w.s as State;
    const ids = 'ids' in ask.space ? (ask.space.ids as readonly string[]) : [];
    const end = ids.find((id) => id.startsWith('end ') || id.startsWith('leave '));
    if (ask.code === 'deed') return end;
    if (ask.code === 'declare') return s.campaign.when.year > 1 ? 'retire' : 'stay';
    if (ask.code === 'encounter' && ids.includes('stay-home') && random.below(3) > 0) return 'stay-home';
    if (ask.code === 'new-leader') return ids[0];
    return undefined;
  };
  const { state, decisions } = playOut(
    ftb,
    book,
    new SeededDice(`${seed} dice`),
    (ask, w) => {
      for (const key of [`ask.${ask.code}`, ...linesOf(ask)])
        if (templateOf(key) === undefined && !(key in words)) speechless.add(key);
      const s = w.s as State;
      if (s.encounter) kinds.add(s.encounter.kind);
      const wish = prefer(ask, w);
      const parsed = wish === undefined ? undefined : ask.space.parse(wish);
      return parsed?.ok ? parsed.answer : ask.space.sample(random);
    },
    () => {},
  );
  return { state: state as State, decisions, speechless: [...speechless], kinds: [...kinds] };
}

test('x', () => {
  for (let i = 0; i < 12; i++) {
    const t = Date.now();
    const p = play('campaign', `c${i}`, { rep: '6', band: '3', area: 'suburban' });
    console.log(i, p.decisions, Date.now() - t, JSON.stringify(p.state.campaign.when), p.state.campaign.chronicle.map((c) => c.encounter).join(' '), p.speechless.join(' '), ftb.check(p.state, ftb.book({ scenario: 'campaign', options: {} })));
  }
}, 600_000);
void describe;
void expect;
void copyState;

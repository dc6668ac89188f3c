import {
  type AskRequest,
  type Json,
  type Line,
  type Option,
  playOut,
  SeededDice,
  Sfc32,
} from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ftb } from './index.js';
import { copyState, type State } from './state.js';
import { templateOf } from './testing/said.js';

interface Played {
  readonly state: State;
  readonly decisions: number;
  /** Asks and options that have no words. */
  readonly speechless: readonly string[];
  readonly kinds: readonly string[];
}

/** Options of an ask, if it lists them. */
function optionsOf(ask: AskRequest): readonly Option[] {
  const shape = 'ids' in ask.space ? ask.space.shape() : undefined;
  return shape && 'options' in shape ? shape.options : [];
}

/** The number by which a line takes one form or another. */
const countIn = (values: Line['values']) => values?.count as number | undefined;

/**
 * Plays a whole game with any legal answers, except that it goes home when there is nothing left to do, does not end a
 * campaign in its first year, and goes out `restless` times in eight.
 */
function play(scenario: string, seed: string, options: { [id: string]: string } = {}, restless = 1): Played {
  const random = new Sfc32(`${seed} answers`);
  const book = ftb.book({ scenario, options });
  const words = ftb.words?.(book) ?? {};
  const speechless = new Set<string>();
  const kinds = new Set<string>();
  const prefer = (ask: AskRequest, w: { readonly s: unknown }): Json | undefined => {
    const s = w.s as State;
    const ids = optionsOf(ask).map((o) => o.id);
    const end = ids.find((id) => id.startsWith('end ') || id.startsWith('leave '));
    if (ask.code === 'deed') return end;
    if (ask.code === 'lay') return 'play';
    if (ask.code === 'declare') return s.campaign.when.year > 1 ? 'retire' : 'stay';
    if (ask.code === 'encounter' && ids.includes('stay-home') && random.below(8) >= restless)
      return 'stay-home';
    if (ask.code === 'new-leader') return ids[0];
    return undefined;
  };
  const { state, decisions } = playOut(
    ftb,
    book,
    new SeededDice(`${seed} dice`),
    (ask, w) => {
      for (const { key, values } of [
        { key: `ask.${ask.code}`, values: {} },
        ...optionsOf(ask).map((o) => o.line),
      ])
        if (templateOf(key, countIn(values)) === undefined && !(key in words)) speechless.add(key);
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

const SCENARIOS = ftb.scenarios.map((s) => s.id).filter((id) => id !== 'campaign');

describe('whole games', () => {
  test('[FTB-11.0] [FTB-11.3a] [FTB-11.1.4] campaigns of a year, to their end', () => {
    const played = ['a', 'b', 'c'].map((seed) => play('campaign', seed, { rep: '6', band: '3' }));
    for (const { state, speechless } of played) {
      expect(speechless).toEqual([]);
      expect(ftb.check(state, ftb.book({ scenario: 'campaign', options: {} }))).toBeUndefined();
      expect(copyState(state)).toEqual(JSON.parse(JSON.stringify(state)));
      expect(state.phase).toBe('over');
      expect(state.people.every((p) => p.seat !== '')).toBe(true);
      expect(state).toMatchObject({
        encounter: null,
        parties: [],
        zeds: [],
        pefs: [],
        premises: [],
        heaps: [],
      });
    }
    expect(played.some(({ state }) => state.campaign.chronicle.length > 0)).toBe(true);
  });

  test('[FTB-11.3a] [FTB-11.4] [FTB-11.8.2b] [FTB-11.13b] a quiet year at Home: Food goes, the band goes, and nothing grows', () => {
    const { state } = play('campaign', 'home', { rep: '5', band: '4' }, 0);
    expect(state.campaign.when).toEqual({ year: 2, month: 1, day: 31 });
    expect(state.people.map((p) => p.id)).toContain('star-1');
    expect(state.campaign.chronicle).toEqual([]);
    expect(state.campaign.met).toEqual([]);
    expect(state.campaign.plan).toBeNull();
    expect(state.people.length).toBeLessThanOrEqual(5);
  });

  test.each(SCENARIOS)(
    '[FTB-14.0] %s by itself, to its end',
    (scenario) => {
      const { state, speechless, kinds } = play(scenario, `one ${scenario}`);
      const book = ftb.book({ scenario, options: {} });
      expect(speechless).toEqual([]);
      expect(ftb.check(state, book)).toBeUndefined();
      expect(state.phase).toBe('over');
      expect(kinds.length).toBeLessThanOrEqual(1);
      expect(ftb.outcome(state, book)?.level).toMatch(/^level\.(success|failure)$/);
    },
    120_000,
  );

  test('[FTB-1.1b] four players, together in a campaign and against each other in a single Encounter', () => {
    const four = play('campaign', 'four', { players: '4', band: '0', rep: '4' });
    expect(four.state.phase).toBe('over');
    const against = play('search', 'against', { players: '3', band: '1', sides: 'opposed' });
    expect(against.state.phase).toBe('over');
    expect([...four.speechless, ...against.speechless]).toEqual([]);
  });
});

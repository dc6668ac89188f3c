import { bdz } from '@shambles/bdz';
import type { Json, Patch, Sfc32, Table } from '@shambles/engine';
import { type State as FtbState, ftb } from '@shambles/ftb';
import type { Life } from './ages.js';

type BdzState = ReturnType<typeof bdz.start>;

/** Answers the question of the first seat that the game waits for. */
function gives(table: Table, value: (seat: string, code: string) => Json): void {
  const seat = table.waitingFor[0] as string;
  const now = table.question(seat) as { id: string; at: number; code: string };
  const taken = table.answer({ seat, ask: now.id, at: now.at, value: value(seat, now.code) });
  if (!taken.ok) throw new Error(taken.text);
}

/** A random legal answer that fits; any legal answer if none does. */
function among(table: Table, seat: string, random: Sfc32, fits: (value: string) => boolean): Json {
  const found = table.legal(seat, 1000).filter((v) => fits(String(v)));
  if (found.length === 0) return table.sample(seat, random) as Json;
  return found[random.below(found.length)] as Json;
}

const FINDS = ['found', 'found', 'found', 'friends', 'success'] as const;

/**
 * A campaign of Fade to Black in which fights are told, not played: the band stays in place, each Encounter succeeds
 * and finds Food and somebody to meet again, and nobody comes to harm.
 */
export const FTB_LIFE: Life = {
  system: ftb,
  setup: { scenario: 'campaign', options: { fights: 'elsewhere', rep: '5', band: '3' } },
  rests: 'declare',
  month: (s) => {
    const { year, month } = (s as FtbState).campaign.when;
    return (year - 1) * 12 + month;
  },
  answer(table, random) {
    gives(table, (seat, code) => {
      const one = (fits: (value: string) => boolean) => among(table, seat, random, fits);
      if (code === 'declare') return one((v) => v === 'settle' || v === 'stay');
      if (code === 'encounter') return one((v) => v !== 'enough' && v !== 'stay-home');
      if (code === 'found-elsewhere') return one((v) => v === 'food');
      if (code !== 'elsewhere') return table.sample(seat, random) as Json;
      const what = FINDS[random.below(FINDS.length)] as string;
      return one((v) => v.startsWith(what));
    });
  },
  withPast(state, of) {
    const { met, chronicle } = (of as FtbState).campaign;
    const s = state as FtbState;
    return { ...s, campaign: { ...s.campaign, met, chronicle } };
  },
  past(state) {
    const { met, chronicle } = (state as FtbState).campaign;
    return `${chronicle.length} Encounters and ${met.length} people met`;
  },
};

/**
 * A campaign of Better Dead Than Zed: each Discover ends as soon as it has begun, by a correction that brings food home
 * and puts everybody back on their feet.
 */
export const BDZ_LIFE: Life = {
  system: bdz,
  setup: { scenario: 'campaign', options: { 'star-lost': 'successor' } },
  rests: 'next',
  month: (s) => (s as BdzState).campaign?.months ?? 0,
  answer(table, random) {
    const { encounter, people, campaign } = table.state as BdzState;
    if (encounter && !encounter.ended) {
      const members = campaign?.members.map((m) => m.id) ?? [];
      const well = (p: (typeof people)[number]) => ({
        ...p,
        status: 'carry-on',
        afterwards: 'unknown',
        rep: 5,
      });
      const patch = [
        { path: 'encounter/ended', value: true },
        { path: 'people', value: people.map((p) => (members.includes(p.id) ? well(p) : p)) },
        { path: 'campaign/goods', value: { food: 4 * members.length } },
      ];
      const put = table.propose('player-1', { correct: { why: 'All is well.', patch: patch as Patch } });
      if (!put.ok) throw new Error(put.text);
      return;
    }
    gives(table, (seat, code) =>
      code === 'next'
        ? among(table, seat, random, (v) => v === 'discover')
        : (table.sample(seat, random) as Json),
    );
  },
  withPast(state, of) {
    const s = state as BdzState;
    return { ...s, campaign: { ...s.campaign, chronicle: (of as BdzState).campaign?.chronicle } };
  },
  past: (state) => `${(state as BdzState).campaign?.chronicle.length} encounters`,
};

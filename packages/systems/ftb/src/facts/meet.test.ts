import { describe, expect, test } from 'vitest';
import { meet } from '../contact/meeting.js';
import { WATCHES } from '../encounters/watches.js';
import type { FtbFact } from '../facts.js';
import type { Trigger } from '../in-sight/hostility.js';
import { game } from '../testing/game.js';
import { inWords, templateOf, told } from '../testing/said.js';

type Bare<I extends FtbFact['is']> = Omit<Extract<FtbFact, { readonly is: I }>, 'is' | 'cause' | 'to'>;

const say = <I extends FtbFact['is']>(is: I, fact: Bare<I>) =>
  told({ is, cause: 'FTB-12.0', to: 'all', ...fact } as unknown as FtbFact);

const TRIGGER: Trigger = { by: 'star-1', active: 'players', movers: ['star-1'], watches: WATCHES };

describe('the story of a meeting', () => {
  test('[FTB-12.13m] [FTB-12.8a] reads from the contact to the talk, with what changed the dice', () => {
    const g = game({
      options: { 'class-talk': 'on' },
      people: {
        'star-1': { x: 18, y: 10, rep: 4, attributes: ['dim'], class: 'militia' },
        n0: { side: 'party-1', class: 'ganger', x: 18, y: 22, sex: 'm', attributes: ['attractive'] },
      },
      parties: { 'party-1': { class: 'ganger' } },
      dice: [1, 6, 4, 4, 4, 4, 4, 4],
      active: ['star-1'],
    });
    g.begin(meet(g.w, 'party-1', TRIGGER));
    const { code, values } = g.asked();
    expect(inWords({ key: `ask.${code}`, values })).toBe(
      'Robin has met a Ganger. The one to talk to is Ada. What now?',
    );
    g.answer('talk').end();
    const lines = g.w.facts.flatMap((f) => told(f as FtbFact) ?? []);
    expect(lines).toEqual([
      'Friend or foe? 2 for them, 10 for Robin: they will talk.',
      'Talk the Talk, successes: Robin 0 (dim −1, one of them a Ganger −2), Ada 0 (attractive +1): pleasantries, nothing more.',
    ]);
    for (const { label } of g.facts('rolled')) expect(templateOf(`roll.${label}`)).toBeDefined();
  });

  test('[FTB-T-talk] [FTB-T-law-order] every result, with every set of modifiers', () => {
    const side = (circumstances: readonly string[]) =>
      circumstances.map((circumstance) => ({ circumstance, dice: -1, side: 'ours' as const }));
    const talk = (of: 'talk' | 'law' | 'robbery', row: string, mods: readonly string[] = []) =>
      say('talked', {
        party: 'party-1',
        who: 'star-1',
        with: 'n1',
        of,
        ours: 2,
        theirs: 1,
        mods: side(mods),
        row,
      });
    for (const row of ['recruit', 'barter', 'pleasantries', 'refused', 'enemies'])
      expect(talk('talk', row)).toContain('Robin 2, Abel 1: ');
    for (const row of ['released', 'disarm', 'arrest']) expect(talk('law', row)).toContain('Law & Order');
    for (const row of ['targets-ahead', 'robbers-ahead']) expect(talk('robbery', row)).toContain('robbe');
    const all = ['weapon-in-hand', 'suspicious', 'fought', 'ganger'];
    for (let set = 1; set < 16; set++) {
      const some = all.filter((_, i) => (set >> i) & 1);
      expect(talk('law', 'released', some)).toContain('−1');
    }
    for (const some of [['attractive'], ['dim', 'other-class'], ['attractive', 'dim', 'one-ganger']])
      expect(talk('talk', 'barter', some)).toContain('(');
    expect(talk('robbery', 'robbers-ahead', ['outnumbered'])).toContain(
      'Robin 2 (more of them +1), Abel 1: ',
    );
  });

  test('[FTB-12.5m] [FTB-D-65] a PEF, and a Defining Moment', () => {
    const resolved = (pef: string, passed: number, contact: boolean, nearby = false) =>
      say('pef-resolved', { pef, passed, contact, nearby });
    expect(resolved('pef-1', 2, true)).toBe('There was somebody: dice passed 2.');
    const unrolled = { pef: 'pef-1', passed: 2, contact: true, nearby: false, unrolled: true } as const;
    expect(say('pef-resolved', unrolled)).toBe('There was somebody.');
    expect(resolved('pef-1', 0, false)).toBe('There was nobody: dice passed 0.');
    expect(resolved('pef-1', 1, false, true)).toContain('somebody was near');
    expect(resolved('', 2, true)).toContain('inside');
    expect(resolved('', 1, false)).toContain('Nobody was inside');
    expect(resolved('', 1, false, true)).toContain('inside');
    // By a door, a window or again: only the building is named.
    expect(say('defining-moment', { building: 'house', name: 'House' })).toBe('House: was anybody inside?');
  });

  test('[FTB-12.5.2a] who it is', () => {
    expect(say('contact', { what: 'zed', number: 1 })).toBe('Contact: a zombie.');
    expect(say('contact', { what: 'ganger', number: 3 })).toBe('Contact: 3 Gangers.');
    expect(say('contact', { what: 'police', number: 1 })).toBe('Contact: a Police Officer.');
    for (const what of ['citizen', 'militia', 'survivor', 'military'] as const)
      expect(say('contact', { what, number: 2 })).toContain('2 ');
  });

  test('[FTB-12.9] [FTB-12.15c] how they stand to the players', () => {
    const attitude = (now: 'enemy' | 'friend' | 'neutral', why: string) =>
      say('attitude', { party: 'party-1', attitude: now, why });
    expect(attitude('enemy', 'talk')).toBe('Enemies from now on: the first group of strangers.');
    expect(say('attitude', { party: 'party-1', attitude: 'enemy', why: 'raid', old: true })).toBe(
      'They were old Enemies.',
    );
    expect(attitude('friend', 'met-before')).toBe('Old friends: they will trade.');
    expect(attitude('friend', 'recruit')).toBeUndefined();
    expect(attitude('neutral', 'talk')).toBeUndefined();
    expect(attitude('neutral', 'met-before')).toBeUndefined();
    expect(
      say('friend-or-foe', { party: 'party-1', who: 'star-1', theirs: 10, ours: 5, foes: true }),
    ).toContain('foes');
  });

  test('[FTB-12.7m] [FTB-12.11] [FTB-12.12] law and order', () => {
    for (const does of ['ignored', 'leave', 'arrest'])
      expect(say('ordered', { party: 'party-1', who: 'star-1', die: 3, does })).toContain('Military');
    expect(say('arrested', { who: 'star-1', by: 'police' })).toBe('Robin was arrested by the Police.');
    expect(say('arrested', { who: 'star-1', by: 'military' })).toContain('by the Military');
    expect(say('suspicious', { who: 'star-1' })).toContain('reported');
  });

  test('[FTB-12.13b] who joins, who goes', () => {
    expect(say('recruited', { who: 'n0', by: 'star-1' })).toBe('Ada joined Robin.');
    expect(say('party-gone', { party: 'party-2', why: 'chillin' })).toContain(
      'the second group of strangers',
    );
  });
});

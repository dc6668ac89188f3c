import { describe, expect, test } from 'vitest';
import { RECRUIT, TALK, WALK_THE_WALK } from '../deeds/talk.js';
import { WATCHES } from '../encounters/watches.js';
import type { Trigger } from '../in-sight/hostility.js';
import { newCampaign } from '../state/campaign.js';
import type { Item } from '../state.js';
import { TALK_MODIFIERS, TALK_TABLE, talkRow } from '../tables/meet.js';
import { type Game, game, type PersonGiven, REP_DICE, type Situation } from '../testing/game.js';
import { talk, talkMods } from './talk.js';

const TRIGGER: Trigger = { by: 'star-1', active: 'players', movers: ['star-1'], watches: WATCHES };

/** A Star of Rep 4 and a Survivor of Rep 4, 3 inches apart, facing each other; they roll a die per point of Rep. */
function face(
  ours: PersonGiven = {},
  theirs: PersonGiven = {},
  dice: readonly number[] = [],
  more: Situation = {},
): Game {
  return game({
    active: ['star-1'],
    ...more,
    options: { ...REP_DICE, ...more.options },
    people: {
      'star-1': { x: 18, y: 10, rep: 4, sex: 'f', ...ours },
      n0: { side: 'party-1', x: 18, y: 13, facing: 180, rep: 4, sex: 'm', ...theirs },
      ...more.people,
    },
    parties: { 'party-1': { class: theirs.class ?? 'survivor', ...more.parties?.['party-1'] } },
    dice,
  });
}

/** Four dice with `n` successes. */
const of4 = (n: number) => [1, 2, 3, 4].map((i) => (i <= n ? 3 : 4));
const attitude = (g: Game) => g.state.parties[0]?.attitude;

/** A talk with the given successes on either side. */
function talked(ours: number, theirs: number, more: Situation = {}, star: PersonGiven = {}): Game {
  const g = face(star, {}, [...of4(ours), ...of4(theirs), 1, 1, 1, 6, 6, 6, 6], more);
  return g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
}

describe('Talk the Talk', () => {
  test('[FTB-12.13a] [FTB-D-3] one die each, 1 to 3 a success; ahead or behind by one is all the way', () => {
    const one = (ours: number, theirs: number) => {
      const g = game({
        active: ['star-1'],
        people: {
          'star-1': { x: 18, y: 10, rep: 5 },
          n0: { side: 'party-1', x: 18, y: 13, facing: 180, rep: 3 },
        },
        parties: { 'party-1': { class: 'survivor' } },
        dice: [ours, theirs, 1, 1, 1, 1, 6, 6, 6],
      });
      g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
      const [f] = g.facts('talked');
      return [f?.ours, f?.theirs, f?.row, attitude(g)];
    };
    expect(one(3, 4)).toEqual([1, 0, 'recruit', 'friend']);
    expect(one(3, 3)).toEqual([1, 1, 'pleasantries', 'neutral']);
    expect(one(4, 6)).toEqual([0, 0, 'pleasantries', 'neutral']);
    expect(one(4, 3)).toEqual([0, 1, 'enemies', 'enemy']);
    expect([2, 1, 0, -1, -2].map((d) => talkRow(d, 'one').does)).toEqual([
      'recruit',
      'recruit',
      'pleasantries',
      'enemies',
      'enemies',
    ]);
  });

  test('[FTB-D-3] by table option a die for each point of Rep on both sides', () => {
    const g = face({ rep: 5 }, { rep: 3 }, [1, 2, 3, 4, 5, 3, 4, 6]);
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
    expect(g.facts('talked')[0]).toMatchObject({ ours: 3, theirs: 1, with: 'n0', of: 'talk' });
    const rolls = g.facts('rolled').filter((r) => r.label === 'talk');
    expect(rolls.map((r) => r.faces[0]?.length)).toEqual([5, 3]);
  });

  test('[FTB-12.13m] [FTB-T-talk] the rows', () => {
    expect([3, 2, 1, 0, -1, -2, -3].map((d) => talkRow(d, 'rep').does)).toEqual([
      'recruit',
      'recruit',
      'barter',
      'pleasantries',
      'refused',
      'enemies',
      'enemies',
    ]);
    expect(TALK_TABLE.rows.map((r) => r.talk)).toEqual(['won', 'won', '', 'lost', 'lost']);
    expect(TALK_MODIFIERS).toEqual({ attractive: 1, dim: -1, 'one-ganger': -2, 'other-class': -1 });
  });

  test('[FTB-12.13m] what each comes to', () => {
    const two = talked(3, 1);
    expect([attitude(two), two.question()]).toEqual(['friend', 'player-1 recruit FTB-12.13b']);
    const one = talked(2, 1, {}, { has: ['pistol'] });
    expect([attitude(one), one.question()]).toEqual(['friend', 'player-1 barter FTB-11.12a']);
    expect(attitude(talked(2, 2).end())).toBe('neutral');
    expect(attitude(talked(1, 2).end())).toBe('refused');
    const enemies = talked(0, 2);
    expect(attitude(enemies)).toBe('enemy');
    expect(enemies.facts('rolled').some((r) => r.label === 'in-sight')).toBe(true);
  });

  test('[FTB-12.13m] talks that are won and lost are counted', () => {
    const tally = (ours: number, theirs: number) => talked(ours, theirs).state.encounter?.tally;
    expect(tally(2, 1)).toMatchObject({ 'talks-won': 1 });
    expect(tally(3, 1)).toMatchObject({ 'talks-won': 1 });
    expect(tally(2, 2)).toEqual({});
    expect(tally(1, 2)).toMatchObject({ 'talks-lost': 1 });
    expect(tally(1, 3)).toMatchObject({ 'talks-lost': 1 });
  });

  test('[FTB-12.13a] [FTB-D-38] Leaders alone talk: the highest Rep of them', () => {
    const g = face({}, {}, [...of4(4), 1, 1, 1, 1, 6], {
      people: { n1: { side: 'party-1', x: 19, y: 13, facing: 180, rep: 5 } },
    });
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
    expect(g.facts('talked')[0]).toMatchObject({ with: 'n1', ours: 4, theirs: 4 });
  });
});

const CLASS_TALK: Situation = { options: { 'class-talk': 'on' } };

describe('what changes the dice', () => {
  const mods = (ours: PersonGiven, theirs: PersonGiven, more: Situation = {}) => {
    const g = face(ours, theirs, [], more);
    return talkMods(g.w, g.person('star-1'), g.person('n0')).map(
      (m) => `${m.side} ${m.circumstance} ${m.dice}`,
    );
  };

  test('[FTB-12.13a] [FTB-3.3-attractive] [FTB-3.3-dim] Attractive against the other sex, Dim', () => {
    expect(mods({ attributes: ['attractive'] }, {})).toEqual(['ours attractive 1']);
    expect(mods({ attributes: ['attractive'] }, { sex: 'f' })).toEqual([]);
    expect(mods({}, { attributes: ['attractive'] })).toEqual(['theirs attractive 1']);
    expect(mods({ sex: 'm' }, { attributes: ['attractive'] })).toEqual([]);
    expect(mods({ attributes: ['dim'] }, { attributes: ['dim'] })).toEqual(['ours dim -1', 'theirs dim -1']);
  });

  test('[FTB-D-64] [FTB-3.4.3] [FTB-3.4.5] [FTB-3.4.7] Class plays no part, unless the table plays so: two fewer where just one is a Ganger, one fewer for any other difference', () => {
    const by = (ours: PersonGiven['class'], theirs: PersonGiven['class'], more: Situation = CLASS_TALK) =>
      mods({ class: ours }, { class: theirs }, more);
    expect(by('ganger', 'survivor')).toEqual(['ours one-ganger -2']);
    expect(by('militia', 'ganger')).toEqual(['ours one-ganger -2']);
    expect(by('ganger', 'ganger')).toEqual([]);
    expect(by('militia', 'survivor')).toEqual(['ours other-class -1']);
    expect(by('survivor', 'survivor')).toEqual([]);
    expect(by('ganger', 'survivor', {})).toEqual([]);
    expect(by('militia', 'survivor', {})).toEqual([]);
  });

  test('[FTB-12.13a] [FTB-12.13m] they are dice: none is left of two at minus two', () => {
    const g = face({ class: 'ganger', rep: 2 }, { rep: 1 }, [4], CLASS_TALK);
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER)).end();
    g.done();
    expect(g.facts('talked')[0]).toMatchObject({ ours: 0, theirs: 0 });
  });
});

describe('deeds', () => {
  const offers = (g: Game) =>
    [TALK, RECRUIT, WALK_THE_WALK].flatMap((d) =>
      d.offers(g.w, g.person('star-1'), [g.person('star-1')]).map((o) => `${d.verb} ${o.what}`),
    );

  test('[FTB-12.13a] within 3 inches, each in sight of the other', () => {
    // Only they see us.
    expect(offers(face({ facing: 180 }))).toContain('walk-the-walk party-1');
    expect(offers(face())).toContain('talk party-1');
    expect(offers(face({}, { y: 13.2 }))).not.toContain('talk party-1');
    expect(offers(face({}, { facing: 0 }))).not.toContain('talk party-1');
    expect(offers(face({ facing: 180 }, {}))).not.toContain('talk party-1');
    expect(offers(face({}, { level: 1 }))).not.toContain('talk party-1');
  });

  test('[FTB-12.13a] only the Leader of a group is offered it', () => {
    const g = face({}, {}, [], { people: { n1: { x: 18.9, y: 10.4, rep: 3 } } });
    const [star, n1] = [g.person('star-1'), g.person('n1')];
    const offered = [star, n1].map((p) => TALK.offers(g.w, p, [star, n1]).length);
    expect(offered).toEqual([1, 0]);
  });

  test('[FTB-12.13m] [FTB-12.9] not again, not with Enemies, nor with those who want nothing of it', () => {
    const with_ = (party: NonNullable<Situation['parties']>[string]) =>
      offers(face({}, {}, [], { parties: { 'party-1': party } }));
    expect(with_({ attitude: 'neutral' })).toContain('talk party-1');
    expect(with_({ attitude: 'neutral', talked: true })).not.toContain('talk party-1');
    expect(with_({ attitude: 'refused' })).not.toContain('talk party-1');
    expect(with_({ attitude: 'enemy' })).toEqual([]);
  });

  test('[FTB-12.7a] the Military cannot be talked to', () => {
    expect(offers(face({}, { class: 'military' }))).toEqual(['walk-the-walk party-1']);
  });

  test('[FTB-12.14a] [FTB-EX-12.14] after pleasantries and barter the player draws: In Sight for both, Enemies ever after', () => {
    const g = face({ has: ['pistol'] }, { has: ['pistol'] }, [1, 1, 1, 6, 6, 6, 6], {
      parties: { 'party-1': { attitude: 'friend', talked: true, bartered: ['n0'] } },
    });
    expect(offers(g)).toContain('walk-the-walk party-1');
    g.begin(WALK_THE_WALK.act(g.w, 'star-1', 'party-1'));
    const rolls = g.facts('rolled').filter((r) => r.label === 'in-sight');
    expect(rolls.map((r) => r.faces[0]?.length)).toEqual([3, 4]);
    expect(attitude(g)).toBe('enemy');
    expect(g.question()).toBe('player-1 in-sight FTB-5.5.7m');
    g.answer('hold').end();
    expect(offers(g)).toEqual([]);
  });

  test('[FTB-12.14a] only with somebody in view who carries on', () => {
    expect(offers(face({ facing: 180 }, { facing: 0 }))).not.toContain('walk-the-walk party-1');
    expect(offers(face({}, { condition: 'out-of-the-fight' }))).not.toContain('walk-the-walk party-1');
  });

  test('[FTB-12.14b] whoever walked the walk is an Enemy', () => {
    const g = face({ has: ['pistol'] }, {}, [1, 1, 1, 6, 6, 6, 6]);
    g.begin(WALK_THE_WALK.act(g.w, 'star-1', 'party-1'));
    expect(g.facts('attitude')[0]).toMatchObject({ attitude: 'enemy', why: 'walked' });
  });

  test('[FTB-12.14a] [FTB-D-40] taken whatever was seen before, and they have been seen then', () => {
    const g = face({ has: ['pistol'] }, {}, [1, 1, 1, 6, 6, 6, 6], { encounter: { seen: ['star-1', 'n0'] } });
    g.begin(WALK_THE_WALK.act(g.w, 'star-1', 'party-1'));
    expect(g.facts('rolled').some((r) => r.label === 'in-sight')).toBe(true);
    const fresh = face({}, {}, [1, 1, 1, 6, 6, 6, 6]);
    fresh.begin(WALK_THE_WALK.act(fresh.w, 'star-1', 'party-1'));
    fresh.answer('hold').end();
    expect(fresh.state.encounter?.seen).toEqual(['star-1', 'n0']);
  });

  test('[FTB-3.4.8] who does not fight is no Enemy, whatever their Class', () => {
    const g = face({ class: 'militia' }, { class: 'ganger' }, [], {
      parties: { 'party-1': { attitude: 'neutral' } },
    });
    expect(g.table.sees('star-1', 'n0')).toBe(true);
    expect(offers(g)).toContain('walk-the-walk party-1');
  });
});

describe('recruiting', () => {
  const food = (n: number): Item[] =>
    Array.from({ length: n }, (_, i) => ({ id: 50 + i, what: 'food', empty: false }));
  const campaign = (units: number) => ({
    ...newCampaign(true),
    plan: {
      kind: 'search' as const,
      area: 'suburban' as const,
      part: 'daytime' as const,
      foes: '' as const,
      goal: '',
      seat: 'player-1',
      who: ['star-1', 'n10'],
      voluntary: true,
      ready: [],
    },
    households: [
      {
        seat: 'player-1',
        star: 'star-1',
        home: 'suburban' as const,
        stock: food(units),
        making: 'done' as const,
      },
    ],
  });
  const asked = (ours: PersonGiven, theirs: PersonGiven, more: Situation = {}) => {
    const g = face(
      { rep: 4, ...ours },
      { rep: 4, ...theirs },
      [...of4(4), ...Array<number>(theirs.rep ?? 4).fill(6)],
      {
        options: { attributes: 'nobody' },
        ...more,
      },
    );
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
    return g.question() === 'player-1 recruit FTB-12.13b';
  };

  test("[FTB-12.13b] [FTB-4.1f] only of the Star's own Class", () => {
    expect(asked({}, {})).toBe(true);
    expect(asked({ class: 'ganger' }, {})).toBe(false);
  });

  test('[FTB-4.1d] none above the Star', () => {
    expect(asked({}, { rep: 4 })).toBe(true);
    expect(asked({}, { rep: 5 })).toBe(false);
  });

  test('[FTB-4.1e] no more, the Star among them, than its Rep', () => {
    const with_ = (n: number) =>
      asked(
        {},
        {},
        {
          people: Object.fromEntries(
            Array.from({ length: n }, (_, i) => [
              `n${10 + i}`,
              { x: 3, y: 3 + 2 * i, condition: 'home' as const },
            ]),
          ),
        },
      );
    expect(with_(2)).toBe(true);
    expect(with_(3)).toBe(false);
  });

  test('[FTB-4.1e] the dead are no members', () => {
    const people = {
      n10: { x: 3, y: 3, condition: 'home' as const },
      n11: { x: 3, y: 5, condition: 'home' as const },
      n12: { x: 3, y: 7, condition: 'obviously-dead' as const },
    };
    expect(asked({}, {}, { people })).toBe(true);
  });

  test('[FTB-4.1c] in the first 20 days Citizens alone', () => {
    const on = (day: number, of: 'citizen' | 'survivor') =>
      asked({ class: of }, { class: of }, { encounter: { day } });
    expect(on(20, 'citizen')).toBe(true);
    expect(on(20, 'survivor')).toBe(false);
    expect(on(21, 'survivor')).toBe(true);
  });

  test('[FTB-11.8.2b] [FTB-D-93] in a campaign there must be Food to give to the recruit, and to those before it', () => {
    const with_ = (units: number, more: Situation = {}) =>
      asked({}, {}, { ...more, state: { campaign: campaign(units) } });
    expect(with_(1)).toBe(true);
    expect(with_(0)).toBe(false);
    expect(asked({ has: ['food'] }, {}, { state: { campaign: campaign(0) } })).toBe(true);
    // Those who set out or stayed at Home need none now; who has joined on the way needs a unit too.
    const old = { n10: { x: 3, y: 3 }, n11: { x: 3, y: 5, condition: 'home' as const } };
    expect(with_(1, { people: old })).toBe(true);
    const fresh = { n12: { x: 3, y: 3 } };
    expect([with_(1, { people: fresh }), with_(2, { people: fresh })]).toEqual([false, true]);
  });

  test('[FTB-12.13b] [FTB-3.3b] whoever joins is of the band: its side, its seat, an Attribute', () => {
    const g = face({}, {}, [...of4(4), ...of4(0), 1, 1]);
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER))
      .answer('n0')
      .end();
    g.done();
    expect(g.person('n0')).toMatchObject({ side: 'players', seat: 'player-1', attributes: ['medic'] });
    expect(g.state.parties[0]?.people).toEqual([]);
    expect(g.state.encounter?.tally.recruited).toBe(1);
    expect(g.facts('attribute')).toMatchObject([{ who: 'n0', attribute: 'medic', chosen: false }]);
  });

  test('[FTB-12.13b] the question names who asks, and each that may join by name and Rep', () => {
    const g = face({}, {}, [...of4(4), ...of4(0)]);
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
    const { values, shape } = g.asked();
    expect(values?.who).toEqual({ noun: 'person.star-1', count: 1 });
    expect('options' in shape && shape.options).toMatchObject([
      { line: { key: 'recruit.whom', values: { who: { noun: 'person.n0', count: 1 }, rep: 4 } }, on: 'n0' },
      { id: 'nobody', line: { key: 'recruit.nobody' } },
    ]);
  });

  test('[FTB-3.3b] whoever has an Attribute of its own keeps it, and rolls for no other', () => {
    const g = face({}, { attributes: ['medic'] }, [...of4(4), ...of4(0)]);
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER))
      .answer('n0')
      .end();
    g.done();
    expect(g.person('n0')).toMatchObject({ side: 'players', attributes: ['medic'] });
    expect(g.facts('attribute')).toEqual([]);
  });

  test('[FTB-12.13b] [FTB-4.1e] one after another until the band is full, and never against its will', () => {
    const g = face({}, {}, [...of4(4), ...of4(0)], {
      options: { attributes: 'nobody' },
      people: {
        n1: { side: 'party-1', x: 19, y: 13, rep: 3 },
        n2: { side: 'party-1', x: 17, y: 13, rep: 3 },
        n3: { side: 'party-1', x: 20, y: 13, rep: 3 },
      },
    });
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
    expect(g.options()).toEqual(['n0', 'n1', 'n2', 'n3', 'nobody']);
    g.answer('n1', 'n0');
    expect(g.options()).toEqual(['n2', 'n3', 'nobody']);
    g.answer('nobody').end();
    expect(g.person('n2').side).toBe('party-1');
  });

  test('[FTB-12.13b] [FTB-12.13m] those won over can be asked later; those who only barter cannot', () => {
    const g = face({}, {}, [...of4(4), ...of4(0)], { options: { attributes: 'nobody' } });
    g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
    const { shape } = g.asked();
    expect('options' in shape && shape.options.map(({ id, on }) => [id, on ?? ''])).toEqual([
      ['n0', 'n0'],
      ['nobody', ''],
    ]);
    g.answer('nobody').end();
    const star = g.person('star-1');
    expect(RECRUIT.offers(g.w, star, [star]).map((o) => o.what)).toEqual(['party-1']);
    g.begin(RECRUIT.act(g.w, 'star-1', 'party-1'))
      .answer('n0')
      .end();
    expect(g.person('n0').side).toBe('players');
    const one = talked(2, 1).end();
    expect(RECRUIT.offers(one.w, one.person('star-1'), [one.person('star-1')])).toEqual([]);
  });

  test('[FTB-14.6.5b] [FTB-D-214] in Zed! half a die of them, and only once the Target Building was entered', () => {
    const citizens = { class: 'citizen' } as const;
    const zed = (entered: number, die: number, tally: { [what: string]: number } = {}) => {
      const g = face({ ...citizens, rep: 5 }, { ...citizens, rep: 1 }, [1, 1, 1, 1, 1, 6, die], {
        options: { attributes: 'nobody' },
        encounter: { kind: 'zed', day: 7, target: 'shop', tally },
        state: {
          premises: [{ id: 'shop', entered, searched: [], searching: null, rolled: false }],
        },
        people: { n1: { ...citizens, side: 'party-1', x: 19, y: 13, rep: 1 } },
      });
      return g.begin(talk(g.w, 'party-1', 'star-1', TRIGGER));
    };
    expect(zed(0, 6).end().facts('recruited')).toEqual([]);
    const one = zed(1, 2);
    expect(one.state.encounter?.tally.recruits).toBe(1);
    one.answer('n1').end();
    const two = zed(1, 3).answer('n1', 'n0').end();
    expect(two.state.encounter?.tally).toMatchObject({ recruits: 2, recruited: 2 });
    expect(zed(1, 3, { recruits: 1, recruited: 1 }).end().facts('recruited')).toEqual([]);
    const later = (entered: number, tally: { [what: string]: number } = {}) => {
      const g = zed(entered, 6, { recruits: 1, ...tally });
      if (g.question() !== 'over') g.answer('nobody');
      const star = g.end().person('star-1');
      return RECRUIT.offers(g.w, star, [star]).map((o) => o.what);
    };
    expect([later(1), later(0), later(1, { recruited: 1 })]).toEqual([['party-1'], [], []]);
  });
});

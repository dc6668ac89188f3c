import type { Fact } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { scene } from '../scene.js';
import type { Plan } from '../state/campaign.js';
import type { Person } from '../state.js';
import type { Game } from '../testing/game.js';
import { inWords, told } from '../testing/said.js';
import { story, type Telling } from '../testing/story.js';
import { isMetFor } from './objective.js';

const PEOPLE = { 'star-1': { rep: 5, has: ['ba-pistol'] }, n1: { rep: 4 }, n2: { rep: 3 } };
const plan = (more: Partial<Plan> = {}): Plan =>
  ({
    kind: 'search',
    seat: 'player-1',
    voluntary: true,
    area: 'suburban',
    part: 'daytime',
    who: ['star-1', 'n1', 'n2'],
    foes: '',
    goal: '',
    ...more,
  }) as Plan;

/** A campaign that sets out. The dice of the set-up give two zombies for each human and PEFs in 1, 4, 4. */
const away = (more: Partial<Plan> = {}, given: Partial<Telling> = {}): Game =>
  story({
    options: { fights: 'elsewhere' },
    people: PEOPLE,
    dice: [2, 2, 2, 1, 4, 4],
    ...given,
    campaign: { step: 'set-out', plan: plan(more), ...given.campaign },
  }).run();

/** Food at Home. */
const food = (units: number): Telling['stock'] => ({ 'player-1': Array<string>(units).fill('food') });

const over = (g: Game) => g.state.encounter?.result;

describe('fought on a table of their own', () => {
  test('[FTB-11.0] [FTB-12.1a] [FTB-10.2.1b] the set-up is rolled: sections of PEFs, zombies at the start', () => {
    const g = away();
    expect(g.facts('elsewhere')[0]).toMatchObject({
      kind: 'search',
      area: 'suburban',
      sections: [1, 4, 4],
      zombies: 6,
      target: 0,
      enters: 9,
    });
    expect(g.question()).toBe('player-1 elsewhere FTB-11.0');
    g.done();
  });

  test('[FTB-12.1a] [FTB-9.1a] its sections are shown: where the players come in, PEFs, the Target Building', () => {
    const zones = (g: Game) => {
      const shown = scene(g.view('player-1'), g.book).zones;
      return shown.map(({ name, outline }) => [name, outline[0], outline[2]]);
    };
    expect(zones(away())).toEqual([
      ['a PEF', [0.5, 24.5], [11.5, 35.5]],
      ['2 PEFs', [0.5, 12.5], [11.5, 23.5]],
      ['You', [24.5, 0.5], [35.5, 11.5]],
    ]);
  });

  test('[FTB-11.0] only where the table plays so, and asked each time where it wants to be', () => {
    const here = away({}, { options: {}, dice: [] });
    expect(here.facts('elsewhere')).toEqual([]);
    expect(here.question()).toContain('lay');
    const asked = away({}, { options: { fights: 'asked' } });
    expect(asked.question()).toBe('player-1 where-fought FTB-11.0');
    asked.answer('elsewhere').run();
    expect(asked.facts('elsewhere')).toHaveLength(1);
  });

  test('[FTB-14.9.5b] [FTB-11.0] nobody is asked where a burglary was fought that found nobody at Home', () => {
    const burgled = (dice: readonly number[]) =>
      story({
        options: { fights: 'asked' },
        people: PEOPLE,
        stock: food(1),
        dice,
        campaign: { step: 'set-out', plan: plan({ kind: 'burglarized', who: ['star-1'] }) },
      }).run(1);
    const out = burgled([2, 3, 6]);
    expect(out.facts('encounter')[0]?.encounter.stage).toBe('layout');
    expect(out.facts('encounter-over')).toMatchObject([{ why: 'burgled', result: 'success' }]);
    expect(out.question()).toBe('over');
    expect(burgled([2, 2]).question()).toBe('player-1 where-fought FTB-11.0');
  });

  test('[FTB-11.0] a single Encounter is played here', () => {
    for (const fights of ['elsewhere', 'asked']) {
      const g = story({
        scenario: 'search',
        options: { fights },
        people: PEOPLE,
        campaign: { on: false, step: 'set-out', plan: plan() },
      }).run(1);
      expect(g.state.encounter?.stage).toBe('layout');
    }
  });

  test('[FTB-10.2.1b] [FTB-D-21] but at that of any other Encounter, on whatever day', () => {
    const g = away(
      { who: ['star-1'] },
      {
        people: { 'star-1': { rep: 5, class: 'citizen' } },
        dice: [5, 1, 2, 3],
        campaign: { when: { year: 1, month: 1, day: 14 } },
      },
    );
    expect(g.facts('elsewhere')[0]).toMatchObject({ kind: 'search', zombies: 5, sections: [1, 2, 3] });
    g.done();
  });

  /** Zed! with PEFs in 1, 2 and 3; the first die after those is that of the recruits. */
  const zed = (dice: readonly number[], given: Partial<Telling> = {}): Game =>
    story({
      options: { fights: 'elsewhere', attributes: 'nobody' },
      people: { 'star-1': { rep: 5, class: 'citizen', knowsZeds: false } },
      stock: food(6),
      ...given,
      dice: [1, 2, 3, ...dice],
      campaign: {
        step: 'set-out',
        when: { year: 1, month: 1, day: 7 },
        plan: plan({ kind: 'zed', who: ['star-1'] }),
      },
    }).run();

  test('[FTB-D-21] no zombies at the start of the learning Encounters of the first twenty days', () => {
    const g = zed([1]);
    expect(g.facts('elsewhere')[0]).toMatchObject({ zombies: 0, target: 1 });
    g.done();
  });

  test('[FTB-14.6.5b] in Zed! the set-up rolls how many may be recruited and says so; elsewhere it does not', () => {
    for (const [die, recruits] of [1, 1, 2, 2, 3, 3].entries()) {
      const g = zed([die + 1]);
      expect(g.facts('elsewhere')[0]).toMatchObject({ recruits });
      expect(g.state.encounter?.tally).toMatchObject({ recruits });
      expect(told(g.facts('elsewhere')[0] as Fact)).toContain(
        `once you have entered the Target Building in section 1, you may recruit ${recruits} at most`,
      );
      g.done();
    }
    const search = away();
    expect(search.facts('elsewhere')[0]).not.toHaveProperty('recruits');
    expect(search.options()).not.toContain('entered');
    search.done();
  });

  test('[FTB-14.6.5b] [FTB-14.6.4] [FTB-D-214] in Zed! recruits come once the Target Building was entered, no more than were rolled', () => {
    const g = zed([3, ...[1, 1], ...[1, 1], ...[1, 1]]);
    const done = () => scene(g.view('player-1'), g.book).objective?.done;
    const aim = () => done()?.[0];
    expect(done()?.[1]).toBe('nobody knows yet what a zombie is');
    const asks = () => ['entered', 'recruit star-1'].filter((id) => g.options().includes(id));
    expect([asks(), aim()]).toEqual([['entered'], 'the Target Building is still to be entered']);
    g.answer('entered').run();
    expect([asks(), aim()]).toEqual([['recruit star-1'], 'the Target Building is known']);
    g.answer('recruit star-1').run();
    expect(asks()).toEqual(['recruit star-1']);
    g.answer('recruit star-1').run();
    expect(asks()).toEqual([]);
    expect(g.state.encounter?.tally).toMatchObject({ recruits: 2, recruited: 2 });
  });

  test('[FTB-14.6.5b] a Zed! told in a game of an earlier revision goes on without that limit', () => {
    const g = zed([], { begun: 4 });
    g.done();
    expect(g.options()).toEqual(expect.arrayContaining(['recruit star-1', 'success']));
    expect(g.options()).not.toContain('entered');
    expect(g.facts('elsewhere')[0]).not.toHaveProperty('building');
    expect(zed([1], { begun: 5 }).options()).toContain('entered');
    g.answer('success');
    expect(g.person('star-1').knowsZeds).toBe(false);
  });

  test('[FTB-14.6.1] a success in Zed! is Zed or No Zed passed, a failure is not', () => {
    const knows = (result: string) => zed([1]).answer(result).person('star-1').knowsZeds;
    expect([knows('success'), knows('failure')]).toEqual([true, false]);
    const known = zed([1]).answer('fate star-1', 'met-zed').run().answer('success');
    expect(known.facts('told-fate')).toHaveLength(1);
    const down = zed([1]).answer('fate star-1', 'out-of-the-fight').run().answer('success');
    expect(down.person('star-1').knowsZeds).toBe(false);
  });

  test('[FTB-15.1a] [FTB-15.2] what is told is what the campaign goes on with', () => {
    const g = away({}, { dice: [2, 2, 2, 1, 4, 4, /* recovery of n1 */ 1, 1] });
    g.answer('fate n1', 'out-of-the-fight').run();
    g.answer('fate n2', 'obviously-dead').run();
    g.answer('zombies star-1').run();
    g.answer('found star-1', 'food').run();
    expect(g.options()).not.toContain('fate n1');
    expect(g.person('n1')).toMatchObject({ condition: 'out-of-the-fight', wentDown: true });
    expect(g.person('star-1')).toMatchObject({ zedsKilled: 1 });
    expect(g.person('star-1').items.map((i) => i.what)).toContain('food');
    g.answer('success');
    expect(over(g)).toBe('success');
    expect(g.person('star-1').condition).toBe('left');
  });

  test('[FTB-15.2] only how it ended ends what is told', () => {
    const { shape } = away().asked();
    const options = shape.kind === 'choose' ? shape.options : [];
    expect(options.filter((o) => !o.of).map((o) => [o.id, o.ends])).toEqual([
      ['friends', undefined],
      ['enemies', undefined],
      ['success', true],
      ['failure', true],
    ]);
  });

  test('[FTB-D-250] [FTB-10.11.3b] [FTB-10.11.3d] [FTB-14.15.1b] an infection is told: the test, doubles, the end, and the Cure', () => {
    const fates = (infection: Person['infection'], has: string[] = []) => {
      const g = away({}, { people: { ...PEOPLE, n1: { rep: 5, infection, has } }, ...EXPOSED[infection] });
      return g.answer('fate n1');
    };
    const EXPOSED: { readonly [infection: string]: Partial<Telling> } = {
      exposed: { dice: [3, 2, 2, 2, 1, 4, 4] },
    };
    const of = (g: Game) =>
      g
        .options()
        .filter((id) => ['exposed', 'tested-well', 'tested-infected', 'doubles', 'cured'].includes(id));
    expect(of(fates('none'))).toEqual(['exposed']);
    expect(of(fates('infected'))).toEqual(['doubles']);
    expect(of(fates('infected', ['cure']))).toEqual(['doubles', 'cured']);
    expect(of(fates('immune', ['cure']))).toEqual([]);

    const told = fates('none').answer('exposed').run().answer('fate n1');
    expect(of(told)).toEqual(['tested-well', 'tested-infected']);
    told.answer('tested-infected').run();
    expect(told.person('n1').infection).toBe('infected');
    told.answer('fate n1', 'doubles').run();
    expect(told.person('n1')).toMatchObject({ rep: 4, condition: 'carry-on' });
    told.answer('fate n1', 'doubles').run();
    expect(told.person('n1')).toMatchObject({ rep: 3, condition: 'turned' });

    const well = fates('none').answer('exposed').run().answer('fate n1', 'tested-well').run();
    expect(well.person('n1').infection).toBe('none');
    const cured = fates('infected', ['cure']).answer('cured').run();
    expect(cured.person('n1')).toMatchObject({ infection: 'immune', items: [] });
  });

  test('[FTB-8.3.3b] who was beaten senseless is told apart, and recovers with three dice of which two count', () => {
    const recovers = (fate: string, dice: readonly number[]) => {
      const g = away({}, { dice: [2, 2, 2, 1, 4, 4, ...dice] })
        .answer('fate n1', fate)
        .run();
      expect(g.person('n1')).toMatchObject({ condition: 'out-of-the-fight', wentDown: true });
      // The aftermath as far as the Recovery Test.
      g.answer('failure').run(3).done();
      return g.facts('recovery')[0]?.passed;
    };
    expect(recovers('out-of-the-fight', [1, 5])).toBe(1);
    expect(recovers('beaten', [1, 5, 1])).toBe(2);
  });

  test('[FTB-3.3-medic] [FTB-5.7.5b] [FTB-15.1a] a Medic that went along may have brought somebody round', () => {
    const helped = (fate: string) => {
      const medic = { ...PEOPLE, n2: { rep: 3, attributes: ['medic' as const] } };
      const g = away({}, { people: medic }).answer('fate n1', fate).run();
      return g.person('n1');
    };
    expect(helped('brought-round')).toMatchObject({ condition: 'carry-on', wentDown: true, rep: 4 });
    expect(helped('brought-round-weaker')).toMatchObject({ condition: 'carry-on', wentDown: true, rep: 3 });
    const fates = (who: string, people: Telling['people']) =>
      away({}, { people })
        .answer(`fate ${who}`)
        .options()
        .filter((id) => id.startsWith('brought'));
    expect(fates('n1', PEOPLE)).toEqual([]);
    // Nobody helps itself.
    const alone = { ...PEOPLE, n1: { rep: 4, attributes: ['medic' as const] } };
    expect([fates('n1', alone), fates('n2', alone)]).toEqual([[], ['brought-round', 'brought-round-weaker']]);
  });

  test('[FTB-D-250] [FTB-10.11.3b] whoever came away exposed is tested at the set-up of the next one', () => {
    const exposed = { ...PEOPLE, n1: { rep: 4, infection: 'exposed' as const } };
    const set = (die: number) => away({}, { people: exposed, dice: [die, 2, 2, 2, 1, 4, 4] }).person('n1');
    expect([set(4).infection, set(5).infection]).toEqual(['infected', 'none']);
  });

  test('[FTB-14.9.5d] [FTB-D-8] [FTB-D-220] [FTB-D-74] at Home, Items kept there can be lost; raiders not held off take what they came for', () => {
    const at = (kind: 'raid-defend' | 'burglarized' | 'search') => {
      const dice = kind === 'burglarized' ? [2, 2, 2, 2, 2, 1, 4, 4, 3] : [2, 2, 2, 1, 4, 4, 3];
      const g = away(
        { kind, foes: 'ganger', who: ['star-1', 'n1', 'n2'] },
        { stock: food(2), ...(dice && { dice }) },
      );
      const [goal] = g.state.campaign.households[0]?.stock ?? [];
      return { g, goal };
    };
    for (const kind of ['raid-defend', 'burglarized'] as const) {
      const { g, goal } = at(kind);
      g.answer('lost-home star-1', [`${goal?.id}`]).run();
      expect(g.state.campaign.households[0]?.stock).toHaveLength(1);
    }
    expect(at('search').g.options()).not.toContain('lost-home star-1');
    const far = away(
      { kind: 'raid-defend', foes: 'ganger' },
      { stock: food(2), campaign: { area: 'rural' }, dice: [2, 2, 2, 1, 4, 4, 3] },
    );
    expect(far.options()).not.toContain('lost-home star-1');
    const defend = (result: 'success' | 'failure') => {
      const g = away(
        { kind: 'raid-defend', foes: 'ganger', goal: 'item-1', who: ['star-1'] },
        { stock: food(2), people: { 'star-1': { rep: 5 } }, dice: [2, 1, 4, 4, 3] },
      );
      return g.answer(result).state.campaign.households[0]?.stock.length;
    };
    expect([defend('success'), defend('failure')]).toEqual([2, 1]);
  });

  test('[FTB-12.5.1] [FTB-14.11.5a] [FTB-14.13.5a] [FTB-D-8] how many stand against the players is rolled where they are there from the start', () => {
    const n = (kind: Plan['kind']) => {
      const g = away({ kind, foes: 'ganger' }, { dice: [2, 2, 2, 1, 4, 4, 3] });
      return g.facts('opposed').map((f) => `${f.number} ${f.what}`);
    };
    const kinds = ['confrontation', 'confronting', 'robbed', 'robbing', 'raid-defend'] as const;
    expect(kinds.map(n)).toEqual(Array(5).fill(['3 ganger']));
    expect([n('search'), n('raid'), n('chillin')]).toEqual([[], [], []]);
  });

  test('[FTB-12.15a] [FTB-12.15c] and whether they have been met before, with what came of it', () => {
    const met = (attitude: 'enemy' | 'friend' | 'neutral', of: 'ganger' | 'militia', die: number[]) => {
      const people = [
        { id: 'n8', sex: 'm' as const, rep: 4 },
        { id: 'n9', sex: 'f' as const, rep: 3 },
      ];
      const known = { id: 'met-1', class: of, attitude, people, times: [] };
      const dice = [2, 2, 2, 1, 4, 4, /* one of them */ 1, ...die];
      const g = away({ kind: 'confrontation', foes: 'ganger' }, { dice, campaign: { met: [known] } });
      g.done();
      return g.facts('opposed')[0];
    };
    const opposed = (known?: object) => ({ number: 1, what: 'ganger', ...(known && { known }) });
    expect(met('enemy', 'ganger', [1])).toMatchObject(opposed({ attitude: 'enemy', people: ['n8'] }));
    expect(met('friend', 'ganger', [2])).toMatchObject(opposed());
    expect(met('friend', 'ganger', [2])).not.toHaveProperty('known');
    expect(met('neutral', 'militia', [])).not.toHaveProperty('known');
  });

  test('[FTB-15.1a] [FTB-D-275] where each has to come off well alone, the players say for whom it was no success', () => {
    const cornered = (more: Partial<Telling> = {}, kind: Plan['kind'] = 'confrontation') =>
      away({ kind, foes: 'ganger' }, { dice: [2, 2, 2, 1, 4, 4, 3], ...more }).answer('success');
    const g = cornered();
    expect(g.question()).toBe('player-1 missed FTB-15.1a');
    g.answer(['n1']);
    expect(over(g)).toBe('success');
    const may = ['star-1', 'n1', 'n2'].map((id) => isMetFor(g.w, g.person(id)));
    expect(may).toEqual([true, false, true]);
    // What a band does together is a success for all of it.
    expect(over(cornered({}, 'confronting'))).toBe('success');
    const earlier = cornered({ begun: 17, dice: [2, 2, 2, 1, 4, 4] });
    expect([over(earlier), earlier.facts('opposed')]).toEqual(['success', []]);
  });

  test('[FTB-15.1a] a failure raises nobody', () => {
    const g = away();
    g.answer('failure');
    expect(over(g)).toBe('failure');
    expect(g.facts('encounter-over')[0]).toMatchObject({ why: 'elsewhere' });
  });

  test('[FTB-3.1.4.3] [FTB-15.1b] a Star alone cheats death or uses an advantage', () => {
    const g = away();
    g.answer('fate n1');
    expect(g.options()).not.toContain('cheated-death');
    expect(g.options()).not.toContain('advantage');
    g.answer('exposed').run();
    expect(g.person('n1')).toMatchObject({ infection: 'exposed', condition: 'carry-on' });
    g.answer('fate star-1', 'cheated-death').run();
    expect(g.person('star-1')).toMatchObject({ condition: 'cheated-death', rep: 4, advantage: true });
    const weak = away({ who: ['star-1'] }, { people: { 'star-1': { rep: 2 } }, dice: [2, 1, 4, 4] });
    weak.answer('fate star-1', 'cheated-death').run();
    expect(weak.person('star-1').rep).toBe(2);
  });

  const onDay = (day: number) =>
    away(
      {},
      {
        people: { ...PEOPLE, n2: { rep: 3, has: ['pistol', 'food'] } },
        campaign: { when: { year: 1, month: 1, day } },
      },
    );

  test('[FTB-12.11] [FTB-12.12] [FTB-D-82] an arrest is told: by the Police or by the Military, who take the weapons', () => {
    const arrested = (fate: 'arrested' | 'safe-zone', day: number) => {
      const g = onDay(day);
      g.answer('fate n2', fate).run();
      g.answer('failure');
      for (let n = 0; n < 20 && g.state.encounter; n++) g.run(1);
      return g;
    };
    expect(arrested('arrested', 14).facts('jailed')).toMatchObject([{ arrest: { who: 'n2', by: 'police' } }]);
    expect(arrested('arrested', 14).facts('lost')).toEqual([]);
    expect(arrested('safe-zone', 21).facts('jailed')).toMatchObject([
      { arrest: { who: 'n2', by: 'military' } },
    ]);
    expect(arrested('safe-zone', 21).facts('lost')).toMatchObject([
      { who: 'n2', items: [expect.anything()] },
    ]);
  });

  test('[FTB-11.1.3] [FTB-12.7a] [FTB-D-11] [FTB-D-82] the Police arrest on days 1 to 20, the Military until day 30, then nobody', () => {
    const by = (g: Game) =>
      g
        .answer('fate n2')
        .options()
        .filter((id) => id === 'arrested' || id === 'safe-zone');
    for (const day of [7, 14, 20]) expect(by(onDay(day))).toEqual(['arrested']);
    for (const day of [21, 28, 30]) expect(by(onDay(day))).toEqual(['safe-zone']);
    expect(by(away())).toEqual([]);
  });

  test('[FTB-11.7.2] what was lost or used up there is gone', () => {
    const g = away({}, { people: { ...PEOPLE, 'star-1': { rep: 5, has: ['pistol', 'food', 'medical'] } } });
    expect(g.options()).toContain('lost star-1');
    expect(g.options()).not.toContain('lost n1');
    g.answer('lost star-1', ['2', '3']).run();
    expect(g.person('star-1').items.map((i) => i.what)).toEqual(['pistol']);
  });

  test('[FTB-11.7.4c] [FTB-11.7.1c] what is too much for three times its Rep was not found', () => {
    const finds = (has: string[]) => {
      const star = { rep: 2, has: ['two-hand', 'two-hand', ...has] };
      const g = away({ who: ['star-1'] }, { people: { 'star-1': star }, dice: [2, 1, 4, 4] });
      g.answer('found star-1');
      return g.options();
    };
    expect(finds([])).toEqual(expect.arrayContaining(['shotgun', 'pistol', 'food', 'nothing']));
    expect(finds(['pistol'])).not.toContain('shotgun');
    expect(finds(['pistol'])).toContain('pistol');
  });

  test('[FTB-3.4.2.1] [FTB-10.9.3c] [FTB-10.9.4] a Citizen’s milestones are told, of others they are not asked', () => {
    const new_ = { class: 'citizen' as const, knowsZeds: false, knowsFeasts: false };
    const citizen = { people: { 'star-1': { rep: 5, ...new_ } } };
    const g = away({ who: ['star-1'] }, { ...citizen, dice: [2, 1, 4, 4] });
    g.answer('fate star-1', 'hurt-armed').run();
    g.answer('fate star-1', 'bore-feast').run();
    g.answer('fate star-1', 'met-zed').run();
    const knows = { hurtArmed: true, knowsFeasts: true, knowsZeds: true };
    expect(g.person('star-1')).toMatchObject({ ...knows, condition: 'carry-on' });
    const told = ['hurt-armed', 'bore-feast', 'met-zed'];
    const grunt = away({}, { people: { ...citizen.people, n1: new_, n2: {} }, dice: [2, 2, 2, 1, 4, 4] });
    expect(grunt.answer('fate n1').options()).not.toContain('hurt-armed');
    g.answer('fate star-1');
    expect(g.options().filter((id) => told.includes(id))).toEqual([]);
    expect(
      away()
        .answer('fate star-1')
        .options()
        .filter((id) => told.includes(id)),
    ).toEqual([]);
  });

  test('[FTB-3.4.2.1] [FTB-D-244] who is told to have the last of the three milestones chooses at once', () => {
    const near = { rep: 5, class: 'citizen' as const, knowsZeds: true, zedsKilled: 3 };
    const last = (more: object, ...told: readonly string[]) => {
      const g = away({ who: ['star-1'] }, { people: { 'star-1': { ...near, ...more } }, dice: [2, 1, 4, 4] });
      for (const answer of told) g.answer(answer);
      return g.question();
    };
    const asked = 'player-1 class FTB-3.4.2.1';
    const all = { hurtArmed: true, knowsFeasts: true };
    expect(last({ ...all, hurtArmed: false }, 'fate star-1', 'hurt-armed')).toBe(asked);
    expect(last({ ...all, knowsFeasts: false }, 'fate star-1', 'bore-feast')).toBe(asked);
    expect(last({ ...all, zedsKilled: 2 }, 'zombies star-1')).toBe(asked);
    expect(last({ ...all, zedsKilled: 1 }, 'zombies star-1')).not.toBe(asked);
  });

  test('[FTB-4.1e] [FTB-4.1f] [FTB-4.1b] a recruit is rolled up, of the Class of the Star, while there is room', () => {
    const g = away({}, { dice: [2, 2, 2, 1, 4, 4, 4, 3, 4, 4, 3, 4], stock: food(6) });
    expect(g.options().filter((id) => id.startsWith('recruit'))).toEqual(['recruit star-1']);
    g.answer('recruit star-1').run();
    expect(g.options()).toContain('recruit star-1');
    g.answer('recruit star-1').run();
    expect(g.facts('made').at(-1)?.person).toMatchObject({ class: 'survivor', rep: 4, condition: 'left' });
    expect(g.options()).not.toContain('recruit star-1');
    expect(g.facts('tally').map((f) => f.what)).not.toContain('recruited');
  });

  test('[FTB-4.1d] nobody can be recruited by a Star of a lower Rep than anybody of the Class has', () => {
    const alone = (rep: number) => {
      const g = away(
        { who: ['star-1'] },
        { people: { 'star-1': { rep } }, dice: [2, 1, 4, 4], stock: food(2) },
      );
      return g.options().includes('recruit star-1');
    };
    expect([alone(2), alone(3)]).toEqual([false, true]);
  });

  test('[FTB-11.8.2b] [FTB-D-93] nobody joins a band that has no Food for it, at Home or carried, nor a second on the same unit', () => {
    const asks = (units: number, carried: readonly string[] = []) =>
      away(
        {},
        { people: { ...PEOPLE, n2: { rep: 3, has: carried } }, dice: [2, 2, 2, 1, 4, 4], stock: food(units) },
      )
        .options()
        .includes('recruit star-1');
    expect([asks(0), asks(1), asks(0, ['food'])]).toEqual([false, true, true]);
    const again = (units: number) =>
      away({}, { dice: [2, 2, 2, 1, 4, 4, 4, 3, 4], stock: food(units) })
        .answer('recruit star-1')
        .run()
        .options()
        .includes('recruit star-1');
    expect([again(1), again(2)]).toEqual([false, true]);
  });

  test('[FTB-4.1c] in the first 20 days only Citizens join', () => {
    const asks = (of: 'citizen' | 'survivor', day: number) => {
      const people = { 'star-1': { rep: 5, class: of }, n1: { class: of }, n2: { class: of } };
      const campaign = { when: { year: 1, month: 1, day } };
      return away({}, { people, campaign, stock: food(4) })
        .options()
        .includes('recruit star-1');
    };
    expect([asks('citizen', 14), asks('survivor', 14), asks('survivor', 21)]).toEqual([true, false, true]);
  });

  test('[FTB-3.3c] a recruit has an Attribute where bands have them, and rolls for none elsewhere', () => {
    const attributes = (who: string, dice: readonly number[]) => {
      const options = { fights: 'elsewhere', attributes: who };
      const g = away({}, { options, dice: [2, 2, 2, 1, 4, 4, 4, ...dice], stock: food(4) });
      g.answer('recruit star-1').run();
      g.done();
      return g.facts('made').at(-1)?.person.attributes.length;
    };
    expect(['band', 'everybody'].map((who) => attributes(who, [3, 4]))).toEqual([1, 1]);
    expect(['star', 'nobody'].map((who) => attributes(who, []))).toEqual([0, 0]);
  });

  test('[FTB-12.15a] friends and Enemies are remembered', () => {
    const g = away({}, { dice: [2, 2, 2, 1, 4, 4, 3] });
    g.answer('enemies', 'ganger').run();
    expect(g.state.parties).toMatchObject([{ class: 'ganger', attitude: 'enemy' }]);
    const friends = away({}, { dice: [2, 2, 2, 1, 4, 4, 3] })
      .answer('friends', 'ganger')
      .run();
    const last = (of: Game) => told(of.facts('met')[0] as Fact);
    expect([g, friends].map(last)).toEqual([
      expect.stringMatching(/^Enemies from now on: /),
      expect.stringMatching(/^Friends from now on: /),
    ]);
  });

  test('[FTB-14.12.1] [FTB-14.12.2] a hostage that was found comes home, one that was not is lost', () => {
    const rescue = (answer: string) => {
      const g = away(
        { kind: 'rescue', who: ['star-1', 'n1'], goal: 'n2', foes: 'ganger' },
        { dice: [2, 2, 1, 4, 4, 6, 6, 6, 6, 6, 6] },
      );
      g.answer(answer);
      return g.person('n2').condition;
    };
    expect(rescue('success')).not.toBe('captured');
    expect(rescue('failure')).toBe('captured');
    const alone = away(
      { kind: 'rescue', who: ['star-1'], goal: 'n2', foes: 'ganger' },
      { dice: [2, 1, 4, 4, ...Array<number>(9).fill(6)] },
    );
    expect(alone.answer('success').person('n2').condition).not.toBe('captured');
  });

  test('[FTB-14.12.1] where nobody is left to lead it, a hostage does not come home, whatever is told', () => {
    const g = away(
      { kind: 'rescue', who: ['star-1'], goal: 'n2', foes: 'ganger' },
      { dice: [2, 1, 4, 4, ...Array<number>(9).fill(6)] },
    );
    g.answer('fate star-1', 'out-of-the-fight').run().answer('success');
    expect(g.facts('rescued')).toEqual([]);
    expect(g.person('n2').condition).toBe('captured');
  });

  test('[FTB-11.0] the player of those who went tells of it, and is asked about each by name', () => {
    const g = away(
      { seat: 'player-2', who: ['star-2'] },
      {
        options: { fights: 'elsewhere', players: '2' },
        people: { 'star-1': {}, 'star-2': { seat: 'player-2', has: ['pistol', 'food'] } },
        dice: [2, 1, 4, 4],
      },
    );
    expect(g.question()).toBe('player-2 elsewhere FTB-11.0');
    const asks = (...answers: string[]) => {
      for (const answer of answers) g.answer(answer).run();
      const { values, shape } = g.asked();
      const words = 'options' in shape ? shape.options.map((o) => inWords(o.line)) : [];
      return { question: g.question(), who: values?.who, words };
    };
    const who = { noun: 'person.star-2', count: 1 };
    const fates = asks('fate star-2');
    expect(fates).toMatchObject({ question: 'player-2 fate FTB-5.7', who });
    expect(fates.words).toEqual([
      'Out of the Fight',
      'Out of the Fight, in a melee that was not meant to kill',
      'Obviously Dead',
      'Ran away',
      'Taken by others',
      'Clawed or bitten: may be infected',
      'Used a Star advantage',
      'Cheated death',
    ]);
    const found = asks('exposed', 'found star-2');
    expect(found).toMatchObject({ question: 'player-2 found-elsewhere FTB-11.7.1c', who });
    expect(found.words).toEqual(expect.arrayContaining(['A Pistol', 'A Food Item', 'Nothing after all']));
    expect(asks('nothing', 'lost star-2')).toMatchObject({
      question: 'player-2 lost-elsewhere FTB-11.7.2',
      who,
    });
    expect(g.facts('got')).toEqual([]);
    g.answer(['1']).run();
    expect(asks('enemies').question).toBe('player-2 known-elsewhere FTB-12.15a');
  });
});

import type { AskView, Json } from '@shambles/engine';
import { odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ftb } from '../index.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { type View, view } from '../view.js';
import { EVENING } from './index.js';

const seen = (g: Game): View => view(g.state, 'player-1');
const noun = (id: string) => ({ noun: id, count: 1 });
const asking = (code: string, shape: object, values: object = {}): AskView =>
  ({
    id: '',
    at: 0,
    seat: 'player-1',
    code,
    rule: 'FTB-5.2a',
    line: { key: `ask.${code}`, values },
    shape,
  }) as AskView;
const told = (g: Game, ask: AskView, value: Json) => EVENING.consequence?.(seen(g), ask, value, g.book);
const setup = { scenario: 'search', options: {} };

const at = (own: PersonGiven = {}, foe: PersonGiven = {}, more: Situation = {}): Game =>
  game({
    ...more,
    people: {
      'star-1': { x: 18, y: 10, rep: 5, has: ['ba-pistol'], ...own },
      foe: { side: 'party-1', x: 18, y: 16, facing: 180, rep: 4, has: ['pistol'], ...foe },
      ...more.people,
    },
    parties: { 'party-1': { attitude: 'enemy' } },
    encounter: { seen: ['star-1', 'foe', 'mate'], ...more.encounter },
    active: ['star-1'],
  });

describe('what a shot comes to', () => {
  const aim = asking(
    'aim',
    { kind: 'choose', options: [] },
    { who: noun('person.star-1'), gun: noun('thing.ba-pistol'), dice: 2 },
  );
  const shot = (g: Game, answer = 'foe') => told(g, aim, answer);

  test('[FTB-7.5a] the bar is that of the preview; the target, how far off, and a ray to it', () => {
    const found = shot(at());
    expect(found).toMatchObject({
      rule: 'FTB-7.5a',
      on: 'foe',
      distance: 6,
      rays: [{ from: 'star-1', to: 'foe' }],
    });
    const [query] = found?.odds ?? [];
    expect(query?.procedure).toBe('shoot');
    expect(odds(ftb, 'shoot', query?.input, setup).method).toBe('exact');
  });
  test('[FTB-5.6.3] whom it misses takes Received Fire: it fires back if it can', () => {
    const input = (g: Game) => shot(g)?.answers.find((a) => a.rule === 'FTB-5.6.3')?.odds?.input;
    expect(input(at())).toMatchObject({ rep: 4, canFire: true, noneLeft: false, cover: false });
    expect(input(at({}, { has: [] }))).toMatchObject({ canFire: false });
    expect(input(at({}, { y: 21.9 }))).toMatchObject({ canFire: true, canReach: false });
    expect(shot(at(), 'zed-1')).toBeUndefined();
  });
  test('[FTB-4.3.4a] [FTB-3.1.4.4] a Star among them helps with its die, and a Star of the players chooses itself', () => {
    const g = at({}, { star: true }, { people: { mate: { side: 'party-1', x: 19, y: 16, facing: 180 } } });
    expect(shot(g, 'mate')?.answers[0]?.odds?.input).toMatchObject({ leader: 4 });
    const rival = at({}, { seat: 'player-2', side: 'player-2', star: true });
    expect(shot(rival)?.answers[0]).toMatchObject({ rule: 'FTB-3.1.4.4', who: 'foe' });
    expect(shot(rival)?.answers[0]).not.toHaveProperty('odds');
  });
  test('[FTB-5.6.4] friends within 4 inches who see it fall take Man Down', () => {
    const near = (x: number, facing = 270) =>
      shot(at({}, {}, { people: { mate: { side: 'party-1', x, y: 16, facing } } }))?.answers.map(
        (a) => a.rule,
      );
    expect(near(21)).toEqual(['FTB-5.6.3', 'FTB-5.6.4']);
    expect(near(22.1)).toEqual(['FTB-5.6.3']);
    expect(near(21, 90)).toEqual(['FTB-5.6.3']);
  });
  test('[FTB-10.2.3] every die rolled is heard by the area; a silent gun by nobody', () => {
    expect(shot(at())?.hears).toMatchObject([
      {
        line: { values: { count: 2, from: 5 } },
        odds: { procedure: 'noise', input: { area: 'suburban', dice: 2 } },
      },
    ]);
    const bow = asking('aim', aim.shape, {
      who: noun('person.star-1'),
      gun: noun('thing.crossbow'),
      dice: 1,
    });
    expect(told(at({ has: ['crossbow'] }), bow, 'foe')?.hears).toMatchObject([{ rule: 'FTB-6.8' }]);
    const zed = at({}, {}, { encounter: { kind: 'zed' } });
    expect(shot(zed)?.hears[0]).not.toHaveProperty('odds');
  });
  test('[FTB-10.2.3] [FTB-6.6] of two weapons fired at once the dice of both are heard', () => {
    const heard = (...has: string[]) =>
      told(at({ has }), asking('deed', { kind: 'choose', options: [] }), 'fire-both star-1')?.hears[0]?.odds
        ?.input;
    expect(heard('ba-pistol', 'machine-pistol')).toMatchObject({ dice: 5 });
    expect(heard('pistol', 'pistol')).toMatchObject({ dice: 4 });
  });
  test('[FTB-6.1-sg] a shotgun is heard with its six dice, unless it rolls no more than count', () => {
    const gun = asking('aim', aim.shape, { who: noun('person.star-1'), gun: noun('thing.shotgun'), dice: 3 });
    const dice = (answer: string) =>
      told(at({ has: ['shotgun'] }), gun, answer)?.hears[0]?.line.values?.count;
    expect([dice('foe'), dice('foe plain')]).toEqual([6, 3]);
  });
  test('[FTB-5.2b] [FTB-6.7a] it costs the action, and may leave the gun empty', () => {
    const costs = (g: Game) => shot(g)?.costs.map((c) => c.rule);
    expect(costs(at())).toEqual(['FTB-5.2b', 'FTB-6.7a']);
    expect(costs(at({ acted: true }))).toEqual(['FTB-6.7a']);
  });
  test('[FTB-7.3b] [FTB-T-ranged-combat] a second target has the lower dice, and was heard with the first', () => {
    const placed = [noun('who.mate')];
    const later = asking('aim', aim.shape, { ...aim.line.values, dice: 1, placed });
    const g = at({}, {}, { people: { mate: { side: 'party-1', x: 19, y: 16, facing: 180 } } });
    expect(told(g, later, 'foe')).toMatchObject({
      odds: [{ procedure: 'shoot', input: { shots: 1, before: 1, nth: 2 } }],
      hears: [],
    });
  });
  test('[FTB-5.2b] the deed tells of the nearest', () => {
    const g = at();
    const found = told(
      g,
      asking('deed', { kind: 'choose', options: [] }),
      `fire star-1 ${g.person('star-1').hand[0]}`,
    );
    expect(found).toMatchObject({ on: 'foe', odds: [{ procedure: 'shoot' }] });
  });
});

test('[FTB-8.2.1c] [FTB-8.2.2] whoever is charged from before may fire first if it has a loaded gun, from behind never', () => {
  const deed = asking('deed', { kind: 'choose', options: [] });
  const answers = (foe: PersonGiven) =>
    told(at({}, foe), deed, 'charge star-1 foe')?.answers.map(({ rule, who }) => [rule, who]);
  expect(answers({})).toEqual([['FTB-8.2.1c', 'foe']]);
  expect(answers({ has: ['one-hand'] })).toEqual([]);
  expect(answers({ facing: 0 })).toEqual([]);
});

test('[FTB-12.14a] [FTB-12.14b] Walk the Walk makes Enemies, and In Sight follows with its odds', () => {
  const g = at({}, {}, { people: { 'star-1': { x: 18, y: 10, rep: 5 } } });
  Object.assign(g.w.s.parties[0] as object, { attitude: 'neutral', class: 'militia' });
  const deed = asking('deed', { kind: 'choose', options: [] });
  const found = told(g, deed, 'walk-the-walk star-1 party-1');
  expect(found && inWords(found.line)).toBe('Militia become Enemies of Robin for life');
  expect(found?.answers).toMatchObject([
    {
      rule: 'FTB-5.5.3a',
      odds: { procedure: 'in-sight', input: { a: { rep: 5, moving: true }, b: { rep: 4 } } },
    },
  ]);
  expect(g.state.parties[0]?.attitude).toBe('neutral');
  expect(told(g, deed, 'walk-the-walk star-1 party-9')).toBeUndefined();
});

test('[FTB-12.9] [FTB-7.9] so does whoever kills or captures one of theirs, and In Sight follows if they are in view', () => {
  const deed = asking('deed', { kind: 'choose', options: [] });
  const after = (verb: string, mate: PersonGiven, attitude: string, more: Situation = {}) => {
    const down = { x: 18, y: 11, condition: 'out-of-the-fight' } as const;
    const mates = { side: 'party-1', x: 18, y: 18, facing: 180, rep: 3, ...mate };
    const g = at({}, down, { ...more, people: { mate: mates } });
    Object.assign(g.w.s.parties[0] as object, { attitude, class: 'militia' });
    const found = told(g, deed, `${verb} star-1 foe`);
    return found && [found.rule, inWords(found.line), ...found.answers.map((a) => a.rule)];
  };
  const enemies = ['FTB-12.9', 'Militia become Enemies of Robin for life'];
  expect(after('finish-off', {}, 'friend')).toEqual([...enemies, 'FTB-5.5.3a']);
  expect(after('capture', {}, 'neutral')).toEqual([...enemies, 'FTB-5.5.3a']);
  expect(after('capture', { condition: 'out-of-the-fight' }, 'neutral')).toEqual(enemies);
  expect(after('capture', { condition: 'captured' }, 'neutral')).toBeUndefined();
  expect(after('finish-off', {}, 'enemy')).toBeUndefined();
  expect(after('finish-off', {}, 'friend', { begun: 17 })).toBeUndefined();
});

describe('what a move comes to', () => {
  const spot = (within = 8) =>
    asking('move', {
      kind: 'spot',
      figure: 'star-1',
      from: [18, 10, 0],
      how: 'walk',
      within,
      lit: [],
      options: [],
    });
  const hidden = (foe: PersonGiven = {}, more: Situation = {}) =>
    at({ facing: 90 }, { facing: 90, ...foe }, { ...more, encounter: { seen: [], ...more.encounter } });

  test('[FTB-5.2a] the way, and what is left of the move', () => {
    const found = told(at(), spot(), [22, 10]);
    expect(found).toMatchObject({
      rule: 'FTB-5.2a',
      distance: 4,
      path: [
        [18, 10, 0],
        [22, 10, 0],
      ],
    });
    expect(found?.costs).toMatchObject([{ line: { values: { inches: 4, left: 4 } } }]);
    expect(told(at(), spot(), [34, 34])).toBeUndefined();
    expect(told(at(), spot(), 'stay')).toBeUndefined();
  });
  test('[FTB-5.5.2a] [FTB-5.5.3a] In Sight stops it where one sees the other, and the test is the one of the rules', () => {
    // Back to back, neither sees the other.
    expect(told(hidden({ facing: 0 }), spot(), [18, 3])?.answers).toEqual([]);
    const north = told(hidden({ x: 25, y: 12 }), spot(), [24, 10]);
    const [test] = north?.answers ?? [];
    expect(test).toMatchObject({
      rule: 'FTB-5.5.3a',
      line: { values: { dice: 4, theirs: 4 } },
      odds: { procedure: 'in-sight', input: { a: { rep: 5, moving: true }, b: { rep: 4, moving: false } } },
    });
    expect(test?.outcomes).toMatchObject({
      a: { values: { who: { noun: 'person.star-1' } } },
      b: { values: { who: { noun: 'person.foe' } } },
    });
    expect(odds(ftb, 'in-sight', test?.odds?.input, setup).method).toBe('exact');
    expect(north?.costs.map((c) => c.rule)).toContain('FTB-5.5.2a');
  });
  test('[FTB-10.7b] zombies that may charge there are counted; those that eat are not', () => {
    const near = (more: object = {}) =>
      told(at({}, {}, { zeds: { 'zed-1': { x: 27, y: 10, ...more } } }), spot(), [24, 10])?.answers;
    expect(near()).toMatchObject([{ rule: 'FTB-10.7b', line: { values: { count: 1 } } }]);
    expect(near({ feast: 'foe' })).toEqual([]);
    expect(near({ x: 31 })).toEqual([]);
  });
  test('[FTB-10.9.3a] whoever knows nothing of zombies takes the test', () => {
    const g = at({ knowsZeds: false }, {}, { zeds: { 'zed-1': { x: 30, y: 10 } } });
    expect(told(g, spot(), [25, 10])?.answers[0]).toMatchObject({
      rule: 'FTB-10.9.3a',
      odds: { procedure: 'zed-or-no-zed', input: { rep: 5 } },
    });
  });
});

test('[FTB-5.3.2a] [FTB-9.2.3d] [FTB-11.7.4b] a Fast Move has odds, whatever hampers it', () => {
  const fast = (own: PersonGiven, more: Situation = {}) =>
    told(at(own, {}, more), asking('deed', { kind: 'choose', options: [] }), 'fast star-1')?.odds[0]?.input;
  const woods = {
    map: { areas: [{ id: 'w', kind: 'woods', rect: [0, 0, 36, 36] as [number, number, number, number] }] },
  };
  expect(fast({ has: [] })).toEqual({ rep: 5, attributes: [] });
  expect(fast({ has: [] }, woods)).toEqual({ rep: 5, attributes: [], woods: true });
  expect(fast({ prone: true, has: ['food'] })).toEqual({ rep: 5, attributes: [], items: 1, prone: true });
});

describe('what one looks for', () => {
  test('[FTB-5.2b] deeds on offer with their answers, then those that are not', () => {
    const g = at({ has: ['pistol'] }, { y: 34 }).run();
    const { seat, code, rule, shape } = g.asked();
    const ask = { id: '', at: 0, seat, code, rule, line: { key: `ask.${code}` }, shape };
    const all = EVENING.tries?.(seen(g), ask, g.book) ?? [];
    const offered = all.filter((t) => t.answer !== undefined).map((t) => t.answer);
    expect(offered).toEqual(g.options());
    const vain = all
      .filter((t) => t.answer === undefined)
      .map((t) => [t.deed, EVENING.whyNot?.(seen(g), t.actor, t.deed, t.target, g.book)?.rule]);
    // Nobody looks to reload a loaded gun, or to get up when standing.
    expect(vain.map(([deed]) => deed)).not.toContain('reload');
    expect(vain.map(([deed]) => deed)).not.toContain('stand');
    expect(vain).toContainEqual(['fire', 'FTB-6.2']);
    expect(vain).toContainEqual(['charge', 'FTB-8.2a']);
    expect(vain).toContainEqual(['search', 'FTB-11.9a']);
  });
});

describe('what threatens', () => {
  test('[FTB-10.7b] zombies within 6 inches, as one stands and where one would', () => {
    const g = at({}, { x: 2, y: 34 }, { zeds: { 'zed-1': { x: 18, y: 15 }, 'zed-2': { x: 30, y: 10 } } });
    const comes = (to?: readonly [number, number, number]) =>
      EVENING.threat?.(seen(g), 'player-1', to && { who: 'star-1', to }, g.book)?.comes;
    expect(comes()).toEqual(['zed-1']);
    expect(comes([25, 10, 0])).toEqual(['zed-2']);
    expect(EVENING.threat?.(seen(g), 'player-1', undefined, g.book)?.areas).toMatchObject([
      { from: 'zed-1', reaches: 6, rule: 'FTB-10.7b' },
      { from: 'zed-2' },
    ]);
    expect(EVENING.threat?.(seen(g), 'player-2', undefined, g.book)).toBeUndefined();
  });
  test('[FTB-5.5.1a] who sees one there', () => {
    const g = at({}, { facing: 180 });
    expect(EVENING.threat?.(seen(g), 'player-1', undefined, g.book)?.sees).toEqual(['foe']);
    expect(EVENING.threat?.(seen(g), 'player-1', { who: 'star-1', to: [18, 20, 0] }, g.book)?.sees).toEqual(
      [],
    );
  });
});

describe('what it is for, and how it ends', () => {
  test('[FTB-14.14.1] the goal of a search, who comes, and a reload that is on offer', () => {
    const g = at({ items: [{ id: 7, what: 'pistol', empty: true }], hand: [7], has: [] });
    const found = EVENING.brief?.(seen(g), g.book);
    expect(found?.goal).toMatchObject({ rule: 'FTB-14.14.1', line: { key: 'brief.goal.search' } });
    expect(found?.comes.map((c) => inWords(c.line))).toContain('Robin, Rep 5, with a Pistol');
    expect(found?.advice).toMatchObject([{ rule: 'FTB-6.7b', answer: { value: 'reload star-1 7' } }]);
  });
  test('[FTB-10.2.3] [FTB-14.6.5d] [FTB-TB-tabletop-g] which dice of a shot draw a zombie there', () => {
    const noise = (kind: 'search' | 'zed' | 'no-terrain') => {
      const comes = EVENING.brief?.(seen(at({}, {}, { encounter: { kind } })), at().book)?.comes ?? [];
      return comes.map((c) => inWords(c.line)).filter((said) => /shot/.test(said));
    };
    expect([...noise('search'), ...noise('zed'), ...noise('no-terrain')]).toEqual([
      'Every die of a shot draws a zombie on 5 or more.',
      'A shot draws a zombie on 5 or more, but one at most, whatever its dice.',
      'Every die of a shot draws a zombie on a 6.',
    ]);
  });
  test('[FTB-14.8.5c] goals have a place and a distance', () => {
    const g = at({}, {}, { encounter: { kind: 'escape' } });
    const all = EVENING.goals?.(seen(g), 'player-1', g.book);
    expect(all).toMatchObject([
      { id: 'objective', done: false },
      { rule: 'FTB-14.8.5c', at: [6, 30, 0], distance: 23.3 },
    ]);
  });
  test('[FTB-14.6.1] [FTB-14.6.4] in Zed! the zombie and the Target Building are told once each', () => {
    const house = { id: 'H', name: 'House', rect: [2, 30, 6, 34], levels: 1, roof: 'flat' };
    const doors = [{ id: 'D', at: [4, 30], width: 1, type: 'standard' }];
    const map = { buildings: [{ ...house, doors }] } as unknown as NonNullable<Situation['map']>;
    const g = at({}, {}, { map, encounter: { kind: 'zed', target: 'H' } });
    const all = EVENING.goals?.(seen(g), 'player-1', g.book) ?? [];
    expect(all.map((goal) => [goal.rule, inWords(goal.line)])).toEqual([
      ['FTB-14.6.1', 'Meet a zombie, and pass Zed or No Zed'],
      ['FTB-14.6.4', 'Enter House'],
    ]);
    const done = (knowsZeds: boolean) => {
      g.person('star-1').knowsZeds = knowsZeds;
      return EVENING.goals?.(seen(g), 'player-1', g.book)?.map((goal) => goal.done);
    };
    expect([done(false), done(true)]).toEqual([
      [false, false],
      [true, false],
    ]);
  });
  test('[FTB-3.1.4.3] [FTB-D-63] the ending: what was met, and what became of everybody', () => {
    const g = at(
      {},
      {},
      { encounter: { stage: 'over', result: 'success' }, people: { n1: { condition: 'obviously-dead' } } },
    );
    const end = EVENING.ending?.(seen(g), g.book);
    expect(end?.headline.line.key).toBe('ending.success-dear');
    expect(end?.people.map((p) => [p.id, p.weight])).toEqual([
      ['star-1', 'calm'],
      ['n1', 'death'],
    ]);
    expect(EVENING.ending?.(seen(at()), g.book)).toBeUndefined();
  });
  test('[FTB-15.1a] whoever met the objective may gain Rep, and none of the others', () => {
    const rises = (who: readonly string[], kind: 'robbery-in-town' | 'zed', left: object) => {
      const g = at({}, {}, { encounter: { kind, stage: 'over', result: 'success' }, people: { n1: {} } });
      Object.assign(g.state.campaign, { on: true });
      for (const p of g.state.people) if (who.includes(p.id)) Object.assign(p, left);
      const won = EVENING.ending?.(seen(g), g.book)?.won ?? [];
      return won.filter((r) => r.rule === 'FTB-15.1a').map((r) => inWords(r.line));
    };
    const across = { condition: 'left' };
    expect(rises(['star-1'], 'robbery-in-town', across)).toEqual(['Robin may gain a point of Rep']);
    expect(rises(['star-1', 'n1'], 'robbery-in-town', across)).toHaveLength(2);
    expect(rises(['n1'], 'zed', { knowsZeds: false })).toEqual(['Robin may gain a point of Rep']);
  });
  test('[FTB-11.3a] [FTB-11.0] the ending of a campaign: when it was, what was done, who is left and where the others fell', () => {
    const chapter = { encounter: 'search' as const, area: 'urban' as const, turns: 9, joined: [] };
    const told = (day: number, people: readonly string[]) => {
      const g = at();
      const when = { year: 2, month: 3, day };
      Object.assign(g.state, { phase: 'over', encounter: null });
      Object.assign(g.state.campaign, {
        on: true,
        when,
        chronicle: [
          { ...chapter, when, success: true, zeds: 4, dead: [] },
          { ...chapter, when, success: false, zeds: 3, dead: ['n1'] },
        ],
      });
      g.state.people = g.state.people.filter((p) => people.includes(p.id));
      for (const p of g.state.people) p.condition = 'home';
      const end = EVENING.ending?.(seen(g), g.book);
      return [end?.headline, ...(end?.lost ?? []), ...(end?.people ?? [])].map((r) => r && inWords(r.line));
    };
    const done = 'Encounters: 2, successes: 1; zombies killed: 7.';
    expect(told(31, ['star-1'])).toEqual([
      `Alive in month 3 of year 2. ${done}`,
      'Abel fell (Search).',
      'Robin is on both feet, Rep 5.',
    ]);
    expect(told(31, [])[0]).toBe(`It was over in month 3 of year 2. ${done}`);
    expect(told(30, ['star-1'])[0]).toBe(`Alive on day 30. ${done}`);
    expect(told(8, [])[0]).toBe(`It was over on day 8. ${done}`);
  });
});

test('[FTB-6.2] [FTB-11.7.4b] a card says what somebody holds and carries, and [FTB-10.1.2a] what a zombie is', () => {
  const g = at({ prone: true }, {}, { zeds: { 'zed-1': { x: 18, y: 13, facing: 180 } } });
  const words = (id: string) => {
    const card = EVENING.card?.(seen(g), id, g.book);
    return card && [card.title, ...[...card.numbers, ...card.state].map((r) => r.line)].map(inWords);
  };
  expect(words('star-1')).toEqual([
    'Robin, Survivor, a Star',
    'Rep 5: dice of 5 or less pass',
    'Goes 8″ a turn',
    'No dice of Star Power',
    'A BA Pistol: reaches 12″, dice 1 or 2, Impact 2',
    'Carries 1; up to 5 is no burden',
    'Lies prone: goes half as far, and may be missed',
  ]);
  expect(words('zed-1')).toContain('Rep 4: it sees somebody, and is in frenzy');
  expect(EVENING.card?.(seen(g), 'star-1', g.book)?.may.map((m) => m.line.key)).toContain('own.deed.move');
});

test('[FTB-3.1.4.1a] the card of a Grunt tells of Star Power where the table gives Grunts some', () => {
  const power = (dice: '0' | '2') => {
    const g = at(
      {},
      {},
      { options: { 'grunt-power': dice }, people: { n1: { power: dice === '2' ? 1 : 0 } } },
    );
    return EVENING.card?.(seen(g), 'n1', g.book)?.numbers.flatMap((r) =>
      r.rule === 'FTB-3.1.4.1a' ? [inWords(r.line)] : [],
    );
  };
  expect([power('2'), power('0')]).toEqual([['One die of Star Power'], []]);
});

test('[FTB-10.7e] beats: each zombie with what draws it, and a death stops the table', () => {
  const to = 'all' as const;
  const walk = (who: string, cause: string) => ({
    is: 'walked',
    cause,
    to,
    who,
    way: [
      [1, 1, 0],
      [2, 1, 0],
    ],
    cost: 1,
    how: 'shamble',
  });
  const found = EVENING.beats?.([
    { is: 'zeds-act', cause: 'FTB-10.6b', to, zeds: ['zed-1', 'zed-2'], frenzy: [], die: 3 },
    walk('zed-1', 'FTB-10.7e'),
    { is: 'faced', cause: 'FTB-2.2.2a', to },
    walk('zed-2', 'FTB-10.7c'),
    { is: 'charges', cause: 'FTB-8.2a', to, who: ['zed-2'], target: 'n1' },
    { is: 'downed', cause: 'FTB-5.7.4', to, who: 'n1', condition: 'obviously-dead', by: 'zed-2' },
  ] as never);
  expect(found?.map((b) => [b.from, b.to, b.rule, b.line.key, b.weight, b.pause])).toEqual([
    [0, 1, 'FTB-10.6b', 'beat.zeds-act', 'calm', false],
    [1, 3, 'FTB-10.7e', 'beat.zed-noise', 'calm', false],
    [3, 4, 'FTB-10.7c', 'beat.zed-sees', 'calm', false],
    [4, 6, 'FTB-8.2a', 'beat.charges', 'death', true],
  ]);
  expect(found?.[1]?.at).toEqual([2, 1, 0]);
});

test('[FTB-3.1.4.4] where two numbers of dice come to the same for a Star, each button says so', () => {
  const option = (id: string, result: string) => ({ id, line: { key: `free-will.${result}` } });
  const options = [
    option('2', 'fire'),
    option('1', 'run-away'),
    option('0', 'run-away'),
    option('roll', 'roll'),
  ];
  const asked = asking('free-will', { kind: 'choose', options });
  const g = at();
  const gists = ['2', '1', '0', 'roll'].map((id) => EVENING.gist?.(seen(g), asked, id, g.book)?.line.values);
  expect(gists).toEqual([undefined, { dice: 0 }, { dice: 1 }, undefined]);
});

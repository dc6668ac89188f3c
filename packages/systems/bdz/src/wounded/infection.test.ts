import { expect, test } from 'vitest';
import { one, word } from '../facts/lines.js';
import { bdz } from '../index.js';
import { fight } from '../melee/melee.js';
import { roster } from '../scene/roster.js';
import type { Person } from '../state.js';
import { during } from '../testing/encounter.js';
import { game, type Situation } from '../testing/game.js';
import { feastsGoOn, seeFeasts } from '../zombies/feasts.js';
import { aftermath } from './aftermath.js';
import { harryAreYouOkay } from './infection.js';

/** Somebody fights a zombie and loses, with these dice. */
function loses(dice: readonly number[], more: Partial<Person> = {}) {
  const g = game({
    people: { a: { rep: 4, prone: true, ...more } },
    zeds: { 'zed-1': { x: 19 } },
    state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    dice,
  });
  return g.begin(fight(g.w, g.state.melees));
}

test('[BDZ-harry-test] so does whoever is put out of the fight by anybody else while in melee with a zombie', () => {
  const bitten = (by: string, melees: boolean, status: 'out' | 'stunned' = 'out') => {
    const g = game({
      people: { a: {}, foe: { x: 17, side: 'player-2' } },
      zeds: { 'zed-1': { x: 19 } },
      state: { melees: melees ? [{ who: 'a', with: 'zed-1', rear: false }] : [] },
    });
    g.w.happen({ is: 'downed', cause: 'BDZ-shoot-damage', who: 'a', status, by });
    return g.person('a').bitten;
  };
  expect([bitten('foe', true), bitten('foe', false), bitten('zed-1', false)]).toEqual([true, false, true]);
  expect(bitten('foe', true, 'stunned')).toBe(false);
});

test('[BDZ-harry-test] whom a zombie put out of the fight tests after the game: a die and Rep of 9 is safe, 8 is not', () => {
  const g = loses([6, 6, 1, /* recovery: back */ 1, 1, /* Harry */ 5]).end();
  expect(g.person('a')).toMatchObject({ status: 'out', bitten: true });
  g.begin(aftermath(g.w)).end().done();
  expect(g.person('a')).toMatchObject({ afterwards: 'normal', bitten: false });
  const sick = loses([6, 6, 1, 1, 1, 4]).end();
  sick.begin(aftermath(sick.w));
  expect(sick.question()).toBe('player-1 turned BDZ-harry-turn');
  expect(sick.facts('harry')).toMatchObject([{ total: 8, infected: true }]);
  // Somebody put out of the fight by other means has nothing to test for.
  const shot = game({ people: { a: { status: 'out' } } });
  shot.begin(harryAreYouOkay(shot.w)).end().done();
  const lost = game({
    people: { a: { status: 'dead', bitten: true }, b: { afterwards: 'never', bitten: true } },
  });
  lost.begin(harryAreYouOkay(lost.w)).end().done();
});

test('[BDZ-D-c146] Recovery comes before the test for infection, which then counts the Rep that is left', () => {
  const after = (dice: readonly number[]) => {
    const g = game({ people: { a: { rep: 5, status: 'out', prone: true, bitten: true } }, dice });
    g.begin(aftermath(g.w)).end().done();
    return [g.person('a').afterwards, ...g.facts('harry').map((f) => f.total)];
  };
  // With Rep 5 the five would make ten.
  expect(after([5, 6, /* Harry */ 5])).toEqual(['weaker', 9]);
  expect(after([6, 6])).toEqual(['dies']);
});

test('[BDZ-harry-turn] the infected becomes a zombie; whoever is left decides what is done', () => {
  const fate = (answer: string) => {
    const g = game({ people: { a: { rep: 4, bitten: true } }, dice: [1] });
    g.begin(harryAreYouOkay(g.w)).answer(answer).end().done();
    return g.person('a');
  };
  expect(fate('let-go')).toMatchObject({ afterwards: 'turned' });
  expect(fate('put-down')).toMatchObject({ afterwards: 'put-down' });
});

test('[BDZ-harry-turn] the question about it names those who are left, and the page one of them as the one who decides', () => {
  const asks = (people: Situation['people']) => {
    const g = game({ people: { a: { rep: 4, star: true, bitten: true }, ...people }, dice: [1] });
    g.begin(harryAreYouOkay(g.w));
    const { values } = g.asked();
    return { ...values, first: roster(g.view('player-1'), g.w.book)[0]?.id };
  };
  const gone = { status: 'dead', x: 9 } as const;
  const foe = { seat: 'player-2', side: 'player-2', x: 12 };
  expect(asks({ dead: gone, b: { x: 5 }, foe })).toEqual({ who: one('a'), left: [one('b')], first: 'b' });
  expect(asks({ dead: gone, foe })).toEqual({ who: one('a'), left: word('others.nobody'), first: 'a' });
});

test('[BDZ-harry-turn] a dose of the Cure saves it, if it is used at once', () => {
  const people = {
    a: { rep: 4, bitten: true },
    doc: { x: 5, cures: 1 },
    foe: { seat: 'player-2', x: 9, cures: 1 },
  };
  const g = game({ people, dice: [1] });
  g.begin(harryAreYouOkay(g.w));
  expect(g.question()).toBe('player-1 cure BDZ-harry-turn');
  g.answer(true).end();
  expect([g.person('a').afterwards, g.person('a').bitten, g.person('doc').cures]).toEqual([
    'unknown',
    false,
    0,
  ]);
  const kept = game({ people, dice: [1] });
  kept.begin(harryAreYouOkay(kept.w)).answer(false);
  const gone = { ...people, doc: { ...people.doc, afterwards: 'never' as const } };
  const late = game({ people: gone, dice: [1] });
  late.begin(harryAreYouOkay(late.w));
  expect(late.question()).toBe('player-1 turned BDZ-harry-turn');
  expect(late.asked().shape).toMatchObject({
    options: [
      { id: 'put-down', line: { key: 'turned.put-down' } },
      { id: 'let-go', line: { key: 'turned.let-go' } },
    ],
  });
  expect(kept.question()).toBe('player-1 turned BDZ-harry-turn');
});

test('[BDZ-camp-res-cure] [BDZ-harry-turn] [BDZ-camp-base] nobody is asked for a dose that is not among the goods of the band, or in its base here', () => {
  const asks = (goods: Record<string, number>, base = false) => {
    const { campaign, ...state } = during(['a', 'doc']);
    const places = campaign.places.map((place) => ({ ...place, base, store: { cure: 1 } }));
    const g = game({
      scenario: 'campaign',
      people: { a: { rep: 4, bitten: true }, doc: { x: 5 } },
      state: { ...state, campaign: { ...campaign, goods, places } },
      dice: [1],
    });
    return g.begin(harryAreYouOkay(g.w));
  };
  const stored = asks({}, true).answer(true).end();
  expect([stored.state.campaign?.places[0]?.store, stored.state.campaign?.goods]).toEqual([{}, {}]);
  expect([asks({ cure: 1 }).question(), asks({}).question()]).toEqual([
    'player-1 cure BDZ-harry-turn',
    'player-1 turned BDZ-harry-turn',
  ]);
});

test('[BDZ-harry-turn] [BDZ-D-c110] the Cure does not come from a prisoner, nor to one', () => {
  const asks = (held: string) => {
    const { campaign, ...state } = during(['doc', 'a', 'b']);
    const captives = [{ who: held, place: 'here' }];
    const g = game({
      scenario: 'campaign',
      people: { doc: { x: 5 }, a: { rep: 4, bitten: true }, b: { x: 9 } },
      state: { ...state, campaign: { ...campaign, captives, goods: { cure: 1 } } },
      dice: [1],
    });
    const { code, values } = g.begin(harryAreYouOkay(g.w)).asked();
    return [code, values?.by];
  };
  expect(asks('b')).toEqual(['cure', one('doc')]);
  expect(asks('doc')).toEqual(['cure', one('a')]);
  expect(asks('a')).toEqual(['turned', undefined]);
});

test('[BDZ-harry-turn] [BDZ-D-c121] a mutineer gets no dose of the band’s, only one of its own', () => {
  const asks = (kind: 'mutiny' | 'discover', a: Partial<Person> = {}) => {
    const { campaign, ...state } = during(['star', 'a'], { kind });
    const g = game({
      scenario: 'campaign',
      people: { star: { star: true, x: 5 }, a: { rep: 4, bitten: true, ...a } },
      state: { ...state, campaign: { ...campaign, goods: { cure: 1 } } },
      dice: [1],
    });
    return g.begin(harryAreYouOkay(g.w));
  };
  const rebel = { side: 'others', seat: 'others' } as const;
  expect([asks('mutiny', rebel).asked().code, asks('discover').asked().code]).toEqual(['turned', 'cure']);
  const own = asks('mutiny', { ...rebel, cures: 1 })
    .answer(true)
    .end();
  expect(own.state.campaign?.goods).toEqual({ cure: 1 });
  // Nobody is told to have given it to itself.
  const told = (by: string) => bdz.tell({ is: 'cured', who: 'a', by } as never)?.key;
  expect([told('a'), told('star')]).toEqual(['tell.cured-alone', 'tell.cured']);
});

test('[BDZ-star-cheat-infection] a Star that cheats death in the hands of the dead takes the test all the same', () => {
  const cheats = game({
    people: { a: { star: true, rep: 2 }, b: { x: 9 } },
    zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 10 } },
    state: {
      melees: [
        { who: 'a', with: 'zed-1', rear: false, surprise: true },
        { who: 'b', with: 'zed-2', rear: false },
      ],
    },
    dice: [6, 6, 1, 1, 6, /* Harry: Rep 1 now */ 6],
  });
  cheats
    .begin(fight(cheats.w, cheats.state.melees.slice(0, 1)))
    .answer(true)
    .end();
  expect(cheats.person('a')).toMatchObject({ status: 'cheated', bitten: true });
  expect(cheats.state.melees.map((m) => m.who)).toEqual(['b']);
  cheats.begin(harryAreYouOkay(cheats.w)).answer('let-go').end().done();
  expect(cheats.person('a').afterwards).toBe('turned');
});

test('[BDZ-D-feast-infect] who is saved from a feast is tested, whatever put it down', () => {
  const g = game({
    people: { a: { status: 'out', prone: true } },
    state: { feasts: [{ body: 'a', left: 3, seenBy: [] }] },
  });
  g.begin(feastsGoOn(g.w));
  expect(g.person('a').bitten).toBe(true);
});

test('[BDZ-D-feast-when] once for each feast by all who see it, and by whoever comes later; not in melee, nor when down', () => {
  const NEW = { knowsFeasts: false, facing: 180, y: 23 } as const;
  const g = game({
    people: {
      body: { x: 18, y: 18, status: 'out', prone: true },
      dez: { ...NEW, x: 18 },
      busy: { ...NEW, x: 20 },
      hurt: { ...NEW, x: 16, status: 'stunned' },
      late: { ...NEW, x: 13, y: 30, group: 1 },
    },
    zeds: { 'zed-1': { x: 18, y: 19, feast: 'body' }, 'zed-2': { x: 20, y: 24 } },
    state: {
      feasts: [{ body: 'body', left: 3, seenBy: [] }],
      melees: [{ who: 'busy', with: 'zed-2', rear: false }],
    },
    dice: [1, 1, /* later */ 1, 1],
  });
  g.begin(seeFeasts(g.w)).end();
  expect(g.tests()).toEqual(['dez see-the-feast 2 never-again']);
  g.person('dez').knowsFeasts = false;
  g.begin(seeFeasts(g.w)).end();
  expect(g.tests()).toHaveLength(1);
  const way = [[13, 22, 0] as const];
  const walks = {
    is: 'walked',
    cause: 'BDZ-move-normal',
    to: 'all',
    how: 'walk',
    facing: 180,
    cost: 6,
  } as const;
  g.w.happen({ ...walks, who: 'late', way });
  g.begin(seeFeasts(g.w)).end().done();
  expect(g.tests()[1]).toBe('late see-the-feast 2 never-again');
});

test('[BDZ-harry-test] only whom a zombie put out of the fight has been bitten: not the stunned, and nobody whom the living put down', () => {
  const bitten = (status: 'stunned' | 'out', by: string) => {
    const g = game({ people: { a: {} } });
    g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', who: 'a', status, by });
    return g.person('a').bitten;
  };
  expect([bitten('out', 'zed-1'), bitten('stunned', 'zed-1'), bitten('out', 'foe')]).toEqual([
    true,
    false,
    false,
  ]);
});

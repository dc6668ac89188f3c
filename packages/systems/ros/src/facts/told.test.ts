import { BETWEEN, type Inner, type Line, type Noun } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { readBook } from '../book.js';
import { ENGLISH } from '../catalogue.js';
import { PROCEDURES } from '../companion/procedures.js';
import { FACTS, type RosFact } from '../facts.js';
import { OPTIONS } from '../options.js';
import { SCENARIOS } from '../tables/scenarios.js';
import { FACTORS } from '../tables/shooting.js';
import { SAMPLES } from '../testing/samples.js';
import { figure, nameLine, nameOf, zedName } from '../words.js';

/** Finds a template as i18next does: first the plural form, then the plain key. */
function templateKey(key: string, count?: number): string | undefined {
  const forms =
    count === undefined
      ? [key]
      : [...(count === 0 ? [`${key}_zero`] : []), `${key}_${count === 1 ? 'one' : 'other'}`, key];
  return forms.find((form) => form in ENGLISH);
}

const keyOf = (line: Line): string | undefined =>
  templateKey(line.key, line.values?.count as number | undefined);

function innersOf(value: unknown): readonly Inner[] {
  if (typeof value !== 'object') return [];
  return Array.isArray(value) ? value : [value as Inner];
}

/** A line and all lines inside it. */
function linesIn(line: Line): Line[] {
  const inner = Object.values(line.values ?? {}).flatMap(innersOf);
  return [line, ...inner.flatMap((each) => ('key' in each ? linesIn(each) : []))];
}

const asked = (template: string): string[] =>
  [...template.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map((m) => m[1] as string);

function inWords(line: Line): string {
  const text = filled(line);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function filled(line: Line): string {
  let text = ENGLISH[keyOf(line) as string] as string;
  for (const [name, value] of Object.entries(line.values ?? {})) {
    const inner = innersOf(value).map((each) => ('noun' in each ? sayNoun(each) : filled(each)));
    text = text.replaceAll(`{{${name}}}`, typeof value === 'object' ? inner.join(' and ') : String(value));
    for (const [between, sign] of Object.entries(BETWEEN))
      text = text.replaceAll(`{{${name}, ${between}}}`, inner.join(sign));
  }
  return text;
}

const sayNoun = ({ noun, count }: Noun) =>
  (ENGLISH[templateKey(noun, count) as string] as string).replace('{{count}}', String(count));

test('[ROS-card-RUN] of a walk that led nowhere nothing is told', () => {
  const told = (way: readonly (readonly [number, number, number])[]) => {
    const [x = 0] = way.at(-1) ?? [];
    return FACTS.tell({
      is: 'walked',
      cause: 'ROS-card-RUN',
      who: 'survivor-1',
      way,
      cost: x - 20,
      how: 'run',
      to: 'all',
    } as RosFact);
  };
  expect(told([[20, 20, 0]])).toBeUndefined();
  expect(
    told([
      [20, 20, 0],
      [20, 20, 0],
    ]),
  ).toBeUndefined();
  expect(
    told([
      [20, 20, 0],
      [23, 20, 0],
    ]),
  ).toMatchObject({ key: expect.stringContaining('walked-run') });
});

test('[ROS-order] told to follow, an NPS is told whom, unless it is the speaker', () => {
  const told = (order: object) => {
    const line = FACTS.tell({
      is: 'ordered',
      cause: 'ROS-order',
      who: 'nps-1',
      by: 'survivor-1',
      order,
      to: 'all',
    } as RosFact);
    return line && filled(line);
  };
  const [own, other] = ['survivor-1', 'survivor-2'].map((who) => told({ do: 'follow', who }));
  expect(own).not.toBe(other);
  expect((other?.match(/survivor|Survivor|Bo|Ash/g) ?? []).length).toBeGreaterThan(
    (own?.match(/survivor|Survivor|Bo|Ash/g) ?? []).length,
  );
  const uses = FACTS.tell({
    is: 'ordered',
    cause: 'ROS-order',
    who: 'nps-1',
    by: 'survivor-1',
    order: { do: 'use', item: 'torch', name: '' },
    to: 'all',
  } as RosFact);
  expect(uses?.values?.thing).toEqual({ noun: 'thing.torch', count: 1 });
});

describe('the story of facts', () => {
  test.each(SAMPLES.map((fact) => [fact.is, fact] as const))('%s has words for all its values', (_, fact) => {
    const told = FACTS.tell(fact);
    if (!told) return;
    for (const line of linesIn(told)) {
      const key = keyOf(line);
      expect(key, `no template for ${line.key}`).toBeDefined();
      expect(Object.keys(line.values ?? {})).toEqual(
        expect.arrayContaining(asked(ENGLISH[key as string] as string)),
      );
      for (const inner of Object.values(line.values ?? {}).flatMap(innersOf))
        if ('noun' in inner)
          expect(templateKey(inner.noun, inner.count), `no word for ${inner.noun}`).toBeDefined();
    }
    expect(inWords(told)).not.toMatch(/undefined|\{\{|\[object/);
  });

  test('every kind of fact is told, or is one of the book-keeping', () => {
    const told = new Set(SAMPLES.filter((fact) => FACTS.tell(fact)).map((fact) => fact.is as string));
    const kinds = new Set(SAMPLES.map((fact) => fact.is as string));
    expect([...kinds].filter((kind) => !told.has(kind)).sort()).toEqual(FACTS.untold.toSorted());
    expect(FACTS.untold.toSorted()).toEqual([
      'acted',
      'at-fence',
      'faced',
      'known',
      'met',
      'pulled',
      'saw',
      'sent-off',
      'spent',
      'step',
    ]);
  });

  test('every template is the line of some fact', () => {
    const used = new Set(
      SAMPLES.flatMap((fact) => {
        const line = FACTS.tell(fact);
        return line ? linesIn(line).map(keyOf) : [];
      }),
    );
    expect(Object.keys(ENGLISH).filter((key) => key.startsWith('tell.') && !used.has(key))).toEqual([]);
  });

  test('reads as a story', () => {
    const lines = SAMPLES.flatMap((fact) => {
      const line = FACTS.tell(fact);
      return line ? [inWords(line)] : [];
    });
    for (const said of [
      'Ash: Order and Reload; Bo: Run.',
      'Ash hit the Hunter in the head with the assault rifle, 12 cm off.',
      "Ash hit the Hunter in the head with the assault rifle at arm's length (5, +1 the target did not move, −4 the Hunter leapt this turn: 2).",
      'Ash took a shotgun and 2 food supplies.',
      'A Zed bit Ash.',
      'Bo bandaged Ash.',
      "Ash's Shoot came to nothing: nothing to shoot at.",
      // The move of this card was made.
      'Ash fired no shot: nothing to shoot at.',
      "Ash's Snipe came to nothing: no sniper rifle with shots left.",
      '2 Zeds and Ash and the Hunter got up.',
      'What had been Ash stood up.',
    ])
      expect(lines).toContain(said);
    for (const said of lines) expect(said).toMatch(/^[A-Z0-9].*[.]$|^Turn \d+$/);
  });

  test('[ROS-infect-secret] that all have rolled does not say who is ill', () => {
    expect(FACTS.tell({ is: 'all-rolled', cause: 'ROS-U-infect', to: 'all' })).toEqual({
      key: 'tell.all-rolled',
      values: {},
    });
  });

  test('facts of other kinds are not told', () => {
    expect(FACTS.tell({ is: 'rolled', cause: 'ROS-shoot', to: 'all' })).toBeUndefined();
  });
});

describe('names', () => {
  test('[ROS-D-names] survivors are called as the table calls them', () => {
    const files = {
      names: {
        survivors: ['Uma', 'Vic', 'Wes', 'Xan', 'Yul', 'Zed'],
        others: ['Ann', 'Ben', 'Cat'],
      },
    };
    const book = readBook({ scenario: 'trapped', options: { survivors: '2' }, files });
    expect(['survivor-1', 'survivor-2', 'nps-1', 'nps-S3'].map((id) => nameOf(book, id))).toEqual([
      'Uma',
      'Vic',
      'Ann',
      'Cat',
    ]);
  });

  test('[ROS-D-names] one for whom there is no name is a stranger', () => {
    const died: RosFact = { is: 'died', cause: 'ROS-injury-nps', to: 'all', who: 'nps-99', how: 'zed' };
    const told = FACTS.tell(died);
    expect(told && inWords(told)).toBe('A stranger died.');
  });

  test('what stands on the map by what the map calls it', () => {
    const book = readBook({ scenario: 'safe-house', options: {} });
    const ids = ['B1-door-2', 'SAFE', 'V1', 'ladder-1', 'fence-1', 'find-2', 'left-3', 'hunter', 'zed-7'];
    expect(ids.map((id) => nameOf(book, id))).toEqual([
      'Corner shop, east door',
      'Safe house',
      'the car',
      'the ladder',
      'the wire fence',
      'Search marker',
      'what lies there',
      'Hunter',
      'Zed 7',
    ]);
    expect(nameLine(book, 'survivor-2')).toEqual({ key: 'figure', values: { name: 'Bo' } });
  });

  test('Zeds by number, mutants by kind', () => {
    expect(zedName('zed-12')).toBe('Zed 12');
    expect(zedName('hunter')).toBe('Hunter');
    expect(zedName('zed-3', 'witch')).toBe('Witch');
    expect(zedName('risen-survivor-2')).toBe('Risen survivor 2');
    expect(figure('risen-survivor-2')).toEqual({ noun: 'kind.zed', count: 1 });
  });

  test('every seat, ending and factor has words', () => {
    const count = OPTIONS.find((o) => o.id === 'survivors')?.values.length ?? 0;
    for (let n = 1; n <= count; n++) expect(ENGLISH).toHaveProperty([`seat.survivor-${n}`]);
    for (const { id } of SCENARIOS)
      for (const end of ['win', 'loss']) expect(ENGLISH).toHaveProperty([`${id}-${end}`]);
    for (const { factor } of FACTORS.rows) expect(ENGLISH).toHaveProperty([`factor.${factor}`]);
    for (const { id, outcomeNames } of PROCEDURES)
      for (const name of outcomeNames ?? []) expect(ENGLISH).toHaveProperty([`outcome.${id}.${name}`]);
    for (let step = 1; step <= 12; step++) expect(ENGLISH).toHaveProperty([`step.${step}`]);
  });
});

test('[ROS-hunter-leap] [ROS-zed-move] the way of a mutant is told, though it costs nothing; that of any other Zed is not', () => {
  const way = [
    [32, 45, 0],
    [32, 41, 0],
    [29, 41, 0],
  ] as const;
  const told = (who: string, how: 'leap' | 'attack' | 'fence') => {
    const fact: RosFact = { is: 'walked', cause: 'ROS-zed-move', to: 'all', who, way, cost: 0, how };
    const line = FACTS.tell(fact);
    return line && inWords(line);
  };
  expect(told('hunter-1', 'leap')).toBe('The Hunter leapt.');
  expect(told('hunter-1', 'attack')).toBe('The Hunter came on, 7 cm.');
  expect(told('zed-1', 'fence')).toMatch(/ got over the fence\.$/);
  expect(told('zed-1', 'attack')).toBeUndefined();
});

test('[ROS-R-knockback] a survivor who was stopped short is not said to have gone as far as the die says', () => {
  const told = (stopped?: string) => {
    const fact: RosFact = {
      is: 'knocked',
      cause: 'ROS-tank-melee',
      to: 'all',
      who: 'survivor-1',
      at: [60, 45, 0],
      back: 7,
      down: false,
      ...(stopped && { stopped }),
    };
    const line = FACTS.tell(fact);
    return line && inWords(line);
  };
  expect(told()).toMatch(/ was thrown 7 cm back\.$/);
  expect(told('base')).toMatch(/ was thrown back against something\.$/);
  expect(told('edge')).toMatch(/ was thrown back to the edge\.$/);
});

test('[ROS-tank-immune] [ROS-boomer-burst] of what stays on its feet nobody is told that it fell, or was pushed off', () => {
  const says = (fact: object) => {
    const line = FACTS.tell({ cause: 'ROS-melee-weapon', to: 'all', who: 'survivor-1', ...fact } as RosFact);
    return line && inWords(line);
  };
  const struck = (zed: string, result: string) =>
    says({ is: 'struck', weapon: 'machete', zed, score: 5, result });
  for (const zed of ['tank', 'boomer'])
    for (const result of ['down', 'kill'])
      expect(struck(zed, result)).toMatch(/ hit the \w+ with the machete\.$/);
  expect(struck('tank', 'miss')).toMatch(/ missed\.$/);
  expect(struck('hunter', 'down')).toMatch(/ off its feet /);
  const pushed = (...zeds: string[]) => says({ is: 'pushed', may: 3, zeds });
  expect(pushed('tank')).toMatch(/ nothing gave way\.$/);
  expect(pushed('tank', 'zed-1')).toMatch(/ pushed one of them off\.$/);
  expect(pushed('boomer', 'zed-1')).toMatch(/ pushed 2 of them off\.$/);
});

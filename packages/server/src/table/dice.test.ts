import {
  type Deed,
  type Entry,
  entryLine,
  entrySum,
  type Header,
  headerLine,
  type Json,
  Keyed,
  readJournal,
  Sfc32,
  Table,
} from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { checkDice, commitmentTo, type Fair, type Remembered, seedOf } from '@shambles/wire';
import { afterAll, describe, expect, it } from 'vitest';
import { playAlone, shortGame } from '../testing/known.js';
import { NUMBER, Rig, type Sitting } from '../testing/rig.js';
import { seated } from '../testing/seated.js';
import type { Live } from './live.js';

const TAMPERINGS = Number(process.env.SHAMBLES_TAMPERINGS ?? 1000);
const SEED = process.env.SHAMBLES_SEED ?? 'dice';
const rig = new Rig();
afterAll(() => rig.close());

const opening = shortGame(3);
const system = findSystem(opening.system);

interface Finished {
  readonly text: string;
  readonly remembered: Remembered;
}

/** The journal of a finished game, and what its first seat wrote down. */
async function finished(sitting: Sitting, nth = 0): Promise<Finished> {
  await sitting.play(() => false, nth);
  const guest = await sitting.guest('alien');
  const text = (await rig.tables.journal(guest)) ?? '';
  const { proof } = (await rig.tables.shown(guest)) ?? {};
  const share = proof?.shares.find((s) => s.seat === 'alien')?.share ?? undefined;
  return {
    text,
    remembered: {
      commitment: sitting.opened.commitment,
      seat: 'alien',
      ...(share !== undefined && { share }),
      sum: proof?.sum ?? 'none',
    },
  };
}

const wrongs = ({ text, remembered }: Finished) => checkDice(system, text, remembered).filter((f) => !f.ok);

describe('an honest game', () => {
  it('passes: played plainly, with two numbers', async () => {
    const game = await finished(await (await rig.open(opening)).begin());
    expect(wrongs(game)).toEqual([]);
    const said = checkDice(system, game.text, game.remembered).map((f) => f.what);
    expect(said.length).toBeGreaterThan(6);
    expect(said).toContain('the number of Aliens is the one promised');
  });

  it('passes: begun before anybody had shown a number', async () => {
    const sitting = await rig.open(opening);
    await sitting.must('alien', { is: 'promise', commitment: commitmentTo(NUMBER) });
    await sitting.must('host', { is: 'begin' });
    const game = await finished(sitting);
    expect(wrongs(game)).toEqual([]);
    expect(checkDice(system, game.text).some((f) => f.what.includes('showed no number'))).toBe(true);
  });

  it('passes: with things taken back, corrected and thrown by hand', async () => {
    const sitting = await rig.open(opening);
    await sitting.must('zombie', { is: 'own-dice', own: true });
    await sitting.begin();
    const live = await sitting.live();
    let undone = 0;
    for (let n = 0; live.record.status === 'playing'; n++) {
      const seat = live.table?.waitingFor[0] ?? '';
      const roll = live.look(seat)?.now.roll;
      if (roll) {
        const faces = roll.roll.pools.flatMap((p) => Array<number>(p.n).fill(p.lowest ?? 1));
        await sitting.must(seat, { is: 'dice', roll: roll.id, faces });
        continue;
      }
      const { length } = live;
      const ask = await sitting.ask(seat);
      await sitting.must(seat, { is: 'answer', ask: ask?.id ?? '', value: await sitting.legal(seat, n) });
      if (n % 6 === 0 && (await sitting.do(seat, { is: 'undo' })).is === 'done') undone++;
      if (n === 20)
        await agree(sitting, live, { undo: Math.max(1, (live.look('alien')?.position ?? 3) - 6) });
      if (n === 30) {
        const { turn } = live.look('alien')!.view as { turn: number };
        await agree(sitting, live, { correct: { why: 'a slip', patch: [{ path: 'turn', value: turn }] } });
      }
      expect(live.length).toBeGreaterThan(length);
    }
    const game = await finished(sitting);
    const deeds = readJournal(game.text).entries.map((e) =>
      e.deed.t === 'roll' && e.deed.typed ? 'typed' : e.deed.t,
    );
    expect(undone).toBeGreaterThan(0);
    for (const t of ['undo', 'correct', 'typed']) expect(deeds).toContain(t);
    expect(wrongs(game)).toEqual([]);
  });

  it("passes: brought from elsewhere, its dice checked from where they are this server's", async () => {
    const seats = { alien: 'person', zombie: 'person' };
    const { scenario, options, files } = opening;
    const setup = { scenario, options, ...(files && { files }) };
    const table = Table.create(system, { setup, seed: 'at home', people: ['alien'] });
    const random = new Sfc32('home');
    while (table.length < 15) {
      const seat = table.waitingFor[0] ?? '';
      const q = table.question(seat);
      table.answer({ seat, ask: q?.id ?? '', at: q?.at ?? 0, value: table.sample(seat, random) as Json });
    }
    // A game at home has Sfc32 dice; a game brought from another server has keyed dice.
    const opened = await seated(rig.tables, await rig.tables.house.bring({ journal: table.save(), seats }));
    const sitting = new (await import('../testing/rig.js')).Sitting(rig, opened);
    const game = await finished(await sitting.begin());
    expect(readJournal(game.text).entries.some((e) => e.deed.t === 'reseed')).toBe(true);
    expect(wrongs(game)).toEqual([]);
    expect(checkDice(system, game.text).some((f) => f.what.includes('brought from elsewhere'))).toBe(true);
  });
});

it('says that whoever played alone took the journal home in the middle', async () => {
  const sitting = await rig.open({ ...opening, seats: { alien: 'person' } });
  await sitting.begin();
  const at = (await sitting.live()).length;
  const guest = await sitting.guest('alien');
  const text = (await rig.tables.journal(guest)) as string;
  expect((readJournal(text).header.fair as { taken?: number }).taken).toBe(at);
  // Taking it a second time does not change `taken`, whatever has been played since.
  expect(
    (readJournal((await rig.tables.journal(guest)) as string).header.fair as { taken?: number }).taken,
  ).toBe(at);
  await rig.tables.house.sleep(await sitting.live());
  const woken = await sitting.live();
  expect(woken.table?.header.fair).toMatchObject({ taken: at });
  expect(checkDice(system, text).some((f) => f.what.includes(`at entry ${at}`))).toBe(true);
});

async function agree(
  sitting: Sitting,
  live: Live,
  what: { undo: number } | { correct: { why: string; patch: { path: string; value: Json }[] } },
): Promise<void> {
  if ((await sitting.do('alien', { is: 'propose', what })).is !== 'done') return;
  await sitting.must('zombie', { is: 'consent', to: live.record.motion?.number ?? 0, yes: true });
}

// ---------------------------------------------------------------------------------------------------------
// A forger who knows how journals are made

interface Draft {
  header: Header & {
    fair: Fair & { shares: { seat: string; share: string | null; commitment: string | null }[] };
  };
  entries: Entry[];
}

/** Writes the draft as a journal with every checksum recomputed. */
function written({ header, entries }: Draft): string {
  const sums: string[] = [];
  const lines = entries.map((entry) => {
    const sum = entrySum(entry.prev < 0 ? '' : (sums[entry.prev] ?? ''), entry.deed, entry.facts);
    sums[entry.n] = sum;
    return entryLine({ ...entry, sum });
  });
  return `${[headerLine(header), ...lines].join('\n')}\n`;
}

type Tamper = (draft: Draft, random: Sfc32) => void;
const some = <T>(random: Sfc32, things: readonly T[]): T => things[random.below(things.length)] as T;
const ofKind = (draft: Draft, t: Deed['t'], random: Sfc32) => {
  const entry = some(
    random,
    draft.entries.filter((e) => e.deed.t === t),
  );
  return draft.entries[entry.n] as unknown as { deed: Record<string, unknown> };
};
const otherDigits = (text: string, random: Sfc32) => {
  const at = random.below(text.length);
  return `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
};
/** Recomputes the seed from what the header claims about the dice. */
const reseeded = (draft: Draft) => {
  draft.header = { ...draft.header, seed: seedOf(draft.header.fair) };
};

const TAMPERS: { readonly [what: string]: Tamper } = {
  'one die': (draft, random) => {
    const entry = ofKind(draft, 'roll', random);
    const faces = structuredClone(entry.deed.faces) as number[][];
    const pool = some(
      random,
      faces.filter((p) => p.length > 0),
    );
    const at = random.below(pool.length);
    pool[at] = (pool[at] as number) === 6 ? 5 : (pool[at] as number) + 1;
    entry.deed.faces = faces;
  },
  'one die, said to be typed': (draft, random) => {
    TAMPERS['one die']?.(draft, random);
    ofKind(draft, 'roll', random).deed.typed = true;
  },
  'a draw': (draft, random) => {
    const entry = ofKind(draft, 'draw', random);
    const got = [...(entry.deed.got as string[])];
    const all = draft.entries.flatMap((e) => (e.deed.t === 'draw' ? e.deed.got : []));
    got[random.below(Math.max(1, got.length))] = some(random, all);
    entry.deed.got = got;
  },
  'an answer': (draft, random) => {
    const entry = ofKind(draft, 'answer', random);
    entry.deed.value = structuredClone(ofKind(draft, 'answer', random).deed.value);
  },
  'who answered': (draft, random) => {
    const entry = ofKind(draft, 'answer', random);
    entry.deed.seat = entry.deed.seat === 'alien' ? 'zombie' : 'alien';
  },
  'what followed': (draft, random) => {
    const entry = some(
      random,
      draft.entries.filter((e) => e.facts.length > 0),
    ) as unknown as { facts: unknown[] };
    entry.facts = random.below(2) === 0 ? entry.facts.slice(1) : [...entry.facts, entry.facts[0]];
  },
  'the order of two entries': (draft, random) => {
    const n = random.below(draft.entries.length - 1);
    const [a, b] = [draft.entries[n] as Entry, draft.entries[n + 1] as Entry];
    draft.entries[n] = { ...b, n, prev: a.prev };
    draft.entries[n + 1] = { ...a, n: n + 1, prev: n };
  },
  'an entry left out': (draft, random) => {
    const at = random.below(draft.entries.length);
    draft.entries = draft.entries
      .filter((e) => e.n !== at)
      .map((e) => ({ ...e, n: e.n > at ? e.n - 1 : e.n, prev: e.prev >= at ? e.prev - 1 : e.prev }));
  },
  'the end': (draft, random) => {
    draft.entries = draft.entries.slice(0, -1 - random.below(5));
  },
  'a share': ({ header }, random) => {
    const share = some(random, header.fair.shares);
    share.share = otherDigits(share.share ?? NUMBER, random);
  },
  'a share left out': ({ header }, random) => {
    some(random, header.fair.shares).share = null;
  },
  'a share, with its promise and the seed': (draft, random) => {
    const share = some(random, draft.header.fair.shares);
    share.share = otherDigits(share.share ?? NUMBER, random);
    share.commitment = commitmentTo(share.share);
    reseeded(draft);
  },
  'the order of the seats': ({ header }) => {
    header.fair.shares.reverse();
  },
  'the order of the seats, and the seed': (draft) => {
    draft.header.fair.shares.reverse();
    reseeded(draft);
  },
  'the secret': ({ header }, random) => {
    (header.fair as { secret: string }).secret = otherDigits(header.fair.secret, random);
  },
  'the secret, with its promise and the seed': (draft, random) => {
    const fair = draft.header.fair as { secret: string; commitment: string };
    fair.secret = otherDigits(fair.secret, random);
    fair.commitment = commitmentTo(fair.secret);
    reseeded(draft);
  },
  'the promise': ({ header }, random) => {
    (header.fair as { commitment: string }).commitment = otherDigits(header.fair.commitment, random);
  },
  'the table': ({ header }, random) => {
    (header.fair as { table: string }).table = otherDigits(header.fair.table, random);
  },
  'the seed': (draft, random) => {
    draft.header = { ...draft.header, seed: otherDigits(draft.header.seed, random) };
  },
  'an option of the table': (draft) => {
    const { setup } = draft.header;
    draft.header = { ...draft.header, setup: { ...setup, options: { ...setup.options, chomp: 'grave' } } };
  },
  'the kind of dice': (draft) => {
    draft.header = { ...draft.header, dice: Sfc32.kind };
  },
};

describe('a journal that was tampered with, every checksum made anew', () => {
  const kinds = Object.keys(TAMPERS);
  const each = Math.ceil(TAMPERINGS / kinds.length);
  it.each(kinds)(
    'is found out: %s',
    async (kind) => {
      const random = new Sfc32(`${SEED}/${kind}`);
      const game = await finished(await (await rig.open(opening)).begin(), random.below(50));
      const { header, entries } = readJournal(game.text);
      expect(header.dice).toBe(Keyed.kind);
      let found = 0;
      for (let n = 0; n < each * 3 && found < each; n++) {
        const draft = structuredClone({ header, entries }) as Draft;
        TAMPERS[kind]?.(draft, random);
        if (JSON.stringify(draft) === JSON.stringify({ header, entries })) continue;
        const text = written(draft);
        let said: string;
        try {
          said = wrongs({ ...game, text })
            .map((f) => f.what)
            .join('; ');
        } catch (error) {
          expect((error as Error).name).toBe('JournalError');
          said = (error as Error).message;
        }
        expect(said, `${kind}, ${n}`).not.toBe('');
        found++;
      }
      expect(found).toBe(each);
    },
    120_000,
  );

  it('is found out: another game altogether, honest in itself, by what somebody wrote down', async () => {
    const sitting = await (await rig.open(opening)).begin();
    const { remembered, text } = await finished(sitting);
    const fair = structuredClone(readJournal(text).header.fair) as Fair & {
      secret: string;
      commitment: string;
    };
    fair.secret = 'cd'.repeat(32);
    fair.commitment = commitmentTo(fair.secret);
    const { entries } = playAlone(opening, fair);
    const { header } = readJournal(text);
    const other = `${[headerLine({ ...header, seed: seedOf(fair), fair: fair as never }), ...entries].join('\n')}\n`;
    expect(wrongs({ text: other, remembered: {} })).toEqual([]);
    expect(wrongs({ text: other, remembered }).map((f) => f.what)).toEqual([
      'the promise is the one that was written down',
      'the game ends as it ended at the table',
    ]);
  });

  it('is said to be no promise at all: a game that was played elsewhere', () => {
    const { scenario, options, files } = opening;
    const setup = { scenario, options, ...(files && { files }) };
    const table = Table.create(system, { setup, seed: 'mine' });
    expect(() => checkDice(system, table.save())).toThrow(/nothing was promised/);
  });
});

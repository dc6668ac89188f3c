import {
  type AnySystem,
  audit,
  type Header,
  JournalError,
  Keyed,
  readJournal,
  type Seat,
  type Setup,
  sha256Text,
} from '@shambles/engine';
import * as z from 'zod/mini';

/*
 * Dice that nobody can choose. Before anything else is known, the server publishes the hash of a secret, and each
 * person publishes the hash of a number. Then the numbers are revealed, and the seed is the hash of the secret and all
 * numbers. The secret is revealed when the game is over, so that anybody with the journal can verify the dice.
 */

const HEX = /^[0-9a-f]{64}$/;
const digits = z.string().check(z.regex(HEX));

const FairSchema = z.object({
  table: z.string(),
  /** The `setupDigest` of what the game began from: scenario, options, files. */
  setup: digits,
  /** SHA-256 of the secret, published before anybody sat down. */
  commitment: digits,
  secret: digits,
  /** In the order of the seats. `share` is null for a seat that had not revealed its number when the game began. */
  shares: z.array(z.object({ seat: z.string(), commitment: z.nullable(digits), share: z.nullable(digits) })),
  /** For a game brought from elsewhere: the entry from which these dice apply. */
  from: z.optional(z.number()),
  /** The entry count at which a person playing alone took the journal home: that person could know the later dice. */
  taken: z.optional(z.number()),
});
export type Fair = z.infer<typeof FairSchema>;

/** The commitment to a number or secret: its hash. `what` is 64 hexadecimal digits. */
export function commitmentTo(what: string): string {
  return sha256Text(`shambles commitment/1\n${what}`);
}

/** The digest of a setup that goes into the seed: another scenario or option would have given other dice. */
export function setupDigest(setup: Setup): string {
  return sha256Text(JSON.stringify(setup));
}

/** The seed that results from a secret and the seats' numbers, at this table with this setup. */
export function seedOf(fair: Pick<Fair, 'table' | 'setup' | 'secret' | 'shares'>): string {
  const shares = fair.shares.map(({ seat, share }) => `${seat} ${share ?? '-'}`);
  return sha256Text(['shambles dice/1', fair.table, fair.setup, fair.secret, ...shares].join('\n'));
}

/** One thing that was checked, and whether it is as it should be. */
export interface Finding {
  readonly ok: boolean;
  readonly what: string;
}

/** What somebody at the table wrote down at the time, for comparison. */
export interface Remembered {
  readonly commitment?: string;
  readonly seat?: Seat;
  /** The number of `seat`. */
  readonly share?: string;
  /** The checksum shown at the end. */
  readonly sum?: string;
}

/**
 * Checks the dice of a finished game from its journal alone. The secret must be the one committed to, each number the
 * one promised, and the seed derived from them; every die, draw and answer must follow from the seed and the rules.
 * Throws JournalError if the text is not a journal of this system, or says nothing usable about its dice.
 */
export function checkDice(system: AnySystem, text: string, remembered: Remembered = {}): Finding[] {
  const { header, entries } = readJournal(text);
  const read = FairSchema.safeParse(header.fair);
  if (!read.success)
    throw new JournalError(
      header.fair === undefined
        ? 'This game was not played on a server: its seed was chosen by whoever began it, and nothing was promised.'
        : `What this journal says of its dice cannot be read: ${z.prettifyError(read.error)}`,
    );
  const fair = read.data;
  const nameOf = (seat: string): string => system.seats.find((s) => s.id === seat)?.name ?? seat;
  const findings: Finding[] = [
    { ok: commitmentTo(fair.secret) === fair.commitment, what: "the server's secret is the one it promised" },
    ...fair.shares.map(({ seat, commitment, share }) =>
      share === null
        ? { ok: true, what: `${nameOf(seat)} showed no number before the game began, so none was mixed in` }
        : {
            ok: commitmentTo(share) === commitment,
            what: `the number of ${nameOf(seat)} is the one promised`,
          },
    ),
    ...(fair.taken === undefined
      ? []
      : [
          {
            ok: true,
            what: `whoever played alone took the journal home at entry ${fair.taken}, and could know the dice after it`,
          },
        ]),
    ...compare(fair, remembered, entries.at(-1)?.sum),
    {
      ok: setupDigest(header.setup) === fair.setup,
      what: 'scenario, options and files are those that the dice were made for',
    },
    seed(header, fair, entries),
  ];
  const wrong = audit(system, text);
  findings.push({
    ok: wrong === undefined,
    what: wrong ?? 'every die, draw and answer follows from the seed and the rules, what was taken back too',
  });
  return findings;
}

function seed(header: Header, fair: Fair, entries: readonly { deed: { t: string } }[]): Finding {
  if (fair.from === undefined)
    return {
      ok: header.seed === seedOf(fair) && header.dice === Keyed.kind,
      what: 'the dice come from the secret and all numbers together',
    };
  const deed = entries[fair.from]?.deed as { t: string; seed?: string } | undefined;
  return {
    ok: deed?.t === 'reseed' && deed.seed === seedOf(fair),
    what: `from entry ${fair.from} on the dice come from the secret and all numbers; the game was brought from elsewhere before`,
  };
}

function compare(fair: Fair, { commitment, seat, share, sum }: Remembered, last?: string): Finding[] {
  const findings: Finding[] = [];
  if (commitment !== undefined)
    findings.push({
      ok: fair.commitment === commitment,
      what: 'the promise is the one that was written down',
    });
  if (seat !== undefined && share !== undefined)
    findings.push({
      ok: fair.shares.some((s) => s.seat === seat && s.share === share),
      what: 'the number that was written down is the one that was mixed in',
    });
  if (sum !== undefined) findings.push({ ok: sum === last, what: 'the game ends as it ended at the table' });
  return findings;
}

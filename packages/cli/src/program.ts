import type { AnySystem } from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { Command } from 'commander';
import { Failure } from './failure.js';
import { pair, wholeNumber } from './given.js';
import type { Io } from './io.js';

/** Runs a command with its arguments and options; returns the exit code. */
// biome-ignore lint/suspicious/noExplicitAny: commander hands over whatever was declared beside it
type Run = (io: Io, ...given: any[]) => Promise<number>;

/** Makes the action of a command, whose code is loaded only when it runs. */
type Act = (load: () => Promise<Run>) => (...given: unknown[]) => Promise<void>;

const first = SYSTEMS[0] as AnySystem;
/** "a=me,b=random", with the seats of the first system. */
const seatsExample = (who: readonly string[]) =>
  first.seats.map((s, i) => `${s.id}=${who[i % who.length]}`).join(',');
const OPTION = [
  '--option <id=value>',
  'choose a table option (again for more)',
  pair(`id=value, such as ${first.options[0]?.id}=${first.options[0]?.values[1]?.id}`),
] as const;
const FILE = [
  '--file <id=path>',
  "a JSON file of your own in the system's place (again for more)",
  pair(`id=path, such as ${first.files[0]?.id}=mine.json`),
] as const;
const SCENARIO = ['--scenario <id>', 'which scenario'] as const;
const FOLDER = ['--folder <path>', 'keep tables in this folder (otherwise shambles-tables here)'] as const;
const DATABASE = ['--database <url>', 'keep tables in a PostgreSQL server: postgres://...'] as const;
const JSON_OUT = ['--json', 'print one JSON document'] as const;

/** Creates the program. Each command loads its heavy parts only when it runs. */
export function createProgram(io: Io, done: (code: number) => void): Command {
  const act: Act =
    (load) =>
    async (...given) =>
      done(await (await load())(io, ...given));
  const program = new Command('shambles')
    .description('A digital table for zombie wargames.')
    .version('0.1.0')
    .exitOverride()
    .helpCommand(false)
    .configureOutput({
      writeOut: io.out,
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(io.columns, 100),
    })
    .addHelpText(
      'after',
      '\nEach command tells more: shambles help play.\nExit codes: 0 fine, 1 it failed, 2 asked for wrongly, 70 a fault of the program.',
    );

  addGames(program, act);
  addProcedures(program, act);
  addReplay(program, act);
  addServing(program, act);
  addStores(program, act);
  addJournals(program, act);
  addBooks(program, act);
  addHelp(program);
  return program;
}

/** Commands that play games: at the terminal, or many at once. */
function addGames(program: Command, act: Act): void {
  program
    .command('play')
    .description('play in the terminal, against bots or in hot seat; reads lines where no person sits')
    .argument('[system]')
    .argument('[scenario]', 'the first there is, unless you say otherwise')
    .option('--seats <list>', `who sits where: ${seatsExample(['me', 'random'])}`)
    .option('--together', 'people at this terminal have no secrets: nobody need look away')
    .option(...SCENARIO)
    .option('--seed <text>', 'seed of the dice')
    .option(...OPTION)
    .option(...FILE)
    .option('--own-dice [seats]', 'type the dice yourself: for your seats, or those named')
    .option('--save <file>', 'keep the journal in this file as you play')
    .option('--load <file>', 'go on with a saved game (and keep saving it there)')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/play.js')).play));
  program
    .command('sim')
    .description('let bots play many games and count')
    .argument('<system>')
    .argument('[scenario]', 'the first there is, unless you say otherwise')
    .option('--games <n>', 'how many', wholeNumber(1, 10_000_000), 1000)
    .option('--seed <text>', 'the same seed gives the same numbers', '1')
    .option('--seats <list>', `who sits where: ${seatsExample(['random'])}`)
    .option(...SCENARIO)
    .option(...OPTION)
    .option(...FILE)
    .option('--workers <n>', 'threads to share the work (otherwise one a core)', wholeNumber(1, 64))
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/sim.js')).sim));
}

/** Commands for single procedures of the rules. */
function addProcedures(program: Command, act: Act): void {
  program
    .command('odds')
    .description('the exact chances of one procedure: an attack, an event')
    .argument('<system>')
    .argument('[procedure]')
    .option('--with <json>', 'what it needs to know')
    .option('--list', 'which procedures there are, with an example each')
    .option(...SCENARIO)
    .option(...OPTION)
    .option(...FILE)
    .option('--outcomes <n>', 'outcomes to follow before sampling instead', wholeNumber(1, 10_000_000))
    .option('--samples <n>', 'games to sample then', wholeNumber(100, 10_000_000))
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/odds.js')).oddsCommand));
  program
    .command('resolve')
    .description('run one procedure, as at a real table, and tell what happened by which rule')
    .argument('<system>')
    .argument('[procedure]')
    .option('--with <json>', 'what it needs to know')
    .option('--dice <list>', 'the dice in the order they fell: 3,6,1,5 (otherwise they are thrown for you)')
    .option('--answers <json>', 'a list of answers to the choices inside, in order')
    .option('--seed <text>', 'seed of dice thrown for you')
    .option('--list', 'which procedures there are, with what each needs and an example')
    .option(...SCENARIO)
    .option(...OPTION)
    .option(...FILE)
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/resolve.js')).resolveCommand));
}

function addReplay(program: Command, act: Act): void {
  program
    .command('replay')
    .description('play a journal again and compare it with what was written down')
    .argument('<file>')
    .option('--facts', 'tell the game from its facts, without running a rule')
    .option('--seat <seat>', 'tell what this seat was told')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/replay.js')).replay));
}

function addServing(program: Command, act: Act): void {
  program
    .command('serve')
    .description('serve the page and tables that people anywhere can sit at')
    .option(...FOLDER)
    .option(...DATABASE)
    .option('--host <address>', 'where to listen (0.0.0.0: everywhere)', '127.0.0.1')
    .option('--port <n>', 'at which port', wholeNumber(0, 65_535), 4173)
    .option(
      '--origin <url>',
      'a page elsewhere that may play here (again for more)',
      (url: string, before?: string[]) => [...(before ?? []), url],
    )
    .option('--proxy', 'behind a proxy: guests come from where its X-Forwarded-For says')
    .option('--metrics-token <token>', 'who shows this may see /metrics from elsewhere')
    .option(
      '--forget-unbegun <days>',
      'remove tables without a game after so many days without a change (0: never; else 90)',
      wholeNumber(0, 36_500),
    )
    .option(
      '--forget <days>',
      'remove games too, after so many days without a change (0: never, and so else)',
      wholeNumber(0, 36_500),
    )
    .option('--no-page', 'serve tables alone')
    .option('--quiet', 'no logs')
    .option('--open', 'open the page in your browser')
    .action(act(async () => (await import('./commands/serve.js')).serve));
}

/** Commands for the contents of a store. */
function addStores(program: Command, act: Act): void {
  program
    .command('tables')
    .description('list the tables of a store')
    .option(...FOLDER)
    .option(...DATABASE)
    .option('--after <id>', 'those that follow this one')
    .option('--most <n>', 'how many', wholeNumber(1, 100_000), 50)
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/stores.js')).listTables));
  program
    .command('backup')
    .description('write all that a store holds to one file; the server may be running')
    .argument('<file>')
    .option(...FOLDER)
    .option(...DATABASE)
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/stores.js')).backupStore));
  program
    .command('restore')
    .description('put a backup into an empty store')
    .argument('<file>')
    .option(...FOLDER)
    .option(...DATABASE)
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/stores.js')).restoreStore));
}

/** Commands for the journals of games. */
function addJournals(program: Command, act: Act): void {
  program
    .command('check')
    .description('check the dice of a finished game from its journal')
    .argument('<file>')
    .option('--promise <hex>', "the server's promise, as it was shown before the game")
    .option('--seat <seat>', 'whose number --number is')
    .option('--number <hex>', 'the number that this seat gave')
    .option('--sum <sum>', 'the checksum shown at the end')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/check.js')).check));
  program
    .command('report')
    .description('an after-action report of a journal: a story, with pictures at the turning points')
    .argument('<file>')
    .option('--md <file>', 'write Markdown (- for the screen)')
    .option('--html <file>', 'write one HTML file (- for the screen)')
    .option('--names <list>', `who played: ${seatsExample(['Ann', 'Bob'])}`)
    .option('--title <text>', 'another title')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/report.js')).report));
  program
    .command('band')
    .description(
      'the band of a campaign as a file, to go on with in another one: play ... --file band=<file>',
    )
    .argument('<file>')
    .option('--seat <seat>', 'whose band; the first seat without it')
    .option('--out <file>', 'write it there')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/band.js')).band));
}

/** Commands that list what there is to play, to choose and to read. */
function addBooks(program: Command, act: Act): void {
  program
    .command('systems')
    .description('which games there are')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/systems.js')).systems));
  program
    .command('scenarios')
    .description('which scenarios a system has')
    .argument('[system]')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/systems.js')).scenarios));
  program
    .command('options')
    .description('readings of the rules that a table may choose between')
    .argument('[system]')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/systems.js')).options));
  program
    .command('rules')
    .description('read a rule or a table in our words, or look for one')
    .argument('[words...]', 'a system, then the id of a rule or table, or words to look for')
    .option('--sealed', 'also what is read as it is played')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/rules.js')).rules));
  program
    .command('files')
    .description('data files that you may replace by your own; with an id, the standard one')
    .argument('[system]')
    .argument('[id]')
    .option('--out <file>', 'write it to this file')
    .option(...JSON_OUT)
    .action(act(async () => (await import('./commands/files.js')).files));
}

function addHelp(program: Command): void {
  program
    .command('help')
    .description('tell more of a command')
    .argument('[command]')
    .action((name?: string) => {
      const command = name === undefined ? program : program.commands.find((c) => c.name() === name);
      if (!command)
        throw new Failure(
          `There is no command "${name}"; there are: ${program.commands.map((c) => c.name()).join(', ')}.`,
          2,
        );
      command.outputHelp();
    });
}

import { SYSTEMS } from '@shambles/systems';
import { CommanderError } from 'commander';
import { asFailure, Failure } from './failure.js';
import type { Io } from './io.js';
import { createProgram } from './program.js';

/** Runs one command. Returns 0: success, 1: failure, 2: wrong usage, 70: a fault of the program. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const json = argv.includes('--json');
  let code = 0;
  const program = createProgram(io, (done) => {
    code = done;
  });
  try {
    if (argv.every((a) => a === '--')) {
      program.outputHelp();
      return 0;
    }
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    return fail(error, io, json);
  }
}

function fail(error: unknown, io: Io, json: boolean): number {
  const failure = error instanceof CommanderError ? wrongly(error) : asFailure(error);
  if (!failure) {
    const text = `A fault of this program, please report it: ${error instanceof Error ? error.message : String(error)}`;
    if (json) io.out(`${JSON.stringify({ error: text })}\n`);
    else io.err(`${text}\n`);
    if (process.env.SHAMBLES_DEBUG) io.err(`${error instanceof Error ? error.stack : ''}\n`);
    return 70;
  }
  if (json) io.out(`${JSON.stringify({ error: failure.message, ...failure.more })}\n`);
  else io.err(`shambles: ${failure.message}\n`);
  return failure.code;
}

/** Turns commander's error into a failure, adding what is allowed if commander does not say. */
function wrongly({ code, message }: CommanderError): Failure {
  const what = message.replace(/^error: /, '');
  const allowed =
    code === 'commander.unknownCommand' && !what.includes('Did you mean')
      ? '; all of them: shambles help.'
      : code === 'commander.missingArgument' && what.endsWith("'system'")
        ? `; there are: ${SYSTEMS.map((s) => s.id).join(', ')}.`
        : '';
  return new Failure(what + allowed, 2);
}

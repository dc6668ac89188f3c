import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnySystem, type Json, type Setup, seatsIn } from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { InvalidArgumentError } from 'commander';
import { didYouMean, Failure } from './failure.js';
import type { Io } from './io.js';

/** Reading what a person typed after the command: each error says what is allowed. */

export function systemOf(id: string): AnySystem {
  const system = SYSTEMS.find((s) => s.id === id);
  if (system) return system;
  const ids = SYSTEMS.map((s) => s.id);
  throw new Failure(`There is no system "${id}"; there are: ${ids.join(', ')}.${didYouMean(id, ids)}`, 2);
}

/** The system named, or the first one. */
export function systemOrFirst(id: string | undefined): AnySystem {
  return id === undefined ? (SYSTEMS[0] as AnySystem) : systemOf(id);
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < least || n > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return n;
  };
}

/** Returns a parser that collects "k=v" options given several times. */
export function pair(
  what: string,
): (
  text: string,
  before: { readonly [key: string]: string } | undefined,
) => { readonly [key: string]: string } {
  return (text, before) => {
    const at = text.indexOf('=');
    if (at < 1) throw new InvalidArgumentError(`It must be ${what}.`);
    return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
  };
}

/** Parses JSON text that was given as `name`. Throws Failure. */
export function json(text: string, name: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new Failure(`${name} is not JSON: ${(error as Error).message}`, 2);
  }
}

/** Reads dice: "3,6,1,5", "3 6 1 5" or "3615". */
export function dice(text: string): number[] {
  const parts =
    /^\d+$/.test(text.trim()) && text.trim().length > 1
      ? [...text.trim()]
      : text.split(/[\s,;]+/).filter((t) => t !== '');
  const wrong = parts.find((t) => !/^\d+$/.test(t));
  if (wrong !== undefined) throw new Failure(`"${wrong}" is no die; dice are given as 3,6,1,5.`, 2);
  return parts.map(Number);
}

export function readText(io: Pick<Io, 'cwd'>, file: string): string {
  const whole = path.resolve(io.cwd, file);
  try {
    return readFileSync(whole, 'utf8');
  } catch (error) {
    // Node opens a folder like a file; the error when reading then fails lacks the path.
    if (error instanceof Error) Object.assign(error, { path: whole });
    throw error;
  }
}

export interface SetupOptions {
  readonly scenario?: string;
  readonly option?: { readonly [id: string]: string };
  readonly file?: { readonly [id: string]: string };
}

/** The setup asked for, which is also tried out: throws what is wrong with it. */
export function setupOf(system: AnySystem, given: SetupOptions, io: Pick<Io, 'cwd'>): Setup {
  const scenario = given.scenario ?? (system.scenarios[0]?.id as string);
  const files = Object.fromEntries(
    Object.entries(given.file ?? {}).map(([id, file]) => [
      id,
      json(readText(io, file), `The file "${file}" for "${id}"`),
    ]),
  );
  const setup: Setup = {
    scenario,
    options: given.option ?? {},
    ...(Object.keys(files).length > 0 && { files }),
  };
  system.book(setup);
  return setup;
}

/** Takes the scenario from the word after the system, or from --scenario. */
export function withScenario<T extends SetupOptions>(scenario: string | undefined, given: T): T {
  if (scenario === undefined) return given;
  if (given.scenario !== undefined && given.scenario !== scenario)
    throw new Failure(`Which scenario, "${scenario}" or "${given.scenario}"?`, 2);
  return { ...given, scenario };
}

/** Reads "alien=me,zombie=sensible" as who sits where in a game of this setup; `rest` fills seats left out. */
export function seatsOf(
  system: AnySystem,
  setup: Setup,
  text: string | undefined,
  allowed: readonly string[],
  rest: (seat: string) => string,
): Map<string, string> {
  const seats = new Map<string, string>();
  const ids = seatsIn(system, setup).map((s) => s.id);
  const example = `--seats ${ids.map((id, i) => `${id}=${allowed[i % allowed.length]}`).join(',')}`;
  for (const part of (text ?? '').split(',').filter((p) => p.trim() !== '')) {
    const [seat = '', who, more] = part.split('=').map((t) => t.trim());
    if (!who || more !== undefined) throw new Failure(`"${part}" is not seat=who; an example: ${example}`, 2);
    if (!ids.includes(seat) && system.seats.some((s) => s.id === seat))
      throw new Failure(
        `"${seat}" takes no part in a game of this setup; those who do: ${ids.join(', ')}.`,
        2,
      );
    if (!ids.includes(seat))
      throw new Failure(
        `${system.title} has no seat "${seat}"; it has: ${ids.join(', ')}.${didYouMean(seat, ids)}`,
        2,
      );
    if (seats.has(seat)) throw new Failure(`Seat "${seat}" is given twice.`, 2);
    if (!allowed.includes(who))
      throw new Failure(
        `Nobody called "${who}" can sit at "${seat}"; allowed: ${allowed.join(', ')}.${didYouMean(who, allowed)}`,
        2,
      );
    seats.set(seat, who);
  }
  return new Map(ids.map((id) => [id, seats.get(id) ?? rest(id)]));
}

import type * as z from 'zod/mini';
import { faultOf } from './faults.js';
import { MapFile } from './map.js';

/** A map file that cannot be used. The message says where the fault is, what was wrong and what is allowed. */
export class MapError extends Error {
  override readonly name = 'MapError';
}

/** Reads a map file. Throws MapError. */
export function readMap(data: unknown): MapFile {
  const read = MapFile.safeParse(data);
  if (!read.success) throw new MapError(complaint(read.error.issues[0] as z.core.$ZodIssue, data));
  const fault = faultOf(read.data);
  if (fault !== undefined) throw new MapError(fault);
  return read.data;
}

/** Says where a field is, what was found in it and what is allowed. */
function complaint(issue: z.core.$ZodIssue, data: unknown): string {
  const names: string[] = [];
  let found = data;
  for (const key of issue.path) {
    found = (found as { [key: PropertyKey]: unknown } | undefined)?.[key];
    // An item of a list is named by its id if it has one.
    const id = typeof key === 'number' ? (found as { id?: unknown } | null | undefined)?.id : undefined;
    names.push(typeof id === 'string' ? id : String(key));
  }
  const where = names.join('/') || 'map';
  if (issue.code === 'unrecognized_keys')
    return `${where}: has no field ${issue.keys.map((key) => `"${key}"`).join(', ')}.`;
  if (issue.code === 'custom') return `${where}: ${issue.message}.`;
  const text = found === undefined ? 'nothing' : typeof found === 'number' ? `${found}` : inJson(found);
  const shown =
    issue.code === 'too_big' && Array.isArray(found) && text.length > LONG
      ? `a list of ${found.length}`
      : short(text);
  return `${where}: found ${shown}; allowed: ${allowed(issue)}.`;
}

function inJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'something nested too deeply';
  }
}

/** Limit on the characters shown of a wrong value. */
const LONG = 60;

function short(text: string): string {
  return text.length > LONG ? `${text.slice(0, LONG - 3)}...` : text;
}

function allowed(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map((v) => JSON.stringify(v)).join(', ');
    case 'invalid_format':
      return 'a letter, then letters, digits, - and _';
    case 'too_small': {
      const limit = `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
      return issue.origin === 'array' ? `a list of ${limit}` : limit;
    }
    case 'too_big': {
      const limit = `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
      return issue.origin === 'array' ? `a list of ${limit}` : limit;
    }
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    default:
      return 'plain JSON';
  }
}

const KINDS: { readonly [type: string]: string } = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list of numbers',
  object: 'an object',
  record: 'an object',
};

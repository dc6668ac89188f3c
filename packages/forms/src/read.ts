import { SetupError } from '@shambles/engine';
import * as z from 'zod/mini';

/** Reads data from outside. Throws SetupError: "names, stars/0/name: from 1 to 40 letters.". */
export function read<T extends z.ZodMiniType>(
  schema: T,
  data: unknown,
  what: string,
  whole = 'input',
): z.infer<T> {
  const found = schema.safeParse(data);
  if (found.success) return found.data as z.infer<T>;
  throw new SetupError(`${what}, ${faultOf(found.error.issues[0] as z.core.$ZodIssue, schema, whole)}.`);
}

/** The first wrong field of some data and what is allowed there; undefined if all is right. */
export function faultIn(schema: z.ZodMiniType, data: unknown, whole: string): string | undefined {
  const found = schema.safeParse(data);
  return found.success ? undefined : faultOf(found.error.issues[0] as z.core.$ZodIssue, schema, whole);
}

function faultOf(issue: z.core.$ZodIssue, schema: z.ZodMiniType, whole: string): string {
  return `${issue.path.join('/') || whole}: ${allowed(issue, schema)}`;
}

/** What is allowed where the issue occurred. */
function allowed(issue: z.core.$ZodIssue, schema: z.ZodMiniType): string {
  const at = () => placeIn(z.toJSONSchema(schema) as Place, issue.path);
  switch (issue.code) {
    case 'invalid_value':
      return `allowed: ${issue.values.map((v) => JSON.stringify(v)).join(', ')}`;
    case 'unrecognized_keys':
      return `there is no ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_type': {
      // For a whole-number field, a value that is not a number gets the same message as a fraction.
      const wanted = at().type === 'integer' ? 'int' : issue.expected;
      return `${TYPES[wanted] ?? wanted} is wanted`;
    }
    case 'too_small':
    case 'too_big':
      return bounds(at(), issue.origin);
    default:
      return issue.message;
  }
}

const TYPES: { readonly [type: string]: string } = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The part of a JSON Schema node that says how much is allowed. */
interface Place {
  readonly type?: string;
  readonly properties?: { readonly [name: string]: Place };
  /** What each value of a record is; false where an object has no other fields than its own. */
  readonly additionalProperties?: Place | false;
  readonly items?: Place;
  readonly prefixItems?: readonly Place[];
  readonly anyOf?: readonly Place[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

function placeIn(schema: Place, path: readonly PropertyKey[]): Place {
  const [first, ...rest] = path;
  // For a nullable schema, the first alternative is the value's own.
  if (schema.anyOf) return placeIn(schema.anyOf[0] as Place, path);
  const inner =
    typeof first === 'number'
      ? (schema.prefixItems?.[first] ?? schema.items)
      : (schema.properties?.[String(first)] ?? schema.additionalProperties);
  return inner ? placeIn(inner, rest) : schema;
}

/** Such as "from 1 to 10", "at most 40 letters", "at least 3 of them". */
function bounds(p: Place, origin: string): string {
  if (origin === 'string') return `${span(p.minLength, p.maxLength)} letters`;
  if (origin === 'array') return `${span(p.minItems, p.maxItems)} of them`;
  return span(p.minimum, p.maximum);
}

function span(least = -Infinity, most = Infinity): string {
  if (least === most) return `${least}`;
  // Without bounds of its own, a whole number has those of exact arithmetic.
  if (most >= Number.MAX_SAFE_INTEGER) return `at least ${least}`;
  return least <= -Number.MAX_SAFE_INTEGER ? `at most ${most}` : `from ${least} to ${most}`;
}

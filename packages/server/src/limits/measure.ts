/** How deep a JSON text nests, and about how many values it has: each costs time to check. */
export interface Measure {
  readonly depth: number;
  readonly values: number;
}

/**
 * Measures a text that is to be read as JSON. One pass, in constant memory; what is no JSON is measured all the same.
 */
export function measure(text: string): Measure {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (quoted) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) quoted = false;
    } else if (letter === QUOTE) quoted = true;
    else if (letter === COMMA) values++;
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) {
      values++;
      if (++depth > deepest) deepest = depth;
    } else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth--;
  }
  return { depth: deepest, values };
}

const [COMMA, QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...',"\\[]{}'].map(
  (letter) => letter.charCodeAt(0),
);

/** Number of values that are read for the price of one message. */
const VALUES = 100;

/** What it costs to read a text, in messages of the usual size. */
export const costOf = ({ values }: Measure): number => 1 + values / VALUES;

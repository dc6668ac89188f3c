/** True if some line of a text, read as JSON, would nest deeper than `most`. One pass, in constant memory. */
export function nestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === NEWLINE) {
      depth = 0;
      quoted = false;
    } else if (quoted) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) quoted = false;
    } else if (letter === QUOTE) quoted = true;
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) {
      if (++depth > most) return true;
    } else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth--;
  }
  return false;
}

const [NEWLINE, QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'\n"\\[]{}'].map(
  (letter) => letter.charCodeAt(0),
);

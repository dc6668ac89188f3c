/* The characters allowed in what people write at a table. */

/** Control characters, line ends, and marks that reverse the direction of all text that follows. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Characters that leave no trace on a screen: two names that look alike must not differ by them. */
const UNSEEN =
  /\p{C}|\p{Zl}|\p{Zp}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f|\u2800|\u3164|\uffa0/u;

/**
 * More marks above and below one letter than any writing puts there: they would cover the lines around it. Marks that
 * stand beside a letter build no tower.
 */
const TOWER = /[\p{Mn}\p{Me}]{5}/u;
const PILED = 'has too many marks on one letter; four are allowed';

/** Why a text cannot be a name or a title. */
export function notShown(text: string): string | undefined {
  if (TOWER.test(text.normalize('NFC'))) return PILED;
  const unseen = UNSEEN.exec(text)?.[0];
  if (unseen !== undefined)
    return `holds ${codeOf(unseen)}, which cannot be seen; letters, digits, signs and spaces are allowed`;
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(text) ? undefined : 'must hold at least one letter, digit or sign';
}

/** Why a text cannot be said at a table. */
export function notTalk(text: string): string | undefined {
  if (TOWER.test(text.normalize('NFC'))) return PILED;
  const unruly = UNRULY.exec(text)?.[0];
  return unruly === undefined
    ? undefined
    : `holds ${codeOf(unruly)}; a line may hold all that is read from left to right or from right to left, but no control characters`;
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Characters that take up space without being seen, besides spaces: joiners, soft hyphens, fillers, the empty Braille cell. */
const INVISIBLE_ONLY = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True if a reader would see nothing of a text. */
export function isInvisible(text: string): boolean {
  return INVISIBLE_ONLY.test(text);
}

/**
 * Control characters other than tabs and line breaks; commands that turn the direction of everything after them, even
 * outside of the text; code points that are no characters and not allowed in XML.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Noncharacter_Code_Point}/u;

/**
 * A typed or pasted text without the characters that no text may hold. Word writes line breaks within a paragraph as
 * vertical tabs; in a field of one line they become blanks.
 */
export function withoutForbidden(text: string, isOneLine = false): string {
  const lineBreak = isOneLine ? ' ' : '\n';
  return text.replace(/[\v\f\u0085\u2028\u2029]/g, lineBreak).replace(new RegExp(FORBIDDEN, 'gu'), '');
}

/** A character that no text may hold. */
export interface ForbiddenCharacter {
  /** Its code point, such as "U+202E". */
  readonly name: string;
  /** In UTF-16 units from the start of the text. */
  readonly index: number;
  readonly length: number;
  readonly isDirection: boolean;
}

/** The first character of a text that no text may hold. */
export function findForbidden(text: string): ForbiddenCharacter | undefined {
  const found = FORBIDDEN.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const point = character.codePointAt(0) ?? 0;
  const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  const isDirection = /\p{Cf}/u.test(character);
  return { name, index: found.index, length: character.length, isDirection };
}

/** A picture that lies in the address itself. */
const OWN_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/** Ways of style sheets to name what lies elsewhere, but for `url(…)`. */
const OTHER_WAYS = /@import\b[^;{}]*|(?:image-set|cross-fade|image|src)\(/i;

/** Comments of style sheets; one that is not closed reaches to the end. */
const COMMENT = /\/\*.*?(?:\*\/|$)/gs;

const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)?/gi;

/** Browsers pass over blanks and control characters in addresses. */
function withoutBlanks(address: string): string {
  return address.replace(/[\p{Cc}\s]/gu, '');
}

/** Tells if an address is that of a part of the picture, or of a picture inside it. */
export function isOwn(address: string): boolean {
  const plain = withoutBlanks(address);
  return plain === '' || plain.startsWith('#') || OWN_PICTURE.test(plain);
}

/** The first address in a style that leads out of the picture; undefined if there is none. */
export function foreignInStyle(style: string): string | undefined {
  if (!/[(@\\]/.test(style)) return undefined;
  const plain = unescaped(style.replace(COMMENT, ' '));
  const [other] = OTHER_WAYS.exec(plain) ?? [];
  if (other !== undefined) return other;
  for (const [, double, single, bare] of plain.matchAll(ADDRESS)) {
    const address = double ?? single ?? bare ?? '';
    if (!isOwn(address)) return address;
  }
  return undefined;
}

/** A style with what is written by numbers of characters, such as `\75` for `u`, as it is read. */
function unescaped(style: string): string {
  return style.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, hex?: string, plain?: string) =>
    hex === undefined ? (plain ?? '') : readCharacter(Number.parseInt(hex, 16)),
  );
}

/** The character of a number in a style sheet; the replacement character where there is none. */
function readCharacter(number: number): string {
  return number > 0 && number <= 0x10_ff_ff ? String.fromCodePoint(number) : '\uFFFD';
}

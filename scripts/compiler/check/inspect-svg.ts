import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { MAX_SVG_DEPTH } from '../../../schema/limits.ts';

/** The rules: no programs, no pages, and nothing from other places. */
export type SvgRule =
  | 'encoding'
  | 'malformed'
  | 'depth'
  | 'doctype'
  | 'style-sheet'
  | 'element'
  | 'handler'
  | 'address';

/** Something that a vector picture must not hold, and its place. */
export interface SvgProblem {
  readonly rule: SvgRule;
  /** The name of an element or attribute, an address, or the message of the XML parser. */
  readonly what: string;
  /** In UTF-16 units. */
  readonly offset: number;
  readonly length: number;
}

const PAGES = 'http://www.w3.org/1999/xhtml';

/** Elements that run programs, or show pages and external content; in lower case. */
const FORBIDDEN = new Set([
  'script',
  'handler',
  'listener',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'link',
]);

/** Attributes whose value is an address. */
const ADDRESSES = new Set(['href', 'src', 'data', 'base', 'action', 'formaction']);

/** Elements that change an attribute of another one. */
const ANIMATIONS = new Set(['set', 'animate', 'animatetransform', 'animatemotion']);

/** Limit of findings in a picture. */
const MAX_PROBLEMS = 20;

/** Everything in an SVG picture that it must not hold, read by the rules of XML; in the order of the text. */
export function inspectSvg(bytes: Uint8Array): readonly SvgProblem[] {
  const text = decode(bytes);
  if (text === undefined) return [{ rule: 'encoding', what: '', offset: firstInvalid(bytes), length: 1 }];
  return new SvgInspector(text).inspect();
}

/** The text of a picture; undefined if it is no UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function firstInvalid(bytes: Uint8Array): number {
  return new TextDecoder().decode(bytes).indexOf('\uFFFD');
}

/** Ends the reading of a picture whose rest cannot be trusted, or need not be known. */
class Stop extends Error {}

class SvgInspector {
  readonly #text: string;
  readonly #parser = new SaxesParser({ xmlns: true, position: false });
  readonly #problems: SvgProblem[] = [];
  /** The start of the element that is being read. */
  #start = 0;
  /** Elements that are open. */
  #depth = 0;
  /** The start of the style sheet that is being read. */
  #style: number | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  inspect(): readonly SvgProblem[] {
    const parser = this.#parser;
    parser.on('error', (error) => this.#malformed(error));
    parser.on('doctype', () => this.#report('doctype', '<!DOCTYPE', this.#text.search(/<!DOCTYPE/i)));
    parser.on('processinginstruction', ({ target }) => {
      if (/^xml-stylesheet$/i.test(target))
        this.#report('style-sheet', `<?${target}`, this.#lastStart(`<?${target}`));
    });
    parser.on('opentagstart', ({ name }) => {
      this.#start = parser.position - name.length - 2;
      this.#depth += 1;
      if (this.#depth <= MAX_SVG_DEPTH) return;
      this.#report('depth', name, this.#start);
      throw new Stop();
    });
    parser.on('opentag', (tag) => this.#inspectTag(tag));
    parser.on('closetag', () => {
      this.#depth -= 1;
      this.#style = undefined;
    });
    for (const event of ['text', 'cdata'] as const) parser.on(event, (style) => this.#inspectStyle(style));
    try {
      parser.write(this.#text).close();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
    return this.#problems;
  }

  /** After the first syntax error the rest cannot be trusted. */
  #malformed({ message }: Error): void {
    const reason = message.replace(/\.$/, '');
    this.#report('malformed', reason, this.#parser.position - 1, 1);
    throw new Stop();
  }

  #inspectTag(tag: SaxesTagNS): void {
    const name = tag.local.toLowerCase();
    if (FORBIDDEN.has(name) || tag.uri === PAGES) this.#report('element', tag.name, this.#start);
    if (name === 'style') this.#style = this.#parser.position;
    const attributes = Object.values(tag.attributes);
    for (const attribute of attributes) this.#inspectAttribute(attribute);
    if (!ANIMATIONS.has(name)) return;
    const changed = attributes.find(({ local }) => local.toLowerCase() === 'attributename');
    if (changed && /^on|(?:^|:)href$/i.test(changed.value.trim()))
      this.#report('handler', changed.value, this.#attributeStart(changed));
  }

  #inspectAttribute(attribute: SaxesAttributeNS): void {
    const { name, value, uri } = attribute;
    const local = attribute.local.toLowerCase();
    // Names of the vocabularies that the picture is written in.
    if (uri === 'http://www.w3.org/2000/xmlns/') return;
    const foreign = ADDRESSES.has(local) && !isOwn(value) ? value : foreignInStyle(value);
    if (local.startsWith('on')) this.#report('handler', name, this.#attributeStart(attribute));
    else if (foreign !== undefined)
      this.#report('address', foreign, this.#attributeStart(attribute), name.length);
  }

  #inspectStyle(style: string): void {
    if (this.#style === undefined) return;
    const foreign = foreignInStyle(style);
    if (foreign !== undefined) this.#report('address', foreign, this.#style, 1);
  }

  /** The start of an attribute of the element that is being read. */
  #attributeStart({ name }: SaxesAttributeNS): number {
    const source = this.#text.slice(this.#start, this.#parser.position);
    const found = [...source.matchAll(/[\s"']([^\s=<>"'/]+)\s*=/g)].find(([, written]) => written === name);
    return found ? this.#start + found.index + 1 : this.#start;
  }

  #lastStart(text: string): number {
    return Math.max(0, this.#text.lastIndexOf(text, this.#parser.position));
  }

  #report(rule: SvgRule, what: string, offset: number, length = what.length): void {
    this.#problems.push({ rule, what, offset, length });
    if (this.#problems.length >= MAX_PROBLEMS) throw new Stop();
  }
}

/** A picture embedded in the address. */
const OWN_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/** Ways of style sheets to refer to external content, except `url(…)`. */
const OTHER_WAYS = /@import\b[^;{}]*|(?:image-set|cross-fade|image|src)\(/i;

/** Comments of style sheets; one that is not closed reaches to the end. */
const COMMENT = /\/\*.*?(?:\*\/|$)/gs;

const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)?/gi;

/** Browsers ignore white space and control characters in addresses. */
function withoutBlanks(address: string): string {
  return address.replace(/[\p{Cc}\s]/gu, '');
}

/** True if an address is that of a part of the picture, or of a picture inside it. */
function isOwn(address: string): boolean {
  const plain = withoutBlanks(address);
  return plain === '' || plain.startsWith('#') || OWN_PICTURE.test(plain);
}

/** The first address in a style that leads out of the picture; undefined if there is none. */
function foreignInStyle(style: string): string | undefined {
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

/** A style without escapes, such as `\75` for `u`. */
function unescaped(style: string): string {
  return style.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, hex?: string, plain?: string) =>
    hex === undefined ? (plain ?? '') : readCharacter(Number.parseInt(hex, 16)),
  );
}

/** The character of a number in a style sheet; the replacement character if there is none. */
function readCharacter(number: number): string {
  return number > 0 && number <= 0x10_ff_ff ? String.fromCodePoint(number) : '\uFFFD';
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectSvg } from '../../../scripts/compiler/check/svg/inspect-svg.ts';
import { firstOperatorFolder } from '../../helpers/first-operator.ts';

const encoder = new TextEncoder();

/** An SVG picture with something in it. */
function svg(content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
}

/** What is found in a picture: the rule, and the text that is marked. */
function foundIn(text: string): readonly (readonly [string, string])[] {
  return inspectSvg(encoder.encode(text)).map(
    ({ rule, offset, length }) => [rule, text.slice(offset, offset + length)] as const,
  );
}

describe('what a picture may hold', () => {
  it.each([
    [
      'shapes and their styles',
      svg('<style>a{fill:url(#b)}</style><path style="fill:url( \'#b\' )" d="M0 0"/>'),
    ],
    ['references to its own parts', svg('<use href="#a"/><use xlink:href="#a"/><a href=""/>')],
    ['pictures in it', svg('<image href="data:image/png;base64,AAAA"/><image href=" data:image/jpeg,AA"/>')],
    [
      'notes of programs',
      `<?xml version="1.0" encoding="UTF-8"?><?xpacket begin=""?><!-- <script> -->${svg('')}`,
    ],
    [
      'words that only sound so',
      svg('<text font-family="once" class="onclick">onclick=1 url(x) @import</text>'),
    ],
    ['motion', svg('<animate attributeName="opacity" values="0;1"/>')],
    ['a mark at its start', `\uFEFF${svg('')}`],
    ['motion that is called like an address', svg('<animate id="href" attributeName="opacity"/>')],
    ['motion of what only sounds so', svg('<set attributeName="hreflang"/><set attributeName="icon"/>')],
    ['names of changes that change nothing', svg('<g attributeName="onclick"/>')],
    ['other notes of programs', `<?my-xml-stylesheet a?><?xml-stylesheets a?>${svg('')}`],
    ['vocabularies of any name', svg('<g xmlns:href="http://a.example/" xmlns:once="urn:b"/>')],
    ['addresses in texts behind a style sheet', svg('<style>a{}</style><text>url(http:x)</text>')],
    ['addresses in notes of a style sheet', svg('<style>/* url(http:x) */ a{}</style>')],
    ['what a note keeps from being an address', svg('<g style="fill:u/**/rl(http:x)"/>')],
    ['numbers of no character', svg('<g style="fill:\\110000 (x)"/>')],
  ])('%s', (_what, text) => {
    expect(foundIn(text)).toEqual([]);
  });

  it('is all that the pictures of this site hold', () => {
    const folder = join(firstOperatorFolder, 'images');
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.svg'));
    expect(pictures.length).toBeGreaterThan(3);
    for (const name of pictures) expect(inspectSvg(readFileSync(join(folder, name))), name).toEqual([]);
  });
});

describe('what a picture must not hold', () => {
  it.each([
    ['script', svg('<script>alert(1)</script>'), 'element', 'script'],
    [
      'script in a vocabulary of its own',
      svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
      'element',
      '<x:script',
    ],
    ['foreignObject', svg('<g><foreignObject/></g>'), 'element', 'foreignObject'],
    ['parts of pages', svg('<p xmlns="http://www.w3.org/1999/xhtml"/>'), 'element', 'p'],
    ['iframe', svg('<iframe/>'), 'element', 'iframe'],
    ['handlers', svg('<g\n  id="a"\n  onclick = "alert(1)"/>'), 'handler', 'onclick'],
    ['handlers of the picture', svg('', 'onload="x"'), 'handler', 'onload'],
    [
      'handlers by animation',
      svg('<set attributeName="onclick" to="x"/>'),
      'handler',
      'attributeName'.slice(0, 7),
    ],
    [
      'addresses by animation',
      svg('<animate attributeName="xlink:href" values="x"/>'),
      'handler',
      'attributeN',
    ],
    ['addresses by motion', svg('<animate attributeName="href" values="x"/>'), 'handler', 'attr'],
    ['handlers by animation, hidden', svg('<set attributeName=" onclick" to="x"/>'), 'handler', 'attribut'],
    ['programs as addresses', svg('<a href="javascript:alert(1)"/>'), 'address', 'href'],
    ['programs as addresses, hidden', svg('<a xlink:href=" java&#10;script:x"/>'), 'address', 'xlink:href'],
    ['other hosts', svg('<image href="http://evil.example/x.png"/>'), 'address', 'href'],
    ['other hosts without scheme', svg('<image href="//evil.example/x.png"/>'), 'address', 'href'],
    ['files', svg('<image href="file:///etc/passwd"/>'), 'address', 'href'],
    ['other files', svg('<use href="other.svg#a"/>'), 'address', 'href'],
    ['pages as data', svg('<image href="data:text/html,x"/>'), 'address', 'href'],
    ['vector pictures as data', svg('<image href="data:image/svg+xml,x"/>'), 'address', 'href'],
    ['another base', svg('<g xml:base="http://evil.example/"/>'), 'address', 'xml:base'],
    ['addresses in styles', svg('<g style="fill:URL( http://evil.example )"/>'), 'address', 'style'],
    ['addresses in fills', svg('<g fill="url(\'x.svg#a\')"/>'), 'address', 'fill'],
    ['addresses in styles, hidden', svg('<g style="fill:\\75 r\\6c(http:x)"/>'), 'address', 'style'],
    ['addresses behind no character', svg('<g style="fill:url(\\0 #a)"/>'), 'address', 'style'],
    ['addresses behind a number of none', svg('<g style="fill:url(\\110000 #a)"/>'), 'address', 'style'],
    ['addresses in styles, hidden by a stroke', svg('<g style="fill:u\\rl(http:x)"/>'), 'address', 'style'],
    ['addresses that are not closed', svg('<g style="fill:url(http:x"/>'), 'address', 'style'],
    ['style sheets of others', svg('<style>@import "http:x";</style>'), 'address', '@'],
    ['style sheets of others, quoted', svg('<style><![CDATA[@import "x";]]></style>'), 'address', '<'],
    ['addresses in style sheets', svg('<style>a{background:url(x.png)}</style>'), 'address', 'a'],
    ['sets of pictures', svg('<style>a{background:image-set("x" 1x)}</style>'), 'address', 'a'],
    ['links to style sheets', `<?xml-stylesheet href="x.css"?>${svg('')}`, 'style-sheet', '<?xml-stylesheet'],
    ['a document type', `<!DOCTYPE svg>${svg('')}`, 'doctype', '<!DOCTYPE'],
    ['unknown entities', svg('<text>&nbsp;</text>'), 'malformed', ';'],
    ['what is not closed', svg('<g>'), 'malformed', '>'],
    ['nothing', '', 'malformed', ''],
  ])('%s', (_what, text, rule, marked) => {
    const [first] = foundIn(text);
    expect(first?.[0]).toBe(rule);
    const [start] = inspectSvg(encoder.encode(text));
    expect(text.slice(start?.offset).replace(/^</, '').startsWith(marked.replace(/^</, ''))).toBe(true);
  });

  it('is marked from its first letter to its last', () => {
    expect(foundIn(`<!DOCTYPE svg>${svg('')}`)).toEqual([['doctype', '<!DOCTYPE']]);
    expect(foundIn(`<?xml-stylesheet a?>${svg('')}`)).toEqual([['style-sheet', '<?xml-stylesheet']]);
  });

  it('says what is malformed as the reader of XML does, whole', () => {
    const said = (text: string) => inspectSvg(encoder.encode(text)).map(({ what }) => what);
    expect(said('<svg><a.b>')).toEqual(['unclosed tag: a.b']);
    expect(said(`${'\n'.repeat(12)}<svg>`)).toEqual(['unclosed tag: svg']);
    expect(said('')).toEqual(['document must contain a root element']);
  });

  it('entities of its own, which can hold each other', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`;
    expect(foundIn(bomb).map(([rule]) => rule)).toEqual(['doctype', 'malformed']);
  });

  it('other encodings', () => {
    const bytes = Buffer.concat([
      Buffer.from('<svg><text>f'),
      Buffer.from([0xfc]),
      Buffer.from('r</text></svg>'),
    ]);
    expect(inspectSvg(bytes)).toEqual([{ rule: 'encoding', what: '', offset: 12, length: 1 }]);
  });

  it('more than anybody wants to read', () => {
    expect(foundIn(svg('<script/>'.repeat(500)))).toHaveLength(20);
  });
});

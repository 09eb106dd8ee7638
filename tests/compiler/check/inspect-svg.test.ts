import { describe, expect, it } from 'vitest';
import { inspectSvg } from '../../../scripts/compiler/check/inspect-svg.ts';
import { firstOperator } from '../../helpers/first-operator.ts';

const encoder = new TextEncoder();

function svg(content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
}

function inspect(text: string): readonly (readonly [rule: string, marked: string])[] {
  return inspectSvg(encoder.encode(text)).map(
    ({ rule, offset, length }) => [rule, text.slice(offset, offset + length)] as const,
  );
}

describe('a picture may hold', () => {
  it.each([
    [
      'styles that name its own parts',
      svg('<style>a{fill:url(#b)}</style><path style="fill:url( \'#b\' )"/>'),
    ],
    ['references to its own parts', svg('<use href="#a"/><use xlink:href="#a"/><a href=""/>')],
    [
      'pictures as data',
      svg('<image href="data:image/png;base64,AAAA"/><image href=" data:image/jpeg,AA"/>'),
    ],
    [
      'comments and notes of programs',
      `<?xml version="1.0"?><?xpacket begin=""?><!-- <script> -->${svg('')}`,
    ],
    [
      'words that only sound like code',
      svg('<text font-family="once" class="onclick">onclick=1 url(x) @import</text>'),
    ],
    [
      'motion',
      svg('<animate id="href" attributeName="opacity" values="0;1"/><set attributeName="hreflang"/>'),
    ],
    ['a byte order mark at its start', `\uFEFF${svg('')}`],
    [
      'instructions that only sound like style sheets',
      `<?my-xml-stylesheet a?><?xml-stylesheets a?>${svg('')}`,
    ],
    ['namespaces of any name', svg('<g xmlns:href="http://a.example/" xmlns:once="urn:b"/>')],
    ['addresses in a text behind a style sheet', svg('<style>a{}</style><text>url(http:x)</text>')],
    ['addresses in a comment of a style sheet', svg('<style>/* url(http:x) */ a{}</style>')],
    ['what a comment keeps from being an address', svg('<g style="fill:u/**/rl(http:x)"/>')],
  ])('%s', (_what, text) => {
    expect(inspect(text)).toEqual([]);
  });

  it('all that the drawings of a whole site hold', () => {
    const drawings = firstOperator.paths.filter((path) => path.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(3);
    for (const path of drawings) expect(inspectSvg(firstOperator.bytes(path)), path).toEqual([]);
  });
});

describe('a picture is refused for', () => {
  it.each([
    ['element', 'a script of another prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>')],
    ['element', 'a foreign object', svg('<g><foreignObject/></g>')],
    ['element', 'parts of pages', svg('<p xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['element', 'a frame', svg('<iframe/>')],
    ['handler', 'a handler', svg('<g\n  id="a"\n  onclick = "alert(1)"/>')],
    ['handler', 'a handler of the whole', svg('', 'onload="x"')],
    ['handler', 'a handler set by animation', svg('<set attributeName=" onclick" to="x"/>')],
    ['handler', 'an address set by animation', svg('<animate attributeName="xlink:href" values="x"/>')],
    ['address', 'a program as an address', svg('<a xlink:href=" java&#10;script:x"/>')],
    ['address', 'another host', svg('<image href="//evil.example/x.png"/>')],
    ['address', 'another file', svg('<use href="other.svg#a"/>')],
    ['address', 'a page as data', svg('<image href="data:text/html,x"/>')],
    ['address', 'a drawing as data', svg('<image href="data:image/svg+xml,x"/>')],
    ['address', 'another base', svg('<g xml:base="http://evil.example/"/>')],
    ['address', 'an address in a style', svg('<g style="fill:URL( http://evil.example )"/>')],
    ['address', 'an address in a fill', svg('<g fill="url(\'x.svg#a\')"/>')],
    ['address', 'an address in escapes', svg('<g style="fill:\\75 r\\6c(http:x)"/>')],
    ['address', 'an address behind no character', svg('<g style="fill:url(\\0 #a)"/>')],
    ['address', 'an address behind a stroke', svg('<g style="fill:u\\rl(http:x)"/>')],
    ['address', 'an address that is not closed', svg('<g style="fill:url(http:x"/>')],
    ['address', 'an imported style sheet', svg('<style><![CDATA[@import "x";]]></style>')],
    ['address', 'an address in a style sheet', svg('<style>a{background:url(x.png)}</style>')],
    ['address', 'a set of pictures', svg('<style>a{background:image-set("x" 1x)}</style>')],
    ['style-sheet', 'a link to a style sheet', `<?xml-stylesheet href="x.css"?>${svg('')}`],
    ['doctype', 'a document type', `<!DOCTYPE svg>${svg('')}`],
    ['malformed', 'an unknown entity', svg('<text>&nbsp;</text>')],
    ['malformed', 'an element that is not closed', svg('<g>')],
    ['malformed', 'no content', ''],
  ])('"%s": %s', (rule, _what, text) => {
    expect(inspect(text)[0]?.[0]).toBe(rule);
  });

  it('entities that hold each other, marked at the document type', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`;
    expect(inspect(bomb).map(([rule]) => rule)).toEqual(['doctype', 'malformed']);
    expect(inspect(bomb)[0]?.[1]).toBe('<!DOCTYPE');
  });

  it('bytes that are no UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from('<svg><text>f'),
      Buffer.from([0xfc]),
      Buffer.from('r</text></svg>'),
    ]);
    expect(inspectSvg(bytes)).toEqual([{ rule: 'encoding', what: '', offset: 12, length: 1 }]);
  });

  it('twenty faults at most: more than that nobody reads', () => {
    expect(inspect(svg('<script/>'.repeat(500)))).toHaveLength(20);
  });
});

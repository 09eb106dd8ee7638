import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../scripts/failure.ts';
import { decodePo, type PoEntry, parsePo, renderPo } from '../../../scripts/operator/translations/po-file.ts';
import { inheritedName, wellFormedText } from '../../arbitraries/texts.ts';

const anyLanguageText = fc.oneof(
  wellFormedText,
  inheritedName,
  fc.constantFrom(
    '{count, plural, =0 {none} one {# “day”} other {# days}}',
    'العربية \u200F(نص)\u200E',
    '👩‍👩‍👧 🏝️',
    '"\\n" \\ \t\r\n\n#~ msgid "x"\n#, fuzzy',
    'msgstr ""',
    '\u202F! \u00A0\u2028',
  ),
);

const entryArb: fc.Arbitrary<PoEntry> = fc.record({
  key: fc
    .oneof(fc.stringMatching(/^[a-z]+(\.[A-Za-z0-9-]+)+$/), wellFormedText, inheritedName)
    .filter((key) => key !== ''),
  source: anyLanguageText.filter((text) => text !== ''),
  translation: anyLanguageText,
  isFuzzy: fc.boolean(),
  remarks: fc.array(anyLanguageText),
  place: fc.constant('texts/nl/pages.json:3'),
});

describe('a PO file', () => {
  it('gives back its language and every entry exactly as written.', () => {
    const entriesArb = fc.uniqueArray(entryArb, { selector: ({ key }) => key });
    fc.assert(
      fc.property(entriesArb, (entries) => {
        const { language, entries: returned } = parsePo(renderPo('it', entries));
        const sent = entries.map(({ remarks: _remarks, place: _place, ...entry }) => entry);
        expect(language).toBe('it');
        expect(returned.map(({ line: _line, hasPlural: _hasPlural, ...entry }) => entry)).toEqual(sent);
      }),
    );
  });

  it('survives an editor that ends lines as Windows does.', () => {
    const entry = { key: 'a.b', source: 'One\ntwo', translation: 'Uno\r\ndue', isFuzzy: false };
    const text = renderPo('it', [{ ...entry, remarks: ['Title.'], place: 'a:1' }]).replaceAll('\n', '\r\n');
    expect(parsePo(text).entries).toEqual([{ ...entry, line: 10, hasPlural: false }]);
  });

  it.each([
    ['a quote is missing', 'msgctxt "a"\nmsgid "a\nmsgstr "b"', 'line 2 cannot be read'],
    ['a translation is gone', 'msgid ""\n\nmsgctxt "a"\nmsgid "b"\nmsgstr "c"', 'line 3 cannot be read'],
    [
      'entries have no key',
      'msgid "a"\nmsgstr "b"\n# c\nmsgid "c"\nmsgstr "d"',
      '2 entries in the PO file have',
    ],
  ])('is refused in a plain sentence where %s.', (_what, text, message) => {
    expect(() => parsePo(text)).toThrow(Failure);
    expect(() => parsePo(text)).toThrow(message);
  });

  it('gives every entry with its line, but none that is obsolete or cut off.', () => {
    const block = 'msgctxt "a"\nmsgid "x"\nmsgstr "y"\n';
    const text = `${block}#~ msgctxt "b"\n#~ msgid "x"\n#~ msgstr "y"\n${block}\nmsgctxt "c"\nmsgid "x"`;
    expect(parsePo(text).entries.map(({ key, line }) => [key, line])).toEqual([
      ['a', 1],
      ['a', 7],
    ]);
  });
});

describe('decodePo', () => {
  const coffee = 'Caffè – 2 €';

  /** A PO file whose head names an encoding, with a text in it. */
  function po(charset: string, text: string): string {
    const type = charset === '' ? '' : `"Content-Type: text/plain; charset=${charset}\\n"\n`;
    return `msgid ""\nmsgstr ""\n"Language: it\\n"\n${type}\nmsgctxt "a.b"\nmsgid "Coffee"\nmsgstr "${text}"\n`;
  }

  it.each(['UTF-8', 'CHARSET', 'ASCII', 'ISO-8859-1', ''])(
    'reads UTF-8 where the header says "%s".',
    (charset) => {
      expect(decodePo(Buffer.from(`\uFEFF${po(charset, coffee)}`))).toBe(po(charset, coffee));
    },
  );

  it.each([
    ['windows-1252', 'Caff\u00e8 \u0096 2 \u0080', coffee],
    ['ISO-8859-15', 'Caff\u00e8 \u00a4', 'Caffè €'],
    ['koi8-r', '\u00e4\u00c1', 'Да'],
  ])('reads %s where the head says so.', (charset, bytes, text) => {
    expect(decodePo(Buffer.from(po(charset, bytes), 'latin1'))).toBe(po(charset, text));
  });

  it.each([
    ['UTF-8', 'Caff\\303\\250 \\xe2\\x82\\xac \\\\303\\n\\"', 'Caffè € \\\\303\\n\\"'],
    ['ISO-8859-15', 'Caff\\350 \\244', 'Caffè €'],
  ])('reads %s letters that msgcat has written as numbers.', (charset, escaped, text) => {
    expect(decodePo(Buffer.from(po(charset, escaped)))).toBe(po(charset, text));
  });

  it.each([
    ['UTF-8', Buffer.from(po('UTF-8', 'Caff\u00e8'), 'latin1'), 'encoding "utf-8" that it names, as line 8'],
    ['', Buffer.from(po('', 'Caff\u00e8'), 'latin1'), 'encoding "utf-8" that it names, as line 7'],
    ['x-klingon', Buffer.from(po('x-klingon', 'a')), 'names the encoding "x-klingon", which is not'],
  ])('refuses bytes that are not in "%s", as the head has it.', (_charset, bytes, message) => {
    expect(() => decodePo(bytes)).toThrow(message);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../scripts/failure.ts';
import { type PoEntry, parsePo, renderPo } from '../../../scripts/operator/translations/po-file.ts';
import { inheritedName, wellFormedText } from '../../arbitraries/texts.ts';

const anyLanguageText = fc.oneof(
  wellFormedText,
  inheritedName,
  fc.constantFrom(
    '{count, plural, =0 {none} one {# “day”} other {# days}}',
    'العربية \u200F(نص)\u200E',
    'שלום\u2028עולם',
    '👩‍👩‍👧 🏝️',
    '"\\n" \\ \t\r\n\n#~ msgid "x"\n#, fuzzy',
    'msgstr ""',
    '\u202F! \u00A0',
  ),
);
const sourceText = anyLanguageText.filter((text) => text !== '');

const entryArb: fc.Arbitrary<PoEntry> = fc.record({
  key: fc
    .oneof(fc.stringMatching(/^[a-z]+(\.[A-Za-z0-9-]+)+$/), wellFormedText, inheritedName)
    .filter((key) => key !== ''),
  source: sourceText,
  translation: anyLanguageText,
  isFuzzy: fc.boolean(),
  remarks: fc.array(anyLanguageText),
  place: fc.constant('texts/nl/pages.json:3'),
});
const entriesArb = fc.uniqueArray(entryArb, { selector: ({ key }) => key });

describe('a PO file', () => {
  it('gives back every entry exactly as it went in', () => {
    fc.assert(
      fc.property(entriesArb, (entries) => {
        const { entries: returned } = parsePo(renderPo('it', entries));
        const sent = entries.map(({ key, source, translation, isFuzzy }) => ({
          key,
          source,
          translation,
          isFuzzy,
        }));
        expect(new Map(returned.map((entry) => [entry.key, entry]))).toEqual(
          new Map(sent.map((entry) => [entry.key, entry])),
        );
      }),
    );
  });

  it('survives an editor that ends lines as Windows does', () => {
    const entry = { key: 'a.b', source: 'One\ntwo', translation: 'Uno\r\ndue', isFuzzy: false };
    const text = renderPo('it', [{ ...entry, remarks: ['Title.'], place: 'a:1' }]).replaceAll('\n', '\r\n');
    expect(parsePo(text).entries).toEqual([entry]);
  });

  it('names its language', () => {
    expect(parsePo(renderPo('it', [])).language).toBe('it');
  });

  it('is refused in a plain sentence where it is damaged', () => {
    expect(() => parsePo('msgid "a\nmsgstr "b"')).toThrow(Failure);
  });

  it('is refused where a key stands twice', () => {
    const block = 'msgctxt "a.b"\nmsgid "x"\nmsgstr "y"\n';
    expect(() => parsePo(`${block}\n${block}`)).toThrow(/stands twice/);
    expect(() => parsePo(`${block}\n${block.replace('"x"', '"z"')}`)).toThrow(/stands twice/);
  });
});

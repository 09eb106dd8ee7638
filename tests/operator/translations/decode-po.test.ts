import { describe, expect, it } from 'vitest';
import { decodePo } from '../../../scripts/operator/translations/decode-po.ts';

/** A PO file whose head names an encoding, with a text in it. */
function po(charset: string, text: string): string {
  const type = charset === '' ? '' : `"Content-Type: text/plain; charset=${charset}\\n"\n`;
  return `msgid ""\nmsgstr ""\n"Language: it\\n"\n${type}\nmsgctxt "a.b"\nmsgid "Coffee"\nmsgstr "${text}"\n`;
}

const COFFEE = 'Caffè – 2 €';

describe('the text of a PO file', () => {
  it.each(['UTF-8', 'utf-8', 'CHARSET', 'utf8', 'ASCII', ''])(
    'is UTF-8 where its head says "%s"',
    (charset) => {
      const text = po(charset, COFFEE);
      expect(decodePo(Buffer.from(text))).toBe(text);
    },
  );

  it('is read without the mark that some editors set before it', () => {
    expect(decodePo(Buffer.from(`\uFEFF${po('UTF-8', COFFEE)}`))).toBe(po('UTF-8', COFFEE));
  });

  it.each([
    ['windows-1252', 'Caff\u00e8 \u0096 2 \u0080', COFFEE],
    ['ISO-8859-1', 'Caff\u00e8', 'Caffè'],
    ['ISO-8859-15', 'Caff\u00e8 \u00a4', 'Caffè €'],
    ['koi8-r', '\u00e4\u00c1', 'Да'],
  ])('is in %s where its head says so', (charset, bytes, text) => {
    expect(decodePo(Buffer.from(po(charset, bytes), 'latin1'))).toBe(po(charset, text));
  });

  it.each(['UTF-8', '', 'CHARSET'])(
    'is refused where it is not UTF-8, as its head "%s" has it',
    (charset) => {
      const bytes = Buffer.from(po(charset, 'Caff\u00e8'), 'latin1');
      const line = charset === '' ? 7 : 8;
      expect(() => decodePo(bytes)).toThrow(
        `The PO file is not in the encoding "utf-8" that it should have, as line ${line} shows.`,
      );
    },
  );

  it('is refused where it is UTF-8 and its head says otherwise', () => {
    expect(() => decodePo(Buffer.from(po('ISO-8859-1', COFFEE)))).toThrow(
      'The PO file is not in the encoding "iso-8859-1" that it should have, as line 8 shows.',
    );
  });

  it('is refused where its encoding is not known', () => {
    expect(() => decodePo(Buffer.from(po('x-klingon', 'a')))).toThrow(
      'names the encoding "x-klingon", which is not',
    );
  });

  it('is not misled by a text that speaks of encodings', () => {
    const text = po('', 'charset=koi8-r è');
    expect(decodePo(Buffer.from(text))).toBe(text);
  });
});

import { type GetTextTranslation, po } from 'gettext-parser';
import { Failure } from '../../failure.ts';

/** An entry of a PO file: a text, its translation so far, and what helps to translate it. */
export interface PoEntry {
  readonly key: string;
  readonly source: string;
  /** Empty if there is no translation. */
  readonly translation: string;
  /** The translation has to be looked at again. */
  readonly isFuzzy: boolean;
  /** For the translator; a line each. */
  readonly remarks: readonly string[];
  /** Where the source stands. */
  readonly place: string;
}

/** What of an entry comes back from a translator. */
export type ReturnedEntry = Pick<PoEntry, 'key' | 'source' | 'translation' | 'isFuzzy'>;

/** Entries as a PO file, in the order given. Same entries, same bytes. */
export function renderPo(language: string, entries: readonly PoEntry[]): string {
  // The writer goes by order, not by name: positions keep texts apart whatever they say.
  const blocks = entries.map((entry, index): [string, GetTextTranslation] => [
    String(index),
    {
      msgctxt: entry.key,
      msgid: entry.source,
      msgstr: [entry.translation],
      comments: {
        extracted: entry.remarks.join('\n'),
        reference: entry.place,
        ...(entry.isFuzzy ? { flag: 'fuzzy' } : {}),
      },
    },
  ]);
  const headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const table = { charset: 'utf-8', headers, translations: { texts: Object.fromEntries(blocks) } };
  return po.compile(table).toString('utf8');
}

/** A PO file as it came back. */
interface ReturnedPo {
  /** As the file’s head names it; empty if it does not. */
  readonly language: string;
  readonly entries: readonly ReturnedEntry[];
}

/** A line of a PO file: blank, a remark, or a text between double quotes. */
const LINE = /^\s*(?:#.*|(?:(?:msgctxt|msgid|msgstr)\s+)?"(?:[^"\\]|\\.)*"\s*)?$/s;

/**
 * Reads a PO file.
 *
 * @throws Failure if it is none, or a key stands twice
 */
export function parsePo(text: string): ReturnedPo {
  const bad = text.split(/\r?\n/).findIndex((line) => !LINE.test(line));
  if (bad !== -1) {
    throw new Failure(({ translations }) => translations.notSound(bad + 1));
  }
  const { headers, translations } = po.parse(text);
  const entries = Object.values(translations)
    .flatMap((byText) => Object.values(byText))
    .filter(({ msgctxt }) => msgctxt)
    .map(({ msgctxt = '', msgid, msgstr, comments }) => ({
      key: msgctxt,
      source: msgid,
      translation: msgstr?.[0] ?? '',
      isFuzzy: /(?:^|[\s,])fuzzy(?:$|[\s,])/.test(comments?.flag ?? ''),
    }));
  if (new Set(entries.map(({ key }) => key)).size < (text.match(/^\s*msgctxt\s/gm) ?? []).length) {
    throw new Failure((messages) => messages.translations.keyTwice);
  }
  return { language: headers?.Language ?? '', entries };
}

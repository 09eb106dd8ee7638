import { textAreas } from '../../../schema/collections.ts';
import { neededArguments } from '../../compiler/check/message-values.ts';
import { schemasAt } from '../../compiler/validate/schema-walk.ts';
import type { TextEntry } from '../../compiler/validate/text-entries.ts';
import { type Messages, messagesOf, usualMessages } from '../../messages/messages.ts';
import { glossaryHits } from './glossary-terms.ts';
import type { PoEntry } from './po-file.ts';
import { stateOf } from './state.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/** The texts of a language as a translator gets them, in the order of the source files. */
export function poEntries({ source }: Translations, target: TargetLanguage): readonly PoEntry[] {
  // Whoever translates reads the language that is translated from.
  const messages = messagesOf(source.code) ?? usualMessages;
  return [...target.originals.values()].map((entry) => ({
    key: entry.key,
    source: entry.text,
    translation: target.texts.get(entry.key)?.text ?? '',
    isFuzzy: stateOf(target, entry.key) === 'stale',
    remarks: remarksOn(entry, target, messages),
    place: `${entry.file.path}:${entry.file.valueAt(entry.path).line}`,
  }));
}

function remarksOn(
  { area, path, text }: TextEntry,
  { glossary }: TargetLanguage,
  { translations }: Messages,
): readonly string[] {
  const [schema] = schemasAt(textAreas[area], path);
  const values = schema ? neededArguments(schema) : [];
  return [
    [area, schema?.description].filter(Boolean).join(': '),
    ...(values.length === 0 ? [] : [translations.keepValues(values)]),
    ...glossaryHits(text, glossary?.terms ?? {}).map(([term, wanted]) =>
      translations.glossaryTerm(term, wanted),
    ),
  ];
}

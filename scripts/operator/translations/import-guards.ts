import { basename } from 'node:path';
import { UsageError } from '../../command-line.ts';
import { Failure } from '../../failure.ts';
import type { ImportPlan } from './import-po.ts';
import type { ImportOptions } from './run-import.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/** A translator who goes over a language changes less; a file that is not meant for it changes nearly all. */
const LARGE_COUNT = 20;
const LARGE_SHARE = 0.3;

/**
 * The language of a file: as its head, its name and whoever imports it agree.
 *
 * @param head as its head says; empty if it does not
 * @throws UsageError if nobody says it, Failure if they do not agree
 */
export function languageOf(
  head: string,
  { language, file }: Pick<ImportOptions, 'language' | 'file'>,
  translations: Translations,
): string {
  const asked = language ?? languageOfName(file, translations);
  if (head !== '' && asked !== undefined && asked !== head)
    throw new Failure((own) => own.translations.otherLanguage(head, asked));
  const found = head === '' ? language : head;
  if (found === undefined) throw new UsageError((own) => own.translations.languageUnknown);
  return found;
}

/** The language that the name of a file ends with, such as `it.po` or `texts-it.po`. */
function languageOfName(file: string, { source, targets }: Translations): string | undefined {
  const [, code] = /(?:^|[^a-z])([a-z]{2,3})\.pot?$/i.exec(basename(file)) ?? [];
  return [source, ...targets].find((language) => language.code === code?.toLowerCase())?.code;
}

/** Whether an import is to be written: where many texts get other words, the file may be that of another language. */
export async function isMeant(
  { changed }: ImportPlan,
  { code, texts }: TargetLanguage,
  { messages, acceptsLarge, ask }: Pick<ImportOptions, 'messages' | 'acceptsLarge' | 'ask'>,
): Promise<boolean> {
  const words = messages.translations;
  const replaced = changed.filter(({ before }) => before !== undefined).length;
  const isLarge = replaced > LARGE_COUNT && replaced > LARGE_SHARE * texts.size;
  if (!isLarge || acceptsLarge) return true;
  if (!ask) {
    console.error(words.needsAcceptance(replaced, texts.size, code));
    return false;
  }
  const question = words.askLarge(replaced, texts.size, code);
  const answer = await ask(question, (own) => own.translations.nothingChanged);
  const isAgreed = messages.prices.import.yes.includes(answer.trim().toLowerCase());
  if (!isAgreed) console.error(words.nothingChanged);
  return isAgreed;
}

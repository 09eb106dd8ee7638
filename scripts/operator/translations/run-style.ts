import { UsageError } from '../../command-line.ts';
import { suggest } from '../../compiler/diagnostics/did-you-mean.ts';
import type { StylePlace } from '../../compiler/style/style-places.ts';
import type { Messages } from '../../messages/messages.ts';
import { openTranslations } from './open-translations.ts';
import { areaTable, placesByRule, styleTable } from './style-tables.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/** What of the style is asked for: of all languages, of one, or of some of its rules. */
interface StyleQuestion {
  readonly language: string | undefined;
  readonly rules: readonly string[];
}

/**
 * Prints what the rules of style count; gives the exit code.
 *
 * @throws UsageError if there is no such language or rule
 */
export function reportStyle(folder: string, { language, rules }: StyleQuestion, messages: Messages): number {
  const { style } = messages;
  const { translations } = openTranslations(folder, messages);
  if (language === undefined) {
    console.log(styleTable(translations, messages) ?? style.none);
    return 0;
  }
  const asked = languageOf(translations, language);
  if (rules.length === 0) console.log(`${style.ofLanguage(asked.code)}\n\n${areaTable(asked, messages)}`);
  else console.log(renderPlaces(asked, rules, messages));
  return 0;
}

function languageOf({ source, targets }: Translations, code: string): TargetLanguage {
  const all = [source, ...targets];
  const found = all.find((language) => language.code === code);
  if (found) return found;
  const suggestion = suggest(
    code,
    all.map((language) => language.code),
  );
  throw new UsageError((messages) => messages.style.noLanguage(code, suggestion(messages)));
}

/** Every place of rules, as file:line:column and passage. */
function renderPlaces(language: TargetLanguage, rules: readonly string[], { style }: Messages): string {
  const found = placesByRule(language);
  return rules
    .map((name) => {
      const places = found.get(name) ?? refuseRule(language, name, [...found.keys()]);
      const heading = style.ofRule(name, places.length, language.glossary?.style?.[name]?.why);
      return [heading, ...places.map(renderPlace)].join('\n');
    })
    .join('\n\n');
}

function renderPlace({ at, passage }: StylePlace): string {
  return `  ${at.file}:${at.line}:${at.column}  ${passage.replaceAll(/\s+/g, ' ')}`;
}

function refuseRule({ code }: TargetLanguage, name: string, known: readonly string[]): never {
  const suggestion = suggest(name, known);
  throw new UsageError((messages) => messages.style.noRule(name, code, suggestion(messages)));
}

import { readDataFolder } from '../../../scripts/compiler/read/read-data-folder.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { withChanges } from '../../../scripts/operator/data-folder/save-changes.ts';
import { firstOperator, firstOperatorFolder } from '../../helpers/first-operator.ts';
import { pseudoData } from '../../helpers/pseudo-language.ts';
import { translationsOf } from '../../helpers/translations.ts';
import { type Json, Workspace } from '../../helpers/workspace.ts';

/** The first operator's data in the invented language and the one that it is derived from: few pages to build. */
export function pseudoSite(): Workspace {
  const translations = translationsOf(firstOperator);
  const { code, changes } = pseudoData(validFiles(firstOperator.sources), translations);
  const others = translations.targets.map((target) => target.code);
  const all = withChanges(readDataFolder(firstOperatorFolder), changes);
  const kept = all.filter(({ path }) => others.every((other) => !isIn(path, other)));
  return new Workspace(kept.map(({ path, bytes }) => [path, bytes])).edit('site.json', (site) =>
    withoutLanguages(site, others, code),
  );
}

function isIn(path: string, language: string): boolean {
  return path.startsWith(`texts/${language}/`) || path === `glossary/${language}.json`;
}

function withoutLanguages(site: Json, others: readonly string[], own: string): Json {
  const { languages, exchange, ...rest } = Object(site);
  const isKept = (code: string) => !others.includes(code);
  const rates = exchange.rates
    .map((rate: { readonly languages: string[] }) => ({ ...rate, languages: rate.languages.filter(isKept) }))
    .filter((rate: { readonly languages: string[] }) => rate.languages.length > 0);
  return {
    ...rest,
    languages: languages.filter(({ code }: { readonly code: string }) => isKept(code)),
    exchange: { ...exchange, rates },
    defaultLanguage: own,
    operatorLanguage: own,
  };
}

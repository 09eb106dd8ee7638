import { readDataFolder } from '../../../scripts/compiler/read/read-data-folder.ts';
import { withChanges } from '../../../scripts/operator/data-folder/changes.ts';
import { pseudoData } from '../../../scripts/operator/translations/pseudo-data.ts';
import { firstOperatorFolder } from '../../helpers/first-operator.ts';
import { translationsOf } from '../../helpers/translations.ts';
import { type Json, Workspace, workspaceOf } from '../../helpers/workspace.ts';
import { writeTestData } from './test-data.ts';

/** The site’s data with the invented language, and besides it only the one that it derives from. */
export interface PseudoSite {
  readonly folder: string;
  readonly language: string;
}

/** Writes the data of the site in the invented language; with few languages it is built quickly. */
export function writePseudoSite(): PseudoSite {
  const translations = translationsOf(workspaceOf(firstOperatorFolder));
  const { code, changes } = pseudoData(translations);
  const others = translations.targets.map((target) => target.code);
  const all = withChanges(readDataFolder(firstOperatorFolder), changes);
  const kept = all.filter(({ path }) => others.every((other) => !isOf(path, other)));
  const workspace = new Workspace(kept.map(({ path, bytes }) => [path, bytes])).edit('site.json', (site) =>
    withoutLanguages(site, others, code),
  );
  return { folder: writeTestData(workspace, 'pseudo'), language: code };
}

function isOf(path: string, language: string): boolean {
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

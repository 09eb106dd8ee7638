import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { styleAboveLimit } from '../diagnostics/style.ts';
import type { Model } from '../link/model.ts';
import { stylePlaces } from '../style/style-places.ts';
import { textEntries } from '../validate/text-entries.ts';

/** Rules of style that count more than their glossary allows. Only for content without errors. */
export function checkStyle({ files }: Model): readonly Diagnostic[] {
  return (files.single.site?.value.languages ?? []).flatMap(({ code, locale }) => {
    const found = files.entries.glossary.find(({ id }) => id === code);
    const rules = Object.entries(found?.value.style ?? {});
    if (!found || rules.every(([, { limit }]) => limit === undefined)) return [];
    const { file, value: glossary } = found;
    const texts = [...textEntries(files, code).values()];
    return rules.flatMap(([name, rule]) => {
      const { limit } = rule;
      if (limit === undefined) return [];
      const count = stylePlaces(texts, rule, { locale, glossary }).length;
      const at = () => file.valueAt(['style', name, 'limit']);
      return count > limit ? [styleAboveLimit(at(), name, count, limit, code)] : [];
    });
  });
}

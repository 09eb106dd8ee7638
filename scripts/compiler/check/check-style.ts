import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { styleAboveLimit } from '../diagnostics/style.ts';
import type { Model } from '../link/model.ts';
import { judgedTexts, stylePassages } from '../style/style-places.ts';
import { textEntries } from '../validate/text-entries.ts';

/** Rules of style that count more than their glossary allows. Only for content without errors. */
export function checkStyle({ files }: Model): readonly Diagnostic[] {
  return (files.single.site?.value.languages ?? []).flatMap(({ code, locale }) => {
    const found = files.entries.glossary.find(({ id }) => id === code);
    const rules = Object.entries(found?.value.style ?? {});
    if (!found || rules.every(([, { limit }]) => limit === undefined)) return [];
    const { file, value: glossary } = found;
    const texts = judgedTexts(textEntries(files, code).values(), { locale, glossary });
    return rules.flatMap(([name, rule]) => {
      const { limit } = rule;
      if (limit === undefined) return [];
      const count = stylePassages(texts, rule, locale).flat().length;
      const at = () => file.valueAt(['style', name, 'limit']);
      return count > limit ? [styleAboveLimit(at(), name, count, limit, code)] : [];
    });
  });
}

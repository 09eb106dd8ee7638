import type { Glossary } from '../../../schema/glossary.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { styleAboveLimit } from '../diagnostics/style.ts';
import type { Model } from '../link/model.ts';
import { judgedTexts, stylePassages } from '../style/style-places.ts';
import { textEntries } from '../validate/text-entries.ts';

/** Takes over what rules of style counted in just the same before; gives how often each did, in their order. */
export type TakeStyleCounts = (
  madeOf: readonly string[],
  count: () => readonly number[],
) => readonly number[];

type StyleRules = Readonly<NonNullable<Glossary['style']>>;

/** Rules of style that count more than their glossary allows. Only for content without errors. */
export function checkStyle(
  { files }: Model,
  take: TakeStyleCounts = (_, count) => count(),
): readonly Diagnostic[] {
  return (files.single.site?.value.languages ?? []).flatMap(({ code, locale }) => {
    const found = files.entries.glossary.find(({ id }) => id === code);
    const rules = limitedRules(found?.value.style ?? {});
    if (!found || rules.length === 0) return [];
    const { file, value: glossary } = found;
    const written = files.texts.filter(({ language }) => language === code).map((texts) => texts.file.text);
    const counts = take(madeOf(locale, glossary, written), () => {
      const texts = judgedTexts([...textEntries(files, code).values()], { locale, glossary });
      return rules.map(({ rule }) => stylePassages(texts, rule, locale).flat().length);
    });
    return rules.flatMap(({ name, limit }, index) => {
      const count = counts[index] ?? 0;
      const at = () => file.valueAt(['style', name, 'limit']);
      return count > limit ? [styleAboveLimit(at(), name, count, limit, code)] : [];
    });
  });
}

function limitedRules(style: StyleRules) {
  return Object.entries(style).flatMap(([name, rule]) => {
    const { limit } = rule;
    return limit === undefined ? [] : [{ name, rule, limit }];
  });
}

/** @param written the files of texts, as they are: taking them apart takes as long as all else */
function madeOf(
  locale: string,
  { style, accepted }: Pick<Glossary, 'accepted' | 'style'>,
  written: readonly string[],
): readonly string[] {
  return [JSON.stringify([locale, style, accepted]), ...written];
}

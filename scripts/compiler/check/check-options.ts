import type { Option } from '../../../schema/option.ts';
import type { Site } from '../../../schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { otherStars } from '../diagnostics/itineraries.ts';
import type { Model } from '../link/model.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import type { Entry } from '../validate/content-files.ts';

/**
 * Texts of options that name the stars of another accommodation class than their own, whatever the language: the one
 * number in a feature or description that is some class's number of stars.
 */
export function checkOptions({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const texts = files.texts.filter(({ area }) => area === 'options');
  return files.entries.options.flatMap((option) =>
    texts.flatMap(({ file }) => checkTexts(file, option, site.value.tiers)),
  );
}

function checkTexts(
  file: ParsedFile,
  { id, value }: Entry<Option>,
  tiers: Site['tiers'],
): readonly Diagnostic[] {
  const own = tiers.find((tier) => tier.id === value.tier);
  if (!own || own.stars === 0) return [];
  const features = valueAtPath(file.value, [id, 'features']);
  const count = Array.isArray(features) ? features.length : 0;
  const paths: readonly JsonPath[] = [
    [id, 'description'],
    ...Array.from({ length: count }, (_, index) => [id, 'features', index]),
  ];
  return paths.flatMap((path) => {
    const found = starsIn(valueAtPath(file.value, path), tiers);
    const [other] = found;
    if (other === undefined || found.includes(own.stars)) return [];
    return [otherStars(file.valueAt(path), other, own.stars, own.id)];
  });
}

function starsIn(text: unknown, tiers: Site['tiers']): readonly number[] {
  if (typeof text !== 'string') return [];
  const numbers = [...text.matchAll(/(?<!\d)\d(?!\d)/g)].map(([digit]) => Number(digit));
  return numbers.filter((number) => number > 0 && tiers.some(({ stars }) => stars === number));
}

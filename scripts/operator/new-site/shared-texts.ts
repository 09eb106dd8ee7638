import { textPlaces } from '../../compiler/link/id-sources.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';

type Json = unknown;

/**
 * The texts of an area of a language in a new site: those that all sites have alike, from the data of this project, and over them
 * the starter's own. Texts of entries come from the starter alone: the entries of this project's data are not there.
 *
 * @param renamed the name of the channel in the shared texts, and that of the new site's
 */
export function withSharedTexts(
  area: string,
  own: Json,
  shared: SourceFile | undefined,
  renamed: readonly [from: string, to: string],
): Json {
  if (!shared) return own;
  const text = new TextDecoder().decode(shared.bytes).replaceAll(...renamed);
  const common = textPlaces
    .filter((place) => place.area === area)
    .reduce<Json>((value, { path }) => without(value, path), JSON.parse(text));
  return merged(common, own);
}

function without(value: Json, [step, ...rest]: readonly string[]): Json {
  if (step === undefined || !isRecord(value) || !(step in value)) return step === undefined ? {} : value;
  if (rest.length > 0) return { ...value, [step]: without(value[step], rest) };
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step));
}

/** Two values of which the second counts where both say something. */
function merged(below: Json, above: Json): Json {
  if (!isRecord(below) || !isRecord(above)) return above;
  const added = Object.entries(above).map(([key, value]) => [key, merged(below[key], value)] as const);
  return { ...below, ...Object.fromEntries(added) };
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

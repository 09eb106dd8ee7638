import {
  messagesReachNobody,
  sample,
  signUpsReachNobody,
  unconfirmed,
  unknownPath,
} from '../diagnostics/contact.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import { isSamplePath } from '../link/samples.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** Values that the operator has still to confirm, and forms that reach nobody. */
export function checkPlaceholders({ files }: Model): readonly Diagnostic[] {
  const all: readonly { readonly file: ParsedFile }[] = [
    ...Object.values(files.single),
    ...Object.values(files.entries).flat(),
  ];
  return [...all.flatMap(({ file }) => unconfirmedIn(file)), ...checkForms(files)];
}

function unconfirmedIn(file: ParsedFile): readonly Diagnostic[] {
  const entries = valueAtPath(file.value, ['unconfirmed']) ?? {};
  return Object.entries(entries).map(([path, reason]) => {
    const steps = stepsTo(file.value, path.split('.'));
    if (valueAtPath(file.value, steps) === undefined) {
      return unknownPath(file.keyAt(['unconfirmed', path]), path);
    }
    const tell = isSamplePath(file.path, steps) ? sample : unconfirmed;
    return tell(file.valueAt(steps), String(reason));
  });
}

/** Keys as steps: those of a list are positions, which it may lack. */
function stepsTo(value: unknown, keys: readonly string[]): JsonPath {
  return keys.map((key, index) => {
    const around = valueAtPath(value, keys.slice(0, index));
    return Array.isArray(around) ? Object.keys(around).indexOf(key) : key;
  });
}

function checkForms(files: ContentFiles): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const { file, value } = site;
  return [
    ...(value.contactForm.to === 'local' ? [messagesReachNobody(file.valueAt(['contactForm', 'to']))] : []),
    ...(value.newsletter.to === 'local' ? [signUpsReachNobody(file.valueAt(['newsletter', 'to']))] : []),
  ];
}

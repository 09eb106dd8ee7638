import {
  messagesReachNobody,
  reservedHost,
  sample,
  signUpsReachNobody,
  unconfirmed,
  unknownPath,
} from '../diagnostics/contact.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import { isReservedHost } from '../link/placeholder-host.ts';
import { isSamplePath } from '../link/samples.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { linksOf } from './contact.ts';

/** Warnings of what must not go online, whatever is answered to them. */
const PLACEHOLDERS = new Set([
  'placeholder.unconfirmed',
  'placeholder.sample',
  'placeholder.example',
  'contact.local',
  'newsletter.local',
  'text.todo',
]);

/** Warnings of what looks like a placeholder, and goes online only if somebody has answered for it. */
const DOUBTS = new Set(['link.front-page', 'placeholder.phone']);

/** Tells if warnings of a kind name a value to fill in before the site is published. */
export function blocksPublishing(code: string): boolean {
  return PLACEHOLDERS.has(code) || DOUBTS.has(code);
}

/** Findings with placeholders as errors. To be called before warnings are acknowledged: errors cannot be. */
export function refusePlaceholders(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return refuse(diagnostics, new Set([...PLACEHOLDERS, 'language.untranslated']));
}

/** Findings with what may be a placeholder as errors. To be called with those that nobody has acknowledged. */
export function refuseDoubts(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return refuse(diagnostics, DOUBTS);
}

function refuse(diagnostics: readonly Diagnostic[], codes: ReadonlySet<string>): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => (codes.has(diagnostic.code) ? diagnostic.asError() : diagnostic));
}

/** Addresses of the operator that work on no other computer, or on none. */
export function checkReservedHosts({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const { file, value } = site;
  const hosts: readonly { readonly path: JsonPath; readonly host: string }[] = [
    ...linksOf(value).map(({ path, url }) => ({ path, host: new URL(url).hostname })),
    { path: ['email'], host: value.email.replace(/.*@/, '') },
  ];
  return hosts.flatMap(({ path, host }) =>
    isReservedHost(host) ? [reservedHost(file.valueAt(path), host)] : [],
  );
}

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

import { reservedHost } from '../diagnostics/contact.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import { isReservedHost } from '../link/placeholder-host.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import { linksOf } from './check-contact.ts';

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

import { normalize } from '../../../schema/composed.ts';
import { valueAtPath } from '../../../schema/json-path.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { removeValue, setValues } from '../json-edit/edit-json.ts';
import { schemaLinkLike } from './kinds.ts';
import { jsonFile } from './scaffold.ts';

export const REDIRECTS_FILE = 'redirects.json';

/** Reports that an address leads to another. */
export function redirectNote({ from, to }: { readonly from: string; readonly to: string }) {
  return ({ entries }: Messages, isDryRun: boolean): string => entries.moved(from, to, isDryRun);
}

/**
 * The file of redirects after a page has moved: addresses that led to its old one lead to the new one directly, and a
 * redirect away from the new one is removed.
 *
 * @param isLed false: the old address itself leads nowhere
 */
export function withRedirect(files: ContentFiles, from: string, to: string, isLed = true): string {
  const present = files.single.redirects;
  const former = present ? listRedirects(present.file) : [];
  const stale = former.filter(({ path }) => path === to);
  const free = stale.reduce((rest, { key }) => removeValue(rest, ['redirects', key]), redirectsText(files));
  const led = former.filter(({ path, target }) => target === from && path !== to).map(({ key }) => key);
  return setValues(
    free,
    [...led, ...(isLed ? [from] : [])].map((key) => ({ path: ['redirects', key], value: to })),
  );
}

/** The file of redirects without those that lead to an address. */
export function withoutRedirects(files: ContentFiles, to: string): string {
  const present = files.single.redirects;
  const gone = present ? listRedirects(present.file).filter(({ target }) => target === to) : [];
  return gone.reduce((text, { key }) => removeValue(text, ['redirects', key]), redirectsText(files));
}

/** Redirects with their keys as written: letters with marks may be written as two signs. */
function listRedirects({ value }: ParsedFile) {
  const written = Object.entries(Object(valueAtPath(value, ['redirects'])) as Record<string, string>);
  return written.map(([key, target]) => ({ key, path: normalize(key), target: normalize(target) }));
}

/**
 * The file of redirects after a language was removed: its pages lead to those of another, as do those of languages that
 * led to it.
 *
 * @param to the code of the other language
 */
export function withFormerLanguage(files: ContentFiles, gone: string, to: string): string {
  const former = Object.entries(files.single.redirects?.value.languages ?? {});
  const led = former.filter(([, now]) => now === gone).map(([code]) => code);
  return setValues(
    redirectsText(files),
    [...led, gone].map((code) => ({ path: ['languages', code], value: to })),
  );
}

function redirectsText({ single: { redirects, site } }: ContentFiles): string {
  const $schema = schemaLinkLike(site?.file, 'site', 'redirects');
  return redirects?.file.text ?? jsonFile({ ...($schema && { $schema }), redirects: {} });
}

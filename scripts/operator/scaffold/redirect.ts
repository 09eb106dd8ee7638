import { composed } from '../../../schema/composed.ts';
import type { Redirects } from '../../../schema/redirects.ts';
import { type ParsedFile, valueAtPath } from '../../compiler/parse/parsed-file.ts';
import { removeValue, setValues } from '../json-edit/edit-json.ts';

export const REDIRECTS_FILE = 'redirects.json';

/**
 * The file of redirects after a page has moved: what led to its old address leads to the new one at once, and
 * what led away from the new one is gone.
 *
 * @param present the file as it is, if there is one
 * @param $schema link to the schema, for a new file
 */
export function withRedirect(
  present: { readonly file: ParsedFile; readonly value: Redirects } | undefined,
  from: string,
  to: string,
  $schema: string | undefined,
): string {
  const text = present?.file.text ?? emptyFile($schema);
  const former = present ? writtenRedirects(present.file) : [];
  const stale = former.filter(({ path }) => path === to);
  const free = stale.reduce((rest, { key }) => removeValue(rest, ['redirects', key]), text);
  const led = former.filter(({ path, target }) => target === from && path !== to).map(({ key }) => key);
  return setValues(
    free,
    [...led, from].map((key) => ({ path: ['redirects', key], value: to })),
  );
}

/** Addresses that lead elsewhere, with their keys as the file has them: letters with marks may be written as two signs. */
function writtenRedirects({ value }: ParsedFile) {
  const written = Object.entries(Object(valueAtPath(value, ['redirects'])) as Record<string, string>);
  return written.map(([key, target]) => ({ key, path: composed(key), target: composed(target) }));
}

/**
 * The file of redirects after a language has gone: its pages lead to those of another, as do those of languages that
 * led to it.
 *
 * @param to the code of the other language
 */
export function withFormerLanguage(
  present: { readonly file: ParsedFile; readonly value: Redirects } | undefined,
  gone: string,
  to: string,
  $schema: string | undefined,
): string {
  const former = Object.entries(present?.value.languages ?? {});
  const led = former.filter(([, now]) => now === gone).map(([code]) => code);
  return setValues(
    present?.file.text ?? emptyFile($schema),
    [...led, gone].map((code) => ({ path: ['languages', code], value: to })),
  );
}

function emptyFile($schema: string | undefined): string {
  return `${JSON.stringify({ ...($schema ? { $schema } : {}), redirects: {} }, null, 2)}\n`;
}

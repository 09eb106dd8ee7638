import { createHash } from 'node:crypto';
import type { AskedHosts } from '../../compiler/resolve/asked-hosts.ts';

/** The policy of Trusted Types that the app makes: `src/app/entry-browser.tsx`. */
const OWN_POLICIES = ['default'];

/** What a piece of code or of style that stands in a document is known by. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content Security Policy of a site: what its documents may load, run and send.
 *
 * Attributes `style` stay allowed: where points stand on maps and what is seen of pictures differs from element to
 * element. They run nothing, and load from nowhere else than `img-src` says.
 *
 * @param scripts hashes of the scripts that stand in documents
 * @param styles hashes of the styles that stand in the document; where many documents share the policy they are not
 *   told apart, and each document has a policy of its own
 */
export function contentPolicy(
  { images, frames, forms, told }: AskedHosts,
  scripts: readonly string[],
  styles?: readonly string[],
): string {
  const services = new Set([...forms.filter((form) => form !== 'mailto:'), ...told]);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...(styles ?? ["'unsafe-inline'"])],
    ...(styles && { 'style-src-attr': ["'unsafe-inline'"] }),
    // Marks of lists are drawn by style sheets.
    'img-src': ["'self'", 'data:', ...images],
    ...(services.size > 0 && { 'connect-src': ["'self'", ...services] }),
    'frame-src': frames,
    'form-action': ["'self'", ...forms],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': OWN_POLICIES,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

import { createHash } from 'node:crypto';
import type { ExternalHosts } from '../../compiler/resolve/resolve-site.ts';

/** The policy of Trusted Types that the app makes: `src/app/entry-browser.tsx`. */
const OWN_POLICIES = ['default'];

/** The source expression of an inline script or style. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content Security Policy of a site: what its documents may load, run and send.
 *
 * `style` attributes stay allowed for positions on maps and crops of pictures. They run nothing, and `img-src` limits
 * what they load.
 *
 * @param scripts hashes of inline scripts
 * @param styles hashes of the document's inline styles; none for a policy that many documents share
 */
export function contentPolicy(
  { images, frames, forms, clickCounters }: ExternalHosts,
  scripts: readonly string[],
  styles?: readonly string[],
): string {
  const services = new Set([...forms.filter((form) => form !== 'mailto:'), ...clickCounters]);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...(styles ?? ["'unsafe-inline'"])],
    ...(styles && { 'style-src-attr': ["'unsafe-inline'"] }),
    // Style sheets draw list markers.
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

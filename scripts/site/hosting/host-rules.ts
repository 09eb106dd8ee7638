import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { Redirect } from '../../compiler/resolve/sound-content.ts';
import { contentPolicy } from './content-policy.ts';
import { movedAddresses } from './moved-addresses.ts';

/** What a host is to do beside sending files; each is told in its own words. */
export interface HostRules {
  /** Headers of every answer, by their names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Folders whose files never change, as `/assets/`: what they hold stands in their names. */
  readonly lasting: readonly string[];
  /** From former addresses to present ones, in every language, as browsers send them. */
  readonly redirects: readonly Redirect[];
  /** First parts of addresses, as `/en`, below which unknown addresses have a page of their own. */
  readonly prefixes: readonly string[];
}

/** What files in lasting folders say of themselves. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** What all others say where the host has no rule of its own: they are asked for anew. */
export const ASKED_ANEW = 'no-cache';

/** Nothing of a site asks for these. */
const NOT_NEEDED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** For a year browsers ask for nothing but encrypted answers. */
const ENCRYPTED = 'max-age=31536000';

/**
 * What the host of a site is to do.
 *
 * @param inlineScripts hashes of the scripts that stand in documents
 */
export function hostRules(site: ResolvedSite, inlineScripts: readonly string[]): HostRules {
  const { url, languages, asked } = site;
  const infos = languages.map(({ info }) => info);
  return {
    headers: {
      'Content-Security-Policy': `${contentPolicy(asked, inlineScripts)};frame-ancestors 'none'`,
      'Permissions-Policy': NOT_NEEDED.map((feature) => `${feature}=()`).join(', '),
      ...(url.startsWith('https:') && { 'Strict-Transport-Security': ENCRYPTED }),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    lasting: ['/assets/', '/images/'],
    redirects: movedAddresses(site).map(({ from, to }) => ({ from, to })),
    prefixes: infos.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix])),
  };
}

/** Top-level domains that are reserved (RFC 2606, RFC 6761), or for local networks (RFC 6762). */
const RESERVED_TOP_LEVELS = new Set(['example', 'test', 'invalid', 'localhost', 'local', 'internal']);
/** Domains reserved for examples (RFC 2606). */
const EXAMPLE_DOMAIN = /(?:^|\.)example\.(?:com|net|org)$/i;
/** An IP address as `URL` writes it: version 4, or version 6 in brackets. */
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** True for a host that nobody outside the operator's network can reach: a bare name, or one that is reserved. */
export function isReservedHost(host: string): boolean {
  return !host.includes('.') || RESERVED_TOP_LEVELS.has(host.split('.').at(-1)?.toLowerCase() ?? '');
}

/** True for a domain reserved for examples, and for hosts below it. */
export function isExampleHost(host: string): boolean {
  return EXAMPLE_DOMAIN.test(host);
}

/** True for a web address under which no site is published: reserved, an example, or an IP address. */
export function isPlaceholderAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return isReservedHost(hostname) || isExampleHost(hostname) || IP_ADDRESS.test(hostname);
}

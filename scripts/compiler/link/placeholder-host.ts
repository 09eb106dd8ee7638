/** Names that nobody can have (RFC 2606, RFC 6761), and those of networks of one's own (RFC 6762). */
const RESERVED_NAMES = new Set(['example', 'test', 'invalid', 'localhost', 'local', 'internal']);
/** Domains that are kept free for examples (RFC 2606). */
const EXAMPLE_DOMAIN = /(?:^|[.@])example\.(?:com|net|org)$/i;
/** An address in figures, of version 4 or 6. */
const NUMERIC = /^(?:[\d.]+|\[.*\])$/;

/** Whether a host works on no other computer, or on none. */
export function isReservedHost(host: string): boolean {
  return !host.includes('.') || RESERVED_NAMES.has(host.split('.').at(-1)?.toLowerCase() ?? '');
}

/** Whether a host is one of those that stand in examples. */
export function isExampleHost(host: string): boolean {
  return EXAMPLE_DOMAIN.test(host);
}

/** Whether a web address is none that visitors could know: reserved, an example, or figures. */
export function isPlaceholderAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return isReservedHost(hostname) || isExampleHost(hostname) || NUMERIC.test(hostname);
}

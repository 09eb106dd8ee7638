/** Reserved names (RFC 2606, RFC 6761), and those of local networks (RFC 6762). */
const RESERVED_NAMES = new Set(['example', 'test', 'invalid', 'localhost', 'local', 'internal']);
/** Domains reserved for examples (RFC 2606). */
const EXAMPLE_DOMAIN = /(?:^|[.@])example\.(?:com|net|org)$/i;
/** An IP address, version 4 or 6. */
const NUMERIC = /^(?:[\d.]+|\[.*\])$/;

/** True for a host that no other computer can reach. */
export function isReservedHost(host: string): boolean {
  return !host.includes('.') || RESERVED_NAMES.has(host.split('.').at(-1)?.toLowerCase() ?? '');
}

/** True for a host reserved for examples. */
export function isExampleHost(host: string): boolean {
  return EXAMPLE_DOMAIN.test(host);
}

/** True for a web address that no visitor could know: reserved, an example, or numeric. */
export function isPlaceholderAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return isReservedHost(hostname) || isExampleHost(hostname) || NUMERIC.test(hostname);
}

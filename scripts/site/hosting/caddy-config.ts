import { readableAddress } from '../../../src/domain/language-address.ts';
import { ASKED_ANEW, type HostRules, KEPT_FOR_GOOD } from './host-rules.ts';

/**
 * The rules for Caddy, which gets and renews the certificate by itself.
 *
 * @param origin address of the site
 * @param root folder of the site's files
 * @param remarks lines for whoever opens the file
 */
export function caddyConfig(
  rules: HostRules,
  origin: string,
  root: string,
  remarks: readonly string[],
): string {
  const { headers, lasting, redirects, prefixes } = rules;
  const below = (folders: readonly string[]): string => folders.map((folder) => `${folder}*`).join(' ');
  return `${remarks.map((line) => `# ${line}`).join('\n')}

${origin} {
	root * ${root}

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	@lasting path ${below(lasting)}
	@others not path ${below(lasting)}
	header @lasting Cache-Control "${KEPT_FOR_GOOD}"
	header @others Cache-Control "${ASKED_ANEW}"
	@manifest path *.webmanifest
	header @manifest {
		Content-Type application/manifest+json
		defer
	}
	@writing not method GET HEAD
	header @writing Allow "GET, HEAD"
	respond @writing 405

${redirects.map(redirectLines).join('')}
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		header Cache-Control "${ASKED_ANEW}"
${unknownPages(prefixes).join('\n')}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** Places are compared as they are read; where they lead is sent as it stands. */
function redirectLines({ from, to }: HostRules['redirects'][number]): string {
  const place = readableAddress(from);
  return `\tredir ${place} ${to} permanent\n\tredir ${place}/ ${to} permanent\n`;
}

/** The page for unknown addresses, in the language of the address. */
function unknownPages(prefixes: readonly string[]): readonly string[] {
  if (prefixes.length === 0) return ['\t\trewrite * /404.html'];
  const all = prefixes.map((prefix) => `${prefix}/*`).join(' ');
  return [
    ...prefixes.map((prefix) => `\t\trewrite ${prefix}/* ${prefix}/404.html`),
    `\t\t@unprefixed not path ${all}`,
    '\t\trewrite @unprefixed /404.html',
  ];
}

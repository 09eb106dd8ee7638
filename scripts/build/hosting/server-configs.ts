import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readableAddress } from '../../../src/shared/language-address.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { CACHE_FOREVER, type HostRules, REVALIDATE, readHostRules } from './host-rules.ts';

/**
 * Writes what a server of one's own has to know of a built site: `nginx.conf` and `Caddyfile`.
 *
 * @param site folder of the built site
 * @throws Failure if the folder cannot be written to
 */
export function writeServerConfigs(site: string, folder: string, { serverConfig }: Messages): void {
  const rules = readHostRules(site);
  const { origin, hostname } = readSiteUrl(site);
  const root = `/var/www/${hostname}`;
  const files = {
    'nginx.conf': nginxConfig(rules, hostname, root, [serverConfig.nginx, serverConfig.again]),
    Caddyfile: caddyConfig(rules, origin, root, [serverConfig.caddy, serverConfig.again]),
  };
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(folder));
  }
}

/** The public address of a built site, as declared to search engines. */
function readSiteUrl(site: string): URL {
  const [, address] = /^Sitemap: (\S+)$/m.exec(readFileSync(join(site, 'robots.txt'), 'utf8')) ?? [];
  return new URL(address ?? '');
}

/**
 * The rules for nginx: a map and a server block, which sends the compressed files of the build.
 *
 * @param host name of the site's host
 * @param root folder of the site's files
 * @param remarks comments at the top of the file
 */
function nginxConfig(rules: HostRules, host: string, root: string, remarks: readonly string[]): string {
  const { headers, lasting, redirects, prefixes } = rules;
  return `${remarks.map((line) => `# ${line}`).join('\n')}

map $uri $site_cache {
  default "${REVALIDATE}";
${lasting.map((folder) => `  ~^${folder} "${CACHE_FOREVER}";`).join('\n')}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root "${root}";

  charset utf-8;
  gzip_static on;
  # Smaller still, with the module ngx_brotli (on Debian and Ubuntu: apt install libnginx-mod-http-brotli-static):
  # brotli_static on;
  gzip_vary on;
  absolute_redirect off;
  server_tokens off;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_cache;

  error_page 404 /404.html;
  location / {
    try_files $uri $uri/index.html =404;
  }
${prefixes.map(prefixBlock).join('')}
  location ~ \\.webmanifest$ {
    types { }
    default_type application/manifest+json;
  }
${redirects.map(redirectBlocks).join('')}}
`;
}

/** Addresses are compared decoded; targets are sent encoded. */
function redirectBlocks({ from, to }: HostRules['redirects'][number]): string {
  const place = readableAddress(from);
  return `  location = ${place} { return 301 ${to}; }\n  location = ${place}/ { return 301 ${to}; }\n`;
}

function prefixBlock(prefix: string): string {
  return `  location ${prefix}/ {
    error_page 404 ${prefix}/404.html;
    try_files $uri $uri/index.html =404;
  }
`;
}

/**
 * The rules for Caddy, which gets and renews the certificate by itself.
 *
 * @param origin address of the site
 * @param root folder of the site's files
 * @param remarks comments at the top of the file
 */
function caddyConfig(rules: HostRules, origin: string, root: string, remarks: readonly string[]): string {
  const { headers, lasting, redirects, prefixes } = rules;
  const below = (folders: readonly string[]): string => folders.map((folder) => `${folder}*`).join(' ');
  return `${remarks.map((line) => `# ${line}`).join('\n')}

${origin} {
	root * "${root}"

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	@lasting path ${below(lasting)}
	@others not path ${below(lasting)}
	header @lasting Cache-Control "${CACHE_FOREVER}"
	header @others Cache-Control "${REVALIDATE}"
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
		header Cache-Control "${REVALIDATE}"
${unknownPages(prefixes).join('\n')}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** Addresses are compared decoded; targets are sent encoded. */
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

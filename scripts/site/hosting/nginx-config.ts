import { readableAddress } from '../../../src/domain/language-address.ts';
import { ASKED_ANEW, type HostRules, KEPT_FOR_GOOD } from './host-rules.ts';

/**
 * The rules for nginx: a server block, and a map that stands beside it. Everything is answered as it is stored,
 * compressed once and for all.
 *
 * @param host name of the site's host
 * @param root folder of the site's files
 * @param remarks lines for whoever opens the file
 */
export function nginxConfig(
  rules: HostRules,
  host: string,
  root: string,
  remarks: readonly string[],
): string {
  const { headers, lasting, redirects, prefixes } = rules;
  return `${remarks.map((line) => `# ${line}`).join('\n')}

map $uri $site_cache {
  default "${ASKED_ANEW}";
${lasting.map((folder) => `  ~^${folder} "${KEPT_FOR_GOOD}";`).join('\n')}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root ${root};

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

/** Places are compared as they are read; where they lead is sent as it stands. */
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

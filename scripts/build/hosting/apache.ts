import { escapeRegExp } from '../../../schema/escape-reg-exp.ts';
import { readableAddress } from '../../../src/shared/language-address.ts';
import type { GeneratedFile } from '../../compiler/emit/generated-file.ts';
import { CACHE_FOREVER, type HostRules, REVALIDATE } from './host-rules.ts';

const NAME = '.htaccess';
const COMPRESSED = 'text/html text/css text/javascript application/javascript image/svg+xml application/xml';

/**
 * The rules in the files that Apache and LiteSpeed read, the servers of most shared hosting. Where a module is missing, only
 * its rules are. Each language has a file of its own, which names its page for unknown addresses.
 */
export function apacheFiles({ headers, lasting, redirects, prefixes }: HostRules): readonly GeneratedFile[] {
  const content = `ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest

<IfModule mod_rewrite.c>
  # Pages are sent without a slash at the end of their address.
  DirectorySlash Off
  RewriteEngine On
${redirects.map(redirectRule).join('')}  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule [^/]$ %{REQUEST_URI}/index.html [L]
</IfModule>

<IfModule mod_headers.c>
${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} "${value.replaceAll('%', '%%')}"\n`)
  .join('')}  SetEnvIf Request_URI "^(${lasting.map(escapeRegExp).join('|')})" never_changes
  Header set Cache-Control "${REVALIDATE}"
  Header set Cache-Control "${CACHE_FOREVER}" env=never_changes
  # A page that was sent compressed is the same page.
  RequestHeader edit If-None-Match '-gzip"$' '"'
</IfModule>

<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE ${COMPRESSED}
  </IfModule>
</IfModule>
`;
  return [
    { path: NAME, content },
    ...prefixes.map((prefix) => ({
      path: `${prefix.slice(1)}/${NAME}`,
      content: `ErrorDocument 404 ${prefix}/404.html\n`,
    })),
  ];
}

/** Addresses are compared decoded; targets are sent encoded, and a bare per cent sign would be a variable. */
function redirectRule({ from, to }: HostRules['redirects'][number]): string {
  const place = escapeRegExp(readableAddress(from).slice(1));
  return `  RewriteRule "^${place}/?$" "${to.replaceAll('%', '\\%')}" [R=301,L,NE]\n`;
}

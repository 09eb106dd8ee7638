import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { caddyConfig } from './caddy-config.ts';
import { readHostRules } from './host-files.ts';
import { nginxConfig } from './nginx-config.ts';

/**
 * Writes what a server of one's own has to know of a built site: `nginx.conf` and `Caddyfile`.
 *
 * @param site folder of the built site
 * @throws Failure if the folder cannot be written to
 */
export function writeServerConfigs(site: string, folder: string, { serverConfig }: Messages): void {
  const rules = readHostRules(site);
  const { origin, hostname } = addressOf(site);
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

/** The address that a built site is made for, as it says to search engines. */
function addressOf(site: string): URL {
  const [, address] = /^Sitemap: (\S+)$/m.exec(readFileSync(join(site, 'robots.txt'), 'utf8')) ?? [];
  return new URL(address ?? '');
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installFromDebian } from '../../../scripts/project/find-browser.ts';

/** A server that runs with the configuration that the build writes for it. */
export interface OwnServer {
  readonly url: string;
  readonly end: () => Promise<void>;
}

export type ServerName = 'Apache' | 'Caddy' | 'nginx';

const PROGRAMS = { Apache: 'apache2', Caddy: 'caddy', nginx: 'nginx' } as const;

/** True if a server is installed here; installs it where that is possible. */
export function isServerUsable(name: ServerName): boolean {
  if (isInstalled(name)) return true;
  try {
    installFromDebian([PROGRAMS[name]]);
  } catch {
    return false;
  }
  return isInstalled(name);
}

function isInstalled(name: ServerName): boolean {
  const version = { Apache: '-v', nginx: '-v', Caddy: 'version' }[name];
  try {
    execFileSync(PROGRAMS[name], [version], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves a site with the configuration that was written for it, in its own folder and port.
 *
 * @param configs folder of the configurations
 * @param site folder of the site
 */
export async function startServer(name: ServerName, configs: string, site: string): Promise<OwnServer> {
  const port = await freePort();
  const program = { Apache: startApache, Caddy: startCaddy, nginx: startNginx }[name](configs, site, port);
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  let errors = '';
  program.stderr?.on('data', (piece) => {
    errors += String(piece);
  });
  await answers(url, program).catch((error: unknown) => {
    throw new Error(errors, { cause: error });
  });
  return {
    url,
    end: async () => {
      program.kill();
      await ended;
    },
  };
}

function startNginx(configs: string, site: string, port: number): ChildProcess {
  const own = join(configs, 'nginx.conf');
  const text = readFileSync(own, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('  listen [::]:80;\n', '')
    .replace(/root .*;/, `root "${site}";`);
  writeFileSync(own, text);
  const main = writeNginxConfig(configs, `include ${own};`);
  const args = ['-e', join(configs, 'error.log'), '-c', main, '-g', 'daemon off;'];
  return spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Writes a configuration of nginx without further modules that keeps all its files in a folder; gives its path. */
function writeNginxConfig(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const main = join(folder, 'main.conf');
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  ${http}
}
`,
  );
  return main;
}

/** As shared hosting has it: only the site's own files say what it does. */
function startApache(configs: string, site: string, port: number): ChildProcess {
  const modules = 'mpm_event authz_core dir mime rewrite headers setenvif filter deflate negotiation';
  const main = join(configs, 'apache.conf');
  writeFileSync(
    main,
    `${modules
      .split(' ')
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .join('\n')}
ServerName localhost
ServerRoot "${configs}"
PidFile "${configs}/apache.pid"
Mutex file:${configs}
ErrorLog "${configs}/error.log"
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
DocumentRoot "${site}"
<Directory "${site}">
  AllowOverride All
  Options FollowSymLinks MultiViews
  Require all granted
</Directory>
`,
  );
  return spawn('apache2', ['-f', main, '-DFOREGROUND'], { stdio: ['ignore', 'ignore', 'pipe'] });
}

function startCaddy(configs: string, site: string, port: number): ChildProcess {
  const own = join(configs, 'Caddyfile');
  const text = readFileSync(own, 'utf8')
    .replace(/^https:\S+ \{/m, `http://127.0.0.1:${port} {`)
    .replace(/root \* .*/, `root * "${site}"`);
  writeFileSync(own, `{\n\tadmin off\n}\n${text}`);
  return spawn('caddy', ['run', '--config', own, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: configs, XDG_CONFIG_HOME: configs, XDG_DATA_HOME: configs },
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string, program: ChildProcess): Promise<void> {
  while (program.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
  throw new Error(`The server ended with ${program.exitCode}.`);
}

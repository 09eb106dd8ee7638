'use strict';

// Plain JavaScript that old versions of Node can read: it says what is missing before anything else runs.

const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const root = path.join(__dirname, '..');
const needed = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node.replace(
  '>=',
  '',
);

function isOlder(version, limit) {
  const own = version.split('.').map(Number);
  const least = limit.split('.').map(Number);
  return own[0] < least[0] || (own[0] === least[0] && own[1] < (least[1] || 0));
}

/** Findings have words of their own: those that zod has in fifty languages, a file for each, are not loaded. */
function leaveOutLanguages() {
  const file = require.resolve('zod/v4/locales');
  const empty = new Module(file);
  empty.loaded = true;
  require.cache[file] = empty;
}

/** Says it in the language of the computer: the messages cannot be loaded yet. */
function stop(english, indonesian) {
  const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  console.error(/^id(?![a-z])/.test(locale) ? indonesian : english);
  process.exit(2);
}

if (isOlder(process.versions.node, needed)) {
  stop(
    `Node ${needed} or newer is needed; this is ${process.versions.node}. Install it from https://nodejs.org.`,
    `Perlu Node ${needed} atau lebih baru; yang terpasang ${process.versions.node}. Pasang dari https://nodejs.org.`,
  );
}
if (!fs.existsSync(path.join(root, 'node_modules', 'tsx'))) {
  stop(
    'The packages are not installed yet. Run "npm ci" first.',
    'Paket-paketnya belum terpasang. Jalankan "npm ci" dulu.',
  );
}

// Whoever reads the output may stop reading, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// People wait for the check after every edit: it is loaded by require, which finds and translates files
// several times as fast as import. The libraries that build the site can only be loaded by import.
// Fixing loads more on demand, which only import can do.
const isQuick = process.argv[2] === 'check' && !process.argv.includes('--fix');

async function load(file) {
  if (!isQuick) return import(file);
  return require(file);
}

async function registerTypeScript() {
  if (isQuick) {
    require('tsx/cjs/api').register();
    leaveOutLanguages();
  } else await import('./typescript.mjs');
}

// Errors that are no plain sentences are bugs of ours: Node prints their stack.
void registerTypeScript()
  .then(() => load('./main.ts'))
  .then((main) => main.run(process.argv.slice(2), load))
  .then((code) => {
    process.exitCode = code;
  });

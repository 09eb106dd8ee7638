'use strict';

// Plain JavaScript that old versions of Node can read: says what is missing before anything else runs.

const fs = require('node:fs');
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

/** Speaks the language of the computer: the catalogue of messages cannot be loaded yet. */
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

// The bundler and the compiler read what follows these signs as part of an address.
const unusable = /[#?%]/.exec(root);
if (unusable) {
  stop(
    `The sign "${unusable[0]}" in the name of a folder stops the software: ${root}. Rename the folder, and run the command again.`,
    `Tanda "${unusable[0]}" dalam nama folder menghentikan perangkat lunak ini: ${root}. Ganti nama foldernya, lalu jalankan perintahnya lagi.`,
  );
}

// The reader of the output may stop reading, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// An error that is not a plain sentence is a bug: Node prints its stack.
void import('tsx/esm/api').then(async ({ register }) => {
  register({ tsconfig: path.join(root, 'tsconfig.json') });
  const { run } = await import('./cli.ts');
  const { escapeOutput } = await import('./report/visible-output.ts');
  escapeOutput();
  process.exitCode = await run(process.argv.slice(2));
});

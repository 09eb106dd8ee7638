'use strict';

// Plain JavaScript that old versions of Node can read.

const fs = require('node:fs');
const path = require('node:path');

/** The project's own folder. */
const root = path.join(__dirname, '..');

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

/** Stops where Node is too old or the folder has a name with which nothing can run, also once packages are installed. */
function stopIfUnusable() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  if (isOlder(process.versions.node, needed)) {
    stop(
      `Node ${needed} or newer is needed; this is ${process.versions.node}. Install it from https://nodejs.org.`,
      `Perlu Node ${needed} atau lebih baru; yang terpasang ${process.versions.node}. Pasang dari https://nodejs.org.`,
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
}

module.exports = { root, stop, stopIfUnusable };

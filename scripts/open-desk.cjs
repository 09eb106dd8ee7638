'use strict';

// Plain JavaScript that old versions of Node can read. The files beside it with the same name start it by a double click.

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { root, stopIfUnusable } = require('./preconditions.cjs');

/** npm writes the list of what it installed last. */
function isInstalled() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  const wanted = path.join(root, 'package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(wanted).mtimeMs;
}

function run(program, args, options) {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options }).status;
}

// Before a minute of installing.
stopIfUnusable();
if (!isInstalled()) {
  console.log('Installing the packages; this takes a minute, once.');
  console.log('Paket-paketnya sedang dipasang; hanya sekali, sekitar satu menit.');
  // On Windows npm is a script, which only a shell can run.
  if (run('npm ci --no-audit --no-fund', [], { shell: true }) !== 0) {
    console.error('The packages could not be installed. Is this computer connected to the internet?');
    console.error('Paket-paketnya tidak bisa dipasang. Apakah komputer ini tersambung ke internet?');
    process.exit(1);
  }
}
process.exitCode =
  run(process.execPath, [path.join('scripts', 'run.cjs'), 'desk', ...process.argv.slice(2)]) || 0;

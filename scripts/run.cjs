'use strict';

// Plain JavaScript that old versions of Node can read: says what is missing before anything else runs.

const fs = require('node:fs');
const path = require('node:path');
const { root, stop, stopIfUnusable } = require('./preconditions.cjs');

stopIfUnusable();
if (!fs.existsSync(path.join(root, 'node_modules', 'tsx'))) {
  stop(
    'The packages are not installed yet. Run "npm ci" first.',
    'Paket-paketnya belum terpasang. Jalankan "npm ci" dulu.',
  );
}

// The reader of the output may stop reading, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// A build ends with the desk that has started it.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

// An error that is not a plain sentence is a bug: Node prints its stack.
void import('tsx/esm/api').then(async ({ register }) => {
  register({ tsconfig: path.join(root, 'tsconfig.json') });
  const { run } = await import('./cli.ts');
  const { escapeOutput } = await import('./report/visible-output.ts');
  escapeOutput();
  process.exitCode = await run(process.argv.slice(2));
});

'use strict';

/*
 * The code of the commands, translated and in one file that is kept: to find, read and translate some hundred files
 * takes longer than to check a data folder. What V8 made of it is kept, too, for each command by itself.
 */

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const Module = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');
const { threadId } = require('node:worker_threads');

/**
 * Packages that every check uses become part of the code, and of Mantine's hundreds of modules the few that are asked
 * for; all others are loaded from where they are, when asked for.
 */
const INSIDE =
  /^(@formatjs\/.+|@mantine\/core|d3-array|d3-geo|image-size|internmap|intl-messageformat|jsonc-parser|saxes|topojson-client|xmlchars|zod)(\/|$)/;

/** What the code follows from besides its own files; npm writes the last one whenever it installs. */
const SETTINGS = [
  'package.json',
  'tsconfig.json',
  'scripts/kept-code.cjs',
  'node_modules/.package-lock.json',
];

/** The one module that asks for its place to know where the project is; others ask only to find packages. */
const PLACE = 'scripts/project/folders.ts';

/** Disks note the time of a change in steps of so many milliseconds at the most. */
const CLOCK_STEP = 20;

/** What stands around code: where it were put around only then, V8 would copy it once more. */
const WRAPPER = ['(function (exports, require, module, __filename, importPackage) {\n', '\n})'];

/**
 * Loads a module with all that it imports.
 *
 * @param {string} root folder of the project
 * @param {string} entry the module, from there
 * @param {string} folder where its code is kept
 * @param {string} use what it is loaded for: each use needs other functions
 * @returns {Promise<{ exports: any, keep: () => void }>} what it exports, and what to call when it has done its work:
 *   the functions that it used are at hand the next time
 */
async function loadCode(root, entry, folder, use) {
  const file = join(folder, 'code.js');
  const code = readCode(root, file) ?? (await makeCode(root, entry, file));
  tellPlaces(file, code.name);
  const ofProject = Module.createRequire(join(root, entry));
  return run(code, file, join(folder, `${use}.v8`), ofProject);
}

/**
 * Loads a file of CommonJS with the wrapper around it. Wherever it is kept, its packages are those of the project.
 *
 * @param {string} functions file that keeps what V8 makes of it
 * @returns {{ exports: any, keep: () => void }} as of other code
 */
function loadFile(file, functions) {
  const text = fs.readFileSync(file, 'utf8');
  return run({ text, name: hashOf(text) }, file, functions, require);
}

/** Runs code with the functions that are kept of it, if it is just that code. */
function run({ text, name }, file, functions, require) {
  const cachedData = readWhole(functions, name);
  const script = new vm.Script(text, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module, file, (specifier) => import(specifier));
  return {
    exports: module.exports,
    keep() {
      if (!cachedData || script.cachedDataRejected) keepFile(functions, script.createCachedData(), name);
    },
  };
}

/** The code that is kept, if it is whole and follows from what is there now. */
function readCode(root, file) {
  const bytes = readWhole(file);
  if (!bytes) return undefined;
  const text = bytes.toString();
  const { place, files } = JSON.parse(text.slice(2, text.indexOf('\n')));
  const isSame = ([name, ...noted]) => noted.join() === noteOf(root, name).join();
  return place === placeOf(root) && files.every(isSame) ? { text, name: hashOf(bytes) } : undefined;
}

async function makeCode(root, entry, file) {
  const start = Date.now();
  const { build, stop } = require('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, PLACE)).href) },
    sourcemap: 'external',
    sourcesContent: false,
    plugins: [{ name: 'packages', setup: choosePackages }],
  });
  // Its process would stay as long as this one, with all that it read.
  await stop();
  const own = Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules/'));
  const files = [...own, ...SETTINGS].map((path) => [path, ...noteOf(root, path)]);
  const [map, code] = outputFiles;
  const [before, after] = WRAPPER;
  // What packages that are required export by default is called so: esbuild would take all that they export.
  const ownCode = code.text.replaceAll(/(__toESM\(require\("[^"]+"\)), 1\)/g, '$1)');
  const text = `//${JSON.stringify({ place: placeOf(root), files })}\n${before}${ownCode}${after}`;
  const name = hashOf(text);
  // What is written while the code is made may be in it or not.
  if (files.every(([, , changed = 0]) => changed < start - CLOCK_STEP)) {
    keepFile(`${file}.map`, map.contents, name);
    keepFile(file, text);
  }
  return { text, name };
}

function choosePackages({ onResolve, onLoad }) {
  onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
    if (kind === 'entry-point' || INSIDE.test(path)) return undefined;
    return kind === 'dynamic-import' ? { path, namespace: 'imported' } : { path, external: true };
  });
  // Kept code cannot import by itself: a module that can be waited for stands for the package, and a function of
  // ours for that of the project.
  onLoad({ filter: /./, namespace: 'imported' }, ({ path }) => ({
    contents: `const imported = importPackage(${JSON.stringify(path)}); export const then = imported.then.bind(imported);`,
  }));
  onLoad({ filter: /scripts[/\\]import-module\.ts$/ }, () => ({
    contents: 'export const importModule = importPackage;',
  }));
  // Screens are loaded by the app only.
  onResolve({ filter: /\.tsx$/ }, ({ path, kind }) =>
    kind === 'dynamic-import' ? { path, external: true } : undefined,
  );
  // Findings have words of their own: zod's, in fifty languages, are left out.
  onLoad({ filter: /zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({ contents: '' }));
}

/** Where code runs: it holds the folder of the project, which files do not notice when it is moved. */
function placeOf(root) {
  return `${process.version} ${root}`;
}

/** Size and time of the last change of a file, which copying and unpacking do not keep; nothing if it is not there. */
function noteOf(root, name) {
  const found = fs.statSync(join(root, name), { throwIfNoEntry: false });
  return found ? [found.size, found.ctimeMs] : [];
}

/** Has errors tell the lines that people wrote. */
function tellPlaces(file, name) {
  let map;
  const place = (whole, line, column) => {
    map ??= new Module.SourceMap(JSON.parse(readWhole(`${file}.map`, name).toString()));
    // The first two lines are ours; a source map counts from zero.
    const found = map.findEntry(line - 3, column - 1);
    if (found.originalSource === undefined) return whole;
    const source = resolve(dirname(file), found.originalSource);
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  };
  const escaped = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const places = new RegExp(`${escaped}:(\\d+):(\\d+)`, 'g');
  Error.prepareStackTrace = (error, calls) => {
    const stack = [error, ...calls].join('\n    at ');
    try {
      return stack.replace(places, place);
    } catch {
      return stack;
    }
  };
}

/** A file that is kept, if it was written to its end, for this purpose. */
function readWhole(file, purpose = '') {
  try {
    const bytes = fs.readFileSync(file);
    const start = bytes.indexOf('\n') + 1;
    const content = bytes.subarray(start);
    return bytes.toString('latin1', 0, start) === sealOf(content, purpose) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file aside first: never half a file under its name. Without it all is as well, and only slower. */
function keepFile(file, content, purpose = '') {
  const aside = `${file}.${process.pid}-${threadId}`;
  try {
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(aside, Buffer.concat([Buffer.from(sealOf(content, purpose)), Buffer.from(content)]));
    fs.renameSync(aside, file);
  } catch {
    removeIfThere(aside);
  }
}

function removeIfThere(file) {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    // Nor can anything be removed where nothing can be written.
  }
}

function sealOf(content, purpose) {
  return `//${purpose} ${hashOf(content)}\n`;
}

function hashOf(content) {
  return createHash('sha1').update(content).digest('hex');
}

module.exports = { WRAPPER, loadCode, loadFile };

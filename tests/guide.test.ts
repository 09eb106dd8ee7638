import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../scripts/compiler/check-site.ts';
import { readDataFolder } from '../scripts/compiler/read/read-data-folder.ts';
import { projectFolder } from '../scripts/project/folders.ts';
import { firstOperator, firstOperatorFolder } from './helpers/first-operator.ts';
import { runCommand } from './helpers/run-command.ts';
import { onDisk, temporaryFolder } from './helpers/temporary-folder.ts';
import { isRecord, type Json } from './helpers/workspace.ts';

// Every example of the operators' guide works. A JSON block is merged into the file that is named above it, in a
// fresh copy of the first operator's data for each section; the lines of its `sh` blocks are run there, in order.

const LANGUAGES: readonly string[] = ['en', 'id', 'fr', 'de'];

const named = (name: string) => LANGUAGES.map((code) => `--name-${code}=${name} (${code})`);

/** What somebody at the terminal answers to the questions of `npm run new`. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  package: ['--region=lombok', '--category=one-day', '--days=moyo'],
  destination: ['--region=lombok', '--category=beach', '--at=-8.7,116.2'],
  season: [...named('Festival weeks'), '--dates=12-20..12-31', '--change=20%'],
  closure: [...named('We are on holiday.'), '--dates=02-24..02-26'],
  offer: [...named('Quiet weeks'), '--dates=11-01..11-20', '--change=5%'],
  ageGroup: [...named('Teenagers'), '--ages=12-16', '--counts=yes'],
  ownPage: named('Good to know'),
};

/** Commands that change or read a data folder; of all others only the options are looked at. */
const RUN: readonly string[] = ['check', 'prices', 'translations', 'new', 'rename', 'remove', 'upgrade'];

/** Blocks of JSON with the name of their file above them, and of commands. */
const BLOCK = /^(?:`(\S+)`\n\n)?```(json|sh)\n([\s\S]*?)^```$/gm;

/** The sections of a guide; each line of a block of commands is an example of the file "sh". */
function readGuide(language: string) {
  const guide = readFileSync(join(projectFolder, `.github/guide/${language}.md`), 'utf8');
  return guide.split(/^(?=##+ )/m).map((text) => ({
    heading: text.split('\n', 1)[0] ?? '',
    text,
    examples: [...text.matchAll(BLOCK)].flatMap(([, file = '', kind, block = '']) => {
      if (kind === 'json') return [{ file, text: block }];
      const lines = block.split('\n').map((line) => line.replace(/#.*/, '').trim());
      return lines.filter(Boolean).map((line) => ({ file: 'sh', text: line }));
    }),
  }));
}

const idOf = (value: Json): Json | undefined =>
  isRecord(value)
    ? (value.id ?? value.from ?? value.code ?? value.paxCount ?? value.currency ?? value.activity)
    : value;

function findSame(list: readonly Json[], entry: Json): Json | undefined {
  const id = idOf(entry);
  return id === undefined ? undefined : list.find((known) => idOf(known) === id);
}

/** A value with what an example gives: entries of lists are added, or change the one of the same id. */
function merge(value: Json | undefined, given: Json): Json {
  if (Array.isArray(value) && Array.isArray(given)) {
    const added = given.filter((entry) => findSame(value, entry) === undefined);
    return [...value.map((known) => merge(known, findSame(given, known) ?? known)), ...added];
  }
  if (!isRecord(value) || !isRecord(given)) return given;
  const changed = Object.entries(given).map(([key, part]) => [key, merge(value[key], part)]);
  return { ...value, ...Object.fromEntries(changed) };
}

/** Merges an example into its file, or into that of every language, with other words in each. */
function applyExample(folder: string, file: string, text: string): void {
  for (const code of file.includes('/LANGUAGE/') ? LANGUAGES : ['en']) {
    const path = join(folder, file.replace('LANGUAGE', code));
    const value: Json = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    const given: Json = JSON.parse(text, (_key, part) =>
      typeof part === 'string' && code !== 'en' ? `${part} (${code})` : part,
    );
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(merge(value, given)));
  }
}

/** Runs a line of the guide and answers its questions; spreadsheets and files for translators are beside the data folder. */
async function runLine(line: string, folder: string, beside: string): Promise<void> {
  const [, name = '', , rest = ''] = /^npm (?:run )?(\S+)( -- )?(.*)$/.exec(line) ?? [];
  if (name === 'ci') return;
  const words = rest.split(' ').filter(Boolean);
  const args = words.map((word) => (/\.(?:xlsx|po)$/.test(word) ? join(beside, word) : word));
  const answers = name === 'new' ? (ANSWERS[words[0] ?? ''] ?? []) : [];
  const options = RUN.includes(name) ? ['--data', folder, '--lang', 'en', ...answers] : ['--help'];
  const { code, stdout, stderr } = await runCommand(name, ...args, ...options);
  const expected = name === 'check' ? [0, 1] : [0];
  expect(expected, `${line}\n${stdout}\n${stderr}`).toContain(code);
}

const untouched = new Map(firstOperator.sources.map((source) => [source.path, source]));

/** The findings about a folder; the check does not parse again the files that are as the first operator's. */
function findings(folder: string) {
  const sources = readDataFolder(folder).map((source) => {
    const known = untouched.get(source.path);
    return known && Buffer.from(known.bytes).equals(source.bytes) ? known : source;
  });
  return checkSite(sources, { today: '2026-12-01' }).diagnostics.map(({ severity, code, at, message }) => ({
    severity,
    code,
    text: `${at.file} ${code} ${message}`,
  }));
}

const usual = new Set(findings(firstOperatorFolder).map(({ text }) => text));

describe('the operators’ guide', () => {
  const sections = readGuide('en');

  it.each(sections.filter(({ examples }) => examples.length > 0))(
    '$heading: its examples have no errors, and no warnings but those that it names.',
    async ({ text, examples }) => {
      const folder = onDisk(firstOperator);
      const beside = temporaryFolder();
      for (const { file, text: example } of examples) {
        if (file === 'sh') await runLine(example, folder, beside);
        else applyExample(folder, file, example);
      }
      const found = findings(folder).filter((finding) => !usual.has(finding.text));
      expect(
        found.filter(({ severity, code }) => severity === 'error' || !text.includes(`[${code}]`)),
      ).toEqual([]);
    },
  );

  it('names only commands that there are, with options that they have.', async () => {
    const lines = [...sections, ...readGuide('id')].flatMap(({ text }) => [
      ...text.matchAll(/npm (?:run )?([a-z]+)(?: -- ([^`&#\n]*))?/g),
    ]);
    const different = new Map(lines.map((line) => [line[0].trim(), line]));
    for (const [line, name = '', rest = ''] of different.values()) {
      if (['ci', 'install'].includes(name)) continue;
      const { code, stderr } = await runCommand(name, ...rest.split(' ').filter(Boolean), '--help');
      expect(code, `${line} ${stderr}`).toBe(0);
    }
  });
});

it('The guide has the same examples and names the same findings in every language; texts may differ.', () => {
  const shape = (language: string) =>
    readGuide(language).map(({ text, examples }) => [
      text.match(/\[[a-z]+\.[a-z-]+\]/g),
      ...examples.map(({ file, text: example }) => shapeOf(file, example)),
    ]);
  expect(shape('id')).toEqual(shape('en'));
});

it('Links to a heading of the guide lead to one.', () => {
  const pages = ['README.md', '.github/guide/en.md', '.github/guide/id.md'];
  const texts = new Map(pages.map((page) => [page, readFileSync(join(projectFolder, page), 'utf8')]));
  const dead = pages.flatMap((page) =>
    [...(texts.get(page) ?? '').matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)].filter(([, to, anchor]) => {
      const headings = (texts.get(to || page) ?? '').match(/^#+ .*/gm) ?? [];
      const anchors = headings.map((heading) => heading.toLowerCase().replace(/^#+ |[^\p{L}\d\s-]/gu, ''));
      return !anchors.some((known) => known.replaceAll(' ', '-') === anchor);
    }),
  );
  expect(dead).toEqual([]);
});

/** An example without what is written in the language of its guide. */
function shapeOf(file: string, text: string): string {
  if (file === 'sh') return text;
  const isText = /^(?:texts|glossary)\//.test(file);
  const isWords = (key: string) => isText || ['reason', 'access_key', 'address'].includes(key);
  const value: Json = JSON.parse(text, (key, part) => (typeof part === 'string' && isWords(key) ? '' : part));
  return `${file} ${JSON.stringify(value)}`;
}

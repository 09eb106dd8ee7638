import { resolve } from 'node:path';
import { type CommandDefinition, parseCommandLine, UsageError } from '../command-line.ts';
import { checkContent } from '../compiler/check-content.ts';
import { hasErrors } from '../compiler/diagnostics/diagnostic.ts';
import { readDataFolder } from '../compiler/read/read-data-folder.ts';
import { defaultDataFolder, shownFolder } from '../project/folders.ts';
import { renderGithub } from '../report/render-github.ts';
import { renderJson } from '../report/render-json.ts';
import { reportFindings } from '../report/report-findings.ts';

const command: CommandDefinition<'data' | 'format'> = {
  name: 'check',
  summary: 'Checks the content and writes nothing. Exit code 0: no errors, 1: errors, 2: bad usage.',
  options: {
    data: { value: 'DIR', help: 'Another data folder.' },
    format: { value: 'FORMAT', help: 'pretty (as usual), json or github.' },
  },
};

/** Checks a data folder and prints what was found. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseCommandLine(command, args);
  if (!options) return 0;
  const format = options.format ?? 'pretty';
  if (!['pretty', 'json', 'github'].includes(format)) {
    throw new UsageError(`Unknown format "${format}". Known are pretty, json, github.`);
  }
  const folder = resolve(options.data ?? defaultDataFolder);
  const sources = readDataFolder(folder);
  const { diagnostics } = checkContent(sources);
  if (format === 'json') console.log(renderJson(diagnostics));
  else if (format === 'github') console.log(renderGithub(diagnostics, shownFolder(folder)));
  else reportFindings(diagnostics, sources);
  return hasErrors(diagnostics) ? 1 : 0;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../compiler/parse/parse-json.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import { type Messages, messagesOf } from '../../messages/messages.ts';

/** The messages of the language that a data folder names as its operator's; none if it cannot be read or spoken. */
export function operatorMessages(dataFolder: string): Messages | undefined {
  const site = readSite(join(dataFolder, 'site.json'));
  const code = valueAtPath(site, ['operatorLanguage']);
  return typeof code === 'string' ? messagesOf(code) : undefined;
}

function readSite(path: string): unknown {
  try {
    return parseJson({ path: 'site.json', bytes: readFileSync(path) }).file?.value;
  } catch {
    // What is wrong with the folder is reported by whoever reads all of it.
    return undefined;
  }
}

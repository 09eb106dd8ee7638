import { join } from 'node:path';
import { MAX_BYTES, parseJson } from '../../compiler/parse/parse-json.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import { readRegularFile } from '../../files/regular-file.ts';
import { type Messages, messagesOf } from '../../messages/messages.ts';

/** The messages of the language that a data folder names as its operator's; none if it cannot be read or spoken. */
export function operatorMessages(dataFolder: string): Messages | undefined {
  const site = readSite(join(dataFolder, 'site.json'));
  const code = valueAtPath(site, ['operatorLanguage']);
  return typeof code === 'string' ? messagesOf(code) : undefined;
}

function readSite(path: string): unknown {
  try {
    const bytes = readRegularFile(path, MAX_BYTES);
    return bytes instanceof Uint8Array ? parseJson({ path: 'site.json', bytes }).file?.value : undefined;
  } catch {
    // What is wrong with the folder is reported by whoever reads all of it.
    return undefined;
  }
}

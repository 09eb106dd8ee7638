import { build, desk, report, serve, serverConfig } from './english/build.ts';
import { dataFolder, fixes, upgrade } from './english/data-folder.ts';
import { entries } from './english/entries.ts';
import { commandLine, failures } from './english/failures.ts';
import { help } from './english/help.ts';
import { newSite } from './english/new-site.ts';
import { prices } from './english/prices.ts';
import { translations } from './english/translations.ts';
import type { ByLanguage } from './messages.ts';

// The words of the commands in English. The type of every other language follows from it: a message that takes
// values is a function of them. One file for each subject.

export const english = {
  choose: <Value>({ en }: ByLanguage<Value>): Value => en,
  languageName: 'English',
  report,
  failures,
  dataFolder,
  commandLine,
  help,
  build,
  serverConfig,
  serve,
  fixes,
  entries,
  upgrade,
  newSite,
  translations,
  prices,
  desk,
};

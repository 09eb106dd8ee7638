import { build, desk, report, serve, serverConfig } from './indonesian/build.ts';
import { dataFolder, fixes, upgrade } from './indonesian/data-folder.ts';
import { entries } from './indonesian/entries.ts';
import { commandLine, failures } from './indonesian/failures.ts';
import { help } from './indonesian/help.ts';
import { newSite } from './indonesian/new-site.ts';
import { prices } from './indonesian/prices.ts';
import { translations } from './indonesian/translations.ts';
import type { Messages } from './messages.ts';

export const indonesian: Messages = {
  choose: ({ id }) => id,
  languageName: 'Bahasa Indonesia',
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

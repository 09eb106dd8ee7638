import { build, serve, serverConfig } from './indonesian/build.ts';
import { desk } from './indonesian/desk.ts';
import { entries, fixes } from './indonesian/entries.ts';
import { commandLine, dataFolder, failures } from './indonesian/failures.ts';
import { help } from './indonesian/help.ts';
import { newSite } from './indonesian/new-site.ts';
import { prices } from './indonesian/prices.ts';
import { report } from './indonesian/report.ts';
import { translations } from './indonesian/translations.ts';
import { upgrade } from './indonesian/upgrade.ts';
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

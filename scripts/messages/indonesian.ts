import { build, serve, serverConfig } from './indonesian/build.ts';
import { ageGroups, calendar } from './indonesian/calendar.ts';
import { contact } from './indonesian/contact.ts';
import { desk } from './indonesian/desk.ts';
import { acknowledgements, doubts } from './indonesian/doubts.ts';
import { entries, fixes } from './indonesian/entries.ts';
import { exchange } from './indonesian/exchange.ts';
import { commandLine, dataFolder, failures } from './indonesian/failures.ts';
import { help } from './indonesian/help.ts';
import { images } from './indonesian/images.ts';
import { itineraries, times } from './indonesian/itineraries.ts';
import { newSite } from './indonesian/new-site.ts';
import { nouns } from './indonesian/nouns.ts';
import { bands, priceTables } from './indonesian/price-tables.ts';
import { prices } from './indonesian/prices.ts';
import { redirects, reference } from './indonesian/references.ts';
import { report, suggestions } from './indonesian/report.ts';
import { rules } from './indonesian/rules.ts';
import { files, shape, values } from './indonesian/shape.ts';
import { syntax } from './indonesian/syntax.ts';
import { texts } from './indonesian/texts.ts';
import { translations } from './indonesian/translations.ts';
import { typefaces } from './indonesian/typefaces.ts';
import { upgrade } from './indonesian/upgrade.ts';
import type { Messages } from './messages.ts';

export const indonesian: Messages = {
  languageName: 'Bahasa Indonesia',
  nouns,
  anyEntry: 'isian',
  imageFile: 'file di folder images',
  suggestions,
  report,
  syntax,
  files,
  values,
  shape,
  rules,
  reference,
  redirects,
  texts,
  images,
  itineraries,
  times,
  bands,
  priceTables,
  calendar,
  ages: ageGroups,
  contact,
  exchange,
  typefaces,
  acknowledgements,
  doubts,
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

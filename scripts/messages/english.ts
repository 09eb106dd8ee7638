import { build, serve, serverConfig } from './english/build.ts';
import { ageGroups, calendar } from './english/calendar.ts';
import { contact } from './english/contact.ts';
import { desk } from './english/desk.ts';
import { acknowledgements, doubts } from './english/doubts.ts';
import { entries, fixes } from './english/entries.ts';
import { exchange } from './english/exchange.ts';
import { commandLine, dataFolder, failures } from './english/failures.ts';
import { help } from './english/help.ts';
import { images } from './english/images.ts';
import { itineraries, times } from './english/itineraries.ts';
import { newSite } from './english/new-site.ts';
import { nouns } from './english/nouns.ts';
import { bands, priceTables } from './english/price-tables.ts';
import { prices } from './english/prices.ts';
import { redirects, reference } from './english/references.ts';
import { report, suggestions } from './english/report.ts';
import { rules } from './english/rules.ts';
import { files, shape, values } from './english/shape.ts';
import { syntax } from './english/syntax.ts';
import { texts } from './english/texts.ts';
import { translations } from './english/translations.ts';
import { typefaces } from './english/typefaces.ts';
import { upgrade } from './english/upgrade.ts';

// What the commands say, in English. The type of every other language follows from it: a message that takes
// values is a function of them. One file for each family of messages.

export const english = {
  languageName: 'English',
  nouns,
  /** A kind of entry that has no name of its own here. */
  anyEntry: 'entry',
  imageFile: 'file in the folder images',
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

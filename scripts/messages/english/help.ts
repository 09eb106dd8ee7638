import { filedKinds } from '../../../schema/collections.ts';
import { dataOption } from './words.ts';

const filed = filedKinds.join('|');

const outOption = { value: 'DIR', help: 'Another folder for the site (by default dist).' };

const siteUrlOption = {
  value: 'URL',
  help: 'Address of the published site instead of the one in site.json.',
};

/** The commands that check, build and show a site. */
const siteHelp = {
  check: {
    summary: 'Checks the content and writes nothing. Exit code 0: no errors, 1: errors, 2: bad usage.',
    options: {
      data: dataOption,
      format: { value: 'FORMAT', help: 'pretty (default), json or github.' },
      all: { help: 'Shows every finding in full, up to a hundred of a kind in a file.' },
      acknowledged: { help: 'Lists the warnings that are acknowledged in the data, and why.' },
      publish: {
        help: 'Reports as errors what must not be published: placeholders, samples, forms that reach nobody.',
      },
      fix: { help: 'Corrects what can be corrected in one way only, and shows what it changed.' },
      'dry-run': { help: 'With --fix: shows what would change, writes nothing.' },
      today: { value: 'DATE', help: 'Checks as if it were this day, such as 2030-12-31.' },
    },
  },
  build: {
    summary: 'Builds the static site. Exit code 0: built, 1: errors, 2: bad usage.',
    options: {
      data: dataOption,
      out: outOption,
      'site-url': siteUrlOption,
      'server-config': {
        value: 'DIR',
        help: 'Also writes nginx.conf and Caddyfile for the site into this folder.',
      },
    },
  },
  start: {
    summary:
      'Builds the site and serves it on this computer. PORT chooses another port, HOST=0.0.0.0 lets other computers see it.',
    options: { data: dataOption, out: outOption, 'site-url': siteUrlOption },
  },
  dev: {
    summary: 'Serves the site while you edit data and code. PORT chooses another port.',
    options: { data: dataOption },
  },
  preview: {
    summary:
      'Serves the built site on this computer. PORT chooses another port, HOST=0.0.0.0 lets other computers see it.',
    options: { out: { value: 'DIR', help: 'Another folder of the site (by default dist).' } },
  },
  desk: {
    summary: 'Opens an editor for the data folder in the browser of this computer.',
    options: {
      data: dataOption,
      port: { value: 'NUMBER', help: 'Another port (by default 4321); 0 takes any free one.' },
      'no-open': { help: 'Only prints the address.' },
    },
  },
};

/** The commands that change data. */
const dataHelp = {
  translations: {
    calls: ['', 'accept [LANGUAGE] [KEY …]', 'export LANGUAGE [FILE.po]', 'import FILE.po [LANGUAGE]'],
    summary: `Shows what is translated, missing or stale, and what looks wrong.
accept records translations as up to date; export and import exchange texts with translators.
Exit code 0: fine, 1: errors (with --strict also what is stale or looks wrong), 2: bad usage.`,
    options: {
      data: dataOption,
      strict: { help: 'Fails on translations that are stale, not recorded or look wrong.' },
      all: { help: 'Shows every remark in full.' },
      new: { help: 'accept: only translations that are not recorded yet.' },
      'dry-run': { help: 'import: shows what would change, writes nothing.' },
      'accept-large-changes': {
        help: 'import: confirms changes to more than 30 % of the texts of a language.',
      },
    },
  },
  prices: {
    calls: ['export FILE.xlsx|FILE.csv', 'import FILE.xlsx|FILE.csv', 'raise CHANGE', 'diff [REVISION]'],
    summary: `Writes price tables to a spreadsheet and reads them back; shows how prices changed since a version in Git
(by default HEAD).
raise changes many prices at once, by per cent (7%, -5%) or by an amount (+100000, -50000): those in the rows of
price tables. With --all also all other amounts of the tables, such as those of children. It never changes
"on request", what is free, percentages, or the seasons and special offers of the calendar.
Files are exported in the language that site.json names as the operator’s, or in that of --lang.
Exit code 0: done, 1: refused, or large changes that were not confirmed, 2: bad usage.`,
    options: {
      data: dataOption,
      threshold: {
        value: 'PERCENT',
        help: 'Larger changes have to be confirmed (by default 20).',
      },
      'accept-large-changes': {
        help: 'Confirms them; so does ACCEPT_LARGE_PRICE_CHANGES=yes in the environment.',
      },
      'dry-run': { help: 'import, raise: shows the changes and writes nothing.' },
      tables: { value: 'ID,ID', help: 'raise: only these price tables (by default all).' },
      tiers: { value: 'ID,ID', help: 'raise: only these accommodation classes (by default all).' },
      bands: { value: 'ID,ID', help: 'raise: only these group sizes (by default all).' },
      round: { value: 'AMOUNT', help: 'raise: rounds new prices to multiples of it, such as 50000.' },
      all: { help: 'raise: also all other amounts of the tables, such as those of children.' },
      overwrite: { help: 'export: replaces a file that exists.' },
      format: {
        value: 'FORMAT',
        help: 'diff: pretty (default) or markdown, for the summary of a pull request.',
      },
    },
  },
  new: {
    calls: [
      'package ID',
      'destination ID',
      'day ID',
      'ownPage|season|closure|offer|ageGroup|question [ID]',
      'language CODE',
      'site DIR',
    ],
    summary: `Makes a new entry with all its files; texts to be written start with "TODO:", and the check lists them.
At a terminal it asks for what is missing. If the result would have errors, nothing is written.
Where ID may be left out, it is made from the name in the fallback language.
site makes a whole data folder from nothing, which builds at once; DIR must be empty or not exist yet.
Exit code 0: done, 1: not done, 2: bad usage.`,
    options: {
      data: dataOption,
      region: {
        value: 'ID',
        help: 'package, destination: its region; site: the name of the region where you guide.',
      },
      category: { value: 'ID', help: 'package: its category; destination: its kind.' },
      destinations: {
        value: 'ID,ID',
        help: 'package, day: the destinations that it visits; question: only these.',
      },
      length: { value: '12 or 4h', help: 'package: its length in days, or in hours.' },
      days: { value: 'ID,ID', help: 'package: the days of its plan, in order.' },
      image: { value: 'KEY', help: 'package, destination: its picture.' },
      path: { value: 'PATH', help: 'destination or ownPage: its address.' },
      'name-LANGUAGE': {
        value: 'TEXT',
        help: 'Where ID may be left out: its name, such as --name-en "High season".',
      },
      'answer-LANGUAGE': { value: 'TEXT', help: 'question: its answer in a language, such as --answer-en.' },
      dates: {
        value: 'DATES',
        help: 'season, closure, offer: 07-01..08-31, or with years; separate several by commas.',
      },
      change: { value: '15% or +50000', help: 'season: what it adds to prices; offer: its discount.' },
      'book-by': { value: 'DATE', help: 'offer: the last day of booking.' },
      ages: { value: 'AGES', help: 'ageGroup: its youngest and oldest age, such as 3-11.' },
      counts: { value: 'ANSWER', help: 'ageGroup: yes or no: whether they count for the size of the group.' },
      pages: { value: 'PAGE,PAGE', help: 'question: kinds of page that answer it.' },
      regions: { value: 'ID,ID', help: 'closure: only these regions.' },
      packages: { value: 'ID,ID', help: 'closure, offer, question: only these packages.' },
      categories: { value: 'ID,ID', help: 'question: packages of these categories.' },
      sections: { value: 'ID,ID', help: 'question: only these sections.' },
      name: { value: 'NAME', help: 'language: its own name; site: the name of your business.' },
      locale: { value: 'LOCALE', help: 'language: whose numbers and plurals it uses.' },
      direction: { value: 'ltr|rtl', help: 'language: its direction.' },
      place: { value: 'NAME', help: 'site: a place that guests visit.' },
      at: { value: 'LATITUDE,LONGITUDE', help: 'destination, site: where it is, such as 54.6,-3.13.' },
      landscape: { value: 'NAME', help: 'site: the landscape in its first pictures.' },
      trips: { value: 'KIND,KIND', help: 'site: the kinds of trips that you offer.' },
      languages: {
        value: 'TAG,TAG',
        help: 'site: its languages, such as en,de; the first has addresses without a language prefix.',
      },
      currency: { value: 'CODE', help: 'site: its currency, such as CHF.' },
      price: { value: 'AMOUNT', help: 'site: roughly what a day costs per person.' },
      zone: {
        value: 'ZONE',
        help: 'site, or the first season, closure or offer: your time zone, such as Europe/Paris.',
      },
      chat: { value: 'NAME', help: 'site: where enquiries are answered.' },
      phone: { value: 'NUMBER', help: 'site: its phone number.' },
      email: { value: 'ADDRESS', help: 'site: its e-mail address.' },
      url: { value: 'URL', help: 'site: its address on the web.' },
    },
  },
  rename: {
    calls: [`${filed}|season|closure|offer|ageGroup|question|phone|channel|tier|band OLD NEW`],
    summary: `Gives an entry another id, everywhere it is named, and leaves a redirect where its address changes.
If the result would have errors, nothing is changed. Exit code 0: done, 1: not done, 2: bad usage.`,
    options: {
      data: dataOption,
      path: {
        value: 'PATH',
        help: 'destination, section or ownPage: its new address, such as /places/reef.',
      },
      'dry-run': { help: 'Shows what would change, writes nothing.' },
    },
  },
  upgrade: {
    summary: `Brings a data folder to the format of this version of the software, and reports each change.
Everything is changed, or nothing. Exit code 0: done, or nothing to do, 1: not done, 2: bad usage.`,
    options: {
      data: dataOption,
      'dry-run': { help: 'Shows what would change, writes nothing.' },
    },
  },
  remove: {
    calls: [
      `${filed}|season|closure|offer|ageGroup|question|phone|channel ID`,
      'language CODE',
      'testimonial|homeStatistic|aboutStatistic|teamMember|value|popularPlace|featuredTour ID',
    ],
    summary: `Removes an entry with its files, its texts and what names it in lists, and leaves a redirect from its address.
If something else needs it, that is shown, and nothing is changed. Exit code 0: done, 1: not done, 2: bad usage.`,
    options: {
      data: dataOption,
      to: {
        value: 'PATH',
        help: `The address to which the old one redirects; by default for a tour the section that lists it, for a destination
the list of all, otherwise the home page. For a language the code of another; by default the fallback language.`,
      },
      'dry-run': { help: 'Shows what would change, writes nothing.' },
    },
  },
};

/** The text of --help. */
export const help = {
  options: '[options]',
  lang: {
    value: 'LANGUAGE',
    help: (languages: string) => `Language of the messages: ${languages}. By default that of the computer.`,
  },
  help: 'Shows this text.',
  commands: {
    ...siteHelp,
    ...dataHelp,
  },
};

import { dataOption } from './words.ts';

const outOption = { value: 'DIR', help: 'Another folder for the site (by default dist).' };

const siteUrlOption = {
  value: 'URL',
  help: 'Address of the published site instead of the one in site.json.',
};

/** The commands that check, build and show a site. */
export const siteHelp = {
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
      'Builds the site and serves it to this machine. PORT chooses another port, HOST=0.0.0.0 lets others see it.',
    options: { data: dataOption, out: outOption, 'site-url': siteUrlOption },
  },
  dev: {
    summary: 'Serves the site while you edit data and code. PORT chooses another port.',
    options: { data: dataOption },
  },
  preview: {
    summary:
      'Serves the built site to this machine. PORT chooses another port, HOST=0.0.0.0 lets others see it.',
    options: { out: { value: 'DIR', help: 'Another folder of the site (by default dist).' } },
  },
  desk: {
    summary: 'Opens an editor for the data folder in the browser of this machine.',
    options: {
      data: dataOption,
      port: { value: 'NUMBER', help: 'Another port (by default 4321); 0 takes any free one.' },
      'no-open': { help: 'Only prints the address.' },
    },
  },
};

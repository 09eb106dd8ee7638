import { dataHelp } from './help-data.ts';
import { siteHelp } from './help-site.ts';

/** What --help shows. */
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

import { dataHelp } from './help-data.ts';
import { siteHelp } from './help-site.ts';

/** What --help shows. */
export const help = {
  options: '[options]',
  lang: {
    value: 'LANGUAGE',
    help: (languages: string) => `Language of what is said: ${languages}. Usually that of the computer.`,
  },
  help: 'Shows this text.',
  commands: {
    ...siteHelp,
    ...dataHelp,
  },
};

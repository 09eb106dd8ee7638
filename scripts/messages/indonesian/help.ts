import type { Messages } from '../messages.ts';
import { dataHelp } from './help-data.ts';
import { siteHelp } from './help-site.ts';

export const help: Messages['help'] = {
  options: '[opsi]',
  lang: {
    value: 'BAHASA',
    help: (languages) => `Bahasa yang dipakai: ${languages}. Biasanya bahasa komputer.`,
  },
  help: 'Menampilkan teks ini.',
  commands: {
    ...siteHelp,
    ...dataHelp,
  },
};

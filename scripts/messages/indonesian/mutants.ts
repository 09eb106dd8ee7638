import type { Messages } from '../messages.ts';
import { decimal } from './words.ts';

export const mutants: Messages['mutants'] = {
  namePart: (known) => `Sebutkan satu bagian kode: ${known.join(', ')}.`,
  noFile: (folder, glob) => `Tidak ada file di ${folder} yang bernama ${glob}.`,
  unexplained: (list, count) => `Yang lolos tanpa alasan di ${list}: ${count}`,
  stale: (list, count) => `Ada di ${list}, padahal tidak lolos lagi: ${count}`,
  unreached: 'tidak dicapai tes mana pun',
  heads: { score: 'nilai', noticed: 'disadari', survived: 'lolos', leftOut: 'dilewati', folder: 'folder' },
  percent: (share) => `${decimal(share)} %`,
  least: (percent) => `yang diminta paling sedikit ${percent} %`,
};

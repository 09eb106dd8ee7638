import type { Messages } from '../messages.ts';

export const mutants: Messages['mutants'] = {
  namePart: (known) => `Sebutkan satu bagian kode: ${known.join(', ')}.`,
  noFile: (folder, glob) => `Tidak ada file di ${folder} yang bernama ${glob}.`,
};

export const compare: Messages['compare'] = {
  only: (which, path) => `hanya ${{ before: 'sebelum', after: 'sesudah' }[which]}: ${path}`,
  changed: (path) => `berubah: ${path}`,
  summary: (same, changed, only) =>
    `${same} file sama, ${changed} berubah, ${only} hanya ada di salah satu situs.`,
  nameTwo: 'Sebutkan dua folder situs: compare SEBELUM SESUDAH.',
};

export const view: Messages['view'] = {
  noLighthouse: (version) =>
    `Lighthouse ${version} tidak bisa diambil: untuk itu perlu jaringan. Opsi --only chromium tidak memerlukannya.`,
};

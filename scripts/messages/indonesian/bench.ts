import type { Messages } from '../messages.ts';
import { decimal } from './words.ts';

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
  notMeasured: (url, reason) => `Lighthouse tidak bisa mengukur ${url}: ${reason ?? 'tidak ada hasil'}`,
  noBrowser:
    'Tes browser memerlukan Chromium: pasang dulu, atau sebutkan letak programnya di variabel BROWSER_PATH.',
};

export const bench: Messages['bench'] = {
  idle: (milliseconds) => `program yang sama, tanpa bekerja   ${milliseconds} ms`,
  check: (milliseconds, times) =>
    `npm run check, data sebenarnya     ${milliseconds} ms (${times.toFixed(2).replace('.', ',')} kali)`,
};

export const tests: Messages['tests'] = {
  steps: {
    content: 'Isi',
    types: 'Tipe',
    style: 'Bentuk dan gaya',
    lint: 'Kode yang mencurigakan',
    unused: 'Kode tak terpakai',
    unit: 'Tes unit',
    browser: 'Tes browser',
  },
  ended: (isPassed, seconds) => `${isPassed ? 'lulus' : 'GAGAL'} dalam ${decimal(seconds)} detik`,
  slowest: 'File tes yang paling lama',
};

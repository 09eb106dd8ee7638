import type { Messages } from '../messages.ts';
import { decimal } from './words.ts';

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
  passedLater: 'Baru lulus pada percobaan kedua',
  slowest: 'File tes yang paling lama',
};

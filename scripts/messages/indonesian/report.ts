import type { Messages } from '../messages.ts';

export const report: Messages['report'] = {
  severity: { error: 'kesalahan', warning: 'peringatan' },
  help: 'saran',
  reason: 'alasan',
  acknowledged: 'sudah dicatat',
  until: (date) => `sampai ${date}`,
  counts: (errors, warnings, acknowledged) =>
    [
      `${errors} kesalahan`,
      `${warnings} peringatan`,
      ...(acknowledged > 0 ? [`${acknowledged} sudah dicatat`] : []),
    ].join(', '),
  toFillIn: (count, command) => `${count} hal yang harus diisi sebelum situs diterbitkan: ${command}`,
  besides: (count, command) => `Ada ${count} peringatan lain, yang tidak menghalangi penerbitan: ${command}`,
  more: (count, code) => `… dan ${count} lagi yang sejenis [${code}]`,
  moreFiles: (count, files, code) => `… dan ${count} lagi yang sejenis di ${files} file lain [${code}]`,
  showAll: (command) => `"${command}" menampilkan semuanya.`,
  moreInSummary: (count) => `${count} temuan lagi ada di ringkasan proses ini.`,
  columns: { place: 'Tempat', what: 'Temuan', whatToDo: 'Saran', code: 'Kode' },
  cutOff: 'Daftar dipotong di sini: terlalu panjang untuk ditampilkan.',
};

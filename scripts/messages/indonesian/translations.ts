import type { Messages } from '../messages.ts';
import { formatPlaceholders } from '../writing.ts';

export const translations: Messages['translations'] = {
  title: (language, texts) => `Diterjemahkan dari "${language}" (${texts} teks)`,
  all: 'semua',
  states: { missing: 'belum ada', stale: 'usang', unrecorded: 'belum dicatat' },
  terms: 'Istilah glosarium yang diterjemahkan lain, mungkin memang sengaja:',
  term: (language, source, wanted) => `${language}: "${source}" seharusnya "${wanted}", tidak ditemukan di`,
  moreTerms: (count, command) => `… dan ${count} lagi: ${command}`,
  unrecorded:
    'Belum dicatat: jalankan "npm run translations -- accept --new" kalau teks-teks ini sudah benar.',
  recorded: (language, texts) => `${language}: ${texts} teks dicatat sudah sesuai.`,

  fixFirst: 'Perbaiki dulu kesalahan ini, lalu jalankan lagi perintah ini.',
  isSource: (code) => `"${code}" adalah bahasa asal semua terjemahan.`,
  noLanguage: (code, suggestion) =>
    `Situs ini tidak punya bahasa "${code}". ${suggestion ?? 'Tidak ada bahasa lain.'}`,
  noText: (key, language, suggestion) =>
    `Tidak ada teks "${key}" dalam "${language}". ${suggestion ?? 'Lihat nama-namanya di laporan.'}`,
  lockUnreadable: (file) =>
    `File "${file}" tidak bisa dibaca. Kembalikan versi terakhir yang masih benar; kalau dua orang mengubahnya, simpan baris dari keduanya.`,

  exported: (texts, file, open) => `${texts} teks ada di ${file}, ${open} di antaranya perlu diterjemahkan.`,
  keepValues: (names) => `Pertahankan dalam teks: ${formatPlaceholders(names)}`,
  softwareWord: (word) => `Sebelum ini diterjemahkan, pengunjung membaca: ${word}`,
  glossaryTerm: (term, wanted) => `Glosarium: ${term} = ${wanted}`,

  invalid: (line) =>
    `File ini bukan file PO yang benar: baris ${line} tidak bisa dibaca. Apakah ada tanda kutip yang kurang, atau apakah filenya terpotong?`,
  noKeys: (entries, line) =>
    `${entries} entri dalam file PO tidak punya kunci ("msgctxt"), yang pertama di baris ${line}. Ekspor lagi teksnya, terjemahkan file itu dengan program yang mempertahankan kuncinya, seperti Poedit, lalu impor. Tidak ada yang diubah.`,
  keyTwice: (first, second) =>
    `Kunci ini ada dua kali dalam file PO, di baris ${first} dan ${second}. Hapus salah satu entri ini.`,
  cutOff: 'File ini berakhir di tengah terjemahan ini, jadi terpotong. Minta file yang utuh.',
  pluralForms: (line) =>
    `Entri di baris ${line} punya bentuk jamak ("msgid_plural"), padahal setiap teks situs adalah satu teks. Beri satu "msgstr" saja, dengan bentuk jamak dalam kurung kurawal seperti aslinya.`,
  languageUnknown: 'File PO ini tidak menyebut bahasanya: di awalnya perlu ada "Language: …".',
  otherLanguage: (head, asked) =>
    `Header file PO menyebut "Language: ${head}", padahal seharusnya "${asked}". Betulkan yang salah di antara keduanya; tidak ada yang diubah.`,
  unknownCharset: (charset) =>
    `Header file PO menyebut encoding "${charset}", yang tidak dikenal. Simpan file sebagai UTF-8.`,
  notInCharset: (charset, line) =>
    `File PO tidak memakai encoding "${charset}" yang seharusnya, seperti terlihat di baris ${line}. Simpan sebagai UTF-8, dengan "charset=UTF-8" di headernya; tidak ada yang diubah.`,
  needsAcceptance: (changed, all, language) =>
    `Tidak ada yang diubah: ${changed} dari ${all} teks dalam "${language}" akan berubah. Benarkah file ini untuk bahasa itu? Kalau ya, jalankan lagi dengan --accept-large-changes.`,
  askLarge: (changed, all, language) =>
    `${changed} dari ${all} teks dalam "${language}" berubah. Simpan? (ya/tidak) `,
  passedOver: (key) => `${key}: dilewati, karena teks ini sudah tidak ada.`,
  listIncomplete: (missing) =>
    `"${missing}" dalam daftar yang sama belum diterjemahkan. Terjemahkan seluruh daftarnya.`,
  nothingChanged: 'Tidak ada yang diubah.',
  leftOut: (texts) =>
    `${texts} teks dilewati karena ditandai fuzzy: periksa terjemahannya, hapus tandanya, lalu impor lagi filenya.`,
  notInFile: (texts, language) =>
    `${texts} teks dalam "${language}" tidak ada dalam file ini; teks itu tetap seperti semula.`,
  imported: (texts, isDryRun) => `${texts} teks ${isDryRun ? 'akan berubah' : 'sudah diubah'}.`,
};

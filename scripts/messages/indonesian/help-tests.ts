import type { Messages } from '../messages.ts';

/** The commands that test and measure. */
export const testHelp: Pick<Messages['help']['commands'], 'bench'> = {
  bench: {
    calls: [
      '',
      'damage',
      'tap',
      'compare SEBELUM SESUDAH',
      'view [KELOMPOK …]',
      'scale [PAKET …]',
      'kills [PERINTAH …]',
    ],
    summary: `Mengukur pemeriksaan dibandingkan dengan program yang tidak melakukan apa pun.
damage: merusak data sedikit demi sedikit, di memori, dan menghitung yang dilaporkan di file dan barisnya.
tap: mengukur seberapa cepat halaman berikutnya muncul setelah ketukan, di Chromium.
compare: menyebut apa yang berbeda antara dua situs hasil bangunan, selain hash dalam nama.
view: mengukur seberapa cepat satu halaman tiap kelompok tampil dan tenang di ponsel yang lambat, di Chromium dan
menurut Lighthouse, di samping halaman yang sama tanpa skrip.
scale: mengukur waktu dan memori pemeriksaan dan pembangunan, dengan data yang diperbanyak sampai 20, 200, dan 2000 paket.
kills: mematikan perintah yang mengubah sesuatu pada saat acak, lalu mencari yang tertinggal setengah jadi.`,
    options: {
      runs: {
        value: 'N',
        help: 'Berapa kali tiap pengukuran; yang dipakai mediannya (biasanya 7, untuk view 5, untuk scale 3). Juga untuk tap. kills: berapa kali mematikan (biasanya 200).',
      },
      every: {
        value: 'N',
        help: 'damage: mencoba satu dari sekian kerusakan (biasanya 97; 1 makan waktu sekitar satu jam).',
      },
      files: {
        value: 'AWAL',
        help: 'damage: hanya file yang jalurnya berawal begitu, misalnya prices/.',
      },
      list: { help: 'damage: menampilkan yang tidak dilaporkan di barisnya, sah atau tidak.' },
      site: {
        value: 'FOLDER',
        help: 'view: folder lain untuk situs yang sudah dibangun (biasanya dist).',
      },
      only: {
        value: 'NAMA',
        help: 'view: hanya chromium, atau hanya lighthouse, yang pertama kali diambil ke .cache/. scale: hanya check atau build.',
      },
      keep: { help: 'scale: membiarkan data dan situsnya di .cache/bench-scale/.' },
      format: { value: 'FORMAT', help: 'view, scale: pretty (biasanya) atau json.' },
      seed: { value: 'N', help: 'kills: setiap angka memberi saat-saat yang lain (biasanya 1).' },
    },
  },
};

import type { Messages } from '../messages.ts';
import { fixed } from './words.ts';

export const bench: Messages['bench'] = {
  idle: (milliseconds) => `program yang sama, tanpa bekerja   ${milliseconds} ms`,
  check: (milliseconds, times) =>
    `npm run check, data sebenarnya     ${milliseconds} ms (${fixed(times, 2)} kali)`,
};

export const compare: Messages['compare'] = {
  only: (which, path) => `hanya ${{ before: 'sebelum', after: 'sesudah' }[which]}: ${path}`,
  changed: (path) => `berubah: ${path}`,
  summary: (same, changed, only) =>
    `${same} file sama, ${changed} berubah, ${only} hanya ada di salah satu situs.`,
  nameTwo: 'Sebutkan dua folder situs: compare SEBELUM SESUDAH.',
};

export const tap: Messages['tap'] = {
  title: 'milidetik setelah ketukan: tergambar, tampil di layar',
};

export const view: Messages['view'] = {
  measuring: (address) => `Mengukur ${address} …`,
  installing: (version, folder) => `Memasang Lighthouse ${version} di ${folder} …`,
  noLighthouse: (version) =>
    `Lighthouse ${version} tidak bisa diambil: untuk itu perlu jaringan. Opsi --only chromium tidak memerlukannya.`,
  notMeasured: (url, reason) => `Lighthouse tidak bisa mengukur ${url}: ${reason ?? 'tidak ada hasil'}`,
  titles: {
    chromium: (slowdown) => `Chromium, prosesor ÷ ${slowdown}`,
    lighthouse: 'Lighthouse, ponsel, simulasi',
    tap: (slowdown) => `Ketukan pada pilihan, prosesor ÷ ${slowdown}`,
  },
  heads: {
    blocked: 'tertahan',
    longest: 'terlama',
    requests: 'permintaan',
    scripts: 'skrip kB',
    score: 'nilai',
    tapped: (moment) => `setelah ${moment} ms`,
    ratio: 'rasio LCP',
  },
  twin: 'tanpa skrip',
  lost: 'hilang',
};

export const scale: Messages['scale'] = {
  measuring: (packages, task) => `${packages} paket: ${task} …`,
  heads: {
    seconds: 'detik',
    goal: 'batas',
    processor: 'detik prosesor',
    memory: 'memori MB',
    site: 'situs MB',
  },
  idle: 'program tanpa bekerja',
  packages: (count) => `${count} paket`,
  tasks: {
    check: 'pemeriksaan',
    'clean build': 'pembangunan dari awal',
    'build, nothing changed': 'pembangunan tanpa perubahan',
    'build, one price changed': 'pembangunan, satu harga berubah',
    'build, one text changed': 'pembangunan, satu teks berubah',
    'build, one text of the interface changed': 'pembangunan, satu teks antarmuka berubah',
  },
  failed: (reason) => `gagal: ${reason}`,
  unknown: 'tak diketahui',
};

export const kills: Messages['kills'] = {
  usual: (command) => `${command}: apa yang terjadi kalau tidak dimatikan …`,
  progress: (done, all) => `sudah ${done} dari ${all} kali dimatikan`,
  heads: {
    kills: 'dimatikan',
    ended: 'keburu selesai',
    between: 'di tengah jalan',
    before: 'sisa: sebelum',
    after: 'sisa: sesudah',
    wrong: 'setengah jadi atau tercecer',
  },
  all: 'semua',
  wrong: {
    neither: (paths) => `bukan keadaan sebelum, bukan pula sesudah: ${paths.join(', ')}`,
    ended: (code, said) => `perintah berikutnya berakhir dengan ${code}: ${said}`,
    said: (said) => `perintah berikutnya mengatakan: ${said}`,
    notServed: 'situsnya tidak bisa dibuka',
    servedNeither: 'yang disajikan bukan situs sebelum, bukan pula sesudah',
    builtElse: (paths) => `yang dibangun lain: ${paths.join(', ')}`,
    left: (names) => `tertinggal ${names.join(', ')}`,
  },
};

export const browser: Messages['browser'] = {
  none: 'Tes browser memerlukan Chromium: pasang dulu, atau sebutkan letak programnya di variabel BROWSER_PATH.',
  downloading: 'Tidak ada browser: mengunduh chromium dari Playwright …',
  installing: (packages) => `Memasang ${packages.join(', ')} dari Debian …`,
};

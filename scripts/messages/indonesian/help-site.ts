import type { Messages } from '../messages.ts';
import { dataOption } from './words.ts';

const outOption = { value: 'FOLDER', help: 'Folder lain untuk situs (biasanya dist).' };

const siteUrlOption = { value: 'URL', help: 'Alamat situs yang terbit, sebagai ganti yang di site.json.' };

/** The commands that check, build and show a site. */
export const siteHelp: Pick<
  Messages['help']['commands'],
  'check' | 'build' | 'start' | 'dev' | 'preview' | 'desk'
> = {
  check: {
    summary:
      'Memeriksa isi situs dan tidak menulis apa pun. Kode keluar 0: tanpa kesalahan, 1: ada kesalahan, 2: perintah tidak dimengerti.',
    options: {
      data: dataOption,
      format: { value: 'FORMAT', help: 'pretty (biasanya), json atau github.' },
      all: {
        help: 'Menampilkan setiap temuan selengkapnya; yang sejenis dalam satu file, seratus yang pertama.',
      },
      acknowledged: { help: 'Menampilkan peringatan yang sudah dicatat dalam data, dan alasannya.' },
      publish: {
        help: 'Menjadikan kesalahan apa yang tidak boleh tayang: isi sementara, contoh, formulir yang tidak sampai.',
      },
      fix: {
        help: 'Merapikan yang hanya bisa dirapikan dengan satu cara, dan menampilkan perubahannya.',
      },
      'dry-run': { help: 'Dengan --fix: menampilkan yang akan berubah, tidak menulis apa pun.' },
      today: {
        value: 'TANGGAL',
        help: 'Hari lain sebagai hari ini, misalnya 2030-12-31, untuk yang ada batas waktunya.',
      },
    },
  },
  build: {
    summary:
      'Membangun situs statis. Kode keluar 0: sudah dibangun, 1: ada kesalahan, 2: perintah tidak dimengerti.',
    options: {
      data: dataOption,
      out: outOption,
      'site-url': siteUrlOption,
      'server-config': {
        value: 'FOLDER',
        help: 'Juga menulis nginx.conf dan Caddyfile untuk situs ini ke folder tersebut.',
      },
    },
  },
  start: {
    summary:
      'Membangun situs lalu menyajikannya untuk komputer ini. PORT memilih port lain, HOST=0.0.0.0 membukanya bagi yang lain.',
    options: { data: dataOption, out: outOption, 'site-url': siteUrlOption },
  },
  dev: {
    summary: 'Menyajikan situs selama data dan kodenya diubah. PORT memilih port lain.',
    options: { data: dataOption },
  },
  preview: {
    summary:
      'Menyajikan situs yang sudah dibangun untuk komputer ini. PORT memilih port lain, HOST=0.0.0.0 membukanya bagi yang lain.',
    options: { out: { value: 'FOLDER', help: 'Folder situs yang lain (biasanya dist).' } },
  },
  desk: {
    summary: 'Membuka penyunting folder data di peramban komputer ini.',
    options: {
      data: dataOption,
      port: { value: 'NOMOR', help: 'Port lain (biasanya 4321); 0 memakai port mana pun yang bebas.' },
      'no-open': { help: 'Hanya menampilkan alamatnya.' },
    },
  },
};

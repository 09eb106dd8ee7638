import type { Messages } from '../messages.ts';

export const typefaces: Messages['typefaces'] = {
  notInstalled: (name) => ({
    message: `Jenis huruf "${name}" belum terpasang.`,
    hint: `Pasang dengan "npm install --save-dev ${name}", atau hapus baris ini: pengunjung lalu melihat jenis huruf perangkatnya sendiri.`,
  }),
  sliced: (name, whole) => ({
    message: `"${name}" hanya berisi potongan kecil jenis hurufnya, puluhan file untuk satu halaman.`,
    hint: `Pakai jenis huruf yang sama dalam file utuh: "npm install --save-dev ${whole}", lalu tulis "${whole}" di sini.`,
  }),
};

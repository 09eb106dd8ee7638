import type { Messages } from '../messages.ts';
import { decimal } from './words.ts';

export const illustrations: Messages['illustrations'] = {
  unreadable: (folder) => `Folder adegan "${folder}" tidak bisa dibaca`,
  noScene: (name, hint, known) =>
    `Tidak ada adegan "${name}". ${hint ?? `Yang dikenal: ${known.join(', ')}.`}`,
  drawn: (name, kilobytes, state) =>
    `${name}: ${decimal(kilobytes)} kB, ${{ unchanged: 'tidak berubah', stale: 'BELUM DIPERBARUI', written: 'ditulis' }[state]}`,
  stale: (count, all) => `${count} dari ${all} file belum diperbarui: jalankan "npm run illustrations".`,
  unknownName: (kind, name, hint) => {
    const noun = { colour: 'warna dalam palet', layer: 'lapisan' }[kind];
    return {
      message: `Tidak ada ${noun} bernama "${name}".`,
      hint: hint ?? `Tambahkan ${noun} itu, atau perbaiki namanya.`,
    };
  },
  unusedColour: (colour) => ({
    message: `Tidak ada lapisan gambar yang memakai warna "${colour}".`,
    hint: 'Hapus dari palet, atau pakai.',
  }),
  sameFile: (file, other) => ({
    message: `Gambar "${file}" sudah dipakai oleh ${other}.`,
    hint: 'Beri salah satunya file lain.',
  }),
  rules: {
    fileName: 'Seharusnya nama file dari huruf kecil, angka, dan tanda hubung, berakhiran ".svg"',
    paletteColour: 'Seharusnya warna seperti "#e8d5b0"',
    colour:
      'Seharusnya warna seperti "sand", "#e8d5b0", "sand/60" (60 % pekat) atau "sand@30" (pada 30 % urutan warna)',
    transform: 'Seharusnya transform SVG seperti "rotate(30) scale(1 0.5)"',
    layerName: 'Seharusnya nama dari huruf saja, diawali huruf kecil',
  },
  invalidText: (rule, found) => ({
    message: `${rule}; yang tertulis ${found}.`,
    hint: 'Tulis seperti pada contoh.',
  }),
};

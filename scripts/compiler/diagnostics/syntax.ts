import { type Diagnostic, error, type Location, type Told } from './diagnostic.ts';
import { figure, type Localized } from './language.ts';

export const invalidEncoding = (at: Location): Diagnostic =>
  error('syntax.encoding', at, {
    en: {
      message: 'The file is not valid UTF-8 text.',
      hint: 'Save the file again with the encoding UTF-8.',
    },
    id: {
      message: 'File ini bukan teks UTF-8 yang benar.',
      hint: 'Simpan ulang file ini dengan encoding UTF-8.',
    },
  });

export const byteOrderMark = (at: Location): Diagnostic =>
  error('syntax.byte-order-mark', at, {
    en: {
      message: 'The file starts with an invisible mark (BOM).',
      hint: 'Save the file as "UTF-8" rather than "UTF-8 with BOM".',
    },
    id: {
      message: 'Di awal file ada tanda yang tidak terlihat (BOM).',
      hint: 'Simpan file sebagai "UTF-8", bukan "UTF-8 with BOM".',
    },
  });

export const fileTooLarge = (at: Location, bytes: number, limit: number): Diagnostic => {
  const [size, most] = [figure(bytes), figure(limit)];
  return error('syntax.too-large', at, {
    en: {
      message: `The file has ${size.en} bytes; more than ${most.en} are not read.`,
      hint: 'Split the file, or remove what does not belong in it.',
    },
    id: {
      message: `File ini berisi ${size.id} byte; lebih dari ${most.id} tidak dibaca.`,
      hint: 'Bagi file ini, atau hapus isi yang tidak perlu.',
    },
  });
};

export const emptyFile = (at: Location): Diagnostic =>
  error('syntax.empty', at, {
    en: { message: 'The file is empty.', hint: 'Restore its content, or delete the file.' },
    id: { message: 'File ini kosong.', hint: 'Kembalikan isinya, atau hapus file ini.' },
  });

export const nestedTooDeeply = (at: Location): Diagnostic =>
  error('syntax.depth', at, {
    en: {
      message: 'The brackets are nested too deeply to be read.',
      hint: 'Remove the extra brackets.',
    },
    id: {
      message: 'Kurung di dalam kurung terlalu banyak tingkatnya sehingga tidak bisa dibaca.',
      hint: 'Hapus kurung yang berlebih.',
    },
  });

export const duplicateKey = (at: Location, key: string, firstLine: number): Diagnostic =>
  error('syntax.duplicate-key', at, {
    en: {
      message: `"${key}" stands twice in the same place; it was first given on line ${firstLine}.`,
      hint: 'Keep one of the two.',
    },
    id: {
      message: `"${key}" tertulis dua kali di tempat yang sama; yang pertama ada di baris ${firstLine}.`,
      hint: 'Simpan salah satu saja.',
    },
  });

export const halfCharacter = (at: Location): Diagnostic =>
  error('syntax.half-character', at, {
    en: {
      message: 'Half a character stands here: \\ud800 to \\udfff mean something in pairs only.',
      hint: 'Delete it and type the character itself.',
    },
    id: {
      message: 'Di sini hanya ada separuh karakter: \\ud800 sampai \\udfff harus berpasangan.',
      hint: 'Hapus, lalu ketik langsung karakternya.',
    },
  });

export const hugeNumber = (at: Location, written: string): Diagnostic =>
  error('syntax.number-too-large', at, {
    en: {
      message: `The number ${written} is too large to be kept exactly.`,
      hint: 'Check the number of digits.',
    },
    id: {
      message: `Angka ${written} terlalu besar untuk disimpan dengan tepat.`,
      hint: 'Periksa jumlah angkanya.',
    },
  });

export const malformed = (at: Location, told: Localized<Told>): Diagnostic =>
  error('syntax.malformed', at, told);

import {
  type Diagnostic,
  error,
  finding,
  type Location,
  type Severity,
  warning,
  wholeFile,
} from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Localized } from './language.ts';

export const invalidMessage = (at: Location, reason: Localized): Diagnostic =>
  error('text.invalid-message', at, {
    en: {
      message: `The curly brackets of this text cannot be understood (${reason.en}).`,
      hint: 'Write values as {name}; close every bracket that is opened.',
    },
    id: {
      message: `Kurung kurawal dalam teks ini tidak bisa dimengerti (${reason.id}).`,
      hint: 'Tulis nilai seperti {name}; tutup setiap kurung yang dibuka.',
    },
  });

export const unknownArgument = (at: Location, name: string, known: readonly string[]): Diagnostic => {
  const list = known.map((argument) => `{${argument}}`).join(', ');
  const takesNone = known.length === 0;
  return error('text.unknown-argument', at, {
    en: {
      message: `The value {${name}} is not known in this text.`,
      hint: takesNone ? 'This text takes no values: remove the curly brackets.' : `Use ${list}.`,
    },
    id: {
      message: `Nilai {${name}} tidak dikenal dalam teks ini.`,
      hint: takesNone ? 'Teks ini tidak memakai nilai: hapus kurung kurawalnya.' : `Pakai ${list}.`,
    },
  });
};

export const missingArgument = (at: Location, name: string): Diagnostic =>
  error('text.missing-argument', at, {
    en: {
      message: `The value {${name}} does not appear in this text.`,
      hint: `Put {${name}} where the value belongs.`,
    },
    id: {
      message: `Nilai {${name}} tidak ada dalam teks ini.`,
      hint: `Tulis {${name}} di tempat nilai itu seharusnya muncul.`,
    },
  });

/** Only in the fallback language can nothing stand in for what is missing. */
function severityWith(fallback: string | undefined): Severity {
  return fallback === undefined ? 'error' : 'warning';
}

/** A text is missing; in the fallback language nothing can stand in for it. */
export const missingText = (at: Location, key: string, fallback: string | undefined): Diagnostic =>
  finding(severityWith(fallback), 'text.missing', at, {
    en: {
      message: `The text "${key}" is missing.`,
      hint:
        fallback === undefined
          ? 'Add the text.'
          : `Add the text; until then visitors see the one in "${fallback}".`,
    },
    id: {
      message: `Teks "${key}" belum ada.`,
      hint:
        fallback === undefined
          ? 'Tambahkan teksnya.'
          : `Tambahkan teksnya; sebelum itu pengunjung melihat teks dalam bahasa "${fallback}".`,
    },
  });

export const missingTextFile = (file: string, fallback: string | undefined): Diagnostic =>
  finding(severityWith(fallback), 'text.missing-file', wholeFile(file), {
    en: {
      message: `The file "${file}" is missing.`,
      hint:
        fallback === undefined
          ? 'Restore the file.'
          : `Add the file; until then visitors see the texts in "${fallback}".`,
    },
    id: {
      message: `File "${file}" tidak ada.`,
      hint:
        fallback === undefined
          ? 'Kembalikan file itu.'
          : `Tambahkan file itu; sebelum itu pengunjung melihat teks dalam bahasa "${fallback}".`,
    },
  });

/** @param missing names of texts that are expected at this place and are not there */
export const unknownEntry = (
  at: Location,
  key: string,
  id: string,
  missing: readonly string[],
): Diagnostic => {
  const close = didYouMean(id, missing);
  return error('text.unknown-entry', at, {
    en: {
      message: `There is no entry to which the text "${key}" belongs.`,
      hint: close?.en ?? 'Correct the name, or remove the text.',
    },
    id: {
      message: `Tidak ada isian yang memakai teks "${key}".`,
      hint: close?.id ?? 'Perbaiki namanya, atau hapus teks ini.',
    },
  });
};

export const unusedText = (at: Location, key: string): Diagnostic =>
  warning('text.unused', at, {
    en: { message: `The text "${key}" is used nowhere.`, hint: 'Remove it, or use it.' },
    id: { message: `Teks "${key}" tidak dipakai di mana pun.`, hint: 'Hapus, atau pakai teks ini.' },
  });

export const listLength = (at: Location, own: number, fallback: number, language: string): Diagnostic =>
  warning('text.list-length', at, {
    en: {
      message: `The list has ${own} entries; in "${language}" it has ${fallback}.`,
      hint: 'Give the list as many entries in every language.',
    },
    id: {
      message: `Daftar ini berisi ${own} butir; dalam bahasa "${language}" ada ${fallback}.`,
      hint: 'Samakan jumlah butir di setiap bahasa.',
    },
  });

/** The text is word for word the one of the fallback language. */
export const copiedText = (at: Location, text: string, fallback: string, language: string): Diagnostic =>
  warning('text.copy', at, {
    en: {
      message: `"${text}" is the same as in "${fallback}".`,
      hint: `Translate it, or list it with a reason under "same" in "glossary/${language}.json".`,
    },
    id: {
      message: `"${text}" sama persis dengan yang dalam bahasa "${fallback}".`,
      hint: `Terjemahkan, atau cantumkan dengan alasannya di "same" dalam "glossary/${language}.json".`,
    },
  });

export const todoText = (at: Location): Diagnostic =>
  warning('text.todo', at, {
    en: {
      message: 'This text has still to be written; visitors see it as it is.',
      hint: 'Write the text in place of everything that stands here, "TODO:" included.',
    },
    id: {
      message: 'Teks ini belum ditulis; pengunjung melihatnya apa adanya.',
      hint: 'Tulis teksnya sebagai ganti seluruh isi ini, termasuk "TODO:".',
    },
  });

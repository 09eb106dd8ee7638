import type { Unread } from '../../files/regular-file.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';

export const fileTooLarge = finding('syntax.too-large', 'error', {
  en: ({ bytes, limit }: { bytes: number; limit: number }, { figure }) => [
    `The file has ${figure(bytes)} bytes; more than ${figure(limit)} are not read.`,
    'Split the file, or remove what does not belong in it.',
  ],
  id: ({ bytes, limit }, { figure }) => [
    `File ini berisi ${figure(bytes)} byte; lebih dari ${figure(limit)} tidak dibaca.`,
    'Bagi file ini, atau hapus isi yang tidak perlu.',
  ],
});

/** Things that are no files, by kind. */
const notRegular = {
  link: finding('file.not-regular', 'error', {
    en: [
      'This is a link to another place, not a file; links are not followed.',
      'Put the file itself here, or remove the link.',
    ],
    id: [
      'Ini tautan ke tempat lain, bukan file; tautan tidak diikuti.',
      'Taruh filenya sendiri di sini, atau hapus tautan itu.',
    ],
  }),
  pipe: finding('file.not-regular', 'error', {
    en: ['This is a pipe between programs, not a file.', 'Remove it.'],
    id: ['Ini pipa antarprogram, bukan file.', 'Hapus.'],
  }),
  socket: finding('file.not-regular', 'error', {
    en: ['This is a socket of a program, not a file.', 'Remove it.'],
    id: ['Ini soket sebuah program, bukan file.', 'Hapus.'],
  }),
  device: finding('file.not-regular', 'error', {
    en: ['This is a device of the system, not a file.', 'Remove it.'],
    id: ['Ini perangkat sistem, bukan file.', 'Hapus.'],
  }),
};

/** A thing of the data folder that was not read: a link, a pipe, a device, or far too large. */
export function unreadFile(path: string, unread: Unread): Diagnostic {
  const at = wholeFile(path);
  return unread.reason === 'too-large' ? fileTooLarge(at, unread) : notRegular[unread.reason](at);
}

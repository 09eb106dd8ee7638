import type { OtherThan, UnreadReason } from '../../files/regular-file.ts';
import type { ByLanguage } from '../../messages/messages.ts';
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

/** Names of things that are not files. */
const others: Readonly<Record<Exclude<OtherThan, 'link'>, ByLanguage<string>>> = {
  pipe: { en: 'a pipe between programs', id: 'pipa antarprogram' },
  socket: { en: 'a socket of a program', id: 'soket sebuah program' },
  device: { en: 'a device of the system', id: 'perangkat sistem' },
};

const notRegular = finding('file.not-regular', 'error', {
  en: ({ kind }: { kind: OtherThan }) =>
    kind === 'link'
      ? [
          'This is a link to another place, not a file; links are not followed.',
          'Put the file itself here, or remove the link.',
        ]
      : [`This is ${others[kind].en}, not a file.`, 'Remove it.'],
  id: ({ kind }) =>
    kind === 'link'
      ? [
          'Ini tautan ke tempat lain, bukan file; tautan tidak diikuti.',
          'Taruh filenya sendiri di sini, atau hapus tautan itu.',
        ]
      : [`Ini ${others[kind].id}, bukan file.`, 'Hapus.'],
});

/** A thing of the data folder that was not read: a link, a pipe, a device, or far too large. */
export function unreadFile(path: string, unread: UnreadReason): Diagnostic {
  const at = wholeFile(path);
  return unread.reason === 'too-large' ? fileTooLarge(at, unread) : notRegular(at, { kind: unread.reason });
}

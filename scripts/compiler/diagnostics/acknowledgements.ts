import { type Diagnostic, type Location, warning } from './diagnostic.ts';

/**
 * Nothing of what is acknowledged here is found any more.
 *
 * @param meant the warning that was probably meant, if one is open
 */
export const needlessAcknowledgement = (
  at: Location,
  code: string,
  place: string,
  meant?: Diagnostic,
): Diagnostic =>
  warning('acknowledged.needless', at, {
    en: {
      message: `No warning "${code}" is found at "${place}".`,
      hint: meant ? `Did you mean ${noteFor(meant)}?` : 'Remove this acknowledgement.',
    },
    id: {
      message: `Peringatan "${code}" tidak ada di "${place}".`,
      hint: meant ? `Maksudnya ${noteFor(meant)}?` : 'Hapus catatan ini.',
    },
  });

function noteFor({ at, code }: Diagnostic): string {
  return at.path === '' ? `"code": "${code}"` : `"path": "${at.path}", "code": "${code}"`;
}

/** A warning whose acknowledgement has run out. */
export function withExpiry(diagnostic: Diagnostic, reason: string, until: string): Diagnostic {
  const { en, id } = diagnostic.told;
  return warning(diagnostic.code, diagnostic.at, {
    en: {
      ...en,
      hint: `${en.hint} It was acknowledged until ${until} (“${reason}”): look again, then mend it or set a new date.`,
    },
    id: {
      ...id,
      hint: `${id.hint} Ini sudah dicatat sampai ${until} (“${reason}”): periksa lagi, lalu perbaiki atau beri tanggal baru.`,
    },
  });
}

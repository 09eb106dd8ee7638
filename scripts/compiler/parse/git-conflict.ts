import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { Places } from './parsed-file.ts';

/** One of two versions between the lines that Git writes. */
interface Side {
  readonly name: string;
  /** The first and the last line; the last is smaller where the version has none. */
  readonly lines: readonly [first: number, last: number];
}

const conflict = finding('syntax.conflict', 'error', {
  en: ({ sides }: { sides: readonly Side[] }) => [
    `Two people changed this place, and Git has kept both versions${sides.length > 0 ? `: ${sides.map(nameSide.en).join(' and ')}` : ', between "<<<<<<<" and ">>>>>>>"'}.`,
    'Keep what you need of both versions, with a comma between two entries, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  id: ({ sides }) => [
    `Dua orang mengubah tempat ini, dan Git menyimpan kedua versinya${sides.length > 0 ? `: ${sides.map(nameSide.id).join(' dan ')}` : ', di antara "<<<<<<<" dan ">>>>>>>"'}.`,
    'Pertahankan yang Anda perlukan dari kedua versi, dengan koma di antara dua entri, lalu hapus baris yang diawali <<<<<<<, =======, dan >>>>>>>.',
  ],
});

const nameSide = {
  en: ({ name, lines: [first, last] }: Side) =>
    last < first
      ? `"${name}" (nothing)`
      : `"${name}" (${last === first ? `line ${first}` : `lines ${first} to ${last}`})`,
  id: ({ name, lines: [first, last] }: Side) =>
    last < first
      ? `"${name}" (tanpa isi)`
      : `"${name}" (baris ${last === first ? first : `${first} sampai ${last}`})`,
};

/** Lines that Git writes where two people changed the same place. */
const CONFLICT_MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)[^\r\n]*/m;

/** The first merge conflict that Git has left in a text. */
export function findConflict(path: string, text: string): Diagnostic | undefined {
  const marker = CONFLICT_MARKER.exec(text);
  if (!marker) return undefined;
  const at = new Places(path, text).at(marker.index, marker[0].length);
  return conflict(at, { sides: findSides(text, at.line) });
}

/** The versions of a conflict that starts on a line, counted from 1; none unless both have their lines and names. */
function findSides(text: string, start: number): readonly Side[] {
  const lines = text.split(/\r?\n/);
  const find = (mark: string): number =>
    lines.findIndex((line, index) => index >= start - 1 && line.startsWith(mark)) + 1;
  const [first, middle, end] = [find('<<<<<<<'), find('======='), find('>>>>>>>')];
  // Some settings of Git write the version before both, too.
  const base = find('|||||||');
  const nameAt = (line: number): string => (lines[line - 1] ?? '').slice('<<<<<<<'.length).trim();
  const [one, other] = [nameAt(first), nameAt(end)];
  if (first !== start || middle < first || end < middle || one === '' || other === '') return [];
  const oneEnds = base > first && base < middle ? base : middle;
  return [
    { name: one, lines: [first + 1, oneEnds - 1] },
    { name: other, lines: [middle + 1, end - 1] },
  ];
}

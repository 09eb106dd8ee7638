import { type JSONVisitor, visit } from 'jsonc-parser';
import type { JsonPath } from '../../../schema/json-path.ts';
import { MAX_JSON_DEPTH } from '../../../schema/limits.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { Places } from './parsed-file.ts';

const duplicateKey = finding('syntax.duplicate-key', 'error', {
  en: ({ key, firstLine }: { key: string; firstLine: number }) => [
    `"${key}" is there twice; the first is on line ${firstLine}.`,
    'Keep one of the two.',
  ],
  id: ({ key, firstLine }) => [
    `"${key}" tertulis dua kali di tempat yang sama; yang pertama ada di baris ${firstLine}.`,
    'Simpan salah satu saja.',
  ],
});

const halfCharacter = finding('syntax.half-character', 'error', {
  en: [
    'This is half a character: \\ud800 to \\udfff are valid in pairs only.',
    'Delete it and type the character itself.',
  ],
  id: [
    'Di sini hanya ada separuh karakter: \\ud800 sampai \\udfff harus berpasangan.',
    'Hapus, lalu ketik langsung karakternya.',
  ],
});

const lostCharacter = finding('syntax.lost-character', 'error', {
  en: [
    'A character was lost here (U+FFFD): the file was once read or saved in another encoding.',
    'Type the character again; if many are lost, restore the file as it was and save it as UTF-8.',
  ],
  id: [
    'Satu huruf hilang di sini (U+FFFD): file ini pernah dibaca atau disimpan dengan encoding lain.',
    'Ketik lagi huruf itu; kalau banyak yang hilang, kembalikan file seperti semula dan simpan sebagai UTF-8.',
  ],
});

const reservedKey = finding('syntax.reserved-key', 'error', {
  en: ({ key }: { key: string }) => [
    `"${key}" cannot be a name: it has a special meaning for programs.`,
    'Choose another name.',
  ],
  id: ({ key }) => [
    `"${key}" tidak bisa dipakai sebagai kunci: program mengartikannya lain.`,
    'Pilih nama lain.',
  ],
});

const hugeNumber = finding('syntax.number-too-large', 'error', {
  en: ({ written }: { written: string }) => [
    `The number ${written} is too large to be stored exactly.`,
    'Check the number of digits.',
  ],
  id: ({ written }) => [
    `Angka ${written} terlalu besar untuk disimpan dengan tepat.`,
    'Periksa jumlah angkanya.',
  ],
});

/** U+FFFD, literal or escaped. */
const LOST_CHARACTER = /\uFFFD|\\u[fF]{3}[dD]/;

/** JavaScript objects treat this key as their prototype. */
const RESERVED_KEY = '__proto__';

/** Digits of a number that a message shows. */
const MAX_SHOWN = 30;

/**
 * Things that JSON allows and content does not: keys given twice or reserved, inexact numbers, lone surrogates, and
 * replacement characters.
 *
 * @throws TooDeep if brackets are nested too deeply
 */
export function findOddities(path: string, text: string): readonly Diagnostic[] {
  const places = new Places(path, text);
  const found: Diagnostic[] = [];
  const open: Map<string, number>[] = [];
  const depth = depthGuard();
  const report = (
    [offset, length, steps]: readonly [offset: number, length: number, steps: JsonPath],
    make: (at: Location) => Diagnostic,
  ): void => {
    found.push(make(places.at(offset, length, steps)));
  };
  const checkText = (value: string, offset: number, length: number, steps: () => JsonPath): void => {
    if (!value.isWellFormed()) report([offset, length, steps()], halfCharacter);
    if (!value.includes('\uFFFD')) return;
    const lost = Math.max(0, text.slice(offset, offset + length).search(LOST_CHARACTER));
    report([offset + lost, 1, steps()], lostCharacter);
  };
  visit(text, {
    ...depth,
    onObjectBegin: (offset, ...rest) => {
      open.push(new Map());
      return depth.onObjectBegin(offset, ...rest);
    },
    onObjectEnd: (...place) => {
      open.pop();
      depth.onObjectEnd(...place);
    },
    onObjectProperty: (key, offset, length, line, _column, pathSupplier) => {
      const steps = (): JsonPath => [...pathSupplier(), key];
      const keys = open.at(-1);
      const first = keys?.get(key);
      if (first === undefined) keys?.set(key, line + 1);
      else report([offset, length, steps()], (at) => duplicateKey(at, { key, firstLine: first }));
      if (key === RESERVED_KEY) report([offset, length, steps()], (at) => reservedKey(at, { key }));
      checkText(key, offset, length, steps);
    },
    onLiteralValue: (value: unknown, offset, length, _line, _column, pathSupplier) => {
      if (typeof value === 'number' && isInexact(value)) {
        const written = text.slice(offset, offset + Math.min(length, MAX_SHOWN));
        report([offset, length, pathSupplier()], (at) => hugeNumber(at, { written }));
      }
      if (typeof value === 'string') checkText(value, offset, length, pathSupplier);
    },
  });
  return found;
}

/** True if a number loses digits when it is read. */
function isInexact(value: number): boolean {
  return !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value));
}

/** Brackets are nested beyond the limit; reading on could exhaust the memory. */
export class TooDeep extends Error {
  constructor(readonly offset: number) {
    super();
  }
}

type DepthGuard = Required<
  Pick<JSONVisitor, 'onObjectBegin' | 'onArrayBegin' | 'onObjectEnd' | 'onArrayEnd'>
>;

/** Counts brackets, and throws `TooDeep` at the first one beyond the limit. */
export function depthGuard(): DepthGuard {
  let depth = 0;
  const enter = (offset: number): void => {
    depth += 1;
    if (depth > MAX_JSON_DEPTH) throw new TooDeep(offset);
  };
  const leave = (): void => {
    depth -= 1;
  };
  return { onObjectBegin: enter, onArrayBegin: enter, onObjectEnd: leave, onArrayEnd: leave };
}

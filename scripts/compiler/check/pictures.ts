import { MAX_PIXELS, MAX_PROPORTION, MAX_SVG_DEPTH } from '../../../schema/limits.ts';
import { memoize } from '../../../schema/memoize.ts';
import { shortened } from '../../messages/writing.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { Places } from '../parse/parsed-file.ts';
import { isAnimated, isTooNarrow, type PixelSize } from '../parse/pixel-size.ts';
import type { ImageFile } from '../validate/content-files.ts';
import { inspectSvg, type SvgProblem } from './inspect-svg.ts';

const tooManyPixels = finding('image.pixels', 'error', {
  en: ({ width, height }: PixelSize, { figure }) => [
    `The picture is ${figure(width)} × ${figure(height)} pixels; pictures of more than ${figure(MAX_PIXELS)} pixels in all are not read.`,
    'Save it about 3000 pixels wide.',
  ],
  id: ({ width, height }, { figure }) => [
    `Ukuran gambar ${figure(width)} × ${figure(height)} piksel; lebih dari ${figure(MAX_PIXELS)} piksel seluruhnya tidak dibaca.`,
    'Simpan dengan lebar sekitar 3000 piksel.',
  ],
});
const tooNarrow = finding('image.proportions', 'error', {
  en: ({ width, height }: PixelSize, { figure }) => [
    `The picture is ${figure(width)} × ${figure(height)} pixels: one side is more than ${MAX_PROPORTION} times the other.`,
    'Crop it to the part that matters.',
  ],
  id: ({ width, height }, { figure }) => [
    `Ukuran gambar ${figure(width)} × ${figure(height)} piksel: satu sisinya lebih dari ${MAX_PROPORTION} kali sisi yang lain.`,
    'Potong bagian yang ingin diperlihatkan saja.',
  ],
});

const damagedImage = finding('image.damaged', 'error', {
  en: ({ reason }: { reason: string }) => [
    `The picture is damaged: only part of it can be read (${reason}).`,
    'Copy it again from the original, or save it again in a picture editor.',
  ],
  id: ({ reason }) => [
    `Gambar rusak: hanya sebagian yang bisa dibaca (${reason}).`,
    'Salin lagi dari asalnya, atau simpan ulang dengan program gambar.',
  ],
});

const animatedImage = finding('image.animated', 'warning', {
  en: [
    'The picture moves, but the site shows only its first frame.',
    'Save the frame that visitors should see.',
  ],
  id: [
    'Gambar ini bergerak, tetapi situs hanya menampilkan bingkai pertamanya.',
    'Simpan bingkai yang ingin diperlihatkan kepada pengunjung.',
  ],
});

type SvgValues = Pick<SvgProblem, 'what'>;

/** Findings about vector pictures, by the rule that is broken. */
const unsafeSvg = {
  encoding: finding<SvgValues>('image.svg-encoding', 'error', {
    en: ['The picture is not valid UTF-8 text.', 'Save it again as SVG with the encoding UTF-8.'],
    id: ['Gambar ini bukan teks UTF-8 yang benar.', 'Simpan lagi sebagai SVG dengan encoding UTF-8.'],
  }),
  malformed: finding<SvgValues>('image.svg-malformed', 'error', {
    en: ({ what }) => [
      `The picture is not valid XML, so browsers do not show it (${what}).`,
      'Save it again as SVG in a drawing program.',
    ],
    id: ({ what }) => [
      `Gambar ini bukan XML yang benar, jadi browser tidak menampilkannya (${what}).`,
      'Simpan lagi sebagai SVG dengan program gambar.',
    ],
  }),
  depth: finding<SvgValues>('image.svg-depth', 'error', {
    en: [
      `Elements of the picture are nested more than ${MAX_SVG_DEPTH} deep.`,
      'Ungroup them in a drawing program, or save the picture as PNG.',
    ],
    id: [
      `Elemen gambar ini bersarang lebih dari ${MAX_SVG_DEPTH} tingkat.`,
      'Lepaskan pengelompokannya (ungroup) di program gambar, atau simpan gambar sebagai PNG.',
    ],
  }),
  doctype: finding<SvgValues>('image.svg-doctype', 'error', {
    en: [
      'A document type (DOCTYPE) can refer to other files and expand without limit.',
      'Delete everything from "<!DOCTYPE" to its ">", or save the picture again as plain SVG.',
    ],
    id: [
      'Jenis dokumen (DOCTYPE) bisa merujuk ke file lain dan membengkak tanpa batas.',
      'Hapus semua dari "<!DOCTYPE" sampai tanda ">"-nya; atau simpan lagi gambarnya sebagai SVG biasa.',
    ],
  }),
  'style-sheet': finding<SvgValues>('image.svg-style-sheet', 'error', {
    en: [
      'The picture loads its style from another file.',
      'Save it again as plain SVG, with its style in it.',
    ],
    id: [
      'Gambar ini mengambil gayanya dari file lain.',
      'Simpan lagi sebagai SVG biasa, dengan gaya di dalamnya.',
    ],
  }),
  element: finding<SvgValues>('image.svg-element', 'error', {
    en: ({ what }) => [
      `<${what}> can run programs or show pages, and is not allowed in a picture.`,
      'Delete the element, or save the picture again as plain SVG.',
    ],
    id: ({ what }) => [
      `<${what}> bisa menjalankan program atau menampilkan halaman; itu tidak boleh ada di dalam gambar.`,
      'Hapus elemen itu, atau simpan lagi gambarnya sebagai SVG biasa.',
    ],
  }),
  handler: finding<SvgValues>('image.svg-handler', 'error', {
    en: ({ what }) => [
      `"${what}" can run a program, and is not allowed in a picture.`,
      'Delete the attribute, or save the picture again as plain SVG.',
    ],
    id: ({ what }) => [
      `"${what}" bisa menjalankan program; itu tidak boleh ada di dalam gambar.`,
      'Hapus atribut itu, atau simpan lagi gambarnya sebagai SVG biasa.',
    ],
  }),
  address: finding<SvgValues>('image.svg-address', 'error', {
    en: ({ what }) => [
      `The picture refers to "${shortened(what, 60)}", which is not part of it.`,
      'Embed it in the picture, or remove the reference.',
    ],
    id: ({ what }) => [
      `Gambar ini merujuk ke "${shortened(what, 60)}", yang tidak ada di dalamnya.`,
      'Masukkan yang dimaksud ke dalam gambar, atau hapus rujukannya.',
    ],
  }),
};

/** The result of looking into a picture, which takes long and depends on its content alone. */
export interface PictureInspection {
  readonly svg?: readonly SvgProblem[];
  /** sharp's reason why a photograph cannot be decoded completely. */
  readonly damage?: string;
}

/** Results of the inspected pictures, by path. */
export type PictureInspections = ReadonlyMap<string, PictureInspection>;

/** Cached by content, so that a picture is inspected once. */
const inspectOnce = memoize((bytes: Uint8Array): readonly SvgProblem[] => inspectSvg(bytes));

/** Mistakes inside a picture with a valid head. Vector pictures are inspected here, photographs before. */
export function findInside(
  image: ImageFile,
  size: PixelSize,
  known: PictureInspection = {},
): readonly Diagnostic[] {
  const { path } = image;
  const { width, height, kind } = size;
  const isVector = kind === 'svg';
  return [
    ...(!isVector && width * height > MAX_PIXELS ? [tooManyPixels(wholeFile(path), size)] : []),
    ...(isTooNarrow(width, height) ? [tooNarrow(wholeFile(path), size)] : []),
    ...(known.damage === undefined ? [] : [damagedImage(wholeFile(path), { reason: known.damage })]),
    ...(isAnimated(image.bytes, kind) ? [animatedImage(wholeFile(path))] : []),
    ...(isVector ? svgFindings(image, known.svg ?? inspectOnce(image.bytes)) : []),
  ];
}

function svgFindings({ path, bytes }: ImageFile, problems: readonly SvgProblem[]): readonly Diagnostic[] {
  if (problems.length === 0) return [];
  const places = new Places(path, new TextDecoder().decode(bytes));
  return problems.map(({ rule, what, offset, length }) =>
    unsafeSvg[rule](places.at(offset, length), { what }),
  );
}

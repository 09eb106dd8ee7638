import { ICON_SHAPES, isIconName } from '../../../schema/icon-shapes.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import { pixelSize } from '../parse/pixel-size.ts';
import type { ContentFiles, ImageFile, SingleFiles } from '../validate/content-files.ts';
import { exportAsJpeg } from '../validate/text-rules.ts';
import { findInside, type PictureInspection, type PictureInspections } from './pictures.ts';
import { unknownReference } from './references.ts';

const unreadableImage = finding('image.unreadable', 'error', {
  en: ['The picture cannot be read.', 'Save the picture again as SVG, PNG, JPEG, WebP or AVIF.'],
  id: ['Gambar ini tidak bisa dibaca.', 'Simpan ulang gambar sebagai SVG, PNG, JPEG, WebP atau AVIF.'],
});
const noImage = finding('image.no-picture', 'error', {
  en: [
    'This file is no picture that the site can show.',
    'Move it out of the folder images, or save it as SVG, PNG, JPEG, WebP or AVIF.',
  ],
  id: [
    'File ini bukan gambar yang bisa ditampilkan situs.',
    'Pindahkan ke luar folder images, atau simpan sebagai SVG, PNG, JPEG, WebP atau AVIF.',
  ],
});
/** The kinds of pictures that the site can show. */
const KINDS: readonly string[] = ['svg', 'png', 'jpg', 'webp', 'avif'];
const CAMERA_KIND = /^hei[cf]$/;

const unshownImageKind = finding('image.format', 'warning', {
  en: ({ kind }: { kind: string }) => [
    `The file is a picture of the kind "${kind}", which browsers do not show everywhere.`,
    CAMERA_KIND.test(kind) ? exportAsJpeg.en : 'Save the picture again as JPEG, PNG or WebP.',
  ],
  id: ({ kind }) => [
    `File ini gambar jenis "${kind}", yang tidak ditampilkan di semua browser.`,
    CAMERA_KIND.test(kind) ? exportAsJpeg.id : 'Simpan ulang gambar sebagai JPEG, PNG, atau WebP.',
  ],
});

const wrongImageKind = finding('image.kind', 'error', {
  en: ({ kind }: { kind: string }) => [
    `The file is a picture of the kind "${kind}", but its name says otherwise.`,
    KINDS.includes(kind)
      ? `Rename it to end with ".${kind}", here and in images.json.`
      : `Renaming it is not enough. ${CAMERA_KIND.test(kind) ? exportAsJpeg.en : 'Save the picture again as JPEG.'}`,
  ],
  id: ({ kind }) => [
    `File ini gambar jenis "${kind}", tetapi akhiran namanya lain.`,
    KINDS.includes(kind)
      ? `Beri nama yang berakhiran ".${kind}", di sini dan di images.json.`
      : `Mengganti namanya saja tidak cukup. ${CAMERA_KIND.test(kind) ? exportAsJpeg.id : 'Simpan ulang gambar sebagai JPEG.'}`,
  ],
});
const smallImage = finding('image.small', 'warning', {
  en: ({ width, height, least }: { width: number; height: number; least: number }) => [
    `The picture is only ${width} × ${height} pixels, and will look blurred.`,
    `Use one that is at least ${least} pixels wide.`,
  ],
  id: ({ width, height, least }) => [
    `Gambar ini hanya ${width} × ${height} piksel, sehingga akan tampak kabur.`,
    `Pakai gambar yang lebarnya paling sedikit ${least} piksel.`,
  ],
});
const heavyImage = finding('image.heavy', 'warning', {
  en: ({ megabytes }: { megabytes: number }, { decimal }) => [
    `The file is ${decimal(megabytes)} MB, more than the site needs.`,
    'Save it as JPEG, about 3000 pixels wide.',
  ],
  id: ({ megabytes }, { decimal }) => [
    `File ini sebesar ${decimal(megabytes)} MB, lebih besar dari yang diperlukan situs.`,
    'Simpan sebagai JPEG dengan lebar sekitar 3000 piksel.',
  ],
});

const unusedImage = finding('image.unused', 'warning', {
  en: ({ name }: { name: string }) => [
    `images.json does not name the picture "${name}".`,
    'Add it to images.json, or delete the file.',
  ],
  id: ({ name }) => [
    `Gambar "${name}" tidak disebut di images.json.`,
    'Sebutkan di images.json, atau hapus filenya.',
  ],
});

const unusedImageKey = finding('image.unused-key', 'warning', {
  en: ({ key }: { key: string }) => [
    `Nothing on the site shows the picture "${key}".`,
    'Give it to an entry as its "image", or remove it here and in texts/LANGUAGE/images.json.',
  ],
  id: ({ key }) => [
    `Gambar "${key}" tidak ditampilkan di mana pun di situs.`,
    'Pakai sebagai "image" pada suatu isian, atau hapus di sini dan di texts/LANGUAGE/images.json.',
  ],
});
const unknownImageHost = finding('image.unknown-host', 'error', {
  en: ({ host, known }: { host: string; known: readonly string[] }, { didYouMean }) => [
    `Pictures may not be loaded from the host "${host}".`,
    didYouMean(host, known) ?? `If you trust it, add "${host}" to "imageHosts" in site.json.`,
  ],
  id: ({ host, known }, { didYouMean }) => [
    `"${host}" bukan salah satu tempat asal gambar yang diizinkan.`,
    didYouMean(host, known) ?? `Tambahkan "${host}" ke "imageHosts" di site.json, kalau Anda memercayainya.`,
  ],
});
const iconNames = Object.keys(ICON_SHAPES);

const unknownIcon = finding('icon.unknown', 'warning', {
  en: ({ name }: { name: string }, { didYouMean, known }) => [
    `There is no icon "${name}": visitors see a map pin.`,
    didYouMean(name, iconNames) ?? known(iconNames),
  ],
  id: ({ name }, { didYouMean, known }) => [
    `Tidak ada ikon "${name}": pengunjung melihat pin peta.`,
    didYouMean(name, iconNames) ?? known(iconNames),
  ],
});
/** A picture may fill a screen: narrower ones look blurred. In pixels. */
const MIN_WIDTH = 1200;
/** Width of the largest icon made from the site's icon, in pixels. */
const MIN_ICON_WIDTH = 512;
const MAX_BYTES = 5_000_000;

type ImageList = NonNullable<SingleFiles['images']>;

/**
 * Pictures that are missing, unfit or unused.
 *
 * @param inspections of their content, by path; photographs cannot be decoded here
 */
export function checkImages(
  { files, references }: Model,
  inspections: PictureInspections = new Map(),
): readonly Diagnostic[] {
  const list = files.single.images;
  if (!list) return [];
  const entries = Object.entries(list.value.images);
  const named = new Set(entries.map(([, { file }]) => file));
  const icon = list.value.images[files.single.site?.value.icon ?? '']?.file;
  return [
    ...entries.flatMap(([key, image]) => checkEntry(files, list.file, key, image)),
    ...files.images.flatMap((image) => checkFile(image, image.name === icon, inspections.get(image.path))),
    ...files.images
      .filter(({ name }) => !named.has(name) && KINDS.includes(kindByName(name)))
      .map(({ path, name }) => unusedImage(wholeFile(path), { name })),
    ...unusedKeys(files, list, references),
  ];
}

/** A picture whose file is missing, or of a host that the operator has not named. */
function checkEntry(
  { images, damaged, single }: ContentFiles,
  list: ParsedFile,
  key: string,
  { file, remote }: ImageList['value']['images'][string],
): readonly Diagnostic[] {
  const present = images.map(({ name }) => name);
  const isMissing = !present.includes(file) && !damaged.has(`images/${file}`);
  const host = remote === undefined ? undefined : new URL(remote).hostname;
  const known = single.site?.value.imageHosts;
  return [
    ...(isMissing
      ? [unknownReference(list.valueAt(['images', key, 'file']), 'image-file', file, present)]
      : []),
    ...(host === undefined || !known || known.includes(host)
      ? []
      : [unknownImageHost(list.valueAt(['images', key, 'remote']), { host, known })]),
  ];
}

function checkFile(
  image: ImageFile,
  isIcon: boolean,
  inspection: PictureInspection | undefined,
): readonly Diagnostic[] {
  const { path, bytes } = image;
  const size = pixelSize(bytes);
  const ending = kindByName(path);
  if (!size) return [(KINDS.includes(ending) ? unreadableImage : noImage)(wholeFile(path))];
  if (!KINDS.includes(size.kind) && !KINDS.includes(ending))
    return [unshownImageKind(wholeFile(path), { kind: size.kind })];
  if (size.kind !== ending) return [wrongImageKind(wholeFile(path), { kind: size.kind })];
  const least = isIcon ? MIN_ICON_WIDTH : MIN_WIDTH;
  return [
    ...(size.kind !== 'svg' && size.width < least ? [smallImage(wholeFile(path), { ...size, least })] : []),
    ...findInside(image, size, inspection),
    ...(bytes.length > MAX_BYTES
      ? [heavyImage(wholeFile(path), { megabytes: bytes.length / 1_000_000 })]
      : []),
  ];
}

/** The kind of a picture by the ending of its name, such as `jpg` for "A.JPEG". */
function kindByName(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg');
}

/** Keys that nothing refers to; none if a file cannot be read, since it may use the picture. */
function unusedKeys(
  files: ContentFiles,
  { file, value }: ImageList,
  references: Model['references'],
): readonly Diagnostic[] {
  if (files.damaged.size > 0) return [];
  const used = new Set(references.filter(({ kind }) => kind === 'image').map(({ id }) => id));
  return Object.keys(value.images)
    .filter((key) => !used.has(key))
    .map((key) => unusedImageKey(file.keyAt(['images', key]), { key }));
}

/** Names of unknown icons: visitors see a map pin. */
export function checkIcons({ files }: Model): readonly Diagnostic[] {
  const { about, 'featured-tours': tours } = files.single;
  const lists = [
    ...(about ? [{ file: about.file, list: 'values', entries: about.value.values }] : []),
    ...(tours ? [{ file: tours.file, list: 'featuredTours', entries: tours.value.featuredTours }] : []),
    ...files.entries.days.map(({ file, value }) => ({ file, list: 'activities', entries: value.activities })),
  ];
  return lists.flatMap(({ file, list, entries }) =>
    entries.flatMap(({ icon }, index) =>
      isIconName(icon) ? [] : [unknownIcon(file.valueAt([list, index, 'icon']), { name: icon })],
    ),
  );
}

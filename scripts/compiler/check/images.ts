import { isIconName } from '../../../schema/icon-shapes.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import {
  heavyImage,
  smallImage,
  unknownIcon,
  unknownImageHost,
  unreadableImage,
  unusedImage,
  unusedImageKey,
  wrongImageKind,
} from '../diagnostics/images.ts';
import { IMAGE_FILE } from '../diagnostics/nouns.ts';
import { unknownReference } from '../diagnostics/reference.ts';
import type { Model } from '../link/model.ts';
import { pixelSize } from '../parse/pixel-size.ts';
import type { ContentFiles, ImageFile, SingleFiles } from '../validate/content-files.ts';
import { findInside, type PictureInspection, type PictureInspections } from './pictures.ts';

/** A picture may fill a screen: narrower ones look blurred. In pixels. */
const LEAST_WIDTH = 1200;
/** The largest that is made of the site's icon, in pixels. */
const LEAST_ICON_WIDTH = 512;
const MOST_BYTES = 5_000_000;

type ImageList = NonNullable<SingleFiles['images']>;

/**
 * Pictures that are named but not there, not fit for use, or there but not used.
 *
 * @param inspections what was seen inside of them; photographs can be looked into by others only
 */
export function checkImages(
  { files, references }: Model,
  inspections: PictureInspections = new Map(),
): readonly Diagnostic[] {
  const list = files.single.images;
  if (!list) return [];
  const present = files.images.map(({ name }) => name);
  const entries = Object.entries(list.value.images);
  const named = new Set(entries.map(([, { file }]) => file));
  const icon = list.value.images[files.single.site?.value.icon ?? '']?.file;
  return [
    ...missingFiles(list, present, files.damaged),
    ...files.images.flatMap((image) => checkFile(image, image.name === icon, inspections.get(image.path))),
    ...files.images
      .filter(({ name }) => !named.has(name))
      .map(({ path, name }) => unusedImage(wholeFile(path), name)),
    ...unusedKeys(files, list, references),
    ...unknownHosts(files, list),
  ];
}

function missingFiles(
  { file, value }: ImageList,
  present: readonly string[],
  damaged: ContentFiles['damaged'],
): readonly Diagnostic[] {
  const names = new Set(present);
  return Object.entries(value.images)
    .filter(([, image]) => !names.has(image.file) && !damaged.has(`images/${image.file}`))
    .map(([key, image]) => {
      const at = file.valueAt(['images', key, 'file']);
      return unknownReference(at, 'image-file', IMAGE_FILE, image.file, present);
    });
}

function checkFile(
  image: ImageFile,
  isIcon: boolean,
  inspection: PictureInspection | undefined,
): readonly Diagnostic[] {
  const { path, bytes } = image;
  const size = pixelSize(bytes);
  if (!size) return [unreadableImage(path)];
  const ending = path
    .slice(path.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg');
  if (size.kind !== ending) return [wrongImageKind(path, size.kind)];
  const least = isIcon ? LEAST_ICON_WIDTH : LEAST_WIDTH;
  return [
    ...(size.kind !== 'svg' && size.width < least ? [smallImage(path, size, least)] : []),
    ...findInside(image, size, inspection),
    ...(bytes.length > MOST_BYTES ? [heavyImage(path, bytes.length)] : []),
  ];
}

/** Only where every file can be read: another may use the picture. */
function unusedKeys(
  files: ContentFiles,
  { file, value }: ImageList,
  references: Model['references'],
): readonly Diagnostic[] {
  if (files.damaged.size > 0) return [];
  const used = new Set(references.filter(({ kind }) => kind === 'image').map(({ id }) => id));
  return Object.keys(value.images)
    .filter((key) => !used.has(key))
    .map((key) => unusedImageKey(file.keyAt(['images', key]), key));
}

/** Pictures of other hosts are shown only from those that the operator trusts. */
function unknownHosts(files: ContentFiles, { file, value }: ImageList): readonly Diagnostic[] {
  const hosts = files.single.site?.value.imageHosts;
  if (!hosts) return [];
  return Object.entries(value.images).flatMap(([key, { remote }]) => {
    const host = remote === undefined ? undefined : new URL(remote).hostname;
    return host === undefined || hosts.includes(host)
      ? []
      : [unknownImageHost(file.valueAt(['images', key, 'remote']), host, hosts)];
  });
}

/** Names of icons that there are not: visitors see a map pin. */
export function checkIcons({ files }: Model): readonly Diagnostic[] {
  const { about, 'featured-tours': tours } = files.single;
  const lists = [
    ...(about ? [{ file: about.file, list: 'values', entries: about.value.values }] : []),
    ...(tours ? [{ file: tours.file, list: 'featuredTours', entries: tours.value.featuredTours }] : []),
    ...files.entries.days.map(({ file, value }) => ({ file, list: 'activities', entries: value.activities })),
  ];
  return lists.flatMap(({ file, list, entries }) =>
    entries.flatMap(({ icon }, index) =>
      isIconName(icon) ? [] : [unknownIcon(file.valueAt([list, index, 'icon']), icon)],
    ),
  );
}

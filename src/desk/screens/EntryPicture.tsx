import { valueAt } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';

interface EntryPictureProps {
  readonly file: string;
  /** In pixels. */
  readonly width: number;
}

/** The picture of an entry, small; nothing where it has none. */
export function EntryPicture({ file, width }: EntryPictureProps) {
  const address = useDesk(({ documents }) => {
    const image = valueAt(documents.get(file)?.value, ['image']);
    if (typeof image !== 'string') return undefined;
    const picture = valueAt(documents.get('images.json')?.value, ['images', image, 'file']);
    return typeof picture === 'string'
      ? `/api/file?path=${encodeURIComponent(`images/${picture}`)}`
      : undefined;
  });
  if (address === undefined) return null;
  return (
    <img
      src={address}
      alt=""
      width={width}
      height={(width * 3) / 4}
      style={{ objectFit: 'cover', borderRadius: 4, flexShrink: 0 }}
      loading="lazy"
    />
  );
}

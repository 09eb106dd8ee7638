import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { valueAt } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';

interface EntryPictureProps {
  readonly file: string;
  /** In pixels. */
  readonly width: number;
}

/** The picture of an entry, small; nothing if it has none. */
export function EntryPicture({ file, width }: EntryPictureProps) {
  const picture = useDesk(({ documents }) => valueAt(documents.get(file)?.value, ['image']));
  return typeof picture === 'string' ? <Thumbnail picture={picture} width={width} /> : null;
}

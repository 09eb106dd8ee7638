import { Group, type SelectProps } from '@mantine/core';
import { useDesk } from '../store/use-desk.ts';
import { findPicture } from './pictures.ts';

interface ThumbnailProps {
  /** The key of a picture of the site. */
  readonly picture: string;
  /** In pixels. */
  readonly width: number;
}

/** A picture of the site, small; nothing if its file is missing. */
export function Thumbnail({ picture, width }: ThumbnailProps) {
  const address = useDesk(({ documents }) => findPicture(documents, picture).address);
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

/** Shows the pictures of the site in a choice between them. */
export function withThumbnails(
  chosen: string | undefined,
): Pick<SelectProps, 'leftSection' | 'renderOption'> {
  return {
    leftSection: chosen !== undefined && chosen !== '' && <Thumbnail picture={chosen} width={28} />,
    renderOption: ({ option }) => (
      <Group gap="xs" wrap="nowrap">
        <Thumbnail picture={option.value} width={64} />
        {option.label}
      </Group>
    ),
  };
}

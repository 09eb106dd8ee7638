import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { channelLink } from '../../domain/channel.ts';
import type { NamedChannel, OtherChannels } from '../../domain/page-data/shell.ts';
import { Icon } from '../icons/Icon.tsx';
import type { MoreChannelsProps } from './MoreChannels.tsx';

interface ChannelLinksProps extends MoreChannelsProps {
  readonly others: OtherChannels;
}

/**
 * Links to channels, and for which of all the message is copied.
 *
 * @public Loaded on demand.
 */
export function ChannelLinks({
  others: { text, channels, notes },
  message,
  opensNewWindow,
}: ChannelLinksProps) {
  return (
    <>
      {channels.length > 0 && (
        <Text size="sm" mt="xs">
          {text}{' '}
          {channels.map((channel, index) => (
            <Fragment key={channel.id}>
              {index > 0 && ' · '}
              <ChannelLink channel={channel} message={message} opensNewWindow={opensNewWindow} />
            </Fragment>
          ))}
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} size="sm" mt="xs">
          {note}
        </Text>
      ))}
    </>
  );
}

interface ChannelLinkProps extends Pick<MoreChannelsProps, 'message' | 'opensNewWindow'> {
  readonly channel: NamedChannel;
}

function ChannelLink({ channel, message, opensNewWindow }: ChannelLinkProps) {
  const link = channelLink(channel, message);
  return (
    <Anchor {...link} inherit>
      <Icon name={channel.icon ?? 'message-circle'} size={16} /> {channel.name}
      {link.target && <VisuallyHidden> {opensNewWindow}</VisuallyHidden>}
    </Anchor>
  );
}

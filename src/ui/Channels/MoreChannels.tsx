import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { channelLink } from '../../shared/channel.ts';
import type { NamedChannel, OtherChannels } from '../../shared/page-data/layout.ts';
import { Icon } from '../icons/Icon.tsx';
import classes from './MoreChannels.module.css';

interface MoreChannelsProps {
  /** Undefined if the site has a single channel. */
  readonly others: OtherChannels | undefined;
  readonly message: string;
  /** Text for screen readers. */
  readonly opensNewWindow: string;
}

/** The channels besides the button above, with the same message, and a note for those whose message is copied. */
export function MoreChannels({ others, message, opensNewWindow }: MoreChannelsProps) {
  if (!others) return null;
  const { text, channels, notes } = others;
  return (
    <>
      {channels.length > 0 && (
        <Text size="sm" mt="xs">
          {text}{' '}
          {channels.map((channel, index) => (
            <Fragment key={channel.id}>
              {index > 0 && ' · '}
              <NamedLink channel={channel} message={message} opensNewWindow={opensNewWindow} />
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

interface NamedLinkProps extends Omit<MoreChannelsProps, 'others'> {
  readonly channel: NamedChannel;
}

function NamedLink({ channel, message, opensNewWindow }: NamedLinkProps) {
  const link = channelLink(channel, message);
  return (
    <Anchor {...link} inherit>
      <span className={classes.icon}>
        <Icon name={channel.icon ?? 'message-circle'} size={16} />
      </span>
      {channel.name}
      {link.target && <VisuallyHidden> {opensNewWindow}</VisuallyHidden>}
    </Anchor>
  );
}

import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { channelLink } from '../../shared/channel.ts';
import type { NamedChannel } from '../../shared/page-data/layout.ts';
import { useMessages, useSite } from '../../shared/site-context.tsx';
import { Icon } from '../icons/Icon.tsx';
import classes from './MoreChannels.module.css';

/** The channels besides the button above, with the same message, and a note for those whose message is copied. */
export function MoreChannels({ message }: { readonly message: string }) {
  const { others } = useSite().layout;
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
              <NamedLink channel={channel} message={message} />
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

interface NamedLinkProps {
  readonly channel: NamedChannel;
  readonly message: string;
}

function NamedLink({ channel, message }: NamedLinkProps) {
  const { opensNewWindow } = useMessages().common;
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

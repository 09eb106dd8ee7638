import { Anchor, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { TourSearchHead } from '../../shared/page-data/tour-part.ts';
import { useSite } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import classes from './FoundTours.module.css';

interface WayOutProps {
  readonly head: TourSearchHead;
  /** Tours were searched too. */
  readonly isSearch: boolean;
}

/** Popular tours and destinations, and the chat, for a search without results. */
export function WayOut({ head, isSearch }: WayOutProps) {
  const { shell, messages } = useSite();
  const groups = [
    { title: head.popularTitle, links: head.popular },
    { title: messages.footer.popularDestinations, links: shell.popularDestinations },
  ];
  return (
    <div className={classes.out}>
      {isSearch && <p>{head.none}</p>}
      {groups.map(
        ({ title, links }) =>
          links.length > 0 && (
            <Fragment key={title}>
              <Title order={3} size="h5">
                {title}
              </Title>
              <ul className={classes.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Anchor href={href}>{label}</Anchor>
                  </li>
                ))}
              </ul>
            </Fragment>
          ),
      )}
      <ChatButton {...useChat()} label={messages.forms.chat} />
    </div>
  );
}

import { Container, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { HomePage } from '../../shared/page-data/home.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import classes from './Home.module.css';

/** Asks the visitor to book, on a picture. */
export function CallToBook({ page }: { readonly page: HomePage }) {
  const messages = useMessages();
  const id = useId();
  return (
    <section className={classes.call} aria-labelledby={id}>
      <PictureImage picture={page.callPicture} className={classes.picture} sizes="100vw" />
      <Container>
        <Title order={2} id={id}>
          {page.callTitle}
        </Title>
        <Text size="xl">{page.callText}</Text>
        <ChatButton {...useChat()} label={messages.common.bookNow} size="lg" />
      </Container>
    </section>
  );
}

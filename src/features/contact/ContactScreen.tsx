import { Container } from '@mantine/core';
import type { ContactPage } from '../../shared/page-data/contact.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { HydrationBoundary } from '../../ui/hydration/ClientOnly.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import classes from './ContactScreen.module.css';
import { Office } from './Office.tsx';

/** Contact details, the message form, the office on a map. */
export function ContactScreen({ page }: { readonly page: ContactPage }) {
  const messages = useMessages();
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} picture={page.picture} size="low" />
      <Container className={classes.content}>
        <ContactForm page={page} />
        <ContactInfo page={page} />
      </Container>
      <HydrationBoundary>
        <Office page={page} />
        <Questions title={messages.questions.title} questions={page.questions} />
      </HydrationBoundary>
    </>
  );
}

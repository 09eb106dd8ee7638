import { Container, Paper, Title } from '@mantine/core';
import type { ContactPage } from '../../shared/page-data/contact.ts';
import { useSite } from '../../shared/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { HydrationBoundary } from '../../ui/hydration/HydrationBoundary.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { ContactForm } from './ContactForm.tsx';
import classes from './ContactScreen.module.css';
import { Office } from './Office.tsx';

/** The contact page. */
export function ContactScreen({ page }: { readonly page: ContactPage }) {
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} picture={page.picture} size="low" />
      <Container className={classes.content}>
        <ContactForm page={page} />
        <ContactInfo page={page} />
      </Container>
      <HydrationBoundary>
        <Office page={page} />
        <Questions questions={page.questions} />
      </HydrationBoundary>
    </>
  );
}

function ContactInfo({ page }: { readonly page: ContactPage }) {
  const { layout, messages } = useSite();
  const { contact, footer } = messages;
  return (
    <Paper component="section" variant="sheet">
      <Title order={2} size="h3">
        {page.infoTitle}
      </Title>
      <dl className={classes.details}>
        <dt>{contact.location}</dt>
        <dd>{layout.address}</dd>
        {layout.phones.length > 0 && <dt>{contact.phone}</dt>}
        {layout.phones.map(({ name, number, href }) => (
          <dd key={href + name}>
            {name !== undefined && `${name} `}
            <a href={href}>
              <bdi dir="ltr">{number}</bdi>
            </a>
          </dd>
        ))}
        <dt>{contact.email}</dt>
        <dd>
          <a href={`mailto:${layout.email}`}>{layout.email}</a>
        </dd>
        <dt>{contact.hours}</dt>
        {page.hours.map(({ days, hours }) => (
          <dd key={days}>
            {days} {hours}
          </dd>
        ))}
      </dl>
      {layout.social.length > 0 && (
        <>
          <Title order={3} size="h5">
            {footer.follow}
          </Title>
          <ul className={classes.social}>
            {layout.social.map(({ network, name, href }) => (
              <li key={network}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Paper>
  );
}

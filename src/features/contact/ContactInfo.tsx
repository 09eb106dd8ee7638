import { Paper, Title } from '@mantine/core';
import type { ContactPage } from '../../shared/page-data/contact.ts';
import { useSite } from '../../shared/site-context.tsx';
import classes from './ContactScreen.module.css';

/** Location, phone, e-mail, working hours, networks. */
export function ContactInfo({ page }: { readonly page: ContactPage }) {
  const { shell, messages } = useSite();
  const { contact, footer } = messages;
  return (
    <Paper component="section" variant="sheet">
      <Title order={2} size="h3">
        {page.infoTitle}
      </Title>
      <dl className={classes.details}>
        <dt>{contact.location}</dt>
        <dd>{shell.address}</dd>
        {shell.phones.length > 0 && <dt>{contact.phone}</dt>}
        {shell.phones.map(({ name, number, href }) => (
          <dd key={href + name}>
            {name !== undefined && `${name} `}
            <a href={href}>
              <bdi dir="ltr">{number}</bdi>
            </a>
          </dd>
        ))}
        <dt>{contact.email}</dt>
        <dd>
          <a href={`mailto:${shell.email}`}>{shell.email}</a>
        </dd>
        <dt>{contact.hours}</dt>
        {page.hours.map(({ days, hours }) => (
          <dd key={days}>
            {days} {hours}
          </dd>
        ))}
      </dl>
      {shell.social.length > 0 && (
        <>
          <Title order={3} size="h5">
            {footer.follow}
          </Title>
          <ul className={classes.social}>
            {shell.social.map(({ network, name, href }) => (
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

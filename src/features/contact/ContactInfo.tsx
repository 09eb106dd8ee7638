import type { ContactPage } from '../../domain/page-data/contact.ts';
import { useSite } from '../../i18n/site-context.tsx';
import classes from './ContactScreen.module.css';

/** Location, phone, e-mail, working hours, networks. Spec §2 Contact, §9. */
export function ContactInfo({ page }: { readonly page: ContactPage }) {
  const { shell, messages } = useSite();
  const { contact, footer } = messages;
  return (
    <section className={classes.info}>
      <h2 data-step="3">{page.infoTitle}</h2>
      <dl className={classes.details}>
        <dt>{contact.location}</dt>
        <dd>{shell.address}</dd>
        <dt>{contact.phone}</dt>
        <dd>
          <a href={shell.phoneHref}>{shell.phone}</a>
        </dd>
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
      <h3 data-step="5">{footer.follow}</h3>
      <ul className={classes.social}>
        {shell.social.map(({ network, name, href }) => (
          <li key={network}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { memo } from 'react';
import type { Link } from '../../domain/page-data/parts.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import classes from './Footer.module.css';
import { useYear } from './use-year.ts';

/** The footer of every page. Spec §2 Footer. */
export const Footer = memo(function Footer() {
  const { frame, messages } = useSite();
  const { footer } = messages;
  const year = useYear();
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns}>
        <div className={classes.brand}>
          <h2 className={classes.name}>
            <img src={frame.icon} alt="" width={40} height={40} loading="lazy" />
            {frame.brand}
          </h2>
          <p className={classes.about}>{footer.about}</p>
          <ul aria-label={footer.follow} className={classes.social}>
            {frame.social.map(({ network, name, href }) => (
              <li key={network}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList title={footer.quickLinks} links={frame.quickLinks} />
        <LinkList title={footer.popularDestinations} links={frame.popularDestinations} />
        <ContactDetails />
      </Container>
      <Container>
        <p className={classes.copyright} data-year={year}>
          {footer.copyright({ year, brand: frame.brand })}
        </p>
      </Container>
    </footer>
  );
});

function LinkList({ title, links }: { readonly title: string; readonly links: readonly Link[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={classes.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactDetails() {
  const { frame, messages } = useSite();
  const { footer, contact, common } = messages;
  return (
    <div className={classes.contact}>
      <h2>{footer.contact}</h2>
      <dl className={classes.details}>
        <dt>{contact.location}</dt>
        <dd>{frame.address}</dd>
        <dt>{contact.phone}</dt>
        <dd>
          <a href={frame.chatHref} target="_blank" rel="noopener">
            {frame.phone} <VisuallyHidden>{common.opensNewWindow}</VisuallyHidden>
          </a>
        </dd>
        <dt>{contact.email}</dt>
        <dd>
          <a href={`mailto:${frame.email}`}>{frame.email}</a>
        </dd>
      </dl>
    </div>
  );
}

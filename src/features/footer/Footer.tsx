import { Container, Title, VisuallyHidden } from '@mantine/core';
import { memo, useSyncExternalStore } from 'react';
import { digits } from '../../shared/i18n/plural.ts';
import type { Link } from '../../shared/page-data/parts.ts';
import { useSite } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { MoreChannels } from '../../ui/Channels/MoreChannels.tsx';
import { useLangAttributes } from '../../ui/text/text.tsx';
import classes from './Footer.module.css';

/** The footer of every page. */
export const Footer = memo(function Footer() {
  const { language, layout, messages } = useSite();
  const { footer } = messages;
  const year = useYear(layout.year);
  return (
    <footer {...useLangAttributes(layout.language)} className={classes.footer}>
      <Container className={classes.columns}>
        <div className={classes.brand}>
          <Title order={2} className={classes.name}>
            <img src={layout.icon} alt="" width={40} height={40} loading="lazy" />
            {layout.brand}
          </Title>
          <p className={classes.about}>{footer.about}</p>
          {layout.social.length > 0 && (
            <ul aria-label={footer.follow} className={classes.social}>
              {layout.social.map(({ network, name, href }) => (
                <li key={network}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <LinkList title={footer.quickLinks} links={layout.quickLinks} />
        <LinkList title={footer.popularDestinations} links={layout.popularDestinations} />
        <ContactDetails />
      </Container>
      <Container>
        <div className={classes.end}>
          <p>{footer.copyright({ year: digits(language.locale, Number(year)), brand: layout.brand })}</p>
          <ul aria-label={footer.pages} className={classes.links}>
            <LinkItems links={[layout.compare, ...layout.ownPages]} />
          </ul>
        </div>
      </Container>
    </footer>
  );
});

function LinkList({ title, links }: { readonly title: string; readonly links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <Title order={2}>{title}</Title>
      <ul className={classes.links}>
        <LinkItems links={links} />
      </ul>
    </div>
  );
}

function LinkItems({ links }: { readonly links: readonly Link[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}

function ContactDetails() {
  const { layout, messages } = useSite();
  const { footer, contact } = messages;
  const { link, opensNewWindow } = useChat();
  return (
    <div className={classes.contact}>
      <Title order={2}>{footer.contact}</Title>
      <dl className={classes.details}>
        <dt>{contact.location}</dt>
        <dd>{layout.address}</dd>
        {layout.phones.length > 0 && <dt>{contact.phone}</dt>}
        {layout.phones.map(({ name, number, href, isChat }) => (
          <dd key={href + name}>
            {name !== undefined && `${name} `}
            <a {...(isChat ? link : { href })}>
              <bdi dir="ltr">{number}</bdi>{' '}
              {isChat && opensNewWindow && <VisuallyHidden>{opensNewWindow}</VisuallyHidden>}
            </a>
          </dd>
        ))}
        <dt>{contact.email}</dt>
        <dd>
          <a href={`mailto:${layout.email}`}>{layout.email}</a>
        </dd>
      </dl>
      <MoreChannels message={layout.chatMessage} />
    </div>
  );
}

const never = () => () => {};

function currentYear(): string {
  return String(new Date().getFullYear());
}

/** @param built the year of the build, for the first render */
function useYear(built: string | undefined): string {
  return useSyncExternalStore(never, currentYear, () => built ?? currentYear());
}

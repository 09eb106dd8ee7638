import { useIntersection } from '@mantine/hooks';
import { type ComponentProps, useState } from 'react';
import type { ContactPage } from '../../domain/page-data/contact.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import classes from './ContactScreen.module.css';

/** From here on the map is asked for. */
const NEAR_SCREEN = { rootMargin: '200px' };

/** The office: address, link to a map, embedded map. Spec §2 Contact. */
export function Office({ page }: { readonly page: ContactPage }) {
  const { shell, messages } = useSite();
  return (
    <Section title={page.officeTitle} intro={page.officeText}>
      <p className={classes.address}>
        {shell.address} <a href={page.mapHref}>{messages.forms.map}</a>
      </p>
      <OfficeMap address={page.mapEmbed} title={messages.forms.mapTitle} />
    </Section>
  );
}

interface OfficeMapProps {
  readonly address: string;
  readonly title: string;
}

/** The embedded map; nothing is asked of its host before the visitor comes near it. */
function OfficeMap({ address, title }: OfficeMapProps) {
  const { ref, entry } = useIntersection(NEAR_SCREEN);
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  return (
    <>
      <MapFrame title={title} ref={ref} src={wasNear ? address : undefined} />
      <noscript>
        <MapFrame title={title} src={address} />
      </noscript>
    </>
  );
}

function MapFrame(props: ComponentProps<'iframe'>) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another site's, kept apart anyway; tiles ask for its origin
    <iframe {...props} className={classes.map} loading="lazy" referrerPolicy="no-referrer-when-downgrade" />
  );
}

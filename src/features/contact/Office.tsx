import type { ContactPage } from '../../domain/page-data.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import classes from './ContactScreen.module.css';

/** The office: address, link to a map, embedded map. Spec §2 Contact. */
export function Office({ page }: { readonly page: ContactPage }) {
  const { frame, messages } = useSite();
  return (
    <Section title={page.officeTitle} intro={page.officeText} tone="sand">
      <p>
        {frame.address} · <a href={page.mapHref}>{messages.forms.map}</a>
      </p>
      {/* The map is another site's, which the browser keeps apart already; its tiles ask for its origin. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        src={page.mapEmbed}
        title={messages.forms.mapTitle}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        className={classes.map}
      />
    </Section>
  );
}

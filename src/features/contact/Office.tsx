import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ContactPage } from '../../shared/page-data/contact.ts';
import type { OfficeMap } from '../../shared/page-data/map.ts';
import { useSite } from '../../shared/site-context.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import classes from './Office.module.css';

const NOTE_ID = 'map-from';

/** The office: address, link to a map, and another site's map on request. */
export function Office({ page }: { readonly page: ContactPage }) {
  const { layout, messages } = useSite();
  const [isShown, setIsShown] = useState(false);
  return (
    <Section title={page.officeTitle} intro={page.officeText}>
      <p className={classes.address}>
        {layout.address} <a href={page.mapHref}>{messages.forms.map}</a>
      </p>
      {isShown ? (
        <MapFrame address={page.mapEmbed} title={messages.forms.mapTitle} />
      ) : (
        <div className={classes.map}>{page.officeMap && <OfficePoint map={page.officeMap} />}</div>
      )}
      {/* Stays in its place, so that nothing moves. */}
      <div className={classes.offer}>
        <Button
          type="button"
          variant="outline"
          aria-describedby={NOTE_ID}
          data-shown={isShown}
          onClick={() => setIsShown(true)}
        >
          {page.showMap}
        </Button>
        <p id={NOTE_ID}>{page.mapFrom}</p>
      </div>
    </Section>
  );
}

/** Our own map, positioned so that the pin is right however the picture is cropped. */
function OfficePoint({ map }: { readonly map: OfficeMap }) {
  const { src, width, height, x, y } = map;
  const place = { left: `${x}%`, top: `${y}%` };
  return (
    <div aria-hidden>
      <img
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${place.left} ${place.top}` }}
      />
      <b style={place} />
    </div>
  );
}

interface MapFrameProps {
  readonly address: string;
  readonly title: string;
}

/** Another site's map, without referrer and with minimal permissions. */
function MapFrame({ address, title }: MapFrameProps) {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      className={classes.map}
      src={address}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another host's: it needs its own origin for its tiles
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}

import { Anchor, Table, UnstyledButton } from '@mantine/core';
import { type CSSProperties, useRef } from 'react';
import { tourSlug } from '../../shared/compared-tours.ts';
import { localizedPath } from '../../shared/language-address.ts';
import type { CompareTexts } from '../../shared/page-data/compare.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { useSite } from '../../shared/site-context.tsx';
import { saveProps } from '../../shared/site-texts.ts';
import { fillTemplate } from '../../trip/message-template.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import { CompareCell } from './CompareCell.tsx';
import classes from './CompareTable.module.css';
import type { CompareRow } from './compare-rows.ts';

interface CompareTableProps {
  readonly tours: readonly PackagePage[];
  readonly rows: readonly CompareRow[];
  readonly texts: CompareTexts;
  readonly remove: (slug: string) => void;
}

/**
 * Tours as columns; what is compared stands above the cells of its row. Where columns do not fit they are scrolled
 * sideways, and the names of the tours, which stay in sight, go along.
 */
export function CompareTable({ tours, rows, texts, remove }: CompareTableProps) {
  const names = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.comparison} style={{ '--tours': tours.length } as CSSProperties}>
      {/* The table names its columns itself. */}
      <div ref={names} aria-hidden className={classes.names} data-scrolls>
        <div>
          {tours.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </div>
      </div>
      <section
        aria-label={tours.map(({ name }) => name).join(', ')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard too.
        tabIndex={0}
        className={classes.scroll}
        onScroll={({ currentTarget: { scrollLeft } }) => names.current?.scrollTo({ left: scrollLeft })}
      >
        <Table className={classes.table}>
          <thead>
            <tr>
              {tours.map((tour) => (
                <th key={tour.id} scope="col">
                  <TourHead tour={tour} texts={texts} onRemove={() => remove(tourSlug(tour.path))} />
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ id, label, cells, differs }) => (
            <tbody key={id} data-differs={differs && tours.length > 1}>
              <tr>
                <th scope="rowgroup" colSpan={tours.length}>
                  <span>{label}</span>
                </th>
              </tr>
              <tr>
                {tours.map((tour, index) => (
                  <td key={tour.id}>
                    <CompareCell lines={cells[index] ?? []} texts={texts} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </Table>
      </section>
    </div>
  );
}

interface TourHeadProps {
  readonly tour: PackagePage;
  readonly texts: CompareTexts;
  readonly onRemove: () => void;
}

function TourHead({ tour, texts, onRemove }: TourHeadProps) {
  const site = useSite();
  const { language, messages } = site;
  const { compare: _compare, ...save } = saveProps(site, { href: tour.path, name: tour.name });
  return (
    <div className={classes.head}>
      <PictureImage
        picture={{ ...tour.picture, alt: tour.name }}
        className={classes.picture}
        sizes="(min-width: 48em) 24rem, 50vw"
        widest={WIDEST_IN_CARDS}
      />
      <Anchor
        href={localizedPath(language, tour.path)}
        aria-label={messages.common.viewDetailsOf({ name: tour.name })}
        className={classes.link}
      >
        {messages.common.viewDetails}
      </Anchor>
      <div className={classes.buttons}>
        <LazySaveButton {...save} />
        <UnstyledButton
          aria-label={fillTemplate(texts.remove, { name: tour.name })}
          className={classes.remove}
          onClick={onRemove}
        >
          <Icon name="x" size={20} />
        </UnstyledButton>
      </div>
    </div>
  );
}

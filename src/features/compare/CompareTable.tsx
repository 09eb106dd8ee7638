import { Anchor, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, useRef } from 'react';
import { tourSlug } from '../../shared/compared-tours.ts';
import { localizedPath } from '../../shared/language-address.ts';
import type { CompareTexts } from '../../shared/page-data/compare.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { useSite } from '../../shared/site-context.tsx';
import { fillTemplate } from '../../trip/message-template.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import pictureClasses from '../../ui/Picture/Picture.module.css';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import classes from './CompareTable.module.css';
import type { CompareLine, CompareRow } from './compare-rows.ts';

interface CompareTableProps {
  readonly tours: readonly PackagePage[];
  readonly rows: readonly CompareRow[];
  readonly texts: CompareTexts;
  readonly remove: (slug: string) => void;
}

/** Tours as columns, scrolled sideways where they do not fit; their sticky names scroll along. */
export function CompareTable({ tours, rows, texts, remove }: CompareTableProps) {
  const names = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.comparison} style={{ '--tours': tours.length } as CSSProperties}>
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
  const { language, messages } = useSite();
  return (
    <div className={classes.head}>
      <PictureImage
        picture={{ ...tour.picture, alt: tour.name }}
        className={`${pictureClasses.framed} ${classes.picture}`}
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
        <LazySaveButton href={tour.path} name={tour.name} hasLink={false} />
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

interface CompareCellProps {
  readonly lines: readonly CompareLine[];
  readonly texts: Pick<CompareTexts, 'excluded' | 'included' | 'unknown'>;
}

function CompareCell({ lines, texts }: CompareCellProps) {
  if (lines.length === 0) return <span className={classes.unknown}>{texts.unknown}</span>;
  return lines.map(({ option, mark, text, note }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never change places.
    <p key={index} className={classes.line} data-mark={mark}>
      {option !== undefined && (mark ? `${option} ` : <small>{option}</small>)}
      <Said text={text ?? (mark === 'tick' ? texts.included : texts.excluded)} isSeen={!mark || !option} />
      {note && <small>{note}</small>}
    </p>
  ));
}

/** A text, for screen readers only where a tick or cross shows it. */
function Said({ text, isSeen }: { readonly text: string; readonly isSeen: boolean }) {
  return isSeen ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>;
}

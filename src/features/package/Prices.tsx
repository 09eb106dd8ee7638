import { Title, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { ShownPriceTable } from '../../domain/page-data/prices.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { ChatLink } from './ChatLink.tsx';
import classes from './Prices.module.css';

/** Marks the table for links; only the chosen option's is on the page for them. */
export const PRICE_TABLE = 'prices';

interface PricesProps {
  readonly table: ShownPriceTable;
  /** Name of the option that the prices belong to. */
  readonly name?: string | undefined;
  /** The cell that the visitor's price comes from. */
  readonly yours?: { readonly band: string; readonly tier?: string | undefined } | undefined;
  readonly chosen: boolean;
  /** Whether the column of that cell is scrolled into sight. */
  readonly reveal: boolean;
  readonly chatHref: string;
}

/** The price table: a row per group size, a column per hotel class. Spec §2, §9. */
export function Prices({ table, name, yours, chosen, reveal, chatHref }: PricesProps) {
  const texts = useMessages().package;
  const id = useId();
  const scroller = useRef<HTMLElement>(null);
  const tier = chosen && reveal ? yours?.tier : undefined;
  useEffect(() => {
    if (tier !== undefined && scroller.current) centreColumn(scroller.current);
  }, [tier]);
  return (
    <section id={chosen ? PRICE_TABLE : undefined} className={classes.prices}>
      <Title order={2} size="h3">
        {texts.prices}
      </Title>
      <p id={id} className={classes.caption}>
        {name !== undefined && `${name} · `}
        {texts.pricesNote}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard too. */}
      <section ref={scroller} aria-labelledby={id} tabIndex={0} className={classes.scroll}>
        <table className={classes.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{texts.groupSize}</th>
              {table.tiers.length === 0 && <th scope="col">{texts.price}</th>}
              {table.tiers.map(({ id: column, label }) => (
                <th key={column} scope="col" data-yours={(chosen && column === yours?.tier) || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ band, label, cells, figures }) => (
              <tr key={band} data-yours={(chosen && band === yours?.band) || undefined}>
                <th scope="row">{label}</th>
                {cells.map(({ tier: column }, index) => (
                  <Cell
                    key={column ?? ''}
                    currency={table.currency}
                    figure={figures[index] ?? undefined}
                    askText={table.askText}
                    isYours={chosen && band === yours?.band && column === yours.tier}
                    isYourTier={chosen && column !== undefined && column === yours?.tier}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.note}>
        <ChatLink href={chatHref} text={texts.largerGroups} />
      </p>
    </section>
  );
}

interface CellProps {
  readonly currency: ShownPriceTable['currency'];
  /** None: one has to ask. */
  readonly figure: string | undefined;
  readonly askText: string | undefined;
  readonly isYours: boolean;
  /** Whether it stands in the column of the visitor's hotel class. */
  readonly isYourTier: boolean;
}

/** Scrolls a table sideways until the column of the visitor's hotel class stands in its middle. */
function centreColumn(scroller: HTMLElement): void {
  const column = scroller.querySelector('thead [data-yours]')?.getBoundingClientRect();
  if (!column) return;
  const window = scroller.getBoundingClientRect();
  scroller.scrollBy({ left: column.left + column.width / 2 - window.left - window.width / 2 });
}

/** On phones the figure stands alone: the caption names the currency. */
function Cell({ currency: { before, after }, figure, askText, isYours, isYourTier }: CellProps) {
  const { yourPrice } = useMessages().package;
  if (figure === undefined) return <td data-tier={isYourTier || undefined}>{askText}</td>;
  return (
    <td data-yours={isYours || undefined} data-tier={isYourTier || undefined}>
      {before && <span>{before}</span>}
      {figure}
      {after && <span>{after}</span>}
      {isYours && <VisuallyHidden> {yourPrice}</VisuallyHidden>}
    </td>
  );
}

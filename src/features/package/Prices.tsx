import { useId } from 'react';
import type { ShownPriceTable } from '../../domain/page-data/prices.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import classes from './Prices.module.css';

/** Marks the table for links; only the chosen option's is on the page for them. */
export const PRICE_TABLE = 'prices';

interface PricesProps {
  readonly table: ShownPriceTable;
  /** Name of the option that the prices belong to. */
  readonly name?: string | undefined;
  /** The cell that the visitor's price comes from. */
  readonly yours?: { readonly band: string; readonly tier: string } | undefined;
  readonly chosen: boolean;
}

/** The price table: a row per group size, a column per hotel class. Spec §2, §9. */
export function Prices({ table, name, yours, chosen }: PricesProps) {
  const texts = useMessages().package;
  const id = useId();
  return (
    <section id={chosen ? PRICE_TABLE : undefined} className={classes.prices}>
      <h2 data-step="3">{texts.prices}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard too. */}
      <section aria-labelledby={id} tabIndex={0} className={classes.scroll}>
        <table className={classes.table}>
          <caption id={id}>
            {name !== undefined && `${name} · `}
            {texts.pricesNote}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.groupSize}</th>
              {table.tiers.map(({ id: tier, label }) => (
                <th key={tier} scope="col" data-yours={(chosen && tier === yours?.tier) || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ band, label, cells, figures }) => (
              <tr key={band} data-yours={(chosen && band === yours?.band) || undefined}>
                <th scope="row">{label}</th>
                {cells.map(({ tier }, index) => (
                  <Cell
                    key={tier}
                    currency={table.currency}
                    figure={figures[index] ?? ''}
                    isYours={chosen && band === yours?.band && tier === yours.tier}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.note}>{texts.largerGroups}</p>
    </section>
  );
}

interface CellProps {
  readonly currency: ShownPriceTable['currency'];
  readonly figure: string;
  readonly isYours: boolean;
}

/** On phones the figure stands alone: the caption names the currency. */
function Cell({ currency: { before, after }, figure, isYours }: CellProps) {
  const { yourPrice } = useMessages().package;
  return (
    <td data-yours={isYours || undefined}>
      {before && <span>{before}</span>}
      {figure}
      {after && <span>{after}</span>}
      {isYours && <VisuallyHidden> {yourPrice}</VisuallyHidden>}
    </td>
  );
}

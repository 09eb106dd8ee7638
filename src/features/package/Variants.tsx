import { useId } from 'react';
import type { PackageVariant } from '../../domain/page-data.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { TabList } from '../../ui/TabList/TabList.tsx';
import { CheckList } from '../../ui/text/CheckList.tsx';
import { Itinerary } from './Itinerary.tsx';
import { Prices } from './Prices.tsx';
import classes from './Variants.module.css';

interface VariantsProps {
  readonly variants: readonly PackageVariant[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Plan and prices: of the only variant, or of the option that a tab chooses. Spec §2, §4. */
export function Variants({ variants, chosen, onChoose }: VariantsProps) {
  const texts = useMessages().package;
  const id = useId();
  const hydrated = useHydrated();
  const tabs = variants.flatMap(({ option }) => (option ? [{ id: option.id, label: option.name }] : []));
  const tabId = (option: string) => `${id}-tab-${option}`;
  const panelId = (option: string) => `${id}-panel-${option}`;

  if (tabs.length === 0) return variants.map((variant) => <Plan key={variant.chatHref} variant={variant} />);
  return (
    <div>
      <TabList
        label={texts.options}
        tabs={tabs}
        selected={variants[chosen]?.option?.id ?? ''}
        onSelect={(option) => onChoose(variants.findIndex((variant) => variant.option?.id === option))}
        tabId={tabId}
        panelId={panelId}
      />
      {variants.map((variant, index) => (
        <div
          key={variant.option?.id}
          id={panelId(variant.option?.id ?? '')}
          role="tabpanel"
          aria-labelledby={tabId(variant.option?.id ?? '')}
          className={classes.panel}
          data-chosen={index === chosen}
          // Without scripts all options stay to be read; a style hides them until the page is live.
          hidden={hydrated && index !== chosen}
        >
          <OptionSummary variant={variant} />
          <Plan variant={variant} />
        </div>
      ))}
    </div>
  );
}

/** What an option is: name, description, price, features. Spec §2, §3 Overnight option. */
function OptionSummary({ variant }: { readonly variant: PackageVariant }) {
  const { package: texts, common } = useMessages();
  if (!variant.option) return null;
  return (
    <section className={classes.option}>
      <h2 data-step="3">{variant.option.name}</h2>
      <p>{variant.option.description}</p>
      <p className={classes.price}>
        {variant.priceText} {variant.hasPrice && common.perPerson}
      </p>
      <h3 data-step="5">{texts.features}</h3>
      <CheckList items={variant.option.features} />
    </section>
  );
}

function Plan({ variant }: { readonly variant: PackageVariant }) {
  return (
    <div className={classes.plan}>
      {variant.prices && <Prices table={variant.prices} name={variant.option?.name} />}
      <Itinerary days={variant.days} />
    </div>
  );
}

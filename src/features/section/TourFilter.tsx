import { Button, Chip, Fieldset } from '@mantine/core';
import { use } from 'react';
import { formatNumber } from '../../shared/i18n/plural.ts';
import { fitKey, type TourFilters } from '../../shared/page-data/tour-filter.ts';
import { IsPrerendered, useSite } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { fillTemplate } from '../../trip/message-template.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import classes from './TourFilter.module.css';
import { filterStyles, type useTourFilter } from './use-tour-filter.ts';

interface TourFilterProps {
  readonly offered: TourFilters;
  readonly filter: ReturnType<typeof useTourFilter>;
  /** Of tours that fit. */
  readonly count: number;
}

/** Filters a list of tours by radio buttons and document styles, which work before scripts. */
export function TourFilter({ offered, filter, count }: TourFilterProps) {
  const { language, messages } = useSite();
  const chat = useChat();
  const form = useEarlyEntry<HTMLFormElement>((fields) => {
    for (const { id, choices } of offered.filters) {
      const early = choices.find((choice) => fitKey(id, choice.id) === chosenValue(fields, id))?.id;
      if (early !== filter.chosen[id]) filter.choose(id, early);
    }
  });
  return (
    <>
      <form
        ref={form}
        method="dialog"
        className={classes.filters}
        onReset={(event) => {
          event.preventDefault();
          filter.reset();
        }}
      >
        {offered.filters.map(({ id, label, choices }) => (
          <Fieldset key={id} legend={label} className={classes.choices}>
            <Chip
              name={id}
              value=""
              checked={filter.chosen[id] === undefined}
              onChange={() => filter.choose(id, undefined)}
            >
              {offered.any}
            </Chip>
            {choices.map((choice) => (
              <Chip
                key={choice.id}
                name={id}
                value={fitKey(id, choice.id)}
                checked={filter.chosen[id] === choice.id}
                onChange={() => filter.choose(id, choice.id)}
              >
                {choice.label}
              </Chip>
            ))}
          </Fieldset>
        ))}
        <div className={classes.result}>
          <Button type="reset" variant="outline" size="sm">
            {messages.search.reset}
          </Button>
          <p role="status" className={classes.count}>
            {fillTemplate(offered.shown, { count: formatNumber(language.locale, count) })}
          </p>
        </div>
      </form>
      {count === 0 && (
        <div className={classes.none}>
          <p>{offered.none}</p>
          <ChatButton {...chat} label={messages.forms.chat} />
        </div>
      )}
      {/* The content policy refuses such styles on pages opened within the site. */}
      {use(IsPrerendered) && <style>{filterStyles(offered.filters)}</style>}
    </>
  );
}

import { Button, Chip, Container, Fieldset } from '@mantine/core';
import { use } from 'react';
import { fitKey, type TourFilters } from '../../shared/page-data/section.ts';
import { IsPrerendered, useSite } from '../../shared/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/HydrationBoundary.tsx';
import classes from './TourFilter.module.css';
import { filterStyles, type useTourFilter } from './use-tour-filter.ts';

interface TourFilterProps {
  readonly offered: TourFilters;
  readonly filter: ReturnType<typeof useTourFilter>;
  /** Called when the visitor has changed a filter. */
  readonly onChoose: () => void;
}

/** Filters a list of tours by one row of radio buttons, and by document styles, which work before scripts. */
export function TourFilter({ offered, filter, onChoose }: TourFilterProps) {
  const { messages } = useSite();
  const choose = (id: string, choice: string | undefined) => {
    filter.choose(id, choice);
    onChoose();
  };
  const form = useEarlyEntry<HTMLFormElement>((fields) => {
    for (const { id, choices } of offered.filters) {
      const early = choices.find((choice) => fitKey(id, choice.id) === chosenValue(fields, id))?.id;
      if (early !== filter.chosen[id]) filter.choose(id, early);
    }
  });
  return (
    <div className={classes.bar}>
      <Container>
        <form
          ref={form}
          method="dialog"
          className={classes.filters}
          onReset={(event) => {
            event.preventDefault();
            filter.reset();
            onChoose();
          }}
        >
          {offered.filters.map(({ id, label, choices }) => (
            <Fieldset key={id} legend={label} className={classes.choices}>
              <Chip
                name={id}
                value=""
                checked={filter.chosen[id] === undefined}
                onChange={() => choose(id, undefined)}
              >
                {offered.any}
              </Chip>
              {choices.map((choice) => (
                <Chip
                  key={choice.id}
                  name={id}
                  value={fitKey(id, choice.id)}
                  checked={filter.chosen[id] === choice.id}
                  onChange={() => choose(id, choice.id)}
                >
                  {choice.label}
                </Chip>
              ))}
            </Fieldset>
          ))}
          <Button type="reset" variant="outline" size="sm" className={classes.reset}>
            {messages.search.reset}
          </Button>
        </form>
      </Container>
      {/* The content policy refuses such styles on pages opened within the site. */}
      {use(IsPrerendered) && <style>{filterStyles(offered.filters)}</style>}
    </div>
  );
}

/** Shown in place of the list where no tour fits the filters. */
export function NoTours({ text }: { readonly text: string }) {
  const { messages } = useSite();
  return (
    <Container className={classes.none}>
      <p>{text}</p>
      <ChatButton label={messages.forms.chat} />
    </Container>
  );
}

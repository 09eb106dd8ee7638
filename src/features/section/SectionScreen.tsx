import { Anchor, Button, type ButtonProps, Container, Title } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { formatNumber } from '../../shared/i18n/plural.ts';
import type { Pager as PagerData, SectionPage, SectionTour } from '../../shared/page-data/section.ts';
import { useSite } from '../../shared/site-context.tsx';
import { fillTemplate } from '../../trip/message-template.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { HydrationBoundary } from '../../ui/hydration/HydrationBoundary.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { GroupForm } from '../../ui/prices/GroupForm.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Paragraphs } from '../../ui/text/text.tsx';
import classes from './SectionScreen.module.css';
import { NoTours, TourFilter } from './TourFilter.tsx';
import { TourList } from './TourList.tsx';
import { matchesFilters, useTourFilter } from './use-tour-filter.ts';

/** A section page: the packages of a region or occasion, by group. */
export function SectionScreen({ page }: { readonly page: SectionPage }) {
  const { messages, language } = useSite();
  const { group, priced } = useGroupPrices();
  const { filters, pager } = page;
  const groups = page.groups.map(({ packages, ...rest }) => ({ ...rest, packages: packages.map(priced) }));
  const hasPrices = groups.some(({ packages }) => packages.some(({ prices }) => prices));
  const filter = useTourFilter(filters?.filters ?? NO_FILTERS);
  const list = useRef<HTMLDivElement>(null);
  const isShown = ({ fits }: SectionTour) => matchesFilters(fits, filter.chosen);
  const counted = groups.map(({ id, title, packages }) => ({
    id,
    title,
    fits: filters && joinFits(packages),
    count: packages.filter(isShown).length,
  }));
  const count = counted.reduce((sum, one) => sum + one.count, 0);
  const [lead, ...further] = page.intro;
  return (
    <>
      <Banner title={page.title} picture={page.picture} size="slim" />
      {(lead !== undefined || hasPrices) && (
        <Container className={classes.intro}>
          {lead !== undefined && <p>{lead}</p>}
          {hasPrices && <GroupForm group={group} />}
        </Container>
      )}
      <div className={classes.tours} data-filtered={filters !== undefined}>
        {filters && <TourFilter offered={filters} filter={filter} onChoose={() => showFrom(list)} />}
        <Container ref={list} className={classes.overview}>
          {pager && (
            <Title order={2} size="h4" className={classes.part}>
              {pager.compareTitle}
            </Title>
          )}
          {filters && (
            <p role="status" className={classes.count} translate="no">
              {fillTemplate(filters.shown, { count: formatNumber(language.locale, count) })}
            </p>
          )}
          {groups.length > 1 && <GroupLinks groups={counted} label={messages.section.compare} />}
        </Container>
        {filters && count === 0 && <NoTours text={filters.none} />}
        <HydrationBoundary>
          {groups.map(({ id, title, packages }, index) => (
            <Section
              key={id}
              id={id}
              title={title}
              data-fits={filters && joinFits(packages)}
              hidden={!packages.some(isShown)}
            >
              <TourList tours={packages} isShown={isShown} />
              {pager && index === groups.length - 1 && <Pager pager={pager} />}
            </Section>
          ))}
        </HydrationBoundary>
      </div>
      {further.length > 0 && (
        <Container className={classes.further}>
          <Paragraphs texts={further} />
        </Container>
      )}
      <HydrationBoundary>
        <Questions questions={page.questions} />
      </HydrationBoundary>
    </>
  );
}

const NO_FILTERS = [] as const;

/** Scrolls up to a list that has become shorter and may end above the viewport. */
function showFrom({ current }: RefObject<HTMLElement | null>): void {
  if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
}

function joinFits(tours: readonly SectionTour[]): string {
  return [...new Set(tours.flatMap(({ fits = [] }) => fits))].join(' ');
}

interface GroupLinksProps {
  /** With the number of tours that are shown. */
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly fits: string | undefined;
    readonly count: number;
  }[];
  readonly label: string;
}

function GroupLinks({ groups, label }: GroupLinksProps) {
  const { language } = useSite();
  return (
    <ul aria-label={label} className={classes.links}>
      {groups.map(({ id, title, fits, count }) => (
        <li key={id} data-fits={fits} hidden={count === 0}>
          <Anchor href={`#${id}`}>{title}</Anchor>{' '}
          <small translate="no">{formatNumber(language.locale, count)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Links to the pages of a long list: the one before, a few by number, the one after. */
function Pager({ pager }: { readonly pager: PagerData }) {
  const { language, messages } = useSite();
  const texts = messages.section;
  return (
    <nav aria-label={texts.pages} className={classes.pager}>
      <NextLink href={pager.previous} rel="prev" leftSection={<Icon name="chevron-left" size={16} />}>
        {texts.previous}
      </NextLink>
      <ul className={classes.numbers}>
        {pager.links.map(({ number, label, href, isCurrent, isAfterGap }) => (
          <li key={number} data-after-gap={isAfterGap}>
            <Button
              component="a"
              href={href}
              size="sm"
              aria-label={label}
              aria-current={isCurrent && 'page'}
              variant={isCurrent ? undefined : 'outline'}
              className={classes.number}
            >
              {formatNumber(language.locale, number)}
            </Button>
          </li>
        ))}
      </ul>
      <NextLink href={pager.next} rel="next" rightSection={<Icon name="chevron-right" size={16} />}>
        {texts.next}
      </NextLink>
    </nav>
  );
}

interface NextLinkProps extends ButtonProps {
  readonly href: string | undefined;
  readonly rel: 'next' | 'prev';
}

function NextLink({ href, ...button }: NextLinkProps) {
  return href !== undefined && <Button component="a" href={href} variant="outline" {...button} />;
}

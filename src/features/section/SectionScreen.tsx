import { Anchor, Button, Container } from '@mantine/core';
import { formatNumber } from '../../shared/i18n/plural.ts';
import type { Pager as PagerData, SectionPage, SectionTour } from '../../shared/page-data/section.ts';
import { useSite } from '../../shared/site-context.tsx';
import { groupPriceTexts } from '../../shared/site-texts.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { HydrationBoundary } from '../../ui/hydration/ClientOnly.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { GroupForm } from '../../ui/prices/GroupForm.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Paragraphs } from '../../ui/text/text.tsx';
import classes from './SectionScreen.module.css';
import { TourFilter } from './TourFilter.tsx';
import { TourList } from './TourList.tsx';
import { isFitting, useTourFilter } from './use-tour-filter.ts';

/** A section page: the packages of a region or occasion, by group. */
export function SectionScreen({ page }: { readonly page: SectionPage }) {
  const { shell, messages } = useSite();
  const { group, priced } = useGroupPrices(shell.pricing, groupPriceTexts(messages));
  const { filters, pager } = page;
  const groups = page.groups.map(({ packages, ...rest }) => ({ ...rest, packages: packages.map(priced) }));
  const hasPrices = groups.some(({ packages }) => packages.some(({ prices }) => prices));
  const filter = useTourFilter(filters?.filters ?? NO_FILTERS);
  const isShown = ({ fits }: SectionTour) => isFitting(fits, filter.chosen);
  const count = groups.flatMap(({ packages }) => packages).filter(isShown).length;
  const isFurther = pager?.previous !== undefined;
  const title = pager?.compareTitle ?? messages.section.compare;
  return (
    <>
      <Banner title={page.title} picture={page.picture} size={isFurther ? 'low' : 'page'} />
      {!isFurther && (
        <Container className={classes.intro}>
          <Paragraphs texts={page.intro} />
        </Container>
      )}
      {groups.length > 0 && (
        <Section title={title} tone="sand">
          {hasPrices && <GroupForm group={group} pricing={shell.pricing} texts={messages.package} />}
          {groups.length > 1 && <GroupLinks groups={groups} label={title} />}
          {filters && <TourFilter offered={filters} filter={filter} count={count} />}
        </Section>
      )}
      <HydrationBoundary>
        {groups.map(({ id, title: name, packages }, index) => (
          <Section
            key={id}
            id={id}
            title={name}
            data-fits={filters && joinFits(packages)}
            hidden={!packages.some(isShown)}
          >
            <TourList tours={packages} isShown={isShown} />
            {pager && index === groups.length - 1 && <Pager pager={pager} />}
          </Section>
        ))}
        <Questions title={messages.questions.title} questions={page.questions} />
      </HydrationBoundary>
    </>
  );
}

const NO_FILTERS = [] as const;

function joinFits(tours: readonly SectionTour[]): string {
  return [...new Set(tours.flatMap(({ fits = [] }) => fits))].join(' ');
}

interface GroupLinksProps extends Pick<SectionPage, 'groups'> {
  readonly label: string;
}

function GroupLinks({ groups, label }: GroupLinksProps) {
  const { language } = useSite();
  return (
    <ul aria-label={label} className={classes.links}>
      {groups.map(({ id, title, packages }) => (
        <li key={id}>
          <Anchor href={`#${id}`}>{title}</Anchor>{' '}
          <small>{formatNumber(language.locale, packages.length)}</small>
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
      {pager.previous !== undefined && (
        <Button
          component="a"
          href={pager.previous}
          rel="prev"
          variant="outline"
          leftSection={<Icon name="chevron-left" size={16} />}
        >
          {texts.previous}
        </Button>
      )}
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
      {pager.next !== undefined && (
        <Button
          component="a"
          href={pager.next}
          rel="next"
          variant="outline"
          rightSection={<Icon name="chevron-right" size={16} />}
        >
          {texts.next}
        </Button>
      )}
    </nav>
  );
}

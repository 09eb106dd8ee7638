import { Container } from '@mantine/core';
import type { SectionPage, SectionTour } from '../../shared/page-data/section.ts';
import { useSite } from '../../shared/site-context.tsx';
import { groupPriceTexts } from '../../shared/site-texts.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { HydrationBoundary } from '../../ui/hydration/ClientOnly.tsx';
import { GroupForm } from '../../ui/prices/GroupForm.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Paragraphs } from '../../ui/text/text.tsx';
import { GroupLinks } from './GroupLinks.tsx';
import { Pager } from './Pager.tsx';
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
            data-fits={filters && fitsOf(packages)}
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

/** The choices that any of these tours fits. */
function fitsOf(tours: readonly SectionTour[]): string {
  return [...new Set(tours.flatMap(({ fits = [] }) => fits))].join(' ');
}

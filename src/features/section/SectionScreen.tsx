import { Container } from '@mantine/core';
import type { SectionPage } from '../../domain/page-data/section.ts';
import { cardTexts } from '../../i18n/card-texts.ts';
import { groupPriceTexts } from '../../i18n/group-price-texts.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { PackageTile } from '../../ui/Cards/PackageTile.tsx';
import { Later } from '../../ui/Later/Later.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { Compare } from './Compare.tsx';
import { GroupForm } from './GroupForm.tsx';
import { Pager } from './Pager.tsx';
import classes from './SectionScreen.module.css';

/** A section page: the packages of an island or occasion, by group. Spec §2 Route table. */
export function SectionScreen({ page }: { readonly page: SectionPage }) {
  const { shell, messages } = useSite();
  const { group, priced } = useGroupPrices(shell.pricing, groupPriceTexts(messages));
  const groups = page.groups.map(({ packages, ...rest }) => ({ ...rest, packages: packages.map(priced) }));
  const hasPrices = groups.some(({ packages }) => packages.some(({ prices }) => prices));
  const isFurther = page.pager?.previous !== undefined;
  return (
    <>
      <Banner title={page.title} picture={page.picture} size={isFurther ? 'low' : 'page'} />
      {!isFurther && (
        <Container className={classes.intro}>
          <Paragraphs texts={page.intro} />
        </Container>
      )}
      <Compare
        title={page.pager?.compareTitle ?? messages.section.compare}
        groups={groups}
        areNamed={page.groups.length > 1 || page.pager !== undefined}
        before={hasPrices && <GroupForm group={group} />}
      />
      <Later>
        {groups.map(({ id, title, packages }, index) => (
          <Section key={id} id={page.pager && id} title={title}>
            <Grid>
              {packages.map((tour) => (
                <PackageTile key={tour.id} tour={tour} texts={cardTexts(messages)} />
              ))}
            </Grid>
            {page.pager && index === page.groups.length - 1 && <Pager pager={page.pager} />}
          </Section>
        ))}
        <Questions title={messages.questions.title} questions={page.questions} />
      </Later>
    </>
  );
}

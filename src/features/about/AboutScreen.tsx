import { Text, Title } from '@mantine/core';
import type { AboutPage, StoryPicture as StoryPictureData } from '../../shared/page-data/page.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { HydrationBoundary } from '../../ui/hydration/HydrationBoundary.tsx';
import { NamedIcon } from '../../ui/icons/Icon.tsx';
import { Newsletter } from '../../ui/Newsletter/Newsletter.tsx';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Statistics } from '../../ui/Statistics/Statistics.tsx';
import { Paragraphs } from '../../ui/text/text.tsx';
import classes from './About.module.css';

/** About the operator: story, figures, team, values, newsletter. */
export function AboutScreen({ page }: { readonly page: AboutPage }) {
  const [first, ...others] = page.pictures;
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} picture={page.picture} />
      <Section title={page.storyTitle}>
        <div className={classes.storyAndPicture}>
          <div className={classes.story}>
            <Paragraphs texts={page.story} />
          </div>
          {first && <StoryPicture picture={first} />}
        </div>
        {others.length > 0 && (
          <div className={classes.pictures}>
            {others.map((picture) => (
              <StoryPicture key={picture.id} picture={picture} />
            ))}
          </div>
        )}
      </Section>
      <HydrationBoundary>
        {page.statistics.length > 0 && (
          <Section title={page.statisticsTitle} hideTitle>
            <Statistics statistics={page.statistics} />
          </Section>
        )}
        {page.team.length > 0 && (
          <Section title={page.teamTitle} intro={page.teamText} tone="sand">
            <Grid kind="columns">
              {page.team.map(({ id, name, position }) => (
                <div key={id} className={classes.member}>
                  <Title order={3} size="h4">
                    {name}
                  </Title>
                  <Text variant="quiet">{position}</Text>
                </div>
              ))}
            </Grid>
          </Section>
        )}
        {page.values.length > 0 && (
          <Section title={page.valuesTitle}>
            <Grid kind="columns">
              {page.values.map(({ id, icon, title, description }) => (
                <div key={id} className={classes.value}>
                  <NamedIcon name={icon} size={36} />
                  <Title order={3} size="h4">
                    {title}
                  </Title>
                  <Text variant="quiet">{description}</Text>
                </div>
              ))}
            </Grid>
          </Section>
        )}
        <Questions questions={page.questions} />
        <Newsletter form={page.newsletter} />
      </HydrationBoundary>
    </>
  );
}

function StoryPicture({ picture: { picture, caption } }: { readonly picture: StoryPictureData }) {
  return (
    <figure className={classes.figure}>
      <PictureImage picture={picture} className={classes.picture} sizes="(min-width: 62em) 33vw, 100vw" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

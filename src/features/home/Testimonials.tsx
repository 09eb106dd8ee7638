import { Button } from '@mantine/core';
import type { HomePage } from '../../shared/page-data/home.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { Rating } from '../../ui/Cards/Rating.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Marked } from '../../ui/text/text.tsx';
import classes from './Home.module.css';

/** What guests said, with a link to more. */
export function Testimonials({ page }: { readonly page: HomePage }) {
  const { common } = useMessages();
  return (
    <Section title={page.testimonialsTitle}>
      <Grid kind="columns">
        {page.testimonials.map(({ id, name, location, text, ratingText }) => (
          <figure key={id} className={classes.review}>
            {ratingText !== undefined && (
              <Rating text={ratingText} label={common.rating({ rating: ratingText })} />
            )}
            <Marked as="blockquote" value={text} />
            <figcaption>
              <b>
                <Marked value={name} />
              </b>
              <Marked value={location} />
            </figcaption>
          </figure>
        ))}
      </Grid>
      <Button component="a" href={page.moreReviews.href} variant="outline" className={classes.more}>
        {page.moreReviews.label}
      </Button>
    </Section>
  );
}

import type { HomePage } from '../../domain/page-data/home.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Rating } from '../../ui/Cards/Rating.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Marked } from '../../ui/text/Marked.tsx';
import classes from './Home.module.css';

/** What guests said, with a link to more. Spec §2 Home, §3 Testimonial. */
export function Testimonials({ page }: { readonly page: HomePage }) {
  const { common } = useMessages();
  return (
    <Section title={page.testimonialsTitle}>
      <ul className={classes.reviews}>
        {page.testimonials.map(({ id, name, location, text, ratingText }) => (
          <li key={id}>
            <figure>
              <Rating text={ratingText} label={common.rating({ rating: ratingText })} />
              <blockquote lang={text.language}>{text.text}</blockquote>
              <figcaption>
                <b>
                  <Marked value={name} />
                </b>
                <Marked value={location} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <ButtonLink href={page.moreReviews.href} look="outline" className={classes.more}>
        {page.moreReviews.label}
      </ButtonLink>
    </Section>
  );
}

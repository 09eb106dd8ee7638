import type { HomePage } from '../../domain/page-data.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Cards/Card.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import classes from './Home.module.css';

/** The popular destinations, with a link to all. Spec §2 Home. */
export function PopularPlaces({ page }: { readonly page: HomePage }) {
  const { common } = useMessages();
  return (
    <Section title={page.popularTitle} intro={page.popularText}>
      <Grid>
        {page.popular.map(({ id, name, text, picture, href }) => (
          <Card
            key={id}
            title={name}
            text={text}
            picture={picture}
            href={href}
            linkLabel={common.explore}
            linkName={`${common.explore}: ${name}`}
          />
        ))}
      </Grid>
      <ButtonLink href={page.viewAll.href} look="outline" className={classes.more}>
        {page.viewAll.label}
      </ButtonLink>
    </Section>
  );
}

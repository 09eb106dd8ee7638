import ArrowRight from 'lucide-react/icons/arrow-right';
import type { HomePage } from '../../domain/page-data/home.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import classes from './Home.module.css';

/** The popular destinations, with a link to all. Spec §2 Home. */
export function PopularPlaces({ page }: { readonly page: HomePage }) {
  const { common } = useMessages();
  return (
    <Section title={page.popularTitle} intro={page.popularText}>
      <ul className={classes.places}>
        {page.popular.map(({ id, name, text, picture, href }) => (
          <li key={id} className={classes.place}>
            <PictureImage
              picture={picture}
              className={classes.picture}
              sizes="(min-width: 64em) 50vw, 100vw"
            />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <ButtonLink href={href} aria-label={`${common.explore}: ${name}`} className={classes.explore}>
                {common.explore}
                <ArrowRight aria-hidden size={16} />
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink href={page.viewAll.href} look="outline" className={classes.more}>
        {page.viewAll.label}
        <ArrowRight aria-hidden size={16} />
      </ButtonLink>
    </Section>
  );
}

import ArrowRight from 'lucide-react/icons/arrow-right';
import type { NotFoundPage } from '../../domain/page-data/page.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import classes from './NotFound.module.css';

/** Shown for addresses that lead nowhere. */
export function NotFoundScreen({ page }: { readonly page: NotFoundPage }) {
  return (
    <>
      <Banner title={page.title} subtitle={page.text} picture={page.picture} />
      <Container className={classes.content}>
        <h2 data-step="3">{page.suggestions}</h2>
        <ul className={classes.links}>
          {page.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>
                {label}
                <ArrowRight aria-hidden size={18} />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

import type { NotFoundPage } from '../../domain/page-data.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { PageLink } from '../../ui/links/PageLink.tsx';
import classes from './NotFound.module.css';

/** Shown for addresses that lead nowhere. */
export function NotFoundScreen({ page }: { readonly page: NotFoundPage }) {
  return (
    <>
      <Banner title={page.title} />
      <Container className={classes.content}>
        <p>{page.text}</p>
        <h2 data-step="3">{page.suggestions}</h2>
        <ul className={classes.links}>
          {page.links.map(({ label, href }) => (
            <li key={href}>
              <PageLink href={href}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

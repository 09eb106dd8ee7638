import { Anchor, Container, Title } from '@mantine/core';
import type { NotFoundPage } from '../../shared/page-data/page.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './NotFound.module.css';

/** Shown for addresses that lead nowhere. */
export function NotFoundScreen({ page }: { readonly page: NotFoundPage }) {
  return (
    <>
      <Banner title={page.title} subtitle={page.text} picture={page.picture} />
      <Container className={classes.content}>
        <Title order={2} size="h3">
          {page.suggestions}
        </Title>
        <ul className={classes.links}>
          {page.links.map(({ label, href }) => (
            <li key={href}>
              <Anchor href={href}>
                {label}
                <Icon name="arrow-right" size={18} />
              </Anchor>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

import { Anchor, Button, Container, TextInput, Title } from '@mantine/core';
import type { NotFoundPage } from '../../shared/page-data/page.ts';
import { useSite } from '../../shared/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './NotFound.module.css';

/** Shown for addresses that lead nowhere: a search, which works without scripts, and the main pages. */
export function NotFoundScreen({ page }: { readonly page: NotFoundPage }) {
  const { layout, messages } = useSite();
  return (
    <>
      <Banner title={page.title} subtitle={page.text} picture={page.picture} />
      <Container className={classes.content}>
        <search>
          <form action={layout.destinationsHref} className={classes.form}>
            <TextInput
              type="search"
              name="query"
              size="lg"
              aria-label={messages.search.label}
              placeholder={messages.search.homePlaceholder}
              leftSection={<Icon name="search" size={20} />}
              className={classes.field}
            />
            <Button type="submit" size="lg">
              {messages.search.button}
            </Button>
          </form>
        </search>
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

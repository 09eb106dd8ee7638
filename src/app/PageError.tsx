import { Container } from '@mantine/core';
import { useSite } from '../shared/site-context.tsx';
import { Banner } from '../ui/Banner/Banner.tsx';

/** Shown in place of a page that could not be loaded. */
export function PageError() {
  const { shell, messages } = useSite();
  return (
    <>
      <Banner title={messages.notices.errorTitle} />
      <Container>
        <p role="alert">{messages.notices.pageFailed}</p>
        {/* A new document, not a page change: what has failed is loaded afresh. */}
        <a href={shell.homeHref} data-new-document>
          {shell.brand}
        </a>
      </Container>
    </>
  );
}

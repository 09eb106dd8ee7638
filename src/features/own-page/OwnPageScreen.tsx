import { Container, List, Title } from '@mantine/core';
import type { OwnPage } from '../../shared/page-data/page.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Marked, Paragraphs } from '../../ui/text/text.tsx';
import classes from './OwnPage.module.css';

/** Fewest headings of a page with a table of contents. */
const MIN_HEADINGS = 3;

/** A page of the operator's own: parts under headings, each with paragraphs and a list. */
export function OwnPageScreen({ page: { title, picture, sections, questions } }: { readonly page: OwnPage }) {
  const parts = sections.map((section, index) => ({ ...section, id: `part-${index + 1}` }));
  const hasContents = parts.length + questions.length >= MIN_HEADINGS;
  return (
    <>
      <Banner title={title} picture={picture} size="slim" />
      <Container className={classes.content} data-contents={hasContents}>
        {hasContents && (
          <nav aria-label={title} className={classes.contents}>
            <ol>
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
              {questions.map(({ id, question, language }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Marked value={{ text: question, language }} />
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={classes.text}>
          {parts.map(({ id, heading, paragraphs, points }) => (
            <section key={id} id={id}>
              <Title order={2} size="h3">
                {heading}
              </Title>
              <Paragraphs texts={paragraphs} />
              {points.length > 0 && (
                <List>
                  {points.map((point) => (
                    <List.Item key={point}>{point}</List.Item>
                  ))}
                </List>
              )}
            </section>
          ))}
          {questions.map(({ id, question, answer, language }) => (
            <section key={id} id={id}>
              <Title order={2} size="h3">
                <Marked value={{ text: question, language }} />
              </Title>
              <p>
                <Marked value={{ text: answer, language }} />
              </p>
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}

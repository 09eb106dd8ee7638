import { Container, List, Title } from '@mantine/core';
import type { OwnPage } from '../../shared/page-data/own-page.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Marked, Paragraphs } from '../../ui/text/text.tsx';
import classes from './OwnPage.module.css';

/** A page of the operator's own: parts under headings, each with paragraphs and a list. */
export function OwnPageScreen({ page: { title, picture, sections, questions } }: { readonly page: OwnPage }) {
  return (
    <>
      <Banner title={title} {...(picture ? { picture } : {})} size="low" />
      <Container className={classes.content}>
        {sections.map(({ heading, paragraphs, points }) => (
          <section key={heading}>
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
      </Container>
    </>
  );
}

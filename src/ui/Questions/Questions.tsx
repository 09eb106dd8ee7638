import type { Question } from '../../domain/page-data/parts.ts';
import { Section } from '../Section/Section.tsx';
import classes from './Questions.module.css';

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Questions that open to their answers; nothing at all when there are none. */
export function Questions({ title, questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Section title={title} split>
      <div className={classes.list}>
        {questions.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

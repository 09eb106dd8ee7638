import type { Question } from '../../shared/page-data/parts.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { Section } from '../Section/Section.tsx';
import { Marked } from '../text/text.tsx';
import classes from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
  /** A question answered by a list, shown first; left out if the list is empty. */
  readonly list?: { readonly title: string; readonly items: readonly string[] };
}

/** Questions that unfold their answers; renders nothing without any. */
export function Questions({ questions, list }: QuestionsProps) {
  const { title } = useMessages().questions;
  const hasList = list !== undefined && list.items.length > 0;
  if (questions.length === 0 && !hasList) return null;
  return (
    <Section title={title} split>
      <div className={classes.list}>
        {hasList && (
          <details>
            <summary>{list.title}</summary>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        )}
        {questions.map(({ id, question, answer, language }) => (
          <details key={id}>
            <summary>
              <Marked value={{ text: question, language }} />
            </summary>
            <p>
              <Marked value={{ text: answer, language }} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}

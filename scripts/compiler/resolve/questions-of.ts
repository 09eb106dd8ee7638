import type { Questions } from '../../../schema/questions.ts';
import type { LinkedPackage } from '../link/model.ts';

type AnsweredQuestion = Questions['questions'][number];

/** A page that answers questions; for families of pages also which one it is. */
export type AskedPage =
  | { readonly kind: 'about' | 'contact' | 'home' }
  | { readonly kind: 'destination' | 'section'; readonly id: string }
  | { readonly kind: 'package'; readonly entry: LinkedPackage };

/** The questions that a page answers: those that only some pages of its kind answer, then the others, as they are listed. */
export function questionsOf(
  questions: readonly AnsweredQuestion[],
  page: AskedPage,
): readonly AnsweredQuestion[] {
  const answered = questions.filter(({ pages }) => pages.includes(page.kind));
  return [
    ...answered.filter((question) => chosenFor(question, page) === true),
    ...answered.filter((question) => chosenFor(question, page) === undefined),
  ];
}

/** Whether a question names the page among those of its kind; undefined where it names none and means all. */
function chosenFor(question: AnsweredQuestion, page: AskedPage): boolean | undefined {
  switch (page.kind) {
    case 'destination':
      return question.destinations?.includes(page.id);
    case 'section':
      return question.sections?.includes(page.id);
    case 'package':
      return chosenForPackage(question, page.entry);
    default:
      return undefined;
  }
}

function chosenForPackage(
  { packages, categories }: AnsweredQuestion,
  { id, category }: LinkedPackage,
): boolean | undefined {
  if (packages === undefined && categories === undefined) return undefined;
  return (packages?.includes(id) ?? false) || (categories?.includes(category.id) ?? false);
}

import type { PackagePage } from '../../shared/page-data/package.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { useHydrated } from '../../ui/hydration/ClientOnly.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { broughtFor } from './packing.ts';
import type { Trip } from './use-trip.ts';

interface PackageQuestionsProps {
  readonly page: PackagePage;
  readonly trip: Trip;
}

/** What to bring for the chosen option, and questions; before scripts, which know the choice, for all options. */
export function PackageQuestions({ page, trip }: PackageQuestionsProps) {
  const { questions, package: texts } = useMessages();
  const isHydrated = useHydrated();
  const items = isHydrated ? broughtFor(page, trip.variant) : page.bring;
  return (
    <Questions title={questions.title} questions={page.questions} list={{ title: texts.bring, items }} />
  );
}
